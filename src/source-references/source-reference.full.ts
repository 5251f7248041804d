import { hex, jsonArray, jsonObject, type JsonFields } from '../database/json.js';
import { sourceReferenceSummary } from './source-reference.summary.js';

/** A citation with its own provenance: the citations about it. */
export const sourceReferenceFull = (s: string): JsonFields => ({
  ...sourceReferenceSummary(s),
  source_references: jsonArray(
    jsonObject(sourceReferenceSummary('pr', { type: 'source_reference', publicId: hex(`${s}.public_id`) })),
    `source_references pr WHERE pr.subject_type = 'source_reference' AND pr.subject_id = ${s}.id AND pr.deleted_at IS NULL`,
    'pr.id',
  ),
});
