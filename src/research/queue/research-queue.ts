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
 * One more than a request has, for a worker that had to end, or found the database away. A job that has used them up is
 * gone; if its request is not finished, it is found among the forgotten ones, before the pauses grow to hours.
 */
const JOB_ATTEMPTS = MAX_ATTEMPTS + 1;

const ANSWER_MS = 5_000;

/** $1 ids. */
const QUEUED = statement(
  `SELECT id, round FROM research_requests WHERE id = ANY($1::bigint[]) AND status = 'queued' ORDER BY id`,
);
/** $1 after this id, $2 seconds for which nothing has happened to it, $3 how many. */
const FORGOTTEN = statement(`
  SELECT id, round FROM research_requests
  WHERE status IN ('queued', 'running') AND id > $1 AND updated_at < now() - $2 * interval '1 second'
  ORDER BY id LIMIT $3`);

interface Waiting {
  readonly id: number;
  readonly round: number;
}

/** Hands requests to BullMQ. A round of a request is one job, whose id says so: adding it again changes nothing. */
@Injectable()
export class ResearchQueue {
  constructor(
    private readonly db: Database,
    @InjectQueue(RESEARCH_QUEUE) private readonly queue: Queue<ResearchJob>,
    private readonly connection: QueueConnection,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    // Whoever adds to it is told; without a listener BullMQ would print each lost connection.
    queue.on('error', () => undefined);
  }

  /** Adds the jobs of these requests, as far as they are still to be done. Throws if the queue is out of reach. */
  async add(requestIds: readonly number[]): Promise<void> {
    await this.addJobs(await this.db.query<Waiting>(QUEUED, [requestIds]));
  }

  /**
   * Adds the jobs of requests to which nothing has happened for a while: those that the queue has forgotten are back in it
   * then. Returns the last id, from which to go on; 0 when all were looked at.
   */
  async addForgotten(after: number, seconds: number, most: number): Promise<number> {
    const waiting = await this.db.query<Waiting>(FORGOTTEN, [after, seconds, most]);
    await this.addJobs(waiting);
    return waiting.length < most ? 0 : waiting.at(-1)!.id;
  }

  private async addJobs(waiting: readonly Waiting[]): Promise<void> {
    if (waiting.length === 0) return;
    if (!this.connection.isReady) throw new Error('the queue is out of reach');
    const added = this.queue.addBulk(
      waiting.map(({ id, round }) => ({
        name: 'research',
        data: { requestId: id, round },
        opts: {
          jobId: `${id}-${round}`,
          attempts: JOB_ATTEMPTS,
          backoff: { type: 'exponential', delay: this.config.research.retryDelayMs, jitter: 0.2 },
          // PostgreSQL keeps what came of it.
          removeOnComplete: true,
          removeOnFail: true,
        },
      })),
    );
    await within(ANSWER_MS, added);
  }
}

/** What was sent when a connection broke is answered only once it is back, which nobody here can wait for. */
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
