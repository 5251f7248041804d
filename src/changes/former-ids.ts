import { statement, type Database } from '../database/database.js';
import { PLURAL, type Resource } from '../database/resources.js';
import { invalidField } from '../common/errors.js';
import { shownId } from '../values/public-id.js';
import type { ChangedFields } from './change.entity.js';

const OWN_AGAIN = statement(
  `DELETE FROM former_ids WHERE resource = $1 AND public_id = $2 AND record_id = $3`,
);
const REMEMBER = statement(`INSERT INTO former_ids (resource, public_id, record_id) VALUES ($1, $2, $3)`);
const FORMER = statement(`SELECT FROM former_ids WHERE resource = $1 AND public_id = $2`);

/**
 * Gives a record another public id: the old one is remembered and redirects. An id that another record has, or had,
 * is refused (422); a former id of the record itself may be taken back.
 *
 * @returns the change for the log, empty if the id stays the same
 */
export async function movedId(
  db: Database,
  resource: Resource,
  row: { readonly id: number; readonly public_id: string },
  newId: string,
): Promise<ChangedFields> {
  const oldId = shownId(row.public_id);
  if (newId === oldId) return {};
  await db.query(OWN_AGAIN, [resource, newId, row.id]);
  const taken = statement(`SELECT FROM ${PLURAL[resource]} WHERE public_id = $1`);
  const [present, former] = [await db.query(taken, [newId]), await db.query(FORMER, [resource, newId])];
  if (present.length > 0 || former.length > 0) throw takenId();
  await db.query(REMEMBER, [resource, oldId, row.id]);
  return { public_id: { from: oldId, to: newId } };
}

const takenId = () =>
  invalidField('public_id', 'taken', 'must not be the id of another record, past or present');
