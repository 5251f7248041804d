import {
  type CitedWrite,
  type Ref,
  newId,
  refOf,
  type RecordRow,
  citedWrite,
  valuesIn,
} from '../records/cited-write.js';
import { statement, type Database } from '../database/database.js';
import { invalidField, conflict, invalid, type Problem } from '../common/errors.js';
import { counted } from '../values/numbers.js';
import { Injectable } from '@nestjs/common';
import type { ListQuery } from '../http/list.query.js';
import { JsonReply } from '../http/reply.js';
import type { WriteContext } from '../http/params.js';
import { membershipSummary, Membership } from '../memberships/memberships.schema.js';
import { RecordList, type Condition } from '../records/record-list.js';
import { filtersIn, type ListSpec } from '../records/lists.js';
import { type RecordReader, Records, RecordService } from '../records/record-service.js';
import { SimilarRecords } from '../records/similar-records.js';
import type {
  CreateOrganizationDto,
  UpdateOrganizationDto,
  QuickAddOrganizationDto,
} from './organizations.dto.js';
import { ORGANIZATIONS, organizationSummary, Organization, membersCount } from './organizations.schema.js';
import type { RouteKeys } from './route-keys.js';
import { organizationFull } from './organizations.view.js';
import { membershipFull } from '../memberships/memberships.view.js';
import { personFull } from '../people/people.view.js';
import { today } from '../values/dates.js';

/** Serializes changes of the hierarchy: two that are valid alone may form a cycle together. */
export const SERIALIZE = statement(`SELECT pg_advisory_xact_lock(hashtext('organizations.parent_id'))`);

const IS_DESCENDANT = statement(`
  WITH RECURSIVE above (id) AS (
    SELECT $1::bigint
    UNION SELECT o.parent_id FROM organizations o JOIN above ON o.id = above.id WHERE o.parent_id IS NOT NULL
  )
  SELECT FROM above WHERE id = $2::bigint`);

/**
 * Throws 422 if `parent` is the organization itself or one of its descendants. Must run in the transaction of the
 * change.
 */
async function requireNoCycle(db: Database, organizationId: number, parent: Ref): Promise<void> {
  await db.query(SERIALIZE);
  if ((await db.query(IS_DESCENDANT, [parent.id, organizationId])).length === 0) return;
  throw invalidField(
    'parent_organization_public_id',
    'circular',
    'must not be the organization itself or one below it',
  );
}

const idOf = (publicId: string): string => `(SELECT id FROM organizations WHERE public_id = ${publicId})`;

const membersOf = (publicId: string): Condition => ({
  sql: (organization) => `t.organization_id = ${idOf(organization)}`,
  total: (organization) => membersCount(idOf(organization)),
  type: 'uuid',
  value: publicId,
});

const FILTERS: Pick<ListSpec, 'records' | 'values'> = {
  records: [
    ...filtersIn(ORGANIZATIONS),
    {
      name: 'person',
      resource: 'person',
      sql: (id) => `t.id IN (SELECT m.organization_id FROM memberships m WHERE m.person_id = ${id})`,
    },
  ],
  values: [
    { name: 'domain', sql: (value) => `t.domain = ${value}` },
    { name: 'organization_type', sql: (value) => `t.organization_type = ${value}`, counted: true },
  ],
};

@Injectable()
export class OrganizationsService extends RecordService {
  private readonly members: ListSpec;
  private readonly people: RecordReader;
  private readonly memberships: RecordReader;

  constructor(
    records: Records,
    private readonly similar: SimilarRecords,
  ) {
    super(records, 'organization', { full: organizationFull, summary: organizationSummary }, FILTERS);
    this.members = { list: new RecordList(records.db, 'memberships', membershipSummary), keys: ['members'] };
    this.people = records.reader('person', personFull);
    this.memberships = records.reader('membership', membershipFull);
  }

  async listMembers(publicId: string, query: ListQuery, path: string): Promise<JsonReply> {
    const { lists, locator } = this.records;
    const { reply, total } = await lists.page(this.members, query, path, [membersOf(publicId)]);
    // Only an organization without members may also be one that does not exist.
    if (total === 0) await locator.present('organization', publicId);
    return reply;
  }

  create(body: CreateOrganizationDto, context: WriteContext, { path, one }: RouteKeys): Promise<JsonReply> {
    const work = async (write: CitedWrite) => {
      const values = { ...valuesIn('organization', body), parent_id: await this.parent(body) };
      return write.create('organization', values, body);
    };
    return this.createWith(body, context, path, work, one);
  }

  update(
    publicId: string,
    body: UpdateOrganizationDto,
    context: WriteContext,
    { one }: RouteKeys,
  ): Promise<JsonReply> {
    const work = async (write: CitedWrite, row: RecordRow) => {
      const parent_id = await this.parent(body);
      if (parent_id) await requireNoCycle(this.records.db, row.id, parent_id);
      const patch = { ...valuesIn('organization', body), parent_id, ...newId(body) };
      const before = parent_id === undefined ? {} : { parent_id: await this.currentParent(row) };
      await write.update('organization', row, patch, body, before);
    };
    return this.updateWith(publicId, body, context, work, one);
  }

  protected override async requireRemovable({ id }: RecordRow): Promise<void> {
    const { manager } = this.records.db;
    const members = await manager.countBy(Membership, { organization_id: id });
    const children = await manager.countBy(Organization, { parent_id: id });
    if (members === 0 && children === 0) return;
    throw conflict(
      `The organization still has ${counted(members, 'membership')} and ${counted(children, 'organization')} below it: remove or move them first.`,
    );
  }

  /** Creates an organization and, optionally, a person with its membership, in one transaction. */
  quickAdd(body: QuickAddOrganizationDto, context: WriteContext, keys: RouteKeys): Promise<JsonReply> {
    return citedWrite(this.records.db, context.accountId, body.citation, async (write) => {
      if (body.if_similar === 'refuse') await this.similar.requireNone('organization', body);
      const organization = refOf(await write.create('organization', valuesIn('organization', body), body));

      const added: Record<string, string> = {};
      if (body.person) {
        const { email, role, title, start_date } = body.person;
        const parts = email ? { email_addresses: [{ address: email }] } : {};
        const person = refOf(await write.create('person', valuesIn('person', body.person), parts));
        const membership = await write.create('membership', {
          person_id: person,
          organization_id: organization,
          role,
          title,
          start_date: start_date ?? today(),
        });
        added['person'] = await this.people.showById(person.id);
        added['membership'] = await this.memberships.showById(membership.id);
      }
      const json = await this.reader.showById(organization.id);
      const shown = [...keys.one.map((key) => [key, json] as const), ...Object.entries(added)];
      return new JsonReply(`{${shown.map(([key, value]) => `"${key}":${value}`).join(',')}}`, {
        location: `${keys.path}/${organization.publicId}`,
      });
    });
  }

  /** undefined: the body does not set the parent; null: it clears it. */
  private async parent(body: UpdateOrganizationDto): Promise<Ref | null | undefined> {
    if (!body.parent_organization_public_id) return body.parent_organization_public_id as null | undefined;
    const problems: Problem[] = [];
    const parent = await this.records.references.namedIn(
      body,
      'organization',
      problems,
      'parent_organization',
    );
    if (problems.length > 0) throw invalid(problems);
    return parent;
  }

  private async currentParent(row: RecordRow): Promise<Ref | null> {
    const id = row['parent_id'] as number | null;
    return id === null ? null : this.records.locator.byLegacyId('organization', id);
  }
}
