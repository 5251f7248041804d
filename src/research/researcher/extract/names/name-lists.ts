import { isShortPhrase, namesRole, saysWhen } from '../roles/role-words.js';
import { isKnownName, personName } from './person-name.js';

/** A name as it stands in a list of them, with what stands in brackets behind it. */
export interface Listed {
  readonly name: string;
  readonly role: string | null;
}

const AND =
  'und|and|et|y|e|ed|i|sowie|en|och|og|&|\\+|or|oder|ou|o|u|ja|és|a|ir|un|și|si|ve|och|und|eta|és|как|и|та|й|και|و|dan|và|na|agus|ac';
const ROLE_IN_BRACKETS = /^(?<name>[^()（]{3,60}?) ?[(（](?<role>[^()]{2,80})[)）]$/u;
const BETWEEN = new RegExp(
  `\\s*[;、，]\\s*|,?\\s+(?:${AND})\\s+(?=\\p{Lu}|\\p{Lo})|\\s+[/|·•–—]\\s+|,\\s+(?=\\p{L}[^,]*\\s)`,
  'u',
);
/** A comma or an "and" in brackets parts no names. */
const OUTSIDE_BRACKETS = new RegExp(`(?:${BETWEEN.source})(?![^()（]*[)）])`, 'u');

/** Several names after one label. A comma may stand before a degree, so only whole names are parted. */
export function namesIn(text: string, isLabelled = true): Listed[] {
  const shared = sharedLastName(text);
  if (shared !== null) return shared;
  const parts = withRoles(text.split(OUTSIDE_BRACKETS).flatMap((part) => listed(part ?? '', isLabelled)));
  // `Júlia Soler i Vidal` is one person: a last name alone is none.
  const isOne = parts.length > 1 && parts.some(({ name }) => !name.includes(' '));
  return isOne && personName(text) !== null ? [{ name: text.trim(), role: null }] : parts;
}

/** `Ada Lovelace, chair, and Max Born, head of the school`: what follows a name in small letters, and is an office, is its role. */
function withRoles(parts: readonly Listed[]): Listed[] {
  return parts.flatMap((part, at): Listed[] => {
    if (at > 0 && isOffice(part) && personName(parts[at - 1]!.name) !== null) return [];
    const [name, role] = part.name.split(', ', 2);
    if (role !== undefined && isOffice({ name: role, role: null }) && personName(name!) !== null)
      return [{ name: name!, role }];
    const next = parts[at + 1];
    return [next !== undefined && isOffice(next) && part.role === null ? { ...part, role: next.name } : part];
  });
}

const isOffice = ({ name, role }: Listed): boolean =>
  role === null && /^\p{Ll}/u.test(name) && namesRole(name) && isShortPhrase(name);

function listed(part: string, isLabelled: boolean): Listed[] {
  const text = part.replace(/[;,]$|(?<=\p{Ll}{3})\.$/u, '').trim();
  if (text === '') return [];
  return [bracketed(text, isLabelled) ?? { name: text, role: null }];
}

/** `Ada Lovelace (Chair)`: any short text is a role there, behind a label that says that they are people. */
export function bracketed(text: string, isLabelled = false): Listed | null {
  const found = ROLE_IN_BRACKETS.exec(text)?.groups;
  if (!found) return null;
  const [name, role] = [found['name']!.trim(), found['role']!.trim()];
  if (saysWhen(role) && !namesRole(role))
    return personName(name, true) === null ? null : { name, role: null };
  if (namesRole(role)) return { name, role };
  return isLabelled && personName(name, true) !== null
    ? { name, role: isShortPhrase(role) ? role : null }
    : null;
}

const COUPLE = new RegExp(
  `^(?<one>\\p{Lu}[\\p{L}-]+) (?:${AND}) (?<other>\\p{Lu}[\\p{L}-]+) (?<last>(?:(?:von|van|de|der|den|du|da|di|al|el) )*\\p{Lu}[\\p{L}’'-]+)$`,
  'u',
);
/** The last name of several Slavs has another ending than that of one. */
const OF_SEVERAL = /(?:ovi|ovci|owie|scy|ccy|dzcy|ovy|ских)$/u;

/** `Tom and Sue Carter` are two people with one last name. */
function sharedLastName(text: string): Listed[] | null {
  const found = COUPLE.exec(text.trim())?.groups;
  if (!found) return null;
  if (OF_SEVERAL.test(found['last']!)) return [];
  const names = [found['one']!, found['other']!].map((first) => `${first} ${found['last']!}`);
  return names.every(isKnownName) ? names.map((name) => ({ name, role: null })) : null;
}
