import type { Element } from 'domhandler';
import type { Line } from '../../page/page.js';

const LEVELS = 3;

/** How a line stands in the page: the elements around it and their classes. Lines that stand alike say alike things. */
export function standingOf({ block, inline }: Line): string {
  const names = [inline];
  for (let one: Element | null = block; one && names.length <= LEVELS;) {
    names.push(`${one.name}.${one.attribs['class'] ?? ''}`);
    one = one.parent && 'attribs' in one.parent ? one.parent : null;
  }
  return names.join(' < ');
}
