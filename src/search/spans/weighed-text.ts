import { isSmallWord, tellsNothing } from '../../names/words.js';
import { MAX_KEY } from '../../names/normalize.js';
import type { TextWord } from '../../names/text-words.js';
import type { WordWeights } from './word-weights.js';

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

/** A range of words in a text. */
export interface Span {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
  /** The words, separated by spaces. */
  readonly text: string;
  /** Whether the span contains a punctuation mark that separates names. */
  readonly isApart: boolean;
}

/** Maximum number of words of a span. Longer names are found by their words. */
const MAX_SPAN_LENGTH = 9;

/** All spans that may be a name, also across an aside. None ends with a small word. */
export function spansOf(words: readonly TextWord[]): Span[] {
  const spans = spansAt(words, [...words.keys()]);
  if (!words.some(({ isAside }) => isAside)) return spans;
  const others = words.flatMap(({ isAside }, index) => (isAside ? [] : [index]));
  const isOver = ({ from, to }: Span) => words.slice(from, to).some(({ isAside }) => isAside);
  return [...spans, ...spansAt(words, others).filter(isOver)];
}

/** Spans of the words at these indexes. */
function spansAt(words: readonly TextWord[], places: readonly number[]): Span[] {
  const spans: Span[] = [];
  for (let first = 0; first < places.length; first++) {
    const from = places[first]!;
    let text = '';
    let isApart = false;
    for (const place of places.slice(first, first + MAX_SPAN_LENGTH)) {
      const { word, isApart: isBehind } = words[place]!;
      const isAfterAside = place > 0 && words[place - 1]!.isAside && !words[place]!.isAside;
      isApart ||= text !== '' && isBehind && !isAfterAside;
      text = text === '' ? word : `${text} ${word}`;
      if (!isSmallWord(word) && text.length <= MAX_KEY) spans.push({ from, to: place + 1, text, isApart });
    }
  }
  return spans;
}
