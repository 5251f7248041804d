import { BatchedReads } from '../database/batched-read.js';
import { statement, type Database, type Statement } from '../database/database.js';
import { jsonObject, type JsonFields } from '../database/json.js';
import { PLURAL, type Resource } from '../database/resources.js';
import { withoutBlanks } from '../http/reply.js';
import { shownId } from '../values/public-id.js';
import { visible, type RecordLocator } from './locate.js';

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
