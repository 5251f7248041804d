import type { DocumentRef } from '../documents.js';
import type { Backend } from '../search-engine.js';

/** How an indexed document differs from the expected one. */
export interface Difference extends DocumentRef {
  readonly kind: 'missing' | 'outdated' | 'superfluous';
}

/** The result of the check. */
export interface CheckFacts {
  /** Number of searchable records. Each should have one document in each engine. */
  readonly records: number;
  readonly engines: readonly EngineReport[];
  readonly database: { readonly lc_ctype: string; readonly knows_letters: boolean };
  readonly outbox: readonly {
    readonly topic: string;
    readonly waiting: number;
    readonly oldest_seconds: number;
  }[];
  readonly dead_letters: readonly { readonly engine: Backend; readonly documents: number }[];
}

export interface EngineReport {
  readonly engine: Backend;
  /** Number of documents in the engine after the check. */
  readonly documents: number;
  readonly differences: readonly Difference[];
  /** False if so many documents differed that the check stopped before it had compared everything. */
  readonly complete: boolean;
  /** Documents that differed and were repaired. */
  readonly repaired: number;
  /** Why the engine could not be checked. */
  readonly failure: string | null;
}
