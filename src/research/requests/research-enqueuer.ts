import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../config/config.js';
import { CONFIG } from '../../config/config.module.js';
import { BatchedRead } from '../../database/batched-read.js';
import { PaidWrites } from '../../credits/batch.js';
import type { Pay } from '../../credits/charge.js';
import { Database, statement } from '../../database/database.js';
import type { ResearchStatus } from '../research.entities.js';

interface Joining {
  readonly domain: string;
  readonly accountId: number;
}

/** What a lookup answers about the research of its domain. */
export interface Enqueued {
  /** True only for the call that created the request. */
  readonly queued: boolean;
  readonly status: ResearchStatus;
  /** Null if the account has too many requests open: then there is no request. */
  readonly id: number | null;
  /** One sentence: why it was refused, failed or is delayed. */
  readonly reason: string | null;
}

/** True of a request `r` that stands for its domain: an open one, or one that finished within so many days. */
const stands = (days: string) =>
  `(r.status IN ('queued', 'running') OR r.finished_at > now() - ${days} * interval '1 day')`;

const tooManyOpen = (limit: string) =>
  `'This account has ' || ${limit} || ' research requests open. Look the domain up again once some have finished.'`;

/**
 * Requests for domains that have none, each committed with the message that dispatches it and with the charge of the
 * lookup: one commit. Domains that have one get no answer. An account beyond its limit gets no request, and a reason.
 * DISTINCT since a statement does not see its own rows; a subquery for each domain, since PostgreSQL would read all
 * requests to join them.
 */
const NEW_DOMAINS = new PaidWrites(`
  asked AS (
    SELECT DISTINCT ON (p.domain) p.place, p.domain, p.max_open
    FROM (SELECT place, item->>'domain' AS domain, (item->>'days')::int AS days, (item->>'max_open')::int AS max_open
      FROM paid) p
    WHERE (SELECT r.id FROM research_requests r WHERE r.domain = p.domain AND ${stands('p.days')} LIMIT 1) IS NULL
    ORDER BY p.domain, p.place
  ), counted AS (
    SELECT asked.*, row_number() OVER (ORDER BY place) + (
      SELECT count(*) FROM research_requests r WHERE r.requested_by = $1 AND r.status IN ('queued', 'running')
    ) <= max_open AS fits FROM asked
  ), made AS (
    INSERT INTO research_requests (domain, requested_by) SELECT domain, $1 FROM counted WHERE fits
    ON CONFLICT (domain) WHERE status IN ('queued', 'running') DO NOTHING
    RETURNING id, domain, status
  ), message AS (
    INSERT INTO outbox (topic, record_id) SELECT 'research', id FROM made
  ), written AS (
    SELECT place, json_build_object('queued', true, 'status', status, 'id', id, 'reason', NULL) AS answer
    FROM made JOIN asked USING (domain)
    UNION ALL SELECT place, json_build_object('queued', false, 'status', 'refused', 'id', NULL, 'reason',
      ${tooManyOpen('max_open')})
    FROM counted WHERE NOT fits
  )`);

/**
 * $1 domains, $2 the account that asks for each, $3 days for which a finished request stands, $4 requests that an account
 * may have open. A domain that has a request joins it. For a caller that pays nothing, and for a domain whose request
 * finished a moment ago, the request is created here. A domain that another transaction creates a request for at this
 * moment gets no answer.
 */
const JOIN = statement(`
  WITH asked AS (
    SELECT * FROM unnest($1::text[], $2::bigint[]) WITH ORDINALITY AS a (domain, account_id, place)
  ), known AS (
    SELECT DISTINCT ON (r.domain) r.id, r.domain, r.status, r.reason, NULL::bigint AS place FROM research_requests r
    WHERE r.domain = ANY($1::text[]) AND ${stands('$3')}
    ORDER BY r.domain, r.status IN ('queued', 'running') DESC, r.id DESC
  ), first AS (
    SELECT DISTINCT ON (domain) * FROM asked WHERE domain NOT IN (SELECT domain FROM known) ORDER BY domain, place
  ), counted AS (
    SELECT first.*, row_number() OVER (PARTITION BY account_id ORDER BY place) + (
      SELECT count(*) FROM research_requests r WHERE r.requested_by = first.account_id AND r.status IN ('queued', 'running')
    ) <= $4::int AS fits FROM first
  ), made AS (
    INSERT INTO research_requests (domain, requested_by)
    SELECT domain, account_id FROM counted WHERE fits ORDER BY domain
    ON CONFLICT (domain) WHERE status IN ('queued', 'running') DO NOTHING
    RETURNING id, domain, status, reason
  ), message AS (
    INSERT INTO outbox (topic, record_id) SELECT 'research', id FROM made
  ), found AS (
    SELECT * FROM known UNION ALL SELECT made.*, first.place FROM made JOIN first USING (domain)
  ), joined AS (
    INSERT INTO research_askers (request_id, account_id)
    SELECT DISTINCT f.id, a.account_id FROM asked a JOIN found f USING (domain)
    WHERE f.place IS DISTINCT FROM a.place ORDER BY 1, 2
    ON CONFLICT DO NOTHING
  )
  SELECT a.place, coalesce(f.place = a.place, false) AS queued, f.status::text, f.id, f.reason
  FROM asked a JOIN found f USING (domain)
  UNION ALL SELECT place, false, 'refused', NULL, ${tooManyOpen('$4::int')} FROM counted WHERE NOT fits`);

/** A request that another transaction creates is visible once that has committed. */
const ATTEMPTS = 3;

/** Creates and joins research requests. It uses the database only, so a queue that is down delays no lookup. */
@Injectable()
export class ResearchEnqueuer {
  /** Lookups that queue behind others are joined to their requests together. */
  private readonly joins: BatchedRead<Joining, Enqueued>;

  constructor(
    private readonly db: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.joins = new BatchedRead((joining) => this.joinMany(joining));
  }

  /** Pays for a call, and enqueues research of a hostname in its stored form; null if research is disabled. */
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
    const [domains, accounts] = [
      joining.map(({ domain }) => domain),
      joining.map(({ accountId }) => accountId),
    ];
    const values = [domains, accounts, repeatAfterDays, maxOpenPerAccount];
    const rows = await this.db.query<Enqueued & { place: number }>(JOIN, values);
    return new Map(rows.map(({ place, ...enqueued }) => [joining[place - 1]!, enqueued]));
  }
}
