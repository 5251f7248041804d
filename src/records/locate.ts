import { Injectable } from '@nestjs/common';
import type { Ref } from '../changes/diff.js';
import { Database, statement, type Statement } from '../database/database.js';
import { PLURAL, RESOURCES, type Resource } from '../database/resources.js';
import { gone, movedPermanently, noRecord } from '../common/errors.js';
import { shownId } from '../values/public-id.js';

/** A citation that was taken out of the API is no longer there for anyone who asks by id. */
const visible = (resource: Resource, t: string) =>
  resource === 'source_reference' ? `${t}.deleted_at IS NULL` : 'true';

const perResource = <T>(make: (resource: Resource) => T) =>
  Object.fromEntries(RESOURCES.map((resource) => [resource, make(resource)])) as Record<Resource, T>;

const BY_PUBLIC_ID = perResource((resource) =>
  statement(`
    SELECT t.id, t.public_id FROM ${PLURAL[resource]} t WHERE t.public_id = $1 AND ${visible(resource, 't')}
    UNION ALL
    SELECT t.id, t.public_id FROM former_ids f JOIN ${PLURAL[resource]} t ON t.id = f.record_id
      WHERE f.resource = '${resource}' AND f.public_id = $1 AND ${visible(resource, 't')}`),
);
const BY_ID = perResource((resource) =>
  statement(
    `SELECT t.id, t.public_id FROM ${PLURAL[resource]} t WHERE t.id = $1 AND ${visible(resource, 't')}`,
  ),
);
/** Deleted citations stay in their table, since change-log rows name them. */
const DELETED_CITATION = `
    UNION ALL SELECT s.id, NULL FROM source_references s WHERE s.public_id = $1 AND s.deleted_at IS NOT NULL`;
const FORMER = perResource((resource) =>
  statement(`
    SELECT f.record_id AS id, t.public_id FROM former_ids f
      LEFT JOIN ${PLURAL[resource]} t ON t.id = f.record_id AND ${visible(resource, 't')}
      WHERE f.resource = '${resource}' AND f.public_id = $1
    ${resource === 'source_reference' ? DELETED_CITATION : ''}`),
);

/** Finds records by the ids that clients use, wherever those have moved. */
@Injectable()
export class RecordLocator {
  constructor(private readonly db: Database) {}

  /** The record that an id in a body or filter names, also by one of its former ids. */
  async byPublicId(resource: Resource, publicId: string): Promise<Ref | null> {
    return this.one(BY_PUBLIC_ID[resource], publicId);
  }

  async byLegacyId(resource: Resource, id: number): Promise<Ref | null> {
    return this.one(BY_ID[resource], id);
  }

  /** Says why a path's id shows no record: 308 to its present id, 410 if it was deleted, else 404. */
  async explainAbsence(resource: Resource, publicId: string): Promise<never> {
    const [former] = await this.db.query<{ id: number; public_id: string | null }>(FORMER[resource], [
      publicId,
    ]);
    if (former === undefined) throw noRecord(resource.replace('_', ' '), 'public_id');
    if (former.public_id === null) throw gone();
    throw movedPermanently(publicId, shownId(former.public_id));
  }

  /** The key of a record whose log may be read: it may be deleted by now. */
  async findIncludingDeleted(resource: Resource, publicId: string): Promise<number> {
    const present = await this.byPublicIdOnly(resource, publicId);
    if (present !== null) return present.id;
    const [former] = await this.db.query<{ id: number; public_id: string | null }>(FORMER[resource], [
      publicId,
    ]);
    if (former === undefined) throw noRecord(resource.replace('_', ' '), 'public_id');
    if (former.public_id !== null) throw movedPermanently(publicId, shownId(former.public_id));
    return former.id;
  }

  private async byPublicIdOnly(resource: Resource, publicId: string): Promise<Ref | null> {
    const found = await this.byPublicId(resource, publicId);
    return found?.publicId === publicId ? found : null;
  }

  private async one(prepared: Statement, key: unknown): Promise<Ref | null> {
    type Row = { id: number; public_id: string };
    let [row] = await this.db.read<Row>(prepared, [key]);
    // A replica may not have heard of it yet.
    if (row === undefined && this.db.readsReplicas) [row] = await this.db.query<Row>(prepared, [key]);
    return row === undefined ? null : { id: row.id, publicId: shownId(row.public_id) };
  }
}
