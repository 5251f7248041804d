import { bareName } from '../names/forms.js';
import { namesOfMisspelt, nicknamesOf } from '../names/nicknames.js';
import { all, any, is, tier } from './clauses.js';
import { isInitials, PERSON } from './person-clauses.js';
import type { Clause, LooseTier, NearClause } from './plan.js';

/** What the directory knows of a query's words. */
export interface WordKnowledge {
  /** Those that no record has in any place. */
  readonly unknown: ReadonlySet<string>;
  /** Those that are in no person's name, or too short to tell. */
  readonly unnamed: ReadonlySet<string>;
}

/** Shorter last names bear no error, and shorter ones than the second bear only one. */
const MIN_LETTERS = { 1: 4, 2: 8 } as const;

/**
 * The tiers of people whose names are given in another way than they are written, with typing errors on top: a nickname
 * or initials, and a last name that nobody has.
 */
export function loosePersonTiers(
  forms: readonly string[],
  { unknown, unnamed }: WordKnowledge,
  errors: 1 | 2,
): LooseTier[] {
  const names = [...new Set(forms.map(bareName))].map((form) => form.split(' '));
  const short = names.filter((parts) => parts.length === 2 || parts.length === 3);
  const misspelt = (last: string) => unknown.has(last) && last.length >= MIN_LETTERS[1];
  const nicknames = short.flatMap(([given, ...rest]) =>
    misspelt(rest.at(-1)!) ? named(nicknamesOf(given!), rest, 1) : [],
  );
  const once: LooseTier[] = [
    ...tier('nickname and a typing error', 0.55, nicknames),
    ...tier('initials and a misspelt last name', 0.51, withInitials(names, unknown, 1)),
  ];
  if (errors === 1) return once;
  const strange = short.filter(([given]) => unnamed.has(given!));
  // With two errors in it, a query has to be clear in all else.
  const noNickname = short.filter(
    ([given, ...rest]) => nicknamesOf(given!).length === 0 && misspelt(rest.at(-1)!),
  );
  return [
    ...once,
    ...tier('initials and a misspelt last name', 0.49, withInitials(names, unknown, 2)),
    ...tier(
      'misspelt nickname',
      0.46,
      strange.flatMap(([given, ...rest]) => named(namesOfMisspelt(given!), rest, 0)),
    ),
    ...tier(
      'misspelt nickname and a typing error',
      0.43,
      noNickname.flatMap(([given, ...rest]) => named(namesOfMisspelt(given!), rest, 1)),
    ),
  ];
}

/** People with one of these given names before the rest. */
function named(given: readonly string[], rest: readonly string[], errors: 0 | 1): Clause[] {
  const names = given.map((name) => [name, ...rest].join(' '));
  const clauses = names.map((value): Clause =>
    errors === 0 ? is('name', value) : { near: 'name', value, errors },
  );
  return clauses.length === 0 ? [] : [all<NearClause>([PERSON, any<NearClause>(clauses)])];
}

/** `j smtih`, and the same in the other order. */
function withInitials(
  names: readonly (readonly string[])[],
  unknown: ReadonlySet<string>,
  errors: 1 | 2,
): Clause[] {
  return names
    .filter((parts) => parts.length === 2)
    .flatMap(([one, other]) => [
      [one!, other!],
      [other!, one!],
    ])
    .filter(
      ([short, last]) => isInitials(short!) && unknown.has(last!) && last!.length >= MIN_LETTERS[errors],
    )
    .map(([short, last]) =>
      all<NearClause>([PERSON, { near: 'surname', value: last!, errors, initials: short! }]),
    );
}
