import type { Statement } from '../database/database.js';
import type { OutboxMessage } from './outbox-message.entity.js';

/**
 * Does the work of one topic. Registered with `OutboxRelay.handle` by a module that only the worker has.
 *
 * Messages are delivered at least once, by any number of workers side by side, in no certain order: a handler reads what
 * it works on by id, and may do its work twice.
 */
export interface OutboxHandler {
  /** Who appends the rows uses the same name. */
  readonly topic: string;

  /** How many messages `handle` gets at a time at most. */
  readonly batch: number;

  /**
   * Does what the messages ask for. Once it has returned they are deleted; when it throws they all stay, and are
   * delivered again after a pause that grows from attempt to attempt. So it throws for what passes (a queue or an index
   * that is down), and puts away itself what will never succeed.
   */
  handle(messages: readonly OutboxMessage[], claim: Claim): Promise<void>;
}

/** A batch of messages that is this worker's until `handle` ends: others see the rows, and skip them. */
export interface Claim {
  /** Runs a prepared statement in the transaction that deletes the messages: it is committed with that, or not at all. */
  query<Row>(statement: Statement, values?: readonly unknown[]): Promise<Row[]>;

  /** Aborted when the process has to end and the work has taken too long. */
  readonly signal: AbortSignal;
}
