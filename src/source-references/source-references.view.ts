import {
  accountName,
  hex,
  identityFields,
  jsonArray,
  jsonObject,
  moment,
  timeFields,
  type JsonFields,
} from '../database/json.js';
import { PLURAL, RESOURCES, type Resource } from '../database/resources.js';

/** SQL for the public id of whatever a citation is about. */
const subjectPublicId = (s: string): string =>
  `CASE ${s}.subject_type ${RESOURCES.map(
    (resource) =>
      `WHEN '${resource}' THEN (SELECT ${hex('subject.public_id')} FROM ${PLURAL[resource]} subject WHERE subject.id = ${s}.subject_id)`,
  ).join(' ')} END`;

/** How lists and other records show a citation; `s` is the table's alias. */
export const sourceReferenceSummary = (
  s: string,
  subject?: { type: Resource; publicId: string },
): JsonFields => ({
  ...identityFields(s),
  source_category: `${s}.source_category`,
  url: `${s}.url`,
  metadata: `${s}.metadata`,
  fields: `${s}.fields`,
  subject: jsonObject(
    subject === undefined
      ? { type: `${s}.subject_type`, public_id: subjectPublicId(s) }
      : { type: `'${subject.type}'`, public_id: subject.publicId },
  ),
  recorded_by: accountName(`${s}.recorded_by`),
  recorded_at: moment(`${s}.created_at`),
  ...timeFields(s),
});

/** The most citations that a full record shows; the list of citations has all of them. */
const MAX_SHOWN = 20;

/** The newest citations about a record whose table has the alias `owner`, in the order of their ids, and how many there are. */
export const sourceReferencesOf = (type: Resource, owner: string): JsonFields => {
  const about = `FROM source_references s
    WHERE s.subject_type = '${type}' AND s.subject_id = ${owner}.id AND s.deleted_at IS NULL`;
  return {
    source_references: jsonArray(
      jsonObject(sourceReferenceSummary('newest', { type, publicId: hex(`${owner}.public_id`) })),
      `(SELECT s.* ${about} ORDER BY s.id DESC LIMIT ${MAX_SHOWN}) newest`,
      'newest.id',
    ),
    source_references_count: `(SELECT count(*) ${about})`,
  };
};

/** A citation with its own provenance: the citations about it. */
export const sourceReferenceFull = (s: string): JsonFields => ({
  ...sourceReferenceSummary(s),
  ...sourceReferencesOf('source_reference', s),
});
