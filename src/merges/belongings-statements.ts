import { statement } from '../database/database.js';
import { perEmailOwner } from '../records/parts.js';

/* Data of merged records without a change log: former ids, citations, email addresses. */

/** SQL: redirects the former ids of rows `i`; the merge is $1. */
export function redirects(kind: string): string {
  return `redirected AS (
      UPDATE former_ids f SET record_id = i.into_id, origin_id = coalesce(f.origin_id, f.record_id)
      FROM i WHERE f.resource = ${kind} AND f.record_id = i.id RETURNING f.origin_id, i.id AS from_id, i.into_id
    ), noted AS (
      INSERT INTO merge_parts (merge_id, effect, kind, record_id, from_id, into_id)
      SELECT DISTINCT $1::bigint, 'redirected', ${kind}, origin_id, from_id, into_id FROM redirected
    )`;
}

/**
 * $1 the merge, $2 the kind, $3 records, $4 the records that take their place. Copies the citations about records, and
 * the citations about those, as they were recorded.
 */
export const COPY_CITATIONS = statement(`
  WITH RECURSIVE about AS (
    SELECT s.id, u.into_id AS subject_id, NULL::bigint AS above
    FROM unnest($3::bigint[], $4::bigint[]) AS u (id, into_id)
    JOIN source_references s ON s.subject_type = $2::resource AND s.subject_id = u.id AND s.deleted_at IS NULL
    UNION ALL
    SELECT s.id, NULL, about.id FROM about
    JOIN source_references s ON s.subject_type = 'source_reference' AND s.subject_id = about.id AND s.deleted_at IS NULL
  ), i AS MATERIALIZED (
    SELECT o.id, o.subject_id, o.above, nextval('source_references_id_seq') AS into_id
    FROM (SELECT * FROM about ORDER BY id) o
  ), copy AS (
    INSERT INTO source_references (id, subject_type, subject_id, source_category, url, metadata, fields, recorded_by,
      provenance_id, merged_from_id, created_at, updated_at)
    SELECT i.into_id, s.subject_type, coalesce(i.subject_id, above.into_id), s.source_category, s.url, s.metadata,
      s.fields, s.recorded_by, provenance.into_id, s.id, s.created_at, s.updated_at
    FROM i JOIN source_references s ON s.id = i.id
      LEFT JOIN i above ON above.id = i.above LEFT JOIN i provenance ON provenance.id = s.provenance_id
  ), hidden AS (
    UPDATE source_references s SET deleted_at = now(), updated_at = now() FROM i WHERE s.id = i.id
  ), ${redirects(`'source_reference'`)}, former AS (
    INSERT INTO former_ids (resource, public_id, record_id, origin_id)
    SELECT 'source_reference', s.public_id, i.into_id, i.id FROM i JOIN source_references s ON s.id = i.id
  ), part AS (
    INSERT INTO merge_parts (merge_id, effect, kind, record_id, into_id)
    SELECT $1::bigint, 'copied', 'source_reference', id, into_id FROM i
  )
  SELECT count(*) FILTER (WHERE above IS NULL) AS copied FROM i`);

/** $1 ids: the email addresses of each, as the change log shows them. */
export const EMAILS_BY_OWNER = perEmailOwner((column) =>
  statement(`SELECT ${column} AS owner_id, address, verified_at FROM email_addresses
      WHERE ${column} = ANY($1::bigint[]) ORDER BY id`),
);

/** $1 the merge, $2 records, $3 their new owners, $4 citations. Moves the addresses that these do not have. */
export const MOVE_EMAILS = perEmailOwner((column) =>
  statement(`
      WITH i AS MATERIALIZED (
        SELECT DISTINCT ON (u.into_id, lower(e.address)) e.id, u.from_id, u.into_id, u.citation_id
        FROM unnest($2::bigint[], $3::bigint[], $4::bigint[]) AS u (from_id, into_id, citation_id)
        JOIN email_addresses e ON e.${column} = u.from_id
        WHERE NOT EXISTS (
          SELECT FROM email_addresses k WHERE k.${column} = u.into_id AND lower(k.address) = lower(e.address))
        ORDER BY u.into_id, lower(e.address), e.id
      ), moved AS (
        UPDATE email_addresses e SET ${column} = i.into_id, citation_id = i.citation_id, updated_at = now()
        FROM i WHERE e.id = i.id
      ), part AS (
        INSERT INTO merge_parts (merge_id, effect, kind, record_id, owner_column, from_id, into_id)
        SELECT $1::bigint, 'moved', 'email_address', id, '${column}', from_id, into_id FROM i
      )
      SELECT count(*) AS moved FROM i`),
);

/** The same parameters. Folds the other addresses into those that the new owner has. */
export const FOLD_EMAILS = perEmailOwner((column) =>
  statement(`
      WITH i AS MATERIALIZED (
        SELECT e.*, k.id AS known_id, k.verified_at AS known_verified_at, u.citation_id AS new_citation_id
        FROM unnest($2::bigint[], $3::bigint[], $4::bigint[]) AS u (from_id, into_id, citation_id)
        JOIN email_addresses e ON e.${column} = u.from_id
        JOIN email_addresses k ON k.${column} = u.into_id AND lower(k.address) = lower(e.address)
      ), later AS MATERIALIZED (
        SELECT known_id, known_verified_at, new_citation_id, max(verified_at) AS verified_at FROM i
        WHERE known_verified_at IS NULL
        GROUP BY 1, 2, 3 HAVING max(verified_at) IS NOT NULL
      ), verified AS (
        UPDATE email_addresses k SET verified_at = later.verified_at, citation_id = later.new_citation_id, updated_at = now()
        FROM later WHERE k.id = later.known_id
      ), filled AS (
        INSERT INTO merge_parts (merge_id, effect, kind, record_id, before)
        SELECT $1::bigint, 'filled', 'email_address', known_id,
          jsonb_build_object('from', known_verified_at, 'to', verified_at) FROM later
      ), gone AS (
        DELETE FROM email_addresses e USING i WHERE e.id = i.id
      ), part AS (
        INSERT INTO merge_parts (merge_id, effect, kind, record_id, into_id, before)
        SELECT $1::bigint, 'folded', 'email_address', i.id, i.known_id, to_jsonb(e)
        FROM i JOIN email_addresses e ON e.id = i.id
      )
      SELECT count(*) AS folded FROM i`),
);

/** $1 the merge, $2 organizations, $3 the survivor. Moves the research of the organizations' domains. */
export const MOVE_RESEARCH = statement(`
  WITH i AS MATERIALIZED (
    SELECT id, organization_id FROM research_requests WHERE organization_id = ANY($2::bigint[]) FOR UPDATE
  ), moved AS (
    UPDATE research_requests r SET organization_id = $3, updated_at = now() FROM i WHERE r.id = i.id
  )
  INSERT INTO merge_parts (merge_id, effect, kind, record_id, owner_column, from_id, into_id)
  SELECT $1, 'moved', 'research_request', id, 'organization_id', organization_id, $3 FROM i`);

/** $1 the merge: hides the citations that it recorded. */
export const HIDE_CITATIONS = statement(`
  UPDATE source_references SET deleted_at = now()
  WHERE id IN (SELECT record_id FROM merge_parts WHERE merge_id = $1 AND effect = 'cited') AND deleted_at IS NULL`);
