import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../database/database.js';
import {
  type SearchType,
  KEY_FIELDS,
  KEY_LETTERS,
  type KeyField,
  type SearchDocument,
} from '../../documents.js';
import {
  LESSER,
  MAX_ORGANIZATIONS,
  type CandidateQuery,
  type ContactsSlice,
  type Found,
  type FirstContacts,
  type FoundContacts,
  type FoundIds,
  type SearchEngine,
  type SearchFilters,
  type SearchSlice,
  filterClauses,
  type Tier,
  all,
  any,
  type Clause,
} from '../../search-engine.js';

/*
 * One tsvector contains all keys of a document, each prefixed with the letter of its list. One index serves
 * exact and prefix matches.
 */

export const TYPE = 'y';

/** Thresholds of connections. A document has a key for each threshold that it reaches. */
export const POWERS = Array.from({ length: 16 }, (_, power) => 2 ** power);
export const connectionsKey = (connections: number): string => `z${connections}`;

/** A document's keys, for `array_to_tsvector`. */
export const keysOf = (document: SearchDocument): string[] => [
  TYPE + document.type,
  ...POWERS.filter((power) => power <= document.connections).map(connectionsKey),
  ...KEY_FIELDS.flatMap((field) => document[field].map((value) => KEY_LETTERS[field] + value)),
];

/** The key of a clause. */
export const keyOf = ({ is, value }: { readonly is: KeyField; readonly value: string }): string =>
  KEY_LETTERS[is] + value;

/** The clause as a tsquery text. */
export function tsquery(clause: Clause): string {
  if ('all' in clause) return joined(clause.all, ' & ');
  if ('any' in clause) return joined(clause.any, ' | ');
  if ('type' in clause) return quoted(TYPE + clause.type);
  if ('connections' in clause) return quoted(connectionsKey(clause.connections));
  if ('startsWith' in clause) return `${quoted(KEY_LETTERS[clause.startsWith] + clause.value)}:*`;
  return quoted(keyOf(clause));
}

const joined = (clauses: readonly Clause[], operator: string): string =>
  `(${[...new Set(clauses.map(tsquery))].join(operator)})`;

/** The clause without its conditions on the type of a document. */
function withoutType(clause: Clause): Clause {
  if ('any' in clause) return any(clause.any.map(withoutType));
  if (!('all' in clause)) return clause;
  return all(clause.all.filter((part) => !('type' in part)).map(withoutType));
}

/** A key as a tsquery operand, quoted so that it contains no operator. */
const quoted = (key: string): string => `'${key.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/**
 * The tiers as tsqueries, each combined with the filters. A common name is also a last name, a word and a
 * prefix of both, so every tier excludes the documents of better tiers of this kind, and each document is
 * read once. Only tiers of word prefixes exclude prefix matches: PostgreSQL collects the matches of a prefix
 * again for each tier that excludes it.
 */
export function tierQueries(tiers: readonly Tier[], filters: SearchFilters): string[] {
  const better = new Map<Tier, string[]>();
  const whole: string[] = [];
  const begun: string[] = [];
  for (const tier of tiers.toSorted((one, other) => other.score - one.score)) {
    if (isConjunction(tier.clause)) continue;
    better.set(tier, isBeginningOfWord(tier.clause) ? [...whole, ...begun] : [...whole]);
    for (const choice of choicesOf(tier.clause)) {
      if ('is' in choice) whole.push(tsquery(choice));
      if ('startsWith' in choice) begun.push(tsquery(choice));
    }
  }
  return tiers.map((tier) => {
    const query = tsquery({ all: [tier.clause, ...conditions(tier.clause, filters)] });
    const others = better.get(tier) ?? [];
    return others.length === 0 ? query : `${query} & !(${others.join(' | ')})`;
  });
}

/** The alternatives of a clause; each is sufficient. */
const choicesOf = (clause: Clause): readonly Clause[] =>
  'any' in clause ? clause.any.flatMap(choicesOf) : [clause];

const isBeginningOfWord = (clause: Clause): boolean => 'startsWith' in clause && clause.startsWith === 'word';

/**
 * The filters that apply to a clause. The type filter is included only where it saves document reads: a
 * conjunction has few matches, and the long posting list of a type would be scanned for each.
 */
const conditions = (clause: Clause, filters: SearchFilters): Clause[] =>
  filterClauses(isConjunction(clause) ? { ...filters, types: [] } : filters);

/** Whether the clause matches only documents that meet several conditions at once, which are mostly few. */
const isConjunction = (clause: Clause): boolean =>
  'any' in clause ? clause.any.every(isConjunction) : 'all' in clause;

const IS_EMPTY = statement(
  `SELECT NOT EXISTS (SELECT FROM search_documents WHERE connections >= 0) AS empty`,
);

/**
 * The lists are JSON because `pg` parses a bigint[] as strings, and JSON as numbers. $1 pages as JSON: tsqueries for
 * people and for organizations, limit, offset, and the id after which the page begins.
 */
const CONTACTS = statement(`
  SELECT page.* FROM ROWS FROM (json_to_recordset($1) AS
      (people text, organizations text, "limit" integer, "offset" integer, "afterId" bigint))
    WITH ORDINALITY AS asked (people, organizations, "limit", "offset", "afterId", place)
  CROSS JOIN LATERAL (
    WITH found AS MATERIALIZED (SELECT record_id FROM search_documents WHERE keys @@ asked.people::tsquery)
    SELECT (SELECT count(*) FROM found) AS total,
      array_to_json(ARRAY(SELECT record_id FROM found WHERE record_id > asked."afterId"
        ORDER BY record_id LIMIT asked."limit" OFFSET asked."offset")) AS people,
      array_to_json(ARRAY(SELECT record_id FROM search_documents WHERE keys @@ asked.organizations::tsquery
        ORDER BY record_id LIMIT ${MAX_ORGANIZATIONS})) AS organizations
  ) page ORDER BY asked.place`);

/** Documents that are read for a tier of candidates. */
const MAX_READ = 2_000;

/**
 * $1 numbers of queries, $2 their tiers as tsqueries, $3 scores in thousandths, $4 types, $5 limit. The inner list is
 * materialized so that it is planned for all its rows, by the index, and read only up to the limit.
 */
const CANDIDATES = statement(`
  SELECT query, array_to_json(array_agg(record_id ORDER BY place)) AS ids FROM (
    SELECT query, record_id,
      row_number() OVER (PARTITION BY query ORDER BY score DESC, connections DESC, name_length, record_id) AS place
    FROM (
      SELECT tier.query, hit.record_id, hit.connections, hit.name_length, max(tier.score) AS score
      FROM unnest($1::integer[], $2::text[], $3::integer[], $4::resource[]) AS tier (query, keys, score, type),
        LATERAL (
          WITH matching AS MATERIALIZED (
            SELECT type, record_id, connections, name_length FROM search_documents WHERE keys @@ tier.keys::tsquery
          )
          SELECT * FROM matching WHERE matching.type = tier.type LIMIT ${MAX_READ}
        ) AS hit
      GROUP BY tier.query, hit.record_id, hit.connections, hit.name_length
    ) found
  ) placed WHERE place <= $5 GROUP BY query`);

/** Maximum number of characters of the tsqueries in a statement. Fifty names have less; long ones take seconds. */
const MAX_KEYS = 100_000;

/** The tiers of each query, divided into statements. */
function statementsOf(queries: readonly CandidateQuery[]) {
  let [part, length] = [0, 0];
  const tiers = queries.flatMap(({ type, tiers: own }, query) => {
    // The statement compares the type of each hit: the long list of a type would be read for each tier.
    const anyType = own.map((tier) => ({ ...tier, clause: withoutType(tier.clause) }));
    const texts = tierQueries(anyType, { types: [] });
    const added = texts.join('').length;
    if (length + added > MAX_KEYS) [part, length] = [part + 1, 0];
    length += added;
    return own.map(({ score }, at) => ({ part, query, type, keys: texts[at]!, score }));
  });
  return Map.groupBy(tiers, (tier) => tier.part).values();
}

/** Documents that a search reads for a tier. Of a tier with more, the rest are not counted or ranked. */
const MAX_COUNTED = 20_000;

/** $1 tiers as tsqueries, $2 their scores in thousandths, $3 limit, $4 offset, $5 types, empty for all. */
const FIND = statement(`
  WITH found AS MATERIALIZED (
    SELECT type, record_id, min(connections) AS connections, min(name_length) AS name_length,
      min(organization_types) AS organization_types,
      (max(score) * CASE WHEN type IN ('membership', 'place') THEN ${LESSER}::float8 ELSE 1 END)::integer AS score
    FROM unnest($1::text[], $2::integer[]) AS tier (query, score), LATERAL (
      WITH matching AS MATERIALIZED (
        SELECT type, record_id, connections, name_length, organization_types FROM search_documents
        -- As text, so that PostgreSQL does not read all ids of a type from the primary key's index.
        WHERE keys @@ tier.query::tsquery AND (cardinality($5::text[]) = 0 OR type::text = ANY($5::text[]))
      )
      SELECT * FROM matching LIMIT ${MAX_COUNTED + 1}
    ) AS hit
    -- The more distinct column first: its values are compared for each hit.
    GROUP BY record_id, type
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
      FROM (SELECT type, sum(hits) AS hits FROM counted GROUP BY type ORDER BY hits DESC, type::text) types) AS types,
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

  async find(tiers: readonly Tier[], filters: SearchFilters, { limit, offset }: SearchSlice): Promise<Found> {
    const scores = tiers.map(({ score }) => Math.round(score * 1_000));
    const [row] = await this.db.readAll<FoundRow>(
      FIND,
      [tierQueries(tiers, filters), scores, limit, offset, filters.types],
      ([found]) => found!.total > 0,
    );
    const { total, best, hits, types, organization_types } = row!;
    const facets = { type: types, organization_type: organization_types };
    return { total, isLowerBound: total > MAX_COUNTED, best, hits, facets };
  }

  async candidates(queries: readonly CandidateQuery[], limit: number): Promise<FoundIds> {
    const ids: (readonly number[])[] = queries.map(() => []);
    for (const part of statementsOf(queries)) {
      const rows = await this.db.readAll<{ query: number; ids: number[] }>(
        CANDIDATES,
        [
          part.map(({ query }) => query),
          part.map(({ keys }) => keys),
          part.map(({ score }) => Math.round(score * 1_000)),
          part.map(({ type }) => type),
          limit,
        ],
        (found) => found.length > 0,
      );
      for (const { query, ids: found } of rows) ids[query] = found;
    }
    return { total: ids.reduce((sum, some) => sum + some.length, 0), ids };
  }

  async isEmpty(): Promise<boolean> {
    const [row] = await this.db.query<{ empty: boolean }>(IS_EMPTY);
    return row!.empty;
  }

  async contacts(domain: string, slice: ContactsSlice): Promise<FoundContacts> {
    return (await this.pages([{ domain, ...slice }]))[0]!;
  }

  firstContacts(asked: readonly FirstContacts[]): Promise<readonly FoundContacts[]> {
    return this.pages(asked.map((one) => ({ ...one, offset: 0 })));
  }

  private pages(asked: readonly (ContactsSlice & FirstContacts)[]): Promise<readonly FoundContacts[]> {
    const pages = asked.map(({ domain, limit, offset, afterId = 0 }) => ({
      people: tsquery({ all: [{ type: 'person' }, { is: 'site', value: domain }] }),
      organizations: tsquery({ all: [{ type: 'organization' }, { is: 'domain', value: domain }] }),
      limit,
      offset,
      afterId,
    }));
    return this.db.readAll<FoundContacts>(CONTACTS, [JSON.stringify(pages)], (found) =>
      found.every(({ total, organizations }) => total > 0 || organizations.length > 0),
    );
  }
}
