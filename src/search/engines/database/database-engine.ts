import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../database/database.js';
import type { SearchType } from '../../documents.js';
import type { ExactClause, Tier } from '../../query/plan.js';
import {
  MOST_ORGANIZATIONS,
  LESSER,
  type Found,
  type FoundContacts,
  type SearchEngine,
  type SearchFilters,
  type SearchSlice,
} from '../../search-engine.js';
import { filterClauses, tsquery } from './keys.js';

/**
 * $1 the tiers as tsqueries, $2 their scores in thousandths, $3 limit, $4 offset. Common words find tens of thousands:
 * what is done for each of those is little.
 */
const FIND = statement(`
  WITH found AS MATERIALIZED (
    SELECT d.type, d.record_id, d.connections, d.name_length, d.organization_types,
      (max(tier.score) * CASE WHEN d.type IN ('membership', 'place') THEN ${LESSER}::float8 ELSE 1 END)::integer AS score
    FROM unnest($1::text[], $2::integer[]) AS tier (query, score)
      JOIN search_documents d ON d.keys @@ tier.query::tsquery
    GROUP BY d.type, d.record_id
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

/** $1 segments. */
const PROPOSE_NAMES = statement(`SELECT DISTINCT name FROM search_names WHERE segments && $1::text[]`);

/** $1 words. Those that have similar trigrams. */
const PROPOSE_WORDS = statement(`SELECT DISTINCT word FROM search_similar_words($1::text[]) AS word`);

/**
 * $1 arrays of tsqueries: whether any of each has a document. One after the other, as common words are in the first, and
 * to put the documents of all together takes long. Materialized, since for one row PostgreSQL would rather read the table
 * from its beginning, and to the end if there is none.
 */
const ANY = statement(`
  SELECT EXISTS (
    SELECT FROM json_array_elements_text(asked.queries) AS choice (query) CROSS JOIN LATERAL (
      WITH met AS MATERIALIZED (SELECT FROM search_documents d WHERE d.keys @@ choice.query::tsquery)
      SELECT FROM met LIMIT 1) one
  ) AS met
  FROM json_array_elements($1) WITH ORDINALITY AS asked (queries, place) ORDER BY place`);

const IS_EMPTY = statement(
  `SELECT NOT EXISTS (SELECT FROM search_documents WHERE connections >= 0) AS empty`,
);

/** $1 a tsquery for the people, $2 one for the organizations, $3 limit, $4 offset. */
const CONTACTS = statement(`
  WITH people AS MATERIALIZED (SELECT record_id FROM search_documents WHERE keys @@ $1::tsquery)
  SELECT (SELECT count(*) FROM people) AS total,
    ARRAY(SELECT record_id FROM people ORDER BY record_id LIMIT $3 OFFSET $4) AS people,
    ARRAY(SELECT record_id FROM search_documents WHERE keys @@ $2::tsquery ORDER BY record_id
      LIMIT ${MOST_ORGANIZATIONS}) AS organizations`);

interface FoundRow {
  readonly best: number;
  readonly total: number;
  readonly hits: { type: SearchType; id: number; score: number }[];
  readonly types: Record<string, number>;
  readonly organization_types: Record<string, number>;
}

/** Searches in PostgreSQL: full-text search over the documents' keys, trigrams for words that are misspelt. */
@Injectable()
export class DatabaseEngine implements SearchEngine {
  readonly backend = 'database';

  constructor(private readonly db: Database) {}

  async find(tiers: readonly Tier[], filters: SearchFilters, slice: SearchSlice): Promise<Found> {
    const conditions = filterClauses(filters);
    const [row] = await this.db.readAll<FoundRow>(
      FIND,
      [
        tiers.map(({ clause }) => tsquery({ all: [clause, ...conditions] })),
        tiers.map(({ score }) => Math.round(score * 1_000)),
        slice.limit,
        slice.offset,
      ],
      ([found]) => found!.total > 0,
    );
    const { total, best, hits, types, organization_types } = row!;
    return { total, best, hits, facets: { type: types, organization_type: organization_types } };
  }

  async namesWith(segments: readonly string[]): Promise<string[]> {
    const rows = await this.db.read<{ name: string }>(PROPOSE_NAMES, [segments]);
    return rows.map(({ name }) => name);
  }

  async wordsLike(words: readonly string[]): Promise<string[]> {
    const rows = await this.db.read<{ word: string }>(PROPOSE_WORDS, [words]);
    return rows.map(({ word }) => word);
  }

  async any(clauses: readonly ExactClause[]): Promise<boolean[]> {
    const rows = await this.db.read<{ met: boolean }>(ANY, [
      JSON.stringify(clauses.map((clause) => ('any' in clause ? clause.any : [clause]).map(tsquery))),
    ]);
    return rows.map(({ met }) => met);
  }

  async isEmpty(): Promise<boolean> {
    const [row] = await this.db.query<{ empty: boolean }>(IS_EMPTY);
    return row!.empty;
  }

  async contacts(domain: string, slice: SearchSlice): Promise<FoundContacts> {
    const people = tsquery({ all: [{ type: 'person' }, { is: 'site', value: domain }] });
    const organizations = tsquery({ all: [{ type: 'organization' }, { is: 'domain', value: domain }] });
    const [row] = await this.db.readAll<FoundContacts>(
      CONTACTS,
      [people, organizations, slice.limit, slice.offset],
      ([found]) => found!.total > 0 || found!.organizations.length > 0,
    );
    return row!;
  }
}
