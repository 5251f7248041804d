import type { JsonFields } from '../database/json.js';
import { sourceReferencesOf, sourceReferenceSummary } from './source-reference.summary.js';

/** A citation with its own provenance: the citations about it. */
export const sourceReferenceFull = (s: string): JsonFields => ({
  ...sourceReferenceSummary(s),
  ...sourceReferencesOf('source_reference', s),
});
