import type { View } from '../records/views.js';
import { sourceReferencesOf } from '../source-references/source-references.view.js';
import { nameAliasSummary } from './name-aliases.schema.js';

export const nameAliasFull = (na: string): View => ({
  ...nameAliasSummary(na),
  ...sourceReferencesOf('name_alias', na),
});
