import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { invalid, type Problem } from '../common/errors.js';
import type { ListQuery } from '../http/list.query.js';
import { createdReply, recordReply, type JsonReply } from '../http/reply.js';
import type { WriteContext } from '../http/params.js';
import { membersCountById, RecordList } from '../records/record-list.js';
import { valuesIn } from '../records/cited-write.js';
import { filtersIn, Lists, type ListSpec } from '../records/lists.js';
import { Records, type RecordStore } from '../records/record-store.js';
import { References } from '../records/locate.js';
import {
  dateOrderProblems,
  type CreateMembershipDto,
  type ListMembershipsQuery,
  type UpdateMembershipDto,
} from './memberships.dto.js';
import { MEMBERSHIPS, membershipSummary } from './memberships.schema.js';
import { membershipFull } from './memberships.view.js';

const KEYS = ['membership'] as const;

@Injectable()
export class MembershipsService {
  private readonly memberships: RecordStore;
  private readonly spec: ListSpec;

  constructor(
    private readonly lists: Lists,
    private readonly references: References,
    db: Database,
    records: Records,
  ) {
    this.memberships = records.of('membership', membershipFull);
    this.spec = {
      list: new RecordList(db, 'memberships', membershipSummary, { counted: 'membership' }),
      keys: ['memberships'],
      records: filtersIn(MEMBERSHIPS, { organization: membersCountById }),
    };
  }

  list(query: ListMembershipsQuery, path: string): Promise<JsonReply> {
    return this.lists.reply(this.spec, query, path);
  }

  async show(publicId: string): Promise<JsonReply> {
    return recordReply(KEYS, await this.memberships.show(publicId));
  }

  async create(body: CreateMembershipDto, context: WriteContext, path: string): Promise<JsonReply> {
    const created = await this.memberships.create(context, body.citation, async (write) => {
      const values = { ...valuesIn('membership', body), ...(await this.owners(body)) };
      return write.create('membership', values, body.email_addresses);
    });
    return createdReply(KEYS, path, created);
  }

  async update(publicId: string, body: UpdateMembershipDto, context: WriteContext): Promise<JsonReply> {
    const json = await this.memberships.change(publicId, context, body.citation, async (write, row) => {
      const values = valuesIn('membership', body);
      const { start_date = row['start_date'], end_date = row['end_date'] } = values;
      const problems = dateOrderProblems(start_date, end_date);
      if (problems.length > 0) throw invalid(problems);
      await write.update('membership', row, values, body.email_addresses);
    });
    return recordReply(KEYS, json);
  }

  changes(publicId: string, query: ListQuery, path: string): Promise<JsonReply> {
    return this.memberships.changes(publicId, query, path);
  }

  remove(publicId: string, context: WriteContext): Promise<void> {
    return this.memberships.remove(publicId, context);
  }

  private async owners(body: CreateMembershipDto) {
    const problems: Problem[] = [];
    const person = await this.references.namedIn(body, 'person', problems);
    const organization = await this.references.namedIn(body, 'organization', problems);
    if (person === null || organization === null) throw invalid(problems);
    return { person_id: person, organization_id: organization };
  }
}
