import type { Example } from '../../http/openapi-types.js';
import { CITATION, IDS, organizationSummary } from './records.js';
import { RESEARCH_REQUESTS } from './research.js';

type Examples = Readonly<Record<string, Example>>;

const person = { first_name: 'Ada', last_name: 'Lovelace' };
const organization = {
  name: organizationSummary.name,
  domain: organizationSummary.domain,
  organization_type: organizationSummary.organization_type,
};
const member = {
  person_public_id: IDS.person,
  organization_public_id: IDS.organization,
  role: 'chair',
  start_date: '2026-01-31',
};

const nested = (value: unknown): Example => ({ summary: 'Nested, the canonical shape', value });
const flat = (value: unknown): Example => ({ summary: 'Flat', value });

/** Examples of each request body, by the name of its schema. Those of organizations fit advertisers too. */
export const REQUEST_EXAMPLES: Readonly<Record<string, Examples>> = {
  UpdateZeroResultSearch: {
    nested: nested({ zero_result_search: { completed: true, note: 'Added.' } }),
    flat: flat({ completed: false }),
  },
  ...RESEARCH_REQUESTS,
  CreatePerson: {
    nested: nested({
      person: {
        ...person,
        name_aliases_attributes: [{ name: 'Augusta Ada King' }],
        email_addresses_attributes: [{ address: 'ada@society.example', verified_at: '2026-01-31T09:30:00Z' }],
      },
      source_reference: { ...CITATION, fields: ['last_name'], metadata: { page: 3 } },
    }),
    flat: flat({
      ...person,
      aliases: ['Augusta Ada King'],
      emails: ['ada@society.example'],
      source: { category: CITATION.source_category, url: CITATION.url },
    }),
  },
  UpdatePerson: {
    nested: nested({ person: { last_name: 'King' }, source_reference: CITATION }),
    rename: {
      summary: 'Replace the public id',
      value: { public_id: '00000000000000000000000000000041', source: CITATION },
    },
  },
  QuickAddPerson: {
    alone: { summary: 'A person alone', value: { ...person, source_url: CITATION.url } },
    member: {
      summary: 'A person and a membership',
      value: {
        ...person,
        email: 'ada@society.example',
        organization_public_id: IDS.organization,
        role: 'chair',
        citation: CITATION,
      },
    },
  },
  CreateOrganization: {
    nested: nested({
      organization: { ...organization, parent_organization_public_id: IDS.parent },
      source_reference: CITATION,
    }),
    flat: flat({ ...organization, aliases: ['The Society'], source: CITATION }),
  },
  UpdateOrganization: {
    nested: nested({ organization: { domain: 'analytical.example' }, source_reference: CITATION }),
    top: {
      summary: 'Take it out of the hierarchy',
      value: { parent_organization_public_id: null, source: CITATION },
    },
  },
  QuickAddOrganization: {
    alone: { summary: 'An organization alone', value: { ...organization, source_url: CITATION.url } },
    member: {
      summary: 'An organization, a person and a membership',
      value: {
        ...organization,
        person: { ...person, email: 'ada@society.example', role: 'chair', title: 'Chair of the board' },
        source: CITATION,
      },
    },
  },
  CreateMembership: {
    nested: nested({ membership: member, source_reference: CITATION }),
    legacy: {
      summary: 'Flat, with legacy ids',
      value: {
        person_id: 41,
        organization_id: 17,
        start_date: '2026-01-31',
        emails: ['chair@society.example'],
        source: CITATION,
      },
    },
  },
  UpdateMembership: {
    nested: nested({ membership: { title: 'President' }, source_reference: CITATION }),
    end: { summary: 'End the role', value: { end_date: '2026-12-31', source: CITATION } },
  },
  CreatePlace: {
    address: {
      summary: 'By its address',
      value: {
        place: {
          name: 'Head office',
          address: '12 St James’s Square, London',
          organization_public_id: IDS.organization,
        },
        source_reference: CITATION,
      },
    },
    coordinates: {
      summary: 'By its coordinates, with a legacy owner',
      value: {
        latitude: 51.507,
        longitude: -0.135,
        placeable_type: 'Person',
        placeable_id: 41,
        source: CITATION,
      },
    },
  },
  UpdatePlace: {
    nested: nested({ place: { name: 'Library' }, source_reference: CITATION }),
    move: {
      summary: 'Move it to another owner',
      value: { person_public_id: IDS.person, source: CITATION },
    },
  },
  CreateNameAlias: {
    nested: nested({
      name_alias: { name: 'Augusta Ada King', person_public_id: IDS.person },
      source_reference: CITATION,
    }),
    legacy: {
      summary: 'Flat, with a legacy owner',
      value: {
        name: 'The Society',
        aliasable_type: 'Organization',
        aliasable_id: 17,
        source: CITATION,
      },
    },
  },
  UpdateNameAlias: {
    nested: nested({ name_alias: { name: 'Ada King' }, source_reference: CITATION }),
    flat: flat({ name: 'Ada King', source: CITATION }),
  },
  CreateSourceReference: {
    nested: nested({ source_reference: { ...CITATION, person_public_id: IDS.person } }),
    flat: flat({ ...CITATION, membership_public_id: IDS.membership, fields: ['title'] }),
  },
  UpdateSourceReference: {
    nested: nested({
      provenance: { source_category: 'internal', url: 'https://society.example/corrections' },
      source_reference: { url: 'https://society.example/about-us' },
    }),
  },
};
