import { InjectQueue } from '@nestjs/bullmq';
import { Inject, Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { Config } from '../../config/config.js';
import { CONFIG } from '../../config/config.module.js';
import { Database, statement } from '../../database/database.js';
import { MAX_ATTEMPTS } from './attempts.js';
import { QueueConnection } from './queue-connection.js';

export const RESEARCH_QUEUE = 'research';

/** A job: one round of a request. */
export interface ResearchJob {
  readonly requestId: number;
  readonly round: number;
}

/**
 * One more than a request has, for a worker that shut down or lost the database. A job that has used them up is gone; a
 * request that it did not finish is stale then, and is queued again before the pauses grow to hours.
 */
const JOB_ATTEMPTS = MAX_ATTEMPTS + 1;

const ANSWER_MS = 5_000;

/**
 * $1 accounts, $2 how many requests an account has in the queue at most. `rank` counts what the account has there. Two
 * dispatchers at the same moment may exceed the limit; no request is dispatched twice.
 */
const DISPATCH = statement(`
  WITH room AS (
    SELECT account.id, (SELECT count(*) FROM research_requests r
      WHERE r.requested_by = account.id AND r.status IN ('queued', 'running') AND r.dispatched_at IS NOT NULL) AS used
    FROM unnest($1::bigint[]) AS account (id)
  ), next AS (
    SELECT waiting.id, room.used + waiting.place AS rank FROM room CROSS JOIN LATERAL (
      SELECT r.id, row_number() OVER (ORDER BY r.id) AS place FROM research_requests r
      WHERE r.requested_by = room.id AND r.status = 'queued' AND r.dispatched_at IS NULL
      ORDER BY r.id LIMIT greatest($2 - room.used, 0)
    ) waiting
  )
  UPDATE research_requests r SET dispatched_at = now() FROM next
  WHERE r.id = next.id AND r.dispatched_at IS NULL RETURNING r.id, r.round, next.rank`);

/** $1 requests. */
const ACCOUNTS_OF = statement(
  `SELECT DISTINCT requested_by AS id FROM research_requests WHERE id = ANY($1::bigint[])`,
);

/** $1 after this id, $2 seconds without a change, $3 how many. */
const STALE = statement(`
  SELECT id, round, requested_by, dispatched_at IS NOT NULL OR status = 'running' AS dispatched FROM research_requests
  WHERE status IN ('queued', 'running') AND id > $1 AND updated_at < now() - $2 * interval '1 second'
  ORDER BY id LIMIT $3`);

interface Dispatched {
  readonly id: number;
  readonly round: number;
  /** The place among what its account has in the queue. */
  readonly rank: number;
}

/**
 * Dispatches requests to BullMQ. Accounts take turns: each has a limited number of requests in the queue, and the first
 * request of one account comes before the second of another. A round of a request is one job, whose id says so: adding it
 * again changes nothing.
 */
@Injectable()
export class ResearchQueue {
  constructor(
    private readonly db: Database,
    @InjectQueue(RESEARCH_QUEUE) private readonly queue: Queue<ResearchJob>,
    private readonly connection: QueueConnection,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    // Each caller gets the error; without a listener BullMQ would print it as well.
    queue.on('error', () => undefined);
  }

  /** Dispatches what there is room for of the accounts that asked for these requests. Throws if the queue is unavailable. */
  async dispatchFor(requestIds: readonly number[]): Promise<void> {
    const accounts = await this.db.query<{ id: number }>(ACCOUNTS_OF, [requestIds]);
    await this.dispatch(accounts.map(({ id }) => id));
  }

  /**
   * Queues requests again that have not changed for a while: the queue may have lost their jobs. Returns the last id, from
   * which to go on; 0 once all were read.
   */
  async requeueStale(after: number, seconds: number, limit: number): Promise<number> {
    const stale = await this.db.query<{
      id: number;
      round: number;
      requested_by: number;
      dispatched: boolean;
    }>(STALE, [after, seconds, limit]);
    await this.add(
      stale.filter(({ dispatched }) => dispatched).map(({ id, round }) => ({ id, round, rank: 1 })),
    );
    await this.dispatch([...new Set(stale.map(({ requested_by }) => requested_by))]);
    return stale.length < limit ? 0 : stale.at(-1)!.id;
  }

  /** The rows are marked only if the queue has the jobs. */
  private async dispatch(accounts: readonly number[]): Promise<void> {
    if (accounts.length === 0) return;
    this.checkConnection();
    await this.db.transaction(async () => {
      const { accountConcurrency } = this.config.research;
      await this.add(await this.db.query<Dispatched>(DISPATCH, [accounts, accountConcurrency]));
    });
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
          // PostgreSQL keeps the outcome.
          removeOnComplete: true,
          removeOnFail: true,
        },
      })),
    );
    await within(ANSWER_MS, added);
  }

  private checkConnection(): void {
    if (!this.connection.isReady) throw new Error('the queue is unavailable');
  }
}

/** A command that was in flight when a connection broke is answered only once the connection is back. */
async function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the queue does not answer')), ms);
  });
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
