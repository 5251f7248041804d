import { Injectable } from '@nestjs/common';
import { BatchedReads } from '../database/batched-read.js';
import { Database, statement } from '../database/database.js';
import { jsonAgg, type JsonFields, jsonObject } from '../database/json.js';
import { emailAddressSummary } from '../email-addresses/email-addresses.schema.js';
import { listReply, MAX_PER_PAGE, type Slice, sliceOf } from '../http/list.query.js';
import type { JsonReply } from '../http/reply.js';
import { membershipSummary } from '../memberships/memberships.schema.js';
import { membershipFull } from '../memberships/memberships.view.js';
import { organizationSummary } from '../organizations/organizations.schema.js';
import { organizationFull } from '../organizations/organizations.view.js';
import { personSummary } from '../people/people.schema.js';
import { personFull } from '../people/people.view.js';
import type { EmailLookupQuery, RecordView } from './lookups.dto.js';

const owned = (type: string, record: string): string =>
  jsonObject({
    email_address: jsonObject(emailAddressSummary('e')),
    owner_type: `'${type}'`,
    [type]: record,
  });

type Shown = (t: string) => JsonFields;

/** $1 addresses, $2 limit, $3 offset, $4 the id after which to start: the owners of each address, as shown JSON. */
const ownersOf = (person: Shown, organization: Shown, membership: Shown) =>
  statement(`
  SELECT asked.address, page.rows, page.returned, page."nextAfter",
    (SELECT count(*) FROM email_addresses e WHERE lower(e.address) = lower(asked.address)) AS total
  FROM unnest($1::text[]) AS asked (address) CROSS JOIN LATERAL (
    WITH found AS MATERIALIZED (
      SELECT e.* FROM email_addresses e WHERE lower(e.address) = lower(asked.address) AND e.id > $4
      ORDER BY e.id LIMIT $2 + 1 OFFSET $3
    )
    SELECT ${jsonAgg('owner.json', 'owner.id')}::text AS rows, count(*) AS returned,
      CASE WHEN (SELECT count(*) FROM found) > $2 THEN max(owner.id) END AS "nextAfter"
    FROM (
      SELECT e.id, CASE
        WHEN e.person_id IS NOT NULL
          THEN ${owned('person', `(SELECT ${jsonObject(person('p'))} FROM people p WHERE p.id = e.person_id)`)}
        WHEN e.organization_id IS NOT NULL
          THEN ${owned('organization', `(SELECT ${jsonObject(organization('o'))} FROM organizations o WHERE o.id = e.organization_id)`)}
        ELSE ${owned('membership', `(SELECT ${jsonObject(membership('m'))} FROM memberships m WHERE m.id = e.membership_id)`)}
      END AS json
      FROM (SELECT * FROM found ORDER BY id LIMIT $2) e
    ) owner
  ) page`);

const OWNERS = {
  full: ownersOf(personFull, organizationFull, membershipFull),
  summary: ownersOf(personSummary, organizationSummary, membershipSummary),
};

interface Owners {
  readonly address: string;
  readonly rows: string;
  readonly returned: number;
  readonly nextAfter: number | null;
  readonly total: number;
}

/** Looks up the owners of an email address, as full records; ignores case. */
@Injectable()
export class EmailLookup {
  /** First pages that queue are batched. */
  private readonly firstPages: BatchedReads<string, Owners>;

  constructor(private readonly db: Database) {
    this.firstPages = new BatchedReads(db, (addresses) => this.firstPagesOf(addresses));
  }

  async find(query: EmailLookupQuery, path: string): Promise<JsonReply> {
    const slice = sliceOf(query, { name: 'email_owners', binding: [query.email.toLowerCase()] });
    return listReply(['results'], await this.page(query.email, slice), slice, {
      path,
      query: { ...query },
      filters: {},
      body: { email: JSON.stringify(query.email) },
    });
  }

  /** The first page of the owners of each address, in one statement. */
  firstPagesOf(addresses: string[], view: RecordView = 'full'): Promise<Map<string, Owners>> {
    return this.owners(addresses, MAX_PER_PAGE, 0, 0, view);
  }

  private async page(address: string, { limit, offset, after }: Slice): Promise<Owners> {
    const isFirst = offset === 0 && limit === MAX_PER_PAGE && after === null;
    const found = isFirst
      ? await this.firstPages.read(address)
      : (await this.owners([address], limit, offset, (after?.[0] as number | undefined) ?? 0)).get(address);
    return found!;
  }

  private async owners(
    addresses: string[],
    limit: number,
    offset: number,
    afterId: number,
    view: RecordView = 'full',
  ): Promise<Map<string, Owners>> {
    const rows = await this.db.readAll<Owners>(OWNERS[view], [addresses, limit, offset, afterId], (rows) =>
      rows.every(({ total }) => total > 0),
    );
    return new Map(rows.map((row) => [row.address, row]));
  }
}
