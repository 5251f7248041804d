import { setTimeout as sleep } from 'node:timers/promises';
import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Inject, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { Job } from 'bullmq';
import { type Config, CONFIG } from '../../config/config.js';
import { unread, type ResearchReport } from '../researcher/findings.js';
import { Researcher } from '../researcher/researcher.js';
import { Attempts, type Attempt } from './attempts.js';
import { QueueConnection } from '../../queue/queue-connection.js';
import { RESEARCH_QUEUE, ResearchQueue, type ResearchJob } from './research-queue.js';

/** A worker that does not renew the lock of its job in this time counts as dead. */
const LOCK_MS = 10_000;
/** The interval in milliseconds at which BullMQ checks for stalled jobs. */
const STALLED_EVERY_MS = 5_000;
/** The delay after a queue error, in milliseconds. A shutdown waits until it ends. */
const RETRY_MS = 1_000;
/** The interval in milliseconds at which a shutdown that waits for Redis checks the connection. */
const WATCH_MS = 100;
/** Exceeds the longest visit: ten pages of ten seconds each, and the pauses between them. */
const MAX_MS = 300_000;

/** Processes research jobs, up to `RESEARCH_CONCURRENCY` at a time. */
@Processor(RESEARCH_QUEUE, {
  autorun: false,
  lockDuration: LOCK_MS,
  stalledInterval: STALLED_EVERY_MS,
  runRetryDelay: RETRY_MS,
  // PostgreSQL counts the attempts.
  maxStalledCount: 1_000,
})
export class ResearchProcessor
  extends WorkerHost
  implements OnApplicationBootstrap, BeforeApplicationShutdown
{
  private readonly logger = new Logger('Research');
  private readonly ending = new AbortController();
  private running = 0;

  constructor(
    private readonly attempts: Attempts,
    private readonly researcher: Researcher,
    private readonly connection: QueueConnection,
    private readonly queue: ResearchQueue,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    super();
  }

  onApplicationBootstrap(): void {
    this.worker.concurrency = this.config.research.concurrency;
    this.worker.run().catch((error: unknown) => this.onError(error as Error));
  }

  /** Stops taking jobs. Running jobs have `graceMs` to finish; after that they return to the queue. */
  async beforeApplicationShutdown(): Promise<void> {
    const deadline = setTimeout(() => this.ending.abort(), this.config.research.graceMs);
    // Without a connection, BullMQ would fetch the next job in a loop that blocks the event loop.
    await this.worker.pause(true);
    while (!this.connection.isReady && this.running > 0) await sleep(WATCH_MS);
    await this.stopWaiting();
    const watch = setInterval(() => void this.stopWaiting(), WATCH_MS);
    await this.worker.close();
    clearInterval(watch);
    clearTimeout(deadline);
  }

  /** While Redis is unavailable, a shutdown waits for running jobs only. */
  private async stopWaiting(): Promise<void> {
    if (!this.connection.isReady && this.running === 0) await this.connection.abandon();
  }

  /** BullMQ retries a job that throws, with backoff. */
  async process({ data: { requestId, round } }: Job<ResearchJob>): Promise<void> {
    this.running++;
    try {
      const attempt = await this.attempts.begin(requestId, round);
      if (attempt !== null) await this.work(attempt);
    } finally {
      this.running--;
    }
  }

  @OnWorkerEvent('error')
  onError(error: Error): void {
    // QueueConnection logs the loss of the Redis connection.
    if (this.connection.isReady) this.logger.warn(`The queue: ${error.message}`);
  }

  private async work(attempt: Attempt): Promise<void> {
    const report = await this.look(attempt);
    if (report === null) {
      await this.attempts.giveBack(attempt);
      throw new Error('The worker had to end.');
    }
    if ((await this.attempts.finish(attempt, report)) === 'queued') throw new Error(report.reason ?? '');
    // The queue has room for the account's next request. If it is unavailable, the requeuer dispatches that later.
    await this.queue.dispatchFor([attempt.requestId]).catch((error: unknown) => {
      this.logger.debug(`The next request waits: ${(error as Error).message}`);
    });
  }

  /** The report on the domain; null if the process shuts down first. */
  private async look({ requestId, domain }: Attempt): Promise<ResearchReport | null> {
    const signal = AbortSignal.any([this.ending.signal, AbortSignal.timeout(MAX_MS)]);
    try {
      return await this.researcher.research(domain, { signal });
    } catch (error) {
      if (this.ending.signal.aborted) return null;
      if (signal.aborted) return failed('The site took too long.');
      this.logger.error({ err: error, request: requestId });
      return failed('It could not be looked into, for a reason that the operator’s log tells.');
    }
  }
}

const failed = (reason: string): ResearchReport => unread('failed', reason, { retryable: true });
