import { PLURAL, type LoadedResource } from '../../database/resources.js';
import {
  refColumn,
  REJECTED,
  staged,
  type RowText,
  type RowTexts,
  type StagedPlace,
  ROW_TEXTS,
} from './staged-tables.js';
import type { ImportReport, Note, Position } from '../report.js';
import type { Session } from '../session.js';
import { orderHierarchy } from './hierarchy.js';
import { columnNames, isReference } from '../../records/schemas.js';

/** A row with the identity of an earlier row. */
interface Repetition {
  readonly seq: number;
  readonly first: number;
  readonly derived: boolean;
  readonly differs: readonly string[];
  /** The earlier row was rejected. */
  readonly rejected: boolean;
}

const repetitions = (resource: LoadedResource): string => `repetitions_${resource}`;

/** Moves the staged rows that repeat an earlier one to a table of their own, with the fields that differ. */
function takeOutRepetitions(resource: LoadedResource): string {
  const differs = Object.entries(comparedColumns(resource)).map(([field, columns]) => {
    const conditions = columns.map((column) => `s.${column} IS DISTINCT FROM f.${column}`);
    return `CASE WHEN ${conditions.join(' OR ')} THEN '${field}' END`;
  });
  return `
    DROP TABLE IF EXISTS repeating;
    CREATE TEMPORARY TABLE repeating AS
    SELECT seq, first FROM (
      SELECT seq, min(seq) OVER (PARTITION BY public_id) AS first FROM ${staged(resource)}
    ) s WHERE seq <> first;
    ANALYZE repeating;
    CREATE TEMPORARY TABLE ${repetitions(resource)} AS
    SELECT r.seq, r.first, s.derived, array_remove(ARRAY[${differs.join(', ')}], NULL) AS differs
    FROM repeating r
    JOIN ${staged(resource)} s ON s.seq = r.seq JOIN ${staged(resource)} f ON f.seq = r.first;
    CREATE INDEX ON ${repetitions(resource)} (seq);
    DELETE FROM ${staged(resource)} WHERE seq IN (SELECT seq FROM repeating)`;
}

/** The next repetitions. $1: seq after which to begin; $2: how many. */
const nextRepetitions = (resource: LoadedResource): string => `
  SELECT r.seq::float8 AS seq, r.first::float8 AS first, derived, differs, x.seq IS NOT NULL AS rejected
  FROM (SELECT * FROM ${repetitions(resource)} WHERE seq > $1 ORDER BY seq LIMIT $2) r
  LEFT JOIN ${REJECTED} x ON x.seq = r.first ORDER BY r.seq`;

/** The columns to compare, by the field of the row. */
function comparedColumns(resource: LoadedResource): Record<string, string[]> {
  const columns = columnNames(resource).map((column) => [
    column,
    [isReference(column) ? refColumn(column) : column],
  ]);
  return {
    ...(Object.fromEntries(columns) as Record<string, string[]>),
    emails: ['emails', 'verified'],
    aliases: ['aliases'],
    sources: ['categories', 'urls', 'details'],
  };
}

const PAGE = 5_000;

/** Indexes the row texts by seq. Call once, after all rows have been staged. */
export async function indexRowTexts(session: Session): Promise<void> {
  await session.query(`CREATE INDEX ON ${ROW_TEXTS} (seq); ANALYZE ${ROW_TEXTS}`);
}

/**
 * Removes repetitions from the staged rows of a resource, and orders the rest for loading. Returns how many are left,
 * and how many levels those of merged records have.
 */
export async function settleStaged(
  texts: RowTexts,
  report: ImportReport,
): Promise<{ rows: number; mergedLevels: number }> {
  const { session, resource } = texts;
  await session.query(takeOutRepetitions(resource));
  if (resource === 'organization') await orderHierarchy(texts, report);
  const mergedLevels = await separateMerged(session, resource);
  const table = staged(resource);
  await session.query(`CREATE INDEX ON ${table} (level, seq); ANALYZE ${table}`);
  const [row] = await session.query<{ rows: number }>(`SELECT count(*)::int AS rows FROM ${table}`);
  return { rows: row!.rows, mergedLevels };
}

/** The staged row that is loaded next. $1, $2: level and seq of the previous one. */
export const nextStaged = (resource: LoadedResource): string => `
  SELECT level, seq::float8 AS seq FROM ${staged(resource)} WHERE (level, seq) > ($1::int, $2::bigint)
  ORDER BY level, seq LIMIT 1`;

/** Reports the repetitions of rows that were loaded or rejected. Call once, after all other rows of the resource. */
export async function reportRepetitions(texts: RowTexts, report: ImportReport): Promise<void> {
  const { session, resource } = texts;
  let after = 0;
  for (;;) {
    const page = await session.query<Repetition>(nextRepetitions(resource), [after, PAGE]);
    if (page.length === 0) break;
    const found = await texts.find(page.flatMap(({ seq, first }) => [seq, first]));
    for (const repetition of page) reportRepetition(repetition, found, report);
    after = page.at(-1)!.seq;
  }
}

/**
 * Rows with the same content are one record, and rejected together. Rows with the same id but different content are
 * rejected.
 */
function reportRepetition(
  { seq, first, derived, differs, rejected }: Repetition,
  found: ReadonlyMap<number, RowText>,
  report: ImportReport,
): void {
  const { position, row } = found.get(seq)!;
  const earlier = found.get(first)!.position;
  const where = placeOf(earlier);
  const fields = differs.join(', ');
  if (differs.length > 0 && !derived) {
    const message = `is the same as in ${where}, which has other values (${fields})`;
    report.reject(position, [{ field: 'id', code: 'repeated_id', message }], row);
    return;
  }
  if (rejected) return report.reject(position, [ofRejected(earlier)], row);
  report.counts[position.resource].unchanged++;
  const message =
    differs.length > 0 ? `repeats ${where}; its other values (${fields}) were ignored` : `repeats ${where}`;
  report.warn(position, { code: 'repeated', message }, differs.length > 0 ? row : undefined);
}

export const placeOf = ({ line, file }: Position): string => `line ${line} of ${file}`;

/** The note for a repetition of a rejected row. */
export const ofRejected = (earlier: Position): Note => ({
  code: 'repeated',
  message: `repeats ${placeOf(earlier)}, which was rejected`,
});

/*
 * Rows of records that were merged into others. Such a row only adds to the survivor and fills empty fields;
 * only the survivor's row changes the other fields. It is therefore loaded after that row, on a separate
 * level.
 */

/** The level below those of such rows. */
export const OWN_ROWS = 1_000_000;

const anyMerged = (resource: LoadedResource) =>
  `SELECT FROM former_ids f WHERE f.resource = '${resource}' AND f.origin_id IS NOT NULL LIMIT 1`;

/** $1, $2: level and seq after which to begin. Rows of one survivor get different levels, so that no batch has two. */
const setLevels = (resource: LoadedResource) => `
  WITH merged AS (
    SELECT s.seq, row_number() OVER (PARTITION BY t.id ORDER BY s.seq) AS number
    FROM ${staged(resource)} s JOIN former_ids f
      ON f.resource = '${resource}' AND f.public_id = s.public_id AND f.origin_id IS NOT NULL
    JOIN ${PLURAL[resource]} t ON t.id = f.record_id
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
