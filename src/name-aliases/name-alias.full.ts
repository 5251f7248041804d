import type { JsonFields } from '../database/json.js';
import { sourceReferencesOf } from '../source-references/source-references.view.js';
import { nameAliasSummary } from './name-alias.summary.js';

/** A name alias as show, create and update return it. */
export const nameAliasFull = (na: string): JsonFields => ({
  ...nameAliasSummary(na),
  ...sourceReferencesOf('name_alias', na),
});
