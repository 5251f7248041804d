import { ApiError } from '../../common/errors.js';
import type { FindingKind } from '../researcher/findings.js';
import { named, type KnownRecord } from './known-records.js';

/** The request fields that resolve conflicts. */
export type Way = 'use_public_id' | 'create_anyway' | 'organization_public_id';

/** A finding resembles a record of the directory: an editor has to decide. */
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

/** A conflict as the API returns it. Each field in `resolve_with` resolves it. */
export type ShownConflict = ReturnType<typeof shownConflict>;

export const shownConflict = (
  { id, kind }: { readonly id: number; readonly kind: FindingKind },
  { message, existing, ways }: ConflictFound,
) => ({
  finding_id: id,
  kind,
  message,
  existing: existing.map(named),
  resolve_with: ways,
});

/** A 409 error with every conflict, by the path of its finding in the request, such as `findings[0].`. */
export function conflicting(byPath: ReadonlyMap<string, ShownConflict>): ApiError {
  const conflicts = [...byPath.values()];
  const message =
    conflicts.length === 1
      ? conflicts[0]!.message
      : `${conflicts.length} findings meet records that are there already: see conflicts. Nothing was written.`;
  const details = [...byPath].map(([path, { resolve_with, message: reason }]) => ({
    field: `${path}${resolve_with[0] ?? 'status'}`,
    code: 'conflict',
    message: reason,
  }));
  return new ApiError(409, 'conflict', message, { details, facts: { conflicts } });
}
