import type { KnownRecord } from '../known-records.js';

/** What a caller may add to a call that met a conflict. */
export type Way = 'use_public_id' | 'create_anyway' | 'organization_public_id';

/** A finding cannot be accepted as it is: the directory has something like it, and only a person can say what is meant. */
export class ConflictFound extends Error {
  override name = 'ConflictFound';

  constructor(
    message: string,
    readonly existing: readonly KnownRecord[],
    readonly ways: readonly Way[],
  ) {
    super(message);
  }
}
