import { incoming, isGiven } from '../../source-references/cited-load.js';
import type { Session } from '../session.js';
import { circleMembers, type Child } from '../staging/hierarchy.js';

const TABLE = incoming('organization');

/** The known organizations whose parent changes, with the new one; null: none. $1: the ids of those that change. */
const MOVED = `
  SELECT i.seq::float8 AS seq, i.id, i.parent_id AS parent FROM ${TABLE} i JOIN organizations t ON t.id = i.id
  WHERE i.id = ANY($1::bigint[]) AND ${isGiven('organization', 'parent_id', 'i')}
    AND i.parent_id IS DISTINCT FROM t.parent_id`;

/** What is above some organizations now. Each is read once, by its key, however many ways lead to it. */
const ABOVE = `
  WITH RECURSIVE above (id) AS (
    SELECT unnest($1::bigint[])
    UNION
    SELECT o.parent_id FROM above a
    CROSS JOIN LATERAL (SELECT parent_id FROM organizations WHERE id = a.id LIMIT 1) o WHERE o.parent_id IS NOT NULL
  )
  SELECT o.id, o.parent_id AS parent FROM organizations o JOIN above USING (id) WHERE o.parent_id IS NOT NULL`;

/**
 * Takes the rows out that would put an organization below itself, and returns them. The caller holds the lock of the
 * hierarchy. Linear in the number of organizations that change and of those above them.
 *
 * @param ids the organizations that change
 */
export async function takeOutCircles(
  session: Session,
  ids: readonly string[],
): Promise<{ seq: number; id: string }[]> {
  const moved = await session.query<{ seq: number; id: string; parent: string | null }>(MOVED, [ids]);
  if (moved.every(({ parent }) => parent === null)) return [];
  const parents = moved.flatMap(({ parent }) => (parent === null ? [] : [parent]));
  const above = await session.query<{ id: string; parent: string }>(ABOVE, [parents]);
  const parentOf = new Map<string, string | null>(above.map(({ id, parent }) => [id, parent]));
  for (const { id, parent } of moved) parentOf.set(id, parent);
  const children: Child[] = [...parentOf].flatMap(([id, parent]) =>
    parent === null ? [] : [{ id, parent }],
  );
  const circular = new Set(circleMembers(children).map(({ id }) => id));
  const out = moved.filter(({ id }) => circular.has(id));
  if (out.length > 0) {
    await session.query(`DELETE FROM ${TABLE} WHERE id = ANY($1::bigint[])`, [out.map(({ id }) => id)]);
  }
  return out;
}
