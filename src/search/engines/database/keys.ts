import type { SearchDocument } from '../../documents.js';
import type { Clause, KeyField } from '../../query/plan.js';

/**
 * The letter that stands before each list's keys: one tsvector holds them all, and one index finds them, whole or by
 * their beginning.
 */
const LETTER: Readonly<Record<KeyField, string>> = {
  name: 'n',
  sorted: 's',
  compact: 'c',
  initials: 'i',
  acronym: 'a',
  surname: 'u',
  word: 'w',
  position: 't',
  place: 'q',
  affiliation: 'f',
  phrase: 'p',
  email: 'e',
  emailLocal: 'l',
  domain: 'd',
  role: 'r',
  organizationType: 'o',
  site: 'h',
};
const FIELDS = Object.keys(LETTER) as KeyField[];
const TYPE = 'y';

/** Numbers of connections that documents are known by: those with at least so many. */
export const POWERS = Array.from({ length: 16 }, (_, power) => 2 ** power);
export const connectionsKey = (connections: number): string => `z${connections}`;

/** A document's keys, for `array_to_tsvector`. */
export const keysOf = (document: SearchDocument): string[] => [
  TYPE + document.type,
  ...POWERS.filter((power) => power <= document.connections).map(connectionsKey),
  ...FIELDS.flatMap((field) => document[field].map((value) => LETTER[field] + value)),
];

/** The key that a clause asks for. */
export const keyOf = ({ is, value }: { readonly is: KeyField; readonly value: string }): string =>
  LETTER[is] + value;

/** The clause as the text of a tsquery. */
export function tsquery(clause: Clause): string {
  if ('all' in clause) return joined(clause.all, ' & ');
  if ('any' in clause) return joined(clause.any, ' | ');
  if ('type' in clause) return quoted(TYPE + clause.type);
  if ('connections' in clause) return quoted(connectionsKey(clause.connections));
  if ('startsWith' in clause) return `${quoted(LETTER[clause.startsWith] + clause.value)}:*`;
  return quoted(keyOf(clause));
}

const joined = (clauses: readonly Clause[], operator: string): string =>
  `(${clauses.map(tsquery).join(operator)})`;

/** A key as a tsquery's operand: in quotes nothing in it is an operator. */
const quoted = (key: string): string => `'${key.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
