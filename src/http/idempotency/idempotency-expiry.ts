import { Injectable } from '@nestjs/common';
import { deletion, Housekeeping, type Chore } from '../../database/housekeeping.js';
import { KEPT_HOURS } from './idempotency.js';

const EXPIRE: Chore = {
  name: 'delete expired idempotency keys',
  everyMs: 3_600_000,
  slice: deletion('idempotency_keys', `created_at < now() - interval '${KEPT_HOURS} hours'`, 'created_at'),
};

/** Deletes answers that are no longer replayed. Correctness does not depend on it: expired answers are ignored. */
@Injectable()
export class IdempotencyExpiry {
  constructor(private readonly housekeeping: Housekeeping) {
    housekeeping.add(EXPIRE);
  }

  async sweep(): Promise<void> {
    await this.housekeeping.run(EXPIRE);
  }
}
