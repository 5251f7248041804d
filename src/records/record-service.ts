import { PLURAL } from '../database/resources.js';
import type { ListQuery } from '../http/list.query.js';
import type { WriteContext } from '../http/params.js';
import { createdReply, recordReply, type JsonReply } from '../http/reply.js';
import type { Citation, CitedWrite, RecordRow } from './cited-write.js';
import type { Lists, ListSpec } from './lists.js';
import type { RecordStore } from './record-store.js';
import type { CitedResource } from './schemas.js';

/** Answers the calls of a resource: subclasses add what its writes check and set. */
export abstract class RecordService {
  private readonly keys: readonly string[];
  private readonly spec: ListSpec;

  constructor(
    resource: CitedResource,
    private readonly store: RecordStore,
    private readonly lists: Lists,
    spec: Omit<ListSpec, 'keys'>,
  ) {
    this.keys = [resource];
    this.spec = { ...spec, keys: [PLURAL[resource]] };
  }

  list(query: ListQuery, path: string): Promise<JsonReply> {
    return this.lists.reply(this.spec, query, path);
  }

  async show(publicId: string): Promise<JsonReply> {
    return recordReply(this.keys, await this.store.show(publicId));
  }

  changes(publicId: string, query: ListQuery, path: string): Promise<JsonReply> {
    return this.store.changes(publicId, query, path);
  }

  remove(publicId: string, context: WriteContext): Promise<void> {
    return this.store.remove(publicId, context);
  }

  protected async createWith(
    { citation }: { readonly citation: Citation },
    context: WriteContext,
    path: string,
    work: (write: CitedWrite) => Promise<RecordRow>,
  ): Promise<JsonReply> {
    return createdReply(this.keys, path, await this.store.create(context, citation, work));
  }

  protected async updateWith(
    publicId: string,
    { citation }: { readonly citation: Citation },
    context: WriteContext,
    work: (write: CitedWrite, row: RecordRow) => Promise<unknown>,
  ): Promise<JsonReply> {
    return recordReply(this.keys, await this.store.change(publicId, context, citation, work));
  }
}
