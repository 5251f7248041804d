import { STATE_CODES } from './states.js';
import { LISTS } from './word-lists.js';
import { STATES } from './words.js';

/*
 * Slips of a person who types, pastes or dictates: a beginning that was typed before the name was pasted, a text that was
 * pasted twice, the names of punctuation marks, and a seat without its hyphen.
 */

const BEFORE_CAPITAL = /(?<![\p{L}\p{M}\p{N}])(\p{L}{2,20}?)(\p{Lu}\p{Ll}[\p{L}\p{M}]{1,60})/gu;
/** Minimum length of a beginning with a capital. A shorter one may be a name, as a whole word twice: `MeMed`, `EcoEco`. */
const MIN_CAPITALIZED = 3;

/** A word without the part of it that was typed before it was pasted: `John` for `johJohn`. */
function pasted(whole: string, typed: string, word: string): string {
  const isName = /^\p{Lu}/u.test(typed) && (typed.length < MIN_CAPITALIZED || typed.length === word.length);
  return !isName && word.toLowerCase().startsWith(typed.toLowerCase()) ? word : whole;
}

/** A text of several words that was pasted once for one that was pasted twice. One word twice is a name: `Jojo`. */
function once(text: string): string {
  const [half, other] = [text.slice(0, text.length / 2), text.slice(text.length / 2)];
  return half.includes(' ') && half.toLowerCase() === other.toLowerCase() ? half : text;
}

/** Marks by name, where no name has them. The last ones separate names. */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L}) hyphen (?=\p{L})/giu, '-'],
  [/(?<=\p{L}) apostrophe (?=\p{L})/giu, "'"],
  [/^(\p{L}+) comma (?=\p{L}+(?: \p{L}+)?$)/giu, '$1, '],
  [
    /(?:^|(?<= ))(?:all caps|new (?:line|paragraph)|(?:open|close) (?:bracket|parenthes[ie]s|quotes?))(?= |$)/gi,
    '',
  ],
  [
    /^(?:bracket|quote) | (?:period|full stop|comma|question mark|exclamation (?:mark|point)|bracket|unquote)\s*$/gi,
    '',
  ],
];
const CAPITALS = /(?<!\p{L})capital (?=\p{L})/giu;

/** A text without the names of marks that were dictated, which has no capitals: `capital ada capital king question mark`. */
function written(text: string): string {
  if (/\p{Lu}/u.test(text)) return text;
  const plain = (text.match(CAPITALS) ?? []).length > 1 ? text.replace(CAPITALS, '') : text;
  const read = SPOKEN.reduce((spoken, [mark, sign]) => spoken.replace(mark, sign), plain).trim();
  return read === '' ? text : read;
}

/** A seat without its hyphen, behind a name: `King NY24`. */
const SEAT = new RegExp(`(?<=\\p{L} )(${STATE_CODES.join('|')})(?=\\d{1,2}(?![\\p{L}\\p{N}]))`, 'giu');

/** A district of a state's house, senate or assembly in short: `Cole HD-52 Ohio`. */
const DISTRICT = /(?<![\p{L}\p{N}-])(?:[hcal]d|(sd))[- ]?(?=\d{1,3}[a-z]?(?![\p{L}\p{N}-]))/giu;
const STATE_BUT_SD = new RegExp(
  `(?<![\\p{L}-])(?:${[...STATES.keys(), ...STATE_CODES].filter((state) => state !== 'SD').join('|')})(?!\\p{L})`,
  'iu',
);

/** A text with its districts in full. `SD-5` is a seat of South Dakota, unless the text names another state. */
const withDistricts = (text: string): string =>
  text.replace(DISTRICT, (short, senate) => (senate && !STATE_BUT_SD.test(text) ? short : 'district '));

const SHORT_OFFICE = Object.keys(LISTS.offices_in_short)
  .map((office) => office.replaceAll(' ', '\\.? '))
  .join('|');
const LAST_NAME = "\\p{L}[\\p{L}'’-]+";
const OFFICE_AND_NAME = new RegExp(
  `^(?:(${SHORT_OFFICE})\\.? (${LAST_NAME})|(${LAST_NAME}),? (${SHORT_OFFICE})\\.?)$`,
  'iu',
);
const officeInFull = (short: string): string =>
  LISTS.offices_in_short[short.toLowerCase().replaceAll('.', '')] ?? short;

/** The office of a state before or behind a last name in full: `secretary of state King` for `SOS King`. */
export const withOffice = (text: string): string =>
  text.replace(OFFICE_AND_NAME, (_, first?: string, behind?: string, before?: string, last?: string) =>
    first === undefined ? `${before} ${officeInFull(last!)}` : `${officeInFull(first)} ${behind}`,
  );

/** The host of a person's address behind the name: `Ada King @lantern.example`. */
const HOST_BEHIND =
  /^(\p{L}[\p{L}.'-]{0,40} \p{L}[\p{L} .'-]{0,60}) @(?=[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}$)/u;
/** What systems write for no middle name: `Ada NMN King`. */
const NO_NAME = /(?<=\p{L} )(?:null|n\/?m\/?[in]) (?=\p{L})/giu;
const PLUS = /(?<=\p{L}) \+ (?=\p{L})/gu;

/** What browsers write behind the title of a page. */
const BROWSER = / [-–—] (?:Google Chrome|Mozilla Firefox|Microsoft.? Edge|Opera|Brave)$/u;

/** A text without the slips of the person who typed, pasted or dictated it. */
export const asMeant = (text: string): string =>
  withDistricts(written(once(text.replace(BROWSER, '')).replace(BEFORE_CAPITAL, pasted)).replace(SEAT, '$1-'))
    .replace(HOST_BEHIND, '$1 ')
    .replace(NO_NAME, '')
    .replace(PLUS, ' and ');
