import { IDS } from '../common/sample-ids.js';
import {
  EXAMPLE_SOURCE as source,
  IN_LISTS,
  UNCHANGED,
  type ResourceDocument,
} from '../records/resource-document.js';
import { sourceReferenceFull, sourceReferenceSummary } from './source-references.view.js';

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
