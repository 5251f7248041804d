import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../database/database.js';
import { ApiError } from '../../../common/errors.js';
import { KEY_LETTERS, type DocumentRef, type SearchDocument, type SearchType } from '../../documents.js';
import { isCompared } from '../../../names/quarters.js';
import type { IdRange, RefusedDocument, SearchIndex } from '../../search-engine.js';
import { keysOf } from './keys.js';

/** The `connections` value of a removed document. */
const REMOVED = -1;

const TEXTS = (json: string) => `ARRAY(SELECT json_array_elements_text(${json}))`;

/**
 * $1 types, $2 ids, $3 versions, $4 connections, $5 lengths of names, $6 organization types, $7 keys, $8
 * compared names; $9 distinct words, $10 a person with that word in the name, or null. Known words are not
 * written again. A document with a later version is kept, with its names.
 */
const INDEX = statement(`
  WITH input AS MATERIALIZED (
    SELECT * FROM unnest($1::resource[], $2::bigint[], $3::bigint[], $4::integer[], $5::integer[], $6::json[],
      $7::json[], $8::json[]) AS d (type, id, version, connections, name_length, organization_types, keys, names)
  ), taken AS (
    INSERT INTO search_documents AS known
      (type, record_id, version, connections, name_length, organization_types, keys)
    SELECT type, id, version, connections, name_length, ${TEXTS('organization_types')}, array_to_tsvector(${TEXTS('keys')})
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
  ), word AS (
    INSERT INTO search_words AS known (word, person_id)
    SELECT had.* FROM unnest($9::text[], $10::bigint[]) AS had (word, person_id) LEFT JOIN search_words known USING (word)
    WHERE known.word IS NULL OR (known.person_id IS NULL AND had.person_id IS NOT NULL) ORDER BY had.word
    ON CONFLICT (word) DO UPDATE SET person_id = coalesce(known.person_id, EXCLUDED.person_id)
  )
  INSERT INTO search_names (type, record_id, name) SELECT * FROM name ON CONFLICT DO NOTHING`);

/**
 * $1 types, $2 ids, $3 versions. A removed document is kept with its version and without keys, so that a late
 * delivery does not restore it.
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

const COUNT = statement(`SELECT count(*) AS documents FROM search_documents WHERE connections >= 0`);

/**
 * $1 type, $2 ids or null, $3 and $4 the range. The stored document, and whether all words of its names are
 * known.
 */
const STORED = statement(`
  SELECT record_id AS id, connections, name_length, organization_types, tsvector_to_array(keys) AS keys,
    ARRAY(SELECT name FROM search_names n WHERE (n.type, n.record_id) = (d.type, d.record_id)) AS names,
    NOT EXISTS (
      SELECT FROM unnest(keys) own LEFT JOIN search_words known ON known.word = substr(own.lexeme, 2)
      WHERE left(own.lexeme, 1) = '${KEY_LETTERS.word}'
        AND (known.word IS NULL OR (type = 'person' AND known.person_id IS NULL))) AS "hasWords"
  FROM search_documents d
  WHERE type = $1 AND connections >= 0
    AND CASE WHEN $2::bigint[] IS NULL THEN record_id > $3 AND ($4::bigint IS NULL OR record_id <= $4)
      ELSE record_id = ANY($2) END`);

interface StoredRow {
  readonly id: number;
  readonly connections: number;
  readonly name_length: number;
  readonly organization_types: string[];
  readonly keys: string[];
  readonly names: string[];
  readonly hasWords: boolean;
}

const digest = (row: Omit<StoredRow, 'id'>): string =>
  JSON.stringify({ ...row, keys: row.keys.toSorted(), names: row.names.toSorted() });

/**
 * PostgreSQL error classes that a value causes: data exception, integrity constraint violation, program limit
 * exceeded.
 */
const REFUSALS = ['22', '23', '54'];

/** Stores the documents of the PostgreSQL engine. */
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
      // One rejected document fails the whole statement. The batch is halved until only rejected documents
      // fail.
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

  async count(): Promise<number> {
    const [row] = await this.db.query<{ documents: number }>(COUNT);
    return row!.documents;
  }

  async digests(type: SearchType, which: IdRange | readonly number[]): Promise<Map<number, string>> {
    const range = 'after' in which ? [null, which.after, which.upTo] : [which, null, null];
    const rows = await this.db.query<StoredRow>(STORED, [type, ...range]);
    return new Map(rows.map(({ id, ...row }) => [id, digest(row)]));
  }

  digestOf(document: SearchDocument): string {
    return digest({
      connections: document.connections,
      name_length: document.nameLength,
      organization_types: [...document.organizationTypeShown],
      keys: keysOf(document),
      names: comparedNames(document),
      hasWords: true,
    });
  }

  private async put(documents: readonly SearchDocument[]): Promise<void> {
    const people = new Map<string, number | null>();
    for (const { type, id, word: own } of documents) {
      for (const word of own) people.set(word, people.get(word) ?? (type === 'person' ? id : null));
    }
    await this.db.query(INDEX, [
      documents.map(({ type }) => type),
      documents.map(({ id }) => id),
      documents.map(({ version }) => version),
      documents.map(({ connections }) => connections),
      documents.map(({ nameLength }) => nameLength),
      documents.map(({ organizationTypeShown }) => JSON.stringify(organizationTypeShown)),
      documents.map((document) => JSON.stringify(keysOf(document))),
      documents.map((document) => JSON.stringify(comparedNames(document))),
      [...people.keys()],
      [...people.values()],
    ]);
  }
}

/**
 * The names that misspelt queries are compared with. Roles are excluded: a misspelt role does not justify the
 * cost of the comparison.
 */
const comparedNames = ({ type, name }: SearchDocument): string[] =>
  type === 'membership' ? [] : name.filter(isCompared);
