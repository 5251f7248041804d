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

/** Requests that are looked at in one go. */
const MOST = 1_000;

/**
 * Brings requests that the queue has forgotten back into it. A Redis server may come back without its data: what is to be
 * done is known to PostgreSQL, and the queue only tells workers of it.
 */
@Injectable()
export class ForgottenRequests implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Research');
  private timer: NodeJS.Timeout | undefined;
  private after = 0;
  private sweeping: Promise<void> = Promise.resolve();

  constructor(
    private readonly queue: ResearchQueue,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.sweeping = this.sweep().catch((error: unknown) =>
        this.logger.debug(`Forgotten requests have to wait: ${(error as Error).message}`),
      );
    }, this.config.research.sweepEveryMs).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.sweeping;
  }

  /** Looks at the next requests to which nothing has happened since the last but one time. */
  async sweep(): Promise<void> {
    const idleSeconds = (2 * this.config.research.sweepEveryMs) / 1_000;
    this.after = await this.queue.addForgotten(this.after, idleSeconds, MOST);
  }
}
