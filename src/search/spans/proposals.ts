import type { Corrections } from '../../names/corrections.js';
import { nominativesOf, translationsOf } from '../../names/concepts.js';
import { otherForms } from '../../names/name-forms.js';
import { MAX_TELLING, tellingWords } from '../../names/names-in-text.js';
import { stateCodesOf } from '../../names/states.js';
import type { Span } from '../../names/text-words.js';
import { isOrdinary } from '../../names/words.js';
import { mayBeBegun, type WeighedText } from '../../names/word-weights.js';
import {
  all,
  any,
  each,
  is,
  ORGANIZATION,
  PERSON,
  startsWith,
  tier,
  type Clause,
  type Tier,
} from '../search-engine.js';
import type { Reading } from './readings.js';

/** The tiers that find the candidate records of a text, the most likely first. */
export function proposals(text: WeighedText, readings: readonly Reading[], corrections: Corrections): Tier[] {
  const { weights } = text;
  const telling = tellingWords(text, corrections);
  // Translations would multiply the conditions of a long text.
  const others = telling.length > 4 ? nominativesOf : translationsOf;
  const having = telling.map((word) =>
    any([
      ...each('word', [
        word,
        ...otherForms(word),
        ...others(word, weights.isKnown(word)),
        ...(corrections.get(word) ?? []),
      ]),
      ...(mayBeBegun(text, word) ? [startsWith('word', word)] : []),
    ]),
  );
  const parts = readings.filter(({ isWhole, needsSupport }) => !isWhole && !needsSupport);
  const isRare = ({ from, text: word }: Span) =>
    text.words[from]!.isCapital && !weights.isCommon(word) && !isOrdinary(word);
  const [single, several] = [true, false].map((isOne) =>
    clausesOf(
      parts.filter(
        ({ span }) =>
          (span.to - span.from === 1) === isOne &&
          (!isOne || telling.length <= MAX_TELLING / 2 || isRare(span)),
      ),
    ).slice(0, MAX_PARTS),
  );
  return [
    ...tier('named', 1, clausesOf(readings.filter(({ isWhole }) => isWhole))),
    ...tier('three words', 0.9, ofOrganizations(chosen(having, 3))),
    ...tier('part of a name and words around it', 0.85, supported(telling, text)),
    ...tier('two words', 0.8, ofOrganizations(having.length > 4 ? [] : chosen(having, 2))),
    ...tier('all words', 0.8, [2, 3, 4].includes(having.length) ? [all([PERSON, ...having])] : []),
    ...tier('several words', 0.75, several!),
    ...tier('single', 0.7, single!.length === 0 ? [] : [all([any([PERSON, ORGANIZATION]), any(single!)])]),
  ];
}
/** Maximum number of parts of names by which people are proposed, and of the words around each. */
const MAX_PARTS = 12;
const MAX_NAMES = 3;
const MAX_AROUND = 4;

/** People with a word in their name, and two words of their organizations; one word if the text has no other. */
function supported(telling: readonly string[], { words, weights }: WeighedText): Clause[] {
  const names = new Set(words.map(({ word }) => word).filter((word) => weights.isName(word)));
  const states = stateCodesOf(words.map(({ word }) => word));
  return [...names].slice(-MAX_NAMES).flatMap((name) => {
    const others = telling.filter((word) => word !== name).slice(0, MAX_AROUND);
    const around = others.map((word) => {
      const state = states.get(word);
      return any([
        is('affiliation', word),
        // `Representative, NY-17` is a title.
        ...(state === undefined ? [] : [is('affiliation', state), is('position', state)]),
      ]);
    });
    const clauses = chosen(around, Math.min(2, around.length));
    return clauses.length === 0 ? [] : [all([PERSON, is('word', name), any(clauses)])];
  });
}

const ofOrganizations = (clauses: readonly Clause[]): Clause[] =>
  clauses.length === 0 ? [] : [all([ORGANIZATION, any(clauses)])];

/** Maximum number of readings per tier, which limits the cost of a text. */
const MAX_READINGS = 400;

/** The distinct clauses of the readings, best quality first. Spans with equal words share their clauses. */
const clausesOf = (readings: readonly Reading[]): Clause[] =>
  [
    ...new Set(readings.toSorted((one, other) => other.quality - one.quality).map(({ clause }) => clause)),
  ].slice(0, MAX_READINGS);

/** Conditions that `many` of the clauses hold. They are nested, so that an engine tests each clause few times. */
function chosen(clauses: readonly Clause[], many: number): Clause[] {
  if (many === 1) return [...clauses];
  return clauses.flatMap((clause, index) => {
    const others = chosen(clauses.slice(index + 1), many - 1);
    return others.length === 0 ? [] : [all([clause, any(others)])];
  });
}
