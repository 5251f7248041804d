import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { JsonReply } from '../http/reply.js';
import type { WriteContext } from '../http/params.js';
import { membershipFull } from '../memberships/membership.full.js';
import { addAliases } from '../name-aliases/add-aliases.js';
import { personFull } from '../people/person.full.js';
import { Records, type RecordStore } from '../records/record-store.js';
import { citedWrite, refOf } from '../records/cited-write.js';
import { today } from '../values/dates.js';
import type { QuickAddOrganizationDto } from './dto/quick-add-organization.dto.js';
import { organizationFull } from './organization.full.js';
import type { RouteKeys } from './route-keys.js';

/** Adds an organization, perhaps with a person and its membership, in one transaction. */
@Injectable()
export class OrganizationQuickAdd {
  private readonly organizations: RecordStore;
  private readonly people: RecordStore;
  private readonly memberships: RecordStore;

  constructor(
    private readonly db: Database,
    records: Records,
  ) {
    this.organizations = records.of('organization', organizationFull);
    this.people = records.of('person', personFull);
    this.memberships = records.of('membership', membershipFull);
  }

  add(body: QuickAddOrganizationDto, context: WriteContext, keys: RouteKeys): Promise<JsonReply> {
    return citedWrite(this.db, context.accountId, body.citation, async (write) => {
      const { name, domain, organization_type } = body;
      const row = await write.create(
        'organization',
        { name, domain, organization_type },
        body.email_addresses,
      );
      const organization = refOf(row);
      await addAliases(this.db, write, 'organization', organization, body.name_aliases, true);

      const added: Record<string, string> = {};
      if (body.person) {
        const { first_name, last_name, email, role, title, start_date } = body.person;
        const emails = email ? [{ address: email }] : [];
        const person = refOf(await write.create('person', { first_name, last_name }, emails));
        const membership = await write.create('membership', {
          person_id: person,
          organization_id: organization,
          role: role ?? 'member',
          title,
          start_date: start_date ?? today(),
        });
        added['person'] = await this.people.showById(person.id);
        added['membership'] = await this.memberships.showById(membership.id);
      }
      const json = await this.organizations.showById(organization.id);
      const parts = [...keys.one.map((key) => [key, json] as const), ...Object.entries(added)];
      return new JsonReply(`{${parts.map(([key, value]) => `"${key}":${value}`).join(',')}}`, {
        location: `${keys.path}/${organization.publicId}`,
      });
    });
  }
}
