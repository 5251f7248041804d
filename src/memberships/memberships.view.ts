import { IDS } from '../common/sample-ids.js';
import { emailAddressesOf } from '../email-addresses/email-addresses.schema.js';
import { placesOf } from '../places/places.schema.js';
import {
  EXAMPLE_SOURCE as source,
  IN_SEARCH,
  UNCHANGED,
  type ResourceDocument,
} from '../records/resource-document.js';
import type { View } from '../records/views.js';
import { sourceReferencesOf } from '../source-references/source-references.view.js';
import { membershipSummary } from './memberships.schema.js';

export const membershipFull = (m: string): View => ({
  ...membershipSummary(m),
  email_addresses: emailAddressesOf('membership_id', m, 'Email addresses of the role.'),
  places: placesOf('membership_id', m),
  ...sourceReferencesOf('membership', m),
});

export const MEMBERSHIP_DOCUMENT: ResourceDocument = {
  chapter: 'A person’s role in an organization, with its dates.',
  summary: membershipSummary,
  full: membershipFull,
  shownBy: IN_SEARCH,
  sample: IDS.membership,
  bodies: {
    CreateMembership: {
      description: 'A person’s role in an organization.',
      required: ['person_public_id', 'organization_public_id'],
      example: {
        membership: {
          person_public_id: IDS.person,
          organization_public_id: IDS.organization,
          role: 'chair',
          start_date: '2026-01-31',
        },
        source,
      },
    },
    UpdateMembership: {
      description: UNCHANGED,
      example: { membership: { end_date: '2026-12-31' }, source },
    },
  },
};
