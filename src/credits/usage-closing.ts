import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Database, statement } from '../database/database.js';

const EVERY_MS = 60_000;

const CLOSE = statement(`
  WITH closed AS (
    DELETE FROM credit_usage WHERE hour < date_trunc('hour', now()) RETURNING *
  )
  INSERT INTO credit_entries (account_id, kind, credits, operation, period_from, period_to, balance_after)
  SELECT account_id, 'usage', -credits, operation, hour, hour + interval '1 hour', balance_after
  FROM closed WHERE credits <> 0 ORDER BY hour, operation`);

/** Enters the usage of hours that are over in the ledger. Any number of processes may try; each hour is entered once. */
@Injectable()
export class UsageClosing implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('UsageClosing');
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly db: Database) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.tryToClose(), EVERY_MS).unref();
  }

  onApplicationShutdown(): void {
    if (this.timer) clearInterval(this.timer);
  }

  async close(): Promise<void> {
    await this.db.query(CLOSE);
  }

  private async tryToClose(): Promise<void> {
    await this.close().catch((error: unknown) => {
      this.logger.warn(`Usage was not entered in the ledger, and will be later: ${(error as Error).message}`);
    });
  }
}
