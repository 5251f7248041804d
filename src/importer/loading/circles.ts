import { incoming, isGiven } from '../../source-references/cited-load.js';

const TABLE = incoming('organization');

/**
 * Takes out the organizations that would stand below themselves, and returns their rows. $1: the ids of those that
 * change. Whoever moves organizations must hold the hierarchy's lock.
 */
export const TAKE_OUT_CIRCLES = `
  WITH RECURSIVE above (seq, start, id) AS (
    SELECT i.seq, i.id, i.parent_id FROM ${TABLE} i JOIN organizations t ON t.id = i.id
    WHERE i.id = ANY($1::bigint[]) AND ${isGiven('organization', 'parent_id', 'i')} AND i.parent_id IS NOT NULL
      AND i.parent_id IS DISTINCT FROM t.parent_id
    UNION
    SELECT a.seq, a.start, p.parent_id FROM above a CROSS JOIN LATERAL (
      SELECT i.parent_id FROM ${TABLE} i WHERE i.id = a.id AND ${isGiven('organization', 'parent_id', 'i')}
      UNION ALL
      SELECT t.parent_id FROM organizations t WHERE t.id = a.id AND NOT EXISTS (
        SELECT FROM ${TABLE} i WHERE i.id = a.id AND ${isGiven('organization', 'parent_id', 'i')})
    ) p WHERE p.parent_id IS NOT NULL AND a.id <> a.start
  )
  DELETE FROM ${TABLE} WHERE seq IN (SELECT seq FROM above WHERE id = start) RETURNING seq::float8 AS seq, id`;
