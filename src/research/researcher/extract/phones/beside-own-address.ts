import type { Line } from '../../page/page.js';
import { isOwnAddress } from '../emails/address-kinds.js';
import { spelledAddresses, type SpelledAddress } from '../emails/address-spellings.js';
import { isDate } from './dates.js';
import { namesPapers } from './national-phones.js';

/** A sign, and a few words for which of both to take: `, or by phone: `. */
const BETWEEN = /^\s?(?:[,;|·•/–—]\s?)?(?:\p{L}{1,12}[.:]? ?){0,4}$/u;
/** Digits in groups, not run together as those of papers are. */
const GROUPED = /^[(+]?\d[\d()]{1,5}(?:[ ./–-]+\d{2,4}){1,4}$/;

/** In longer lines, more stands than how to reach somebody. */
const LONGEST = 300;
/** A line is asked about for each of its numbers. */
const ADDRESSES_OF = new WeakMap<Line, readonly SpelledAddress[]>();

/** Whether a number stands right before or behind an address at the site's domain: both reach the same. */
export function standsBesideOwnAddress(line: Line, written: string, at: number, domain: string): boolean {
  const { text } = line;
  if (text.length > LONGEST) return false;
  const digits = written.replace(/\D/g, '').length;
  if (digits < 8 || digits > 12 || !GROUPED.test(written) || isDate(written)) return false;
  if (namesPapers(text.slice(Math.max(0, at - 25), at))) return false;
  const addresses = ADDRESSES_OF.get(line) ?? spelledAddresses(text);
  ADDRESSES_OF.set(line, addresses);
  return addresses.some(({ address, shown }) => {
    if (!isOwnAddress(address, domain)) return false;
    const place = text.indexOf(shown);
    const between =
      place < at ? text.slice(place + shown.length, at) : text.slice(at + written.length, place);
    return between !== '' && BETWEEN.test(between);
  });
}
