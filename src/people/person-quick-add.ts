import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { invalid, type Problem } from '../common/errors.js';
import { JsonReply } from '../http/reply.js';
import type { WriteContext } from '../http/params.js';
import { membershipFull } from '../memberships/memberships.view.js';
import { addAliases } from '../name-aliases/add-aliases.js';
import { valuesIn } from '../records/columns.js';
import { Records, type RecordStore } from '../records/record-store.js';
import { References } from '../records/locate.js';
import { citedWrite, refOf } from '../records/cited-write.js';
import { today } from '../values/dates.js';
import type { QuickAddPersonDto } from './people.dto.js';
import { PEOPLE } from './people.schema.js';
import { personFull } from './people.view.js';

/** Adds a person, and its membership in an existing organization, in one transaction. */
@Injectable()
export class PersonQuickAdd {
  private readonly people: RecordStore;
  private readonly memberships: RecordStore;

  constructor(
    private readonly db: Database,
    private readonly references: References,
    records: Records,
  ) {
    this.people = records.of('person', personFull);
    this.memberships = records.of('membership', membershipFull);
  }

  add(body: QuickAddPersonDto, context: WriteContext): Promise<JsonReply> {
    return citedWrite(this.db, context.accountId, body.citation, async (write) => {
      const problems: Problem[] = [];
      const organization = await this.references.find(
        {
          resource: 'organization',
          fields: ['organization_public_id', 'organization_id'],
          publicId: body.organization_public_id,
        },
        problems,
      );
      if (problems.length > 0) throw invalid(problems);

      const person = refOf(await write.create('person', valuesIn(PEOPLE, body), body.email_addresses));
      await addAliases(this.db, write, 'person', person, body.name_aliases, true);
      const membership =
        organization &&
        (await write.create('membership', {
          person_id: person,
          organization_id: organization,
          role: body.role,
          start_date: today(),
        }));
      const parts = [`"person":${await this.people.showById(person.id)}`];
      if (membership) parts.push(`"membership":${await this.memberships.showById(membership.id)}`);
      return new JsonReply(`{${parts.join(',')}}`, { location: `/api/v1/people/${person.publicId}` });
    });
  }
}
