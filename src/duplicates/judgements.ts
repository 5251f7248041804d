import type { Party } from '../database/resources.js';
import type { Database } from '../database/database.js';
import { statement } from '../database/database.js';

/** $1 resource, $2 ids. */
const JUDGED = statement(`
  SELECT low_id, high_id FROM duplicates
  WHERE resource = $1::resource AND status = 'not_duplicate' AND low_id = ANY($2::bigint[]) AND high_id = ANY($2::bigint[])`);

/** $1 resource, $2 one id, $3 other ids, $4 account. Judges the pairs of records, listed or not. */
const judge = (status: 'merged' | 'not_duplicate') =>
  statement(`
    INSERT INTO duplicates (resource, low_id, high_id, score, features, status, decided_by, decided_at)
    SELECT $1::resource, least($2::bigint, id), greatest($2::bigint, id), 0, '{}', '${status}', $4::bigint, now()
    FROM unnest($3::bigint[]) AS u (id)
    ON CONFLICT (resource, low_id, high_id) DO UPDATE
      SET status = excluded.status, decided_by = excluded.decided_by, decided_at = excluded.decided_at, updated_at = now()`);
const MERGED = judge('merged');
const NOT_DUPLICATE = judge('not_duplicate');

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

/**
 * $1 resource, $2 survivor, $3 restored ids. Takes back the survivor's judgements that are those of the restored records.
 * If another record that was merged into it has one of the same pair, that one takes its place. A pair that was open
 * before a merge is open again.
 */
const TAKE_BACK = statement(`
  WITH inherited AS MATERIALIZED (
    SELECT s.id, j.id AS same_id, EXISTS (
      SELECT FROM merges m WHERE m.resource = s.resource AND m.survivor_id = $2::bigint AND m.created_at = s.created_at
    ) AS is_new
    FROM duplicates d CROSS JOIN LATERAL (
      SELECT CASE WHEN d.low_id = ANY($3::bigint[]) THEN d.high_id ELSE d.low_id END AS other
    ) o JOIN duplicates s ON s.resource = d.resource
      AND s.low_id = least($2::bigint, o.other) AND s.high_id = greatest($2::bigint, o.other)
    LEFT JOIN LATERAL (
      SELECT j.id FROM former_ids f JOIN duplicates j ON j.resource = f.resource AND j.status = 'not_duplicate'
        AND j.low_id = least(f.origin_id, o.other) AND j.high_id = greatest(f.origin_id, o.other)
      WHERE f.resource = d.resource AND f.record_id = $2::bigint ORDER BY j.decided_at DESC LIMIT 1
    ) j ON true
    WHERE d.resource = $1::resource AND d.status = 'not_duplicate' AND s.status = 'not_duplicate'
      AND (d.low_id = ANY($3::bigint[]) OR d.high_id = ANY($3::bigint[])) AND s.decided_at = d.decided_at
  ), gone AS (
    DELETE FROM duplicates d USING inherited i WHERE d.id = i.id AND i.is_new AND i.same_id IS NULL
  )
  UPDATE duplicates d SET status = CASE WHEN i.same_id IS NULL THEN 'open' ELSE 'not_duplicate' END,
    decided_by = j.decided_by, decided_at = j.decided_at, note = j.note, updated_at = now()
  FROM inherited i LEFT JOIN duplicates j ON j.id = i.same_id
  WHERE d.id = i.id AND (i.same_id IS NOT NULL OR NOT i.is_new)`);

/** The pairs among these records that an editor has judged not to be duplicates. */
export const judgedApart = (
  db: Database,
  resource: Party,
  ids: readonly number[],
): Promise<{ low_id: number; high_id: number }[]> => db.query(JUDGED, [resource, ids]);

/** Notes a merge, within its transaction: judgements about the merged records are about the survivor from then on. */
export async function noteMerge(
  db: Database,
  resource: Party,
  survivor: number,
  merged: readonly number[],
  accountId: number | null,
): Promise<void> {
  await db.query(MERGED, [resource, survivor, merged, accountId]);
  await db.query(FOLLOW, [resource, survivor, merged]);
  await db.query(DROP_OPEN, [resource, merged]);
}

/** Records an undone merge within its transaction: the records have separate judgements again. */
export async function noteUndo(
  db: Database,
  resource: Party,
  survivor: number,
  restored: readonly number[],
  accountId: number | null,
): Promise<void> {
  await db.query(TAKE_BACK, [resource, survivor, restored]);
  await db.query(NOT_DUPLICATE, [resource, survivor, restored, accountId]);
}
