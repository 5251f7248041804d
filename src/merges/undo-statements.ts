import { statement } from '../database/database.js';
import { hex, publicIdOf } from '../database/json.js';
import { PLURAL } from '../database/resources.js';
import { columnNames, perResource } from '../records/schemas.js';
import { loggedRows, valuesOf } from './merge-statements.js';

/** $1 the merge. */
export const LOCK_MERGE = statement(`SELECT * FROM merges WHERE id = $1 FOR UPDATE`);

/** $1 the merge: its effects, without citations and redirects. */
export const EFFECTS = statement(`
  SELECT effect, kind, record_id, owner_column, from_id, into_id, before FROM merge_parts
  WHERE merge_id = $1 AND effect IN ('merged', 'folded', 'moved', 'filled', 'added') ORDER BY id`);

/**
 * $1 the merge, $2 its survivor, $3 the kind: the later merges that depend on it. Such a merge
 *
 * - merged the survivor;
 * - merged into it a record with a value for a field that this merge set, or with a name that it added as an alias: the
 *   survivor would lose a value that both merges gave;
 * - folded parts that this merge moved, folded others into them, or moved parts into which this merge folded some;
 * - merged a child organization that this merge moved, or changed its parent;
 * - merged a parent that a record had before or after this merge.
 */
export const DEPENDENT_MERGES = statement(`
  WITH mine AS MATERIALIZED (
    SELECT * FROM merge_parts
    WHERE merge_id = $1 AND effect IN ('merged', 'folded', 'moved', 'filled', 'added')
  ), touched (kind, id) AS MATERIALIZED (
    SELECT kind, record_id FROM mine WHERE effect IN ('moved', 'folded', 'added')
    UNION SELECT kind, into_id FROM mine WHERE effect = 'folded'
  ), given (name) AS MATERIALIZED (
    SELECT coalesce(m.before ->> 'name', a.name) FROM mine m LEFT JOIN name_aliases a ON a.id = m.record_id
    WHERE m.kind = 'name_alias' AND m.effect IN ('moved', 'added')
  ), set (name) AS MATERIALIZED (
    SELECT jsonb_object_keys(before) FROM mine WHERE effect = 'filled' AND kind = $3 AND record_id = $2
  ), parents (id) AS MATERIALIZED (
    SELECT (before ->> 'parent_id')::bigint FROM mine WHERE effect = 'merged'
    UNION SELECT (before -> 'parent_id' ->> side)::bigint FROM mine, unnest(ARRAY['from', 'to']) AS side
      WHERE effect = 'filled' AND kind = $3
  ), later AS (
    SELECT merge_id FROM merge_parts WHERE effect = 'merged' AND kind = $3 AND record_id = $2
    UNION SELECT l.merge_id FROM merge_parts l WHERE l.effect = 'merged' AND l.kind = $3 AND l.into_id = $2 AND (
      EXISTS (SELECT FROM set WHERE l.before ->> set.name IS NOT NULL)
      OR EXISTS (SELECT FROM given WHERE given.name IN (l.before ->> 'name', l.before ->> 'domain',
        concat_ws(' ', l.before ->> 'first_name', l.before ->> 'last_name'))))
    UNION SELECT l.merge_id FROM touched t JOIN merge_parts l ON l.kind = t.kind AND l.record_id = t.id
      WHERE l.effect IN ('folded', 'merged') OR (l.effect = 'filled' AND l.before ? 'parent_id')
    UNION SELECT l.merge_id FROM touched t JOIN merge_parts l ON l.kind = t.kind AND l.into_id = t.id
      WHERE l.effect = 'folded'
    UNION SELECT l.merge_id FROM mine m JOIN merge_parts l ON l.kind = m.kind AND l.record_id = m.into_id
      WHERE m.effect = 'folded' AND l.effect = 'moved'
    UNION SELECT l.merge_id FROM parents p JOIN merge_parts l ON l.kind = 'organization' AND l.record_id = p.id
      WHERE l.effect = 'merged'
  )
  SELECT m.id FROM merges m JOIN later ON later.merge_id = m.id WHERE m.id > $1 AND m.undone_at IS NULL ORDER BY m.id`);

/** $1 rows as the merge stored them, $2 citations, $3 the records that had taken their place, $4 the account. */
export const RESTORE = perResource((kind) => {
  const table = PLURAL[kind];
  const names = columnNames(kind);
  const into = publicIdOf(table, 'i.into_id');
  const changed = `${valuesOf(kind, 'i', 'to')}
    || jsonb_build_object('into', jsonb_build_object('from', ${into}, 'to', NULL))`;
  return statement(`
    WITH i AS MATERIALIZED (
      SELECT r.id, r.public_id, r.created_at, u.citation_id, u.into_id, ${names.map((name) => `r.${name}`).join(', ')}
      FROM unnest($1::jsonb[], $2::bigint[], $3::bigint[]) AS u (before, citation_id, into_id)
      CROSS JOIN LATERAL jsonb_populate_record(NULL::${table}, u.before) r
    ), back AS (
      INSERT INTO ${table} (id, public_id, created_at, citation_id, ${names.join(', ')})
      SELECT id, public_id, created_at, citation_id, ${names.join(', ')} FROM i ORDER BY id
    ), former AS (
      DELETE FROM former_ids f USING i WHERE f.resource = '${kind}' AND f.public_id = i.public_id
    ), ${loggedRows(`'${kind}'`, '$4', `'unmerge'`, changed)}
    SELECT count(*) FROM i`);
});

/**
 * $1 the merge, $2 kinds and $3 ids of the restored records. Shows their citations again, and hides the copies: the ids
 * of these lead to the originals. A copy that was changed since stays, and one that was deleted takes its original with
 * it. Returns the copies that stay.
 */
export const RESTORE_CITATIONS = statement(`
  WITH i AS MATERIALIZED (
    SELECT p.record_id AS id, p.into_id, o.public_id, c.public_id AS copy_public_id,
      c.provenance_id IS DISTINCT FROM provenance.into_id AS changed
    FROM merge_parts p JOIN source_references o ON o.id = p.record_id JOIN source_references c ON c.id = p.into_id
      LEFT JOIN merge_parts provenance ON provenance.merge_id = $1 AND provenance.effect = 'copied'
        AND provenance.kind = 'source_reference' AND provenance.record_id = o.provenance_id
    WHERE p.merge_id = $1 AND p.effect = 'copied' AND c.deleted_at IS NULL AND (o.subject_type = 'source_reference'
      OR (o.subject_type::text, o.subject_id) IN (SELECT * FROM unnest($2::text[], $3::bigint[])))
  ), shown AS (
    UPDATE source_references o SET deleted_at = NULL, updated_at = now() FROM i WHERE o.id = i.id
  ), hidden AS (
    UPDATE source_references c SET deleted_at = now(), updated_at = now() FROM i WHERE c.id = i.into_id AND NOT i.changed
  ), former AS (
    DELETE FROM former_ids f USING i WHERE f.resource = 'source_reference' AND f.public_id = i.public_id
  ), returned AS (
    UPDATE former_ids f SET record_id = i.id, origin_id = nullif(f.origin_id, i.id)
    FROM i, merge_parts p WHERE p.merge_id = $1 AND p.effect = 'redirected' AND p.kind = 'source_reference'
      AND p.from_id = i.id AND f.resource = 'source_reference' AND f.origin_id = p.record_id
  ), copies AS (
    INSERT INTO former_ids (resource, public_id, record_id, origin_id)
    SELECT 'source_reference', copy_public_id, id, into_id FROM i WHERE NOT changed
  )
  SELECT ${hex('copy_public_id')} AS public_id FROM i WHERE changed`);

/** $1 the merge, $2 the kind, $3 restored records: their former ids lead to them again. */
export const RETURN_REDIRECTS = statement(`
  UPDATE former_ids f SET record_id = p.from_id, origin_id = nullif(f.origin_id, p.from_id)
  FROM merge_parts p WHERE p.merge_id = $1 AND p.effect = 'redirected' AND p.kind = $2
    AND p.from_id = ANY($3::bigint[]) AND f.resource = $2::resource AND f.origin_id = p.record_id`);

/** $1 the merge, $2 the survivor: gives the research of domains back. */
export const RETURN_RESEARCH = statement(`
  UPDATE research_requests r SET organization_id = p.from_id, updated_at = now()
  FROM merge_parts p WHERE p.merge_id = $1 AND p.effect = 'moved' AND p.kind = 'research_request'
    AND r.id = p.record_id AND r.organization_id = p.into_id`);

/** $1 organizations that are their own ancestors. */
export const CIRCULAR = statement(`
  WITH RECURSIVE above (start, id) AS (
    SELECT o.id, o.parent_id FROM organizations o WHERE o.id = ANY($1::bigint[])
    UNION SELECT above.start, o.parent_id FROM above JOIN organizations o ON o.id = above.id
  )
  SELECT FROM above WHERE start = id LIMIT 1`);

/** $1 the merge, $2 the account. */
export const MARK_UNDONE = statement(
  `UPDATE merges SET undone_at = now(), undone_by = $2, updated_at = now() WHERE id = $1`,
);
