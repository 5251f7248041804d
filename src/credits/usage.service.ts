import { Injectable } from '@nestjs/common';
import { Database, statement } from '../database/database.js';
import { moment } from '../database/json.js';
import type { Caller } from '../http/caller.js';
import { listReply, sliceOf, type ListPage } from '../http/envelope.js';
import type { PageQuery } from '../http/list.query.js';
import { JsonReply } from '../http/reply.js';
import { CreditHeaders } from './credit-headers.js';

/** The ledger and, before it, the sums of the hour that is not over yet; newest first. */
const ENTRIES = statement(`
  WITH entry AS (
    SELECT kind::text, credits, operation, period_from, period_to, balance_after, reference, created_at,
           1 AS source, id::text AS place
    FROM credit_entries WHERE account_id = $1
    UNION ALL
    SELECT 'usage', -credits, operation, hour, hour + interval '1 hour', balance_after, NULL, hour,
           2 AS source, operation
    FROM credit_usage WHERE account_id = $1 AND credits <> 0
  ), page AS (
    SELECT * FROM entry ORDER BY source DESC, CASE source WHEN 1 THEN -place::bigint END, created_at DESC, place
    LIMIT $2 OFFSET $3
  )
  SELECT coalesce(json_agg(json_build_object('kind', kind, 'credits', credits, 'operation', operation,
           'from', ${moment('coalesce(period_from, created_at)')}, 'to', ${moment('coalesce(period_to, created_at)')},
           'balance_after', balance_after, 'reference', reference))::text, '[]') AS rows,
         count(*) AS returned, NULL AS "nextAfter", (SELECT count(*) FROM entry) AS total
  FROM page`);

@Injectable()
export class UsageService {
  constructor(
    private readonly db: Database,
    private readonly credits: CreditHeaders,
  ) {}

  async entries(caller: Caller, query: PageQuery, path: string): Promise<JsonReply> {
    const slice = sliceOf(query);
    const remaining = caller.admin ? 'unlimited' : await this.credits.remaining(caller.accountId);
    const [page] = await this.db.query<ListPage>(ENTRIES, [caller.accountId, slice.perPage, slice.offset]);
    const reply = listReply(['entries'], page!, slice, { path, query: { ...query }, filters: {} });
    return new JsonReply(
      `{"credits_remaining":${JSON.stringify(remaining)},${reply.text.slice(1)}`,
      reply.options,
    );
  }
}
