import { Injectable } from '@nestjs/common';
import { invalid, type Problem } from '../common/errors.js';
import type { JsonReply } from '../http/reply.js';
import type { WriteContext } from '../http/params.js';
import { valuesIn } from '../records/cited-write.js';
import { filtersIn } from '../records/lists.js';
import { Records, RecordService } from '../records/record-service.js';
import type { CreateNameAliasDto, UpdateNameAliasDto } from './name-aliases.dto.js';
import { NAME_ALIASES, nameAliasSummary } from './name-aliases.schema.js';
import { nameAliasFull } from './name-aliases.view.js';

@Injectable()
export class NameAliasesService extends RecordService {
  constructor(records: Records) {
    const views = { full: nameAliasFull, summary: nameAliasSummary };
    super(records, 'name_alias', views, { records: filtersIn(NAME_ALIASES) });
  }

  create(body: CreateNameAliasDto, context: WriteContext, path: string): Promise<JsonReply> {
    return this.createWith(body, context, path, async (write) => {
      const problems: Problem[] = [];
      const owner = await this.records.references.owner(body, problems);
      if (owner === null) throw invalid(problems);
      return write.create('name_alias', { ...valuesIn('name_alias', body), [`${owner.kind}_id`]: owner.ref });
    });
  }

  update(publicId: string, body: UpdateNameAliasDto, context: WriteContext): Promise<JsonReply> {
    return this.updateWith(publicId, body, context, (write, row) =>
      write.update('name_alias', row, valuesIn('name_alias', body)),
    );
  }
}
