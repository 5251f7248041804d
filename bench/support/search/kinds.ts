import type { Corpus, Subject } from './names.js';
import type { Random } from './random.js';

/** A query with the records that it means; null if none can be drawn. */
export type Drawn = readonly [query: string, expected: ReadonlySet<string>] | null;
export type Kinds = Readonly<Record<string, () => Drawn>>;
export const NOTHING: ReadonlySet<string> = new Set();

/** The data for these kinds. */
export interface Draws {
  readonly random: Random;
  readonly corpus: Corpus;
  /** A person with a first and a last name in Latin script. */
  person(): Subject;
  /** An organization whose name has at least this many words in Latin script. */
  organization(words?: number): Subject & { readonly domain: string | null };
  /** A first and a last name that no record combines. */
  noOne(): Pick<Subject, 'first' | 'last'> | null;
  /** Whether two or more words of the query, small ones aside, are a name, or a record has all its words in its names. */
  isNamed(query: string): boolean;
  /** All bearers of the subject's name. */
  all(...subjects: readonly { name: string; key: string }[]): ReadonlySet<string>;
  /** All people with this last name; empty if there are more than eight. */
  bearersOf(last: string): ReadonlySet<string>;
}

/** Whether questions of a kind are drawn: `BENCH_KINDS` is a regular expression. */
export const isDrawn = (kind: string): boolean => new RegExp(process.env['BENCH_KINDS'] ?? '').test(kind);
