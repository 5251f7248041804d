import { BatchedReads } from '../database/batched-read.js';
import { statement, type Database, type Statement } from '../database/database.js';
import { jsonObject, type JsonFields } from '../database/json.js';
import { PLURAL, type Resource } from '../database/resources.js';
import { shownId } from '../values/public-id.js';
import type { RecordLocator } from './locate.js';

/**
 * Reads full records as finished JSON text: PostgreSQL builds it, in one prepared statement, and reads that queue
 * behind others are made together.
 */
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
    const visible = resource === 'source_reference' ? 'AND t.deleted_at IS NULL' : '';
    this.byPublicId = statement(`${from} WHERE t.public_id = $1 ${visible}`);
    this.byPublicIds = statement(`${from} WHERE t.public_id = ANY($1::uuid[]) ${visible}`);
    this.byId = statement(`${from} WHERE t.id = $1`);
    this.batched = new BatchedReads(db, (ids) => this.readMany(ids));
  }

  /** The record's JSON; throws 308, 410 or 404 when the id shows none. */
  async show(publicId: string): Promise<string> {
    const json = await this.batched.read(publicId);
    if (json !== undefined) return json;
    // A replica may not have heard of it yet.
    const [row] = this.db.readsReplicas
      ? await this.db.query<{ json: string }>(this.byPublicId, [publicId])
      : [];
    return row?.json ?? this.locator.explainAbsence(this.resource, publicId);
  }

  /** The JSON of a record known by its key, as the running transaction sees it. */
  async showById(id: number): Promise<string> {
    const [row] = await this.db.query<{ json: string }>(this.byId, [id]);
    if (row === undefined) throw new Error(`${this.resource} ${id} is not there to be shown`);
    return row.json;
  }

  private async readMany(publicIds: string[]): Promise<Map<string, string>> {
    // A statement of its own for one id: PostgreSQL plans one with an array anew for every call, which takes longer
    // than to run it; for many ids at once that no longer counts.
    const [prepared, value] =
      publicIds.length === 1 ? [this.byPublicId, publicIds[0]] : [this.byPublicIds, publicIds];
    const rows = await this.db.read<{ public_id: string; json: string }>(prepared, [value]);
    return new Map(rows.map((row) => [shownId(row.public_id), row.json]));
  }
}
