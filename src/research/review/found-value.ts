import type { Problem } from '../../http/errors.js';
import { calendarDate } from '../../values/dates.js';
import { emailAddress } from '../../values/email.js';
import { flag } from '../../values/flag.js';
import type { Parser } from '../../values/parsed.js';
import { text } from '../../values/text.js';
import { webUrl } from '../../values/web-url.js';
import type { FindingKind, FindingValues, PersonValue } from '../researcher/findings.js';

/** A person as an editor may complete it: a page seldom tells the title, or since when. */
export interface EditedPerson extends PersonValue {
  readonly title?: string | null;
  readonly start_date?: string | null;
}

type Values = Omit<FindingValues, 'person'> & { readonly person: EditedPerson };

/** What was found, as it was found or as an editor corrected it. */
export type FoundValue = {
  readonly [K in FindingKind]: { readonly kind: K; readonly value: Values[K]; readonly key: string };
}[FindingKind];

/** The email addresses in a value. */
export function addressesIn(found: FoundValue): string[] {
  if (found.kind === 'email_address') return [found.value.address];
  return found.kind === 'person' && found.value.email !== null ? [found.value.email] : [];
}

interface Part {
  readonly parse: Parser<unknown>;
  readonly nullable?: boolean;
}

const line = text();
const optional = (parse: Parser<unknown> = line): Part => ({ parse, nullable: true });

/** What an editor may correct of each kind, the part that a mere string stands for first. */
const PARTS: { readonly [K in FindingKind]: Readonly<Record<string, Part>> } = {
  organization_name: { name: { parse: line } },
  description: { text: { parse: line } },
  person: {
    name: { parse: line },
    first_name: optional(),
    last_name: { parse: line },
    role: optional(),
    title: optional(),
    start_date: optional(calendarDate),
    email: optional(emailAddress),
    phone: optional(),
  },
  email_address: { address: { parse: emailAddress }, is_role_address: { parse: flag } },
  phone: { number: { parse: line }, written: { parse: line }, is_fax: { parse: flag } },
  postal_address: {
    line: { parse: line },
    street: optional(),
    postal_code: optional(),
    locality: optional(),
    region: optional(),
    country: optional(),
  },
  social_profile: { url: { parse: webUrl }, network: { parse: line } },
};

/**
 * The value with an editor's corrections: a string for what matters most of it, or an object with the parts to change.
 * What is wrong is added to `problems`, under `field`.
 */
export function corrected<F extends FoundValue>(
  found: F,
  edit: string | Readonly<Record<string, unknown>>,
  field: string,
  problems: Problem[],
): F {
  const parts = PARTS[found.kind];
  const given = typeof edit === 'string' ? { [Object.keys(parts)[0]!]: edit } : edit;
  const changed: Record<string, unknown> = {};
  for (const [name, input] of Object.entries(given)) {
    const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
    const at = typeof edit === 'string' ? field : `${field}.${name}`;
    if (part === undefined) {
      problems.push({ field: at, code: 'unknown_field', message: `is no part of a finding of this kind` });
    } else if (input === null) {
      if (part.nullable) changed[name] = null;
      else problems.push({ field: at, code: 'blank', message: 'must not be empty' });
    } else {
      const parsed = part.parse(input);
      if (parsed.ok) changed[name] = parsed.value;
      else problems.push({ field: at, code: parsed.code, message: parsed.message });
    }
  }
  const value = { ...found.value, ...(found.kind === 'person' ? withName(found.value, changed) : changed) };
  return { ...found, value };
}

/** A name and its two parts follow each other, whichever of them was corrected. */
function withName(person: EditedPerson, changed: Record<string, unknown>): Record<string, unknown> {
  const isSplit = 'first_name' in changed || 'last_name' in changed;
  if (isSplit) {
    const { first_name, last_name } = { ...person, ...changed };
    return { ...changed, name: [first_name, last_name].filter(Boolean).join(' ') };
  }
  if (typeof changed['name'] !== 'string') return changed;
  const words = changed['name'].split(' ');
  return { ...changed, first_name: words.slice(0, -1).join(' ') || null, last_name: words.at(-1) };
}
