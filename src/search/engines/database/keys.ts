import { KEY_FIELDS, KEY_LETTERS, type KeyField, type SearchDocument } from '../../documents.js';
import { all, any, type Clause, type Tier } from '../../query/clauses.js';
import { filterClauses, type SearchFilters } from '../../search-engine.js';

/*
 * One tsvector contains all keys of a document, each prefixed with the letter of its list. One index serves
 * exact and prefix matches.
 */

export const TYPE = 'y';

/** Thresholds of connections. A document has a key for each threshold that it reaches. */
export const POWERS = Array.from({ length: 16 }, (_, power) => 2 ** power);
export const connectionsKey = (connections: number): string => `z${connections}`;

/** A document's keys, for `array_to_tsvector`. */
export const keysOf = (document: SearchDocument): string[] => [
  TYPE + document.type,
  ...POWERS.filter((power) => power <= document.connections).map(connectionsKey),
  ...KEY_FIELDS.flatMap((field) => document[field].map((value) => KEY_LETTERS[field] + value)),
];

/** The key of a clause. */
export const keyOf = ({ is, value }: { readonly is: KeyField; readonly value: string }): string =>
  KEY_LETTERS[is] + value;

/** The clause as a tsquery text. */
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

/** The tiers without their conditions on the type of a document. */
export const withoutTypes = (tiers: readonly Tier[]): Tier[] =>
  tiers.map((tier) => ({ ...tier, clause: withoutType(tier.clause) }));

function withoutType(clause: Clause): Clause {
  if ('any' in clause) return any(clause.any.map(withoutType));
  if (!('all' in clause)) return clause;
  return all(clause.all.filter((part) => !('type' in part)).map(withoutType));
}

/** A key as a tsquery operand, quoted so that it contains no operator. */
const quoted = (key: string): string => `'${key.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/**
 * The tiers as tsqueries, each combined with the filters. A common name is also a last name, a word and a
 * prefix of both, so every tier excludes the documents of better tiers of this kind, and each document is
 * read once. Only tiers of word prefixes exclude prefix matches: PostgreSQL collects the matches of a prefix
 * again for each tier that excludes it.
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

/** The alternatives of a clause; each is sufficient. */
const choicesOf = (clause: Clause): readonly Clause[] =>
  'any' in clause ? clause.any.flatMap(choicesOf) : [clause];

const isBeginningOfWord = (clause: Clause): boolean => 'startsWith' in clause && clause.startsWith === 'word';

/**
 * The filters that apply to a clause. The type filter is included only where it saves document reads: a
 * conjunction has few matches, and the long posting list of a type would be scanned for each.
 */
const conditions = (clause: Clause, filters: SearchFilters): Clause[] =>
  filterClauses(isConjunction(clause) ? { ...filters, types: [] } : filters);

/** Whether the clause matches only documents that meet several conditions at once, which are mostly few. */
const isConjunction = (clause: Clause): boolean =>
  'any' in clause ? clause.any.every(isConjunction) : 'all' in clause;
