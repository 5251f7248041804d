import { isSuffix, isTitle, nicknamesOf } from './words.js';

/** A folded name without titles before and suffixes after it; at least two words remain. */
export const bareName = (folded: string): string => barerNames(folded).at(-1) ?? folded;

/**
 * A folded name with ever fewer leading titles, each with and without the suffixes, down to the bare name.
 * `Major` is a title, but in `Dr. Major Owens` it is a name.
 */
export function barerNames(folded: string): string[] {
  const parts = folded.split(' ');
  let end = parts.length;
  while (end > 2 && isSuffix(parts[end - 1]!)) end--;
  const names: string[] = [];
  for (let from = 0; from === 0 || (end - from >= 2 && isTitle(parts[from - 1]!)); from++) {
    names.push(...[parts.length, end].map((to) => parts.slice(from, to).join(' ')));
  }
  return [...new Set(names)].slice(1);
}

/** A folded name without the titles before it; at least two words remain. */
export function withoutTitles(folded: string): string {
  const parts = folded.split(' ');
  let from = 0;
  while (parts.length - from > 2 && isTitle(parts[from]!)) from++;
  return parts.slice(from).join(' ');
}

/** A folded name with and without the titles before it and the suffixes after it. */
export const withAndWithoutTitles = (folded: string): string[] => [folded, ...barerNames(folded)];

const MAX_WORDS_WITH_NICKNAMES = 5;

/** The names that a folded one with a nickname, first or last, may stand for: `robert king` for `bob king` and `king bob`. */
export function namesWithNickname(folded: string): string[] {
  const names = withAndWithoutTitles(folded).flatMap((one) => {
    const parts = one.split(' ');
    if (parts.length < 2 || parts.length > MAX_WORDS_WITH_NICKNAMES) return [];
    const [given, ...rest] = parts;
    const isFirst = nicknamesOf(given!).length > 0;
    const others = isFirst ? rest : parts.slice(0, -1);
    return nicknamesOf(isFirst ? given! : parts.at(-1)!).map((name) => [name, ...others].join(' '));
  });
  return [...new Set(names)];
}
