import type { SearchDocument, SearchType } from '../documents.js';

/** The lists of a document that a query looks into. */
export type SearchField = {
  [Field in keyof SearchDocument]: SearchDocument[Field] extends readonly string[] ? Field : never;
}[keyof SearchDocument];
/** The lists that queries look into key by key. */
export type KeyField = Exclude<SearchField, 'organizationTypeShown'>;

/** A condition on a document that holds or does not, in words that every engine can say. Values are folded. */
export type Clause =
  | { readonly is: KeyField; readonly value: string }
  | { readonly startsWith: KeyField; readonly value: string }
  | { readonly type: SearchType }
  /** At least so many: one of POWERS. */
  | { readonly connections: number }
  | { readonly all: readonly Clause[] }
  | { readonly any: readonly Clause[] };

/** A reason for which a document is found, and what it is worth. A document scores as its best tier. */
export interface Tier {
  readonly why: string;
  /** From 0 to 1, in hundredths. */
  readonly score: number;
  readonly clause: Clause;
}

/** What a query means, for either engine. */
export interface SearchPlan {
  /** The plain form of the query: searches that differ only in what `fold` takes away are the same search. */
  readonly folded: string;
  /** Tried first, together. None: there is nothing in the query that could be found. */
  readonly tiers: readonly Tier[];
  /** What to try if that finds nothing good; null for what is never matched loosely. */
  readonly name: NameQuery | null;
}

/** Of queries with more words only the whole is looked for: they are compared as names, not word by word. */
export const MAX_WORDS = 12;

/** A query that names a person, an organization or a place, perhaps among other words. */
export interface NameQuery {
  /** The query in its spellings, the plain one first. */
  readonly forms: readonly string[];
  readonly words: readonly string[];
}

/** A hit of at least this score is what the query says, and makes looking for typing errors needless. */
export const GOOD = 0.6;
