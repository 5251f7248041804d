import { compact } from '../names/normalize.js';
import { all, any, anywhere, inAnyOrder, is, ofType, tier } from './clauses.js';
import type { Clause, NameQuery, Tier } from './plan.js';

/** Queries with more letters than this are not compared with names that differ. */
const LONGEST = 180;
const MOST_WORDS = 12;

/** Typing errors that a name or a word of this many letters may have. */
function budgetFor(text: string, shortest: number, long: number): 0 | 1 | 2 {
  const letters = compact(text).length;
  return letters < shortest ? 0 : letters < long ? 1 : 2;
}

/**
 * The tiers for a query that nothing matches as it stands: names with typing errors, words that are misspelt, and whole
 * names among words that no record has.
 *
 * @param unknown those of the query's words that no record has in any place
 */
export function looseTiers({ forms, words }: NameQuery, unknown: ReadonlySet<string>): Tier[] {
  const names = [...new Set(forms.flatMap(rotations))].filter((form) => form.length <= LONGEST);
  return [
    ...tier(
      'name with a typing error',
      0.58,
      names.flatMap((form) => near(form, 1)),
    ),
    ...tier(
      'name with two typing errors',
      0.54,
      names.flatMap((form) => near(form, 2)),
    ),
    ...(words.length <= MOST_WORDS
      ? [...correctedTiers(words, unknown), ...surroundedTiers(forms[0]!, unknown)]
      : []),
  ];
}

/** The name, also with its last word first and its first word last: the errors come on top of the order. */
function rotations(form: string): string[] {
  const parts = form.split(' ');
  if (parts.length < 2 || parts.length > 4) return [form];
  return [form, [parts.at(-1)!, ...parts.slice(0, -1)].join(' '), [...parts.slice(1), parts[0]!].join(' ')];
}

function near(form: string, errors: 1 | 2): Clause[] {
  return budgetFor(form, 4, 7) >= errors ? [{ near: 'compared', value: form, errors }] : [];
}

/** A word that nobody has is a misspelt one; all others are as they should be, or the query means nothing here. */
function correctedTiers(words: readonly string[], unknown: ReadonlySet<string>): Tier[] {
  if (unknown.size === 0 || words.some((word) => unknown.has(word) && budgetFor(word, 5, 8) === 0)) return [];
  const inNames = words.map((word): Clause => {
    const errors = budgetFor(word, 5, 8);
    return unknown.has(word) && errors > 0
      ? { near: 'word', value: word, errors: errors as 1 | 2 }
      : is('word', word);
  });
  const withContext = inNames.map((clause, index) =>
    unknown.has(words[index]!) ? clause : anywhere(words[index]!),
  );
  return [
    ...tier('misspelt words of a name', 0.52, [all(inNames)]),
    ...tier(
      'misspelt words of a name and what goes with it',
      0.46,
      words.length > 1 ? [all(withContext)] : [],
    ),
  ];
}

/** A whole name of at least two words, with one word more that nobody has; a person's also with a middle name. */
function surroundedTiers(form: string, unknown: ReadonlySet<string>): Tier[] {
  const parts = form.split(' ');
  if (parts.length < 3) return [];
  const without = (index: number) => inAnyOrder(parts.toSpliced(index, 1).join(' '));
  const strange = parts.flatMap((part, index) => (unknown.has(part) ? without(index) : []));
  const middle = parts.length === 3 ? [all([ofType('person'), any(without(1))])] : [];
  return [
    ...tier('name with an unknown word', 0.44, strange),
    ...tier('name without the middle one', 0.42, middle),
  ];
}
