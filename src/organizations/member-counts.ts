import type { Chore } from '../database/housekeeping.js';

/**
 * Adds the recorded differences to each organization's `members_count`. Any number of processes may run it. It skips
 * organizations that another transaction has locked, since a slice must not wait for a call; the next
 * run adds them. It aggregates the rows of an organization, so that it is updated once.
 */
export const ADD_UP: Chore = {
  name: 'bring the numbers of members up to date',
  everyMs: 10_000,
  slice: (limit) => `
    WITH due AS MATERIALIZED (
      SELECT organization_id, id FROM organization_member_changes ORDER BY organization_id, id LIMIT ${limit}
    ), locked AS MATERIALIZED (
      SELECT id FROM organizations WHERE id IN (SELECT organization_id FROM due) ORDER BY id
      FOR NO KEY UPDATE SKIP LOCKED
    ), taken AS (
      DELETE FROM organization_member_changes c USING due
      WHERE (c.organization_id, c.id) = (due.organization_id, due.id)
        AND (due.organization_id IN (SELECT id FROM locked)
          OR NOT EXISTS (SELECT FROM organizations o WHERE o.id = due.organization_id))
      RETURNING c.organization_id, c.difference
    ), counted AS (
      UPDATE organizations o SET members_count = o.members_count + s.difference
      FROM (SELECT organization_id, sum(difference)::bigint AS difference FROM taken GROUP BY organization_id) s
      WHERE o.id = s.organization_id AND s.difference <> 0
    )
    SELECT count(*) AS processed FROM taken`,
};
