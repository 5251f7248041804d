import type { Span, TextWord } from './text-words.js';
import { LOST } from './typed-text.js';
import { typingErrors } from './typing-errors.js';
import { isOrdinary, tellsNothing } from './words.js';

/** Weights from 0 to 1: how specific a word is. */
const WEIGHT = { nothing: 0.04, short: 0.12, unknown: 0.5, least: 0.15 } as const;
/** Negative decimal logarithm of the share of documents at which a word has full weight. */
const RARE = 3.5;

/** Minimum length of a misspelt word and the common word that it misspells. Shorter ones resemble each other by chance. */
const MIN_COMMON = 8;

/** Maximum weight of an insignificant word, which a name may contain or omit. */
export const SAYS_LITTLE = 0.12;

/** The weights of the words of a text. */
export class WordWeights {
  constructor(
    private readonly known: ReadonlyMap<string, boolean>,
    /** By key: `w` with a word of names. */
    private readonly shares: ReadonlyMap<string, number>,
  ) {}

  /** Whether a name contains the word. */
  isKnown(word: string): boolean {
    return this.known.has(word);
  }

  /** Whether the word alone may refer to another person: a significant word of a name. */
  isName(word: string): boolean {
    return word.length > 2 && this.isOfPeople(word) && !tellsNothing(word);
  }

  /** Whether a person's name has contained the word, which may also be a title or another silent word: `Page`. */
  isOfPeople(word: string): boolean {
    return word.length > 1 && this.known.get(word) === true;
  }

  /** Whether the word is so frequent that it needs other words to identify a record. */
  isCommon(word: string): boolean {
    return this.shares.has(`w${word}`);
  }

  /** The common word that a rare one misspells, unless it is the name of a person: `university` for `univesity`. */
  commonFor(word: string): string | undefined {
    if (word.length < MIN_COMMON || !this.known.has(word) || this.isCommon(word) || this.isName(word))
      return undefined;
    for (const key of this.shares.keys()) {
      const common = key.slice(1);
      if (key.startsWith('w') && common.length >= MIN_COMMON && typingErrors(word, common, 1) === 1)
        return common;
    }
    return undefined;
  }

  /** Whether few names have the word, and none of a person: `Tidalworks`. */
  isRare(word: string, minLength = 4): boolean {
    return word.length >= minLength && !this.isName(word) && !this.isCommon(word) && !isOrdinary(word);
  }

  of(word: string): number {
    if (tellsNothing(word) || (word.length < 4 && word.includes(LOST))) return WEIGHT.nothing;
    if (word.length < 3 || /^\p{N}+$/u.test(word)) return WEIGHT.short;
    if (!this.known.has(word)) return isOrdinary(word) ? WEIGHT.short : WEIGHT.unknown;
    return tellingOf(this.shares.get(`w${word}`));
  }
}

/** Returns the weight of a word with this share of documents. */
export const tellingOf = (share: number | undefined): number =>
  share === undefined ? 1 : Math.max(WEIGHT.least, Math.min(1, -Math.log10(share) / RARE));

/** The words of a text, with their weights. */
export interface WeighedText {
  readonly words: readonly TextWord[];
  readonly weights: WordWeights;
}

/** Minimum length of a word prefix. */
const MIN_BEGINNING = 3;

/** Whether a word may be a beginning: a word that is cut off, an unknown one, or the last one of a text with an unknown word. */
export function mayBeBegun({ words, weights }: WeighedText, word: string): boolean {
  const isLast = word === words.at(-1)?.word;
  const isKnown = weights.isKnown(word);
  if (words.some((one) => one.isCut && one.word === word)) return true;
  if (isKnown && !(isLast && words.some((one) => !weights.isKnown(one.word) && !tellsNothing(one.word))))
    return false;
  const least = isLast && !isKnown ? MIN_BEGINNING : MIN_BEGINNING + 1;
  return word.length >= least && !tellsNothing(word);
}

/** Whether a span is the beginning of a name: its last word is cut off, or unknown at the end of the text. */
export function isBegun({ to }: Pick<Span, 'to'>, { words, weights }: WeighedText): boolean {
  const { word, isCut } = words[to - 1]!;
  return isCut || (to === words.length && !weights.isKnown(word) && word.length >= MIN_BEGINNING);
}
