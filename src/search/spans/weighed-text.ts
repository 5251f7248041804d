import { tellsNothing } from '../../names/words.js';
import type { TextWord } from '../../names/text-words.js';
import type { WordWeights } from '../../names/word-weights.js';

/** The words of a text, with their weights. */
export interface WeighedText {
  readonly words: readonly TextWord[];
  readonly weights: WordWeights;
}

/** Minimum length of a word prefix. */
const MIN_BEGINNING = 3;

/** Whether a word may be a beginning: an unknown word, or the last one of a text with an unknown word. */
export function mayBeBegun({ words, weights }: WeighedText, word: string): boolean {
  const isLast = word === words.at(-1)?.word;
  const isKnown = weights.isKnown(word);
  if (isKnown && !(isLast && words.some((one) => !weights.isKnown(one.word) && !tellsNothing(one.word))))
    return false;
  const least = isLast && !isKnown ? MIN_BEGINNING : MIN_BEGINNING + 1;
  return word.length >= least && !tellsNothing(word) && !/\p{N}/u.test(word);
}
