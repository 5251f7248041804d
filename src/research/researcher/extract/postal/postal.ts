import type { Page } from '../../page/page.js';
import type { DraftOf } from '../draft.js';
import { excerptOf } from '../excerpt.js';
import { isOfBody } from '../others/bodies.js';
import { isReachOfOtherFirm } from '../others/other-firms.js';
import { isAboutOthers, isAmongOthers } from '../others/others.js';
import { draftOfAddress } from './postal-draft.js';
import { postalLines } from './postal-lines.js';

/** The country of the first address on a page that is written as only one country writes them; null without one. */
export function countryOfAddresses(page: Page): string | null {
  const found = postalLines(page.lines.map(({ text }) => text)).find(({ form }) => COUNTRIES.has(form));
  return found?.form ?? null;
}

const COUNTRIES = new Set(['US', 'CA', 'AU', 'BR']);

/** Postal addresses that a page shows. */
export function postalAddressesOn(page: Page): DraftOf<'postal_address'>[] {
  return postalLines(page.lines.map(({ text }) => text))
    .filter(({ index }) => !isAboutOthers(page, index) && !isAmongOthers(page, page.lines[index]!))
    .filter(({ index, shown }) => {
      const line = page.lines[index]!;
      const [before = ''] = line.text.split(shown);
      return !isReachOfOtherFirm(before, page) && !isOfBody(page, line, before);
    })
    .map(({ value, index, shown }) => {
      const block = page.lines[index]!.block;
      const isMarked =
        block?.name === 'address' ||
        (block?.parent && 'name' in block.parent && block.parent.name === 'address');
      return draftOfAddress(
        value,
        excerptOf(page, index, shown),
        isMarked ? 0.92 : 0.87,
        isMarked
          ? 'It stands in an element for addresses.'
          : 'A street stands before a postal code and a town.',
      );
    });
}
