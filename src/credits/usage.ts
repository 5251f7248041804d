import { Injectable } from '@nestjs/common';
import { Database, statement } from '../database/database.js';
import { jsonAgg, jsonObject, moment } from '../database/json.js';
import type { Caller } from '../http/params.js';
import { momentOf, type ListQuery, listReply, sliceOf, type ListPage } from '../http/list.query.js';
import type { JsonReply } from '../http/reply.js';
import { Meter } from './meter.js';
import type { Chore } from '../database/housekeeping.js';

/** SQL: true for usage that may have changed since $8. */
const OPEN_SINCE = `($8::timestamptz IS NULL OR hour + interval '1 hour' > $8)`;
const CLOSED_SINCE = `($8::timestamptz IS NULL OR created_at >= $8)`;

const ENTRY = jsonObject({
  kind: 'kind',
  credits: 'credits',
  operation: 'operation',
  from: moment('"from"'),
  to: moment('"to"'),
  balance_after: 'balance_after',
  reference: 'reference',
});

/**
 * The open hour's sums, then the ledger; newest first. Within an hour the operation that was charged last has the
 * lowest balance, and comes first.
 *
 * $1 account, $2 limit, $3 offset, $8 a time or null. $4 to $7 are the cursor position or null: for an entry its id;
 * for a sum 0, its hour, balance and operation.
 */
const ENTRIES = statement(`
  WITH open AS (
    SELECT * FROM credit_usage WHERE account_id = $1 AND credits <> 0 AND ${OPEN_SINCE}
  ), found AS (
    (SELECT 0::bigint AS id, 'usage' AS kind, -credits AS credits, operation, hour AS "from",
       hour + interval '1 hour' AS "to", balance_after, NULL::text AS reference
     FROM open
     WHERE $4::bigint IS NULL OR $4 = 0 AND (hour < $5::timestamptz OR hour = $5 AND (balance_after, operation) > ($6::bigint, $7::text))
     ORDER BY hour DESC, balance_after, operation LIMIT $2 + 1 OFFSET $3)
    UNION ALL
    (SELECT id, kind::text, credits, operation, coalesce(period_from, created_at), coalesce(period_to, created_at),
       balance_after, reference
     FROM credit_entries
     WHERE account_id = $1 AND (coalesce($4, 0) = 0 OR id < $4) AND ${CLOSED_SINCE}
     ORDER BY id DESC LIMIT $2 + 1 OFFSET greatest($3 - (SELECT count(*) FROM open), 0))
  ), numbered AS (
    SELECT *, row_number() OVER (ORDER BY id = 0 DESC, CASE id WHEN 0 THEN "from" END DESC,
      CASE id WHEN 0 THEN balance_after END, CASE id WHEN 0 THEN operation END, id DESC) AS place
    FROM found
  )
  SELECT ${jsonAgg(ENTRY, 'place', 'place <= $2')}::text AS rows,
         count(*) FILTER (WHERE place <= $2) AS returned,
         (SELECT CASE id WHEN 0 THEN json_build_array(0, (extract(epoch FROM "from") * 1000)::bigint, balance_after, operation)
            ELSE json_build_array(id, 0, 0, '') END
          FROM numbered WHERE place = $2 AND EXISTS (SELECT FROM numbered WHERE place > $2)) AS "nextAfter",
         (SELECT count(*) FROM open)
           + (SELECT count(*) FROM credit_entries WHERE account_id = $1 AND ${CLOSED_SINCE}) AS total
  FROM numbered`);

/** An account's usage in the last days, including today. Days are in UTC. */
export interface UsageSummary {
  /** Every day, oldest first. */
  readonly days: readonly { readonly day: string; readonly credits: number }[];
  /** By method and route, the most expensive first. */
  readonly operations: readonly { readonly operation: string; readonly credits: number }[];
}

/** The ledger, the open hour that is not in it yet, and every day. */
const SUMMARY = statement(`
  WITH used AS (
    SELECT period_from AS hour, operation, -credits AS credits FROM credit_entries
    WHERE account_id = $1 AND kind = 'usage' AND period_from >= current_date - ($2::int - 1)
    UNION ALL
    SELECT hour, operation, credits FROM credit_usage WHERE account_id = $1 AND hour >= current_date - ($2::int - 1)
    UNION ALL
    SELECT current_date - n, NULL, 0 FROM generate_series(0, $2::int - 1) AS n
  )
  SELECT hour::date AS day, operation, sum(credits)::bigint AS credits FROM used
  GROUP BY GROUPING SETS ((day), (operation)) ORDER BY day, credits DESC, operation`);

export interface DayBalance {
  readonly day: string;
  readonly balance: number;
}

/** $1 account, $2 days. The current balance, less the changes after the end of each day. */
const BALANCES = statement(`
  WITH changed AS (
    SELECT coalesce(period_from, created_at) AS at, credits FROM credit_entries
    WHERE account_id = $1 AND coalesce(period_from, created_at) >= current_date - ($2::int - 1)
    UNION ALL
    SELECT hour, -credits FROM credit_usage WHERE account_id = $1
  )
  SELECT day::date AS day, (SELECT balance FROM credit_balances WHERE account_id = $1)
    - coalesce((SELECT sum(credits) FROM changed WHERE at >= day + interval '1 day'), 0)::bigint AS balance
  FROM generate_series(current_date - ($2::int - 1), current_date, interval '1 day') AS day ORDER BY day`);

/** Limit of ledger entries that are summed up for all accounts: days that start before them are omitted. */
const MAX_ENTRIES = 100_000;

/** $1 days. */
const OF_ALL = statement(`
  WITH latest AS MATERIALIZED (
    SELECT kind, period_from, credits, created_at FROM credit_entries ORDER BY id DESC LIMIT ${MAX_ENTRIES}
  ), used AS (
    SELECT period_from AS hour, -credits AS credits FROM latest WHERE kind = 'usage'
    UNION ALL
    SELECT hour, credits FROM credit_usage
  ), whole AS (
    SELECT CASE WHEN count(*) = ${MAX_ENTRIES} THEN min(created_at)::date + 1 END AS since FROM latest
  )
  SELECT day::date AS day, coalesce((SELECT sum(credits) FROM used WHERE hour >= day AND hour < day + interval '1 day'), 0)::bigint AS credits
  FROM whole, generate_series(greatest(current_date - ($1::int - 1), least(since, current_date)), current_date, interval '1 day') AS day
  ORDER BY day`);

@Injectable()
export class UsageService {
  constructor(
    private readonly db: Database,
    private readonly meter: Meter,
  ) {}

  async entries(caller: Caller, query: ListQuery, path: string): Promise<JsonReply> {
    const { updated_since } = query;
    const slice = sliceOf(query, {
      name: 'usage',
      binding: [caller.accountId, updated_since],
      position: ['number', 'number', 'number', 'string'],
    });
    const remaining = caller.admin ? 'unlimited' : await this.meter.balance(caller.accountId);
    const [id, hour, balance, operation] = slice.after ?? [];
    const [page] = await this.db.query<ListPage>(ENTRIES, [
      caller.accountId,
      slice.limit,
      slice.offset,
      id ?? null,
      hour === undefined ? null : momentOf(hour as number),
      balance ?? null,
      operation ?? null,
      updated_since ?? null,
    ]);
    return listReply(['entries'], page!, slice, {
      path,
      query: { ...query },
      filters: { updated_since },
      body: { credits_remaining: JSON.stringify(remaining) },
    });
  }

  /** The balance of an account at the end of each of the last days, and now; oldest first. */
  balances(accountId: number, days: number): Promise<DayBalance[]> {
    return this.db.query(BALANCES, [accountId, days]);
  }

  /** The usage of all accounts on each of the last days, oldest first; fewer days if the ledger grows fast. */
  ofAll(days: number): Promise<{ day: string; credits: number }[]> {
    return this.db.query(OF_ALL, [days]);
  }

  async lastDays(accountId: number, days: number): Promise<UsageSummary> {
    type Sum = { day: string | null; operation: string | null; credits: number };
    const sums = await this.db.query<Sum>(SUMMARY, [accountId, days]);
    return {
      days: sums.flatMap(({ day, credits }) => (day === null ? [] : [{ day, credits }])),
      operations: sums.flatMap(({ operation, credits }) =>
        operation === null || credits === 0 ? [] : [{ operation, credits }],
      ),
    };
  }
}

/** Posts the usage of past hours to the ledger. Any number of processes may run it: each row is posted once. */
export const CLOSE_USAGE: Chore = {
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
