import { fold } from './normalize.js';
import { stateCode } from './states.js';
import { LISTS } from './word-lists.js';
import { isSuffix, isTitle, nicknamesOf, otherSpellings } from './words.js';

/** A folded name without titles before and suffixes after it; at least two words remain. */
export const bareName = (folded: string): string => barerNames(folded).at(-1) ?? folded;

/**
 * A folded name with ever fewer leading titles, each with and without the suffixes, down to the bare name.
 * `Major` is a title, but in `Dr. Major Owens` it is a name.
 */
export function barerNames(folded: string): string[] {
  const parts = folded.split(' ');
  let end = parts.length;
  while (end > 2 && isSuffix(parts[end - 1]!)) end--;
  const names: string[] = [];
  for (let from = 0; from === 0 || (end - from >= 2 && isTitle(parts[from - 1]!)); from++) {
    names.push(...[parts.length, end].map((to) => parts.slice(from, to).join(' ')));
  }
  return [...new Set(names)].slice(1);
}

/** A folded name without the titles before it; at least two words remain. */
export function withoutTitles(folded: string): string {
  const parts = folded.split(' ');
  let from = 0;
  while (parts.length - from > 2 && isTitle(parts[from]!)) from++;
  return parts.slice(from).join(' ');
}

/** A folded name with and without the titles before it and the suffixes after it. */
export const withAndWithoutTitles = (folded: string): string[] => [folded, ...barerNames(folded)];

const MAX_WORDS_WITH_NICKNAMES = 5;

/** The names that a folded one with a nickname, first or last, may stand for: `robert king` for `bob king` and `king bob`. */
export function namesWithNickname(folded: string): string[] {
  const names = withAndWithoutTitles(folded).flatMap((one) => {
    const parts = one.split(' ');
    if (parts.length < 2 || parts.length > MAX_WORDS_WITH_NICKNAMES) return [];
    const [given, ...rest] = parts;
    const isFirst = nicknamesOf(given!).length > 0;
    const others = isFirst ? rest : parts.slice(0, -1);
    return nicknamesOf(isFirst ? given! : parts.at(-1)!).map((name) => [name, ...others].join(' '));
  });
  return [...new Set(names)];
}

const oneOf = (words: string): string => words.split(' ').join('|');
const UNSPACED_SIGN = new RegExp(` ?[(（](?:${oneOf(LISTS.unspaced_legal_signs)})[)）] ?`, 'u');
const UNSPACED_FORM = new RegExp(
  `^(?:${oneOf(LISTS.unspaced_legal_forms)}) ?(?=..)|(?<=..) ?(?:${oneOf(LISTS.unspaced_legal_forms)})$`,
  'u',
);

/** A Chinese, Japanese or Korean name without its legal form: `駿河屋` for `株式会社駿河屋` and `駿河屋㈱`. */
export const withoutUnspacedForm = (text: string): string =>
  text.normalize('NFKC').trim().replace(UNSPACED_SIGN, '').replace(UNSPACED_FORM, '');

const ACRONYMS_AT_END = new Map(Object.entries(LISTS.acronyms_at_end));

/** The forms of an organization's name with the acronym at its end in full: `bolton police department` for `Bolton PD`. */
export function acronymAtEndInFull(name: string): string[] {
  const [, before, acronym] = /^(.+) (\p{Lu}{2,4})$/u.exec(name.trim()) ?? [];
  const inFull = acronym === undefined ? undefined : ACRONYMS_AT_END.get(acronym.toLowerCase());
  return (inFull?.split(' ') ?? []).map((words) => `${fold(before!)} ${words.replaceAll('_', ' ')}`);
}

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

const SHORT_IN_ADDRESS = new Map(Object.entries({ ...LISTS.street_words, ...LISTS.compass_points }));
const STREETS = new Set(Object.values(LISTS.street_words));
/** From the number of a house to the end. */
const FROM_NUMBER = /(?<![\p{L}\p{N}])\p{N}{1,6}\p{L}? .*$/u;
/** A part of an address within the building. */
const UNIT_OF_BUILDING =
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
  const kept = parts.filter((part) => !UNIT_OF_BUILDING.test(part)).map(withStateAsCode);
  const words = fold(kept.join(' ')).split(' ');
  const short = words.map((word) => SHORT_IN_ADDRESS.get(word) ?? word);
  return short.some((word) => STREETS.has(word)) ? short.join(' ') : null;
}
