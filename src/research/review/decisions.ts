import { isDeepStrictEqual } from 'node:util';
import { ApiError, type Problem } from '../../http/errors.js';
import type { FindingKind } from '../researcher/findings.js';
import type { ConflictFound, Way } from './accept/acceptance.js';
import { corrected, type FoundValue } from './found-value.js';
import type { KnownRecord } from './known-records.js';
import type { FindingStatus } from './research-finding.entity.js';

/** A finding that an editor accepts, and what else is said about it. */
export interface Decision {
  readonly findingId: number;
  /** Where it stands in the request, for problems: `findings[0].`, or nothing. */
  readonly path: string;
  /** Corrections of the value. */
  readonly value?: string | Readonly<Record<string, unknown>> | undefined;
  /** The existing record that it is about. */
  readonly usePublicId?: string | undefined;
  readonly createAnyway?: boolean | undefined;
}

/** A finding as it is stored, as far as deciding on it goes. */
export interface StoredFinding {
  readonly id: number;
  readonly kind: FindingKind;
  readonly key: string;
  readonly value: unknown;
  readonly edited_value: unknown;
  readonly status: FindingStatus;
  readonly url: string;
  readonly excerpt: string;
  readonly read_at: Date;
}

/** What kinds of records an editor may say that a finding is about. */
const ABOUT: Readonly<Record<FindingKind, readonly KnownRecord['type'][]>> = {
  organization_name: ['organization'],
  person: ['person', 'membership'],
  email_address: ['person', 'organization', 'membership'],
  description: [],
  phone: [],
  postal_address: [],
  social_profile: [],
};

/** The value as it is to be written; what is wrong with its corrections is added to `problems`. */
export function decidedValue(
  { kind, key, value }: StoredFinding,
  { value: edit, path }: Decision,
  problems: Problem[],
): FoundValue {
  const found = { kind, key, value } as FoundValue;
  return edit === undefined ? found : corrected(found, edit, `${path}value`, problems);
}

/** Checks the record that a decision names; it must be one that such a finding can be about. */
export function checkUse(
  { kind }: StoredFinding,
  { path }: Decision,
  use: KnownRecord | null,
  problems: Problem[],
): void {
  const allowed = ABOUT[kind];
  if (use !== null && allowed.includes(use.type)) return;
  const field = `${path}use_public_id`;
  problems.push(
    allowed.length === 0
      ? { field, code: 'not_applicable', message: `is of no use for a finding of kind ${kind}` }
      : { field, code: 'not_found', message: `must be the public_id of one of: ${allowed.join(', ')}` },
  );
}

/** Whether a finding that was accepted before is accepted once more just as it was. */
export const isRepetition = (finding: StoredFinding, decided: FoundValue, edited: boolean): boolean =>
  !edited || isDeepStrictEqual(decided.value, finding.edited_value ?? finding.value);

export interface Conflict {
  readonly finding: StoredFinding;
  readonly path: string;
  readonly found: ConflictFound;
}

/** A conflict as an answer shows it. */
export interface ShownConflict {
  readonly finding_id: number;
  readonly kind: FindingKind;
  readonly message: string;
  readonly existing: readonly Pick<KnownRecord, 'type' | 'public_id' | 'name'>[];
  /** The fields of a request, one of which settles it. */
  readonly resolve_with: readonly Way[];
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

const shown = ({ finding, found }: Conflict): ShownConflict => ({
  finding_id: finding.id,
  kind: finding.kind,
  message: found.message,
  existing: found.existing.map(({ type, public_id, name }) => ({ type, public_id, name })),
  resolve_with: found.ways,
});
