import { isKindOfOrganization } from './concepts.js';
import { countryInEnglish } from './countries.js';
import { fold } from './normalize.js';
import { withOffice } from './typed-text.js';
import { LISTS, readData } from './word-lists.js';
import { STATES, isSmallWord } from './words.js';

/** Short forms of words that are written without spaces or with a hyphen, and the words in full. */
const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})ун-т(?:\p{Ll}(?!\p{L}))?/giu, 'университет'],
  [/(?<!\p{L})ин-т(?:\p{Ll}(?!\p{L}))?/giu, 'институт'],
  [/(?<!\p{L})гос\.?(?= )/giu, 'государственный'],
  [/(?<!\p{L})нац\.?(?= )/giu, 'национальный'],
  [/(?<!\p{L})техн\.?(?= )/giu, 'технический'],
  [/(?<!\p{L})мед\.?(?= )/giu, 'медицинский'],
  [/(?<!\p{L})пед\.?(?= )/giu, 'педагогический'],
  [/(?<!\p{L})им\.(?= )/giu, 'имени'],
  [/交大(?=$|附)/gu, '交通大学'],
  [/医大(?=$|附)/gu, '医科大学'],
  [/师大(?=$|附)/gu, '师范大学'],
  [/工大(?=$|附)/gu, '工业大学'],
  [/农大(?=$|附)/gu, '农业大学'],
  [/(?<=\p{Script=Han}{2})大$/gu, '大学'],
  [/(?<=\p{Script=Hangul}{2})대(?=$|병원)/gu, '대학교'],
  [/มทร\. ?/gu, 'มหาวิทยาลัยเทคโนโลยีราชมงคล'],
  [/มรภ\. ?/gu, 'มหาวิทยาลัยราชภัฏ'],
  [/(?<!\p{L})ม\. ?/gu, 'มหาวิทยาลัย'],
  [/รพ\. ?/gu, 'โรงพยาบาล'],
];

/** A text with short forms of words in full: `국립대학교병원` for `국립대병원`. */
const inFull = (text: string): string =>
  SHORT_FORMS.reduce((read, [short, full]) => read.replace(short, full), text);

/** Maximum number of words of a foreign name. */
const MAX_FOREIGN_WORDS = 4;

/** The English word by a folded foreign one. */
const ENGLISH = new Map(
  LISTS.in_english
    .split(' ')
    .map((words) => words.split('_').map((one) => one.replaceAll('-', ' ')))
    .flatMap(([english, ...foreign]) => foreign.map((word) => [word, english!] as const)),
);

/** Foreign words before the name of a town or a county. */
const GOVERNMENT =
  /^(?:(?:el )?gobierno del? (?:la )?)?(?:(condado)|ciudad|municipio|municipalidad|ayuntamiento|alcaldia|gobierno municipal) (?:del? )?/u;

const isLatin = (word: string): boolean => /^[a-z]/.test(word);

/** Minimum length of the name of a country. A shorter one is more often another word. */
const MIN_COUNTRY = 4;

const englishFor = (words: string): string | undefined =>
  ENGLISH.get(words) ?? (words.length < MIN_COUNTRY && isLatin(words) ? undefined : countryInEnglish(words));

/** The number of words of the state at the end of a text; 0 without one. */
const stateLength = (words: readonly string[]): number =>
  [2, 1].find((length) => STATES.has(words.slice(-length).join(' '))) ?? 0;

/**
 * The name of an organization with its foreign words, its country and its state in English, folded: `health ghana
 * ministry` for `Ministerio de Salud Ghana`, and `delton county ohio` for `Condado de Delton, Ohio`. Returns a text
 * without foreign words unchanged.
 */
function inEnglish(text: string): string {
  const folded = fold(text);
  const [said = '', county] = GOVERNMENT.exec(folded) ?? [];
  const words = folded.slice(said.length).split(' ');
  const english: string[] = [];
  let isForeign = said !== '';
  for (let from = 0; from < words.length;) {
    let length = Math.min(MAX_FOREIGN_WORDS, words.length - from);
    while (length > 1 && englishFor(words.slice(from, from + length).join(' ')) === undefined) length--;
    const name = words.slice(from, from + length).join(' ');
    const translated = isSmallWord(name) ? undefined : englishFor(name);
    isForeign ||= translated !== undefined && translated !== name;
    if (!isSmallWord(name)) english.push(translated ?? name);
    from += length;
  }
  if (!isForeign) return text;
  // `Delton University`: the last word of a query may be the beginning of a word.
  if (isKindOfOrganization(english[0]!)) english.push(english.shift()!);
  const state = stateLength(english);
  if (county !== undefined) english.splice(english.length - state, 0, 'county');
  // A town alone may be a last name.
  else if (said !== '' && state === 0) english.unshift('city of');
  return english.join(' ');
}

/** The letters of a layout, and those of an American keyboard in the same positions. */
interface Layout {
  readonly letters: string;
  readonly american: string;
}

const LAYOUTS = Object.values(JSON.parse(readData('keyboards.json')) as Record<string, Layout>).map(
  ({ letters, american }) => {
    const keys = american.split(' ');
    const typed = letters.split(' ');
    return {
      keys: new Map(typed.map((letter, at) => [letter, keys[at]!])),
      // A key may type two letters. They come first.
      letter: new RegExp(typed.join('|'), 'g'),
    };
  },
);

/** The text that the same keys produce on an American keyboard, for a text in the letters of another layout alone. */
function onAmericanKeyboard(text: string): string[] {
  const lower = text.toLowerCase();
  return LAYOUTS.filter(
    ({ letter }) => /\p{L}/u.test(lower) && !/\p{L}/u.test(lower.replace(letter, '')),
  ).map(({ letter, keys }) => lower.replace(letter, (one) => keys.get(one)!));
}

/*
 * The keys of the parts of a Korean syllable (KS X 5002), in the order of Unicode: a consonant, a vowel, and possibly one
 * or two consonants.
 */
const FIRST = 'r R s e E f a q Q t T d w W c z x v g'.split(' ');
const MIDDLE = 'k o i O j p u P h hk ho hl y n nj np nl b m ml l'.split(' ');
const LAST = 'r R rt s sw sg e f fr fa fq ft fx fv fg a q qt t T d w c z x v g'.split(' ');
const longestFirst = (keys: readonly string[]): string =>
  keys.toSorted((one, other) => other.length - one.length).join('|');
const SYLLABLE = new RegExp(
  `(${FIRST.join('|')})(${longestFirst(MIDDLE)})(?:(${longestFirst(LAST)})(?!${MIDDLE.join('|')}))?`,
  'g',
);
const FIRST_SYLLABLE = 0xac00;
const SYLLABLES = /^\p{Script=Hangul}+(?: \p{Script=Hangul}+)*$/u;
/** Minimum number of keys of a text in Korean letters. Fewer may be an ordinary word. */
const MIN_KEYS = 6;

/** The Korean text that the same keys produce, for a text in the letters of an American keyboard alone. */
function onKoreanKeyboard(text: string): string[] {
  if (text.length < MIN_KEYS || !/^[a-z ]+$/i.test(text)) return [];
  const typed = text.replace(/[^REQTWOP]/g, (key) => key.toLowerCase());
  const korean = typed.replace(SYLLABLE, (_, first: string, middle: string, last: string | undefined) => {
    const vowel = FIRST.indexOf(first) * MIDDLE.length + MIDDLE.indexOf(middle);
    const end = last === undefined ? 0 : LAST.indexOf(last) + 1;
    return String.fromCharCode(FIRST_SYLLABLE + vowel * (LAST.length + 1) + end);
  });
  return SYLLABLES.test(korean) ? [korean] : [];
}

/** The texts that a text may be if it was typed with another layout of the keyboard. */
const onOtherKeyboards = (text: string): string[] => [...onAmericanKeyboard(text), ...onKoreanKeyboard(text)];

/** What a query may mean, and whether only as the name of an organization. */
export interface OtherReading {
  readonly text: string;
  readonly isOfOrganization: boolean;
}

/**
 * What a query may mean if nothing has it as a name: with short forms in full, in English, on another keyboard. The name
 * of a person is not translated.
 */
export function otherReadings(query: string): OtherReading[] {
  const texts = new Set([withOffice(query), inFull(query), ...onOtherKeyboards(query)]);
  const readings = [...texts].map((text) => ({ text, isOfOrganization: false }));
  return [...readings, { text: inEnglish(query), isOfOrganization: true }].filter(
    ({ text }) => text !== '' && fold(text) !== fold(query),
  );
}
