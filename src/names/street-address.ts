import { fold } from './normalize.js';
import { stateCode } from './states.js';
import { LISTS } from './word-lists.js';

const SHORT = new Map(Object.entries({ ...LISTS.street_words, ...LISTS.compass_points }));
const STREETS = new Set(Object.values(LISTS.street_words));
/** From the number of a house to the end. */
const FROM_NUMBER = /(?<![\p{L}\p{N}])\p{N}{1,6}\p{L}? .*$/u;
/** A part of an address within the building. */
const UNIT =
  /^(?:suites?|ste|rooms?|rm|units?|apt|floor|fl|building|bldg|po box)(?!\p{L})|^#?(?:\p{N}{1,5}|\p{L})$/iu;
const LOCALITY = /^(.+?)( \p{N}{5}(?:-\p{N}{4})?)?$/u;

const withStateAsCode = (part: string): string => {
  const [, name = '', zip = ''] = LOCALITY.exec(part) ?? [];
  const code = stateCode(name);
  return code === null ? part : code + zip;
};

/**
 * The address in a text from the number of the house on, in the form of the post of the United States, folded and
 * without suites: `12 n lantern st troy pa 16947` for 12 North Lantern Street, Suite 3, Troy, Pennsylvania 16947.
 * Null without a word for a street.
 */
export function streetAddress(text: string): string | null {
  const address = FROM_NUMBER.exec(text)?.[0];
  if (address === undefined) return null;
  const parts = address.split(',').map((part) => part.trim());
  const kept = parts.filter((part) => !UNIT.test(part)).map(withStateAsCode);
  const words = fold(kept.join(' ')).split(' ');
  const short = words.map((word) => SHORT.get(word) ?? word);
  return short.some((word) => STREETS.has(word)) ? short.join(' ') : null;
}
