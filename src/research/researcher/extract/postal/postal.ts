import type { Page } from '../../page/page.js';
import type { DraftOf } from '../draft.js';
import { excerptOf } from '../excerpt.js';
import { isReachOfOthers } from '../others/reach-of-others.js';
import { draftOfAddress } from './postal-draft.js';
import { postalLines, type PostalFound } from './postal-lines.js';

/** The countries of the addresses on a page that are written as only one country writes them. */
export function countriesOfAddresses(page: Page): string[] {
  return postalLinesOf(page).flatMap(({ form, value, index }) => {
    const prefix = PREFIX.exec(page.lines[index]!.text)?.[1];
    if (prefix !== undefined) return [PREFIXES[prefix]!];
    if (form === 'GB') return [CODE_OF_IRELAND.test(value.postal_code ?? '') ? 'IE' : 'GB'];
    return COUNTRIES.has(form) ? [form] : [];
  });
}

/** A page is looked through for its country, and again for its addresses. */
const LINES_OF = new WeakMap<Page, readonly PostalFound[]>();

function postalLinesOf(page: Page): readonly PostalFound[] {
  const known = LINES_OF.get(page);
  if (known !== undefined) return known;
  const found = postalLines(page.lines.map(({ text }) => text));
  LINES_OF.set(page, found);
  return found;
}

const CODE_OF_IRELAND = /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/;
const COUNTRIES = new Set(['US', 'CA', 'AU', 'BR', 'AR', 'KE', 'JP', 'KR', 'TW', 'NL']);
/** What stands before a postal code, with a dash. */
const PREFIXES: Readonly<Record<string, string>> = {
  A: 'AT',
  AT: 'AT',
  B: 'BE',
  BE: 'BE',
  CH: 'CH',
  CY: 'CY',
  D: 'DE',
  DE: 'DE',
  F: 'FR',
  FR: 'FR',
  FI: 'FI',
  FIN: 'FI',
  FL: 'LI',
  I: 'IT',
  IT: 'IT',
  L: 'LU',
  LU: 'LU',
  MD: 'MD',
  NL: 'NL',
  S: 'SE',
  SE: 'SE',
};
const PREFIX = new RegExp(
  `(?<![\\p{L}\\p{N}])(${Object.keys(PREFIXES).join('|')})[-–] ?\\d{3,5}(?: \\d{2})? \\p{Lu}`,
  'u',
);

/** Postal addresses that a page shows. */
export function postalAddressesOn(page: Page): DraftOf<'postal_address'>[] {
  return postalLinesOf(page)
    .filter(({ index, shown }) => {
      const line = page.lines[index]!;
      return !isReachOfOthers(page, line, line.text.split(shown)[0]!, true);
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
