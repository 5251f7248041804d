import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../database/database.js';
import { ApiError } from '../../../common/errors.js';
import type { DocumentRef, SearchDocument } from '../../documents.js';
import type { RefusedDocument, SearchIndex } from '../../search-engine.js';
import { isCompared } from '../../names/quarters.js';
import { keysOf } from './keys.js';

/** The `connections` of a document that was taken out. */
const REMOVED = -1;

const TEXTS = (json: string) => `ARRAY(SELECT json_array_elements_text(${json}))`;

/**
 * SQL: documents as rows. $1 types, $2 ids, $3 versions, $4 connections, $5 lengths of names, $6 organization types,
 * $7 keys, $8 compared names.
 */
export const INPUT = `
    SELECT * FROM unnest($1::resource[], $2::bigint[], $3::bigint[], $4::integer[], $5::integer[], $6::json[],
      $7::json[], $8::json[]) AS d (type, id, version, connections, name_length, organization_types, keys, names)`;

/** SQL: columns of such a row as they are stored. */
export const ORGANIZATION_TYPES = (row: string) => TEXTS(`${row}.organization_types`);
export const KEYS = (row: string) => `array_to_tsvector(${TEXTS(`${row}.keys`)})`;

/**
 * Parameters as of INPUT, and words: $9 each once, $10 people that have them. Nothing is written for words that
 * are known. A document that is there in a later version stays, and so do its names.
 */
const INDEX = statement(`
  WITH input AS MATERIALIZED (${INPUT}
  ), taken AS (
    INSERT INTO search_documents AS known
      (type, record_id, version, connections, name_length, organization_types, keys)
    SELECT type, id, version, connections, name_length, ${ORGANIZATION_TYPES('input')}, ${KEYS('input')}
    FROM input ORDER BY type, id
    ON CONFLICT (type, record_id) DO UPDATE SET
      version = EXCLUDED.version, connections = EXCLUDED.connections, name_length = EXCLUDED.name_length,
      organization_types = EXCLUDED.organization_types,
      -- The same value again would be indexed again.
      keys = CASE WHEN known.keys = EXCLUDED.keys THEN known.keys ELSE EXCLUDED.keys END
    WHERE known.version < EXCLUDED.version
    RETURNING type, record_id
  ), name AS MATERIALIZED (
    SELECT input.type, input.id, names.name
    FROM taken JOIN input ON (input.type, input.id) = (taken.type, taken.record_id),
      json_array_elements_text(input.names) AS names (name)
  ), outdated AS (
    DELETE FROM search_names n USING taken
    WHERE (n.type, n.record_id) = (taken.type, taken.record_id)
      AND NOT EXISTS (SELECT FROM name WHERE (name.type, name.id, name.name) = (n.type, n.record_id, n.name))
  )
  , word AS (
    INSERT INTO search_words AS known (word, person_id)
    SELECT had.* FROM unnest($9::text[], $10::bigint[]) AS had (word, person_id) LEFT JOIN search_words known USING (word)
    WHERE known.word IS NULL OR (known.person_id IS NULL AND had.person_id IS NOT NULL) ORDER BY had.word
    ON CONFLICT (word) DO UPDATE SET person_id = coalesce(known.person_id, EXCLUDED.person_id)
  )
  INSERT INTO search_names (type, record_id, name) SELECT * FROM name ON CONFLICT DO NOTHING`);

/**
 * $1 types, $2 ids, $3 versions. What was taken out is remembered by its version, as a document without keys, so that a
 * late delivery does not bring it back.
 */
const REMOVE = statement(`
  WITH gone AS (
    INSERT INTO search_documents AS known
      (type, record_id, version, connections, name_length, organization_types, keys)
    SELECT type, id, version, ${REMOVED}, 0, '{}', '' FROM unnest($1::resource[], $2::bigint[], $3::bigint[]) AS g (type, id, version)
    ORDER BY type, id
    ON CONFLICT (type, record_id) DO UPDATE SET
      version = EXCLUDED.version, connections = EXCLUDED.connections, name_length = EXCLUDED.name_length,
      organization_types = EXCLUDED.organization_types, keys = EXCLUDED.keys
    WHERE known.version < EXCLUDED.version
    RETURNING type, record_id
  )
  DELETE FROM search_names n USING gone WHERE (n.type, n.record_id) = (gone.type, gone.record_id)`);

/** PostgreSQL's classes of errors that are a value's fault: data, constraints, limits. */
const REFUSALS = ['22', '23', '54'];

/** Keeps the documents of the engine on PostgreSQL. */
@Injectable()
export class DatabaseIndex implements SearchIndex {
  readonly backend = 'database';

  constructor(private readonly db: Database) {}

  async index(documents: readonly SearchDocument[]): Promise<RefusedDocument[]> {
    if (documents.length === 0) return [];
    try {
      await this.put(documents);
      return [];
    } catch (error) {
      const refusal = (error instanceof ApiError ? error.cause : error) as Error & { code?: unknown };
      if (!REFUSALS.includes(String(refusal?.code).slice(0, 2))) throw error;
      const [one, ...others] = documents;
      if (others.length === 0) return [{ type: one!.type, id: one!.id, reason: refusal.message }];
      // One of them is refused, and with it all: the others are to go in without it.
      const middle = documents.length >> 1;
      return [
        ...(await this.index(documents.slice(0, middle))),
        ...(await this.index(documents.slice(middle))),
      ];
    }
  }

  async remove(gone: readonly (DocumentRef & { readonly version: number })[]): Promise<void> {
    if (gone.length === 0) return;
    await this.db.query(REMOVE, [
      gone.map(({ type }) => type),
      gone.map(({ id }) => id),
      gone.map(({ version }) => version),
    ]);
  }

  private async put(documents: readonly SearchDocument[]): Promise<void> {
    await this.db.query(INDEX, [...columnsOf(documents), ...wordColumnsOf(documents)]);
  }
}

/** The parameters of INPUT. */
export const columnsOf = (documents: readonly SearchDocument[]): unknown[] => [
  documents.map(({ type }) => type),
  documents.map(({ id }) => id),
  documents.map(({ version }) => version),
  documents.map(({ connections }) => connections),
  documents.map(({ nameLength }) => nameLength),
  documents.map(({ organizationTypeShown }) => JSON.stringify(organizationTypeShown)),
  documents.map((document) => JSON.stringify(keysOf(document))),
  documents.map((document) => JSON.stringify(comparedNames(document))),
];

/** The names that misspelt queries are compared with: a role with a typing error is not worth the search for it. */
const comparedNames = ({ type, name }: SearchDocument): string[] =>
  type === 'membership' ? [] : name.filter(isCompared);

/** Words of names, each once, with a person that has it: the parameters after those of INPUT. */
function wordColumnsOf(documents: readonly SearchDocument[]): unknown[] {
  const people = new Map<string, number | null>();
  for (const { type, id, word: own } of documents) {
    for (const word of own) people.set(word, people.get(word) ?? (type === 'person' ? id : null));
  }
  return [[...people.keys()], [...people.values()]];
}
