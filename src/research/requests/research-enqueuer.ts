import { Inject, Injectable } from '@nestjs/common';
import { type Config, CONFIG } from '../../config/config.js';
import { BatchedRead } from '../../database/batched-read.js';
import { PaidWrites } from '../../credits/batch.js';
import type { Pay } from '../../credits/charge.js';
import { Database, statement } from '../../database/database.js';
import type { ResearchStatus } from '../research.entities.js';

interface Joining {
  readonly domain: string;
  readonly accountId: number;
}

export interface Enqueued {
  /** True only for the call that created the request. */
  readonly queued: boolean;
  readonly status: ResearchStatus;
  /** Null if no request was created because the account has too many open requests. */
  readonly id: number | null;
  /** One sentence: why the request was refused, failed or is delayed. */
  readonly reason: string | null;
}

/** A condition on a request `r`: it is open, or finished within the given number of days. */
const stands = (days: string) =>
  `(r.status IN ('queued', 'running') OR r.finished_at > now() - ${days} * interval '1 day')`;

/**
 * Creates the requests `wanted (place, domain, account_id, max_open)` with their outbox messages. An account beyond its
 * limit gets a reason and no request.
 */
const CREATE = `
  counted AS (
    SELECT wanted.*, row_number() OVER (PARTITION BY account_id ORDER BY place) + (
      SELECT count(*) FROM research_requests r
      WHERE r.requested_by = wanted.account_id AND r.status IN ('queued', 'running')) <= max_open AS fits
    FROM wanted
  ), made AS (
    INSERT INTO research_requests (domain, requested_by)
    SELECT domain, account_id FROM counted WHERE fits ORDER BY domain
    ON CONFLICT (domain) WHERE status IN ('queued', 'running') DO NOTHING
    RETURNING id, domain, status, reason
  ), message AS (
    INSERT INTO outbox (topic, record_id) SELECT 'research', id FROM made
  ), refused AS (
    SELECT place, 'This account has ' || max_open ||
      ' research requests open. Look the domain up again once some have finished.' AS reason
    FROM counted WHERE NOT fits
  )`;

/**
 * Creates requests for domains without one, in the commit that charges for the lookup. A domain that has a request
 * returns no row. DISTINCT is needed because a statement does not see its own rows. The subquery for each domain
 * prevents PostgreSQL from reading all requests for a join.
 */
const NEW_DOMAINS = new PaidWrites(`
  wanted AS (
    SELECT DISTINCT ON (p.domain) p.place, p.domain, $1::bigint AS account_id, p.max_open
    FROM (SELECT place, item->>'domain' AS domain, (item->>'days')::int AS days, (item->>'max_open')::int AS max_open
      FROM paid) p
    WHERE (SELECT r.id FROM research_requests r WHERE r.domain = p.domain AND ${stands('p.days')} LIMIT 1) IS NULL
    ORDER BY p.domain, p.place
  ), ${CREATE}, written AS (
    SELECT place, json_build_object('queued', true, 'status', status, 'id', id, 'reason', NULL) AS answer
    FROM made JOIN wanted USING (domain)
    UNION ALL
    SELECT place, json_build_object('queued', false, 'status', 'refused', 'id', NULL, 'reason', reason) FROM refused
  )`);

/**
 * $1 domains, $2 the account that requests each, $3 the number of days for which a finished request remains
 * current, $4 the maximum number of open requests of an account. An account joins the current request for a
 * domain. The statement also creates requests, for callers that are not charged and for domains whose request
 * finished in the meantime. A domain for which a concurrent transaction creates a request returns no row.
 */
const JOIN = statement(`
  WITH asked AS (
    SELECT *, $4::int AS max_open FROM unnest($1::text[], $2::bigint[]) WITH ORDINALITY AS a (domain, account_id, place)
  ), known AS (
    SELECT DISTINCT ON (r.domain) r.id, r.domain, r.status, r.reason, NULL::bigint AS place FROM research_requests r
    WHERE r.domain = ANY($1::text[]) AND ${stands('$3')}
    ORDER BY r.domain, r.status IN ('queued', 'running') DESC, r.id DESC
  ), wanted AS (
    SELECT DISTINCT ON (domain) * FROM asked WHERE domain NOT IN (SELECT domain FROM known) ORDER BY domain, place
  ), ${CREATE}, found AS (
    SELECT * FROM known UNION ALL SELECT made.*, wanted.place FROM made JOIN wanted USING (domain)
  ), joined AS (
    INSERT INTO research_askers (request_id, account_id)
    SELECT DISTINCT f.id, a.account_id FROM asked a JOIN found f USING (domain)
    WHERE f.place IS DISTINCT FROM a.place ORDER BY 1, 2
    ON CONFLICT DO NOTHING
  )
  SELECT a.place, coalesce(f.place = a.place, false) AS queued, f.status::text, f.id, f.reason
  FROM asked a JOIN found f USING (domain)
  UNION ALL SELECT place, false, 'refused', NULL, reason FROM refused`);

/** A request of a concurrent transaction becomes visible after its commit. */
const ATTEMPTS = 3;

/** Uses the database only, so that an unavailable queue does not delay lookups. */
@Injectable()
export class ResearchEnqueuer {
  /** Concurrent lookups join their requests in one batch. */
  private readonly joins: BatchedRead<Joining, Enqueued>;

  constructor(
    private readonly db: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.joins = new BatchedRead((joining) => this.joinMany(joining));
  }

  /** Charges a call, and enqueues research of a normalized hostname; null if research is disabled. */
  async enqueue(domain: string, accountId: number, pay: Pay): Promise<Enqueued | null> {
    const { enabled, repeatAfterDays: days, maxOpenPerAccount: max_open } = this.config.research;
    const made = (await pay(enabled ? NEW_DOMAINS.of({ domain, days, max_open }) : undefined)) as
      Enqueued | undefined;
    if (made || !enabled) return made ?? null;
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const joined = await this.joins.read({ domain, accountId });
      if (joined) return joined;
    }
    return null;
  }

  private async joinMany(joining: readonly Joining[]): Promise<Map<Joining, Enqueued>> {
    const { repeatAfterDays, maxOpenPerAccount } = this.config.research;
    const domains = joining.map(({ domain }) => domain);
    const accounts = joining.map(({ accountId }) => accountId);
    const values = [domains, accounts, repeatAfterDays, maxOpenPerAccount];
    const rows = await this.db.query<Enqueued & { place: number }>(JOIN, values);
    return new Map(rows.map(({ place, ...enqueued }) => [joining[place - 1]!, enqueued]));
  }
}
