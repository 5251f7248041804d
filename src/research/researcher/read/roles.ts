import { fold, trimmed } from './text.js';
import { phrases, words } from './vocabulary.js';

const WORDS = new Set(words('roles', 'words'));
const NOT = new Set(words('roles', 'not'));
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

export function isRoleWord(word: string): boolean {
  const endsRole = (ending: string): boolean => word.length > ending.length + 2 && word.endsWith(ending);
  return (
    !NOT.has(word) && (WORDS.has(word) || beginsRole(word) || (word.length > 6 && ENDINGS.some(endsRole)))
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
