import { Injectable } from '@nestjs/common';
import { BatchedReads } from '../database/batched-read.js';
import { Database, statement, type Statement } from '../database/database.js';
import { jsonObject, type JsonFields } from '../database/json.js';
import { PLURAL, type Resource } from '../database/resources.js';
import type { ListQuery } from '../http/list.query.js';
import type { WriteContext } from '../http/params.js';
import { createdReply, recordReply, requireMatch, withoutBlanks, type JsonReply } from '../http/reply.js';
import { shownId } from '../values/public-id.js';
import { changeSummary } from './views.js';
import { citedWrite, lockRecord, type Citation, type CitedWrite, type RecordRow } from './cited-write.js';
import { Lists, type ListSpec } from './lists.js';
import { RecordLocator, References, visible } from './locate.js';
import { RecordList, type Condition } from './record-list.js';
import { removeRecord } from './removal.js';
import type { CitedResource } from './schemas.js';

/** Reads full records as JSON text that PostgreSQL builds in one prepared statement; reads that queue are batched. */
export class RecordReader {
  private readonly byPublicId: Statement;
  private readonly byPublicIds: Statement;
  private readonly byId: Statement;
  private readonly batched: BatchedReads<string, string>;

  constructor(
    private readonly db: Database,
    private readonly locator: RecordLocator,
    private readonly resource: Resource,
    full: (t: string) => JsonFields,
  ) {
    const from = `SELECT t.public_id, ${jsonObject(full('t'))}::text AS json FROM ${PLURAL[resource]} t`;
    this.byPublicId = statement(`${from} WHERE t.public_id = $1 AND ${visible(resource, 't')}`);
    this.byPublicIds = statement(`${from} WHERE t.public_id = ANY($1::uuid[]) AND ${visible(resource, 't')}`);
    this.byId = statement(`${from} WHERE t.id = $1`);
    this.batched = new BatchedReads(db, (ids) => this.showMany(ids));
  }

  /** The record's JSON; throws 308, 410 or 404 if the id shows none. */
  async show(publicId: string): Promise<string> {
    const json = await this.batched.read(publicId);
    return json ?? this.locator.explainAbsence(this.resource, publicId);
  }

  /** The JSON of the record with this key, as the running transaction sees it. */
  async showById(id: number): Promise<string> {
    const [row] = await this.db.query<{ json: string }>(this.byId, [id]);
    if (row === undefined) throw new Error(`${this.resource} ${id} does not exist`);
    return withoutBlanks(row.json);
  }

  async showMany(publicIds: string[]): Promise<Map<string, string>> {
    // One id has its own statement: PostgreSQL plans a statement with an array for every call, which takes longer than
    // its execution; for many ids the planning time does not matter.
    const [prepared, value] =
      publicIds.length === 1 ? [this.byPublicId, publicIds[0]] : [this.byPublicIds, publicIds];
    // Replica lag: a record may be too new for the replica.
    const rows = await this.db.readAll<{ public_id: string; json: string }>(
      prepared,
      [value],
      (found) => found.length === publicIds.length,
    );
    return new Map(rows.map((row) => [shownId(row.public_id), withoutBlanks(row.json)]));
  }
}

@Injectable()
export class Records {
  constructor(
    readonly db: Database,
    readonly locator: RecordLocator,
    readonly lists: Lists,
    readonly references: References,
  ) {}

  reader(resource: Resource, full: (t: string) => JsonFields): RecordReader {
    return new RecordReader(this.db, this.locator, resource, full);
  }
}

/** The fields of a full record, of a record in lists and, if they are special, of a change-log entry. */
interface Views {
  readonly full: (t: string) => JsonFields;
  readonly summary: (t: string) => JsonFields;
  readonly change?: (t: string) => JsonFields;
}

/** Answers the calls of a resource: subclasses add what its writes check and set. */
export abstract class RecordService {
  protected readonly reader: RecordReader;
  private readonly keys: readonly string[];
  private readonly spec: ListSpec;
  private readonly changeLog: ListSpec;

  constructor(
    protected readonly records: Records,
    private readonly resource: CitedResource,
    { full, summary, change = (c) => changeSummary(c, resource) }: Views,
    filters: Pick<ListSpec, 'records' | 'values'>,
  ) {
    const { db } = records;
    const table = PLURAL[resource];
    this.reader = records.reader(resource, full);
    this.keys = [resource];
    this.spec = {
      ...filters,
      list: new RecordList(db, table, summary, { counted: resource }),
      keys: [table],
    };
    this.changeLog = {
      list: new RecordList(db, 'changes', change, { order: 'desc' }),
      keys: ['changes'],
      since: 'created_at',
    };
  }

  list(query: ListQuery, path: string, keys = this.spec.keys): Promise<JsonReply> {
    return this.records.lists.reply({ ...this.spec, keys }, query, path);
  }

  async show(publicId: string, keys = this.keys): Promise<JsonReply> {
    return recordReply(keys, await this.reader.show(publicId));
  }

  /**
   * The change log of the record and of those that were merged into it, newest first; also after the record was
   * deleted.
   */
  async changes(publicId: string, query: ListQuery, path: string): Promise<JsonReply> {
    const { locator, lists } = this.records;
    const id = await locator.findIncludingDeleted(this.resource, publicId);
    const merged = await locator.mergedInto(this.resource, id);
    const always: Condition[] = [
      { sql: (resource) => `t.resource = ${resource}::resource`, type: 'text', value: this.resource },
      merged.length === 0
        ? { sql: (record) => `t.record_id = ${record}`, type: 'bigint', value: id }
        : {
            sql: (records) => `t.record_id = ANY(${records}::bigint[])`,
            type: 'text',
            value: `{${[id, ...merged].join()}}`,
          },
    ];
    return (await lists.page(this.changeLog, query, path, always)).reply;
  }

  remove(publicId: string, context: WriteContext): Promise<void> {
    const { db } = this.records;
    return db.transaction(async () => {
      const row = await this.locked(publicId, context, 'removal');
      await this.requireRemovable(row);
      await removeRecord(db, context.accountId, this.resource, row.id);
    }, publicId);
  }

  /** Throws 409 if the record must stay. */
  protected async requireRemovable(_row: RecordRow): Promise<void> {}

  /** Runs a cited write that creates a record (and possibly more), and replies with the record as it then is. */
  protected async createWith(
    { citation }: { readonly citation: Citation },
    context: WriteContext,
    path: string,
    work: (write: CitedWrite) => Promise<RecordRow>,
    keys = this.keys,
  ): Promise<JsonReply> {
    const created = await citedWrite(this.records.db, context.accountId, citation, async (write) => {
      const row = await work(write);
      return { publicId: shownId(row.public_id), json: await this.reader.showById(row.id) };
    });
    return createdReply(keys, path, created);
  }

  /** Locks the record, checks `If-Match`, runs a cited write on it, and replies with the record as it then is. */
  protected async updateWith(
    publicId: string,
    { citation }: { readonly citation: Citation },
    context: WriteContext,
    work: (write: CitedWrite, row: RecordRow) => Promise<unknown>,
    keys = this.keys,
  ): Promise<JsonReply> {
    const change = async (write: CitedWrite) => {
      const row = await this.locked(publicId, context, 'change');
      await work(write, row);
      return this.reader.showById(row.id);
    };
    return recordReply(
      keys,
      await citedWrite(this.records.db, context.accountId, citation, change, publicId),
    );
  }

  private async locked(
    publicId: string,
    context: WriteContext,
    purpose: 'change' | 'removal',
  ): Promise<RecordRow> {
    const { db, locator } = this.records;
    const row = await lockRecord(db, this.resource, publicId, purpose);
    if (row === null) return locator.explainAbsence(this.resource, publicId);
    await requireMatch(context.ifMatch, () => (context.tagged ?? this.reader).showById(row.id));
    return row;
  }
}
