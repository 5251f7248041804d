import type { FindingOf, PostalAddressValue } from '../../findings.js';
import { foldName } from '../names/fold-name.js';

/**
 * Addresses, the surest first, without those that say of the same house less or otherwise: without a postal code, or with
 * the town's district, province or delivery office beside its name.
 */
export function withoutSameHouse(
  addresses: readonly FindingOf<'postal_address'>[],
): FindingOf<'postal_address'>[] {
  const hasCode = addresses.toSorted(
    (one, other) => Number(other.value.postal_code !== null) - Number(one.value.postal_code !== null),
  );
  const kept = hasCode.filter(
    ({ value }, at) => !hasCode.slice(0, at).some((other) => isSameHouse(other.value, value)),
  );
  return addresses.filter((one) => kept.includes(one));
}

function isSameHouse(known: PostalAddressValue, other: PostalAddressValue): boolean {
  if (known.street === null || other.street === null) return false;
  const isSameCode = digitsOf(known.postal_code) === digitsOf(other.postal_code);
  if (other.postal_code !== null && !isSameCode) return false;
  if (!isWithin(wordsOf(known.locality), wordsOf(other.locality))) return false;
  const [street, written] = [wordsOf(known.street), wordsOf(other.street)];
  return other.postal_code === null
    ? isWithin(street, written)
    : houseOf(known.street) === houseOf(other.street) && houseOf(known.street) !== null;
}

const wordsOf = (text: string | null): string[] => foldName(text ?? '').split(' ');
const digitsOf = (text: string | null): string | null => text?.replace(/[^\p{L}\p{N}]/gu, '') ?? null;
const houseOf = (street: string): string | null => /\p{N}+/u.exec(street)?.[0] ?? null;

/** Whether all words of one are words of the other, whichever it is. */
const isWithin = (words: readonly string[], others: readonly string[]): boolean =>
  words.every((word) => others.includes(word)) || others.every((word) => words.includes(word));
