import type { SearchDocument } from '../documents.js';

/** The lists of a document that a query looks into. */
export type SearchField = {
  [Field in keyof SearchDocument]: SearchDocument[Field] extends readonly string[] ? Field : never;
}[keyof SearchDocument];

/** A condition on a document, in words that every engine can say exactly. */
export type Clause =
  | { readonly is: SearchField; readonly value: string }
  | { readonly startsWith: SearchField; readonly value: string }
  | { readonly type: 'person' | 'organization' | 'membership' | 'place' }
  | { readonly all: readonly Clause[] }
  | { readonly any: readonly Clause[] };

/** A reason for which a document is found, and what it is worth. A document scores as its best tier. */
export interface Tier {
  readonly why: string;
  readonly score: number;
  readonly clause: Clause;
}

/** A query to be compared with names that differ from it by typing errors. */
export interface MisspeltQuery {
  /** Folded: the query in its spellings. */
  readonly names: readonly string[];
  /** Most errors: insertions, deletions, substitutions and transpositions of neighbours. */
  readonly budget: 1 | 2;
}

/** What a query means, for either engine. */
export interface SearchPlan {
  /** Tried first, together. */
  readonly tiers: readonly Tier[];
  /** Tried if no tier of at least `GOOD` found anything; null for what is never matched loosely. */
  readonly misspelt: MisspeltQuery | null;
}
