import { Logger } from '@nestjs/common';
import { Client, type Pool } from 'pg';
import { statement, type Statement } from '../database/database.js';
import type { OutboxHandler } from './outbox-handler.js';
import type { OutboxMessage } from './outbox-message.entity.js';

/**
 * How often an idle lane looks for messages. A writer does not call it: NOTIFY in a transaction takes a lock of the whole
 * server until the commit is on disk, so all writers would queue behind each other.
 */
const POLL_MS = 200;
const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 5_000;
/** What a handler may take to finish after the process was asked to end. */
const GRACE_MS = 10_000;

/** A worker that stands still without being gone must give its messages to others. */
const SETTINGS = `SET statement_timeout = 0; SET idle_in_transaction_session_timeout = '2min'`;

const PEEK = statement(`SELECT EXISTS (SELECT FROM outbox WHERE topic = $1) AS waiting`);
const CLAIM = statement(`SELECT * FROM outbox WHERE topic = $1 ORDER BY id LIMIT $2 FOR UPDATE SKIP LOCKED`);
const DELETE = statement(`DELETE FROM outbox WHERE topic = $1 AND id = ANY($2::bigint[])`);

/**
 * Brings the messages of one topic to their handler, batch after batch. It claims them on a connection of its own, so that
 * it never holds one of the pool while the handler waits for one.
 */
export class Lane {
  private readonly logger = new Logger('Outbox');
  private readonly stopping = new AbortController();
  private client: Client | null = null;
  private wakeUp: () => void = () => undefined;
  private awake = false;
  private stopped = false;
  private failures = 0;
  private running: Promise<void> = Promise.resolve();

  /** @param onDone called after each batch: it may have left messages for other lanes */
  constructor(
    private readonly handler: OutboxHandler,
    private readonly pool: Pool,
    private readonly onDone: () => void,
  ) {}

  start(): void {
    this.running = this.run();
  }

  /** Looks for messages now instead of with the next poll. */
  wake(): void {
    this.awake = true;
    this.wakeUp();
  }

  /** Ends with the batch that is in hand. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.wake();
    const deadline = setTimeout(() => this.stopping.abort(), GRACE_MS);
    await this.running;
    clearTimeout(deadline);
    await this.disconnect();
  }

  private async run(): Promise<void> {
    while (!this.stopped) {
      let pause = 0;
      this.awake = false;
      try {
        const handled = await this.handleNext();
        this.succeeded();
        if (handled > 0) this.onDone();
        else pause = POLL_MS;
      } catch (error) {
        pause = this.failed(error as Error);
      }
      // After a failure nobody's call shortens the pause.
      if (pause > 0 && !this.stopped && (this.failures > 0 || !this.awake)) await this.sleep(pause);
    }
  }

  /** Claims a batch and has it handled; returns how many messages it had. */
  private async handleNext(): Promise<number> {
    const { topic, batch } = this.handler;
    const client = await this.connected();
    const query = async <Row>({ name, text }: Statement, values: readonly unknown[] = []) =>
      (await client.query({ name, text, values: values as unknown[] })).rows as Row[];
    const [peeked] = await query<{ waiting: boolean }>(PEEK, [topic]);
    if (!peeked!.waiting) return 0;
    await client.query('BEGIN');
    try {
      const messages = await query<OutboxMessage>(CLAIM, [topic, batch]);
      if (messages.length > 0) {
        await this.handler.handle(messages, { query, signal: this.stopping.signal });
        await query(DELETE, [topic, messages.map(({ id }) => id)]);
      }
      await client.query('COMMIT');
      return messages.length;
    } catch (error) {
      // A connection that cannot roll back is not used again; the server has done it.
      await client.query('ROLLBACK').catch(() => this.disconnect());
      throw error;
    }
  }

  private async connected(): Promise<Client> {
    if (this.client) return this.client;
    // As the pool makes its own.
    const client = new Client(this.pool.options);
    const lost = () => {
      if (this.client === client) this.client = null;
    };
    client.on('error', lost);
    client.on('end', lost);
    await client.connect();
    this.client = client;
    await client.query(SETTINGS);
    return client;
  }

  private async disconnect(): Promise<void> {
    const { client } = this;
    this.client = null;
    await client?.end().catch(() => undefined);
  }

  private succeeded(): void {
    if (this.failures > 0) this.logger.log(`Messages of "${this.handler.topic}" are handled again.`);
    this.failures = 0;
  }

  /** Says so once, and returns how long to wait. */
  private failed({ message }: Error): number {
    if (this.failures++ === 0 && !this.stopped) {
      this.logger.warn(`Messages of "${this.handler.topic}" have to wait: ${message}`);
    }
    return Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(this.failures - 1, 10));
  }

  private sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wakeUp = () => {
        if (this.failures > 0 && !this.stopped) return;
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
