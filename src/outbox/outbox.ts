import { statement, type Database } from '../database/database.js';

/** $1 topic, $2 ids. */
const APPEND = statement(`INSERT INTO outbox (topic, record_id) SELECT $1, unnest($2::bigint[])`);

/**
 * Appends a message for each id, in the running transaction if there is one. For subjects other than directory records;
 * the statements that write records also write their messages (`cited-statements.ts`).
 */
export async function appendToOutbox(db: Database, topic: string, ids: readonly number[]): Promise<void> {
  await db.query(APPEND, [topic, ids]);
}

/** Topic of messages about records that callers write, one or a few at a time. */
export const WRITES = 'search';

/** Topic of messages about records that an import loads. Its own lane keeps writes from waiting behind an import. */
export const LOADS = 'search:loads';

/** The advisory lock that an import holds while it runs. */
export const IMPORT_LOCK = 0x696d_706f;

export type RecordTopic = typeof WRITES | typeof LOADS;

/** SQL: appends a message for each row of `change`, the change-log rows that a statement has written. */
export const followChanges = (topic: RecordTopic): string => `
      INSERT INTO outbox (topic, resource, record_id, change_id)
      SELECT '${topic}', resource, record_id, id FROM change ORDER BY record_id`;

/** SQL: the columns of `change` that `followChanges` needs. */
export const CHANGE_ROWS = 'RETURNING id, resource, record_id';
