import { statement, type Database } from '../database/database.js';

/** $1 topic, $2 ids. */
const APPEND = statement(`INSERT INTO outbox (topic, record_id) SELECT $1, unnest($2::bigint[])`);

/**
 * Appends a message for each id to the outbox, in the running transaction if there is one. What is not about directory
 * records goes this way; their own messages are written by the statements that write them (`cited-statements.ts`).
 */
export async function appendToOutbox(db: Database, topic: string, ids: readonly number[]): Promise<void> {
  await db.query(APPEND, [topic, ids]);
}

/** Messages about records that were written by hand, one or a few at a time. */
export const WRITES = 'search';

/** Messages about records that were loaded in bulk. They have a queue of their own, so that no write waits behind an import. */
export const LOADS = 'search:loads';

/** The advisory lock of an import, for as long as it runs. */
export const IMPORT_LOCK = 0x696d_706f;

export type RecordTopic = typeof WRITES | typeof LOADS;

/** SQL: appends a message for each row of `change`, the change-log rows that a statement has written. */
export const followChanges = (topic: RecordTopic): string => `
      INSERT INTO outbox (topic, resource, record_id, change_id)
      SELECT '${topic}', resource, record_id, id FROM change ORDER BY record_id`;

/** SQL: what `change` returns for that. */
export const CHANGE_ROWS = 'RETURNING id, resource, record_id';
