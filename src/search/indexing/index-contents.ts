import type { DocumentRef, SearchDocument, SearchType } from '../documents.js';
import type { Backend } from '../search-engine.js';

/** How what an engine has of a record differs from what it should have. */
export interface Difference extends DocumentRef {
  readonly kind: 'missing' | 'outdated' | 'superfluous';
}

/** Documents of one type as they should be, and ids of records that are not there. */
export interface Expected {
  readonly type: SearchType;
  readonly documents: readonly SearchDocument[];
  readonly gone: readonly number[];
  /** All ids above `after` up to `upTo` (null: without end) are among them; without a range, only these matter. */
  readonly range?: { readonly after: number; readonly upTo: number | null };
}

/** Tells what an engine really has. Throws when it does not answer. */
export interface IndexContents {
  readonly backend: Backend;

  /** How many documents it has. */
  count(): Promise<number>;

  /** Compares content, not only presence. */
  differences(expected: Expected): Promise<Difference[]>;
}
