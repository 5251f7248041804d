import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../database/database.js';
import { conflict, invalid, notFound, preconditionFailed, type Problem } from '../../http/errors.js';
import { etagOf, matchesStrongly } from '../../http/reply.js';
import type { WriteContext } from '../../http/write-context.js';
import { FINDING_KINDS } from '../researcher/findings.js';
import { AcceptFindings, type Accepting } from './accept/accept-findings.js';
import { checkUse, decidedValue, isRepetition, type Decision, type StoredFinding } from './decisions.js';
import { KnownRecords, type KnownOrganization } from './known-records.js';
import { ShownFindings } from './shown-findings.js';

/** $1 a request. All requests for its domain: who accepts findings about one organization does so one after the other. */
const LOCK = statement(`
  SELECT id, domain, organization_id FROM research_requests
  WHERE domain = (SELECT domain FROM research_requests WHERE id = $1) ORDER BY id FOR NO KEY UPDATE`);
/** $1 the request, $2 findings. */
const FINDINGS = statement(`
  SELECT id, kind, key, value, edited_value, status, url, excerpt, read_at FROM research_findings
  WHERE request_id = $1 AND id = ANY($2::bigint[])`);
/** $1 a finding, $2 the account. */
const REJECT = statement(`
  UPDATE research_findings SET status = 'rejected', decided_by = $2, decided_at = now()
  WHERE id = $1 AND status = 'open'`);
const TOUCH = statement(`UPDATE research_requests SET updated_at = now() WHERE id = $1`);

interface LockedRequest {
  readonly id: number;
  readonly domain: string;
  readonly organization_id: number | null;
}

/** What editors decide on findings. Each call is one transaction: all of it, or nothing. */
@Injectable()
export class FindingsReview {
  constructor(
    private readonly db: Database,
    private readonly known: KnownRecords,
    private readonly shown: ShownFindings,
    private readonly accepting: AcceptFindings,
  ) {}

  /** Rejects a finding, and shows it. Twice is no error; one that was accepted has become records, which stay: 409. */
  reject(requestId: number, findingId: number, context: WriteContext): Promise<string> {
    return this.db.transaction(async () => {
      const request = await this.locked(requestId);
      await this.decline(request, findingId, context);
      return this.showOne(request, findingId);
    });
  }

  /** Rejects several, all or none; see `reject`. */
  rejectAll(requestId: number, findingIds: readonly number[], context: WriteContext): Promise<void> {
    return this.db.transaction(async () => {
      const request = await this.locked(requestId);
      for (const id of findingIds) await this.decline(request, id, context);
    });
  }

  private async decline(request: LockedRequest, findingId: number, context: WriteContext): Promise<void> {
    const finding = await this.finding(request, findingId, context);
    checkNotExpired(finding);
    if (finding.status === 'accepted') {
      throw conflict('The finding was accepted: change or delete the records that came of it.');
    }
    await this.db.query(REJECT, [findingId, context.accountId]);
    await this.db.query(TOUCH, [request.id]);
  }

  /** Accepts one finding, and shows it; see `acceptAll`. */
  accept(
    requestId: number,
    decision: Decision,
    organizationPublicId: string | undefined,
    context: WriteContext,
  ): Promise<string> {
    return this.db.transaction(async () => {
      const request = await this.locked(requestId);
      const finding = await this.finding(request, decision.findingId, context);
      await this.write(request, [finding], [decision], organizationPublicId, context);
      return this.showOne(request, finding.id);
    });
  }

  /**
   * Accepts findings: they become records, each cited with the page it comes from. One that was accepted before is left
   * as it is. Throws 422 for findings and corrections that are wrong, and 409 with all conflicts.
   */
  acceptAll(
    requestId: number,
    decisions: readonly Decision[],
    organizationPublicId: string | undefined,
    context: WriteContext,
  ): Promise<void> {
    return this.db.transaction(async () => {
      const request = await this.locked(requestId);
      const ids = decisions.map(({ findingId }) => findingId);
      const rows = await this.db.query<StoredFinding>(FINDINGS, [requestId, ids]);
      const missing = decisions.filter(({ findingId }) => !rows.some(({ id }) => id === findingId));
      if (missing.length > 0) {
        throw invalid(
          missing.map(({ path, findingId }) => ({
            field: path === '' ? 'finding_ids' : `${path}id`,
            code: 'not_found',
            message: `names no finding of this request (${findingId})`,
          })),
        );
      }
      await this.write(request, rows, decisions, organizationPublicId, context);
    });
  }

  private async write(
    request: LockedRequest,
    findings: readonly StoredFinding[],
    decisions: readonly Decision[],
    organizationPublicId: string | undefined,
    { accountId }: WriteContext,
  ): Promise<void> {
    const problems: Problem[] = [];
    const accepting: Accepting[] = [];
    for (const decision of decisions) {
      const finding = findings.find(({ id }) => id === decision.findingId)!;
      checkNotExpired(finding);
      const found = decidedValue(finding, decision, problems);
      const edited = decision.value !== undefined;
      if (finding.status === 'accepted') {
        if (isRepetition(finding, found, edited)) continue;
        throw conflict('The finding was accepted with another value: change the records that came of it.');
      }
      const { usePublicId, createAnyway = false } = decision;
      const use = usePublicId === undefined ? null : await this.known.any(usePublicId);
      if (usePublicId !== undefined) checkUse(finding, decision, use, problems);
      accepting.push({ finding, found, edited, path: decision.path, choice: { use, createAnyway } });
    }
    const named = await this.named(organizationPublicId, problems);
    if (problems.length > 0) throw invalid(problems);
    if (accepting.length === 0) return;
    const target = named ?? (await this.targetOf(request));
    await this.accepting.run(request, accepting.sort(byKind), target, accountId);
  }

  private async named(publicId: string | undefined, problems: Problem[]): Promise<KnownOrganization | null> {
    if (publicId === undefined) return null;
    const record = await this.known.any(publicId);
    if (record?.type === 'organization') return this.known.organization(record.id);
    problems.push({ field: 'organization_public_id', code: 'not_found', message: 'names no organization' });
    return null;
  }

  private async targetOf({ organization_id }: LockedRequest): Promise<KnownOrganization | null> {
    return organization_id === null ? null : this.known.organization(organization_id);
  }

  private async locked(requestId: number): Promise<LockedRequest> {
    const rows = await this.db.query<LockedRequest>(LOCK, [requestId]);
    const request = rows.find(({ id }) => id === requestId);
    if (request === undefined) throw notFound();
    return request;
  }

  private async finding(
    request: LockedRequest,
    findingId: number,
    { ifMatch }: WriteContext,
  ): Promise<StoredFinding> {
    const [finding] = await this.db.query<StoredFinding>(FINDINGS, [request.id, [findingId]]);
    if (finding === undefined) throw notFound();
    if (ifMatch !== undefined && !matchesStrongly(ifMatch, etagOf(await this.showOne(request, findingId)))) {
      throw preconditionFailed();
    }
    return finding;
  }

  private async showOne(request: LockedRequest, findingId: number): Promise<string> {
    return (await this.shown.of(request, findingId)).slice(1, -1);
  }
}

function checkNotExpired({ status }: StoredFinding): void {
  if (status === 'expired') {
    throw conflict('The finding has expired, and its value was deleted: queue the research request again.');
  }
}

/** A name makes the organization that the others go to, and people come before their addresses. */
const byKind = (a: Accepting, b: Accepting): number =>
  FINDING_KINDS.indexOf(a.finding.kind) - FINDING_KINDS.indexOf(b.finding.kind);
