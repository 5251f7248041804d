import { isSmallWord, tellsNothing } from '../../names/words.js';
import { fold, MAX_KEY } from '../../names/normalize.js';
import { decoded, withoutAddress } from '../../values/hostname.js';
import type { WordWeights } from './word-weights.js';

/** A word of a pasted text. */
export interface TextWord {
  /** Folded. */
  readonly word: string;
  /** Whether a punctuation mark that separates names precedes the word. */
  readonly isApart: boolean;
  /** Whether the word is capitalized; always true for a text without both cases. */
  readonly isCapital: boolean;
  /** Whether the word is written as initials: `J. D.` */
  readonly isInitials: boolean;
  /** Whether the word is in brackets or quotation marks inside other words: `Ada (née Byron) King`. */
  readonly isAside: boolean;
}

/** The words of a text, with their weights. */
export interface WeighedText {
  readonly words: readonly TextWord[];
  readonly weights: WordWeights;
}

/** Maximum number of words that are read. */
const MAX_WORDS = 60;
/** Punctuation that separates names. Apostrophes, hyphens, periods and underscores occur inside names. */
const BREAK = /[,;:|()<>[\]{}"“”„«»=/\\\n\t•·*#?!~^]|\s[-–—@]\s/u;
/** Brackets or quotation marks around at most 40 characters, with letters before and after. */
const ASIDE = /(?<=\p{L}\.? )[("“„«]([^()"“”„«»|]{1,40})[)"”“»](?= \p{L})/gu;
/** Marks an aside while a text is parsed. */
const ASIDE_MARK = '\u0002';
const BRACKETS = /[()<>[\]{}"“”„«»|;]/g;

/** The words of a text in order, without email addresses and without the hosts of URLs. */
export function readText(text: string): TextWord[] {
  const marked = decoded(text).replace(ASIDE, `|${ASIDE_MARK}$1|`);
  const plain = marked.replace(BRACKETS, ' | ').split(' ').map(withoutAddress).join(' ');
  const hasBothCases = /\p{Lu}/u.test(plain) && /(^|\s)\p{Ll}/u.test(plain);
  const found: TextWord[] = [];
  for (const segment of plain.split(BREAK)) {
    const isAside = segment.includes(ASIDE_MARK);
    const parts = segment.split(/[\s_.]+/);
    const written = new Set(parts.flatMap((part) => fold(part).split(' ')));
    const capitals = new Set(
      parts.filter((part) => /^\P{L}*\p{Lu}/u.test(part)).flatMap((part) => fold(part).split(' ')),
    );
    const words = fold(segment)
      .split(' ')
      .filter((word) => word !== '');
    for (const [index, word] of words.entries()) {
      const isInitials = !written.has(word);
      const isCapital = !hasBothCases || capitals.has(word);
      found.push({ word, isApart: index === 0, isCapital, isInitials, isAside });
    }
  }
  return found.filter(({ word }) => word.length <= MAX_KEY).slice(0, MAX_WORDS);
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
