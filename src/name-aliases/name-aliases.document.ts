import { IDS } from '../common/sample-ids.js';
import { EXAMPLE_SOURCE as source, IN_LISTS, type ResourceDocument } from '../records/resource-document.js';
import { nameAliasSummary } from './name-aliases.schema.js';
import { nameAliasFull } from './name-aliases.view.js';

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
