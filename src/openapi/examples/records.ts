/** One small, fictional directory, from which all examples are taken. */

export const IDS = {
  person: '3f1c5a2e9b7d4c60a8e2f4b6d8c0a1e3',
  organization: '7a9d0c1e2f3b4a5c6d7e8f9012345678',
  parent: 'c4e6a8b0d2f41357913579bdf02468ac',
  membership: '5b7e9d1f3a2c4e6081a3c5e7f9b1d3f5',
  place: '9e8d7c6b5a4f3e2d1c0b9a8f7e6d5c4b',
  nameAlias: '1a2b3c4d5e6f708192a3b4c5d6e7f809',
  sourceReference: 'd0c1b2a3948576e7f80919a2b3c4d5e6',
  provenance: 'e1f20314253647586978a9bacbdcedfe',
} as const;

export const CITATION = { source_category: 'official', url: 'https://society.example/about' } as const;

const times = { created_at: '2026-01-31T09:30:00.000Z', updated_at: '2026-02-14T16:05:12.480Z' };
const editor = { id: 2, name: 'Edith Editor' };

export const personSummary = {
  id: 41,
  public_id: IDS.person,
  first_name: 'Ada',
  last_name: 'Lovelace',
  name: 'Ada Lovelace',
  ...times,
};

export const organizationSummary = {
  id: 17,
  public_id: IDS.organization,
  name: 'Analytical Society',
  domain: 'society.example',
  organization_type: 'nonprofit',
  parent_organization_public_id: IDS.parent,
  ...times,
};

const parentSummary = {
  ...organizationSummary,
  id: 9,
  public_id: IDS.parent,
  name: 'Union of Learned Societies',
  domain: 'learned.example',
  parent_organization_public_id: null,
};

export const membershipSummary = {
  id: 63,
  public_id: IDS.membership,
  role: 'chair',
  title: 'Chair of the board',
  start_date: '2026-01-31',
  end_date: null,
  current: true,
  person_public_id: IDS.person,
  organization_public_id: IDS.organization,
  person: personSummary,
  organization: organizationSummary,
  ...times,
};

export const placeSummary = {
  id: 28,
  public_id: IDS.place,
  name: 'Head office',
  address: '12 St James’s Square, London',
  latitude: null,
  longitude: null,
  person_public_id: null,
  organization_public_id: IDS.organization,
  membership_public_id: null,
  ...times,
};

export const nameAliasSummary = {
  id: 52,
  public_id: IDS.nameAlias,
  name: 'Augusta Ada King',
  person_public_id: IDS.person,
  organization_public_id: null,
  ...times,
};

export const emailAddress = { id: 35, address: 'ada@society.example', verified_at: null, ...times };

/** A citation about one of the records above. */
export const sourceReferenceSummary = (type: string, publicId: string) => ({
  id: 88,
  public_id: IDS.sourceReference,
  ...CITATION,
  metadata: { page: 3 },
  fields: ['last_name'],
  subject: { type, public_id: publicId },
  recorded_by: editor,
  recorded_at: times.created_at,
  ...times,
});

export const person = {
  ...personSummary,
  email_addresses: [emailAddress],
  name_aliases: [nameAliasSummary],
  memberships: [membershipSummary],
  places: [],
  source_references: [sourceReferenceSummary('person', IDS.person)],
};

export const organization = {
  ...organizationSummary,
  parent_organization: parentSummary,
  email_addresses: [],
  name_aliases: [],
  places: [placeSummary],
  source_references: [sourceReferenceSummary('organization', IDS.organization)],
  members_count: 1,
};

export const membership = {
  ...membershipSummary,
  email_addresses: [],
  places: [],
  source_references: [sourceReferenceSummary('membership', IDS.membership)],
};

export const place = {
  ...placeSummary,
  source_references: [sourceReferenceSummary('place', IDS.place)],
};

export const nameAlias = {
  ...nameAliasSummary,
  source_references: [sourceReferenceSummary('name_alias', IDS.nameAlias)],
};

export const sourceReference = {
  ...sourceReferenceSummary('person', IDS.person),
  source_references: [
    {
      ...sourceReferenceSummary('source_reference', IDS.sourceReference),
      id: 91,
      public_id: IDS.provenance,
      url: 'https://society.example/corrections',
      metadata: null,
      fields: null,
    },
  ],
};

export const change = {
  id: 230,
  action: 'update',
  changed: { last_name: { from: 'Byron', to: 'Lovelace' } },
  changed_by: editor,
  changed_at: times.updated_at,
  source_reference: {
    id: 88,
    public_id: IDS.sourceReference,
    ...CITATION,
    metadata: { page: 3 },
    fields: ['last_name'],
  },
};
