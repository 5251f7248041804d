/**
 * A pattern that matches in capital and in small letters, within one that otherwise tells them apart. `(?i:…)` would say
 * the same, but is younger than Node 20, and that of Node 24 tells them apart after all once a process has run for a while.
 *
 * @param pattern with groups, classes, `\d` and `\p{…}`
 */
export const anyCase = (pattern: string): string =>
  pattern.replace(
    /(\\p\{\w+\}|\\\w)|\[([^\]]+)\]|(\p{L})/gu,
    (whole, escape?: string, members?: string, letter?: string) => {
      if (escape !== undefined) return whole;
      return members === undefined ? `[${bothCases(letter!)}]` : `[${members.replace(/\p{L}/gu, bothCases)}]`;
    },
  );

/** Of `ß` and its like, which have two capital letters, the small one only. */
function bothCases(letter: string): string {
  const capital = letter.toUpperCase();
  return capital.length === 1 ? letter.toLowerCase() + capital : letter;
}
