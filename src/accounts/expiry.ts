import { Injectable } from '@nestjs/common';
import { deletion, Housekeeping, type Chore } from '../database/housekeeping.js';
import { IDLE_DAYS, MAX_DAYS } from './sessions/sessions.js';

/** A device without a sign-in for this long is no longer known. */
const DEVICE_DAYS = 365;

const before = (table: string, column: string, days: number): Chore => ({
  name: `delete rows of ${table} that have expired by ${column}`,
  everyMs: 3_600_000,
  slice: deletion(table, `${column} < now() - interval '${days} days'`, column),
});

const EXPIRED: readonly Chore[] = [
  before('sessions', 'seen_at', IDLE_DAYS),
  before('sessions', 'created_at', MAX_DAYS),
  before('known_devices', 'seen_at', DEVICE_DAYS),
  before('password_resets', 'expires_at', 0),
  before('pending_sign_ups', 'expires_at', 0),
  before('throttles', 'busy_until', 0),
];

/** Deletes what has expired. Correctness does not depend on it: what has expired is not accepted. */
@Injectable()
export class Expiry {
  constructor(private readonly housekeeping: Housekeeping) {
    for (const chore of EXPIRED) housekeeping.add(chore);
  }

  async sweep(): Promise<void> {
    for (const chore of EXPIRED) await this.housekeeping.run(chore);
  }
}
