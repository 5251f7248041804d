import type { Ref, Citation } from '../records/cited-write.js';
import { statement, type Database } from '../database/database.js';
import { PLURAL, RESOURCES, perEach } from '../database/resources.js';
import { conflict } from '../common/errors.js';
import { CITED_SUBJECTS, type CitationSubject } from './source-references.dto.js';
import { citationsAbout, logged } from '../records/cited-statements.js';
import type { SourceReference } from './source-references.schema.js';

/** SQL: `type` and `id` of the record that a citation is about, directly or through other citations. */
const recordOf = (citation: string): string => `
  WITH RECURSIVE above (type, id) AS (
    SELECT subject_type, subject_id FROM source_references WHERE id = ${citation}
    UNION ALL
    SELECT s.subject_type, s.subject_id FROM above JOIN source_references s ON s.id = above.id
    WHERE above.type = 'source_reference'
  )
  SELECT type, id FROM above WHERE type <> 'source_reference'`;

/** Locks the subject until the citation is committed, so that it cannot be removed meanwhile. */
const attachStatement = (subject: CitationSubject) =>
  statement(`
    WITH subject AS MATERIALIZED (
      SELECT id FROM ${PLURAL[subject]} WHERE id = $1 FOR KEY SHARE
    ), citation AS (
      INSERT INTO source_references
        (public_id, subject_type, subject_id, source_category, url, metadata, fields, recorded_by)
      SELECT coalesce($7::uuid, gen_random_uuid()), '${subject}', id, $2, $3, $4::jsonb, $5::text[], $6::bigint
      FROM subject RETURNING *
    ), change AS (
      INSERT INTO changes (resource, record_id, action, changed, account_id, citation_id)
      SELECT '${subject}', subject_id, 'update',
        jsonb_build_object('source_reference', jsonb_build_object('from', NULL, 'to', ${logged('c')})), $6::bigint, id
      FROM citation c
    )
    SELECT * FROM citation`);

const ATTACH = perEach(CITED_SUBJECTS, attachStatement);

/** Locks a subject, so that concurrent deletions of its citations are serialized. */
export const LOCK_SUBJECT = perEach(RESOURCES, (resource) =>
  statement(`SELECT FROM ${PLURAL[resource]} WHERE id = $1 FOR NO KEY UPDATE`),
);

/** $1 to $6 the provenance, $7 to $10 the new values. The change log of the record keeps the old ones. */
const UPDATE = statement(`
  WITH before AS MATERIALIZED (
    SELECT * FROM source_references WHERE id = $1
  ), provenance AS (
    INSERT INTO source_references (subject_type, subject_id, source_category, url, metadata, fields, recorded_by)
    VALUES ('source_reference', $1, $2, $3, $4::jsonb, $5::text[], $6) RETURNING id
  ), citation AS (
    UPDATE source_references s
    SET source_category = $7, url = $8, metadata = $9::jsonb, fields = $10::text[], provenance_id = provenance.id,
        updated_at = now()
    FROM provenance WHERE s.id = $1 RETURNING s.*
  )
  INSERT INTO changes (resource, record_id, action, changed, account_id, citation_id)
  SELECT record.type, record.id, 'update',
    jsonb_build_object('source_reference', jsonb_build_object('from', ${logged('b')}, 'to', ${logged('c')})),
    $6, c.provenance_id
  FROM before b, citation c, (${recordOf('$1')}) record`);

/** Returns a row if a citation is the only one about its subject. $1 its id. */
const IS_LAST = statement(`
  SELECT FROM source_references s WHERE s.id = $1 AND NOT EXISTS (
    SELECT FROM source_references other
    WHERE (other.subject_type, other.subject_id) = (s.subject_type, s.subject_id)
      AND other.deleted_at IS NULL AND other.id <> s.id)`);

/** Also deletes the citations about the citation. The change log of the record keeps its content. */
const REMOVE = statement(`
  WITH gone AS (
    UPDATE source_references SET deleted_at = now(), updated_at = now() WHERE id = $1 RETURNING *
  ), provenance AS (
    UPDATE source_references SET deleted_at = now(), updated_at = now()
    WHERE deleted_at IS NULL AND id IN (${citationsAbout('source_reference', 'ARRAY[$1::bigint]')})
  )
  INSERT INTO changes (resource, record_id, action, changed, account_id)
  SELECT record.type, record.id, 'update',
    jsonb_build_object('source_reference', jsonb_build_object('from', ${logged('gone')}, 'to', NULL)), $2::bigint
  FROM gone, (${recordOf('$1')}) record`);

const json = (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value));

/** Adds a citation to a record without changing the record; throws 409 if the record was removed meanwhile. */
export async function attachCitation(
  db: Database,
  actor: number | null,
  subject: { readonly type: CitationSubject; readonly ref: Ref },
  citation: Citation,
  publicId: string | null = null,
): Promise<SourceReference> {
  const { source_category, url, metadata, fields = null } = citation;
  const values = [subject.ref.id, source_category, url, json(metadata), fields, actor, publicId];
  const [row] = await db.query<SourceReference>(ATTACH[subject.type], values);
  if (row === undefined) throw conflict('The record was deleted by a concurrent call.');
  return row;
}

/** Changes a citation that the caller has locked; `provenance` becomes a citation about it. */
export async function updateCitation(
  db: Database,
  actor: number | null,
  row: SourceReference,
  patch: Partial<Citation>,
  provenance: Citation,
): Promise<void> {
  const {
    source_category = row.source_category,
    url = row.url,
    metadata = row.metadata,
    fields = row.fields,
  } = patch;
  await db.query(UPDATE, [
    row.id,
    provenance.source_category,
    provenance.url,
    json(provenance.metadata),
    provenance.fields ?? null,
    actor,
    source_category,
    url,
    json(metadata),
    fields,
  ]);
}

/**
 * Deletes a citation from the API; the caller has locked it and its subject. Throws 409 if it is the last one. Records
 * and change logs keep their references to its row.
 */
export async function removeCitation(
  db: Database,
  actor: number | null,
  row: SourceReference,
): Promise<void> {
  if ((await db.query(IS_LAST, [row.id])).length > 0) {
    throw conflict('This is the only citation of its record: attach another one first.');
  }
  await db.query(REMOVE, [row.id, actor]);
}
