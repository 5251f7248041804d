import { statement, type Database } from '../../../database/database.js';
import type { Difference, Expected, IndexContents } from '../../indexing/index-contents.js';
import type { DocumentRef } from '../../documents.js';
import { columnsOf, INPUT, KEYS, ORGANIZATION_TYPES } from './database-index.js';

const COUNT = statement(`SELECT count(*) AS documents FROM search_documents WHERE connections >= 0`);

/** Parameters as of INPUT. The documents that are not there, or not so. */
const DIFFERENT = statement(`
  WITH input AS MATERIALIZED (${INPUT})
  SELECT i.id, d.record_id IS NULL AS missing
  FROM input i LEFT JOIN search_documents d ON d.type = i.type AND d.record_id = i.id AND d.connections >= 0
  WHERE d.record_id IS NULL
    OR (d.connections, d.name_length) <> (i.connections, i.name_length)
    OR d.organization_types <> ${ORGANIZATION_TYPES('i')}
    OR d.keys <> ${KEYS('i')}
    OR EXISTS (
      SELECT FROM json_array_elements_text(i.names) AS wanted (name)
        FULL JOIN (SELECT n.name FROM search_names n WHERE n.type = i.type AND n.record_id = i.id) there
          ON there.name = wanted.name
      WHERE wanted.name IS NULL OR there.name IS NULL)`);

/** $1 words, $2 whether each needs a person that has it. The words that are not known so. */
const UNKNOWN_WORDS = statement(`
  SELECT word FROM unnest($1::text[]) AS asked (word)
  WHERE NOT EXISTS (SELECT FROM search_words known
    WHERE known.word = asked.word AND (known.person_id IS NOT NULL OR NOT $2::boolean))`);

/** $1 type, $2 ids. */
const PRESENT = statement(`
  SELECT record_id AS id FROM search_documents WHERE type = $1 AND record_id = ANY($2::bigint[]) AND connections >= 0`);

/** What the engine on PostgreSQL has. */
export class DatabaseContents implements IndexContents {
  readonly backend = 'database';

  constructor(private readonly db: Database) {}

  async count(): Promise<number> {
    const [row] = await this.db.query<{ documents: number }>(COUNT);
    return row!.documents;
  }

  async differences({ type, documents, gone }: Expected): Promise<Difference[]> {
    const words = [...new Set(documents.flatMap(({ word }) => word))];
    const [different, unknown, present] = await Promise.all([
      this.db.query<{ id: number; missing: boolean }>(DIFFERENT, columnsOf(documents)),
      this.db.query<{ word: string }>(UNKNOWN_WORDS, [words, type === 'person']),
      this.db.query<DocumentRef>(PRESENT, [type, gone]),
    ]);
    const missing = new Set(different.filter((row) => row.missing).map(({ id }) => id));
    const outdated = new Set(different.filter((row) => !row.missing).map(({ id }) => id));
    const unknownWords = new Set(unknown.map(({ word }) => word));
    for (const { id, word } of documents) {
      if (!missing.has(id) && word.some((one) => unknownWords.has(one))) outdated.add(id);
    }
    return [
      ...[...missing].map((id): Difference => ({ type, id, kind: 'missing' })),
      ...[...outdated].map((id): Difference => ({ type, id, kind: 'outdated' })),
      ...present.map(({ id }): Difference => ({ type, id, kind: 'superfluous' })),
    ];
  }
}
