import { tellsOfHouse } from '../../page/page-kinds.js';
import type { Line, Page } from '../../page/page.js';
import { asideOf } from '../../page/page-asides.js';
import { isInOwnRow } from '../emails/own-addresses.js';
import { namesOtherAuthority } from './authorities.js';
import { namesController, namesHost, namesOffice } from './body-words.js';
import { isInFoot } from './in-foot.js';
import { namesFirm } from './other-firms.js';
import { isNamedAs } from './own-firm.js';
import { headAbove, namesInNotices } from './others.js';
import { namesVenue } from './venues.js';

/** A body is named this many lines above a town, at most: its name, a department, a street. */
const REACH = 4;
const LONGEST_NAME = 160;

/**
 * Whether an address or a number on a line is that of a body that is named before it, on the line, above it or in a
 * heading: an authority, an auditor, a chamber, an officer for data, a processor, a place of events.
 *
 * @param before what stands before it on its line
 */
export function isOfBody(page: Page, line: Line, before: string): boolean {
  if (isBody(before, page)) return true;
  if (isNamedAs(before, page)) return false;
  if (namesVenue(before) && isElsewhere(page, line)) return true;
  for (const above of linesAbove(page, line)) {
    // An office of the organization itself has an address of it.
    if (isBody(above.text, page)) return !isInOwnRow(page, above, line);
    if (isNamedAs(above.text, page) || HAS_TOWN.test(above.text)) return false;
    if (isOfProcessor(page, above, line)) return true;
  }
  return isBelowBody(page, line);
}

/** Whether a text names a body that is not the organization itself, nor whose house it is in. */
function isBody(text: string, page: Page): boolean {
  if (text.length > LONGEST_NAME || namesController(text) || namesHost(text)) return false;
  if (namesOtherAuthority(text, page)) return true;
  return (namesOffice(text) || namesInNotices(text)) && !isNamedAs(text, page);
}

const HAS_TOWN = /(?<!\d)\d{4,6} \p{Lu}/u;

/** What stands above a line and belongs to it, the nearest first: in its block, and a label or a name right before that. */
function* linesAbove(page: Page, line: Line): Generator<Line> {
  for (const above of page.lines.slice(Math.max(0, line.index - REACH), line.index).reverse()) {
    if (above.block !== line.block) {
      const isBeside = above.block !== null && above.block.parent === line.block?.parent;
      // A sentence, or a label with a value of its own, is about something else.
      if (!isBeside || /[.!?]$|[:：]\s?\S/u.test(above.text) || isInFoot(above)) return;
    }
    yield above;
    if (above.block !== line.block && /^(?:dt|th|h[1-6])$/u.test(above.block!.name)) return;
  }
}

/** Whether a line stands below a heading that names a body, and nothing between both names the organization. */
function isBelowBody(page: Page, line: Line): boolean {
  const head = headAbove(page, line);
  if (head === undefined || line.index - head.index > REACH + 2 || isInFoot(line)) return false;
  const between = page.lines.slice(head.index + 1, line.index);
  return (
    isBody(head.text, page) && !between.some(({ text }) => isNamedAs(text, page) || namesController(text))
  );
}

/** Whether a page is neither the home page nor about the organization, and the line is in no foot of it. */
const isElsewhere = (page: Page, line: Line): boolean =>
  page.url.pathname !== '/' && !isInFoot(line) && !tellsOfHouse(page);

/** Whether a page on data protection names a firm above a line, and does not say that it answers for the data. */
const isOfProcessor = (page: Page, above: Line, line: Line): boolean =>
  above.block === line.block &&
  namesFirm(above.text) &&
  asideOf('', page.url.pathname) === 0 &&
  isElsewhere(page, line) &&
  !page.lines
    .slice(Math.max(0, above.index - REACH), above.index + 1)
    .some(({ text }) => namesController(text));
