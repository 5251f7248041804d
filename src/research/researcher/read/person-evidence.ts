import { isRoleAddress } from '../../../names/role-addresses.js';
import { leadingName, type PersonName } from './names.js';
import type { Reading, RuleOf } from './reading.js';
import { isRepresentation } from './roles.js';
import { fold, trimmed } from './text.js';

/** The change in confidence for a known and for an unknown given name. */
const KNOWN = 0.05;
const UNKNOWN = -0.08;
/** The number of lines below a name that may contain its contact details. */
const REACH = 4;
/** The maximum length of a line that contains a role. */
export const MAX_ROLE_LINE_LENGTH = 80;

/** The line of a name and the lines below it, up to the next name or heading. */
function linesOf(reading: Reading, at: number): number[] {
  const below = reading.page.lines.slice(at + 1, at + 1 + REACH);
  const end = below.findIndex(
    ({ heading, text }) => heading > 0 || (text.length < 60 && leadingName(text) !== null),
  );
  return [at, ...(end < 0 ? below : below.slice(0, end)).map(({ index }) => index)];
}

/**
 * The first phone number on a person's lines, without fax numbers, and the email address derived from the
 * name, or else the first address that does not belong to an office.
 */
export function contactsOf(reading: Reading, name: string, at: number, lines = linesOf(reading, at)) {
  const found = lines.flatMap((line) => reading.foundOn(line));
  const emails = found.flatMap((one) => (one.kind === 'email_address' ? one.value.address : []));
  const phones = found.flatMap((one) => (one.kind === 'phone' && !one.value.is_fax ? one.value.number : []));
  const named = emails.find((email) => isNamedAfter(email, name));
  return { email: named ?? emails.find((one) => !isRoleAddress(one)) ?? null, phone: phones[0] ?? null };
}

/**
 * Whether the local part of an address contains a part of the name, or its initials with a part:
 * `m.drozdowska@`, `anna@`.
 */
export function isNamedAfter(address: string, name: string): boolean {
  const local = fold(address.slice(0, address.lastIndexOf('@')).replace(/\d+/g, ' '));
  const parts = fold(name).split(' ');
  if (local.split(' ').some((word) => word.length > 2 && parts.includes(word))) return true;
  const joined = local.replaceAll(' ', '');
  const hasInitial = (part: string): boolean =>
    parts.some((other) => other !== part && joined.startsWith(other[0]!));
  return parts.some(
    (part) =>
      part.length > 3 && joined.length <= part.length + 12 && joined.endsWith(part) && hasInitial(part),
  );
}

/** Adds a person with the contact details on the given lines, or else on the lines below the name. */
export function addPerson(
  reading: Reading,
  rule: RuleOf<'person'>,
  { isKnown, ...name }: PersonName,
  role: string | null,
  at: number,
  lines?: readonly number[],
): void {
  const named = role === null || isRepresentation(role) ? null : trimmed(role, ' :');
  const contacts = contactsOf(reading, name.name, at, lines && [...lines]);
  reading.add(rule, { ...name, role: named, ...contacts }, name.name, at, isKnown ? KNOWN : UNKNOWN);
}
