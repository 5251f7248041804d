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
