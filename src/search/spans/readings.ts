import { otherwiseWritten } from '../names/abbreviations.js';
import { isTitle, tellsNothing } from '../names/word-lists.js';
import { typingErrors } from '../names/distance.js';
import { namesOfMisspelt } from '../names/nicknames.js';
import { soundOf } from '../names/sound.js';
import {
  all,
  any,
  inAnyOrder,
  is,
  ORGANIZATION,
  PERSON,
  spacedOtherwise,
  startsWith,
} from '../query/clauses.js';
import type { Clause, Tier } from '../query/plan.js';
import {
  initials,
  namesAndInitials,
  nicknames,
  shortOrInFull,
  withoutItsLegalForm,
} from '../query/written-otherwise.js';
import { mayBeBegun, spansOf, type Span, type TextWord } from './read-text.js';
import type { WordWeights } from './word-weights.js';

/** What a span of a text may be. */
export interface Reading {
  readonly span: Span;
  /** Met by the documents for which it is that. */
  readonly clause: Clause;
  /** From 0 to 1: how well it says what it stands for. */
  readonly quality: number;
  /** Whether it names a record by itself. A single word needs that nothing speaks against it. */
  readonly isWhole: boolean;
}

/** Words of names by the unknown word that may stand for them. */
export type Corrections = ReadonlyMap<string, readonly string[]>;

/** Words that weigh less together name nothing. */
const MIN_TELLING = 0.25;
const MAX_WORDS_OF_A_PERSON = 4;
const MAX_CORRECTIONS = 6;
/** The same for each of two misspelt words in a name: all pairs are names to ask for. */
const MAX_CORRECTIONS_OF_TWO = 5;
/** More unknown words are a text, not a misspelt name. */
const MAX_MISSPELT = 4;
/** Shorter names without their spaces are words. */
const MIN_COMPACT = 7;

const QUALITY = {
  name: 1,
  written: 0.95,
  nickname: 0.9,
  initials: 0.8,
  /** For each misspelt word. */
  misspelt: 0.88,
  single: 0.75,
} as const;

/** The unknown words to find known ones for. */
export function misspeltWords(words: readonly TextWord[], weights: WordWeights): string[] {
  const unknown = new Set(
    words.map(({ word }) => word).filter((word) => !weights.isKnown(word) && /^\p{L}{3,30}$/u.test(word)),
  );
  return unknown.size > MAX_MISSPELT ? [] : [...unknown];
}

/** What is meant by misspelt words, of all that resemble some: within the errors that a word may have, or by their sound. */
export function correctionsOf(misspelt: readonly string[], similar: readonly string[]): Corrections {
  return new Map(
    misspelt.map((word) => {
      const budget = word.length < 8 ? 1 : 2;
      const sound = soundOf(word);
      const near = similar
        .map((other) => [other, soundOf(other) === sound ? 1 : typingErrors(word, other, budget)] as const)
        .filter(([, errors]) => errors <= budget)
        .toSorted(([, one], [, other]) => one - other)
        .map(([other]) => other);
      return [word, [...near.slice(0, MAX_CORRECTIONS), ...namesOfMisspelt(word)]];
    }),
  );
}

/** All that the spans of a text may name. */
export function readingsOf(
  words: readonly TextWord[],
  weights: WordWeights,
  corrections: Corrections,
): Reading[] {
  const read = new Map<string, Meaning[]>();
  return spansOf(words).flatMap((span) => {
    const key = `${span.text} ${span.isApart}`;
    const meanings = read.get(key) ?? meaningsOf(span, weights, corrections);
    read.set(key, meanings);
    return meanings.map((meaning) => ({ ...meaning, span }));
  });
}

/** A reading of every span that has these words. */
type Meaning = Omit<Reading, 'span'>;

function meaningsOf(span: Span, weights: WordWeights, corrections: Corrections): Meaning[] {
  const parts = span.text.split(' ');
  if (parts.reduce((sum, part) => sum + weights.of(part), 0) < MIN_TELLING) return [];
  if (parts.length === 1) return meaningsOfWord(span.text, corrections);
  // With but one word that tells something, only a name that is written so stands by itself: `K. Kamaraj`.
  const telling = parts.filter(
    (part) => part.length > 2 || (part.length === 2 && !tellsNothing(part)),
  ).length;
  const meant = [{ name: span.text, errors: 0 }, ...corrected(parts, corrections)];
  return meant.flatMap(({ name, errors }) =>
    waysToWrite(name).map((way) => {
      const quality = way.quality * QUALITY.misspelt ** errors;
      const isName =
        quality === QUALITY.name && !span.isApart && parts.at(-1)!.length > 2 && !isTitle(parts[0]!);
      return {
        clause: any(way.clauses),
        quality,
        isWhole: way.isWhole && (telling > 1 || isName),
      };
    }),
  );
}

/** A way in which a name may be written: what it is then called. */
interface Way {
  readonly quality: number;
  readonly clauses: readonly Clause[];
  readonly isWhole: boolean;
}

/** All ways in which a text of several words can be a name. */
function waysToWrite(text: string): Way[] {
  const parts = text.split(' ');
  const mayBePerson = parts.length <= MAX_WORDS_OF_A_PERSON;
  const written = [...shortOrInFull(text), ...withoutItsLegalForm(text)];
  const ways: Way[] = [
    { quality: QUALITY.name, clauses: [is('name', text)], isWhole: true },
    {
      quality: QUALITY.written,
      clauses: mayBePerson ? [...inAnyOrder(text), ...spacedOtherwise(text), ...written] : written,
      isWhole: true,
    },
  ];
  if (mayBePerson) {
    ways.push(
      { quality: QUALITY.nickname, clauses: nicknames(text), isWhole: true },
      {
        quality: QUALITY.initials,
        clauses: [...initials(text), ...namesAndInitials(text)],
        isWhole: false,
      },
      { quality: QUALITY.single, clauses: [is('surname', text)], isWhole: false },
    );
  }
  return ways.filter(({ clauses }) => clauses.length > 0);
}

/** The name without its spaces, a last name, or a name or an acronym of one word. */
function meaningsOfWord(text: string, corrections: Corrections): Meaning[] {
  const others = corrections.get(text) ?? [];
  const single = [text, ...others].flatMap((word, index) => {
    const quality = index === 0 ? QUALITY.single : QUALITY.single * QUALITY.misspelt;
    const clause = any([is('surname', word), all([ORGANIZATION, is('name', word)])]);
    return [{ clause, quality, isWhole: false }];
  });
  return text.length < MIN_COMPACT
    ? single
    : [...single, { clause: is('compact', text), quality: QUALITY.written, isWhole: true }];
}

/** The names that are meant if one or two of the words are misspelt. */
function corrected(parts: readonly string[], corrections: Corrections): { name: string; errors: number }[] {
  const errors = parts.filter((part) => (corrections.get(part) ?? []).length > 0).length;
  if (errors === 0 || errors > 2 || parts.length > MAX_WORDS_OF_A_PERSON) return [];
  let names = [''];
  for (const part of parts) {
    const choices = (corrections.get(part) ?? []).slice(0, errors > 1 ? MAX_CORRECTIONS_OF_TWO : undefined);
    names = names.flatMap((name) => (choices.length > 0 ? choices : [part]).map((word) => `${name} ${word}`));
  }
  return names.map((name) => ({ name: name.slice(1), errors }));
}

/** Words of long names by which organizations are proposed, each as written or as it may be meant. */
const MAX_TELLING = 6;

/** The tiers that propose the records which a text may name, the likeliest first. */
export function proposals(
  words: readonly TextWord[],
  readings: readonly Reading[],
  weights: WordWeights,
  corrections: Corrections,
): Tier[] {
  const named = clausesOf(readings.filter(({ isWhole }) => isWhole));
  const telling = tellingWords(words, weights, corrections);
  const single = clausesOf(readings.filter(({ isWhole }) => !isWhole));
  const having = telling.map((word) =>
    any([
      ...[word, ...otherwiseWritten(word), ...(corrections.get(word) ?? [])].map((one) => is('word', one)),
      ...(mayBeBegun({ words, weights }, word) ? [startsWith('word', word)] : []),
    ]),
  );
  const three = chosen(having, 3);
  const two = having.length > 4 ? [] : chosen(having, 2);
  const isShort = having.length > 1 && having.length <= MAX_WORDS_OF_A_PERSON;
  return [
    ...(named.length === 0 ? [] : [{ why: 'named', score: 1, clause: any(named) }]),
    ...(three.length === 0
      ? []
      : [{ why: 'three words', score: 0.9, clause: all([ORGANIZATION, any(three)]) }]),
    ...(two.length === 0 ? [] : [{ why: 'two words', score: 0.8, clause: all([ORGANIZATION, any(two)]) }]),
    ...(isShort ? [{ why: 'all words', score: 0.8, clause: all([PERSON, ...having]) }] : []),
    ...(single.length === 0 || telling.length > MAX_TELLING / 2
      ? []
      : [{ why: 'single', score: 0.7, clause: all([any([PERSON, ORGANIZATION]), any(single)]) }]),
  ];
}

/** Conditions that an engine is asked about for readings of one kind, so that no text costs more. */
const MAX_CONDITIONS = 2_000;

/** The clauses of the likeliest readings, each once: spans with the same words share theirs. */
function clausesOf(readings: readonly Reading[]): Clause[] {
  let conditions = 0;
  const likeliest = readings.toSorted((one, other) => other.quality - one.quality);
  return [...new Set(likeliest.map(({ clause }) => clause))].filter(
    (clause) => (conditions += conditionsIn(clause)) <= MAX_CONDITIONS,
  );
}

function conditionsIn(clause: Clause): number {
  const parts = 'any' in clause ? clause.any : 'all' in clause ? clause.all : [];
  return parts.length === 0 ? 1 : parts.reduce((sum, part) => sum + conditionsIn(part), 0);
}

/** The rarest words that tell something. */
function tellingWords(words: readonly TextWord[], weights: WordWeights, corrections: Corrections): string[] {
  const known = [...new Set(words.map(({ word }) => word))].filter(
    (word) =>
      word.length > 2 &&
      (weights.isKnown(word)
        ? weights.of(word) > 0.3
        : mayBeBegun({ words, weights }, word) ||
          (corrections.get(word) ?? []).length + otherwiseWritten(word).length > 0),
  );
  return known.toSorted((one, other) => weights.of(other) - weights.of(one)).slice(0, MAX_TELLING);
}

/** All ways to choose so many of the clauses. */
function chosen(clauses: readonly Clause[], many: number, from = 0): Clause[] {
  if (many === 1) return clauses.slice(from);
  return clauses
    .slice(from)
    .flatMap((clause, index) =>
      chosen(clauses, many - 1, from + index + 1).map((rest) => all([clause, ...partsOf(rest)])),
    );
}

const partsOf = (clause: Clause): readonly Clause[] => ('all' in clause ? clause.all : [clause]);
