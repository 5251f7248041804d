import type { Line, Page } from '../../page/page.js';
import { isOfBody } from './bodies.js';
import { mayBeOwnPlace } from './evidence.js';
import { isReachOfNamed } from './others-in-sentences.js';
import { isAboutOthers, isAmongOthers } from './others.js';

const CODE_AND_TOWN = /(?<!\d)\d{3,6}(?: ?[A-Z]{2}|[ -]\d{2,3})? \p{Lu}\p{L}+[^:：]{0,30}$/u;

/** A line is asked about for each of its numbers and addresses. */
const OF_OTHERS = new WeakMap<Line, boolean>();

/**
 * Whether a number, a postal or an email address on a line is how somebody else is reached: who is named on the line or
 * above it, in the sentence, or by the heading. Whatever is looked for, this is asked.
 *
 * @param before what stands before it on its line
 * @param isPlace whether it is a postal address
 */
export function isReachOfOthers(page: Page, line: Line, before: string, isPlace = false): boolean {
  const known = OF_OTHERS.get(line) ?? (isAboutOthers(page, line.index) || isAmongOthers(page, line));
  OF_OTHERS.set(line, known);
  // A number behind an address reaches whoever is there.
  if ((isPlace || CODE_AND_TOWN.test(before)) && !mayBeOwnPlace(page, line, before)) return true;
  return known || isReachOfNamed(before, line, page, isPlace) || isOfBody(page, line, before);
}
