import { MAX_KEY } from './normalize.js';
import type { TextWord } from './text-words.js';
import { isSmallWord, isTitle } from './words.js';

/** A range of words in a text. */
export interface Span {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
  /** The words, separated by spaces. */
  readonly text: string;
  /** Whether the span contains a punctuation mark that separates names. */
  readonly isApart: boolean;
  /** Whether the words of a second person are omitted. */
  readonly isCouple?: boolean;
}

/** Maximum number of words of a span. Longer names are found by their words. */
const MAX_SPAN_LENGTH = 9;

/** All spans that may be a name, also across an aside. None ends with a small word. */
export function spansOf(words: readonly TextWord[]): Span[] {
  const spans = [...spansAt(words, [...words.keys()]), ...spansOfCouples(words)];
  if (!words.some(({ isAside }) => isAside)) return spans;
  const others = words.flatMap(({ isAside }, index) => (isAside ? [] : [index]));
  const isOver = ({ from, to }: Span) => words.slice(from, to).some(({ isAside }) => isAside);
  return [...spans, ...spansAt(words, others).filter(isOver)];
}

const AND: ReadonlySet<string> = new Set(['and', 'und', 'et', 'y', 'e', 'och', 'og', 'en']);
/** Whether a folded word joins two names. */
export const isAnd = (word: string): boolean => AND.has(word);

/** Of two people with one last name, the first: `John and Mary Smith`. Titles are omitted. */
function spansOfCouples(words: readonly TextWord[]): Span[] {
  return words.flatMap(({ word }, at) => {
    const second = words.findIndex((one, index) => index > at && !isTitle(one.word));
    if (!isAnd(word) || at === 0 || second < 0) return [];
    const spans = spansAt(
      words,
      [at - 1, second + 1, second + 2].filter((place) => place < words.length),
    );
    return spans.flatMap((span) => (span.from < at && span.to > second ? [{ ...span, isCouple: true }] : []));
  });
}

/** Spans of the words at these indexes. */
function spansAt(words: readonly TextWord[], places: readonly number[]): Span[] {
  const spans: Span[] = [];
  for (let first = 0; first < places.length; first++) {
    const from = places[first]!;
    let text = '';
    let isApart = false;
    for (const place of places.slice(first, first + MAX_SPAN_LENGTH)) {
      const { word, isApart: isBehind, isCapital } = words[place]!;
      const isAfterAside = place > 0 && words[place - 1]!.isAside && !words[place]!.isAside;
      isApart ||= text !== '' && isBehind && !isAfterAside;
      text = text === '' ? word : `${text} ${word}`;
      const isInitial = isCapital && word.length === 1 && place > from;
      if ((isInitial || !isSmallWord(word)) && text.length <= MAX_KEY)
        spans.push({ from, to: place + 1, text, isApart });
    }
  }
  return spans;
}
