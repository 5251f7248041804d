import { soundOf, typingErrors } from '../names/typing-errors.js';
import { isTitle, namesOfMisspelt, otherSpellings, tellsNothing } from '../names/words.js';
import {
  all,
  any,
  inAnyOrder,
  initials,
  is,
  nicknames,
  ORGANIZATION,
  PERSON,
  shortOrInFull,
  spacedOtherwise,
  startsWith,
  tier,
  withoutItsLegalForm,
  type Clause,
  type Tier,
} from '../query/clauses.js';
import { mayBeBegun, spansOf, type Span, type WeighedText } from './read-text.js';

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
export function misspeltWords({ words, weights }: WeighedText): string[] {
  const unknown = new Set(
    words.map(({ word }) => word).filter((word) => !weights.isKnown(word) && /^\p{L}{3,30}$/u.test(word)),
  );
  return unknown.size > MAX_MISSPELT ? [] : [...unknown];
}

/** Shorter beginnings are not compared: one error in them leaves too little. */
const MIN_MISSPELT_BEGINNING = 4;

/**
 * What is meant by misspelt words, of all that resemble some: within the errors that a word may have, or by their sound; if
 * that is none, words of which it is the beginning with one error.
 */
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
      const begun =
        word.length < MIN_MISSPELT_BEGINNING ? [] : similar.filter((other) => begins(word, other));
      const meant = near.length > 0 ? near : begun;
      return [word, [...meant.slice(0, MAX_CORRECTIONS), ...namesOfMisspelt(word)]];
    }),
  );
}

/** Whether a word is the beginning of another one with an error after its first letter. */
const begins = (word: string, other: string): boolean =>
  other[0] === word[0] &&
  [0, 1].some((more) => typingErrors(word, other.slice(0, word.length + more), 1) <= 1);

/** All that the spans of a text may name. */
export function readingsOf(text: WeighedText, corrections: Corrections): Reading[] {
  const read = new Map<string, Meaning[]>();
  return spansOf(text.words).flatMap((span) => {
    const key = `${span.text} ${span.isApart}`;
    const meanings = read.get(key) ?? meaningsOf(span, text, corrections);
    read.set(key, meanings);
    return meanings.map((meaning) => ({ ...meaning, span }));
  });
}

/** A reading of every span that has these words. */
type Meaning = Omit<Reading, 'span'>;

function meaningsOf(span: Span, { words, weights }: WeighedText, corrections: Corrections): Meaning[] {
  const parts = span.text.split(' ');
  const isAlone =
    span.text.length >= MIN_ALONE && words.every(({ word }) => word === span.text || tellsNothing(word));
  if (parts.reduce((sum, part) => sum + weights.of(part), 0) < MIN_TELLING) return [];
  // With but one word that tells something, only a name that is written so stands by itself: `K. Kamaraj`.
  const telling = parts.filter(
    (part) => part.length > 2 || (part.length === 2 && !tellsNothing(part)),
  ).length;
  const meant = [{ name: span.text, errors: 0 }, ...corrected(parts, corrections)];
  return meant.flatMap(({ name, errors }) =>
    (parts.length === 1 ? meaningsOfWord(name, errors > 0 && isAlone) : meaningsOfName(name)).map(
      (meaning) => {
        const quality = meaning.quality * QUALITY.misspelt ** errors;
        const isName =
          quality === QUALITY.name && !span.isApart && parts.at(-1)!.length > 2 && !isTitle(parts[0]!);
        return {
          ...meaning,
          quality,
          isWhole: meaning.isWhole && (telling > 1 || isName || (parts.length === 1 && errors === 0)),
        };
      },
    ),
  );
}

/** All ways in which a text of several words can be a name. */
function meaningsOfName(text: string): Meaning[] {
  const mayBePerson = text.split(' ').length <= MAX_WORDS_OF_A_PERSON;
  const written = [...shortOrInFull(text), ...withoutItsLegalForm(text)];
  const meaning = (quality: number, clauses: readonly Clause[], isWhole = true): Meaning[] =>
    clauses.length === 0 ? [] : [{ quality, clause: any(clauses), isWhole }];
  return mayBePerson
    ? [
        ...meaning(QUALITY.name, [is('name', text)]),
        ...meaning(QUALITY.written, [...inAnyOrder(text), ...spacedOtherwise(text), ...written]),
        ...meaning(QUALITY.nickname, nicknames(text)),
        ...meaning(QUALITY.initials, initials(text), false),
        ...meaning(QUALITY.single, [is('surname', text)], false),
      ]
    : [...meaning(QUALITY.name, [is('name', text)]), ...meaning(QUALITY.written, written)];
}

/** Shorter names without their spaces are words. */
const MIN_COMPACT = 7;
/** A shorter misspelt word by itself may be too many others. */
const MIN_ALONE = 6;

/**
 * A last name, an organization's name of one word, or a name without its spaces.
 *
 * @param isWord whether any word of a name is meant
 */
const meaningsOfWord = (word: string, isWord: boolean): Meaning[] => [
  {
    clause: any([
      is('surname', word),
      all([ORGANIZATION, is('name', word)]),
      ...(isWord ? [is('word', word)] : []),
    ]),
    quality: QUALITY.single,
    isWhole: false,
  },
  ...(word.length < MIN_COMPACT
    ? []
    : [{ clause: is('compact', word), quality: QUALITY.written, isWhole: true }]),
];

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
export function proposals(text: WeighedText, readings: readonly Reading[], corrections: Corrections): Tier[] {
  const telling = tellingWords(text, corrections);
  const having = telling.map((word) =>
    any([
      ...[word, ...otherSpellings(word), ...(corrections.get(word) ?? [])].map((one) => is('word', one)),
      ...(mayBeBegun(text, word) ? [startsWith('word', word)] : []),
    ]),
  );
  const isShort = having.length > 1 && having.length <= MAX_WORDS_OF_A_PERSON;
  const single =
    telling.length > MAX_TELLING / 2 ? [] : clausesOf(readings.filter(({ isWhole }) => !isWhole));
  return [
    ...tier('named', 1, clausesOf(readings.filter(({ isWhole }) => isWhole))),
    ...tier('three words', 0.9, ofOrganizations(chosen(having, 3))),
    ...tier('two words', 0.8, ofOrganizations(having.length > 4 ? [] : chosen(having, 2))),
    ...tier('all words', 0.8, isShort ? [all([PERSON, ...having])] : []),
    ...tier('single', 0.7, single.length === 0 ? [] : [all([any([PERSON, ORGANIZATION]), any(single)])]),
  ];
}

const ofOrganizations = (clauses: readonly Clause[]): Clause[] =>
  clauses.length === 0 ? [] : [all([ORGANIZATION, any(clauses)])];

/** Readings of one kind that an engine is asked about, so that no text costs more. */
const MAX_READINGS = 400;

/** The clauses of the likeliest readings, each once: spans with the same words share theirs. */
const clausesOf = (readings: readonly Reading[]): Clause[] =>
  [
    ...new Set(readings.toSorted((one, other) => other.quality - one.quality).map(({ clause }) => clause)),
  ].slice(0, MAX_READINGS);

/** The rarest words that tell something. */
function tellingWords(text: WeighedText, corrections: Corrections): string[] {
  const { words, weights } = text;
  const known = [...new Set(words.map(({ word }) => word))].filter(
    (word) =>
      word.length > 2 &&
      (weights.isKnown(word)
        ? weights.of(word) > 0.3
        : mayBeBegun(text, word) || [...(corrections.get(word) ?? []), ...otherSpellings(word)].length > 0),
  );
  return known.toSorted((one, other) => weights.of(other) - weights.of(one)).slice(0, MAX_TELLING);
}

/** All ways to choose so many of the clauses. */
function chosen(clauses: readonly Clause[], many: number): Clause[] {
  if (many === 1) return [...clauses];
  return clauses.flatMap((clause, index) =>
    chosen(clauses.slice(index + 1), many - 1).map((rest) => all([clause, ...partsOf(rest)])),
  );
}

const partsOf = (clause: Clause): readonly Clause[] => ('all' in clause ? clause.all : [clause]);
