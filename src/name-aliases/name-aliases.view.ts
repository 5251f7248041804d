import { IDS } from '../common/sample-ids.js';
import { EXAMPLE_SOURCE as source, IN_LISTS, type ResourceDocument } from '../records/resource-document.js';
import type { View } from '../records/views.js';
import { sourceReferencesOf } from '../source-references/source-references.view.js';
import { nameAliasSummary } from './name-aliases.schema.js';

export const nameAliasFull = (na: string): View => ({
  ...nameAliasSummary(na),
  ...sourceReferencesOf('name_alias', na),
});

export const NAME_ALIAS_DOCUMENT: ResourceDocument = {
  chapter: 'Other names of people and organizations.',
  summary: nameAliasSummary,
  full: nameAliasFull,
  shownBy: `${IN_LISTS} It has exactly one owner.`,
  sample: IDS.nameAlias,
  bodies: {
    CreateNameAlias: {
      description: 'Exactly one of `person_public_id` and `organization_public_id`.',
      example: { name_alias: { name: 'Inga M. Solberg', person_public_id: IDS.person }, source },
    },
    UpdateNameAlias: {
      description: 'Only the name can change.',
      example: { name_alias: { name: 'Inga King' }, source },
    },
  },
};
