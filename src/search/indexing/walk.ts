import { statement, type Database, type Statement } from '../../database/database.js';
import { PLURAL } from '../../database/resources.js';
import { SEARCH_TYPES, type DocumentRef, type SearchType } from '../documents.js';

/** $1 the id after which the page begins, $2 the limit. */
const idsOf = (type: SearchType): Statement =>
  statement(`
    SELECT id FROM (
      (SELECT id FROM ${PLURAL[type]} WHERE id > $1 ORDER BY id LIMIT $2)
      UNION
      (SELECT record_id FROM search_documents WHERE type = '${type}' AND record_id > $1 AND connections >= 0
       ORDER BY record_id LIMIT $2)
    ) known ORDER BY id LIMIT $2`);

const COUNT = statement(
  `SELECT ${SEARCH_TYPES.map((type) => `(SELECT count(*) FROM ${PLURAL[type]})`).join(' + ')} AS records`,
);

/** Number of searchable records. */
export async function countRecords(db: Database): Promise<number> {
  const [row] = await db.query<{ records: number }>(COUNT);
  return row!.records;
}

interface Step {
  readonly type: SearchType;
  readonly ids: number[];
  /** Whether the type has no further ids. */
  readonly isLast: boolean;
}

/** The ids of all records and of PostgreSQL's documents, type by type, ascending, in chunks. */
export async function* walk(db: Database, size: number): AsyncIterable<Step> {
  for (const type of SEARCH_TYPES) {
    const next = idsOf(type);
    for (let after = 0; ;) {
      const ids = (await db.query<{ id: number }>(next, [after, size])).map(({ id }) => id);
      const isLast = ids.length < size;
      yield { type, ids, isLast };
      if (isLast) break;
      after = ids.at(-1)!;
    }
  }
}

/** Documents grouped by type, each once, ascending, in chunks. */
export function* chunksByType(refs: readonly DocumentRef[], size: number) {
  for (const [type, ofType] of Map.groupBy(refs, (ref) => ref.type)) {
    const ids = [...new Set(ofType.map(({ id }) => id))].sort((one, other) => one - other);
    for (let start = 0; start < ids.length; start += size)
      yield { type, ids: ids.slice(start, start + size) };
  }
}
