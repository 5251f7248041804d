import { Inject, Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { type Config, CONFIG } from '../../config/config.js';
import { Database, statement } from '../../database/database.js';
import { Housekeeping, type Chore } from '../../database/housekeeping.js';
import { accountName, jsonObject, moment, type JsonFields } from '../../database/json.js';
import { identity } from '../../records/views.js';
import { conflict, noRecord } from '../../common/errors.js';
import { recordReply, withoutBlanks, type JsonReply } from '../../http/reply.js';
import type { WriteContext } from '../../http/params.js';
import { appendToOutbox } from '../../outbox/outbox.js';
import { Lists, type ListSpec } from '../../records/lists.js';
import { RecordList } from '../../records/record-list.js';
import { KnownRecords } from '../review/known-records.js';
import type { ListResearchRequestsQuery } from '../research.dto.js';
import { ResearchFinding, ResearchRequest, turnOf } from '../research.entities.js';
import { lockTask } from '../../records/editor-tasks.js';

const findingsCount = (r: string, condition: string): string =>
  `(SELECT count(*) FROM research_findings f WHERE f.request_id = ${r}.id AND ${condition})`;

/** The fields shown to the requesting account; `r` is the table's alias. */
const requestState = (r: string): JsonFields => ({
  id: `${r}.id`,
  domain: `${r}.domain`,
  status: `${r}.status`,
  reason: `${r}.reason`,
  created_at: moment(`${r}.created_at`),
  updated_at: moment(`${r}.updated_at`),
  started_at: moment(`${r}.started_at`),
  finished_at: moment(`${r}.finished_at`),
});

/** The fields shown to editors in lists. */
const requestSummary = (r: string): JsonFields => ({
  ...requestState(r),
  attempts: `${r}.attempts`,
  requested_by: accountName(`${r}.requested_by`),
  organization: `(SELECT ${jsonObject({ ...identity('o'), name: 'o.name' })}
    FROM organizations o WHERE o.id = ${r}.organization_id)`,
  findings_count: findingsCount(r, 'true'),
  open_findings_count: findingsCount(r, `f.status = 'open'`),
});

const KEYS = ['research_request'] as const;

const SHOW = statement(`
  SELECT ${jsonObject({ ...requestSummary('r'), dns: 'r.dns', pages: 'r.pages' })}::text AS json
  FROM research_requests r WHERE r.id = $1`);
/** $1 the id, $2 the requesting account, $3 whether that account is an editor. */
const STATE = statement(`
  SELECT ${jsonObject(requestState('r'))}::text AS json FROM research_requests r
  WHERE r.id = $1 AND ($3::boolean OR r.requested_by = $2 OR EXISTS (
    SELECT FROM research_askers a WHERE a.request_id = r.id AND a.account_id = $2))`);
const DELETE_ASKERS = statement(`DELETE FROM research_askers WHERE request_id = $1`);

/** The new round is a separate job with the full number of attempts. */
const AGAIN = {
  status: 'queued',
  round: () => 'round + 1',
  attempts: 0,
  attempt_token: null,
  reason: null,
  started_at: null,
  finished_at: null,
  dispatched_at: null,
} as const;

/**
 * Deletes the value and excerpt of findings that were not accepted within the retention time, because they
 * are personal data. The key contains the value, so it is deleted too. If the site still publishes the value,
 * later research reports it as a new finding.
 */
const expireFindings = (retentionDays: number): Chore => ({
  name: 'expire findings',
  everyMs: 3_600_000,
  slice: (limit) => `
    WITH expired AS (
      UPDATE research_findings SET status = 'expired', value = NULL, edited_value = NULL, excerpt = NULL,
        key = 'expired ' || id
      WHERE id = ANY(ARRAY(
        SELECT id FROM research_findings
        WHERE status IN ('open', 'rejected') AND value IS NOT NULL
          AND read_at < now() - interval '${retentionDays} days'
        ORDER BY read_at LIMIT ${limit} FOR UPDATE SKIP LOCKED))
      RETURNING 1
    )
    SELECT count(*) AS processed FROM expired`,
});

@Injectable()
export class ResearchRequests {
  readonly expiry: Chore;
  private readonly spec: ListSpec;

  constructor(
    private readonly db: Database,
    private readonly lists: Lists,
    private readonly known: KnownRecords,
    housekeeping: Housekeeping,
    @Inject(CONFIG) { research }: Config,
  ) {
    this.expiry = expireFindings(research.retentionDays);
    housekeeping.add(this.expiry);
    this.spec = {
      list: new RecordList(db, 'research_requests', requestSummary),
      keys: ['research_requests'],
      values: [
        { name: 'status', sql: (status) => `t.status = ${status}::research_status` },
        { name: 'domain', sql: (domain) => `t.domain = ${domain}` },
        {
          name: 'findings',
          // 'open' is a literal so that PostgreSQL uses the partial index of open findings. The parameter has
          // no other value.
          sql: (status) =>
            `${status} = 'open' AND t.id IN (SELECT f.request_id FROM research_findings f WHERE f.status = 'open')`,
        },
      ],
    };
  }

  list(query: Omit<ListResearchRequestsQuery, 'problems'>, path: string): Promise<JsonReply> {
    return this.lists.reply(this.spec, query as ListResearchRequestsQuery, path);
  }

  async show(id: number): Promise<JsonReply> {
    return recordReply(KEYS, await this.json(id));
  }

  /** The request, for editors and for accounts that requested it. Throws 404 for other accounts. */
  async state(id: number, accountId: number, canEdit: boolean): Promise<JsonReply> {
    const [row] = await this.db.query<{ json: string }>(STATE, [id, accountId, canEdit]);
    if (row === undefined) throw noRecord('research request', 'id');
    return recordReply(KEYS, withoutBlanks(row.json));
  }

  /** Requeues a finished request. A request that is in the queue already is left unchanged. */
  async again(id: number, { ifMatch }: WriteContext): Promise<JsonReply> {
    await this.db.transaction(async () => {
      const { status, domain } = await this.locked(id, ifMatch);
      const { manager } = this.db;
      if (status === 'queued' || status === 'running') return;
      const open = await manager.findOneBy(ResearchRequest, { domain, status: In(['queued', 'running']) });
      if (open) throw conflict(`The domain is being looked into already, by request ${open.id}.`);
      await manager.update(ResearchRequest, id, AGAIN);
      await appendToOutbox(this.db, 'research', [id]);
    }, turnOf(id));
    return this.show(id);
  }

  /**
   * Deletes a request with its findings, regardless of their status. Records created from accepted findings
   * remain. The outcome of a running attempt is discarded.
   */
  async remove(id: number, { ifMatch }: WriteContext): Promise<void> {
    await this.db.transaction(async () => {
      await this.locked(id, ifMatch);
      await this.db.manager.delete(ResearchFinding, { request_id: id });
      await this.db.query(DELETE_ASKERS, [id]);
      await this.db.manager.delete(ResearchRequest, id);
    }, turnOf(id));
  }

  private locked(id: number, ifMatch: string | undefined): Promise<ResearchRequest> {
    return lockTask(this.db, ResearchRequest, id, 'research request', ifMatch, () => this.json(id));
  }

  private async json(id: number): Promise<string> {
    const [row] = await this.db.query<{ json: string }>(SHOW, [id]);
    if (row === undefined) throw noRecord('research request', 'id');
    const findings = await this.known.shown(id);
    return `${withoutBlanks(row.json).slice(0, -1)},"findings":${findings}}`;
  }
}
