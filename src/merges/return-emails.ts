import type { Database } from '../database/database.js';
import { EMAIL_OWNER, type EmailOwner } from '../records/parts.js';
import type { Effect } from './merge.entities.js';
import * as sql from './undo-statements.js';

/** A row of `merge_parts`, as an undo reads it. */
export interface StoredPart {
  readonly effect: Effect;
  readonly kind: string;
  readonly record_id: number;
  readonly owner_column: string | null;
  readonly from_id: number | null;
  readonly into_id: number | null;
  readonly before: Readonly<Record<string, unknown>> | null;
}

interface EmailRow extends Readonly<
  Record<'person_id' | 'organization_id' | 'membership_id', number | null>
> {
  readonly id: number;
  readonly address: string;
  readonly verified_at: Date | null;
}

type Citations = ReadonlyMap<string, ReadonlyMap<number, number>>;

/**
 * Gives email addresses back that still have the owner that a merge gave them, and restores those that it folded into
 * others that still exist. An address that was verified by the merge alone is unverified again.
 *
 * @param restored by kind: the restored records, each with its citation
 * @param cited by kind: the records that had taken their place, each with its citation
 */
export async function returnEmails(
  db: Database,
  parts: readonly StoredPart[],
  restored: Citations,
  cited: Citations,
): Promise<void> {
  if (parts.length === 0) return;
  const ids = parts.map(({ effect, record_id, into_id }) => (effect === 'folded' ? into_id! : record_id));
  const rows = new Map((await db.query<EmailRow>(sql.EMAILS_BY_ID, [ids])).map((row) => [row.id, row]));
  const moved: object[] = [];
  const folded: { before: object; citation: number }[] = [];
  const unverified: object[] = [];
  for (const { effect, record_id, owner_column, from_id, into_id, before } of parts) {
    const row = rows.get(effect === 'folded' ? into_id! : record_id);
    if (row === undefined) continue;
    if (effect === 'moved') {
      const column = owner_column as keyof typeof NO_OWNER;
      const citation = restored.get(kindOf(column))?.get(from_id!);
      if (row[column] === into_id && citation !== undefined)
        moved.push({ ...NO_OWNER, id: record_id, citation_id: citation, [column]: from_id });
    } else if (effect === 'folded') {
      const column = ownerColumn(before as unknown as EmailRow);
      const citation = restored.get(kindOf(column))?.get(before![column] as number);
      if (citation !== undefined) folded.push({ before: before!, citation });
    } else if (effect === 'filled' && isSameTime(row.verified_at, before!['to'])) {
      const column = ownerColumn(row);
      const citation = cited.get(kindOf(column))?.get(row[column]!);
      if (citation !== undefined) unverified.push({ id: record_id, citation_id: citation });
    }
  }
  await db.query(sql.UNVERIFY, [JSON.stringify(unverified)]);
  await db.query(sql.RETURN_EMAILS, [JSON.stringify(moved)]);
  await db.query(sql.RESTORE_EMAILS, [
    folded.map((email) => JSON.stringify(email.before)),
    folded.map(({ citation }) => citation),
  ]);
}

const NO_OWNER = { person_id: null, organization_id: null, membership_id: null };

const kindOf = (column: string): EmailOwner => column.replace(/_id$/, '') as EmailOwner;

const ownerColumn = (row: EmailRow) => Object.values(EMAIL_OWNER).find((column) => row[column] !== null)!;

const isSameTime = (one: Date | null, other: unknown): boolean =>
  one !== null && one.getTime() === new Date(other as string).getTime();
