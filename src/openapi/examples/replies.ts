import {
  IDS,
  emailAddress,
  change,
  membership,
  membershipSummary,
  nameAlias,
  nameAliasSummary,
  organization,
  organizationSummary,
  person,
  personSummary,
  place,
  placeSummary,
  sourceReference,
  sourceReferenceSummary,
} from './records.js';
import { RESEARCH_REPLIES } from './research.js';

const page = (filters: Record<string, string> = {}) => ({
  page: 1,
  per_page: 100,
  returned: 1,
  total_count: 1,
  total_pages: 1,
  next_page: null,
  next_cursor: null,
  filters,
});

const zeroResultSearch = {
  id: 7,
  query: 'Lady Lovelace',
  filters: { type: 'person' },
  search_count: 3,
  first_searched_at: '2026-02-01T10:00:00.000Z',
  last_searched_at: '2026-02-14T16:05:00.000Z',
  completed: false,
  completed_at: null,
  completed_by: null,
  note: null,
  now_found: true,
};

const memberships = { memberships: [membershipSummary], meta: page({ person_public_id: IDS.person }) };
const organizations = {
  organizations: [organizationSummary],
  meta: page({ domain: organizationSummary.domain }),
};

/** One example of each reply, by the name of its schema; with the status if that is not success. */
export const REPLY_EXAMPLES: Readonly<Record<string, unknown>> = {
  PersonReply: { person },
  PersonList: { people: [personSummary], meta: page({ organization_public_id: IDS.organization }) },
  PersonQuickAddReply: { person, membership },
  OrganizationReply: { organization },
  OrganizationList: organizations,
  OrganizationQuickAddReply: { organization, person, membership },
  AdvertiserReply: { organization, advertiser: organization },
  AdvertiserList: { advertisers: organizations.organizations, ...organizations },
  AdvertiserQuickAddReply: { organization, advertiser: organization, person, membership },
  MemberList: { members: [membershipSummary], meta: page() },
  MembershipReply: { membership },
  MembershipList: memberships,
  PlaceReply: { place },
  PlaceList: { places: [placeSummary], meta: page({ organization_public_id: IDS.organization }) },
  NameAliasReply: { name_alias: nameAlias },
  NameAliasList: { name_aliases: [nameAliasSummary], meta: page({ person_public_id: IDS.person }) },
  SourceReferenceReply: { source_reference: sourceReference },
  SourceReferenceList: {
    source_references: [sourceReferenceSummary('person', IDS.person)],
    meta: page({ person_public_id: IDS.person }),
  },
  ChangeList: { changes: [change], meta: page() },
  SearchResults: {
    results: [
      {
        type: 'person',
        public_id: IDS.person,
        score: 0.81,
        matched: ['name', 'organization'],
        highlight: { name: ['Ada <em>Lovelace</em>'], organization: ['<em>Analytical Society</em>'] },
        person: personSummary,
      },
    ],
    meta: {
      ...page({ type: 'person,organization' }),
      facets: { type: { person: 1 }, organization_type: { nonprofit: 1 } },
      backend: 'elasticsearch',
    },
  },
  ZeroResultSearchReply: {
    zero_result_search: {
      ...zeroResultSearch,
      completed: true,
      completed_at: '2026-02-15T08:00:00.000Z',
      completed_by: { id: 2, name: 'Edith Editor' },
      note: 'Added.',
    },
  },
  ZeroResultSearchList: { zero_result_searches: [zeroResultSearch], meta: page({ status: 'open' }) },
  EmailLookup: {
    email: 'ada@society.example',
    results: [{ email_address: emailAddress, owner_type: 'person', person }],
    meta: page(),
  },
  DomainContacts: {
    domain: 'society.example',
    organizations: [{ ...organizationSummary, email_addresses: [] }],
    contacts: [
      {
        person: personSummary,
        membership: membershipSummary,
        organization: organizationSummary,
        email_addresses: [emailAddress],
      },
    ],
    meta: { ...page(), backend: 'elasticsearch' },
    research: null,
  },
  ...RESEARCH_REPLIES,
  Me: {
    user: { id: 2, email: 'edith@society.example', name: 'Edith Editor', admin: false },
    credits_remaining: 987,
    can_edit: true,
    api_key: {
      prefix: 'dir_8sKq2LwZ',
      created_at: '2026-01-31T09:30:00.000Z',
      last_used_at: '2026-02-14T16:05:00.000Z',
    },
  },
  UsageList: {
    credits_remaining: 987,
    entries: [
      {
        kind: 'usage',
        credits: -13,
        operation: 'GET /api/v1/people/{public_id}',
        from: '2026-02-14T16:00:00.000Z',
        to: '2026-02-14T17:00:00.000Z',
        balance_after: 987,
        reference: null,
      },
      {
        kind: 'signup_grant',
        credits: 1000,
        operation: null,
        from: '2026-01-31T09:30:00.000Z',
        to: '2026-01-31T09:30:00.000Z',
        balance_after: 1000,
        reference: null,
      },
    ],
    meta: { ...page(), returned: 2, total_count: 2 },
  },
  Liveness: { status: 'ok' },
  Readiness: {
    status: 'ok',
    checks: {
      database: { status: 'ok', last_success_age: 0.4 },
      schema: { status: 'ok', last_success_age: 0.4 },
      disk: { status: 'ok', last_success_age: 0.4 },
    },
  },
  Readiness503: {
    status: 'unavailable',
    checks: {
      database: { status: 'unavailable', last_success_age: 12.8 },
      schema: { status: 'unavailable', last_success_age: 12.8 },
      disk: { status: 'ok', last_success_age: 0.2 },
    },
  },
  OpenApi: {
    openapi: '3.1.0',
    info: { title: 'Directory Service API', version: 'v1' },
    paths: {},
    components: {},
  },
};
