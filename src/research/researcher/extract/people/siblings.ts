import { outwards } from '../../page/html.js';
import type { Line } from '../../page/page.js';

const LEVELS = 3;

/** How a line stands in the page: the elements around it and their classes. Lines that stand alike say alike things. */
export function standingOf({ block, inline }: Line): string {
  const around = outwards(block).take(LEVELS);
  return [inline, ...around.map((one) => `${one.name}.${one.attribs['class'] ?? ''}`)].join(' < ');
}
