import { closenessOf, skeletons, soundTheSame } from '../../names/sounds.js';
import { lookOf, soundOf, typingErrors } from '../../names/typing-errors.js';
import {
  isSameInAnotherLanguage,
  nicknamesOf,
  otherNumbers,
  otherSpellings,
  shortens,
} from '../../names/words.js';
import { sameConcept } from '../../names/concepts.js';
import { numberIn, otherNumerals } from '../../names/name-forms.js';
import { isInitial } from './person-name.js';

/** The likeness of two texts, from 0 to 1, and its rule. */
export interface Likeness {
  readonly score: number;
  readonly why: string;
}

export const SAME: Likeness = { score: 1, why: 'same' };
export const DIFFERENT: Likeness = { score: 0, why: 'different' };

/** Whether several people of the directory have the word in their names. */
export type IsName = (word: string) => boolean;

/** What the directory knows about words. */
export interface Lexicon {
  readonly isName: IsName;
  /** Whether several organizations have the word in their names. */
  readonly isWord: IsName;
  /** The weight of a word, from 0 to 1. A word of more records has less weight. */
  readonly tells: (word: string) => number;
}

/** Maximum weight of a generic word, also in a small directory. */
const GENERIC = 0.5;
/** The weight of a word, from 0 to 1, by its frequency. */
export const tellsAtMost = (word: string, frequency = 1): number =>
  sameConcept(word).length > 0 ? Math.min(GENERIC, frequency) : frequency;

/** Without a directory. */
export const NO_LEXICON: Lexicon = {
  isName: () => false,
  isWord: () => false,
  tells: (word) => tellsAtMost(word),
};

/** The likeness of two words by rule; see docs/matching.md. */
const WORDS = {
  nickname: 0.93,
  sound: 0.91,
  /** Two spellings of a given name that are both names, or its forms in two languages. */
  variant: 0.84,
  oneError: 0.92,
  twoErrors: 0.82,
  initial: 0.81,
  fewLetters: 0.86,
  look: 0.9,
  abbreviation: 0.97,
  consonants: 0.92,
  /** The part of the likeness that different vowels remove. */
  vowels: 0.8,
  translation: 0.94,
  /** A singular for a plural: `Technology`, Technologies. */
  plural: 0.95,
  number: 0.95,
  /** Two words that are both names differ on purpose. */
  anotherName: 0.4,
  /** The same, if they sound the same: `Payne`, Paine. */
  homophone: 0.5,
} as const;

const NOT_LETTERS = /\P{L}/u;

/** Maximum number of typing errors for a word of this length. */
const budgetOf = (length: number): 0 | 1 | 2 => (length < 4 ? 0 : length < 7 ? 1 : 2);

/** Returns the likeness of two misspelt words by letters and sounds only. Symmetric. */
export function spelledAlike(one: string, other: string, isName: IsName): Likeness {
  if (one === other) return SAME;
  if (NOT_LETTERS.test(one) || NOT_LETTERS.test(other)) return DIFFERENT;
  const shorter = Math.min(one.length, other.length);
  const budget = budgetOf(Math.max(one.length, other.length));
  const errors = budget === 0 ? 3 : typingErrors(one, other, budget);
  const sounds = shorter > 2 && soundOf(one) === soundOf(other);
  const looks = errors > 1 && shorter > 2 && lookOf(one) === lookOf(other);
  if (errors > budget && !sounds && !looks) return DIFFERENT;
  if (isName(one) && isName(other))
    return soundTheSame(one, other)
      ? { score: WORDS.homophone, why: 'sound' }
      : { score: WORDS.anotherName, why: 'another name' };
  if (errors === 1) return { score: WORDS.oneError, why: 'spelling' };
  if (sounds) return { score: WORDS.sound, why: 'sound' };
  return looks ? { score: WORDS.look, why: 'look' } : { score: WORDS.twoErrors, why: 'spelling' };
}

/** A word that the directory or the list of nicknames has as a given name. */
const isGivenName =
  (isName: IsName): IsName =>
  (word) =>
    nicknamesOf(word).length > 0 || isName(word);

/** Whether two given names differ in the ending of a man's and a woman's name: `Andrew` and Andrea. */
const haveOtherEndings = (one: string, other: string): boolean =>
  one.length > 3 &&
  one.length === other.length &&
  one.at(-1) !== other.at(-1) &&
  [one, other].some((name) => name.endsWith('a')) &&
  !/[aeiuy]$/.test(one.endsWith('a') ? other : one) &&
  one.slice(0, -1) === other.slice(0, -1);

const FEMININE = /^[a-df-z]{0,2}[ae]$/;
/** Whether one name is that of a man with an ending: `Roberta` for Robert. `Victori` is no name, so it is Victoria. */
const isFeminineOf = (long: string, short: string, isGiven: IsName): boolean =>
  short.length > 3 && long.startsWith(short) && FEMININE.test(long.slice(short.length)) && isGiven(short);

/** Returns the likeness of two given names, including nicknames and initials. Symmetric. */
export function givenNamesAlike(one: string, other: string, isName: IsName): Likeness {
  if (isInitial(one) || isInitial(other)) {
    return one[0] === other[0] ? { score: WORDS.initial, why: 'initials' } : DIFFERENT;
  }
  const isGiven = isGivenName(isName);
  if (haveOtherEndings(one, other)) return { score: WORDS.anotherName, why: 'another name' };
  if (nicknamesOf(one).includes(other)) return { score: WORDS.nickname, why: 'nickname' };
  if (isSameInAnotherLanguage(one, other)) return { score: WORDS.variant, why: 'translation' };
  if (isFeminineOf(one, other, isGiven) || isFeminineOf(other, one, isGiven))
    return { score: WORDS.anotherName, why: 'another name' };
  const spelled = spelledAlike(one, other, isGiven);
  if (spelled.score === WORDS.homophone) return { score: WORDS.variant, why: 'sound' };
  return spelled.score < WORDS.initial && isShortened(one, other, isGiven)
    ? { score: WORDS.initial, why: 'abbreviation' }
    : spelled;
}

/** Whether one word is a shortened form of the other, and not a word of the directory. */
function isShortened(one: string, other: string, isWord: IsName): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return shortens(short, long) && !isWord(short);
}

/** A word that tells at most this is common, and shortened in many ways. */
const OFTEN_SHORTENED = 0.8;

/**
 * Returns the likeness of two words of organizations' names, including abbreviations. Numbers must be equal.
 * Symmetric.
 */
export function organizationWordsAlike(one: string, other: string, lexicon: Lexicon): Likeness {
  const { isName, isWord } = lexicon;
  if (one === other) return SAME;
  if (otherSpellings(one).includes(other) || otherSpellings(other).includes(one)) {
    return { score: WORDS.abbreviation, why: 'abbreviation' };
  }
  if (sameConcept(one).includes(other)) return { score: WORDS.translation, why: 'translation' };
  if (otherNumbers(one).includes(other)) return { score: WORDS.plural, why: 'spelling' };
  const [number, otherNumber] = [numberIn(one), numberIn(other)];
  if (otherNumerals(one).includes(other) || (number !== null && number === otherNumber))
    return { score: WORDS.number, why: 'number' };
  if (number !== null && otherNumber !== null) return DIFFERENT;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  // `Agr` is a word of names, too; a word that many names have is often shortened.
  const isOften =
    lexicon.tells(long) <= OFTEN_SHORTENED &&
    lexicon.tells(short) === 1 &&
    (long.startsWith(short) || !/[aeiouy]/.test(short.slice(1)));
  const isWordItself: IsName = (word) => !isOften && isWord(word);
  if (isShortened(short, long, isWordItself)) return { score: WORDS.abbreviation, why: 'abbreviation' };
  const shorter = Math.min(one.length, other.length);
  if (shorter > 4) {
    const spelled = spelledAlike(one, other, isName);
    // `Eastern` does not misspell Western: many organizations have either.
    const hasTwoErrors = spelledAlike(one, other, NO_LEXICON.isName).score === WORDS.twoErrors;
    const areWords = hasTwoErrors && isWord(one) && isWord(other);
    return areWords ? DIFFERENT : spelled;
  }
  // A different letter makes a different short word. A missing letter is a mistake.
  const isMissing = shorter > 2 && one.length !== other.length && typingErrors(one, other, 1) === 1;
  return isMissing && !NOT_LETTERS.test(one + other)
    ? { score: WORDS.fewLetters, why: 'spelling' }
    : DIFFERENT;
}

/**
 * Returns the likeness of two words if one is romanized. The consonants must agree. Vowels count, but less in
 * a script that omits short ones.
 */
export function romanizedAlike(foreign: string, latin: string, omitsVowels: boolean): Likeness {
  const others = skeletonsOf(latin);
  if (!skeletonsOf(foreign).some((skeleton) => others.includes(skeleton))) return DIFFERENT;
  const closeness = closenessOf(foreign, latin, omitsVowels);
  return { score: WORDS.consonants * (1 - WORDS.vowels * (1 - closeness)), why: 'script' };
}

const MAX_KNOWN = 20_000;
const known = new Map<string, readonly string[]>();

/** Cached, because candidates share their words. */
function skeletonsOf(word: string): readonly string[] {
  const found = known.get(word) ?? skeletons(word);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(word, found);
  return found;
}
