import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../database/database.js';
import { citedWrite, type Citation } from '../../../source-references/cited-write.js';
import { conflicting, type Conflict, type StoredFinding } from '../decisions.js';
import type { FoundValue } from '../found-value.js';
import { KnownRecords, type KnownOrganization } from '../known-records.js';
import type { MadeRecord } from '../research-finding.entity.js';
import { acceptFinding } from './accept-finding.js';
import { Acceptance, ConflictFound, type Choice } from './acceptance.js';

/** A finding that is to be accepted. */
export interface Accepting {
  readonly finding: StoredFinding;
  /** As it is to be written. */
  readonly found: FoundValue;
  /** Whether that is an editor's correction. */
  readonly edited: boolean;
  /** Where the decision stands in the request. */
  readonly path: string;
  readonly choice: Choice;
}

/** $1 a finding, $2 its edited value or null, $3 what came of it, $4 the account. */
const DECIDE = statement(`
  UPDATE research_findings SET status = 'accepted', edited_value = $2::jsonb, records = $3::jsonb,
    decided_by = $4, decided_at = now()
  WHERE id = $1`);
/** $1 a request, $2 the organization that its findings go to. */
const SETTLE = statement(
  `UPDATE research_requests SET organization_id = coalesce($2::bigint, organization_id), updated_at = now() WHERE id = $1`,
);

/** Turns findings into records through the cited door. */
@Injectable()
export class AcceptFindings {
  constructor(
    private readonly db: Database,
    private readonly known: KnownRecords,
  ) {}

  /**
   * Accepts the findings in this order, in the running transaction. Throws 409 with every conflict, which leaves nothing
   * of any of them.
   *
   * @param target the organization that they go to; null: that of the domain, made if there is none
   */
  async run(
    request: { readonly id: number; readonly domain: string },
    accepting: readonly Accepting[],
    target: KnownOrganization | null,
    actor: number,
  ): Promise<void> {
    const conflicts: Conflict[] = [];
    let settled = target?.id ?? null;
    for (const one of accepting) {
      try {
        const records = await this.accept(
          request,
          one,
          await this.organizations(request.domain, settled),
          actor,
        );
        if (one.finding.kind === 'organization_name') settled = records[0]!.id;
        settled ??= (await this.known.organizations(request.domain))[0]?.id ?? null;
        const edited = one.edited ? JSON.stringify(one.found.value) : null;
        await this.db.query(DECIDE, [one.finding.id, edited, JSON.stringify(records), actor]);
      } catch (error) {
        if (!(error instanceof ConflictFound)) throw error;
        conflicts.push({ finding: one.finding, path: one.path, found: error });
      }
    }
    if (conflicts.length > 0) throw conflicting(conflicts);
    await this.db.query(SETTLE, [request.id, settled]);
  }

  private async accept(
    request: { readonly id: number; readonly domain: string },
    { finding, found, choice }: Accepting,
    organizations: readonly KnownOrganization[],
    actor: number,
  ): Promise<MadeRecord[]> {
    if (organizations.length > 1) throw severalOrganizations(organizations);
    const citation: Citation = {
      source_category: 'web',
      url: finding.url,
      metadata: {
        research_request_id: request.id,
        finding_id: finding.id,
        excerpt: finding.excerpt,
        read_at: finding.read_at.toISOString(),
      },
    };
    return citedWrite(this.db, actor, citation, async (write) => {
      const snapshot = await this.known.snapshot(organizations, [found]);
      const circumstances = {
        actor,
        citation,
        domain: request.domain,
        organization: organizations[0] ?? null,
      };
      return acceptFinding(new Acceptance(this.db, write, snapshot, choice, circumstances), found);
    });
  }

  /** The organization that is settled on, as it is by now; else all that have the domain. */
  private async organizations(domain: string, settled: number | null): Promise<KnownOrganization[]> {
    if (settled === null) return this.known.organizations(domain);
    const organization = await this.known.organization(settled);
    return organization ? [organization] : [];
  }
}

const severalOrganizations = (organizations: readonly KnownOrganization[]) =>
  new ConflictFound(
    `${organizations.length} organizations have this domain: name the one that is meant in organization_public_id.`,
    organizations,
    ['organization_public_id'],
  );
