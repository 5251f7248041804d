import { fold, trimmed, phrases, words } from './text.js';

export interface PersonName {
  /** The name as written on the page, without titles and degrees. */
  readonly name: string;
  readonly first_name: string | null;
  readonly last_name: string;
  /** Whether a part of the name is a known given name. */
  readonly isKnown: boolean;
}

const GIVEN = new Set(words('given-names', 'names'));
const BEFORE = phrases('names', 'titles');
const PARTICLES = new Set(words('names', 'particles'));
const PAGE_NAMES = new Set(words('pages', 'contact', 'imprint', 'team', 'about'));
/** Words for bodies, places, streets, pages and legal forms, which do not occur in names of people. */
const NO_NAMES = new Set([
  ...words('names', 'no_names'),
  ...words('addresses', 'words').filter((word) => word.length > 3),
  ...words('organizations', 'legal_forms', 'bodies').filter((word) => word.length > 2),
  ...PAGE_NAMES,
]);

/** Separators between a name and other text on a line. */
export const SEPARATOR = / ?[:：|–—;•·] ?| [-/] |- |, | ?[（(]|[)）]/u;

const MAX_LENGTH = 80;
const MAX_PARTS = 6;
const NO_NAME = /[@:;!?©|<>/\\\d“”"„«»=+*#%…]/;
/** A part of a name: `Anna`, `O’Neill`, `Yo-Yo`, `Ki-moon`, `McCartney`, `J.`, `M`, `D'Angelo`. */
const PART = /^(?:\p{Lu}[\p{L}\p{M}]*|\p{Lu}\.?)(?:[-'’‐][\p{L}\p{M}]+|\.-?\p{Lu}\.?){0,2}\.?$/u;
/** A particle joined to a part: `al-Assad`, `d’Arc`. */
const JOINED = /^(\p{Ll}+)['’‐-](\p{Lu}.*)$/u;
/** A missing space after a point: `Prof.dr. Ada`, `Ada P.de Vries`. */
const JOINED_POINT = /(?<=\p{L})\.(?=\p{L}{2})/gu;
const INITIAL = /^\p{Lu}(?:\.-?\p{Lu}){0,2}\.?$/u;
const ABBREVIATION = /^\p{Lu}{2,}\p{Ll}?(?:-|$)/u;
const ASIAN_NAME =
  /^(?:[\p{Script=Han}々ヶ]{1,4}[ ・]?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々]{1,4}|\p{Script=Hangul}{2,4})$/u;

/** The person's name in a text that contains nothing else, without titles and degrees; otherwise null. */
export function personName(text: string): PersonName | null {
  if (text.length > MAX_LENGTH) return null;
  const asian = asianName(text);
  if (asian) return asian;
  const bare = withoutTitles(text);
  if (NO_NAME.test(bare)) return null;
  // `Schmidt, Anna`: the last name comes first if the second part begins with a known given name.
  const [last = '', first, ...more] = bare.split(/, ?/);
  if (first !== undefined && (more.length > 0 || !isGiven(first.split(' ')[0]!))) return null;
  const parts = (first === undefined ? last : `${first} ${last}`).split(' ');
  return areName(parts) ? nameOf(parts) : null;
}

function areName(parts: readonly string[]): boolean {
  if (parts.length < 2 || parts.length > MAX_PARTS || /^\p{Ll}/u.test(parts[0]!)) return false;
  const isShouted = parts.every((part) => part === part.toUpperCase());
  // `Amis d'Alsace` is not a name of a person.
  const hasGiven = parts.some(isGiven);
  let whole = 0;
  for (const [at, written] of parts.entries()) {
    const isLast = at === parts.length - 1;
    const part = withoutParticle(written, hasGiven);
    if (INITIAL.test(part)) continue;
    const folded = fold(part);
    const isParticle = PARTICLES.has(folded) && !isLast;
    if (isParticle && /^\p{Ll}/u.test(part)) continue;
    // A trade after a given name is a last name: `Anna Koch`.
    const isLastName = isLast && !NO_NAMES.has(folded) && isGiven(parts[0]!);
    if (!PART.test(part) || (isNoName(folded) && !isLastName)) return false;
    // An abbreviation is a word in capitals among other words; a last name in capitals follows a given name.
    if (!isShouted && !hasGiven && ABBREVIATION.test(part)) return false;
    if (!isParticle) whole += 1;
  }
  // `M S Sathyu`, `J. Krämer`: initials need one full part, which is the last name.
  return whole >= 2 || (whole === 1 && INITIAL.test(parts[0]!));
}

function withoutParticle(part: string, hasGiven: boolean): string {
  const [, particle = '', rest = part] = JOINED.exec(part) ?? [];
  return PARTICLES.has(particle) || (hasGiven && /^[dl]$/.test(particle)) ? rest : part;
}

const isNoName = (folded: string): boolean =>
  !GIVEN.has(folded) && (NO_NAMES.has(folded) || isRoleWord(folded));

const isGiven = (part: string): boolean =>
  fold(part)
    .split(' ')
    .some((one) => one.length > 2 && GIVEN.has(one));

/** The name at the start of a text, alone or before a separator: `Ada Lovelace, DL1AB`. */
export const leadingName = (text: string): PersonName | null => personName(text.split(SEPARATOR, 1)[0]!);

function nameOf(parts: readonly string[]): PersonName {
  const given = parts.findIndex(isGiven);
  const name = parts.join(' ');
  const isKnown = given >= 0;
  if (parts.length === 2 && given === 1)
    return { name, first_name: parts[1]!, last_name: parts[0]!, isKnown };
  const particle = parts.findIndex((part) => /^\p{Ll}/u.test(part));
  const split = particle > 0 ? particle : parts.length - 1;
  const [first_name, last_name] = [parts.slice(0, split).join(' '), parts.slice(split).join(' ')];
  return { name, first_name, last_name, isKnown };
}

function asianName(name: string): PersonName | null {
  if (!ASIAN_NAME.test(name) || PAGE_NAMES.has(name) || roleOf(name) !== null) return null;
  const [last, first = null] = name.split(/[ ・]/);
  return { name, first_name: first, last_name: last!, isKnown: first !== null };
}

/** Removes titles before a name, and brackets after it. */
function withoutTitles(text: string): string {
  const parts = trimmed(text.replace(JOINED_POINT, '. '), ' ,;:–—-•·*').split(/ +/);
  while (parts.length > 1 && isTitle(parts[0]!, parts.length > 2)) parts.shift();
  while (parts.length > 2 && /^\(.*\)$/.test(parts.at(-1)!)) parts.pop();
  return trimmed(parts.join(' '), ' ,;:–—-');
}

/** Whether a word is a title, and not an initial. Before a single word, a title needs a point. */
const isTitle = (part: string, isBeforeName: boolean): boolean =>
  BEFORE.has(fold(part)) && (isBeforeName || part.endsWith('.')) && !INITIAL.test(part);

const ROLE_WORDS = new Set(words('roles', 'words'));
const NO_ROLES = new Set(words('roles', 'not'));
const AFFILIATIONS = new Set(words('roles', 'affiliations'));
const REPRESENTED = phrases('roles', 'represented');
const CREDITS = phrases('roles', 'credits');
const ENDINGS = words('roles', 'endings').filter((ending) => ending.length > 3);
const UNSPACED = words('roles', 'unspaced');
/** The beginnings of words for roles, grouped by their first three letters. Some contain several words. */
const BEGINNINGS = Map.groupBy(words('roles', 'beginnings'), (beginning) => beginning.slice(0, 3));
const MAX_ROLE_LENGTH = 80;
const MAX_WORDS = 10;
const NO_ROLE = /[@!?|<>=©]|\d{2}|https?:|(?<!\d)\.\s+\p{Lu}/u;

const beginsRole = (text: string, isPhrase = false): boolean =>
  (BEGINNINGS.get(text.slice(0, 3)) ?? []).some(
    (beginning) => text.startsWith(beginning) && beginning.includes(' ') === isPhrase,
  );

function isRoleWord(word: string): boolean {
  const endsRole = (ending: string): boolean => word.length > ending.length + 2 && word.endsWith(ending);
  return (
    !NO_ROLES.has(word) &&
    (ROLE_WORDS.has(word) || beginsRole(word) || (word.length > 6 && ENDINGS.some(endsRole)))
  );
}

/** The role in a text; null for a text without a role, or for a credit of the site's authors. */
export function roleOf(text: string): string | null {
  const role = trimmed(text, ' ,;:–—-•·*()/|');
  if (role === '' || role.length > MAX_ROLE_LENGTH || NO_ROLE.test(role)) return null;
  const folded = fold(role);
  const all = folded.split(' ');
  if (all.length > MAX_WORDS || CREDITS.isIn(folded)) return null;
  const isPhrase = all.some((_, at) => beginsRole(all.slice(at).join(' '), true));
  const isNamed = REPRESENTED.has(folded) || isPhrase || UNSPACED.some((part) => role.includes(part));
  return isNamed || isWordedAsRole(all.filter((word) => !/^\d+$/.test(word))) ? role : null;
}

/** Whether a word for a role is the first, the last, or among the first of a few: `1st chair`. */
function isWordedAsRole(all: readonly string[]): boolean {
  if (AFFILIATIONS.has(all[0] ?? '')) return false;
  return (
    isRoleWord(all[0] ?? '') ||
    (all.length <= 6 && isRoleWord(all.at(-1) ?? '')) ||
    (all.length <= 7 && all.slice(0, 3).some(isRoleWord))
  );
}

/**
 * Whether a text states that a person represents the organization, without a specific role: `Represented by`.
 */
export const isRepresentation = (text: string): boolean => REPRESENTED.has(fold(text));
