import type { Line, Page } from './page.js';

/** The lines of a page by the words in them. */
const LINES_BY_WORD = new WeakMap<Page, ReadonlyMap<string, readonly Line[]>>();
const WORDS = /[\p{L}\p{M}]+/gu;

/** The lines that a name stands in, as it is written. Pages list thousands of names: not all lines are gone through for each. */
export function linesWith(page: Page, name: string): readonly Line[] {
  const last = name.match(WORDS)?.at(-1) ?? '';
  // In scripts without spaces, a name is no word apart.
  const lines = name.includes(' ') ? (byWord(page).get(last) ?? []) : page.lines;
  return lines.filter(({ text }) => text.includes(name));
}

/** Tells which words stand on a page, as they are written. */
export const wordsOn = (page: Page): ((word: string) => boolean) => {
  const lines = byWord(page);
  return (word) => lines.has(word);
};

function byWord(page: Page): ReadonlyMap<string, readonly Line[]> {
  const known = LINES_BY_WORD.get(page);
  if (known !== undefined) return known;
  const lines = new Map<string, Line[]>();
  for (const line of page.lines) {
    for (const word of new Set(line.text.match(WORDS))) {
      const others = lines.get(word);
      if (others === undefined) lines.set(word, [line]);
      else others.push(line);
    }
  }
  LINES_BY_WORD.set(page, lines);
  return lines;
}
