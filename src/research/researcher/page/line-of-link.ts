import type { Line, Link, Page } from './page.js';

/** The line that a link stands on: of the innermost block around it that has lines. */
export function lineWith(page: Page, { text, element }: Link): Line | undefined {
  let one = element.parent;
  while (one && !('attribs' in one && page.linesOf.has(one))) one = one.parent;
  const lines = one && 'attribs' in one ? page.linesOf.get(one) : undefined;
  return lines?.find((line) => line.text.includes(text)) ?? lines?.at(-1);
}
