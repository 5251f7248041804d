import { Injectable } from '@nestjs/common';
import { BatchedReads } from '../database/batched-read.js';
import { Database, statement } from '../database/database.js';
import { jsonObject } from '../database/json.js';
import { emailAddressSummary } from '../email-addresses/email-address.summary.js';
import { listReply, sliceOf, type Slice } from '../http/envelope.js';
import { MAX_PER_PAGE } from '../http/list.query.js';
import type { JsonReply } from '../http/reply.js';
import { membershipFull } from '../memberships/membership.full.js';
import { organizationFull } from '../organizations/organization.full.js';
import { personFull } from '../people/person.full.js';
import type { EmailLookupQuery } from './dto/email-lookup.query.js';

const owned = (type: string, record: string): string =>
  jsonObject({
    email_address: jsonObject(emailAddressSummary('e')),
    owner_type: `'${type}'`,
    [type]: record,
  });

/** $1 addresses, $2 limit, $3 offset: the owners of each, as the JSON that is shown. */
const OWNERS = statement(`
  SELECT asked.address, page.rows, page.returned,
    (SELECT count(*) FROM email_addresses e WHERE lower(e.address) = lower(asked.address)) AS total
  FROM unnest($1::text[]) AS asked (address) CROSS JOIN LATERAL (
    SELECT coalesce(json_agg(owner.json ORDER BY owner.id)::text, '[]') AS rows, count(*) AS returned
    FROM (
      SELECT e.id, CASE
        WHEN e.person_id IS NOT NULL
          THEN ${owned('person', `(SELECT ${jsonObject(personFull('p'))} FROM people p WHERE p.id = e.person_id)`)}
        WHEN e.organization_id IS NOT NULL
          THEN ${owned('organization', `(SELECT ${jsonObject(organizationFull('o'))} FROM organizations o WHERE o.id = e.organization_id)`)}
        ELSE ${owned('membership', `(SELECT ${jsonObject(membershipFull('m'))} FROM memberships m WHERE m.id = e.membership_id)`)}
      END AS json
      FROM email_addresses e WHERE lower(e.address) = lower(asked.address) ORDER BY e.id LIMIT $2 OFFSET $3
    ) owner
  ) page`);

interface Owners {
  readonly address: string;
  readonly rows: string;
  readonly returned: number;
  readonly total: number;
}

/** Finds the owners of an email address, whole records, whatever the case. */
@Injectable()
export class EmailLookup {
  /** First pages that queue behind others are read together. */
  private readonly firstPages: BatchedReads<string, Owners>;

  constructor(private readonly db: Database) {
    this.firstPages = new BatchedReads(db, (addresses) => this.owners(addresses, MAX_PER_PAGE, 0));
  }

  async find(query: EmailLookupQuery, path: string): Promise<JsonReply> {
    const slice = sliceOf(query);
    const { rows, returned, total } = await this.page(query.email, slice);
    return listReply(['results'], { rows, returned, total, nextAfter: null }, slice, {
      path,
      query: { ...query },
      filters: {},
      body: { email: JSON.stringify(query.email) },
    });
  }

  private async page(address: string, { perPage, offset }: Slice): Promise<Owners> {
    const isFirst = offset === 0 && perPage === MAX_PER_PAGE;
    const found = isFirst
      ? await this.firstPages.read(address)
      : (await this.owners([address], perPage, offset)).get(address);
    return found!;
  }

  private async owners(addresses: string[], limit: number, offset: number): Promise<Map<string, Owners>> {
    const rows = await this.db.readAll<Owners>(OWNERS, [addresses, limit, offset], (rows) =>
      rows.every(({ total }) => total > 0),
    );
    return new Map(rows.map((row) => [row.address, row]));
  }
}
