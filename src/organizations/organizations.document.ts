import { IDS } from '../common/sample-ids.js';
import {
  EXAMPLE_SOURCE as source,
  IN_SEARCH,
  UNCHANGED,
  type ResourceDocument,
} from '../records/resource-document.js';
import { organizationSummary } from './organizations.schema.js';
import { organizationFull } from './organizations.view.js';

const organization = {
  name: 'Analytical Society',
  domain: 'analytical.example',
  organization_type: 'society',
};

export const ORGANIZATION_DOCUMENT: ResourceDocument = {
  chapter: 'Companies, offices, clubs. An organization may have a parent.',
  summary: organizationSummary,
  full: organizationFull,
  shownBy: IN_SEARCH,
  sample: IDS.organization,
  bodies: {
    CreateOrganization: {
      description: 'A new organization.',
      example: { organization: { ...organization, parent_organization_public_id: IDS.parent }, source },
    },
    UpdateOrganization: {
      description: UNCHANGED,
      example: { organization: { parent_organization_public_id: null }, source },
    },
    QuickAddOrganization: {
      description: 'An organization, and optionally a person with a membership in it.',
      example: {
        ...organization,
        person: {
          first_name: 'Ada',
          last_name: 'Lovelace',
          email: 'ada@analytical.example',
          role: 'chair',
          title: 'Chair of the board',
        },
        source,
      },
    },
  },
};
