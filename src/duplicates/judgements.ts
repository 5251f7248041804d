import type { Database } from '../database/database.js';
import { statement } from '../database/database.js';
import type { Paired } from './duplicates.dto.js';

/** $1 resource, $2 ids. */
const JUDGED = statement(`
  SELECT low_id, high_id FROM duplicates
  WHERE resource = $1::resource AND status = 'not_duplicate' AND low_id = ANY($2::bigint[]) AND high_id = ANY($2::bigint[])`);

/** $1 resource, $2 survivor, $3 merged ids, $4 account. The pairs of a merge, listed or not. */
const MERGED = statement(`
  INSERT INTO duplicates (resource, low_id, high_id, score, features, status, decided_by, decided_at)
  SELECT $1::resource, least($2::bigint, id), greatest($2::bigint, id), 0, '{}', 'merged', $4::bigint, now()
  FROM unnest($3::bigint[]) AS u (id)
  ON CONFLICT (resource, low_id, high_id) DO UPDATE
    SET status = 'merged', decided_by = excluded.decided_by, decided_at = excluded.decided_at, updated_at = now()`);

/** $1 resource, $2 survivor, $3 merged ids. Judgements about the merged records are about the survivor now. */
const FOLLOW = statement(`
  INSERT INTO duplicates (resource, low_id, high_id, score, features, status, decided_by, decided_at, note)
  SELECT DISTINCT ON (other) resource, least($2::bigint, other), greatest($2::bigint, other), score, features, status,
    decided_by, decided_at, note
  FROM (
    SELECT d.*, CASE WHEN d.low_id = ANY($3::bigint[]) THEN d.high_id ELSE d.low_id END AS other FROM duplicates d
    WHERE d.resource = $1::resource AND d.status = 'not_duplicate'
      AND (d.low_id = ANY($3::bigint[]) OR d.high_id = ANY($3::bigint[]))
  ) judged
  WHERE other <> $2::bigint AND NOT other = ANY($3::bigint[]) ORDER BY other, decided_at DESC
  ON CONFLICT (resource, low_id, high_id) DO UPDATE
    SET status = 'not_duplicate', decided_by = excluded.decided_by, decided_at = excluded.decided_at,
      note = coalesce(excluded.note, duplicates.note), updated_at = now()
    WHERE duplicates.status = 'open'`);

/** $1 resource, $2 merged ids. */
const DROP_OPEN = statement(`
  DELETE FROM duplicates
  WHERE resource = $1::resource AND status = 'open' AND (low_id = ANY($2::bigint[]) OR high_id = ANY($2::bigint[]))`);

/** $1 resource, $2 and $3 ids, $4 account. */
const NOT_DUPLICATE = statement(`
  INSERT INTO duplicates (resource, low_id, high_id, score, features, status, decided_by, decided_at)
  VALUES ($1::resource, least($2::bigint, $3::bigint), greatest($2::bigint, $3::bigint), 0, '{}', 'not_duplicate',
    $4::bigint, now())
  ON CONFLICT (resource, low_id, high_id) DO UPDATE
    SET status = 'not_duplicate', decided_by = excluded.decided_by, decided_at = excluded.decided_at, updated_at = now()`);

/** The pairs among these records that an editor has judged not to be duplicates. */
export const judgedApart = (
  db: Database,
  resource: Paired,
  ids: readonly number[],
): Promise<{ low_id: number; high_id: number }[]> => db.query(JUDGED, [resource, ids]);

/** Notes a merge, within its transaction: judgements about the merged records are about the survivor from then on. */
export async function noteMerge(
  db: Database,
  resource: Paired,
  survivor: number,
  merged: readonly number[],
  accountId: number | null,
): Promise<void> {
  await db.query(MERGED, [resource, survivor, merged, accountId]);
  await db.query(FOLLOW, [resource, survivor, merged]);
  await db.query(DROP_OPEN, [resource, merged]);
}

/** Notes that two records are not one, as an undone merge says. */
export async function noteApart(
  db: Database,
  resource: Paired,
  [one, other]: readonly [number, number],
  accountId: number | null,
): Promise<void> {
  await db.query(NOT_DUPLICATE, [resource, one, other, accountId]);
}
