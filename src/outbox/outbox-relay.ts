import {
  Logger,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Client, Pool } from 'pg';
import { createUnpooledClient, STATEMENT_LIMIT_MS } from '../database/unpooled-client.js';
import { isSilence } from '../database/pg-errors.js';
import { claimBatch, LowWater } from './claim-batch.js';
import type { OutboxHandler } from './outbox-handler.js';
import { Database } from '../database/database.js';

/**
 * How often an idle lane looks for messages. A writer does not call it: NOTIFY in a transaction takes a lock of the
 * whole server until the commit is on disk, so all writers would queue behind each other.
 */
const POLL_MS = 200;
const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 5_000;
/** What a handler may take to finish after the process was asked to end. */
const GRACE_MS = 10_000;

/**
 * The settings of a lane's connection. No statement takes longer than a batch may; and a worker that stands still
 * without being gone must give its messages to others. A batch looks up few rows in tables that an import can grow a
 * thousandfold within minutes, before anything has analyzed them: so it uses indexes, row by row, whatever the planner
 * believes of their sizes.
 */
const SETTINGS = `SET statement_timeout = ${STATEMENT_LIMIT_MS.batch}; SET idle_in_transaction_session_timeout = '2min';
  SET enable_seqscan = off; SET enable_bitmapscan = off; SET enable_hashjoin = off; SET enable_mergejoin = off`;

/**
 * Brings the messages of one topic to their handler, batch after batch. It claims them on a connection of its own, so
 * that it never holds one of the pool while the handler waits for one.
 */
export class Lane {
  private readonly logger = new Logger('Outbox');
  private readonly stopping = new AbortController();
  private readonly low = new LowWater();
  private client: Client | null = null;
  private running: Promise<void> = Promise.resolve();
  private stopped = false;
  private failures = 0;
  /** `wake` was called since the last look. */
  private called = false;
  private endPause: () => void = () => undefined;

  /**
   * @param onDone called after each batch: it may have left messages for other lanes
   * @param silenceMs how long the server may say nothing to a look before its connection is given up
   */
  constructor(
    private readonly handler: OutboxHandler,
    private readonly pool: Pool,
    private readonly onDone: () => void,
    private readonly silenceMs?: number,
  ) {}

  start(): void {
    this.running = this.run();
  }

  /** Looks for messages now instead of with the next poll; a lane that has failed keeps to its pause. */
  wake(): void {
    this.called = true;
    if (this.failures === 0) this.endPause();
  }

  /** Ends with the batch that is in hand. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.endPause();
    const deadline = setTimeout(() => this.stopping.abort(), GRACE_MS);
    await this.running;
    clearTimeout(deadline);
    await this.client?.end().catch(() => undefined);
  }

  private async run(): Promise<void> {
    while (!this.stopped) {
      this.called = false;
      try {
        const handled = await claimBatch(
          await this.connected(),
          this.handler,
          this.stopping.signal,
          // What fails, since it takes too long for instance, is tried in smaller parts.
          {
            low: this.low,
            most: this.handler.batch >> Math.min(this.failures, 10),
            silenceMs: this.silenceMs,
          },
        );
        this.succeeded();
        if (handled > 0) this.onDone();
        else if (!this.called) await this.pause(POLL_MS);
      } catch (error) {
        if (isSilence(error)) this.hangUp();
        await this.pause(this.failed(error as Error));
      }
    }
  }

  private async connected(): Promise<Client> {
    if (this.client) return this.client;
    const client = createUnpooledClient(this.pool);
    const lost = () => {
      if (this.client === client) this.client = null;
    };
    client.on('error', lost);
    client.on('end', lost);
    await client.connect();
    await client.query(SETTINGS);
    return (this.client = client);
  }

  /** Not awaited: a connection on which nothing comes back may never report its end. */
  private hangUp(): void {
    void this.client?.end().catch(() => undefined);
    this.client = null;
  }

  private succeeded(): void {
    if (this.failures > 0) this.logger.log(`Messages of "${this.handler.topic}" are processed again.`);
    this.failures = 0;
  }

  /** Says so once, and returns how long to wait. */
  private failed({ message }: Error): number {
    if (this.failures++ === 0) {
      this.logger.warn(`Messages of "${this.handler.topic}" are delayed: ${message}`);
    }
    return Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(this.failures - 1, 10));
  }

  private async pause(ms: number): Promise<void> {
    if (this.stopped) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, ms);
    this.endPause = resolve;
    await promise;
    clearTimeout(timer);
  }
}

/**
 * Brings messages of the outbox to their handlers. Each topic has a lane of its own, so none waits for another's work.
 * There is a relay in the worker process, and in the server when that runs on the embedded database.
 *
 * A module that only the worker has registers its handler before the application is up:
 *
 *     constructor(relay: OutboxRelay) {
 *       relay.handle({ topic: 'research', batch: 100, handle: (messages) => … });
 *     }
 *
 * and callers append rows of that topic in the transaction that makes it necessary (`appendToOutbox`).
 */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly lanes: Lane[] = [];

  constructor(private readonly db: Database) {}

  /** Registers the handler of a topic, which has only one. */
  handle(handler: OutboxHandler): void {
    this.lanes.push(new Lane(handler, this.db.pool, () => this.wake()));
  }

  /** Has every lane look for messages at once. */
  wake(): void {
    for (const lane of this.lanes) lane.wake();
  }

  onApplicationBootstrap(): void {
    for (const lane of this.lanes) lane.start();
  }

  /** Before connections are closed: what is in hand is finished. */
  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.lanes.map((lane) => lane.stop()));
  }
}
