import { KEY_FIELDS, KEY_LETTERS, type KeyField, type SearchDocument } from '../../documents.js';
import type { Clause, Tier } from '../../query/clauses.js';
import type { SearchFilters } from '../../search-engine.js';

/*
 * One tsvector holds all keys of a document, each with the letter of its list before it, and one index finds them, whole or
 * by their beginning.
 */

const TYPE = 'y';

/** Numbers of connections that documents are known by: those with at least so many. */
export const POWERS = Array.from({ length: 16 }, (_, power) => 2 ** power);
export const connectionsKey = (connections: number): string => `z${connections}`;

/** A document's keys, for `array_to_tsvector`. */
export const keysOf = (document: SearchDocument): string[] => [
  TYPE + document.type,
  ...POWERS.filter((power) => power <= document.connections).map(connectionsKey),
  ...KEY_FIELDS.flatMap((field) => document[field].map((value) => KEY_LETTERS[field] + value)),
];

/** The key that a clause asks for. */
export const keyOf = ({ is, value }: { readonly is: KeyField; readonly value: string }): string =>
  KEY_LETTERS[is] + value;

/** The clause as the text of a tsquery. */
export function tsquery(clause: Clause): string {
  if ('all' in clause) return joined(clause.all, ' & ');
  if ('any' in clause) return joined(clause.any, ' | ');
  if ('type' in clause) return quoted(TYPE + clause.type);
  if ('connections' in clause) return quoted(connectionsKey(clause.connections));
  if ('startsWith' in clause) return `${quoted(KEY_LETTERS[clause.startsWith] + clause.value)}:*`;
  return quoted(keyOf(clause));
}

const joined = (clauses: readonly Clause[], operator: string): string =>
  `(${clauses.map(tsquery).join(operator)})`;

/** A key as a tsquery's operand: in quotes nothing in it is an operator. */
const quoted = (key: string): string => `'${key.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/**
 * The tiers as tsqueries, each with the filters as its conditions. A common name is also a last name, a word and the
 * beginning of both: what a better tier of this kind finds, the others leave out, so that it is read once. Only words that
 * begin so leave out beginnings: for each tier that does, PostgreSQL collects anew whatever has one.
 */
export function tierQueries(tiers: readonly Tier[], filters: SearchFilters): string[] {
  const better = new Map<Tier, string[]>();
  const whole: string[] = [];
  const begun: string[] = [];
  for (const tier of tiers.toSorted((one, other) => other.score - one.score)) {
    if (isConjunction(tier.clause)) continue;
    better.set(tier, isBeginningOfWord(tier.clause) ? [...whole, ...begun] : [...whole]);
    for (const choice of choicesOf(tier.clause)) {
      if ('is' in choice) whole.push(tsquery(choice));
      if ('startsWith' in choice) begun.push(tsquery(choice));
    }
  }
  return tiers.map((tier) => {
    const query = tsquery({ all: [tier.clause, ...conditions(tier.clause, filters)] });
    const others = better.get(tier) ?? [];
    return others.length === 0 ? query : `${query} & !(${others.join(' | ')})`;
  });
}

/** The clauses; each suffices. */
const choicesOf = (clause: Clause): readonly Clause[] =>
  'any' in clause ? clause.any.flatMap(choicesOf) : [clause];

const isBeginningOfWord = (clause: Clause): boolean => 'startsWith' in clause && clause.startsWith === 'word';

/**
 * The filters that hold with a clause. Of the types only where that spares reading documents: a name of several words has
 * few, and what all of a type have in common would have to be looked up for each.
 */
function conditions(clause: Clause, { types, organizationType, role, domain }: SearchFilters): Clause[] {
  return [
    ...(types.length === 0 || isConjunction(clause) ? [] : [{ any: types.map((type) => ({ type })) }]),
    ...(organizationType === undefined ? [] : [{ is: 'organizationType', value: organizationType } as const]),
    ...(role === undefined ? [] : [{ is: 'role', value: role } as const]),
    ...(domain === undefined ? [] : [{ is: 'site', value: domain } as const]),
  ];
}

/** Whether it finds only what meets several conditions at once: few, mostly. */
const isConjunction = (clause: Clause): boolean =>
  'any' in clause ? clause.any.every(isConjunction) : 'all' in clause;
