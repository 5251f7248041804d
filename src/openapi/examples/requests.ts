import { IDS } from '../../sample/sample-ids.js';

const person = { first_name: 'Ada', last_name: 'Lovelace' };
const organization = {
  name: 'Analytical Society',
  domain: 'analytical.example',
  organization_type: 'society',
};
const member = {
  person_public_id: IDS.person,
  organization_public_id: IDS.organization,
  role: 'chair',
  start_date: '2026-01-31',
};

const source = { source_category: 'official', url: 'https://harbourlight.example/about' };

/** An example of each canonical request body, by schema name. */
export const REQUEST_EXAMPLES: Readonly<Record<string, unknown>> = {
  CreateDuplicate: {
    duplicate: { public_ids: [IDS.person, IDS.otherPerson], status: 'not_duplicate', note: 'Namesakes.' },
  },
  UpdateDuplicate: { duplicate: { note: 'Namesakes, says the register.' } },
  UpdateZeroResultSearch: { zero_result_search: { completed: true, note: 'Added.' } },
  UpdateResearchRequest: { research_request: { status: 'queued' } },
  UpdateFinding: { finding: { status: 'accepted', value: { role: 'keeper', start_date: '2026-01-31' } } },
  AcceptFindings: {
    findings: [{ id: 1 }, { id: 2, value: { address: 'office@lanternroom.example' } }],
  },
  CreatePerson: {
    person: {
      ...person,
      aliases: [{ name: 'Augusta Ada King' }],
      emails: [{ address: 'ada@analytical.example', verified_at: '2026-01-31T09:30:00Z' }],
    },
    source: { ...source, fields: ['last_name'], metadata: { page: 3 } },
  },
  UpdatePerson: {
    person: { last_name: 'King', emails: [{ address: 'ingrid@solberg.example', _destroy: true }] },
    source,
  },
  QuickAddPerson: {
    ...person,
    emails: [{ address: 'ada@analytical.example' }],
    organization_public_id: IDS.organization,
    role: 'chair',
    source,
  },
  CreateOrganization: {
    organization: { ...organization, parent_organization_public_id: IDS.parent },
    source,
  },
  UpdateOrganization: { organization: { parent_organization_public_id: null }, source },
  QuickAddOrganization: {
    ...organization,
    person: { ...person, email: 'ada@analytical.example', role: 'chair', title: 'Chair of the board' },
    source,
  },
  CreateMembership: { membership: member, source },
  UpdateMembership: { membership: { end_date: '2026-12-31' }, source },
  CreatePlace: {
    place: {
      name: 'Head office',
      address: '4 Quay Street, Norrvik',
      organization_public_id: IDS.organization,
    },
    source,
  },
  UpdatePlace: { place: { person_public_id: IDS.person }, source },
  CreateNameAlias: { name_alias: { name: 'Inga M. Solberg', person_public_id: IDS.person }, source },
  UpdateNameAlias: { name_alias: { name: 'Inga King' }, source },
  UndoMerge: { merge: { dry_run: true } },
  MergePeople: {
    merge: { public_ids: [IDS.otherPerson], fields: { last_name: IDS.otherPerson }, dry_run: true },
  },
  MergeOrganizations: { merge: { public_ids: [IDS.withoutMembers], dry_run: true } },
  Match: {
    queries: {
      a: { type: 'person', name: 'I. Solberg', organization: { domain: 'harbourlight.example' } },
      b: { type: 'organization', name: 'Harbour Light' },
    },
  },
  LookupBatch: {
    items: [{ ref: 'a', email: 'ingrid@solberg.example' }, { domain: 'nowhere.example' }],
    skip_research_queue: true,
  },
  Reconcile: {
    queries: JSON.stringify({ q0: { query: 'Ingrid Solberg', type: 'person' } }),
  },
  CreateSourceReference: { source_reference: { ...source, person_public_id: IDS.person } },
  UpdateSourceReference: {
    source_reference: { url: 'https://harbourlight.example/about-us' },
    provenance: { source_category: 'internal', url: 'https://harbourlight.example/corrections' },
  },
};
