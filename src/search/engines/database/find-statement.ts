import { statement } from '../../../database/database.js';
import { LESSER } from '../../search-engine.js';
import { READ_FROM } from './kept-answers.js';

/** Documents that are read before it is asked which tiers find them; where there are more, each tier looks for its own. */
export const MAX_FEW = 400;

const COLUMNS = 'type, record_id, connections, name_length, organization_types';

/**
 * SQL: the answer, given that of what the tiers find. $1 the tiers as tsqueries, $2 their scores in thousandths, $3 limit, $4
 * offset, $5 types, none for all. Common words find tens of thousands: what is done for each of those is little.
 */
const find = (before: string, hits: string, grouped: string) =>
  statement(`
  WITH ${before} found AS MATERIALIZED (
    SELECT ${COLUMNS},
      (max(score) * CASE WHEN type IN ('membership', 'place') THEN ${LESSER}::float8 ELSE 1 END)::integer AS score
    FROM ${hits}
    WHERE cardinality($5::resource[]) = 0 OR type = ANY($5::resource[])
    GROUP BY ${grouped}
  ), page AS (
    SELECT row_number() OVER () AS place, type, record_id AS id, score FROM (
      SELECT type, record_id, score FROM found
      ORDER BY score DESC, connections DESC, name_length, record_id, type
      LIMIT $3 OFFSET $4) best
  ), counted AS MATERIALIZED (
    SELECT type, organization_types, count(*) AS hits, max(score) AS best FROM found GROUP BY type, organization_types
  )
  SELECT ${READ_FROM}, coalesce(sum(hits), 0)::bigint AS total, coalesce(max(best), 0) / 1000.0::float8 AS best,
    (SELECT coalesce(json_agg(json_build_object('type', type, 'id', id, 'score', score / 1000.0::float8) ORDER BY place), '[]')
      FROM page) AS hits,
    (SELECT coalesce(json_object_agg(type, hits), '{}')
      FROM (SELECT type, sum(hits) AS hits FROM counted GROUP BY type ORDER BY hits DESC) types) AS types,
    (SELECT coalesce(json_object_agg(value, hits), '{}') FROM (
      SELECT value, sum(hits) AS hits FROM counted, unnest(organization_types) AS value
      GROUP BY value ORDER BY hits DESC, value LIMIT 100) types) AS organization_types
  FROM counted`);

/** Each tier looks for its own. */
export const FIND = find(
  '',
  'unnest($1::text[], $2::integer[]) AS tier (query, score) JOIN search_documents ON keys @@ query::tsquery',
  'type, record_id',
);

/**
 * $6 a tsquery of documents that may be few, $7 for each tier whether all that it finds is among these. The tsquery stands in
 * a query of its own, so that PostgreSQL does not plan anew for every value; `met` is there since for a few rows it would
 * rather read the table from its beginning.
 */
export const FIND_AMONG_FEW = find(
  `tiers AS MATERIALIZED (
    SELECT query::tsquery AS query, score, is_among
    FROM unnest($1::text[], $2::integer[], $7::boolean[]) AS tier (query, score, is_among)
  ), met AS MATERIALIZED (
    SELECT ${COLUMNS}, keys FROM search_documents WHERE keys @@ (SELECT $6::tsquery)
  ), few AS MATERIALIZED (
    SELECT * FROM met LIMIT ${MAX_FEW + 1}
  ),`,
  `(
      SELECT ${COLUMNS}, score FROM tiers JOIN search_documents ON keys @@ query
      WHERE NOT is_among OR (SELECT count(*) FROM few) > ${MAX_FEW}
      UNION ALL
      SELECT ${COLUMNS}, score FROM few JOIN tiers ON is_among AND keys @@ query
      WHERE (SELECT count(*) FROM few) <= ${MAX_FEW}
    ) hits`,
  COLUMNS,
);
