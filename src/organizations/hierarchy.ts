import type { Ref } from '../records/change-log.js';
import { statement, type Database } from '../database/database.js';
import { invalidField } from '../common/errors.js';

/** Changes of the hierarchy wait for each other: two that are each fine may close a circle together. */
export const SERIALIZE = statement(`SELECT pg_advisory_xact_lock(hashtext('organizations.parent_id'))`);

const IS_BELOW = statement(`
  WITH RECURSIVE above (id) AS (
    SELECT $1::bigint
    UNION SELECT o.parent_id FROM organizations o JOIN above ON o.id = above.id WHERE o.parent_id IS NOT NULL
  )
  SELECT FROM above WHERE id = $2::bigint`);

/** Throws 422 if `parent` is the organization itself or stands below it. Call it inside the transaction that moves it. */
export async function requireNoCircle(db: Database, organizationId: number, parent: Ref): Promise<void> {
  await db.query(SERIALIZE);
  if ((await db.query(IS_BELOW, [parent.id, organizationId])).length === 0) return;
  throw invalidField(
    'parent_organization_public_id',
    'circular',
    'must not be the organization itself or one below it',
  );
}
