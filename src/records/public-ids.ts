import { IsNull } from 'typeorm';
import { statement, type Database } from '../database/database.js';
import { takenId } from '../database/pg-errors.js';
import { PLURAL, RESOURCES, type Resource } from '../database/resources.js';
import { shownId } from '../values/public-id.js';
import { FormerId, type ChangedFields } from './record.entity.js';

/*
 * A public id belongs to one record of any kind, now and later. Each table has its own unique index, so the writers that
 * give records an id of their choice take turns, and look into the other tables. Generated ids are random.
 */

/**
 * Waits for its turn, which ends with the transaction. The statement that looks for bearers must be a later one, which
 * sees what the writer before has committed.
 */
export const TAKE_TURN = statement(`SELECT pg_advisory_xact_lock(hashtext('public_ids'))`);

/**
 * SQL: one row if a record of these kinds has or had the id. It is a single query, because a deletion or an undo moves an
 * id between the tables.
 */
export const bearerOf = (id: string, resources: readonly Resource[]): string => `
  ${resources
    .flatMap((resource) => [
      `SELECT 1 FROM ${PLURAL[resource]} t WHERE t.public_id = ${id}`,
      `SELECT 1 FROM former_ids f WHERE f.resource = '${resource}' AND f.public_id = ${id}`,
    ])
    .join(' UNION ALL ')} LIMIT 1`;

const BEARER = statement(bearerOf('$1::uuid', RESOURCES));

/**
 * Changes a record's public id; the old id is stored and redirects. Throws 422 for an id that another record, of any
 * kind, has or had; a record may take back its own former id, but not that of a record that was merged into it.
 *
 * @returns the change-log entry, empty if the id stays the same
 */
export async function movedId(
  db: Database,
  resource: Resource,
  row: { readonly id: number; readonly public_id: string },
  newId: string,
): Promise<ChangedFields> {
  const oldId = shownId(row.public_id);
  if (newId === oldId) return {};
  const formerIds = db.manager.getRepository(FormerId);
  await formerIds.delete({ resource, public_id: newId, record_id: row.id, origin_id: IsNull() });
  await db.query(TAKE_TURN, []);
  if ((await db.query(BEARER, [newId])).length > 0) throw takenId();
  await formerIds.insert({ resource, public_id: oldId, record_id: row.id });
  return { public_id: { from: oldId, to: newId } };
}
