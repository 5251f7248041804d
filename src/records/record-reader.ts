import { BatchedRead } from '../database/batched-read.js';
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
  private readonly byPublicIds: Statement;
  private readonly byId: Statement;
  private readonly batched: BatchedRead<string, string>;

  constructor(
    private readonly db: Database,
    private readonly locator: RecordLocator,
    private readonly resource: Resource,
    full: (t: string) => JsonFields,
  ) {
    const from = `SELECT t.public_id, ${jsonObject(full('t'))}::text AS json FROM ${PLURAL[resource]} t`;
    const visible = resource === 'source_reference' ? 'AND t.deleted_at IS NULL' : '';
    this.byPublicIds = statement(`${from} WHERE t.public_id = ANY($1::uuid[]) ${visible}`);
    this.byId = statement(`${from} WHERE t.id = $1`);
    this.batched = new BatchedRead((ids) => this.readMany(ids));
  }

  /** The record's JSON; throws 308, 410 or 404 when the id shows none. */
  async show(publicId: string): Promise<string> {
    return (await this.batched.read(publicId)) ?? this.locator.explainAbsence(this.resource, publicId);
  }

  /** The JSON of a record known by its key, as the running transaction sees it. */
  async showById(id: number): Promise<string> {
    const [row] = await this.db.query<{ json: string }>(this.byId, [id]);
    if (row === undefined) throw new Error(`${this.resource} ${id} is not there to be shown`);
    return row.json;
  }

  private async readMany(publicIds: string[]): Promise<Map<string, string>> {
    const rows = await this.db.query<{ public_id: string; json: string }>(this.byPublicIds, [publicIds]);
    return new Map(rows.map((row) => [shownId(row.public_id), row.json]));
  }
}
