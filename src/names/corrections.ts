import { errorsIn, lookOf, soundOf, typingErrors } from './typing-errors.js';
import type { TextWord } from './text-words.js';
import type { WeighedText, WordWeights } from './word-weights.js';
import { isEnglish, isOrdinary, namesOfMisspelt } from './words.js';

/** Known words by the unknown word that may be a misspelling of them. */
export type Corrections = ReadonlyMap<string, readonly string[]>;

/** A text with more unknown words is not a misspelt name. */
export const MAX_MISSPELT = 4;
/** Maximum number of corrections of a word, besides the names of a misspelt nickname. */
const MAX_CORRECTIONS = 6;
/** Minimum length of a misspelt prefix. One error in a shorter one leaves too few letters. */
const MIN_MISSPELT_BEGINNING = 4;

/**
 * The corrections of misspelt words among similar words: within the edit distance allowed for the word, with the same
 * phonetic code, or what a scanner reads as the same letters. Without any, the words that begin with the misspelt word within one error.
 */
export function correctionsOf(misspelt: readonly string[], similar: readonly string[]): Corrections {
  return new Map(
    misspelt.map((word) => {
      const budget = errorsIn(word);
      const [sound, look] = [soundOf(word), lookOf(word)];
      const near = similar
        .map((other) => {
          const isAlike = soundOf(other) === sound || lookOf(other) === look;
          return [other, isAlike ? 1 : typingErrors(word, other, budget)] as const;
        })
        .filter(([, errors]) => errors <= budget)
        .toSorted(([, one], [, other]) => one - other)
        .map(([other]) => other);
      const begun =
        word.length < MIN_MISSPELT_BEGINNING ? [] : similar.filter((other) => begins(word, other));
      const meant = near.length > 0 ? near : begun;
      return [word, [...meant.slice(0, MAX_CORRECTIONS), ...namesOfMisspelt(word)]];
    }),
  );
}

/**
 * The corrections of a text's unknown words. A possessive whose form with `s` is also known (`Roberts` for `Robert's`)
 * may be the name without it, and a word with an article (`l'Institut`) the word alone. A record may misspell a word, too.
 */
export function correctionsIn(text: WeighedText, similar: readonly string[]): Corrections {
  const possessives = text.words.flatMap(({ word, bare = '' }) =>
    bare !== '' && (word.endsWith(bare) ? text.weights.isKnown(bare) : text.weights.isName(bare))
      ? [[word, [bare]] as const]
      : [],
  );
  const common = text.words.flatMap(({ word }) => {
    const meant = text.weights.commonFor(word);
    return meant === undefined ? [] : [[word, [meant]] as const];
  });
  return new Map([...possessives, ...common, ...correctionsOf(misspeltWords(text), similar)]);
}

/** Whether a word is a prefix of another one, with at most one error after the first letter. */
const begins = (word: string, other: string): boolean =>
  other[0] === word[0] &&
  [0, 1].some((more) => typingErrors(word, other.slice(0, word.length + more), 1) <= 1);

/** Whether a word has the form of a misspelt one, if it is unknown; a scanner reads digits in letters: `char1es`. */
export const mayBeMisspelt = (word: string): boolean =>
  /^(?=.*\p{L}{2})[\p{L}0158]{3,30}$/u.test(word) && !isOrdinary(word) && !isEnglish(word);

/** The unknown words that need corrections. */
function misspeltWords({ words, weights }: WeighedText): string[] {
  const unknown = new Set(
    words.map(({ word }) => word).filter((word) => !weights.isKnown(word) && mayBeMisspelt(word)),
  );
  return unknown.size > MAX_MISSPELT ? [] : [...unknown];
}

/** Maximum number of corrections per word if two words are misspelt: all pairs are searched. */
const MAX_CORRECTIONS_OF_TWO = 5;
/** Maximum number of words of a name that is corrected. */
const MAX_WORDS = 4;

/** The corrected names if one or two of the words of a name are misspelt, with their number. */
export function correctedNames(
  parts: readonly string[],
  corrections: Corrections,
): { name: string; errors: number }[] {
  const errors = parts.filter((part) => corrections.get(part)?.length).length;
  if (errors === 0 || errors > 2 || parts.length > MAX_WORDS) return [];
  let names = [''];
  for (const part of parts) {
    const words = corrections.get(part) ?? [];
    const meant =
      words.length === 0 ? [part] : words.slice(0, errors > 1 ? MAX_CORRECTIONS_OF_TWO : undefined);
    names = names.flatMap((name) => meant.map((word) => `${name} ${word}`));
  }
  return names.map((name) => ({ name: name.slice(1), errors }));
}

/** The word without `'s` or an article if only that is known. */
export const bareIfKnown = (one: TextWord, weights: WordWeights): TextWord =>
  one.bare !== undefined && weights.isKnown(one.bare) && !weights.isKnown(one.word)
    ? { ...one, word: one.bare }
    : one;
