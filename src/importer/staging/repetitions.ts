import { columnsOf, isReference, type LoadedResource } from '../../source-references/cited-load.js';
import { refColumn, staged } from './staged-tables.js';

/** A row that has the identity of an earlier one. */
export interface Repetition {
  readonly seq: number;
  readonly first: number;
  /** It was identified by what it says, not by an id. */
  readonly derived: boolean;
  /** The fields in which the two differ. */
  readonly differs: readonly string[];
}

const TABLE = 'repetitions';

/** Notes the staged rows that repeat an earlier one. */
export const findRepetitions = (resource: LoadedResource): string => `
  DROP TABLE IF EXISTS ${TABLE};
  CREATE TEMPORARY TABLE ${TABLE} AS
  SELECT seq, first FROM (
    SELECT seq, min(seq) OVER (PARTITION BY public_id) AS first FROM ${staged(resource)}
  ) s WHERE seq <> first`;

/** Compares the next such rows with the first of their kind. $1: seq after which to begin; $2: how many. */
export function compareRepetitions(resource: LoadedResource): string {
  const differs = Object.entries(comparedColumns(resource)).map(([field, columns]) => {
    const conditions = columns.map((column) => `s.${column} IS DISTINCT FROM f.${column}`);
    return `CASE WHEN ${conditions.join(' OR ')} THEN '${field}' END`;
  });
  return `
    SELECT r.seq::float8 AS seq, r.first::float8 AS first, s.derived,
      array_remove(ARRAY[${differs.join(', ')}], NULL) AS differs
    FROM (SELECT * FROM ${TABLE} WHERE seq > $1 ORDER BY seq LIMIT $2) r
    JOIN ${staged(resource)} s ON s.seq = r.seq JOIN ${staged(resource)} f ON f.seq = r.first
    ORDER BY r.seq`;
}

/** The columns that hold what a row says, by the field that it says it in. */
function comparedColumns(resource: LoadedResource): Record<string, string[]> {
  const columns = columnsOf(resource).map((column) => [
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

/** Takes them out of the staged rows. */
export const removeRepetitions = (resource: LoadedResource): string =>
  `DELETE FROM ${staged(resource)} WHERE seq IN (SELECT seq FROM ${TABLE})`;
