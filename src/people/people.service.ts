import { Injectable } from '@nestjs/common';
import { invalidField, invalid, type Problem } from '../common/errors.js';
import { JsonReply } from '../http/reply.js';
import type { WriteContext } from '../http/params.js';
import type { RecordFilter } from '../records/lists.js';
import { type RecordReader, Records, RecordService } from '../records/record-service.js';
import { newId, refOf, citedWrite, valuesIn } from '../records/cited-write.js';
import type { CreatePersonDto, UpdatePersonDto, QuickAddPersonDto } from './people.dto.js';
import { personSummary } from './people.schema.js';
import { personFull } from './people.view.js';
import { membershipFull } from '../memberships/memberships.view.js';
import { SimilarRecords } from '../records/similar-records.js';
import { today } from '../values/dates.js';

const MEMBERS_OF: RecordFilter = {
  name: 'organization',
  resource: 'organization',
  // In list order, so that PostgreSQL can stop at the end of the page.
  sql: (id) => `t.id IN (SELECT DISTINCT m.person_id FROM memberships m
    WHERE m.organization_id = ${id} ORDER BY m.person_id OFFSET 0)`,
  total: (id) => `SELECT count(DISTINCT m.person_id) FROM memberships m WHERE m.organization_id = ${id}`,
};

@Injectable()
export class PeopleService extends RecordService {
  private readonly memberships: RecordReader;

  constructor(
    records: Records,
    private readonly similar: SimilarRecords,
  ) {
    super(records, 'person', { full: personFull, summary: personSummary }, { records: [MEMBERS_OF] });
    this.memberships = records.reader('membership', membershipFull);
  }

  create(body: CreatePersonDto, context: WriteContext, path: string): Promise<JsonReply> {
    return this.createWith(body, context, path, (write) =>
      write.create('person', valuesIn('person', body), body),
    );
  }

  /** Creates a person and, optionally, its membership in an existing organization, in one transaction. */
  quickAdd(body: QuickAddPersonDto, context: WriteContext): Promise<JsonReply> {
    return citedWrite(this.records.db, context.accountId, body.citation, async (write) => {
      const problems: Problem[] = [];
      const organization = await this.records.references.namedIn(body, 'organization', problems);
      if (problems.length > 0) throw invalid(problems);
      if (body.if_similar === 'refuse') await this.similar.requireNone('person', body);

      const person = refOf(await write.create('person', valuesIn('person', body), body));
      const membership =
        organization &&
        (await write.create('membership', {
          person_id: person,
          organization_id: organization,
          role: body.role,
          start_date: today(),
        }));
      const parts = [`"person":${await this.reader.showById(person.id)}`];
      if (membership) parts.push(`"membership":${await this.memberships.showById(membership.id)}`);
      return new JsonReply(`{${parts.join(',')}}`, { location: `/api/v1/people/${person.publicId}` });
    });
  }

  update(publicId: string, body: UpdatePersonDto, context: WriteContext): Promise<JsonReply> {
    return this.updateWith(publicId, body, context, async (write, row) => {
      const values = valuesIn('person', body);
      const { first_name = row['first_name'], last_name = row['last_name'] } = values;
      if (!first_name && !last_name) {
        throw invalidField('first_name', 'required', 'is required unless last_name is given');
      }
      return write.update('person', row, { ...values, ...newId(body) }, body);
    });
  }
}
