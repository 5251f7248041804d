import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { invalid, type Problem } from '../common/errors.js';
import type { ListQuery } from '../http/list.query.js';
import { createdReply, recordReply, type JsonReply } from '../http/reply.js';
import type { WriteContext } from '../http/params.js';
import { valuesIn } from '../records/cited-write.js';
import { filtersIn, Lists, type ListSpec } from '../records/lists.js';
import { RecordList } from '../records/record-list.js';
import { Records, type RecordStore } from '../records/record-store.js';
import { References } from '../records/locate.js';
import type { CreateNameAliasDto, ListNameAliasesQuery, UpdateNameAliasDto } from './name-aliases.dto.js';
import { NAME_ALIASES, nameAliasSummary } from './name-aliases.schema.js';
import { nameAliasFull } from './name-aliases.view.js';

const KEYS = ['name_alias'] as const;

@Injectable()
export class NameAliasesService {
  private readonly aliases: RecordStore;
  private readonly spec: ListSpec;

  constructor(
    private readonly lists: Lists,
    private readonly references: References,
    db: Database,
    records: Records,
  ) {
    this.aliases = records.of('name_alias', nameAliasFull);
    this.spec = {
      list: new RecordList(db, 'name_aliases', nameAliasSummary, { counted: 'name_alias' }),
      keys: ['name_aliases'],
      records: filtersIn(NAME_ALIASES),
    };
  }

  list(query: ListNameAliasesQuery, path: string): Promise<JsonReply> {
    return this.lists.reply(this.spec, query, path);
  }

  async show(publicId: string): Promise<JsonReply> {
    return recordReply(KEYS, await this.aliases.show(publicId));
  }

  async create(body: CreateNameAliasDto, context: WriteContext, path: string): Promise<JsonReply> {
    const created = await this.aliases.create(context, body.citation, async (write) => {
      const problems: Problem[] = [];
      const owner = await this.references.owner(body, 'aliasable', problems);
      if (owner === null) throw invalid(problems);
      return write.create('name_alias', { ...valuesIn('name_alias', body), [`${owner.kind}_id`]: owner.ref });
    });
    return createdReply(KEYS, path, created);
  }

  async update(publicId: string, body: UpdateNameAliasDto, context: WriteContext): Promise<JsonReply> {
    const json = await this.aliases.change(publicId, context, body.citation, (write, row) =>
      write.update('name_alias', row, valuesIn('name_alias', body)),
    );
    return recordReply(KEYS, json);
  }

  changes(publicId: string, query: ListQuery, path: string): Promise<JsonReply> {
    return this.aliases.changes(publicId, query, path);
  }

  remove(publicId: string, context: WriteContext): Promise<void> {
    return this.aliases.remove(publicId, context);
  }
}
