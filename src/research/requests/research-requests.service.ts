import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database, statement } from '../../database/database.js';
import { accountName, identityFields, jsonObject, moment, type JsonFields } from '../../database/json.js';
import { conflict, noRecord, preconditionFailed } from '../../common/errors.js';
import { matchesStrongly, recordReply, withoutBlanks, type JsonReply } from '../../http/reply.js';
import type { WriteContext } from '../../http/params.js';
import { OutboxMessage } from '../../outbox/outbox-message.entity.js';
import { Lists, type ListSpec } from '../../records/lists.js';
import { RecordList } from '../../records/record-list.js';
import { ShownFindings } from '../review/shown-findings.js';
import type { ListResearchRequestsQuery } from './research-requests.dto.js';
import { ResearchAsker, ResearchFinding, ResearchRequest, turnOf } from '../research.entities.js';

const findingsCount = (r: string, condition: string): string =>
  `(SELECT count(*) FROM research_findings f WHERE f.request_id = ${r}.id AND ${condition})`;

/** What the one who asked sees; `r` is the table's alias. */
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

/** How lists show a request to editors. */
const requestSummary = (r: string): JsonFields => ({
  ...requestState(r),
  attempts: `${r}.attempts`,
  requested_by: accountName(`${r}.requested_by`),
  organization: `(SELECT ${jsonObject({ ...identityFields('o'), name: 'o.name' })}
    FROM organizations o WHERE o.id = ${r}.organization_id)`,
  findings_count: findingsCount(r, 'true'),
  open_findings_count: findingsCount(r, `f.status = 'open'`),
});

/** A whole request, but for its findings. */
const requestFacts = (r: string): string =>
  jsonObject({ ...requestSummary(r), dns: `${r}.dns`, pages: `${r}.pages` });

const KEYS = ['research_request'] as const;

/** $1 an id. */
const SHOW = statement(
  `SELECT r.id, r.domain, ${requestFacts('r')}::text AS json FROM research_requests r WHERE r.id = $1`,
);
/** $1 an id, $2 the account that wants to know, $3 whether it is an editor's. */
const STATE = statement(`
  SELECT ${jsonObject(requestState('r'))}::text AS json FROM research_requests r
  WHERE r.id = $1 AND ($3::boolean OR r.requested_by = $2 OR EXISTS (
    SELECT FROM research_askers a WHERE a.request_id = r.id AND a.account_id = $2))`);
/** The new round is a job of its own, with as many attempts as the first. */
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

/** The requests as those who asked, and editors, see them. */
@Injectable()
export class ResearchRequests {
  private readonly spec: ListSpec;

  constructor(
    private readonly db: Database,
    private readonly lists: Lists,
    private readonly findings: ShownFindings,
  ) {
    this.spec = {
      list: new RecordList(db, 'research_requests', requestSummary),
      keys: ['research_requests'],
      values: [
        { name: 'status', sql: (status) => `t.status = ${status}::research_status` },
        { name: 'domain', sql: (domain) => `t.domain = ${domain}` },
        {
          name: 'findings',
          // Written out, 'open' is what the index of open findings is for; the query takes no other value.
          sql: (status) =>
            `${status} = 'open' AND t.id IN (SELECT f.request_id FROM research_findings f WHERE f.status = 'open')`,
        },
      ],
    };
  }

  list(query: ListResearchRequestsQuery, path: string): Promise<JsonReply> {
    return this.lists.reply(this.spec, query, path);
  }

  /** The request with all its findings. */
  async show(id: number): Promise<JsonReply> {
    const [row] = await this.db.query<{ id: number; domain: string; json: string }>(SHOW, [id]);
    if (row === undefined) throw noRecord('research request', 'id');
    const findings = await this.findings.of(row);
    return recordReply(KEYS, `${withoutBlanks(row.json).slice(0, -1)},"findings":${findings}}`);
  }

  /** The request, for editors and those who asked; for others it does not exist. */
  async state(id: number, accountId: number, canEdit: boolean): Promise<JsonReply> {
    const [row] = await this.db.query<{ json: string }>(STATE, [id, accountId, canEdit]);
    if (row === undefined) throw noRecord('research request', 'id');
    return recordReply(KEYS, withoutBlanks(row.json));
  }

  /** Puts a request that is finished in the queue again. One that is in it already stays as it is. */
  async again(id: number, { ifMatch }: WriteContext): Promise<JsonReply> {
    await this.db.transaction(async () => {
      const { status, domain } = await this.locked(id, ifMatch);
      const { manager } = this.db;
      if (status === 'queued' || status === 'running') return;
      const open = await manager.findOneBy(ResearchRequest, { domain, status: In(['queued', 'running']) });
      if (open) throw conflict(`The domain is being looked into already, by request ${open.id}.`);
      await manager.update(ResearchRequest, id, AGAIN);
      await manager.insert(OutboxMessage, { topic: 'research', record_id: id });
    }, turnOf(id));
    return this.show(id);
  }

  /**
   * Deletes a request with its findings, whatever was decided on them; records made of accepted ones stay. The outcome of
   * an attempt that is running finds no request, and is dropped.
   */
  async remove(id: number, { ifMatch }: WriteContext): Promise<void> {
    await this.db.transaction(async () => {
      await this.locked(id, ifMatch);
      await this.db.manager.delete(ResearchFinding, { request_id: id });
      await this.db.manager.delete(ResearchAsker, { request_id: id });
      await this.db.manager.delete(ResearchRequest, id);
    }, turnOf(id));
  }

  private async locked(id: number, ifMatch: string | undefined): Promise<ResearchRequest> {
    const lock = { mode: 'pessimistic_write' } as const;
    const row = await this.db.manager.findOne(ResearchRequest, { where: { id }, lock });
    if (row === null) throw noRecord('research request', 'id');
    if (ifMatch !== undefined && !matchesStrongly(ifMatch, (await this.show(id)).options.etag!)) {
      throw preconditionFailed();
    }
    return row;
  }
}
