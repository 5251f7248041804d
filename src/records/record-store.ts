import { BatchedReads } from '../database/batched-read.js';
import { statement, Database, type Statement } from '../database/database.js';
import { jsonObject, type JsonFields } from '../database/json.js';
import { PLURAL, type Resource } from '../database/resources.js';
import { shownId } from '../values/public-id.js';
import { RecordLocator, visible } from './locate.js';
import { Injectable } from '@nestjs/common';
import { changeSummary } from './change-log.js';
import { type ListQuery, listReply, sliceOf } from '../http/list.query.js';
import { createdReply, recordReply, requireMatch, withoutBlanks, type JsonReply } from '../http/reply.js';
import type { WriteContext } from '../http/params.js';
import { Lists, type ListSpec } from './lists.js';
import type { CitedResource } from './schemas.js';
import { citedWrite, lockRecord, type Citation, type CitedWrite, type RecordRow } from './cited-write.js';
import { removeRecord } from './removal.js';
import { RecordList, type Condition } from './record-list.js';

/** Reads full records as JSON text that PostgreSQL builds in one prepared statement; reads that queue are batched. */
export class RecordReader<Kind extends Resource = Resource> {
  private readonly byPublicId: Statement;
  private readonly byPublicIds: Statement;
  private readonly byId: Statement;
  private readonly batched: BatchedReads<string, string>;

  constructor(
    protected readonly db: Database,
    protected readonly locator: RecordLocator,
    protected readonly resource: Kind,
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
    if (json !== undefined) return json;
    // Replica lag: the record may be too new for the replica.
    const [row] = this.db.readsReplicas
      ? await this.db.query<{ json: string }>(this.byPublicId, [publicId])
      : [];
    return row ? withoutBlanks(row.json) : this.locator.explainAbsence(this.resource, publicId);
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
    const rows = await this.db.read<{ public_id: string; json: string }>(prepared, [value]);
    return new Map(rows.map((row) => [shownId(row.public_id), withoutBlanks(row.json)]));
  }
}

/** Makes the stores and lists of resources; the differences are in each resource's service. */
@Injectable()
export class Records {
  readonly lists: Lists;

  constructor(
    readonly db: Database,
    private readonly locator: RecordLocator,
  ) {
    this.lists = new Lists(locator);
  }

  /**
   * @param full the fields of a full record
   * @param change the fields of a change-log entry
   */
  of(
    resource: CitedResource,
    full: (t: string) => JsonFields,
    change: (t: string) => JsonFields = (c) => changeSummary(c, resource),
  ): RecordStore {
    return new RecordStore(this.db, this.locator, resource, full, change);
  }
}

/** Reads and writes the records of one resource; these steps are the same for all resources. */
export class RecordStore extends RecordReader<CitedResource> {
  private readonly changeLog: RecordList;

  constructor(
    db: Database,
    locator: RecordLocator,
    resource: CitedResource,
    full: (t: string) => JsonFields,
    change: (t: string) => JsonFields,
  ) {
    super(db, locator, resource, full);
    this.changeLog = new RecordList(db, 'changes', change, {
      always: `t.resource = '${resource}'`,
      order: 'desc',
    });
  }

  /** Runs a cited write that creates a record (and possibly more), and returns the record as it then is. */
  create(
    context: WriteContext,
    citation: Citation,
    work: (write: CitedWrite) => Promise<RecordRow>,
  ): Promise<{ publicId: string; json: string }> {
    return this.db.transaction(async () => {
      const row = await citedWrite(this.db, context.accountId, citation, work);
      return { publicId: shownId(row.public_id), json: await this.showById(row.id) };
    });
  }

  /** Locks the record, checks `If-Match`, runs a cited write on it, and returns the record as it then is. */
  change(
    publicId: string,
    context: WriteContext,
    citation: Citation,
    work: (write: CitedWrite, row: RecordRow) => Promise<unknown>,
  ): Promise<string> {
    return citedWrite(
      this.db,
      context.accountId,
      citation,
      async (write) => {
        const row = await this.locked(publicId, context, 'change');
        await work(write, row);
        return this.showById(row.id);
      },
      publicId,
    );
  }

  /** Removes the record and its parts; `check` may throw to refuse. */
  remove(publicId: string, context: WriteContext, check?: (row: RecordRow) => Promise<void>): Promise<void> {
    return this.db.transaction(async () => {
      const row = await this.locked(publicId, context, 'removal');
      await check?.(row);
      await removeRecord(this.db, context.accountId, this.resource, row.id);
    }, publicId);
  }

  /**
   * The change log of the record and of those that were merged into it, newest first; also after the record was
   * deleted.
   */
  async changes(publicId: string, query: ListQuery, path: string): Promise<JsonReply> {
    const id = await this.locator.findIncludingDeleted(this.resource, publicId);
    const merged = await this.locator.mergedInto(this.resource, id);
    const conditions: Condition[] = [
      merged.length === 0
        ? { sql: (record) => `t.record_id = ${record}`, type: 'bigint', value: id }
        : {
            sql: (records) => `t.record_id = ANY(${records}::bigint[])`,
            type: 'text',
            value: `{${[id, ...merged].join()}}`,
          },
    ];
    if (query.updated_since !== undefined) {
      conditions.push({
        sql: (since) => `t.created_at >= ${since}`,
        type: 'timestamptz',
        value: query.updated_since,
      });
    }
    const { updated_since } = query;
    const slice = sliceOf(query, { name: 'changes', binding: [this.resource, id, updated_since] });
    const page = await this.changeLog.page(conditions, slice);
    const filters = updated_since === undefined ? {} : { updated_since };
    return listReply(['changes'], page, slice, { path, query: { ...query }, filters });
  }

  private async locked(
    publicId: string,
    context: WriteContext,
    purpose: 'change' | 'removal',
  ): Promise<RecordRow> {
    const row = await lockRecord(this.db, this.resource, publicId, purpose);
    if (row === null) return this.locator.explainAbsence(this.resource, publicId);
    await requireMatch(context.ifMatch, () => (context.tagged ?? this).showById(row.id));
    return row;
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
  protected readonly store: RecordStore;
  private readonly keys: readonly string[];
  private readonly spec: ListSpec;

  /** @param filters the filters of the list */
  constructor(
    protected readonly records: Records,
    resource: CitedResource,
    { full, summary, change }: Views,
    filters: Pick<ListSpec, 'records' | 'values'>,
  ) {
    const table = PLURAL[resource];
    this.store = records.of(resource, full, change);
    this.keys = [resource];
    this.spec = {
      ...filters,
      list: new RecordList(records.db, table, summary, { counted: resource }),
      keys: [table],
    };
  }

  list(query: ListQuery, path: string, keys = this.spec.keys): Promise<JsonReply> {
    return this.records.lists.reply({ ...this.spec, keys }, query, path);
  }

  async show(publicId: string, keys = this.keys): Promise<JsonReply> {
    return recordReply(keys, await this.store.show(publicId));
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
    keys = this.keys,
  ): Promise<JsonReply> {
    return createdReply(keys, path, await this.store.create(context, citation, work));
  }

  protected async updateWith(
    publicId: string,
    { citation }: { readonly citation: Citation },
    context: WriteContext,
    work: (write: CitedWrite, row: RecordRow) => Promise<unknown>,
    keys = this.keys,
  ): Promise<JsonReply> {
    return recordReply(keys, await this.store.change(publicId, context, citation, work));
  }
}
