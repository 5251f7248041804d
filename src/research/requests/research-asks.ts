import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../config/config.js';
import { CONFIG } from '../../config/config.module.js';
import { BatchedRead } from '../../database/batched-read.js';
import { PaidWrites } from '../../credits/paid-writes.js';
import type { Pay } from '../../credits/payment.js';
import { Database, statement } from '../../database/database.js';
import type { ResearchStatus } from './research-request.entity.js';

/** A domain that somebody wants to be looked into. */
interface Ask {
  readonly domain: string;
  readonly accountId: number;
}

/** What came of asking. */
export interface Asked {
  /** Whether it was this that put the domain in the queue; false if it had been asked for before. */
  readonly queued: boolean;
  readonly status: ResearchStatus;
  readonly id: number;
}

/** True of a request `r` that stands for its domain: an open one, or one that was finished within so many days. */
const stands = (days: string) =>
  `(r.status IN ('queued', 'running') OR r.finished_at > now() - ${days} * interval '1 day')`;

/**
 * Requests for domains that have none, each committed with the message that brings it to the queue, and with the charge
 * of the lookup that asks: one commit. Domains that have one are answered nothing. DISTINCT since a statement does not
 * see its own rows; a subquery for each domain, since PostgreSQL would read all requests to join them.
 */
const NEW_DOMAINS = new PaidWrites(`
  asked AS (
    SELECT DISTINCT ON (p.domain) p.place, p.domain
    FROM (SELECT place, item->>'domain' AS domain, (item->>'days')::int AS days FROM paid) p
    WHERE (SELECT r.id FROM research_requests r WHERE r.domain = p.domain AND ${stands('p.days')} LIMIT 1) IS NULL
    ORDER BY p.domain, p.place
  ), made AS (
    INSERT INTO research_requests (domain, requested_by) SELECT domain, $1 FROM asked
    ON CONFLICT (domain) WHERE status IN ('queued', 'running') DO NOTHING
    RETURNING id, domain, status
  ), message AS (
    INSERT INTO outbox (topic, record_id) SELECT 'research', id FROM made
  ), written AS (
    SELECT place, json_build_object('queued', true, 'status', status, 'id', id) AS answer
    FROM made JOIN asked USING (domain)
  )`);

/**
 * $1 domains, $2 who asks for each, $3 days for which a finished request stands. A new request is committed with the
 * message that brings it to the queue; a domain that has an open or a recent one joins that. Of asks for one domain the
 * first makes the request. A domain that another transaction takes up at this moment is answered nothing.
 */
const ASK = statement(`
  WITH asked AS (
    SELECT * FROM unnest($1::text[], $2::bigint[]) WITH ORDINALITY AS a (domain, account_id, place)
  ), known AS (
    SELECT DISTINCT ON (r.domain) r.id, r.domain, r.status, NULL::bigint AS place FROM research_requests r
    WHERE r.domain = ANY($1::text[]) AND ${stands('$3')}
    ORDER BY r.domain, r.status IN ('queued', 'running') DESC, r.id DESC
  ), first AS (
    SELECT DISTINCT ON (domain) * FROM asked WHERE domain NOT IN (SELECT domain FROM known) ORDER BY domain, place
  ), made AS (
    INSERT INTO research_requests (domain, requested_by) SELECT domain, account_id FROM first ORDER BY domain
    ON CONFLICT (domain) WHERE status IN ('queued', 'running') DO NOTHING
    RETURNING id, domain, status
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
  SELECT a.place, f.id, f.status, coalesce(f.place = a.place, false) AS queued
  FROM asked a JOIN found f USING (domain)`);

/** Who loses the race for a domain finds the winner's request when it looks again. */
const ATTEMPTS = 3;

/** The way in which a domain gets to be looked into. It touches the database only: a queue that is down holds up nobody. */
@Injectable()
export class ResearchAsks {
  /** Asks that queue behind others are made together. */
  private readonly asks: BatchedRead<Ask, Asked>;

  constructor(
    private readonly db: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.asks = new BatchedRead((asks) => this.askMany(asks));
  }

  /** Pays for a call, and asks for a domain (a hostname in its stored form); null if research is switched off. */
  async ask(domain: string, accountId: number, pay: Pay): Promise<Asked | null> {
    const { enabled, repeatAfterDays: days } = this.config.research;
    const made = (await pay(enabled ? NEW_DOMAINS.of({ domain, days }) : undefined)) as Asked | undefined;
    if (made || !enabled) return made ?? null;
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const asked = await this.asks.read({ domain, accountId });
      if (asked) return asked;
    }
    return null;
  }

  private async askMany(asks: readonly Ask[]): Promise<Map<Ask, Asked>> {
    const rows = await this.db.query<Asked & { place: number }>(ASK, [
      asks.map(({ domain }) => domain),
      asks.map(({ accountId }) => accountId),
      this.config.research.repeatAfterDays,
    ]);
    return new Map(rows.map(({ place, queued, status, id }) => [asks[place - 1]!, { queued, status, id }]));
  }
}
