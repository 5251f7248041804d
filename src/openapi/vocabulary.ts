import type { Schema } from '../http/openapi-types.js';
import { IDS } from '../common/sample-ids.js';

/** Description and example of each property name, used if a schema has none of its own. */
const WORDS: Readonly<Record<string, readonly [description: string, example?: unknown]>> = {
  name: ['The name.', 'Ingrid Solberg'],
  email: ['An email address.', 'ingrid@solberg.example'],
  email_addresses: ['The email addresses.'],
  name_aliases: ['Alternate names.'],
  places: ['The places, without their citations.'],
  source_references_count: ['', 1],
  domain: ['', 'harbourlight.example'],
  parent_organization_public_id: ['', IDS.parent],
  members_count: ['', 12],
  current: ['', true],
  dry_run: ['', true],
  forced: ['', false],
  merged_at: ['', '2026-02-14T16:05:12.480Z'],
  undone_at: ['', null],
  merges: ['The merges of this page.'],
  forceable: ['', true],
  person_public_id: ['', IDS.person],
  organization_public_id: ['', IDS.organization],
  membership_public_id: ['', IDS.membership],
  use_public_id: ['', IDS.person],
  public_id: ['', IDS.person],
  url: ['', 'https://harbourlight.example/about'],
  recorded_at: ['', '2026-01-31T09:30:00.000Z'],
  id: ['The number.', 7],
  changed: ['', { last_name: { from: 'Solborg', to: 'Solberg' } }],
  changed_at: ['', '2026-02-14T16:05:12.480Z'],
  can_edit: ['', true],
  prefix: ['', 'dir_8sKq2LwZ'],
  admin: ['', false],
  last_used_at: ['', '2026-02-14T16:05:00.000Z'],
  credits: ['', -13],
  operation: ['', 'GET /api/v1/people/{public_id}'],
  from: ['', '2026-02-14T16:00:00.000Z'],
  to: ['', '2026-02-14T17:00:00.000Z'],
  balance_after: ['', 987],
  reference: ['', 'pi_3Q2kL1'],
  entries: ['The entries of this page, newest first.'],
  people: ['The people of this page.'],
  organizations: ['The organizations of this page.'],
  organization: ['The organization.'],
  advertisers: ['The same as `organizations`.'],
  members: ['The memberships of this page.'],
  memberships: ['The memberships of this page.'],
  source_references: ['The citations of this page.'],
  changes: ['The changes of this page, newest first.'],
  results: ['The results of this page.'],
  contacts: ['The contacts of this page.'],
  research: ['The research of the domain; null if the directory knows it.'],
  research_requests: ['The research requests of this page.'],
  zero_result_searches: ['The searches of this page.'],
  duplicates: ['The pairs of this page.'],
  page: ['', 1],
  per_page: ['', 100],
  returned: ['', 1],
  total_count: ['', 1],
  total_pages: ['', 1],
  next_page: ['', null],
  next_cursor: ['', 'eyJpZCI6NDF9'],
  filters: ['', { domain: 'harbourlight.example' }],
  query: ['', 'Nils Unbekannt'],
  search_count: ['', 3],
  first_searched_at: ['The first search, in UTC.', '2026-02-01T10:00:00.000Z'],
  last_searched_at: ['The last search, in UTC.', '2026-02-14T16:05:00.000Z'],
  completed: ['', true],
  completed_at: ['The completion, in UTC.', '2026-02-15T08:00:00.000Z'],
  completed_by: ['The editor who completed it.'],
  note: ['', 'Added.'],
  now_found: ['', true],
  created_at: ['When it was created, in UTC.', '2026-01-31T09:30:00.000Z'],
  updated_at: ['When it last changed, in UTC.', '2026-02-14T16:05:12.480Z'],
  started_at: ['', '2026-02-14T16:00:00.310Z'],
  finished_at: ['When the research ended, in UTC.', '2026-02-14T16:00:04.120Z'],
  queued: ['', true],
  reason: ['', 'The site did not answer.'],
  resolves: ['', true],
  status: ['The state.', 200],
  read_at: ['', '2026-02-14T16:00:02.800Z'],
  value: ['', { name: 'Ada Lovelace', role: 'Chair' }],
  edited_value: ['', { role: 'chair' }],
  excerpt: ['', 'Our board: Ada Lovelace, Chair'],
  confidence: ['', 0.95],
  already_held: ['', false],
  decided_by: ['The editor who decided; null while it is open.'],
  decided_at: ['When it was decided, in UTC.', '2026-02-14T16:05:12.480Z'],
  finding_id: ['The finding’s id.', 12],
  existing: ['The similar records.'],
  resolve_with: ['', ['use_public_id', 'create_anyway']],
  attempts: ['', 1],
  findings_count: ['How many findings there are.', 3],
  open_findings_count: ['', 1],
  dns: ['The DNS records; null until they were looked up.'],
  error: ['', 'validation_failed'],
  message: ['', 'source is required.'],
  request_id: ['', '8f14e45f-ceea-467f-a0e6-1f0c6d9d2b11'],
  field: ['', 'source'],
  code: ['', 'required'],
  type: ['', 'about:blank'],
  detail: ['', 'source is required.'],
  instance: ['', '/api/v1/people'],
  index: ['', 0],
  ref: ['', 'a'],
  moved_to: ['', IDS.person],
  same_as: ['', 0],
  items: ['The answers, in the order of the items.'],
  credits_remaining: ['', 0],
  credits_required: ['', 1],
  last_success_age: ['', 0.4],
  oldest_unindexed_write_age: ['', 0.1],
  oldest_unindexed_load_age: ['', 0],
};

type Schemas = Readonly<Record<string, Schema>>;

/** Adds the vocabulary's descriptions and examples to properties without them. */
export const withVocabulary = (schemas: Schemas): Schemas =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, completed(schema)]));

function completed(schema: Schema): Schema {
  if (!schema.properties) return schema;
  const properties = Object.entries(schema.properties).map(([name, property]) => {
    const [description, example] = WORDS[name] ?? [];
    return [
      name,
      {
        ...property,
        ...(property.$ref !== undefined ||
        property.description !== undefined ||
        description === '' ||
        description === undefined
          ? {}
          : { description }),
        ...(takesExample(property) && example !== undefined ? { example } : {}),
      },
    ];
  });
  return { ...schema, properties: Object.fromEntries(properties) as Schemas };
}

/** References and lists of references use the examples of their schema. */
const takesExample = (property: Schema): boolean =>
  property.example === undefined &&
  property.$ref === undefined &&
  property.anyOf === undefined &&
  property.items?.$ref === undefined;
