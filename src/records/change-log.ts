import { IsNull } from 'typeorm';
import { FormerId, type ChangedFields } from './record.entity.js';
import { accountName, hex, jsonObject, moment, publicIdOf, type JsonFields } from '../database/json.js';
import { statement, type Database } from '../database/database.js';
import { takenId } from '../database/pg-errors.js';
import { PLURAL, RESOURCES, type Resource } from '../database/resources.js';
import { shownId } from '../values/public-id.js';
import { bearerOf, TAKE_TURN } from './public-ids.js';
import { identity } from './views.js';

/** SQL: the id of a record that no longer exists: the last one that it had. */
const lastIdOf = (resource: Resource, id: string): string => `(SELECT ${hex('f.public_id')} FROM former_ids f
  WHERE f.resource = '${resource}' AND (f.origin_id = ${id} OR (f.record_id = ${id} AND f.origin_id IS NULL))
  ORDER BY f.created_at DESC LIMIT 1)`;

/** SQL for the citation of a change, even if it was deleted. */
export const changeCitation = (id: string): string =>
  `(SELECT ${jsonObject({
    ...identity('s'),
    source_category: 's.source_category',
    url: 's.url',
    metadata: 's.metadata',
    fields: 's.fields',
  })} FROM source_references s WHERE s.id = ${id})`;

/** The fields of a change-log entry; `c` is the table's alias. The citation is shown even if it was deleted. */
export const changeSummary = (c: string, resource: Resource): JsonFields => ({
  id: `${c}.id`,
  public_id: `coalesce(${publicIdOf(PLURAL[resource], `${c}.record_id`)}, ${lastIdOf(resource, `${c}.record_id`)})`,
  action: `${c}.action`,
  changed: `${c}.changed`,
  changed_by: accountName(`${c}.account_id`),
  changed_at: moment(`${c}.created_at`),
  source_reference: changeCitation(`${c}.citation_id`),
});

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
