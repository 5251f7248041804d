import type { SearchDocument } from '../documents.js';
import type { Corrections } from '../../names/corrections.js';
import { sorted, words as wordsOf } from '../../names/normalize.js';
import {
  isInitials,
  isSmallWord,
  isTitle,
  otherSpellings,
  tellsNothing,
  withoutSmallWords,
} from '../../names/words.js';
import type { Clause } from '../search-engine.js';
import type { TextWord } from '../../names/text-words.js';
import { mayBeBegun, type Span, type WeighedText } from './weighed-text.js';
import type { Reading } from './readings.js';

/** A text with its interpretations and corrections. */
export interface ReadText extends WeighedText {
  readonly readings: readonly Reading[];
  readonly corrections: Corrections;
}

/** A document that matches a text. */
export interface Match {
  readonly document: SearchDocument;
  /** Word range of the name in the text; `to` is exclusive. */
  readonly from: number;
  readonly to: number;
  readonly isWhole: boolean;
  readonly isExact: boolean;
  /** From 0 to 1. */
  readonly score: number;
  /** By word index: whether the document contains the word. */
  readonly explained: readonly boolean[];
}

/** A word of a related record counts less than a word of the name. */
const AROUND = 0.8;
const MISSPELT = 0.8;
/** Minimum share of a text's weight that a single word, together with related records, must explain. */
const MIN_SHARE = 0.75;
/** Minimum score of a match by the words of a long name, times the part of it that they cover. */
const MIN_WORDS = 0.67;
const MIN_OF_ALMOST_ALL = 0.4;
/** Minimum score of a match by words that explains all of a text without unknown words. */
const MIN_ALL = 0.63;
/** Maximum weight of an insignificant word, which a name may contain or omit. */
const SAYS_LITTLE = 0.12;
/** Weight at which a name in a text has its full score. */
const TELLING = 1.2;

/** A word of the text, with what does not depend on a document. */
interface ScoredWord extends TextWord {
  readonly weight: number;
  /** The word and its other spellings. */
  readonly spellings: readonly string[];
  readonly corrections: readonly string[];
  readonly mayBeBegun: boolean;
}

/** Compares documents with a text. */
export class Scorer {
  private readonly words: readonly ScoredWord[];
  /** The weight of the text. */
  private readonly weight: number;
  /** The readings that a key may meet. */
  private readonly readings: ReadonlyMap<string, readonly { readonly reading: Reading }[]>;

  constructor(private readonly text: ReadText) {
    const { words, weights, corrections } = text;
    this.words = words.map((one) => ({
      ...one,
      weight: weights.of(one.word),
      spellings: [one.word, ...otherSpellings(one.word)],
      corrections: corrections.get(one.word) ?? [],
      mayBeBegun: mayBeBegun(text, one.word),
    }));
    this.weight = this.words.reduce((sum, { weight }) => sum + weight, 0);
    const keyed = text.readings.flatMap((reading) =>
      [...keysIn(reading.clause)].map((key) => ({ key, reading })),
    );
    this.readings = Map.groupBy(keyed, ({ key }) => key);
  }

  /** The best match of a document with the text; null without one. */
  bestMatch(document: SearchDocument): Match | null {
    const explained = this.explainedBy(document);
    const has = keysOf(document);
    const met = new Set(
      [...has].flatMap((key) => this.readings.get(key) ?? []).map(({ reading }) => reading),
    );
    const matches = [
      ...(met.size === 0 ? [] : this.text.readings)
        .filter((reading) => met.has(reading) && meets(reading.clause, document, has))
        .map((reading) => this.byReading(document, explained, reading)),
      this.byWords(document, explained),
    ].filter((match) => match !== null);
    return matches.length === 0
      ? null
      : matches.reduce((best, match) => (match.score > best.score ? match : best));
  }

  private byReading(
    document: SearchDocument,
    explained: readonly number[],
    { span, quality, isWhole: mayBeWhole }: Reading,
  ): Match | null {
    const { words } = this;
    const isWhole =
      mayBeWhole && !(document.type === 'organization' && isReordered(span.text, document.name));
    const own = explained.map((value, index) => (index >= span.from && index < span.to ? 1 : value));
    const share = this.shareOf(own);
    const weight = words.slice(span.from, span.to).reduce((sum, one) => sum + one.weight, 0);
    if (!isWhole && (share < MIN_SHARE || this.isOfAnotherName(span, own))) return null;
    let { from, to } = span;
    const isAround = (index: number) => explained[index] === 0 && tellsNothing(words[index]!.word);
    while (from < to - 1 && isAround(from)) from++;
    while (from < to - 1 && isAround(to - 1)) to--;
    return {
      document,
      from,
      to,
      isWhole,
      isExact: quality === 1,
      score:
        quality *
        Math.min(1, isWhole ? (0.5 + weight / TELLING) / 1.5 : 1) *
        (isWhole ? 0.6 + 0.4 * share : share),
      explained: own.map((value) => value > 0),
    };
  }

  /** Whether words make the span another name: names anywhere, initials and particles next to it. */
  private isOfAnotherName({ from, to }: Pick<Span, 'from' | 'to'>, explained: readonly number[]): boolean {
    const { words } = this;
    const { weights } = this.text;
    const before = from > 0 && !words[from]!.isApart ? from - 1 : -1;
    const after = to < words.length && !words[to]!.isApart ? to : -1;
    return words.some(
      ({ word, isCapital, ...one }, index) =>
        explained[index] === 0 &&
        (weights.isName(word) ||
          (index === before &&
            (one.isInitials ||
              (isInitials(word) && word.length < 3 && !isSmallWord(word) && !isTitle(word)))) ||
          ((index === before || index === after) && weights.isParticle(word)) ||
          (index === after && isCapital && weights.isOfPeople(word))),
    );
  }

  /**
   * A match by words: the document contains all significant words of the text, at least two of them in one
   * name; or it is an organization whose name shares enough of its words with the text, or all but one.
   */
  private byWords(document: SearchDocument, explained: readonly number[]): Match | null {
    if (explained.filter((value) => value > 0).length < 2) return null;
    const parts = document.name
      .map((name) => this.partOfName(name, explained))
      .filter(({ at }) => at.length > 1);
    if (parts.length === 0) return null;
    const { value, at } = parts.reduce((one, other) => (other.value > one.value ? other : one));
    const [from, to] = [Math.min(...at), Math.max(...at) + 1];
    const open = this.words.flatMap(({ weight }, index) =>
      explained[index] === 0 && weight > SAYS_LITTLE ? [index] : [],
    );
    if (document.type === 'person' && this.isOfAnotherName({ from, to }, explained)) return null;
    if (open.length === 0) {
      if (this.text.corrections.size === 0 && value < MIN_ALL) return null;
    } else {
      if (document.type !== 'organization') return null;
      const isAlmostAll = document.name.some((name) => this.isButOneWord(name));
      const isBroken =
        at.some((index, place) => index < at[place - 1]!) ||
        open.some((index) => index >= from && index < to);
      if (isAlmostAll ? value < MIN_OF_ALMOST_ALL : isBroken || value < MIN_WORDS) return null;
    }
    return {
      document,
      from,
      to,
      isWhole: false,
      isExact: false,
      score: value * 0.9,
      explained: explained.map((one) => one > 0),
    };
  }

  private partOfName(name: string, explained: readonly number[]): PartOfName {
    const { weights } = this.text;
    let [all, met] = [0, 0];
    const at: number[] = [];
    const taken = new Set<number>();
    let last = -1;
    const find = (isMeant: (one: ScoredWord) => boolean): number => {
      const isFree = (one: ScoredWord, index: number) =>
        explained[index]! > 0 && !taken.has(index) && isMeant(one);
      const next = this.words.findIndex((one, index) => index > last && isFree(one, index));
      return next >= 0 ? next : this.words.findIndex(isFree);
    };
    for (const word of name.split(' ').flatMap(wordsOf)) {
      // Words of names count as known, even if their weights were not read for the query.
      const weight = Math.max(weights.isKnown(word) ? 0 : 0.8, weights.of(word));
      all += weight;
      const exact = find((one) => one.word === word);
      const index =
        exact >= 0
          ? exact
          : find((one) => mayStandFor(one, word) || (one.mayBeBegun && word.startsWith(one.word)));
      if (index < 0) continue;
      last = index;
      taken.add(index);
      met += weight * (exact >= 0 ? 1 : 0.9);
      if (weight > SAYS_LITTLE) at.push(index);
    }
    return { value: (met / all) * this.shareOf(explained), at };
  }

  /** Whether the text differs from a long name by one inserted, missing or replaced word inside it. */
  private isButOneWord(name: string): boolean {
    const { words } = this;
    const parts = name.split(' ');
    if (parts.length < MIN_ALMOST_ALL) return false;
    const most = Math.min(parts.length, words.length);
    const isSame = (index: number, from: -1 | 0) =>
      mayStandFor(words.at(index + from)!, parts.at(index + from)!);
    let start = 0;
    while (start < most && isSame(start, 0)) start++;
    let end = 0;
    while (end < most - start && isSame(-end, -1)) end++;
    return start > 0 && end > 0 && Math.max(parts.length, words.length) - start - end <= 1;
  }

  /** By word index: how well the document explains the word, by its name or by related records. */
  private explainedBy(document: SearchDocument): number[] {
    const inName = new Set(document.word);
    const around = new Set([...document.position, ...document.place, ...document.affiliation]);
    return this.words.map(({ word, spellings, corrections, mayBeBegun: isBegun }) => {
      if (spellings.some((one) => inName.has(one))) return 1;
      if (spellings.some((one) => around.has(one))) return AROUND;
      const isMeant =
        corrections.some((one) => inName.has(one)) ||
        (isBegun && document.word.some((one) => one.startsWith(word)));
      return isMeant ? MISSPELT : 0;
    });
  }

  /** The explained share of the text's weight. */
  private shareOf(explained: readonly number[]): number {
    const met = this.words.reduce((sum, { weight }, index) => sum + weight * explained[index]!, 0);
    return this.weight === 0 ? 0 : met / this.weight;
  }
}

/** Whether the text has the words of a name in another order. Halves of two names often are the words of a third. */
function isReordered(text: string, names: readonly string[]): boolean {
  const plain = withoutSmallWords(text);
  const same = names.map(withoutSmallWords).filter((name) => sorted(name) === sorted(plain));
  return same.length > 0 && !same.includes(plain);
}

interface PartOfName {
  /** The share of the name's weight that the text has, times the share of the text that the document explains. */
  readonly value: number;
  /** Indexes of its significant words in the text. */
  readonly at: readonly number[];
}

/** Whether a word of the text equals a word of a name, another spelling or a correction of it. */
const mayStandFor = ({ spellings, corrections }: ScoredWord, word: string): boolean =>
  spellings.includes(word) || corrections.includes(word);

/** Minimum number of words of a name that may lack one. */
const MIN_ALMOST_ALL = 5;

const keysOf = (document: SearchDocument): ReadonlySet<string> =>
  new Set(
    (['name', 'sorted', 'compact', 'initials', 'acronym', 'surname', 'word'] as const).flatMap((field) =>
      document[field].map((value) => `${field} ${value}`),
    ),
  );

/** The distinct keys of a clause, in the form of `keysOf`. Without one of them no document meets it. */
function keysIn(clause: Clause): Set<string> {
  if ('is' in clause) return new Set([`${clause.is} ${clause.value}`]);
  const parts = 'any' in clause ? clause.any : 'all' in clause ? clause.all : [];
  return new Set(parts.flatMap((part) => [...keysIn(part)]));
}

function meets(clause: Clause, document: SearchDocument, has: ReadonlySet<string>): boolean {
  if ('is' in clause) return has.has(`${clause.is} ${clause.value}`);
  if ('any' in clause) return clause.any.some((one) => meets(one, document, has));
  if ('all' in clause) return clause.all.every((one) => meets(one, document, has));
  return 'type' in clause && clause.type === document.type;
}
