import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../database/database.js';
import type { ResearchReport } from '../researcher/findings.js';
import { ResearchRequest, type ResearchStatus } from '../research.entities.js';

export const MAX_ATTEMPTS = 5;

/** A worker's attempt at a request. It is valid until another worker takes the request over. */
export interface Attempt {
  readonly requestId: number;
  readonly domain: string;
  readonly token: string;
}

/**
 * $1 the request, $2 its round, $3 a new token, $4 the maximum number of attempts. A running request is taken
 * over: its worker is dead, or finds its token invalid. A request without attempts left fails.
 */
const BEGIN = statement(`
  UPDATE research_requests SET
    status = (CASE WHEN attempts < $4 THEN 'running' ELSE 'failed' END)::research_status,
    reason = CASE WHEN attempts < $4 THEN reason ELSE 'No worker came to an end with it: it was given up.' END,
    attempt_token = CASE WHEN attempts < $4 THEN $3::uuid END,
    finished_at = CASE WHEN attempts < $4 THEN NULL ELSE now() END,
    attempts = least(attempts + 1, $4), started_at = now(), updated_at = now()
  WHERE id = $1 AND round = $2 AND status IN ('queued', 'running')
  RETURNING domain, status`);

/**
 * $1 the request, $2 the token, $3 the status, $4 the reason, $5 the DNS facts, $6 the pages, $7 the
 * findings, $8 the number of attempts below which the request is queued again. An open finding of an earlier round is
 * updated.
 */
const FINISH = statement(`
  WITH finished AS (
    UPDATE research_requests SET
      status = (CASE WHEN attempts < $8 THEN 'queued' ELSE $3 END)::research_status,
      finished_at = CASE WHEN attempts < $8 THEN NULL ELSE now() END,
      reason = $4, dns = $5::jsonb, pages = $6::jsonb, attempt_token = NULL, updated_at = now()
    WHERE id = $1 AND attempt_token = $2::uuid AND status = 'running'
    RETURNING id, status
  ), finding AS (
    INSERT INTO research_findings AS known (request_id, kind, key, value, url, excerpt, read_at, confidence, reason)
    SELECT finished.id, f.kind, f.key, f.value, f.url, f.excerpt, f.read_at, f.confidence, f.reason
    FROM finished, ROWS FROM (jsonb_to_recordset($7::jsonb) AS (kind text, key text, value jsonb, url text, excerpt text,
      read_at timestamptz, confidence double precision, reason text)) WITH ORDINALITY AS
      f (kind, key, value, url, excerpt, read_at, confidence, reason, place)
    ORDER BY f.place
    ON CONFLICT (request_id, kind, key) DO UPDATE SET value = EXCLUDED.value, url = EXCLUDED.url,
      excerpt = EXCLUDED.excerpt, read_at = EXCLUDED.read_at, confidence = EXCLUDED.confidence, reason = EXCLUDED.reason
    WHERE known.status = 'open'
  )
  SELECT status FROM finished`);

/**
 * The attempts of workers at requests. PostgreSQL records the worker and the number of attempts, so a job
 * that the queue loses or delivers twice is harmless.
 */
@Injectable()
export class Attempts {
  constructor(private readonly db: Database) {}

  /** Begins an attempt; returns null if this round of the request has ended. */
  async begin(requestId: number, round: number): Promise<Attempt | null> {
    const token = randomUUID();
    const values = [requestId, round, token, MAX_ATTEMPTS];
    const [row] = await this.db.query<{ domain: string; status: ResearchStatus }>(BEGIN, values);
    return row?.status === 'running' ? { requestId, domain: row.domain, token } : null;
  }

  /**
   * Stores the report in one statement, which finishes the request, or queues it again after a temporary failure if
   * attempts are left. Returns the new status; null if another worker has taken the request over.
   */
  async finish({ requestId, token }: Attempt, report: ResearchReport): Promise<ResearchStatus | null> {
    const { outcome, retryable, reason, dns, pages, findings } = report;
    const found = [dns, pages, findings].map(storable);
    const retriesBelow = outcome === 'failed' && retryable ? MAX_ATTEMPTS : 0;
    const values = [
      requestId,
      token,
      outcome,
      reason === null ? null : plain(reason),
      ...found,
      retriesBelow,
    ];
    const [row] = await this.db.query<{ status: ResearchStatus }>(FINISH, values);
    return row?.status ?? null;
  }

  /** Requeues a request that the worker has no time to finish. The attempt does not count. */
  async giveBack({ requestId: id, token: attempt_token }: Attempt): Promise<void> {
    const queued = { status: 'queued', attempts: () => 'attempts - 1', attempt_token: null } as const;
    await this.db.manager.update(ResearchRequest, { id, attempt_token, status: 'running' }, queued);
  }
}

/** JSON that PostgreSQL accepts: null characters and lone surrogates from a page are removed. */
const storable = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' ? plain(part) : part));

const plain = (text: string): string => text.replaceAll('\0', '').toWellFormed();
