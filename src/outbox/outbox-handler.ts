import type { Statement } from '../database/database.js';
import type { OutboxMessage } from './outbox-message.entity.js';

/**
 * Does the work of one topic. A module of the worker registers it with `OutboxRelay.handle`.
 *
 * Messages are delivered at least once, by any number of workers in parallel, in no particular order: a handler reads
 * its input by id, and must be idempotent.
 */
export interface OutboxHandler {
  /** Writers that append messages use the same name. */
  readonly topic: string;

  /** Maximum number of messages in a call of `handle`. */
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
