import type { SearchDocument } from '../documents.js';
import { words as wordsOf } from '../../names/normalize.js';
import { isInitials, isSmallWord, isTitle, otherSpellings, tellsNothing } from '../../names/words.js';
import type { Clause } from '../query/clauses.js';
import { mayBeBegun, type Span, type WeighedText } from './read-text.js';
import type { Corrections, Reading } from './readings.js';
import type { WordWeights } from './word-weights.js';

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
/** Maximum weight of an insignificant word, which a name may contain or omit. */
const SAYS_LITTLE = 0.12;
/** Weight at which a name in a text has its full score. */
const TELLING = 1.2;

/** The best match of a document with the text; null without one. */
export function bestMatch(document: SearchDocument, text: ReadText): Match | null {
  const has = keysOf(document);
  const explained = explainedBy(document, text);
  const matches = [
    ...text.readings
      .filter(({ clause }) => meets(clause, document, has))
      .map((reading) => byReading(document, text, explained, reading)),
    byWords(document, text, explained),
  ].filter((match) => match !== null);
  return matches.length === 0
    ? null
    : matches.reduce((best, match) => (match.score > best.score ? match : best));
}

function byReading(
  document: SearchDocument,
  text: ReadText,
  explained: readonly number[],
  { span, quality, isWhole }: Reading,
): Match | null {
  const { words, weights } = text;
  const own = explained.map((value, index) => (index >= span.from && index < span.to ? 1 : value));
  const share = shareOf(own, text);
  const weight = words.slice(span.from, span.to).reduce((sum, { word }) => sum + weights.of(word), 0);
  if (!isWhole && (share < MIN_SHARE || isOfAnotherName(span, own, text))) return null;
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
function isOfAnotherName(
  { from, to }: Span,
  explained: readonly number[],
  { words, weights }: ReadText,
): boolean {
  const before = from > 0 && !words[from]!.isApart ? from - 1 : -1;
  const after = to < words.length && !words[to]!.isApart ? to : -1;
  return words.some(
    ({ word }, index) =>
      explained[index] === 0 &&
      (weights.isName(word) ||
        (index === before && isInitials(word) && word.length < 3 && !isSmallWord(word) && !isTitle(word)) ||
        ((index === before || index === after) && weights.isParticle(word))),
  );
}

/**
 * A match by words: the document contains all significant words of the text, at least two of them in one
 * name; or it is an organization whose name shares enough of its words with the text, or all but one.
 */
function byWords(document: SearchDocument, text: ReadText, explained: readonly number[]): Match | null {
  const { words, weights } = text;
  const parts = document.name.map((name) => partOfName(name, text)).filter(({ at }) => at.length > 1);
  if (parts.length === 0) return null;
  const best = parts.reduce((one, other) => (other.part > one.part ? other : one));
  const share = shareOf(explained, text);
  const tells = words.map(({ word }) => weights.of(word) > SAYS_LITTLE);
  const isAllOfText = tells.every((does, index) => !does || explained[index]! > 0);
  if (!isAllOfText) {
    if (document.type !== 'organization') return null;
    const isAlmostAll = best.at.length > 1 && document.name.some((name) => isButOneWord(name, text));
    if (best.part * share < (isAlmostAll ? MIN_OF_ALMOST_ALL : MIN_WORDS)) return null;
  }
  return {
    document,
    from: Math.min(...best.at),
    to: Math.max(...best.at) + 1,
    isWhole: false,
    isExact: false,
    score: best.part * share * 0.9,
    explained: explained.map((value) => value > 0),
  };
}

interface PartOfName {
  /** Share of the name's weight, from 0 to 1. */
  readonly part: number;
  /** Indexes of its significant words in the text. */
  readonly at: readonly number[];
}

function partOfName(name: string, text: ReadText): PartOfName {
  const { words, weights, corrections } = text;
  let [all, met] = [0, 0];
  const at: number[] = [];
  for (const word of wordsOf(name)) {
    const weight = weightInName(word, weights);
    all += weight;
    const exact = words.findIndex((one) => one.word === word);
    const index =
      exact >= 0
        ? exact
        : words.findIndex(
            (one) =>
              mayStandFor(one.word, word, corrections) ||
              (word.startsWith(one.word) && mayBeBegun(text, one.word)),
          );
    if (index >= 0) met += weight * (exact >= 0 ? 1 : 0.9);
    if (index >= 0 && weight > SAYS_LITTLE) at.push(index);
  }
  return { part: met / all, at };
}

/** Whether a word of the text equals a word of a name, another spelling or a correction of it. */
const mayStandFor = (one: string, word: string, corrections: Corrections): boolean =>
  one === word || otherSpellings(one).includes(word) || (corrections.get(one) ?? []).includes(word);

/** Whether the text differs from the name by one inserted, missing or replaced word inside it. */
function isButOneWord(name: string, { words, corrections }: ReadText): boolean {
  const parts = name.split(' ');
  const most = Math.min(parts.length, words.length);
  const isSame = (index: number, from: -1 | 0) =>
    mayStandFor(words.at(index + from)!.word, parts.at(index + from)!, corrections);
  let start = 0;
  while (start < most && isSame(start, 0)) start++;
  let end = 0;
  while (end < most - start && isSame(-end, -1)) end++;
  return start > 0 && end > 0 && Math.max(parts.length, words.length) - start - end <= 1;
}

/** Words of names count as known, even if their weights were not read for the query. */
const weightInName = (word: string, weights: WordWeights): number =>
  Math.max(weights.isKnown(word) ? 0 : 0.8, weights.of(word));

/** By word index: how well the document explains the word, by its name or by related records. */
function explainedBy(document: SearchDocument, text: ReadText): number[] {
  const { words, corrections } = text;
  const inName = new Set(document.word);
  const around = new Set([...document.position, ...document.place, ...document.affiliation]);
  return words.map(({ word }) => {
    const written = [word, ...otherSpellings(word)];
    if (written.some((one) => inName.has(one))) return 1;
    if (written.some((one) => around.has(one))) return AROUND;
    const isMeant =
      (corrections.get(word) ?? []).some((one) => inName.has(one)) ||
      (mayBeBegun(text, word) && document.word.some((one) => one.startsWith(word)));
    return isMeant ? MISSPELT : 0;
  });
}

/** The explained share of the text's weight. */
function shareOf(explained: readonly number[], { words, weights }: ReadText): number {
  let all = 0;
  let met = 0;
  for (const [index, { word }] of words.entries()) {
    const weight = weights.of(word);
    all += weight;
    met += weight * explained[index]!;
  }
  return all === 0 ? 0 : met / all;
}

const keysOf = (document: SearchDocument): ReadonlySet<string> =>
  new Set(
    (['name', 'sorted', 'compact', 'initials', 'acronym', 'surname', 'word'] as const).flatMap((field) =>
      document[field].map((value) => `${field} ${value}`),
    ),
  );

function meets(clause: Clause, document: SearchDocument, has: ReadonlySet<string>): boolean {
  if ('is' in clause) return has.has(`${clause.is} ${clause.value}`);
  if ('any' in clause) return clause.any.some((one) => meets(one, document, has));
  if ('all' in clause) return clause.all.every((one) => meets(one, document, has));
  return 'type' in clause && clause.type === document.type;
}
