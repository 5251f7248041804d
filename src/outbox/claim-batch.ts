import type { Client } from 'pg';
import { statement, type Statement } from '../database/database.js';
import type { OutboxHandler, OutboxMessage } from './outbox.js';

/**
 * Limit of a transaction's duration that the low-water mark allows for; messages of a longer one are found by the next
 * full scan.
 */
const MAX_TRANSACTION_MS = 5_000;
const FULL_SCAN_MS = 1_000;

/**
 * Tracks the id below which no message waits. Deleted rows slow down a scan from the beginning until they are vacuumed,
 * and any long transaction delays that: after an import each poll would take as long as reading all of them. Ids are
 * not committed in order, so the mark lags by a few seconds, and once a second a full scan also finds messages that
 * another worker has released.
 */
export class LowWater {
  private mark = 0;
  private pending: { readonly id: number; readonly at: number }[] = [];
  private lastFullScanAt = -Infinity;

  /** The id from which to scan; 0 for a full scan. */
  from(now: number): number {
    const due = this.pending.filter(({ at }) => now - at > MAX_TRANSACTION_MS);
    this.pending = this.pending.slice(due.length);
    this.mark = Math.max(this.mark, ...due.map(({ id }) => id));
    if (now - this.lastFullScanAt < FULL_SCAN_MS) return this.mark;
    this.lastFullScanAt = now;
    return 0;
  }

  lowestWas(id: number, now: number): void {
    this.pending.push({ id, at: now });
  }
}

const PEEK = statement(`SELECT EXISTS (SELECT FROM outbox WHERE topic = $1 AND id >= $2) AS waiting`);
const CLAIM = statement(
  `SELECT * FROM outbox WHERE topic = $1 AND id >= $2 ORDER BY id LIMIT $3 FOR UPDATE SKIP LOCKED`,
);
const DELETE = statement(`DELETE FROM outbox WHERE topic = $1 AND id = ANY($2::bigint[])`);

/** The first statement is short: a server that has not answered it by then is considered lost. */
const RESPONSE_TIMEOUT_MS = 60_000;

interface ClaimOptions {
  /** What earlier calls learned about the topic. */
  readonly low?: LowWater;
  /** Maximum number of messages to claim; at least one is claimed. Default: the handler's batch. */
  readonly most?: number;
  /** Time limit for the server's response to the first statement. */
  readonly silenceMs?: number | undefined;
}

/**
 * Passes the next unclaimed messages of a topic to its handler and deletes them, in one transaction of the connection.
 * Returns their number. Rethrows the handler's errors; the messages then stay.
 */
export async function claimBatch(
  client: Client,
  handler: OutboxHandler,
  signal: AbortSignal,
  { low = new LowWater(), most = handler.batch, silenceMs = RESPONSE_TIMEOUT_MS }: ClaimOptions = {},
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
    // If the connection is lost, the server rolls back.
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
