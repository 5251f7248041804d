import { bareName } from '../names/forms.js';
import { compact } from '../names/normalize.js';
import { withoutSmallWords } from '../names/small-words.js';
import { all, any, anywhere, inAnyOrder, is, ofType, tier } from './clauses.js';
import { loosePersonTiers, type WordKnowledge } from './loose-person-tiers.js';
import { withAndWithoutTitles } from './person-clauses.js';
import { MAX_WORDS, type Clause, type ExactClause, type LooseTier, type NameQuery } from './plan.js';

/** Queries with more letters than this are not compared with names that differ. */
const LONGEST = 160;
const MAX_TWICE_LENGTH = 120;
/** More words that nobody has make another language, not a name. */
const MAX_MISSPELT = 2;
/** Nor are longer ones anybody's. */
const MAX_WORD_LENGTH = 30;

/** Typing errors that a name or a word of this many letters may have. */
function budgetFor(text: string, shortest: number, long: number): 0 | 1 | 2 {
  const letters = compact(text).length;
  return letters < shortest ? 0 : letters < long ? 1 : 2;
}

/** The best score that there is for two typing errors: where one explains more, two need not be looked for. */
export const TWO_ERRORS = 0.54;

/**
 * The tiers for a query that nothing matches as it stands: names with typing errors, words that are misspelt, words with
 * others between them than the record has, and whole names among words that no record has.
 *
 * @param errors how many typing errors a name, or a word, may have; 2 includes 1
 */
export function looseTiers(
  { forms, words: asked }: NameQuery,
  knowledge: WordKnowledge,
  errors: 1 | 2,
): LooseTier[] {
  const { unknown, unnamed } = knowledge;
  const words = withoutSmallWords(asked);
  const short = forms.filter((form) => form.length <= LONGEST).flatMap(withAndWithoutTitles);
  const names = [...new Set(short.flatMap(rotations))];
  const corrected = words.length <= MAX_WORDS ? correctedTiers(words, unknown, 1) : [];
  const once = [
    ...tier(
      'name with a typing error',
      0.58,
      names.flatMap((form) => near(form, 1)),
    ),
    ...(words.length < asked.length ? smallWordTiers(words) : []),
    ...corrected,
    ...loosePersonTiers(short, knowledge, errors),
    ...(words.length <= MAX_WORDS ? surroundedTiers(forms[0]!, knowledge) : []),
  ];
  if (errors === 1) return once;
  // People's names are often but two letters apart: two words that are names were not mistyped twice.
  const bare = bareName(forms[0]!).split(' ');
  const mayBeTwice = bare.length > 2 || bare.some((word) => unnamed.has(word));
  // Nothing costs more: of long names and of other orders of many words it is not asked.
  const twice = (words.length > 3 ? short : names).filter(
    (form) => mayBeTwice && form.length <= MAX_TWICE_LENGTH,
  );
  return [
    ...once,
    ...tier(
      'name with two typing errors',
      TWO_ERRORS,
      twice.flatMap((form) => near(form, 2)),
    ),
    ...(corrected.length > 0 ? correctedTiers(words, unknown, 2) : []),
  ];
}

/** The name, also with its last word first and its first word last: the errors come on top of the order. */
function rotations(form: string): string[] {
  const parts = form.split(' ');
  if (parts.length < 2 || parts.length > 4) return [form];
  return [form, [parts.at(-1)!, ...parts.slice(0, -1)].join(' '), [...parts.slice(1), parts[0]!].join(' ')];
}

function near(form: string, errors: 1 | 2): Clause[] {
  return budgetFor(form, 4, 7) >= errors ? [{ near: 'name', value: form, errors }] : [];
}

/** `University Hospital of Paris` for the Paris University Hospital, `Lovelace from the Society`. */
function smallWordTiers(words: readonly string[]): LooseTier[] {
  if (words.length > MAX_WORDS) return [];
  const around = words.map(anywhere);
  const [surname, word] = (['surname', 'word'] as const).map((field) =>
    any(words.map((one) => is(field, one))),
  );
  return [
    ...tier('words of a name but for small ones', 0.57, [all(words.map((one) => is('word', one)))]),
    ...tier('last name and words around it but for small ones', 0.56, [all([surname!, ...around])]),
    ...tier('words of a name and words around it but for small ones', 0.55, [all([word!, ...around])]),
  ];
}

const wordBudget = (word: string) => (word.length > MAX_WORD_LENGTH ? 0 : budgetFor(word, 4, 8));

/** Scores by errors a word: a last name, a word of a name, with words around it. */
const CORRECTED = {
  1: { surname: 0.57, alone: 0.56, several: 0.52, surnameTogether: 0.47, together: 0.46 },
  2: { surname: 0.51, alone: 0.5, several: 0.48, surnameTogether: 0.45, together: 0.44 },
} as const;

/** A word that nobody has is a misspelt one; all others are as they should be, or the query means nothing here. */
function correctedTiers(words: readonly string[], unknown: ReadonlySet<string>, errors: 1 | 2): LooseTier[] {
  const budgets = words.filter((word) => unknown.has(word)).map(wordBudget);
  if (
    budgets.length === 0 ||
    budgets.length > MAX_MISSPELT ||
    budgets.includes(0) ||
    !budgets.some((budget) => budget >= errors)
  )
    return [];
  const meant =
    (field: 'word' | 'surname') =>
    (word: string): Clause =>
      unknown.has(word)
        ? { near: field, value: word, errors: Math.min(errors, wordBudget(word)) as 1 | 2 }
        : is(field, word);
  const scores = CORRECTED[errors];
  const inNames = all(words.map(meant('word')));
  if (words.length === 1) {
    return [
      ...tier('misspelt last name', scores.surname, words.map(meant('surname'))),
      ...tier('misspelt word of a name', scores.alone, [inNames]),
    ];
  }
  const around = words.map((word) => (unknown.has(word) ? meant('word')(word) : anywhere(word)));
  const surname = any(words.map(meant('surname')));
  return [
    ...tier('misspelt words of a name', scores.several, [inNames]),
    ...tier('misspelt last name and words around it', scores.surnameTogether, [all([surname, ...around])]),
    ...tier('misspelt words of a name and words around it', scores.together, [all(around)]),
  ];
}

/** Of so many words an organization's name is known without any one of them. */
const LONG_NAME = 6;

/**
 * A whole name of at least two words, with one word more that nobody has; a person's also with a middle name, or before
 * or after words that are in nobody's name; a long one of an organization with any word more.
 */
function surroundedTiers(form: string, { unknown, unnamed }: WordKnowledge): LooseTier[] {
  const parts = form.split(' ');
  if (parts.length < 3) return [];
  const without = (index: number) => inAnyOrder(parts.toSpliced(index, 1).join(' '));
  const strange = parts.flatMap((part, index) =>
    unknown.has(part) && isWhole(parts.toSpliced(index, 1)) ? without(index) : [],
  );
  const middle = parts.length === 3 ? without(1) : [];
  const isLong = parts.length >= LONG_NAME && parts.length <= MAX_WORDS;
  const longer = isLong ? parts.flatMap((_, index) => without(index)) : [];
  const named = namesAmong(parts, unnamed).flatMap(inAnyOrder);
  return [
    ...tier('name with an unknown word', 0.42, strange),
    ...tier('long name with a word more', 0.41, only('organization', longer)),
    ...tier('name without the middle one', 0.4, only('person', middle)),
    ...tier('name and words that do not go with it', 0.39, only('person', named)),
  ];
}

/** A given name with an initial after it may be anybody's; with one before it, it is a last name. */
const isWhole = (name: readonly string[]): boolean =>
  name.length > 1 && (!isInitial(name.at(-1)!) || name.filter((word) => !isInitial(word)).length > 1);
const isInitial = (word: string): boolean => /^\p{Ll}$/u.test(word);

/** The words from the first to the last that are in somebody's name, if others stand around them. */
function namesAmong(parts: readonly string[], unnamed: ReadonlySet<string>): string[] {
  const isIn = (part: string) => !unnamed.has(part);
  const name = parts.slice(parts.findIndex(isIn), parts.findLastIndex(isIn) + 1);
  return isWhole(name) && name.length < parts.length ? [name.join(' ')] : [];
}

const only = (type: 'person' | 'organization', clauses: readonly ExactClause[]): ExactClause[] =>
  clauses.length === 0 ? [] : [all([ofType(type), any(clauses)])];
