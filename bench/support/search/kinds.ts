import type { Corpus, Subject } from './names.js';
import type { Random } from './random.js';

/** A query and the records that it means; null if the draw fails. */
export type Drawn = readonly [query: string, expected: ReadonlySet<string>] | null;
export type Kinds = Readonly<Record<string, () => Drawn>>;
export const NO_MATCH: ReadonlySet<string> = new Set();

/** The data for these kinds. */
export interface Draws {
  readonly random: Random;
  readonly corpus: Corpus;
  /** A person with a first and a last name in Latin script. */
  person(): Subject;
  /** An organization whose name has at least this many words in Latin script. */
  organization(words?: number): Subject & { readonly domain: string | null };
  /** A first and a last name that no record combines. */
  unknownName(): Pick<Subject, 'first' | 'last'> | null;
  /**
   * Whether two or more words of the query, without small words, are a name, or a record has all words in its
   * names.
   */
  isNamed(query: string): boolean;
  /** Returns all records with the subject's name. */
  all(...subjects: readonly { name: string; key: string }[]): ReadonlySet<string>;
  /** All people with this last name; empty if there are more than eight. */
  bearersOf(last: string): ReadonlySet<string>;
}

/** Whether questions of a kind are drawn: `BENCH_KINDS` is a regular expression. */
export const isDrawn = (kind: string): boolean => new RegExp(process.env['BENCH_KINDS'] ?? '').test(kind);
