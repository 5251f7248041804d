import type { Line, Page } from './page.js';

/** A section is this many lines long, at most. */
const LONGEST_SECTION = 120;
/** Longer headings are sentences. */
const LONGEST_HEAD = 80;

/** A line is asked about more than once. */
const KNOWN = new WeakMap<Line, readonly Line[]>();

/** The heading that a line stands below, the one above that in rank, and so on, up to the page's own. */
export function headingsAbove(page: Page, line: Line): readonly Line[] {
  const known = KNOWN.get(line);
  if (known !== undefined) return known;
  const heads: Line[] = [];
  let rank = rankOf(line);
  const from = Math.max(0, line.index - LONGEST_SECTION);
  for (let at = line.index - 1; at >= from && rank > 1; at -= 1) {
    const one = page.lines[at]!;
    if (rankOf(one) >= rank || one.text.length > LONGEST_HEAD) continue;
    heads.push(one);
    rank = rankOf(one);
  }
  KNOWN.set(line, heads);
  return heads;
}

/** 1 to 6 for headings, 7 for all others. */
const rankOf = ({ block }: Line): number =>
  block !== null && /^h[1-6]$/.test(block.name) ? Number(block.name[1]) : 7;
