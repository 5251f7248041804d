import { setTimeout as sleep } from 'node:timers/promises';
import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Inject, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { Job } from 'bullmq';
import type { Config } from '../../config/config.js';
import { CONFIG } from '../../config/config.module.js';
import { unread, type ResearchReport } from '../researcher/findings.js';
import { Researcher } from '../researcher/researcher.js';
import { Attempts, type Attempt } from './attempts.js';
import { QueueConnection } from './queue-connection.js';
import { RESEARCH_QUEUE, ResearchQueue, type ResearchJob } from './research-queue.js';

/** A worker that has not renewed its hold on a job for so long is taken for dead. */
const LOCK_MS = 10_000;
/** How often the jobs of dead workers are looked for. */
const STALLED_EVERY_MS = 5_000;
/** An end waits for this pause, too, and nothing is taken from the queue meanwhile. */
const RETRY_MS = 1_000;
/** How often an end that waits for Redis looks whether that is there. */
const WATCH_MS = 100;
/** Longer than any site may take: ten pages of ten seconds, and the pauses between them. */
const MAX_MS = 300_000;

/** Looks into the domains of requests, as many at a time as the configuration says. */
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
  private inHand = 0;

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

  /** Takes no more jobs; those in hand have a moment to come to their end, and are given back after that. */
  async beforeApplicationShutdown(): Promise<void> {
    const deadline = setTimeout(() => this.ending.abort(), this.config.research.graceMs);
    // Without a connection, BullMQ would ask for the next job again and again, and leave no turn to anything else.
    await this.worker.pause(true);
    while (!this.connection.isReady && this.inHand > 0) await sleep(WATCH_MS);
    await this.stopWaiting();
    const watch = setInterval(() => void this.stopWaiting(), WATCH_MS);
    await this.worker.close();
    clearInterval(watch);
    clearTimeout(deadline);
  }

  /** While Redis is away there is nothing to wait for but what is in hand. */
  private async stopWaiting(): Promise<void> {
    if (!this.connection.isReady && this.inHand === 0) await this.connection.abandon();
  }

  /** Throws what makes BullMQ try again later. */
  async process({ data }: Job<ResearchJob>): Promise<void> {
    this.inHand++;
    try {
      await this.work(data);
    } finally {
      this.inHand--;
    }
  }

  @OnWorkerEvent('error')
  onError(error: Error): void {
    // That Redis is away has been said.
    if (this.connection.isReady) this.logger.warn(`The queue: ${error.message}`);
  }

  private async work({ requestId, round }: ResearchJob): Promise<void> {
    const attempt = await this.attempts.begin(requestId, round);
    if (attempt === null) return;
    const report = await this.look(attempt);
    if (report === null) {
      await this.attempts.giveBack(attempt);
      throw new RetryLater('The worker had to end.');
    }
    if (report.outcome !== 'failed' || !report.retryable) {
      await this.attempts.finish(attempt, report);
      await this.dispatchNext(requestId);
      return;
    }
    const reason = report.reason ?? 'The site could not be read.';
    if (await this.attempts.fail(attempt, reason)) throw new RetryLater(reason);
    await this.dispatchNext(requestId);
  }

  /** The account has room for another request now. If the queue is unavailable, the requeuer dispatches it later. */
  private async dispatchNext(requestId: number): Promise<void> {
    await this.queue.dispatchFor([requestId]).catch((error: unknown) => {
      this.logger.debug(`The next request waits: ${(error as Error).message}`);
    });
  }

  /** What there is to be found; null if the process has to end before that. */
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

/** Back into the queue, to be tried again after a pause that grows. */
class RetryLater extends Error {
  override name = 'RetryLater';
}
