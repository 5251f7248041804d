import { setTimeout as sleep } from 'node:timers/promises';
import { InjectQueue } from '@nestjs/bullmq';
import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Queue } from 'bullmq';
import { RecurringJobs } from '../../common/recurring-jobs.js';
import { type Config, CONFIG } from '../../config/config.js';
import { Database, statement } from '../../database/database.js';
import { Dependencies } from '../../observability/health.js';
import { OutboxRelay } from '../../outbox/outbox-relay.js';
import { MAX_ATTEMPTS } from './attempts.js';
import { QueueConnection } from '../../queue/queue-connection.js';

export const RESEARCH_QUEUE = 'research';

export interface ResearchJob {
  readonly requestId: number;
  readonly round: number;
}

/**
 * One more attempt than a request has, for a worker that shut down or lost its database connection. BullMQ
 * removes a job without attempts left. Its unfinished request becomes stale and is queued again, before the
 * backoff delays grow to hours.
 */
const JOB_ATTEMPTS = MAX_ATTEMPTS + 1;

const ANSWER_MS = 5_000;
/** The batch sizes for outbox messages and stale requests. */
const MESSAGES = 500;
const STALE_REQUESTS = 1_000;

/**
 * $1 requests, $2 the maximum number of requests of an account in the queue. Dispatches requests of the same accounts.
 * `rank` includes the account's queued requests. Two concurrent dispatchers may exceed the limit, but no request is
 * dispatched twice.
 */
const DISPATCH = statement(`
  WITH room AS (
    SELECT account.id, (SELECT count(*) FROM research_requests r
      WHERE r.requested_by = account.id AND r.status IN ('queued', 'running') AND r.dispatched_at IS NOT NULL) AS used
    FROM (SELECT DISTINCT requested_by FROM research_requests WHERE id = ANY($1::bigint[])) AS account (id)
  ), next AS (
    SELECT waiting.id, room.used + waiting.place AS rank FROM room CROSS JOIN LATERAL (
      SELECT r.id, row_number() OVER (ORDER BY r.id) AS place FROM research_requests r
      WHERE r.requested_by = room.id AND r.status = 'queued' AND r.dispatched_at IS NULL
      ORDER BY r.id LIMIT greatest($2 - room.used, 0)
    ) waiting
  )
  UPDATE research_requests r SET dispatched_at = now() FROM next
  WHERE r.id = next.id AND r.dispatched_at IS NULL RETURNING r.id, r.round, next.rank`);

/** $1 the id to continue after, $2 seconds without a change, $3 the batch size. */
const STALE = statement(`
  SELECT id, round, 1 AS rank, status = 'running' OR dispatched_at IS NOT NULL AS is_dispatched FROM research_requests
  WHERE status IN ('queued', 'running') AND id > $1 AND updated_at < now() - $2 * interval '1 second'
  ORDER BY id LIMIT $3`);

const REQUEUE = 'requeue stale research requests';

interface Dispatched {
  readonly id: number;
  readonly round: number;
  /** The position among the account's requests in the queue. */
  readonly rank: number;
}

/**
 * Dispatches requests to BullMQ, fairly by account. Each account has a limited number of requests in the
 * queue, and the first request of one account comes before the second of another. A round of a request is one
 * job with a deterministic id, so adding it again has no effect.
 */
@Injectable()
export class ResearchQueue implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private after = 0;

  constructor(
    private readonly db: Database,
    @InjectQueue(RESEARCH_QUEUE) private readonly queue: Queue<ResearchJob>,
    private readonly connection: QueueConnection,
    private readonly jobs: RecurringJobs,
    @Inject(CONFIG) private readonly config: Config,
    relay: OutboxRelay,
    dependencies: Dependencies,
  ) {
    // Each caller receives the error. Without a listener, BullMQ would also print it.
    queue.on('error', () => undefined);
    // Committed requests wait in the outbox while the queue is unavailable.
    relay.handle({
      topic: 'research',
      batch: MESSAGES,
      handle: (messages) => this.dispatchFor(messages.map(({ record_id }) => record_id)),
    });
    dependencies.add({ name: 'queue', required: false, check: () => this.check() });
  }

  onApplicationBootstrap(): void {
    this.jobs.start({
      name: REQUEUE,
      everyMs: this.config.research.sweepEveryMs,
      run: () => this.requeueStale(),
      logLevel: 'debug',
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.jobs.stop(REQUEUE);
  }

  async check(): Promise<void> {
    // Commands would accumulate in memory until Redis is available again.
    this.checkConnection();
    await this.queue.getWaitingCount();
  }

  /**
   * Requeues the next batch of requests that have not changed since the run before the last. A Redis server
   * may restart without its data; PostgreSQL has all unfinished requests.
   */
  async requeueStale(): Promise<void> {
    const idleSeconds = (2 * this.config.research.sweepEveryMs) / 1_000;
    const values = [this.after, idleSeconds, STALE_REQUESTS];
    const stale = await this.db.query<Dispatched & { readonly is_dispatched: boolean }>(STALE, values);
    await this.add(stale.filter((one) => one.is_dispatched));
    await this.dispatchFor(stale.map(({ id }) => id));
    this.after = stale.length < STALE_REQUESTS ? 0 : stale.at(-1)!.id;
  }

  /**
   * Dispatches requests of the same accounts, up to their limits. The rows are marked as dispatched only if the queue
   * has accepted the jobs. Throws if the queue is unavailable.
   */
  async dispatchFor(requestIds: readonly number[]): Promise<void> {
    if (requestIds.length === 0) return;
    this.checkConnection();
    const values = [requestIds, this.config.research.accountConcurrency];
    await this.db.transaction(async () => this.add(await this.db.query<Dispatched>(DISPATCH, values)));
  }

  private async add(requests: readonly Dispatched[]): Promise<void> {
    if (requests.length === 0) return;
    this.checkConnection();
    const added = this.queue.addBulk(
      requests.map(({ id, round, rank }) => ({
        name: 'research',
        data: { requestId: id, round },
        opts: {
          jobId: `${id}-${round}`,
          priority: rank,
          attempts: JOB_ATTEMPTS,
          backoff: { type: 'exponential', delay: this.config.research.retryDelayMs, jitter: 0.2 },
          // PostgreSQL stores the outcome.
          removeOnComplete: true,
          removeOnFail: true,
        },
      })),
    );
    // A command in flight on a broken connection is answered only after the client reconnects.
    const answered = await Promise.race([added, sleep(ANSWER_MS, null, { ref: false })]);
    if (answered === null) throw new Error('the queue does not answer');
  }

  private checkConnection(): void {
    if (!this.connection.isReady) throw new Error('the queue is unavailable');
  }
}
