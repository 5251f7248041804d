import type { Ref } from '../changes/diff.js';
import type { ChangedFields } from '../changes/change.entity.js';
import { statement, type Database, type Statement } from '../database/database.js';
import { PLURAL } from '../database/resources.js';
import { conflict } from '../http/errors.js';
import { citationsAbout } from './cited-statements.js';
import type { Citation } from './cited-write.js';

/** What a citation can be attached to. */
export type CitationSubject = 'person' | 'organization' | 'membership';

/** A citation's row, as far as changes need it. */
export interface SourceReferenceRow {
  readonly id: number;
  readonly public_id: string;
  readonly source_category: string;
  readonly url: string;
  readonly metadata: Record<string, unknown> | null;
  readonly fields: string[] | null;
}

/** The subject stays locked until the citation is committed: it cannot be removed in between. */
const attachStatement = (subject: CitationSubject) =>
  statement(`
    WITH subject AS MATERIALIZED (
      SELECT id FROM ${PLURAL[subject]} WHERE id = $1 FOR KEY SHARE
    ), citation AS (
      INSERT INTO source_references (subject_type, subject_id, source_category, url, metadata, fields, recorded_by)
      SELECT '${subject}', id, $2, $3, $4::jsonb, $5::text[], $6::bigint FROM subject RETURNING *
    ), change AS (
      INSERT INTO changes (resource, record_id, action, changed, account_id, citation_id)
      SELECT 'source_reference', id, 'create', $7::jsonb, $6::bigint, id FROM citation
    )
    SELECT * FROM citation`);

const ATTACH = {
  person: attachStatement('person'),
  organization: attachStatement('organization'),
  membership: attachStatement('membership'),
} satisfies Record<CitationSubject, Statement>;

export const LOCK_SOURCE_REFERENCE = statement(
  `SELECT * FROM source_references WHERE public_id = $1 AND deleted_at IS NULL FOR UPDATE`,
);

const UPDATE = statement(`
  WITH provenance AS (
    INSERT INTO source_references (subject_type, subject_id, source_category, url, metadata, fields, recorded_by)
    VALUES ('source_reference', $1, $2, $3, $4::jsonb, $5::text[], $6) RETURNING id
  ), citation AS (
    UPDATE source_references s
    SET source_category = $7, url = $8, metadata = $9::jsonb, fields = $10::text[], provenance_id = provenance.id,
        updated_at = now()
    FROM provenance WHERE s.id = $1
  )
  INSERT INTO changes (resource, record_id, action, changed, account_id, citation_id)
  SELECT 'source_reference', $1, 'update', $11::jsonb, $6, provenance.id FROM provenance`);

/** Citations about the citation go with it. */
const REMOVE = statement(`
  WITH gone AS (
    UPDATE source_references SET deleted_at = now(), updated_at = now() WHERE id = $1 RETURNING *
  ), provenance AS (
    UPDATE source_references SET deleted_at = now(), updated_at = now()
    WHERE deleted_at IS NULL AND id IN (${citationsAbout('source_reference', 'ARRAY[$1::bigint]')})
  )
  INSERT INTO changes (resource, record_id, action, changed, account_id)
  SELECT 'source_reference', id, 'delete', jsonb_build_object(
    'source_category', jsonb_build_object('from', source_category, 'to', NULL),
    'url', jsonb_build_object('from', url, 'to', NULL)), $2::bigint FROM gone`);

const json = (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value));

/** Adds a citation to a record without changing the record; throws 409 if that was removed meanwhile. */
export async function attachCitation(
  db: Database,
  actor: number | null,
  subject: { readonly type: CitationSubject; readonly ref: Ref },
  citation: Citation,
): Promise<SourceReferenceRow> {
  const { source_category, url, metadata, fields = null } = citation;
  const changed = changedFields({}, { source_category, url, metadata, fields });
  const values = [subject.ref.id, source_category, url, json(metadata), fields, actor, json(changed)];
  const [row] = await db.query<SourceReferenceRow>(ATTACH[subject.type], values);
  if (row === undefined) throw conflict('The record was deleted at the same time.');
  return row;
}

/** Changes a citation that the caller has locked; `provenance` becomes a citation about it. */
export async function updateCitation(
  db: Database,
  actor: number | null,
  row: SourceReferenceRow,
  patch: Partial<Citation>,
  provenance: Citation,
): Promise<void> {
  const given = Object.fromEntries(
    Object.entries(patch).filter(([, value]) => value !== undefined),
  ) as Partial<Citation>;
  const merged = { ...row, ...given };
  await db.query(UPDATE, [
    row.id,
    provenance.source_category,
    provenance.url,
    json(provenance.metadata),
    provenance.fields ?? null,
    actor,
    merged.source_category,
    merged.url,
    json(merged.metadata),
    merged.fields,
    json(changedFields(row, given)),
  ]);
}

/** Takes a citation that the caller has locked out of the API. Records and change logs keep naming its row. */
export async function removeCitation(
  db: Database,
  actor: number | null,
  row: SourceReferenceRow,
): Promise<void> {
  await db.query(REMOVE, [row.id, actor]);
}

function changedFields(before: object, after: object): ChangedFields {
  const earlier = before as Record<string, unknown>;
  const entries = Object.entries(after as Record<string, unknown>).filter(
    ([key, value]) => json(earlier[key]) !== json(value),
  );
  return Object.fromEntries(
    entries.map(([key, value]) => [key, { from: earlier[key] ?? null, to: value ?? null }]),
  );
}
