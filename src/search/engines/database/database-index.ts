import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../database/database.js';
import { ApiError } from '../../../common/errors.js';
import { KEY_LETTERS, type DocumentRef, type SearchDocument, type SearchType } from '../../documents.js';
import { isCompared } from '../../../names/quarters.js';
import { indexHalves, type IdRange, type RefusedDocument, type SearchIndex } from '../../search-engine.js';
import { keysOf } from './database-engine.js';

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

const COUNT = statement(`SELECT count(*) AS documents FROM search_documents WHERE connections >= 0`);

/** $1 type, $2 ids or null, $3 and $4 the range. `hasWords`: all words of the names are known. */
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

interface Content {
  readonly connections: number;
  readonly name_length: number;
  readonly organization_types: readonly string[];
  readonly keys: readonly string[];
  readonly names: readonly string[];
}

interface StoredRow extends Content {
  readonly id: number;
  readonly hasWords: boolean;
}

/** A removed document keeps its version, so that a late delivery does not restore it. */
const REMOVED: Content = { connections: -1, name_length: 0, organization_types: [], keys: [], names: [] };

const contentOf = (document: SearchDocument): Content => ({
  connections: document.connections,
  name_length: document.nameLength,
  organization_types: document.organizationTypeShown,
  keys: keysOf(document),
  names: comparedNames(document),
});

const digest = (row: Omit<StoredRow, 'id'>): string =>
  JSON.stringify({ ...row, keys: row.keys.toSorted(), names: row.names.toSorted() });

/** Error classes that a value causes: data exception, constraint violation, program limit exceeded. */
const REFUSALS = ['22', '23', '54'];

/** Stores the documents of the PostgreSQL engine. */
@Injectable()
export class DatabaseIndex implements SearchIndex {
  readonly backend = 'database';

  constructor(private readonly db: Database) {}

  async index(documents: readonly SearchDocument[]): Promise<RefusedDocument[]> {
    if (documents.length === 0) return [];
    try {
      const rows = documents.map((one) => ({
        type: one.type,
        id: one.id,
        version: one.version,
        ...contentOf(one),
      }));
      await this.put(rows, peopleByWord(documents));
      return [];
    } catch (error) {
      const refusal = (error instanceof ApiError ? error.cause : error) as Error & { code?: unknown };
      if (!REFUSALS.includes(String(refusal?.code).slice(0, 2))) throw error;
      // One rejected document fails the whole statement.
      return indexHalves(this, documents, refusal.message);
    }
  }

  async remove(gone: readonly (DocumentRef & { readonly version: number })[]): Promise<void> {
    if (gone.length > 0) await this.put(gone.map((ref) => ({ ...ref, ...REMOVED })));
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
    return digest({ ...contentOf(document), hasWords: true });
  }

  private async put(
    rows: readonly (DocumentRef & Content & { readonly version: number })[],
    people: ReadonlyMap<string, number | null> = new Map(),
  ): Promise<void> {
    await this.db.query(INDEX, [
      rows.map(({ type }) => type),
      rows.map(({ id }) => id),
      rows.map(({ version }) => version),
      rows.map(({ connections }) => connections),
      rows.map(({ name_length }) => name_length),
      rows.map(({ organization_types }) => JSON.stringify(organization_types)),
      rows.map(({ keys }) => JSON.stringify(keys)),
      rows.map(({ names }) => JSON.stringify(names)),
      [...people.keys()],
      [...people.values()],
    ]);
  }
}

/** The words of names, each with a person who has it, or null. */
function peopleByWord(documents: readonly SearchDocument[]): ReadonlyMap<string, number | null> {
  const people = new Map<string, number | null>();
  for (const { type, id, word: own } of documents) {
    for (const word of own) people.set(word, people.get(word) ?? (type === 'person' ? id : null));
  }
  return people;
}

/** The names that misspelt queries are compared with: not roles, which do not justify the cost. */
const comparedNames = ({ type, name }: SearchDocument): string[] =>
  type === 'membership' ? [] : name.filter(isCompared);
