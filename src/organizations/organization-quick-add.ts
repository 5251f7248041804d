import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { JsonReply } from '../http/reply.js';
import type { WriteContext } from '../http/params.js';
import { membershipFull } from '../memberships/memberships.view.js';
import { addAliases } from '../name-aliases/add-aliases.js';
import { personFull } from '../people/people.view.js';
import { Records, type RecordStore } from '../records/record-store.js';
import { citedWrite, refOf } from '../records/cited-write.js';
import { today } from '../values/dates.js';
import type { QuickAddOrganizationDto } from './organizations.dto.js';
import { ORGANIZATIONS } from './organizations.schema.js';
import { organizationFull } from './organizations.view.js';
import { PEOPLE } from '../people/people.schema.js';
import { valuesIn } from '../records/columns.js';
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
      const row = await write.create('organization', valuesIn(ORGANIZATIONS, body), body.email_addresses);
      const organization = refOf(row);
      await addAliases(this.db, write, 'organization', organization, body.name_aliases, true);

      const added: Record<string, string> = {};
      if (body.person) {
        const { email, role, title, start_date } = body.person;
        const emails = email ? [{ address: email }] : [];
        const person = refOf(await write.create('person', valuesIn(PEOPLE, body.person), emails));
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
      const json = await this.organizations.showById(organization.id);
      const parts = [...keys.one.map((key) => [key, json] as const), ...Object.entries(added)];
      return new JsonReply(`{${parts.map(([key, value]) => `"${key}":${value}`).join(',')}}`, {
        location: `${keys.path}/${organization.publicId}`,
      });
    });
  }
}
