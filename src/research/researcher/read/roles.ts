import { fold, trimmed } from './text.js';
import { phrases, words } from './vocabulary.js';

const WORDS = new Set(words('roles', 'words'));
const NOT = new Set(words('roles', 'not'));
const AFFILIATIONS = new Set(words('roles', 'affiliations'));
const REPRESENTED = phrases('roles', 'represented');
const CREDITS = phrases('roles', 'credits');
const ENDINGS = words('roles', 'endings').filter((ending) => ending.length > 3);
const UNSPACED = words('roles', 'unspaced');
/** Beginnings of several words, and those of single words by their first three letters. */
const [PHRASES = [], SINGLE = []] = [true, false].map((isPhrase) =>
  words('roles', 'beginnings').filter((beginning) => beginning.includes(' ') === isPhrase),
);
const BEGINNINGS = Map.groupBy(SINGLE, (beginning) => beginning.slice(0, 3));
const MAX_ROLE_LENGTH = 80;
const MAX_WORDS = 10;
const NO_ROLE = /[@!?|<>=©]|\d{2}|https?:|(?<!\d)\.\s+\p{Lu}/u;

/** Whether a folded word names what a person does. */
export function isRoleWord(word: string): boolean {
  if (NOT.has(word)) return false;
  if (WORDS.has(word)) return true;
  if (BEGINNINGS.get(word.slice(0, 3))?.some((beginning) => word.startsWith(beginning))) return true;
  return (
    word.length > 6 && ENDINGS.some((ending) => word.length > ending.length + 2 && word.endsWith(ending))
  );
}

/** What a person does, as a text words it; null for a text that is no such thing, or names who made the site. */
export function roleOf(text: string): string | null {
  const role = trimmed(text, ' ,;:–—-•·*()/|');
  if (role === '' || role.length > MAX_ROLE_LENGTH || NO_ROLE.test(role)) return null;
  const folded = fold(role);
  if (folded.split(' ').length > MAX_WORDS || CREDITS.isIn(folded)) return null;
  const isNamed =
    REPRESENTED.has(folded) ||
    PHRASES.some((phrase) => folded.startsWith(phrase) || folded.includes(` ${phrase}`)) ||
    UNSPACED.some((part) => role.includes(part));
  return isNamed || isWordedAsRole(wordsOf(folded)) ? role : null;
}

const wordsOf = (folded: string): string[] => folded.split(' ').filter((word) => !/^\d+$/.test(word));

/** The word for it is the first, the last, or near the beginning of a few: `Deputy head of the school`, `1st chair`. */
function isWordedAsRole(all: readonly string[]): boolean {
  if (AFFILIATIONS.has(all[0] ?? '')) return false;
  return (
    isRoleWord(all[0] ?? '') ||
    (all.length <= 6 && isRoleWord(all.at(-1) ?? '')) ||
    (all.length <= 7 && all.slice(0, 3).some(isRoleWord))
  );
}

/** Whether a text says that a person speaks or answers for the organization, not in which role: `Represented by`. */
export const isRepresentation = (text: string): boolean => REPRESENTED.has(fold(text));
