import { Injectable } from '@nestjs/common';
import { changeSummary } from '../changes/change.summary.js';
import { Database } from '../database/database.js';
import type { JsonFields } from '../database/json.js';
import { listReply, sliceOf } from '../http/envelope.js';
import { preconditionFailed } from '../common/errors.js';
import type { ListQuery } from '../http/list.query.js';
import { etagOf, matchesStrongly, type JsonReply } from '../http/reply.js';
import type { WriteContext } from '../http/params.js';
import type { CitedResource } from '../source-references/cited-statements.js';
import {
  citedWrite,
  lockRecord,
  type Citation,
  type CitedWrite,
  type RecordRow,
} from '../source-references/cited-write.js';
import { removeRecord } from '../source-references/removal.js';
import { shownId } from '../values/public-id.js';
import { RecordLocator } from './locate.js';
import { RecordList, type Condition } from './record-list.js';
import { RecordReader } from './record-reader.js';

/** Makes the stores of the resources; what they share is here, what differs is in each resource's service. */
@Injectable()
export class Records {
  constructor(
    private readonly db: Database,
    private readonly locator: RecordLocator,
  ) {}

  /**
   * @param full how a record is shown
   * @param change how its change log shows one change
   */
  of(
    resource: CitedResource,
    full: (t: string) => JsonFields,
    change: (t: string) => JsonFields = changeSummary,
  ): RecordStore {
    return new RecordStore(this.db, this.locator, resource, full, change);
  }
}

export interface CreatedRecord {
  readonly publicId: string;
  readonly json: string;
}

/** Reads and writes the records of one resource: the steps that are the same for all of them. */
export class RecordStore {
  private readonly reader: RecordReader;
  private readonly changeLog: RecordList;

  constructor(
    private readonly db: Database,
    private readonly locator: RecordLocator,
    private readonly resource: CitedResource,
    full: (t: string) => JsonFields,
    change: (t: string) => JsonFields,
  ) {
    this.reader = new RecordReader(db, locator, resource, full);
    this.changeLog = new RecordList(db, 'changes', change, {
      always: `t.resource = '${resource}'`,
      order: 'desc',
    });
  }

  /** The full record's JSON; throws 308, 410 or 404. */
  show(publicId: string): Promise<string> {
    return this.reader.show(publicId);
  }

  /** The full record's JSON by its key, as the running transaction sees it. */
  showById(id: number): Promise<string> {
    return this.reader.showById(id);
  }

  /** Runs a cited write that makes one record (and perhaps more), and shows the record as it then is. */
  create(
    context: WriteContext,
    citation: Citation,
    work: (write: CitedWrite) => Promise<RecordRow>,
  ): Promise<CreatedRecord> {
    return this.db.transaction(async () => {
      const row = await citedWrite(this.db, context.accountId, citation, work);
      return { publicId: shownId(row.public_id), json: await this.reader.showById(row.id) };
    });
  }

  /** Locks the record, checks `If-Match`, runs a cited write on it, and shows the record as it then is. */
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
        return this.reader.showById(row.id);
      },
      publicId,
    );
  }

  /** Removes the record and what it owns; `check` may still refuse. */
  remove(publicId: string, context: WriteContext, check?: (row: RecordRow) => Promise<void>): Promise<void> {
    return this.db.transaction(async () => {
      const row = await this.locked(publicId, context, 'removal');
      await check?.(row);
      await removeRecord(this.db, context.accountId, this.resource, row.id);
    }, publicId);
  }

  /** The record's change log, newest first; also after the record is gone. */
  async changes(publicId: string, query: ListQuery, path: string): Promise<JsonReply> {
    const id = await this.locator.findIncludingDeleted(this.resource, publicId);
    const conditions: Condition[] = [
      { sql: (record) => `t.record_id = ${record}`, type: 'bigint', value: id },
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
    if (context.ifMatch !== undefined) {
      const etag = etagOf(await this.reader.showById(row.id));
      if (!matchesStrongly(context.ifMatch, etag)) throw preconditionFailed();
    }
    return row;
  }
}
