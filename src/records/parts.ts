import { invalid, type Problem } from '../common/errors.js';
import { statement } from '../database/database.js';
import { perEach } from '../database/resources.js';
import type { ChangedFields } from './record.entity.js';
import type { CitedResource } from './schemas.js';

/*
 * The parts that a record is written with: its email addresses and its name aliases.
 */

export const EMAIL_OWNER = {
  person: 'person_id',
  organization: 'organization_id',
  membership: 'membership_id',
} as const;
export type EmailOwner = keyof typeof EMAIL_OWNER;

export const ownsEmails = (resource: CitedResource): resource is EmailOwner => resource in EMAIL_OWNER;

/** A value for each owner of email addresses, from the column of its id. */
export const perEmailOwner = <T>(make: (column: string) => T) =>
  perEach(Object.keys(EMAIL_OWNER) as EmailOwner[], (owner) => make(EMAIL_OWNER[owner]));

export const EMAILS_OF = perEmailOwner((owner) =>
  statement(`SELECT address, verified_at FROM email_addresses WHERE ${owner} = $1 ORDER BY id`),
);

/** The owners of name aliases, and the owner's own name, which an alias must not repeat; `t` is the owner's table. */
export const ALIAS_OWNER = {
  person: {
    column: 'person_id',
    name: `concat_ws(' ', t.first_name, t.last_name)`,
    parts: ['first_name', 'last_name'],
  },
  organization: { column: 'organization_id', name: 't.name', parts: ['name'] },
} as const;
export type AliasOwner = keyof typeof ALIAS_OWNER;

export const ownsAliases = (resource: CitedResource): resource is AliasOwner => resource in ALIAS_OWNER;

export const ALIASES_OF = perEach(Object.keys(ALIAS_OWNER) as AliasOwner[], (owner) =>
  statement(`SELECT name FROM name_aliases WHERE ${ALIAS_OWNER[owner].column} = $1`),
);

export interface NewEmail {
  readonly address: string;
  readonly verified_at?: string | null;
}

/** An email address that a change adds, verifies or removes. */
export interface EmailChange extends NewEmail {
  readonly _destroy?: boolean;
}

/** The parts in a body. Name aliases are only added. */
export interface Parts {
  readonly email_addresses?: readonly EmailChange[];
  readonly name_aliases?: readonly { readonly name: string }[];
}

interface EmailEdits {
  /** New addresses, and existing ones with another verified_at. */
  readonly added: readonly NewEmail[];
  /** Spelled as stored. */
  readonly removed: readonly string[];
}

/**
 * Compares the addresses of a body with those of the record.
 *
 * @throws 422 for an address to remove that the record does not have, or that is also to be added
 */
export function emailEdits(known: readonly NewEmail[], given: readonly EmailChange[]): EmailEdits {
  const byAddress = new Map(known.map((email) => [folded(email), email]));
  const kept = given.filter(({ _destroy }) => !_destroy);
  const problems: Problem[] = [];
  const removed = new Set<string>();
  given.forEach((email, index) => {
    if (!email._destroy) return;
    const field = `email_addresses[${index}].address`;
    const present = byAddress.get(folded(email));
    if (kept.some((other) => folded(other) === folded(email)))
      problems.push({ field, code: 'conflict', message: 'cannot be both added and removed' });
    else if (present === undefined)
      problems.push({ field, code: 'not_found', message: 'is not an email address of this record' });
    else removed.add(present.address);
  });
  if (problems.length > 0) throw invalid(problems);
  const added = distinct(kept).filter((email) => {
    const present = byAddress.get(folded(email));
    return (
      !present || (email.verified_at !== undefined && email.verified_at !== (present.verified_at ?? null))
    );
  });
  return { added, removed: [...removed] };
}

/** The change-log entry of the edits. */
export function emailsChanged(known: readonly NewEmail[], { added, removed }: EmailEdits): ChangedFields {
  if (added.length === 0 && removed.length === 0) return {};
  const left = known.filter(({ address }) => !removed.includes(address));
  const after = new Map(left.map((email) => [folded(email), email]));
  // An existing address keeps its spelling.
  for (const email of added)
    after.set(folded(email), { ...email, address: after.get(folded(email))?.address ?? email.address });
  const shown = (emails: Iterable<NewEmail>) => [...emails].map(emailAsShown);
  return { email_addresses: { from: shown(known), to: shown(after.values()) } };
}

/** An email address as the change log shows it. */
export const emailAsShown = ({ address, verified_at }: NewEmail): NewEmail =>
  verified_at ? { address, verified_at } : { address };

const folded = (email: NewEmail) => email.address.toLowerCase();

/** Merges repeated addresses; the last `verified_at` that is given wins. */
function distinct(emails: readonly NewEmail[]): NewEmail[] {
  const found = new Map<string, NewEmail>();
  for (const { address, verified_at: given } of emails) {
    const key = address.toLowerCase();
    const verified_at = given === undefined ? found.get(key)?.verified_at : given;
    found.set(key, { address, ...(verified_at === undefined ? {} : { verified_at }) });
  }
  return [...found.values()];
}
