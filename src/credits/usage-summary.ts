import { Injectable } from '@nestjs/common';
import { Database, statement } from '../database/database.js';

/** What an account used in some days, today included. Days are those of UTC. */
export interface UsageSummary {
  /** Every day, the oldest first. */
  readonly days: readonly { readonly day: string; readonly credits: number }[];
  /** By method and route, the dearest first. */
  readonly operations: readonly { readonly operation: string; readonly credits: number }[];
}

/** The ledger, and the hour that is not in it yet. The grouping tells both apart. */
const SUMMARY = statement(`
  WITH used AS (
    SELECT period_from AS hour, operation, -credits AS credits FROM credit_entries
    WHERE account_id = $1 AND kind = 'usage' AND period_from >= current_date - ($2::int - 1)
    UNION ALL
    SELECT hour, operation, credits FROM credit_usage WHERE account_id = $1 AND hour >= current_date - ($2::int - 1)
  )
  SELECT hour::date AS day, operation, sum(credits)::bigint AS credits FROM used
  GROUP BY GROUPING SETS ((day), (operation)) HAVING sum(credits) <> 0`);
const DAYS = statement(
  `SELECT (current_date - n)::date AS day FROM generate_series($1::int - 1, 0, -1) AS n ORDER BY day`,
);

/** Sums of what an account used, for people to look at. */
@Injectable()
export class UsageSummaries {
  constructor(private readonly db: Database) {}

  async lastDays(accountId: number, days: number): Promise<UsageSummary> {
    const calendar = await this.db.query<{ day: string }>(DAYS, [days]);
    const sums = await this.db.query<{ day: string | null; operation: string | null; credits: number }>(
      SUMMARY,
      [accountId, days],
    );
    const byDay = new Map(sums.map(({ day, credits }) => [day, credits]));
    return {
      days: calendar.map(({ day }) => ({ day, credits: byDay.get(day) ?? 0 })),
      operations: sums
        .flatMap(({ operation, credits }) => (operation === null ? [] : [{ operation, credits }]))
        .sort((a, b) => b.credits - a.credits || a.operation.localeCompare(b.operation)),
    };
  }
}
