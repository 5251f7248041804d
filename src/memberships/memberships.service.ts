import { Injectable } from '@nestjs/common';
import { invalid, type Problem } from '../common/errors.js';
import type { JsonReply } from '../http/reply.js';
import type { WriteContext } from '../http/params.js';
import { valuesIn } from '../records/cited-write.js';
import { filtersIn } from '../records/lists.js';
import { Records, RecordService } from '../records/record-service.js';
import { dateOrderProblems, type CreateMembershipDto, type UpdateMembershipDto } from './memberships.dto.js';
import { MEMBERSHIPS, membershipSummary } from './memberships.schema.js';
import { membershipFull } from './memberships.view.js';
import { membersCount } from '../organizations/organizations.schema.js';

@Injectable()
export class MembershipsService extends RecordService {
  constructor(records: Records) {
    const views = { full: membershipFull, summary: membershipSummary };
    super(records, 'membership', views, {
      records: filtersIn(MEMBERSHIPS, { organization: membersCount }),
    });
  }

  create(body: CreateMembershipDto, context: WriteContext, path: string): Promise<JsonReply> {
    return this.createWith(body, context, path, async (write) => {
      const values = { ...valuesIn('membership', body), ...(await this.owners(body)) };
      return write.create('membership', values, body);
    });
  }

  update(publicId: string, body: UpdateMembershipDto, context: WriteContext): Promise<JsonReply> {
    return this.updateWith(publicId, body, context, async (write, row) => {
      const values = valuesIn('membership', body);
      const { start_date = row['start_date'], end_date = row['end_date'] } = values;
      const problems = dateOrderProblems(start_date, end_date);
      if (problems.length > 0) throw invalid(problems);
      await write.update('membership', row, values, body);
    });
  }

  private async owners(body: CreateMembershipDto) {
    const { references } = this.records;
    const problems: Problem[] = [];
    const person = await references.namedIn(body, 'person', problems);
    const organization = await references.namedIn(body, 'organization', problems);
    if (person === null || organization === null) throw invalid(problems);
    return { person_id: person, organization_id: organization };
  }
}
