import { STATE_CODES } from './states.js';

/*
 * Slips of a person who types, pastes or dictates: a beginning that was typed before the name was pasted, a text that was
 * pasted twice, the names of punctuation marks, and a seat without its hyphen.
 */

const BEFORE_CAPITAL = /(?<![\p{L}\p{M}\p{N}])(\p{L}{2,20}?)(\p{Lu}\p{Ll}[\p{L}\p{M}]{1,60})/gu;
/** A word without the part of it that was typed before it was pasted: `John` for `johJohn`. */
const pasted = (whole: string, typed: string, word: string): string =>
  word.toLowerCase().startsWith(typed.toLowerCase()) ? word : whole;

/** Minimum length of a text that is pasted twice without a space. Shorter ones are names: `Jojo`. */
const MIN_REPEATED = 5;

function once(text: string): string {
  const half = text.slice(0, text.length / 2);
  const isRepeated = half.toLowerCase() === text.slice(text.length / 2).toLowerCase();
  return half.length >= MIN_REPEATED && isRepeated ? half : text;
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

/** A text without the names of marks that were dictated: `capital ada capital king question mark`. */
function written(text: string): string {
  const plain = (text.match(CAPITALS) ?? []).length > 1 ? text.replace(CAPITALS, '') : text;
  const read = SPOKEN.reduce((spoken, [mark, sign]) => spoken.replace(mark, sign), plain).trim();
  return read === '' ? text : read;
}

/** A seat without its hyphen, behind a name: `King NY24`. */
const SEAT = new RegExp(`(?<=\\p{L} )(${STATE_CODES.join('|')})(?=\\d{1,2}(?![\\p{L}\\p{N}]))`, 'giu');

/** What browsers write behind the title of a page. */
const BROWSER = / [-–—] (?:Google Chrome|Mozilla Firefox|Microsoft.? Edge|Opera|Brave)$/u;

/** A text without the slips of the person who typed, pasted or dictated it. */
export const asMeant = (text: string): string =>
  written(once(text.replace(BROWSER, '')).replace(BEFORE_CAPITAL, pasted)).replace(SEAT, '$1-');
