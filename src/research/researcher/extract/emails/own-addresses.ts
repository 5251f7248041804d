import type { Line, Page } from '../../page/page.js';
import { isOwnAddress } from './address-kinds.js';
import { spelledAddresses } from './address-spellings.js';

/** Whether a text has an email address at the domain of the site that the page is of. */
export const hasOwnAddress = (text: string, { url }: Page): boolean =>
  spelledAddresses(text).some(({ address }) => isOwnAddress(address, url.hostname));

/** A row says no more than so many lines behind what it is asked about. */
const REST_OF_ROW = 3;

/**
 * Whether the row or the card of a line, from a line above it on, has an address at the site's domain: what it is about is
 * the organization's own, then.
 */
export const isInOwnRow = (page: Page, above: Line, line: Line): boolean =>
  page.lines
    .slice(above.index, line.index + REST_OF_ROW)
    .filter(({ block }) => block !== null && block.parent === line.block?.parent)
    .some(({ text }) => hasOwnAddress(text, page));
