import { IDS } from '../common/sample-ids.js';
import {
  EXAMPLE_SOURCE as source,
  IN_SEARCH,
  UNCHANGED,
  type ResourceDocument,
} from '../records/resource-document.js';
import { placeSummary } from './places.schema.js';
import { placeFull } from './places.view.js';

export const PLACE_DOCUMENT: ResourceDocument = {
  chapter: 'Addresses and coordinates of people, organizations and memberships.',
  summary: placeSummary,
  full: placeFull,
  shownBy: `${IN_SEARCH} It has exactly one owner.`,
  sample: IDS.place,
  bodies: {
    CreatePlace: {
      description:
        'Exactly one of `person_public_id`, `organization_public_id` and `membership_public_id`; and `address`, or both `latitude` and `longitude`.',
      example: {
        place: {
          name: 'Head office',
          address: '4 Quay Street, Norrvik',
          organization_public_id: IDS.organization,
        },
        source,
      },
    },
    UpdatePlace: {
      description: `${UNCHANGED} An owner id (at most one) moves the place to that record.`,
      example: { place: { person_public_id: IDS.person }, source },
    },
  },
};
