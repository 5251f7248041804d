import { IDS } from '../common/sample-ids.js';
import { jsonArray, jsonObject } from '../database/json.js';
import { emailAddressesOf } from '../email-addresses/email-addresses.schema.js';
import { listOf } from '../http/json-schema.js';
import { membershipSummary } from '../memberships/memberships.schema.js';
import { nameAliasesOf } from '../name-aliases/name-aliases.schema.js';
import { placesOf } from '../places/places.schema.js';
import {
  EXAMPLE_SOURCE as source,
  IN_SEARCH,
  UNCHANGED,
  type ResourceDocument,
} from '../records/resource-document.js';
import { formerIdsOf, shown, type View } from '../records/views.js';
import { sourceReferencesOf } from '../source-references/source-references.view.js';
import { personSummary } from './people.schema.js';

export const personFull = (p: string): View => ({
  ...personSummary(p),
  email_addresses: emailAddressesOf('person_id', p),
  name_aliases: nameAliasesOf('person_id', p),
  memberships: shown(
    jsonArray(
      jsonObject(membershipSummary('m', { person: p, organization: 'mo' })),
      `memberships m JOIN organizations mo ON mo.id = m.organization_id WHERE m.person_id = ${p}.id`,
      'm.id',
    ),
    listOf('MembershipSummary', 'Past and present, each with its organization.'),
  ),
  places: placesOf('person_id', p),
  ...sourceReferencesOf('person', p),
  former_public_ids: formerIdsOf('person', p),
});

const person = { first_name: 'Ada', last_name: 'Lovelace' };

export const PERSON_DOCUMENT: ResourceDocument = {
  chapter: 'People with their names, email addresses and roles.',
  summary: personSummary,
  full: personFull,
  shownBy: IN_SEARCH,
  sample: IDS.person,
  bodies: {
    CreatePerson: {
      description: 'At least one of `first_name` and `last_name`.',
      example: {
        person: {
          ...person,
          aliases: [{ name: 'Augusta Ada King' }],
          emails: [{ address: 'ada@analytical.example', verified_at: '2026-01-31T09:30:00Z' }],
        },
        source: { ...source, fields: ['last_name'], metadata: { page: 3 } },
      },
    },
    UpdatePerson: {
      description: UNCHANGED,
      example: {
        person: { last_name: 'King', emails: [{ address: 'ingrid@solberg.example', _destroy: true }] },
        source,
      },
    },
    QuickAddPerson: {
      description: 'A `role` requires `organization_public_id`.',
      example: {
        ...person,
        emails: [{ address: 'ada@analytical.example' }],
        organization_public_id: IDS.organization,
        role: 'chair',
        source,
      },
    },
  },
};
