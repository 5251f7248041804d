import { ApiError } from '../../common/errors.js';
import type { FindingKind } from '../researcher/findings.js';
import type { KnownRecord } from './known-records.js';

/** The request fields that resolve conflicts. */
export type Way = 'use_public_id' | 'create_anyway' | 'organization_public_id';

/**
 * A finding that conflicts with a similar record of the directory. An editor has to decide how to resolve it.
 */
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

/** A conflict, its finding, and the path of the finding in the request: `findings[0].` or an empty string. */
export interface Conflict {
  readonly finding: { readonly id: number; readonly kind: FindingKind };
  readonly path: string;
  readonly found: ConflictFound;
}

/** A 409 error with every conflict: the conflicting records, and the fields that resolve each conflict. */
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

/** A conflict as the API returns it. Each field in `resolve_with` resolves it. */
export type ShownConflict = ReturnType<typeof shown>;

const shown = ({ finding, found }: Conflict) => ({
  finding_id: finding.id,
  kind: finding.kind,
  message: found.message,
  existing: found.existing.map(({ type, public_id, name }) => ({ type, public_id, name })),
  resolve_with: found.ways,
});
