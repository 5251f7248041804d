import type { Corrections } from './corrections.js';
import type { NamesInText } from './names-in-text.js';
import { translationsOf } from './inflections.js';
import { otherForms } from './numerals.js';
import { stateCodesOf } from './states.js';
import type { TextWord } from './text-words.js';
import { mayBeBegun, type WeighedText } from './word-weights.js';
import { countriesOf, otherNumbers } from './words.js';

/** A word of the text, with what does not depend on a document. */
export interface ScoredWord extends TextWord {
  readonly weight: number;
  /** The word and its other spellings. */
  readonly spellings: readonly string[];
  /** The same, and the country of a nationality, as words of related records. */
  readonly related: readonly string[];
  /** The word in other languages, in the nominative, and as a singular or plural. */
  readonly translations: readonly string[];
  readonly corrections: readonly string[];
  readonly mayBeBegun: boolean;
  /** The code of the state that the word names. */
  readonly state: string | undefined;
  /** Whether the word is hardly part of a name in this text. */
  readonly isPlain: boolean;
}

/** The words of a text, ready to be compared with documents. */
export function scoredWords(text: WeighedText, corrections: Corrections, names: NamesInText): ScoredWord[] {
  const states = stateCodesOf(text.words.map(({ word }) => word));
  return text.words.map((one) => {
    const { word } = one;
    const spellings = [word, ...otherForms(word)];
    return {
      ...one,
      state: states.get(word),
      weight: text.weights.of(word),
      spellings,
      related: [...spellings, ...countriesOf(word)],
      translations: [...translationsOf(word, text.weights.isKnown(word)), ...otherNumbers(word)],
      isPlain: names.isPlain(one),
      corrections: corrections.get(word) ?? [],
      mayBeBegun: mayBeBegun(text, word),
    };
  });
}
