import { Injectable } from '@nestjs/common';
import { Housekeeping, type Chore } from '../database/housekeeping.js';

const CLOSE: Chore = {
  name: 'enter the usage of past hours in the ledger',
  everyMs: 60_000,
  slice: (limit) => `
    WITH picked AS (
      SELECT account_id, operation, hour FROM credit_usage WHERE hour < date_trunc('hour', now())
      ORDER BY hour, account_id LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ), closed AS (
      DELETE FROM credit_usage u USING picked p
      WHERE (u.account_id, u.operation, u.hour) = (p.account_id, p.operation, p.hour) RETURNING u.*
    ), entered AS (
      INSERT INTO credit_entries (account_id, kind, credits, operation, period_from, period_to, balance_after)
      SELECT account_id, 'usage', -credits, operation, hour, hour + interval '1 hour', balance_after
      FROM closed WHERE credits <> 0 ORDER BY hour, balance_after DESC, operation
    )
    SELECT count(*) AS processed FROM closed`,
};

/** Enters the usage of past hours in the ledger. Any number of processes may run it: each row is entered once. */
@Injectable()
export class UsageClosing {
  constructor(private readonly housekeeping: Housekeeping) {
    housekeeping.add(CLOSE);
  }

  async close(): Promise<void> {
    await this.housekeeping.run(CLOSE);
  }
}
