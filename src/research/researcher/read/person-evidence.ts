import { isRoleAddress } from './emails.js';
import { leadingName, type PersonName } from './names.js';
import type { Reading, RuleOf } from './reading.js';
import { isRepresentation } from './roles.js';
import { fold, trimmed } from './text.js';

/** A given name that is known makes a name surer; one that is not makes it less so. */
const KNOWN = 0.05;
const UNKNOWN = -0.08;
/** How many lines below a name its contact details stand. */
const REACH = 4;
/** A longer line is no role. */
export const MAX_ROLE_LINE_LENGTH = 80;

export interface Contacts {
  readonly email: string | null;
  readonly phone: string | null;
}

/** The first number on lines, faxes left out, and the address that is named after the person, or else the first. */
export function contactsOn(reading: Reading, lines: readonly number[], name: string): Contacts {
  const found = lines.flatMap((line) => reading.foundOn(line));
  const emails = found.flatMap((one) => (one.kind === 'email_address' ? one.value.address : []));
  const phones = found.flatMap((one) => (one.kind === 'phone' && !one.value.is_fax ? one.value.number : []));
  const named = emails.find((email) => isNamedAfter(email, name));
  return { email: named ?? emails[0] ?? null, phone: phones[0] ?? null };
}

/** The contacts on a line with a name and below it, up to another name or heading. */
export function contactsBelow(reading: Reading, name: string, at: number): Contacts {
  const lines = [at];
  for (let next = at + 1; next <= at + REACH; next += 1) {
    const line = reading.page.lines[next];
    if (!line || line.heading > 0 || (line.text.length < 60 && leadingName(line.text) !== null)) break;
    lines.push(next);
  }
  return contactsOn(reading, lines, name);
}

/** `m.drozdowska@`, `anna@`: a part of the name, or its initials with one, stand before the @. */
export function isNamedAfter(address: string, name: string): boolean {
  const local = fold(address.slice(0, address.lastIndexOf('@')).replace(/\d+/g, ' '));
  const parts = fold(name).split(' ');
  const joined = local.replaceAll(' ', '');
  if (local.split(' ').some((word) => word.length > 2 && parts.includes(word))) return true;
  const hasInitial = (part: string): boolean =>
    parts.some((other) => other !== part && joined.startsWith(other[0]!));
  return parts.some(
    (part) =>
      part.length > 3 && joined.length <= part.length + 12 && joined.endsWith(part) && hasInitial(part),
  );
}

/** What stands below a name is the person's, unless an office reads it. */
function ownContacts(reading: Reading, name: string, at: number): Contacts {
  const { email, phone } = contactsBelow(reading, name, at);
  const isOwn = email !== null && (isNamedAfter(email, name) || !isRoleAddress(email));
  return { email: isOwn ? email : null, phone };
}

/** Adds a person with the contacts that stand below the name, or with those that are given. */
export function addPerson(
  reading: Reading,
  rule: RuleOf<'person'>,
  { isKnown, ...name }: PersonName,
  role: string | null,
  at: number,
  contacts = ownContacts(reading, name.name, at),
): void {
  const named = role === null || isRepresentation(role) ? null : trimmed(role, ' :');
  reading.add(rule, { ...name, role: named, ...contacts }, name.name, at, isKnown ? KNOWN : UNKNOWN);
}
