import type { Line } from './document.js';
import type { Reading } from './reading.js';
import { fold, decodedOrSame } from './text.js';
import { phrases } from './vocabulary.js';

const ELSEWHERE = phrases('sections', 'others', 'elsewhere');
const AUTHORITIES = phrases('sections', 'authorities');
const OWN = phrases('page-kinds', 'contact', 'imprint', 'team');
/** Words for bodies and people of an organization. */
export const TEAM = phrases('page-kinds', 'team');

/**
 * The number of lines above a contact that may name its owner: an authority, a hosting provider or an agency.
 */
const REACH = 2;
const MAX_LINE_LENGTH = 300;

/** Whether the path indicates a page about other organizations or past events: partners, news, a shop. */
export function isPageOfOthers({ pathname }: URL): boolean {
  const path = fold(decodedOrSame(pathname).replace(/\.\w{2,5}$/, ''));
  return ELSEWHERE.isIn(path) && !OWN.isIn(path);
}

/** Whether a line is about another organization: the page is about others, and the line is not in the footer. */
export const isOfOthers = ({ isAboutOthers }: Reading, { inFooter }: Line): boolean =>
  isAboutOthers && !inFooter;

/**
 * Extends `isOfOthers` to plain text, which has no link that shows the owner: the lines above may name an
 * authority, a hosting provider or an agency.
 */
export const isTextOfOthers = (reading: Reading, line: Line): boolean =>
  isOfOthers(reading, line) ||
  reading.page.lines
    .slice(Math.max(0, line.index - REACH), line.index + 1)
    .some(({ folded }) => folded.length < MAX_LINE_LENGTH && AUTHORITIES.isIn(folded));
