import { Injectable } from '@nestjs/common';
import { EventLoopTurn } from '../common/event-loop-turn.js';
import { Database, statement, type Statement } from '../database/database.js';
import { buildDocument, type DocumentRows } from './build-document.js';
import type { DocumentRef, SearchDocument, SearchType } from './documents.js';
import type { RefusedDocument } from './search-engine.js';

/** SQL: a JSON array of the distinct values of a query; nulls are omitted. */
const list = (column: string, from: string): string =>
  `(SELECT coalesce(json_agg(DISTINCT v.value) FILTER (WHERE v.value IS NOT NULL), '[]')
    FROM (SELECT ${column} AS value FROM ${from}) v)`;

const NONE = `'[]'::json`;

/** Repeated organizations cost less than a hash table for each person. */
const NAMES_OF_ORGANIZATIONS = `
  (SELECT o.name AS text FROM memberships m JOIN organizations o ON o.id = m.organization_id WHERE m.person_id = p.id
    UNION ALL SELECT a.name FROM memberships m JOIN name_aliases a USING (organization_id) WHERE m.person_id = p.id) names`;

const TEXTS_OF_PLACES = (places: string): string =>
  `(SELECT unnest(ARRAY[pl.name, pl.address]) AS text FROM (${places}) pl) places`;

const PLACES_OF_PERSON = `
  SELECT name, address FROM places WHERE person_id = p.id
  UNION ALL SELECT w.name, w.address FROM memberships m JOIN places w ON w.membership_id = m.id WHERE m.person_id = p.id`;

const displayName = (p: string): string => `concat_ws(' ', ${p}.first_name, ${p}.last_name)`;

/** One statement per type: the rows of the existing records among `$1` (ids). */
export const READ_ROWS: Readonly<Record<SearchType, Statement>> = {
  person: statement(`
    SELECT p.id, p.first_name, p.last_name,
      ${list('na.name', 'name_aliases na WHERE na.person_id = p.id')} AS aliases,
      ${list(
        'e.address',
        `email_addresses e WHERE e.person_id = p.id
         UNION ALL SELECT e.address FROM memberships m JOIN email_addresses e ON e.membership_id = m.id WHERE m.person_id = p.id`,
      )} AS emails,
      ${list('places.text', TEXTS_OF_PLACES(PLACES_OF_PERSON))} AS places,
      belongings.*,
      ${list('names.text', NAMES_OF_ORGANIZATIONS)} AS organizations
    FROM people p CROSS JOIN LATERAL (
      SELECT coalesce(json_agg(DISTINCT m.role) FILTER (WHERE m.role IS NOT NULL), '[]') AS roles,
        coalesce(json_agg(DISTINCT m.title) FILTER (WHERE m.title IS NOT NULL), '[]') AS titles,
        coalesce(json_agg(DISTINCT o.organization_type) FILTER (WHERE o.organization_type IS NOT NULL), '[]')
          AS organization_types,
        coalesce(json_agg(DISTINCT o.domain) FILTER (WHERE o.domain IS NOT NULL), '[]') AS domains,
        count(m.id)::int AS connections
      FROM memberships m JOIN organizations o ON o.id = m.organization_id WHERE m.person_id = p.id
    ) belongings
    WHERE p.id = ANY($1::bigint[])`),

  organization: statement(`
    SELECT o.id, o.name, o.domain, o.organization_type, parent.name AS parent,
      ${list('na.name', 'name_aliases na WHERE na.organization_id = o.id')} AS aliases,
      ${list('e.address', 'email_addresses e WHERE e.organization_id = o.id')} AS emails,
      ${list('places.text', TEXTS_OF_PLACES('SELECT name, address FROM places WHERE organization_id = o.id'))} AS places,
      ${NONE} AS roles, ${NONE} AS titles, ${NONE} AS organizations,
      json_build_array(o.organization_type) AS organization_types, json_build_array(o.domain) AS domains,
      (SELECT count(*) FROM memberships m WHERE m.organization_id = o.id)::int
        + (SELECT count(*) FROM organizations c WHERE c.parent_id = o.id)::int AS connections
    FROM organizations o LEFT JOIN organizations parent ON parent.id = o.parent_id
    WHERE o.id = ANY($1::bigint[])`),

  membership: statement(`
    SELECT m.id, m.role, m.title, ${displayName('p')} AS person,
      ${list('e.address', 'email_addresses e WHERE e.membership_id = m.id')} AS emails,
      ${list('places.text', TEXTS_OF_PLACES('SELECT name, address FROM places WHERE membership_id = m.id'))} AS places,
      json_build_array(m.role) AS roles, ${NONE} AS titles, json_build_array(o.name) AS organizations,
      json_build_array(o.organization_type) AS organization_types, json_build_array(o.domain) AS domains,
      0 AS connections
    FROM memberships m JOIN people p ON p.id = m.person_id JOIN organizations o ON o.id = m.organization_id
    WHERE m.id = ANY($1::bigint[])`),

  place: statement(`
    SELECT pl.id, pl.name, pl.address, coalesce(o.name, ${displayName('p')}) AS owner,
      ${NONE} AS emails, ${NONE} AS places, ${NONE} AS roles, ${NONE} AS titles,
      CASE WHEN pl.membership_id IS NULL THEN ${NONE} ELSE json_build_array(mo.name) END AS organizations,
      json_build_array(coalesce(o.organization_type, mo.organization_type)) AS organization_types,
      json_build_array(coalesce(o.domain, mo.domain)) AS domains,
      0 AS connections
    FROM places pl
      LEFT JOIN memberships m ON m.id = pl.membership_id
      LEFT JOIN organizations mo ON mo.id = m.organization_id
      LEFT JOIN people p ON p.id = coalesce(pl.person_id, m.person_id)
      LEFT JOIN organizations o ON o.id = pl.organization_id
    WHERE pl.id = ANY($1::bigint[])`),
};

const NEXT_VERSION = statement(`SELECT nextval('search_versions') AS version`);

/** The documents of existing records, and the records without a document. */
export interface ReadDocuments {
  readonly documents: SearchDocument[];
  readonly gone: (DocumentRef & { readonly version: number })[];
  /** Records whose document could not be built. */
  readonly refused: RefusedDocument[];
}

/** Builds search documents from the database, thousands per call. */
@Injectable()
export class DocumentReader {
  constructor(private readonly db: Database) {}

  /**
   * Reads the records of one type and builds their documents. The version is taken before the read: a read
   * after a commit has a greater version than every read before it, so a late delivery of an older read
   * cannot replace the newer document.
   */
  async read<Type extends SearchType>(type: Type, ids: readonly number[]): Promise<ReadDocuments> {
    const read: ReadDocuments = { documents: [], gone: [], refused: [] };
    if (ids.length === 0) return read;
    const [next] = await this.db.query<{ version: number }>(NEXT_VERSION);
    const { version } = next!;
    const rows = await this.db.query<DocumentRows[Type]>(READ_ROWS[type], [ids]);
    const turn = new EventLoopTurn();
    for (const row of rows) {
      if (turn.isOver()) await turn.next();
      try {
        read.documents.push(buildDocument(type, row, version));
      } catch (error) {
        read.refused.push({
          type,
          id: row.id,
          reason: `no document can be made: ${(error as Error).message}`,
        });
      }
    }
    const found = new Set(rows.map((row) => row.id));
    read.gone.push(...ids.filter((id) => !found.has(id)).map((id) => ({ type, id, version })));
    return read;
  }
}
