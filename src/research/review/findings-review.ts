import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { In, Not } from 'typeorm';
import { Database, statement } from '../../database/database.js';
import { conflict, invalid, noRecord, type Problem } from '../../common/errors.js';
import { requireMatch } from '../../http/reply.js';
import type { WriteContext } from '../../http/params.js';
import { citedWrite, type Citation } from '../../records/cited-write.js';
import { FINDING_KINDS, type FoundValue } from '../researcher/findings.js';
import {
  Acceptance,
  ConflictFound,
  conflicting,
  shownConflict,
  type ShownConflict,
} from './accept-finding.js';
import { ABOUT, unusable, type Decision, type UpdateFindingDto } from '../research.dto.js';
import { corrected } from './corrections.js';
import { KnownRecords, RECORDS_LEFT, type KnownRecord } from './known-records.js';
import { ResearchFinding, ResearchRequest, turnOf } from '../research.entities.js';

/** $1 a request. Locks all of its domain: findings about one organization are accepted in turn. */
const LOCK = statement(`
  SELECT id, domain, organization_id FROM research_requests
  WHERE domain = (SELECT domain FROM research_requests WHERE id = $1) ORDER BY id FOR NO KEY UPDATE`);
/**
 * $1 the request, $2 findings. Names come first, since a name creates the organization that other findings
 * belong to; people come before addresses.
 */
const FINDINGS = statement(`
  SELECT id, kind, coalesce(edited_value, value) AS value, edited_value, status, url, excerpt, read_at,
    ${RECORDS_LEFT} AS records_left, jsonb_array_length(records) AS records_count
  FROM research_findings f WHERE request_id = $1 AND id = ANY($2::bigint[])
  ORDER BY array_position('{${FINDING_KINDS.join()}}'::text[], kind), array_position($2::bigint[], id)`);
const NOW = (): string => 'now()';

type LockedRequest = Pick<ResearchRequest, 'id' | 'domain' | 'organization_id'>;
type StoredFinding = FoundValue &
  Pick<ResearchFinding, 'id' | 'edited_value' | 'status' | 'url' | 'excerpt' | 'read_at'> & {
    readonly records_left: readonly Pick<KnownRecord, 'type' | 'public_id'>[];
    readonly records_count: number;
  };

interface Accepting {
  readonly finding: StoredFinding;
  readonly decision: Decision;
  /** The finding with the editor's corrections. */
  readonly found: FoundValue;
  readonly use: KnownRecord | null;
}

const NO_ORGANIZATION: Problem = {
  field: 'organization_public_id',
  code: 'not_found',
  message: 'names no organization',
};

/** The decisions of editors on findings. Each call is one atomic transaction. */
@Injectable()
export class FindingsReview {
  constructor(
    private readonly db: Database,
    private readonly known: KnownRecords,
  ) {}

  /** Accepts or rejects one finding, and returns it. Throws 404, and 412 if `ifMatch` does not match. */
  decide(id: number, findingId: number, body: UpdateFindingDto, writer: WriteContext): Promise<string> {
    const { status, organization_public_id: organization } = body;
    return this.inTurn(id, async () => {
      const show = async (): Promise<string> => (await this.known.shown(id, findingId)).slice(1, -1);
      const before = await show();
      if (before === '') throw noRecord('finding of this request', 'id');
      await requireMatch(writer.ifMatch, async () => before);
      if (status === 'rejected') await this.reject(id, [findingId], writer);
      else await this.accept(id, [body.decision(findingId, '')], organization, writer);
      return show();
    });
  }

  /** Rejects findings, also again. Throws 409 for an accepted one while records of it are left. */
  reject(requestId: number, findingIds: readonly number[], { accountId }: WriteContext): Promise<void> {
    return this.inTurn(requestId, async () => {
      const findings = await this.db.query<StoredFinding>(FINDINGS, [requestId, findingIds]);
      if (findings.length < new Set(findingIds).size) throw noRecord('finding of this request', 'id');
      for (const finding of findings) {
        checkNotExpired(finding);
        if (finding.status === 'accepted' && finding.records_left.length > 0)
          throw conflict(`The finding was accepted: delete the records that came of it: ${idsOf(finding)}.`);
      }
      const rejected = { status: 'rejected', decided_by: accountId, decided_at: NOW } as const;
      const undecided = { id: In([...findingIds]), status: Not('rejected') } as const;
      await this.db.manager.update(ResearchFinding, undecided, {
        ...rejected,
        edited_value: null,
        records: [],
      });
      await this.db.manager.update(ResearchRequest, requestId, { updated_at: NOW });
    });
  }

  /**
   * Accepts findings: creates records, each with a citation of the source page. A finding that was accepted before is
   * left unchanged while its records exist. Throws 422 for invalid findings or corrections, and 409 with all conflicts.
   */
  accept(
    requestId: number,
    decisions: readonly Decision[],
    organizationPublicId: string | undefined,
    { accountId }: WriteContext,
  ): Promise<void> {
    return this.inTurn(requestId, async (request) => {
      const problems: Problem[] = [];
      const byId = new Map(decisions.map((decision) => [decision.findingId, decision]));
      const findings = await this.db.query<StoredFinding>(FINDINGS, [requestId, [...byId.keys()]]);
      const isFound = new Set(findings.map(({ id }) => id));
      for (const { findingId, path } of decisions.filter((one) => !isFound.has(one.findingId))) {
        const message = `names no finding of this request (${findingId})`;
        problems.push({ field: `${path}id`, code: 'not_found', message });
      }
      const accepting: Accepting[] = [];
      for (const finding of findings) {
        const decision = byId.get(finding.id)!;
        const { value, path, use_public_id } = decision;
        checkNotExpired(finding);
        const found = value === undefined ? finding : corrected(finding, value, `${path}value`, problems);
        if (isInForce(finding)) checkSame(finding, found);
        else {
          const problem = unusable(finding.kind, path);
          // A person whose membership was deleted becomes a member again, unless the correction names another one.
          const isRenamed =
            finding.kind === 'person' && found.kind === 'person' && found.value.name !== finding.value.name;
          const left = decision.create_anyway || isRenamed ? [] : finding.records_left;
          const person = left.find(({ type }) => type === 'person')?.public_id;
          const use = await this.named(use_public_id ?? person, ABOUT[finding.kind] ?? [], problem, problems);
          accepting.push({ finding, decision, found, use });
        }
      }
      const named = await this.named(organizationPublicId, ['organization'], NO_ORGANIZATION, problems);
      if (problems.length > 0) throw invalid(problems);
      if (accepting.length > 0)
        await this.write(request, accepting, named?.id ?? request.organization_id, accountId);
    });
  }

  /** The record with a public id; null without an id. A record of another type adds a problem. */
  private async named(
    publicId: string | undefined,
    allowed: readonly KnownRecord['type'][],
    problem: Problem,
    problems: Problem[],
  ): Promise<KnownRecord | null> {
    if (publicId === undefined) return null;
    const record = await this.known.any(publicId);
    if (record && allowed.includes(record.type)) return record;
    problems.push(problem);
    return null;
  }

  /** Writes the findings in order. Throws 409 with every conflict, which rolls back all of them. */
  private async write(
    { id, domain }: LockedRequest,
    accepting: readonly Accepting[],
    target: number | null,
    actor: number,
  ): Promise<void> {
    const conflicts = new Map<string, ShownConflict>();
    const decided = { status: 'accepted', decided_by: actor, decided_at: NOW } as const;
    let settled = target;
    for (const { finding, found, decision, use } of accepting) {
      const { id: finding_id, url, excerpt, read_at } = finding;
      const metadata = { research_request_id: id, finding_id, excerpt, read_at: read_at.toISOString() };
      const citation: Citation = { source_category: 'web', url, metadata };
      try {
        const named = finding.kind === 'organization_name' ? use?.id : undefined;
        const organizations = await this.known.organizations(domain, named ?? settled);
        const organization = soleOf(organizations);
        const known = await this.known.values(organizations, [found]);
        const given = { db: this.db, actor, citation, domain, organization, known, use };
        const records = await citedWrite(this.db, actor, citation, (write) =>
          new Acceptance({ ...given, write, createAnyway: decision.create_anyway ?? false }).accept(found),
        );
        if (finding.kind === 'organization_name') settled = records[0]!.id;
        const edited_value = decision.value === undefined ? finding.edited_value : { ...found.value };
        await this.db.manager.update(ResearchFinding, finding_id, { ...decided, edited_value, records });
      } catch (error) {
        if (!(error instanceof ConflictFound)) throw error;
        conflicts.set(decision.path, shownConflict(finding, error));
      }
    }
    if (conflicts.size > 0) throw conflicting(conflicts);
    settled ??= (await this.known.organizations(domain))[0]?.id ?? null;
    await this.db.manager.update(ResearchRequest, id, { organization_id: settled, updated_at: NOW });
  }

  /** Runs `work` in the turn of a request, with all requests for its domain locked. */
  private inTurn<T>(requestId: number, work: (request: LockedRequest) => Promise<T>): Promise<T> {
    return this.db.transaction(async () => {
      const rows = await this.db.query<LockedRequest>(LOCK, [requestId]);
      const request = rows.find(({ id }) => id === requestId);
      if (request === undefined) throw noRecord('research request', 'id');
      return work(request);
    }, turnOf(requestId));
  }
}

function checkNotExpired({ status }: StoredFinding): void {
  if (status === 'expired')
    throw conflict('The finding has expired, and its value was deleted: queue the research request again.');
}

/** Whether a finding is accepted, and no record that came of it was deleted. */
const isInForce = ({ status, records_left, records_count }: StoredFinding): boolean =>
  status === 'accepted' && records_left.length === records_count;

const idsOf = ({ records_left }: StoredFinding): string =>
  records_left.map(({ type, public_id }) => `${type} ${public_id}`).join(', ');

/** Throws 409 if an accepted finding is accepted with another value. */
function checkSame(finding: StoredFinding, found: FoundValue): void {
  if (found !== finding && !isDeepStrictEqual(found.value, finding.value))
    throw conflict('The finding was accepted with another value: change the records that came of it.');
}

/** The organization of the domain, or null. Throws a conflict if there are several. */
function soleOf(organizations: readonly KnownRecord[]): KnownRecord | null {
  if (organizations.length < 2) return organizations[0] ?? null;
  throw new ConflictFound(
    `${organizations.length} organizations have this domain: name the one that is meant in organization_public_id.`,
    organizations,
    ['organization_public_id'],
  );
}
