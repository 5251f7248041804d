import { type Database, statement, type Statement } from '../database/database.js';
import type { Resource } from '../database/resources.js';

/** Follow-up work of a committed change, written in the change's own transaction. */
export interface OutboxMessage {
  readonly id: number;
  /** The kind of directory record that the message is about; null if it is about something else. */
  readonly resource: Resource | null;
  /** The id of the record, or of another subject of the topic. */
  readonly record_id: number;
  /** The record's change-log row; null if the message names none. */
  readonly change_id: number | null;
  readonly created_at: Date;
}

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

/**
 * Does the work of one topic. A module of the worker registers it with `OutboxRelay.handle`.
 *
 * Messages are delivered at least once, by any number of workers in parallel, in no particular order: a handler reads
 * its input by id, and must be idempotent.
 */
export interface OutboxHandler {
  /** Writers that append messages use the same name. */
  readonly topic: string;

  readonly batch: number;

  /**
   * Processes the messages. They are deleted once it returns; if it throws, all of them stay and are delivered again
   * after a back-off. So it throws for transient failures (a queue or an index that is down), and stores dead letters
   * itself.
   */
  handle(messages: readonly OutboxMessage[], claim: Claim): Promise<void>;
}

/** A batch of messages that this worker has locked until `handle` ends; other workers skip the rows. */
export interface Claim {
  /** Runs a prepared statement in the transaction that deletes the messages: both commit, or neither does. */
  query<Row>(statement: Statement, values?: readonly unknown[]): Promise<Row[]>;

  /** Aborted when the process shuts down and the work exceeds its grace period. */
  readonly signal: AbortSignal;
}
