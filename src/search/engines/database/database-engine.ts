import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../database/database.js';
import type { SearchType } from '../../documents.js';
import type { Tier } from '../../query/clauses.js';
import {
  LESSER,
  MAX_ORGANIZATIONS,
  type ContactsSlice,
  type Counted,
  type FoundContacts,
  type SearchEngine,
  type SearchFilters,
  type SearchSlice,
} from '../../search-engine.js';
import { tierQueries, tsquery } from './keys.js';

const IS_EMPTY = statement(
  `SELECT NOT EXISTS (SELECT FROM search_documents WHERE connections >= 0) AS empty`,
);

/**
 * The lists are JSON because `pg` parses a bigint[] as strings, and JSON as numbers. $1 tsquery for people,
 * $2 tsquery for organizations, $3 limit, $4 offset, $5 the id after which the page begins.
 */
const CONTACTS = statement(`
  WITH people AS MATERIALIZED (SELECT record_id FROM search_documents WHERE keys @@ $1::tsquery)
  SELECT (SELECT count(*) FROM people) AS total,
    array_to_json(ARRAY(SELECT record_id FROM people WHERE record_id > $5 ORDER BY record_id LIMIT $3 OFFSET $4)) AS people,
    array_to_json(ARRAY(SELECT record_id FROM search_documents WHERE keys @@ $2::tsquery ORDER BY record_id
      LIMIT ${MAX_ORGANIZATIONS})) AS organizations`);

/**
 * $1 tiers as tsqueries, $2 their scores in thousandths, $3 limit, $4 offset, $5 types, empty for all. Common
 * words match tens of thousands of documents, so the work per match is kept small.
 */
const FIND = statement(`
  WITH found AS MATERIALIZED (
    SELECT type, record_id, connections, name_length, organization_types,
      (max(score) * CASE WHEN type IN ('membership', 'place') THEN ${LESSER}::float8 ELSE 1 END)::integer AS score
    FROM unnest($1::text[], $2::integer[]) AS tier (query, score) JOIN search_documents ON keys @@ query::tsquery
    WHERE cardinality($5::resource[]) = 0 OR type = ANY($5::resource[])
    GROUP BY type, record_id
  ), page AS (
    SELECT row_number() OVER () AS place, type, record_id AS id, score FROM (
      SELECT type, record_id, score FROM found
      ORDER BY score DESC, connections DESC, name_length, record_id, type
      LIMIT $3 OFFSET $4) best
  ), counted AS MATERIALIZED (
    SELECT type, organization_types, count(*) AS hits, max(score) AS best FROM found GROUP BY type, organization_types
  )
  SELECT coalesce(sum(hits), 0)::bigint AS total, coalesce(max(best), 0) / 1000.0::float8 AS best,
    (SELECT coalesce(json_agg(json_build_object('type', type, 'id', id, 'score', score / 1000.0::float8) ORDER BY place), '[]')
      FROM page) AS hits,
    (SELECT coalesce(json_object_agg(type, hits), '{}')
      FROM (SELECT type, sum(hits) AS hits FROM counted GROUP BY type ORDER BY hits DESC) types) AS types,
    (SELECT coalesce(json_object_agg(value, hits), '{}') FROM (
      SELECT value, sum(hits) AS hits FROM counted, unnest(organization_types) AS value
      GROUP BY value ORDER BY hits DESC, value LIMIT 100) types) AS organization_types
  FROM counted`);

interface FoundRow {
  readonly best: number;
  readonly total: number;
  readonly hits: { type: SearchType; id: number; score: number }[];
  readonly types: Record<string, number>;
  readonly organization_types: Record<string, number>;
}

/** Searches with PostgreSQL full-text search over the documents' keys. */
@Injectable()
export class DatabaseEngine implements SearchEngine {
  readonly backend = 'database';

  constructor(private readonly db: Database) {}

  async find(
    tiers: readonly Tier[],
    filters: SearchFilters,
    { limit, offset }: SearchSlice,
  ): Promise<Counted> {
    const scores = tiers.map(({ score }) => Math.round(score * 1_000));
    const [row] = await this.db.readAll<FoundRow>(
      FIND,
      [tierQueries(tiers, filters), scores, limit, offset, filters.types],
      ([found]) => found!.total > 0,
    );
    const { total, best, hits, types, organization_types } = row!;
    const facets = { type: types, organization_type: organization_types };
    return { total, isLowerBound: false, best, hits, facets };
  }

  async isEmpty(): Promise<boolean> {
    const [row] = await this.db.query<{ empty: boolean }>(IS_EMPTY);
    return row!.empty;
  }

  async contacts(domain: string, { limit, offset, afterId = 0 }: ContactsSlice): Promise<FoundContacts> {
    const people = tsquery({ all: [{ type: 'person' }, { is: 'site', value: domain }] });
    const organizations = tsquery({ all: [{ type: 'organization' }, { is: 'domain', value: domain }] });
    const [row] = await this.db.readAll<FoundContacts>(
      CONTACTS,
      [people, organizations, limit, offset, afterId],
      ([found]) => found!.total > 0 || found!.organizations.length > 0,
    );
    return row!;
  }
}
