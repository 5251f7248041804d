import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Config } from '../../config/config.js';
import { CONFIG } from '../../config/config.module.js';
import { ResearchQueue } from './research-queue.js';

/** Requests read in one run. */
const LIMIT = 1_000;

/**
 * Queues requests again whose jobs the queue has lost. A Redis server may come back without its data: PostgreSQL knows what
 * remains to be done, the queue only brings it to workers.
 */
@Injectable()
export class StaleRequestRequeuer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Research');
  private timer: NodeJS.Timeout | undefined;
  private after = 0;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly queue: ResearchQueue,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.running = this.run().catch((error: unknown) =>
        this.logger.debug(`Stale requests wait for the next run: ${(error as Error).message}`),
      );
    }, this.config.research.sweepEveryMs).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  /** Requeues the next requests that have not changed since the run before the last. */
  async run(): Promise<void> {
    const idleSeconds = (2 * this.config.research.sweepEveryMs) / 1_000;
    this.after = await this.queue.requeueStale(this.after, idleSeconds, LIMIT);
  }
}
