import { shownName } from './columns.js';
import { statement, type Database } from '../database/database.js';
import { publicIdOf } from '../database/json.js';
import { PLURAL } from '../database/resources.js';
import { CHANGE_ROWS, followChanges, WRITES } from '../outbox/outbox.js';
import { citationsAbout } from './cited-statements.js';
import { columnNames, partsOf, perResource, TARGET, type CitedResource } from './schemas.js';
import { EMAIL_OWNER, ownsEmails } from './parts.js';

/** SQL: the columns of a row as the change log shows them, as arguments of `jsonb_build_object`. */
export const loggedColumns = (resource: CitedResource, row: string): string[] =>
  columnNames(resource).map((column) => {
    const target = TARGET[column];
    const value = `${row}.${column}`;
    return `'${shownName(column)}', ${target ? publicIdOf(PLURAL[target], value) : value}`;
  });

/**
 * Removes the records and their email addresses, deletes their citations from the API, stores their ids (which then
 * return 410) and logs their values. $1 their ids, $2 the account.
 */
function removeStatement(resource: CitedResource) {
  const shown = loggedColumns(resource, 'gone');
  const owner = ownsEmails(resource) ? EMAIL_OWNER[resource] : null;
  if (owner) {
    shown.push(`'email_addresses', (SELECT jsonb_agg(jsonb_build_object('address', e.address) ORDER BY e.id)
      FROM email e WHERE e.${owner} = gone.id)`);
  }
  return statement(`
    WITH ${owner ? `email AS (DELETE FROM email_addresses WHERE ${owner} = ANY($1::bigint[]) RETURNING *),` : ''}
    gone AS (
      DELETE FROM ${PLURAL[resource]} WHERE id = ANY($1::bigint[]) RETURNING *
    ), citation AS (
      UPDATE source_references SET deleted_at = now(), updated_at = now()
      WHERE deleted_at IS NULL AND id IN (${citationsAbout(resource, '$1::bigint[]')})
    ), former AS (
      INSERT INTO former_ids (resource, public_id, record_id) SELECT '${resource}', public_id, id FROM gone
    ), change AS (
      INSERT INTO changes (resource, record_id, action, changed, account_id)
      SELECT '${resource}', gone.id, 'delete', coalesce((
        SELECT jsonb_object_agg(key, jsonb_build_object('from', value, 'to', NULL))
        FROM jsonb_each(jsonb_build_object(${shown.join(', ')})) WHERE value <> 'null'
      ), '{}'), $2::bigint FROM gone ${CHANGE_ROWS}
    ), message AS (${followChanges(WRITES)}
    )
    SELECT id FROM gone`);
}

const REMOVE = perResource(removeStatement);

/**
 * The only door for removing directory records: the record, which the caller has locked, and its parts, each with its
 * change-log and outbox row, in the caller's transaction. The change log stays readable.
 */
export async function removeRecord(
  db: Database,
  actor: number | null,
  resource: CitedResource,
  id: number,
): Promise<void> {
  const removals: { part: CitedResource; ids: number[] }[] = [{ part: resource, ids: [id] }];
  // Locks from the top down, so that no part can be added meanwhile; removes from the bottom up.
  for (const { part, where } of partsOf(resource)) {
    const select = statement(`SELECT id FROM ${PLURAL[part]} WHERE ${where} ORDER BY id FOR UPDATE`);
    const rows = await db.query<{ id: number }>(select, [id]);
    if (rows.length > 0) removals.unshift({ part, ids: rows.map((row) => row.id) });
  }
  for (const { part, ids } of removals) await db.query(REMOVE[part], [ids, actor]);
}
