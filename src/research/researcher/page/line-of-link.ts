import type { Line, Link, Page } from './page.js';

/** The line that a link stands on: of the innermost block around it that has lines. */
export function lineWith(page: Page, { text, element }: Link): Line | undefined {
  for (let one = element.parent; one; one = one.parent) {
    const lines = 'attribs' in one ? page.linesOf.get(one) : undefined;
    if (lines) return lines.find((line) => line.text.includes(text)) ?? lines.at(-1);
  }
  return undefined;
}
