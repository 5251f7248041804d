import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Database, statement } from '../database/database.js';
import { IDLE_DAYS, LONGEST_DAYS } from './sessions/sessions.js';

const EVERY_MS = 3_600_000;
/** A device in which nobody has signed in for so long is a stranger again. */
const DEVICE_DAYS = 365;

const SWEEPS = [
  `DELETE FROM sessions WHERE seen_at < now() - interval '${IDLE_DAYS} days'
     OR created_at < now() - interval '${LONGEST_DAYS} days'`,
  `DELETE FROM known_devices WHERE seen_at < now() - interval '${DEVICE_DAYS} days'`,
  `DELETE FROM password_resets WHERE expires_at < now()`,
  `DELETE FROM throttles WHERE busy_until < now()`,
].map(statement);

/** Removes what has expired. Nobody relies on it: whatever has expired is not accepted while it is still there. */
@Injectable()
export class Expiry implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Expiry');
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly db: Database) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.tryToSweep(), EVERY_MS).unref();
  }

  onApplicationShutdown(): void {
    if (this.timer) clearInterval(this.timer);
  }

  async sweep(): Promise<void> {
    for (const sweep of SWEEPS) await this.db.query(sweep);
  }

  private async tryToSweep(): Promise<void> {
    await this.sweep().catch((error: unknown) => {
      this.logger.warn(`What has expired was not removed, and will be later: ${(error as Error).message}`);
    });
  }
}
