import type { Client } from 'pg';
import { statement, type Statement } from '../database/database.js';
import type { OutboxHandler } from './outbox-handler.js';
import type { OutboxMessage } from './outbox-message.entity.js';

/** A transaction that takes longer than this is not foreseen: its messages are found by a look from the beginning. */
const MAX_TRANSACTION_MS = 5_000;
const LOOK_FROM_BEGINNING_MS = 1_000;

/**
 * Knows below which id nothing waits any more. Deleted rows slow down a scan from the beginning
 * until they have been vacuumed, and any long transaction puts that off: after an import each look would take as long as
 * reading all of them. Ids are not committed in their order, so the mark follows a few seconds later, and once a second
 * everything is looked at, also for what another worker has given back.
 */
export class LowWater {
  private mark = 0;
  private coming: { readonly id: number; readonly at: number }[] = [];
  private beganAt = -Infinity;

  /** The id from which to look now; 0: from the beginning. */
  from(now: number): number {
    const due = this.coming.filter(({ at }) => now - at > MAX_TRANSACTION_MS);
    this.coming = this.coming.slice(due.length);
    this.mark = Math.max(this.mark, ...due.map(({ id }) => id));
    if (now - this.beganAt < LOOK_FROM_BEGINNING_MS) return this.mark;
    this.beganAt = now;
    return 0;
  }

  /** Takes note that `id` was the lowest that could be claimed. */
  lowestWas(id: number, now: number): void {
    this.coming.push({ id, at: now });
  }
}

const PEEK = statement(`SELECT EXISTS (SELECT FROM outbox WHERE topic = $1 AND id >= $2) AS waiting`);
const CLAIM = statement(
  `SELECT * FROM outbox WHERE topic = $1 AND id >= $2 ORDER BY id LIMIT $3 FOR UPDATE SKIP LOCKED`,
);
const DELETE = statement(`DELETE FROM outbox WHERE topic = $1 AND id = ANY($2::bigint[])`);

/** The first statement of all is short: a server that has not answered it by then is not there any more. */
const SILENCE_MS = 60_000;

interface ClaimOptions {
  /** What is known of the topic from earlier calls. */
  readonly low?: LowWater;
  /** How many messages are claimed at most; at least one is. Default: the handler's batch. */
  readonly most?: number;
  /** How long the server may say nothing to the first statement. */
  readonly silenceMs?: number | undefined;
}

/**
 * Passes the next unclaimed messages of a topic to its handler and deletes them, in one transaction of
 * the connection. Returns how many there were. What the handler throws is thrown on; then the messages stay.
 */
export async function claimBatch(
  client: Client,
  handler: OutboxHandler,
  signal: AbortSignal,
  { low = new LowWater(), most = handler.batch, silenceMs = SILENCE_MS }: ClaimOptions = {},
): Promise<number> {
  const { topic } = handler;
  const query = async <Row>({ name, text }: Statement, values: readonly unknown[] = []) =>
    (await client.query({ name, text, values: values as unknown[] })).rows as Row[];
  const now = performance.now();
  const from = low.from(now);
  const peek = { ...PEEK, values: [topic, from], query_timeout: silenceMs };
  const { rows: peeked } = await client.query<{ waiting: boolean }>(peek);
  if (!peeked[0]!.waiting) return 0;
  await client.query('BEGIN');
  try {
    const messages = await query<OutboxMessage>(CLAIM, [topic, from, Math.max(most, 1)]);
    if (messages.length > 0) {
      await handler.handle(messages, { query, signal });
      await query(DELETE, [topic, messages.map(({ id }) => id)]);
    }
    await client.query('COMMIT');
    if (messages.length > 0) low.lowestWas(messages[0]!.id, now);
    return messages.length;
  } catch (error) {
    // On a connection that is lost the server does it.
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
