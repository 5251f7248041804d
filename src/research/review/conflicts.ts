import { ApiError } from '../../common/errors.js';
import type { FindingKind } from '../researcher/findings.js';
import type { KnownRecord } from './known-records.js';

/** The fields of a request that settle conflicts. */
export type Way = 'use_public_id' | 'create_anyway' | 'organization_public_id';

/** A finding cannot be accepted as it is: the directory has something like it, and only a person can say what is meant. */
export class ConflictFound extends Error {
  override name = 'ConflictFound';

  constructor(
    message: string,
    readonly existing: readonly KnownRecord[],
    readonly ways: readonly Way[] = ['use_public_id', 'create_anyway'],
  ) {
    super(message);
  }
}

/** A conflict, the finding, and the finding's place in the request: `findings[0].`, or nothing. */
export interface Conflict {
  readonly finding: { readonly id: number; readonly kind: FindingKind };
  readonly path: string;
  readonly found: ConflictFound;
}

/** 409 with every conflict: the records that are in the way, and what the caller may do about each. */
export function conflicting(conflicts: readonly Conflict[]): ApiError {
  const message =
    conflicts.length === 1
      ? conflicts[0]!.found.message
      : `${conflicts.length} findings meet records that are there already: see conflicts. Nothing was written.`;
  return new ApiError(409, 'conflict', message, {
    details: conflicts.map(({ path, found }) => ({
      field: `${path}${found.ways[0] ?? 'status'}`,
      code: 'conflict',
      message: found.message,
    })),
    facts: { conflicts: conflicts.map(shown) },
  });
}

/** A conflict as an answer shows it; one of the fields in `resolve_with` settles it. */
export type ShownConflict = ReturnType<typeof shown>;

const shown = ({ finding, found }: Conflict) => ({
  finding_id: finding.id,
  kind: finding.kind,
  message: found.message,
  existing: found.existing.map(({ type, public_id, name }) => ({ type, public_id, name })),
  resolve_with: found.ways,
});
