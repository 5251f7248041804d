import type { Problem } from '../../common/errors.js';
import { calendarDate } from '../../values/dates.js';
import { emailAddress } from '../../values/email.js';
import { phoneNumber } from '../../values/phone.js';
import { flag, refuse, text, webUrl, type Parser } from '../../values/text.js';
import type { FindingKind, FoundValue, PersonValue } from '../researcher/findings.js';

/** The parser of a field, and whether the field may be null. */
type Part = readonly [parse: Parser<unknown>, isNullable?: boolean];

const line: Part = [text()];
const optional: Part = [text(), true];

/** The reader reports profiles over HTTPS only. */
const httpsUrl: Parser<string> = (input) => {
  const parsed = webUrl(input);
  return !parsed.ok || /^https:/i.test(parsed.value)
    ? parsed
    : refuse('invalid_format', 'must be an https URL such as https://example.org/page');
};

/** The fields of each kind that an editor may correct. A string corrects the first field. */
const PARTS: { readonly [K in FindingKind]: Readonly<Record<string, Part>> } = {
  organization_name: { name: line },
  description: { text: line },
  person: {
    name: line,
    first_name: optional,
    last_name: line,
    role: optional,
    title: optional,
    start_date: [calendarDate, true],
    email: [emailAddress, true],
    phone: [phoneNumber, true],
  },
  email_address: { address: [emailAddress], is_role_address: [flag] },
  phone: { number: [phoneNumber], written: line, is_fax: [flag] },
  postal_address: {
    line,
    street: optional,
    postal_code: optional,
    locality: optional,
    region: optional,
    country: optional,
  },
  social_profile: { url: [httpsUrl], network: line },
};

/** The value with an editor's corrections. Validation errors are added to `problems`, under `field`. */
export function corrected(
  found: FoundValue,
  edit: string | Readonly<Record<string, unknown>>,
  field: string,
  problems: Problem[],
): FoundValue {
  const parts = PARTS[found.kind];
  const given = typeof edit === 'string' ? { [Object.keys(parts)[0]!]: edit } : edit;
  const changed: Record<string, unknown> = {};
  for (const [name, input] of Object.entries(given)) {
    const [parse, isNullable] = (Object.hasOwn(parts, name) && parts[name]) || [];
    const parsed = input === null ? null : parse?.(input);
    const add = (code: string, message: string): unknown =>
      problems.push({ field: typeof edit === 'string' ? field : `${field}.${name}`, code, message });
    if (parse === undefined) add('unknown_field', 'is no part of a finding of this kind');
    else if (input === null && !isNullable) add('blank', 'must not be empty');
    else if (parsed?.ok === false) add(parsed.code, parsed.message);
    else changed[name] = parsed?.value ?? null;
  }
  const value = { ...found.value, ...(found.kind === 'person' ? withName(found.value, changed) : changed) };
  return { ...found, value } as FoundValue;
}

/** Keeps the full name and its two parts consistent after a correction of either. */
function withName(person: PersonValue, changed: Record<string, unknown>): Record<string, unknown> {
  if ('first_name' in changed || 'last_name' in changed) {
    const { first_name, last_name } = { ...person, ...changed };
    return { ...changed, name: [first_name, last_name].filter(Boolean).join(' ') };
  }
  if (typeof changed['name'] !== 'string') return changed;
  const words = changed['name'].split(' ');
  return { ...changed, first_name: words.slice(0, -1).join(' ') || null, last_name: words.at(-1) };
}
