import type { JsonFields } from '../database/json.js';
import { sourceReferencesOf } from '../source-references/source-references.view.js';
import { placeSummary } from './place.summary.js';

/** A place as show, create and update return it. */
export const placeFull = (pl: string): JsonFields => ({
  ...placeSummary(pl),
  ...sourceReferencesOf('place', pl),
});
