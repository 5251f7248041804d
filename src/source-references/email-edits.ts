import type { ChangedFields } from '../changes/change.entity.js';
import { asShown } from '../changes/diff.js';
import { invalid, type Problem } from '../common/errors.js';

export interface NewEmail {
  readonly address: string;
  readonly verified_at?: string | null;
}

/** An email address that a change adds, verifies or removes. */
export interface EmailChange extends NewEmail {
  /** Removes the address. */
  readonly _destroy?: boolean;
}

/** What a write does to the email addresses of a record. */
export interface EmailEdits {
  /** New ones, and known ones with another verified_at. */
  readonly added: readonly NewEmail[];
  /** In the letters that the record keeps. */
  readonly removed: readonly string[];
}

/**
 * What the addresses given in a body change in those that the record has.
 *
 * @throws 422 for an address that is to be removed and that the record does not have, or that is also to be added
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
      problems.push({ field, code: 'conflict', message: 'must not be both added and removed' });
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

/** The edits as the change log tells them. */
export function emailsChanged(known: readonly NewEmail[], { added, removed }: EmailEdits): ChangedFields {
  if (added.length === 0 && removed.length === 0) return {};
  const left = known.filter(({ address }) => !removed.includes(address));
  const after = new Map(left.map((email) => [folded(email), email]));
  // The record keeps the letters of an address that it has.
  for (const email of added)
    after.set(folded(email), { ...email, address: after.get(folded(email))?.address ?? email.address });
  const shown = (emails: Iterable<NewEmail>) => [...emails].map(asShown.email);
  return { email_addresses: { from: shown(known), to: shown(after.values()) } };
}

const folded = (email: NewEmail) => email.address.toLowerCase();

/** An address given twice is one address; the last one that gives `verified_at` decides it. */
function distinct(emails: readonly NewEmail[]): NewEmail[] {
  const found = new Map<string, NewEmail>();
  for (const { address, verified_at: given } of emails) {
    const key = address.toLowerCase();
    const verified_at = given === undefined ? found.get(key)?.verified_at : given;
    found.set(key, { address, ...(verified_at === undefined ? {} : { verified_at }) });
  }
  return [...found.values()];
}
