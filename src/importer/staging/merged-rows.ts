import { PLURAL } from '../../database/resources.js';
import { givenBit, type LoadedResource } from '../../records/cited-load.js';
import { ownsEmails, EMAIL_OWNER } from '../../records/parts.js';
import type { Session } from '../session.js';
import { staged, stagedColumns, type StagedPlace } from './staged-tables.js';
import { columnNames } from '../../records/schemas.js';

/*
 * Rows of records that were merged into others. Such a row only adds to the survivor and fills empty fields;
 * only the survivor's row changes the other fields. It is therefore loaded after that row, on a separate
 * level.
 */

/** The level below those of such rows. */
export const OWN_ROWS = 1_000_000;

const survivors = (resource: LoadedResource) =>
  `former_ids f JOIN ${PLURAL[resource]} t ON t.id = f.record_id`;

const anyMerged = (resource: LoadedResource) =>
  `SELECT FROM former_ids f WHERE f.resource = '${resource}' AND f.origin_id IS NOT NULL LIMIT 1`;

/** $1, $2: level and seq after which to begin. Rows of one survivor get different levels, so that no batch has two. */
const setLevels = (resource: LoadedResource) => `
  WITH merged AS (
    SELECT s.seq, row_number() OVER (PARTITION BY t.id ORDER BY s.seq) AS number
    FROM ${staged(resource)} s JOIN ${survivors(resource)}
      ON f.resource = '${resource}' AND f.public_id = s.public_id AND f.origin_id IS NOT NULL
    WHERE (s.level, s.seq) > ($1::int, $2::bigint)
  ), leveled AS (
    UPDATE ${staged(resource)} s SET level = greatest($1::int, ${OWN_ROWS}) + merged.number
    FROM merged WHERE s.seq = merged.seq
  )
  SELECT (greatest($1::int - ${OWN_ROWS}, 0) + coalesce(max(number), 0))::int AS levels FROM merged`;

/** Moves the rows of merged records after `after` to separate levels. Returns the number of these levels. */
export async function separateMerged(
  session: Session,
  resource: LoadedResource,
  after: StagedPlace = { level: 0, seq: 0 },
): Promise<number> {
  if ((await session.query(anyMerged(resource))).length === 0) return 0;
  const [row] = await session.query<{ levels: number }>(setLevels(resource), [after.level, after.seq]);
  return row!.levels;
}

/** Columns that are filled together. */
const TOGETHER: Readonly<Record<string, string>> = { latitude: 'longitude', longitude: 'latitude' };

/**
 * SQL: the columns of a staged row `s`. A row of a merged record, loaded after its survivor's row, fills the
 * empty columns of the survivor `moved`.
 */
export function columnsOfRow(resource: LoadedResource): string {
  const empty = columnNames(resource).map((column) => {
    const other = TOGETHER[column];
    const isEmpty = `moved.${column} IS NULL${other === undefined ? '' : ` AND moved.${other} IS NULL`}`;
    return `CASE WHEN ${isEmpty} THEN ${givenBit(resource, column)} ELSE 0 END`;
  });
  const missing: Record<string, string> = { given: `s.given & (${empty.join(' | ')})` };
  if (ownsEmails(resource)) {
    missing['verified'] = `ARRAY(
        SELECT CASE WHEN k.id IS NULL THEN e.verified_at END
        FROM unnest(s.emails, s.verified) WITH ORDINALITY AS e (address, verified_at, place)
        LEFT JOIN email_addresses k ON k.${EMAIL_OWNER[resource]} = moved.id AND lower(k.address) = lower(e.address)
        ORDER BY e.place)`;
  }
  return Object.keys(stagedColumns(resource))
    .map((column) => {
      const value = missing[column];
      if (value === undefined) return `s.${column}`;
      return `CASE WHEN s.level > ${OWN_ROWS} AND moved.id IS NOT NULL THEN ${value} ELSE s.${column} END AS ${column}`;
    })
    .join(', ');
}
