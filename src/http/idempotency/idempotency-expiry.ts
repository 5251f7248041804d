import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Database, statement } from '../../database/database.js';
import { KEPT_HOURS } from './idempotency.js';

const EVERY_MS = 3_600_000;

const SWEEP = statement(
  `DELETE FROM idempotency_keys WHERE created_at < now() - interval '${KEPT_HOURS} hours'`,
);

/** Removes answers that are no longer replayed. Nobody relies on it: an expired one is not looked at. */
@Injectable()
export class IdempotencyExpiry implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('IdempotencyExpiry');
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly db: Database) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.tryToSweep(), EVERY_MS).unref();
  }

  onApplicationShutdown(): void {
    if (this.timer) clearInterval(this.timer);
  }

  async sweep(): Promise<void> {
    await this.db.query(SWEEP);
  }

  private async tryToSweep(): Promise<void> {
    await this.sweep().catch((error: unknown) => {
      this.logger.warn(`Kept answers were not removed, and will be later: ${(error as Error).message}`);
    });
  }
}
