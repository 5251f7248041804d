import { Injectable } from '@nestjs/common';
import { BatchedReads } from '../database/batched-read.js';
import { Database, statement } from '../database/database.js';
import { jsonAgg, jsonObject } from '../database/json.js';
import { perEach, PLURAL } from '../database/resources.js';
import { emailAddressSummary } from '../email-addresses/email-addresses.schema.js';
import { listReply, MAX_PER_PAGE, type Slice, sliceOf } from '../http/list.query.js';
import type { JsonReply } from '../http/reply.js';
import { EMAIL_OWNER, type EmailOwner } from '../records/parts.js';
import { VIEWS, type EmailLookupQuery, type RecordView } from './lookups.dto.js';
import { SHOWN } from './record-lookup.js';

/** SQL: the owner of the email address `e`, if it is of this kind. */
const owned = (type: EmailOwner, view: RecordView): string =>
  `WHEN e.${EMAIL_OWNER[type]} IS NOT NULL THEN ${jsonObject({
    email_address: jsonObject(emailAddressSummary('e')),
    owner_type: `'${type}'`,
    [type]: `(SELECT ${jsonObject(SHOWN[type][view]('t'))} FROM ${PLURAL[type]} t WHERE t.id = e.${EMAIL_OWNER[type]})`,
  })}`;

/** $1 addresses, $2 limit, $3 offset, $4 the id after which to start: the owners of each address, as shown JSON. */
const OWNERS = perEach(VIEWS, (view) =>
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
        ${owned('person', view)} ${owned('organization', view)} ${owned('membership', view)}
      END AS json
      FROM (SELECT * FROM found ORDER BY id LIMIT $2) e
    ) owner
  ) page`),
);

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
