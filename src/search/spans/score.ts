import type { SearchDocument } from '../documents.js';
import type { Corrections } from '../../names/corrections.js';
import { words as wordsOf } from '../../names/normalize.js';
import { differInOneWord, isAddress, isReordered } from '../../names/words.js';
import { governmentOf } from '../../names/states.js';
import { keysIn, keysOf, meets } from '../search-engine.js';
import { phrasesOf, type Span } from '../../names/text-words.js';
import { NamesInText, type ScoredWord, scoredWords } from '../../names/names-in-text.js';
import { SAYS_LITTLE, type WeighedText } from '../../names/word-weights.js';
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
  /** From 0 to 1. */
  readonly score: number;
  /** By word index: whether the document contains the word. */
  readonly explained: readonly boolean[];
}

/** A word of a related record, and a misspelt or a translated word of the name, count less than a word of the name. */
const AROUND = 0.8;
const MISSPELT = 0.8;
const TRANSLATED = 0.95;
/** Minimum weight of the words of related records that support a part of a name; an acronym needs half of it. */
const MIN_AROUND = 1;
/** Quality of a part of a name that related records support. */
const SUPPORTED = 0.99;
/** Maximum weight of the words of organizations' names around a part of a name, unless the record has them. */
const MAX_OTHERS = 1.5;
/** Minimum weight of a part of a name. */
const MIN_PART = 0.7;
/** Minimum share of a text's weight that a single word, together with related records, must explain. */
const MIN_SHARE = 0.75;
/** Minimum score of a match by the words of a long name, times the part of it that they cover. */
const MIN_WORDS = 0.67;
const MIN_OF_ALMOST_ALL = 0.4;
/** Minimum score of a match by words that explains all of a text without unknown words. */
const MIN_ALL = 0.63;
/** Weight at which a name in a text has its full score. */
const TELLING = 1.2;

/** Compares documents with a text. */
export class Scorer {
  private readonly words: readonly ScoredWord[];
  /** The weight of the text. */
  private readonly weight: number;
  private readonly hasUnknown: boolean;
  /** The readings that a key may meet. */
  private readonly readings: ReadonlyMap<string, readonly { readonly reading: Reading }[]>;
  /** The readings of beginnings, which meet no key as a whole. */
  private readonly begun: readonly Reading[];
  private readonly names: NamesInText;
  private readonly asked: ReadonlySet<string>;
  /** The spans of several words. */
  private readonly phrases: ReadonlySet<string>;

  constructor(private readonly text: ReadText) {
    const { words, weights, corrections } = text;
    this.names = new NamesInText(words, weights);
    this.asked = new Set(words.map(({ word }) => word));
    this.words = scoredWords(text, corrections, this.names);
    this.weight = sumOf(this.words);
    this.hasUnknown = words.some(({ word }) => !weights.isKnown(word));
    this.phrases = new Set(phrasesOf(words));
    const keyed = text.readings.flatMap((reading) =>
      [...keysIn(reading.clause)].map((key) => ({ key, reading })),
    );
    this.readings = Map.groupBy(keyed, ({ key }) => key);
    this.begun = text.readings.filter(({ clause }) => keysIn(clause).size === 0);
  }

  /** The best match of a document with the text; null without one. */
  bestMatch(document: SearchDocument): Match | null {
    const explanations = this.explanationsBy(document);
    const explained = explanations.map(({ value }) => value);
    const has = keysOf(document);
    const met = new Set([
      ...[...has].flatMap((key) => this.readings.get(key) ?? []).map(({ reading }) => reading),
      ...this.begun,
    ]);
    const matches = [
      ...(met.size === 0 ? [] : this.text.readings)
        .filter((reading) => met.has(reading) && meets(reading.clause, document, has))
        .map((reading) => this.byReading(document, explanations, reading)),
      this.byWords(document, explained),
    ].filter((match) => match !== null);
    if (matches.length === 0) return null;
    const best = matches.reduce((one, other) => (other.score > one.score ? other : one));
    // Related words may support a part of a name that the text has as a whole.
    const widest = [best, ...matches.filter(({ isWhole }) => isWhole)].reduce((one, other) =>
      other.to - other.from > one.to - one.from ? other : one,
    );
    return { ...best, from: widest.from, to: widest.to };
  }

  private byReading(
    document: SearchDocument,
    explanations: readonly Explanation[],
    { span, quality, isWhole: mayBeWhole, needsSupport = false, isAcronym = false }: Reading,
  ): Match | null {
    const { words } = this;
    if (span.isCouple && document.type !== 'person') return null;
    const isReorderedName = () =>
      document.type === 'organization' &&
      [span.text, governmentOf(span.text) ?? span.text].every((form) => isReordered(form, document.name));
    const isWhole = mayBeWhole && !isReorderedName();
    const isOwn = (index: number) => index >= span.from && index < span.to;
    const own = explanations.map(({ value }, index) => (isOwn(index) ? 1 : value));
    const isAround = (index: number) => explanations[index]!.isAround && !isOwn(index);
    const weight = isAddress(span.text) ? TELLING : sumOf(words.slice(span.from, span.to));
    const around = sumOf(words.filter((one, index) => isAround(index) && !one.isPlain));
    const isSupported =
      around >= (isAcronym || this.text.weights.of(span.text) === 1 ? MIN_AROUND / 2 : MIN_AROUND) ||
      (!isWhole && document.phrase.some((one) => this.phrases.has(one)));
    if (isWhole && around === 0 && isUnitOfOneWord(document, span.text)) return null;
    const isPart = () => this.shareOf(own) >= MIN_SHARE || this.mayBePerson(document, span, own);
    const isMeant = isAcronym ? isSupported : isPart() && !this.isOfAnotherName(span, own);
    if (!isWhole && !isMeant) return null;
    const share = isWhole
      ? this.shareOf(own)
      : this.shareOfNames(own.map((value, index) => (isAround(index) ? 1 : value)));
    if (needsSupport && !isSupported) return null;
    const matched = isSupported && !mayBeWhole ? SUPPORTED : quality;
    return {
      document,
      from: span.from,
      to: span.to,
      isWhole,
      score: matched * Math.min(1, isWhole ? (0.5 + weight / TELLING) / 1.5 : 1) * (0.6 + 0.4 * share),
      explained: own.map((value) => value > 0),
    };
  }

  /** Whether the span is part of another name, here or where the text repeats it: `Ada Byron, that is B Y R O N`. */
  private isOfAnotherName(span: Span, explained: readonly number[]): boolean {
    const same = (one: ScoredWord, at: number) =>
      span.to - span.from === 1 && one.word === span.text && at !== span.from
        ? [{ from: at, to: at + 1 }]
        : [];
    return [span, ...this.words.flatMap(same)].some((one) => this.names.isOfAnotherName(one, explained));
  }

  /** Whether the span has the words of a person's name, and the text does not mainly name an organization. */
  private mayBePerson({ type }: SearchDocument, { from, to }: Span, explained: readonly number[]): boolean {
    const { weights } = this.text;
    const names = this.words.slice(from, to).filter((_, at) => this.names.mayBeLastName(from + at));
    const isOther = (word: string) => weights.isKnown(word) && !weights.isName(word);
    const others = this.words.filter((one, at) => !explained[at] && !one.isPlain && isOther(one.word));
    const isOfOthers = sumOf(others) > MAX_OTHERS && !this.names.isTitled(from, explained);
    return type === 'person' && sumOf(names) >= MIN_PART && !isOfOthers;
  }

  /**
   * A match by words: the document contains all significant words of the text, at least two of them in one
   * name; or its name shares enough of its words with the text, or all but one.
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
    if (open.length === 0) {
      if (!this.hasUnknown && value < MIN_ALL) return null;
    } else {
      const isAlmostAll = document.name.some((name) =>
        differInOneWord(this.words, name.split(' '), mayStandFor),
      );
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
      score: value * 0.9,
      explained: explained.map((one) => one > 0),
    };
  }

  private partOfName(name: string, explained: readonly number[]): PartOfName {
    const { weights } = this.text;
    let [all, met] = [0, 0];
    const at: number[] = [];
    const taken = new Set<number>();
    const find = (isMeant: (one: ScoredWord) => boolean): number =>
      this.words.findIndex((one, index) => explained[index]! > 0 && !taken.has(index) && isMeant(one));
    for (const word of name.split(' ').flatMap(wordsOf)) {
      // Words of names count as known, even if their weights were not read for the query.
      const weight = Math.max(weights.isKnown(word) ? 0 : 0.8, weights.of(word));
      all += weight;
      const exact = find((one) => one.word === word);
      const isMeant = (one: ScoredWord) =>
        mayStandFor(one, word) ||
        one.translations.includes(word) ||
        (one.mayBeBegun && word.startsWith(one.word));
      const index = exact >= 0 ? exact : find(isMeant);
      if (index < 0) continue;
      taken.add(index);
      met += weight;
      if (weight > SAYS_LITTLE) at.push(index);
      // The text lacks the rest of the name.
      if (this.words[index]!.isCut) break;
    }
    return { value: (met / all) * this.shareOf(explained), at };
  }

  /** By word index: how well the document explains the word, by its name or by related records. */
  private explanationsBy(document: SearchDocument): Explanation[] {
    const inName = new Set(document.word);
    const others = document.type === 'person' ? document.word.filter((one) => !this.asked.has(one)) : [];
    const around = new Set([...document.position, ...document.place, ...document.affiliation]);
    // Codes of states are words, too: `in`, `or`.
    const isIn = (state: string) =>
      around.has(state) &&
      document.phrase.some(
        (one) => one.startsWith(`${state} state `) || one.replace(DISTRICT, '').endsWith(` ${state}`),
      );
    return this.words.map(({ word, spellings, related, translations, corrections, mayBeBegun, state }) => {
      if (spellings.some((one) => inName.has(one))) return { value: 1, isAround: false };
      if (state !== undefined && isIn(state)) return { value: 1, isAround: true };
      if (related.some((one) => around.has(one) || inName.has(one))) return { value: AROUND, isAround: true };
      if (translations.some((one) => inName.has(one))) return { value: TRANSLATED, isAround: false };
      const begun = mayBeBegun ? document.word : word.length === 1 ? others : [];
      const isMeant = corrections.some((one) => inName.has(one)) || begun.some((one) => one.startsWith(word));
      return { value: isMeant ? MISSPELT : 0, isAround: false };
    });
  }

  /** The explained share of the weight of the words that may be part of names. */
  private shareOfNames(explained: readonly number[]): number {
    let [met, all] = [0, 0];
    for (const [index, { weight, isPlain }] of this.words.entries()) {
      const value = explained[index]!;
      met += weight * value;
      all += value === 0 && isPlain ? Math.min(weight, SAYS_LITTLE / 3) : weight;
    }
    return all === 0 ? 0 : met / all;
  }

  /** The explained share of the text's weight. */
  private shareOf(explained: readonly number[]): number {
    const met = this.words.reduce((sum, { weight }, index) => sum + weight * explained[index]!, 0);
    return this.weight === 0 ? 0 : met / this.weight;
  }
}

/** The district of a seat: `representative ny 17`. */
const DISTRICT = / \p{N}{1,3}$/u;

/** Whether a word is the name of a part of another organization, which says little alone: the committee `Agriculture`. */
const isUnitOfOneWord = ({ type, name, nameLength, affiliation }: SearchDocument, word: string): boolean =>
  type === 'organization' &&
  affiliation.length > 0 &&
  !word.includes(' ') &&
  nameLength === word.length &&
  name.includes(word);

/** How well a document explains a word of the text. */
interface Explanation {
  readonly value: number;
  /** Whether a related record has the word. */
  readonly isAround: boolean;
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

const sumOf = (words: readonly ScoredWord[]): number => words.reduce((sum, { weight }) => sum + weight, 0);
