import { fold } from './normalize.js';
import { isSuffix, isTitle } from './words.js';

/**
 * Maximum length of a key. PostgreSQL limits a search key to 2 KiB, and queries are truncated at the same
 * length.
 */
export const MAX_KEY = 300;
export const cut = (folded: string): string =>
  folded.length <= MAX_KEY
    ? folded
    : folded
        .slice(0, MAX_KEY)
        .replace(/\p{Cs}$/u, '')
        .trimEnd();

/** Degrees that are written with an inner period: `Ph.D.` */
const DEGREES = /^(?:ph|ed|sc|psy|pharm|ll) d$/;

/** A folded name without titles before and suffixes after it; at least two words remain. */
export const bareName = (folded: string): string => barerNames(folded).at(-1) ?? folded;

/**
 * A folded name with ever fewer leading titles, each with and without the suffixes, down to the bare name.
 * `Major` is a title, but in `Dr. Major Owens` it is a name.
 */
export function barerNames(folded: string): string[] {
  const parts = folded.split(' ');
  let end = parts.length;
  for (let length; (length = suffixAt(parts, end)) > 0 && end - length >= 2;) end -= length;
  const names: string[] = [];
  for (let from = 0; from === 0 || (end - from >= 2 && isTitle(parts[from - 1]!)); from++) {
    names.push(...[parts.length, end].map((to) => parts.slice(from, to).join(' ')));
  }
  return [...new Set(names)].slice(1);
}

/** Number of words of the suffix that ends at this position; 0 without one. */
function suffixAt(parts: readonly string[], end: number): number {
  if (isSuffix(parts[end - 1]!)) return 1;
  return DEGREES.test(parts.slice(end - 2, end).join(' ')) ? 2 : 0;
}

/** Converts `Clark, Richard` to `Richard Clark`; null for a text in another form. */
export function givenNameFirst(text: string): string | null {
  const [last, first, ...rest] = text.split(/[,，、]/);
  if (first === undefined || rest.length > 0 || fold(last!) === '' || fold(first) === '') return null;
  return isSuffix(fold(first)) || DEGREES.test(fold(first)) ? null : `${first.trim()} ${last!.trim()}`;
}
