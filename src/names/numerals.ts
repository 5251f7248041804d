import { otherSpellings } from './words.js';

/** The numbers that names write in several ways: as digits, as words and in Roman letters. */
const CARDINALS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );
const ROMAN = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx'.split(' ');
const ENDINGS: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };

const WRITINGS = ROMAN.map((roman, at) => {
  const digits = String(at + 1);
  return [digits, `${digits}${ENDINGS[at + 1] ?? 'th'}`, CARDINALS[at]!, ORDINALS[at]!, roman];
});
const WRITINGS_OF = new Map(WRITINGS.flatMap((words) => words.map((word) => [word, words] as const)));

/** Returns the other writings of a folded number: `5`, `5th`, `five`, `fifth` and `v`; empty for any other word. */
export const otherNumerals = (word: string): readonly string[] =>
  WRITINGS_OF.get(word)?.filter((other) => other !== word) ?? [];

/** Returns the other spellings of a folded word, and the other writings of a number. */
export const otherForms = (word: string): readonly string[] => [
  ...otherSpellings(word),
  ...otherNumerals(word),
];

/** Returns the digits of a number; null for any other word. A Roman number of one letter is more often an initial. */
export function numberIn(word: string): string | null {
  const known = WRITINGS_OF.get(word);
  if (known !== undefined) return word.length === 1 && !/\p{N}/u.test(word) ? null : known[0]!;
  return /^(\p{N}+)(?:st|nd|rd|th)?$/u.exec(word)?.[1] ?? null;
}

export const isNumber = (word: string): boolean => /\p{N}/u.test(word) || numberIn(word) !== null;

const KINDS_OF_NUMBERED =
  'district|division|region|zone|unit|ward|section|school|station|chapter|branch|local|post|phase|no\\.?|number';
/** `District I`: elsewhere the letter is more often an initial. */
const ROMAN_ONE = new RegExp(`(?<=\\b(?:${KINDS_OF_NUMBERED})\\s)I(?=\\s|$)`, 'giu');
const NUMBER_SIGN = new RegExp(
  `\\b(?:number|numero|num\\.?|nr\\.?)\\s(?=\\p{N}|(?:${CARDINALS.join('|')}|[ivx]+)(?:\\s|$))`,
  'giu',
);

/** A name with `No.` for `Number`, and with `1` for the Roman number: `District I`. */
export const withNumbers = (text: string): string =>
  text.replace(ROMAN_ONE, '1').replace(NUMBER_SIGN, 'No. ');

/** Returns the numbers of a folded name, however they are written. */
export const numbersIn = (folded: string): string[] =>
  folded.split(' ').flatMap((word) => numberIn(word) ?? word.match(/\p{N}+/gu) ?? []);
