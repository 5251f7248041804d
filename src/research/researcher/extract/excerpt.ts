import { cleanText, type Page } from '../page/page.js';

/** Characters of an excerpt. */
export const LONGEST_EXCERPT = 300;
/** How much of the lines around is shown on each side, if there is room. */
const AROUND = 90;

/** The text of a page around one of its lines' parts, in which that part is seen as a whole, or its beginning. */
export function excerptOf(page: Page, index: number, shown: string): string {
  const line = page.lines[index]?.text ?? shown;
  const before = collect(page, index, -1);
  const after = collect(page, index, 1);
  return around(`${before}${line}${after}`, Math.max(line.indexOf(shown), 0) + before.length, shown.length);
}

/** An excerpt of where a page shows a text; of another text, such as the data it stands in, if it shows it nowhere. */
export function excerptShowing(page: Page, shown: string, otherwise: string): string {
  const line = page.lines.find(({ text }) => text.includes(shown));
  if (line) return excerptOf(page, line.index, shown);
  const text = cleanText(otherwise);
  return around(text, Math.max(text.indexOf(shown), 0), shown.length);
}

function collect(page: Page, index: number, step: 1 | -1): string {
  let text = '';
  for (let at = index + step; page.lines[at] && text.length < AROUND; at += step) {
    const { text: line } = page.lines[at]!;
    text = step > 0 ? `${text} ${line}` : `${line} ${text}`;
  }
  return text;
}

function around(text: string, at: number, length: number): string {
  const characters = Array.from(text);
  if (characters.length <= LONGEST_EXCERPT) return text.trim();
  const start = Array.from(text.slice(0, at)).length;
  const spare = Math.max(0, Math.floor((LONGEST_EXCERPT - length) / 2));
  const from = Math.max(0, Math.min(start - Math.min(spare, AROUND), characters.length - LONGEST_EXCERPT));
  return characters
    .slice(from, from + LONGEST_EXCERPT)
    .join('')
    .trim();
}
