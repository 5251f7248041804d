import { IDS } from '../common/sample-ids.js';
import { accountName, hex, jsonObject, moment, publicIdOfAny } from '../database/json.js';
import type { Resource } from '../database/resources.js';
import { integer, listOf, moment as momentSchema, orNull, schemaRef } from '../http/json-schema.js';
import {
  EXAMPLE_SOURCE as source,
  IN_LISTS,
  UNCHANGED,
  type ResourceDocument,
} from '../records/resource-document.js';
import { columnsShown, identity, shown, times, type View } from '../records/views.js';
import { SOURCE_REFERENCES } from './source-references.schema.js';

/** SQL for the record that the original of a copied citation is about, by its last id; null for other citations. */
const mergedFrom = (s: string): string => `CASE WHEN ${s}.merged_from_id IS NOT NULL THEN (
  SELECT ${jsonObject({ type: 'original.subject_type', public_id: 'gone.public_id' })}
  FROM source_references original CROSS JOIN LATERAL (
    SELECT ${hex('f.public_id')} AS public_id FROM former_ids f
    WHERE f.resource = original.subject_type AND f.origin_id = original.subject_id
    ORDER BY f.created_at DESC LIMIT 1) gone
  WHERE original.id = ${s}.merged_from_id) END`;

/** The fields of a citation in lists and other records; `s` is the table's alias. */
export const sourceReferenceSummary = (s: string, subject?: { type: Resource; publicId: string }): View => ({
  ...identity(s),
  ...columnsShown(SOURCE_REFERENCES, s),
  subject: shown(
    jsonObject(
      subject === undefined
        ? { type: `${s}.subject_type`, public_id: publicIdOfAny(`${s}.subject_type`, `${s}.subject_id`) }
        : { type: `'${subject.type}'`, public_id: subject.publicId },
    ),
    schemaRef('CitationSubject'),
  ),
  recorded_by: shown(
    accountName(`${s}.recorded_by`),
    orNull({ ...schemaRef('Actor'), description: 'Null for the operator’s command line.' }),
  ),
  merged_from: shown(
    mergedFrom(s),
    orNull({
      ...schemaRef('CitationSubject'),
      description: 'The record that it was about, if a merge copied it to this one.',
    }),
  ),
  recorded_at: shown(moment(`${s}.created_at`), momentSchema('When it was recorded, in UTC.')),
  ...times(s),
});

/** Limit of citations in a full record; the list of citations has all of them. */
const MAX_SHOWN = 20;

/**
 * The newest citations about a record, ordered by id, and their total number; `owner` is the alias of the record's
 * table.
 */
export function sourceReferencesOf(
  type: Resource,
  owner: string,
  whose = 'The citations about this record',
): View {
  const about = `FROM source_references s
    WHERE s.subject_type = '${type}' AND s.subject_id = ${owner}.id AND s.deleted_at IS NULL`;
  const citation = jsonObject(
    sourceReferenceSummary('newest', { type, publicId: hex(`${owner}.public_id`) }),
  );
  const newest = `(SELECT s.* ${about} ORDER BY s.id DESC LIMIT ${MAX_SHOWN}) newest`;
  // OFFSET: otherwise PostgreSQL would read the citations once for each field.
  const from = `(SELECT ARRAY(SELECT ${citation} FROM ${newest} ORDER BY newest.id) AS newest OFFSET 0) cited`;
  return {
    source_references: {
      sql: 'array_to_json(cited.newest)',
      from,
      schema: listOf(
        'SourceReferenceSummary',
        `${whose}: the newest ${MAX_SHOWN}. All: \`GET /api/v1/source_references?${type}_public_id=\`.`,
      ),
    },
    source_references_count: {
      sql: `CASE WHEN cardinality(cited.newest) < ${MAX_SHOWN} THEN cardinality(cited.newest) ELSE (SELECT count(*) ${about}) END`,
      from,
      schema: integer('The total number of citations.'),
    },
  };
}

/** The full record of a citation, with its provenance: the citations about it. */
export const sourceReferenceFull = (s: string): View => ({
  ...sourceReferenceSummary(s),
  ...sourceReferencesOf('source_reference', s, 'Its provenance'),
});

export const SOURCE_REFERENCE_DOCUMENT: ResourceDocument = {
  chapter: 'Citations: the sources of records and their changes.',
  summary: sourceReferenceSummary,
  full: sourceReferenceFull,
  shownBy: IN_LISTS,
  sample: IDS.sourceReference,
  bodies: {
    CreateSourceReference: {
      description:
        'Exactly one of `person_public_id`, `organization_public_id` and `membership_public_id`: the subject.',
      example: { source_reference: { ...source, person_public_id: IDS.person } },
    },
    UpdateSourceReference: {
      description: UNCHANGED,
      optional: true,
      example: {
        source_reference: { url: 'https://harbourlight.example/about-us' },
        provenance: { source_category: 'internal', url: 'https://harbourlight.example/corrections' },
      },
    },
  },
};
