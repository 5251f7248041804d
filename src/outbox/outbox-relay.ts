import {
  Logger,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Client, Pool } from 'pg';
import { createUnpooledClient, STATEMENT_LIMIT_MS } from '../database/unpooled-client.js';
import { isResponseTimeout } from '../database/pg-errors.js';
import { claimBatch, LowWater } from './claim-batch.js';
import type { OutboxHandler } from './outbox.js';
import { Database } from '../database/database.js';

/**
 * Poll interval of an idle lane. Writers do not notify it: NOTIFY in a transaction takes a lock of the whole server
 * until the commit is on disk, so all writers would queue behind each other.
 */
const POLL_MS = 200;
const INITIAL_RETRY_MS = 100;
const MAX_RETRY_MS = 5_000;
/** Time that a handler may take to finish after shutdown begins. */
const GRACE_MS = 10_000;

/**
 * The settings of a lane's connection. No statement takes longer than a batch may, and a worker that hangs without
 * disconnecting must release its messages. A batch looks up few rows in tables that an import can grow a thousandfold
 * within minutes, before autovacuum analyzes them: so it uses indexes and nested loops, regardless of the planner's
 * estimates.
 */
const SETTINGS = `SET statement_timeout = ${STATEMENT_LIMIT_MS.batch}; SET idle_in_transaction_session_timeout = '2min';
  SET enable_seqscan = off; SET enable_bitmapscan = off; SET enable_hashjoin = off; SET enable_mergejoin = off`;

/**
 * Delivers the messages of one topic to their handler, in batches. It claims them on its own connection, so that it
 * never holds one of the pool while the handler waits for one.
 */
export class Lane {
  private readonly logger = new Logger('Outbox');
  private readonly stopping = new AbortController();
  private readonly low = new LowWater();
  private client: Client | null = null;
  private running: Promise<void> = Promise.resolve();
  private stopped = false;
  private failures = 0;
  private woken = false;
  private endPause: () => void = () => undefined;

  /**
   * @param onDone called after each batch: it may have left messages for other lanes
   * @param silenceMs time limit for the server's response to a poll, after which the connection is dropped
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

  /** Polls at once; a lane that has failed keeps its back-off. */
  wake(): void {
    this.woken = true;
    if (this.failures === 0) this.endPause();
  }

  /** Stops after the batch in progress. */
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
      this.woken = false;
      try {
        const handled = await claimBatch(
          await this.connected(),
          this.handler,
          this.stopping.signal,
          // Failed batches, for example ones that took too long, are retried in smaller parts.
          {
            low: this.low,
            most: this.handler.batch >> Math.min(this.failures, 10),
            silenceMs: this.silenceMs,
          },
        );
        this.succeeded();
        if (handled > 0) this.onDone();
        else if (!this.woken) await this.pause(POLL_MS);
      } catch (error) {
        if (isResponseTimeout(error)) this.disconnect();
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

  /** Not awaited: a connection without responses may never report its end. */
  private disconnect(): void {
    void this.client?.end().catch(() => undefined);
    this.client = null;
  }

  private succeeded(): void {
    if (this.failures > 0) this.logger.log(`Messages of "${this.handler.topic}" are processed again.`);
    this.failures = 0;
  }

  /** Logs the first failure, and returns the back-off in milliseconds. */
  private failed({ message }: Error): number {
    if (this.failures++ === 0) {
      this.logger.warn(`Messages of "${this.handler.topic}" are delayed: ${message}`);
    }
    return Math.min(MAX_RETRY_MS, INITIAL_RETRY_MS * 2 ** Math.min(this.failures - 1, 10));
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
 * Delivers outbox messages to their handlers. Each topic has its own lane, so none waits for another's work. A relay
 * runs in the worker process, and in the server on the embedded database.
 *
 * A module of the worker registers its handler before the application starts:
 *
 *     constructor(relay: OutboxRelay) {
 *       relay.handle({ topic: 'research', batch: 100, handle: (messages) => … });
 *     }
 *
 * Writers append rows of that topic in the transaction of the change (`appendToOutbox`).
 */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly lanes: Lane[] = [];

  constructor(private readonly db: Database) {}

  /** Registers the handler of a topic; a topic has one handler. */
  handle(handler: OutboxHandler): void {
    this.lanes.push(new Lane(handler, this.db.pool, () => this.wake()));
  }

  wake(): void {
    for (const lane of this.lanes) lane.wake();
  }

  onApplicationBootstrap(): void {
    for (const lane of this.lanes) lane.start();
  }

  /** Finishes the batches in progress before connections are closed. */
  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.lanes.map((lane) => lane.stop()));
  }
}
