import { IDS } from '../common/sample-ids.js';
import {
  EXAMPLE_SOURCE as source,
  IN_SEARCH,
  UNCHANGED,
  type ResourceDocument,
} from '../records/resource-document.js';
import { personSummary } from './people.schema.js';
import { personFull } from './people.view.js';

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
