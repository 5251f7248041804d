import pg from 'pg';
import { Database, statement, type Statement } from '../../src/database/database.js';
import { PLURAL } from '../../src/database/resources.js';
import { Directory } from '../factories/directory.js';
import { encodeCursor, scopeOf } from '../../src/http/list.query.js';
import { SOURCE, TestApp } from '../support/app.js';
import { pretendLarge } from '../support/large-statistics.js';
import { testDatabaseUrl } from '../support/postgres.js';
import { wholeScans, type PlanNode } from '../support/whole-scans.js';

/*
 * No hot call may read a whole table of the directory, at any size. PostgreSQL rightly reads tables as small
 * as a test's whole, so it plans with the statistics of a large directory and with sequential scans disabled:
 * a plan that still reads a whole table has no index to use.
 */
const GROWING = [
  ...Object.values(PLURAL),
  'email_addresses',
  'changes',
  'former_ids',
  'outbox',
  'search_documents',
  'search_names',
  'search_words',
  'credit_entries',
  'idempotency_keys',
  'research_requests',
  'duplicates',
];

let api: TestApp;
let organization: any;
let person: any;
beforeAll(async () => {
  api = await TestApp.start({}, { background: true });
  const directory = new Directory(api);
  person = await directory.person({ emails: ['ada@planned.example'], aliases: ['Countess'] });
  organization = await directory.organization({ domain: 'planned.example', organization_type: 'ngo' });
  await directory.membership({
    person_public_id: person.public_id,
    organization_public_id: organization.public_id,
  });
  await directory.place({ person_public_id: person.public_id });
  await api.settled();
});
afterAll(() => api.stop());

/** Returns the whole scans in the plans of the statements of `work`, on large tables. */
async function wholeScansOf(work: () => Promise<unknown>): Promise<string[]> {
  const statements = new Map<string, Statement>();
  const db = api.app.get(Database);
  const spies = (['query', 'read'] as const).map((method) => {
    const original = db[method].bind(db);
    return jest.spyOn(db, method).mockImplementation((prepared: Statement, values = []) => {
      // PostgreSQL stores no plan for a statement that it plans for its values each time.
      if (prepared.name !== '') statements.set(prepared.name, prepared);
      return original(prepared, values);
    });
  });
  try {
    await work();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  expect(statements.size).toBeGreaterThan(0);
  const client = new pg.Client(await testDatabaseUrl());
  await client.connect();
  try {
    const found: string[] = [];
    const explain = async (tables: readonly string[]) => {
      for (const { text } of statements.values()) {
        const { rows } = await client.query(`EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${text}`);
        const scans = wholeScans(rows[0]['QUERY PLAN'][0].Plan as PlanNode, tables);
        found.push(...scans.map((scan) => `${scan}: ${text.trim()}`));
      }
    };
    await client.query('BEGIN');
    await explain(await pretendLarge(client));
    await client.query('SET LOCAL enable_seqscan = off');
    await explain(GROWING);
    await client.query('ROLLBACK');
    return [...new Set(found)];
  } finally {
    await client.end();
  }
}

const get = (path: string) => async () => expect((await api.get(`/api/v1${path}`)).status).toBe(200);

const match = (q: object) => async () =>
  expect((await api.post('/api/v1/match', { queries: { q } })).status).toBe(200);

describe('whole scans', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['showing a person', () => get(`/people/${person.public_id}`)()],
    ['showing an organization', () => get(`/organizations/${organization.public_id}`)()],
    ['page 1 of people', get('/people')],
    ['page 100 of people', get('/people?page=100')],
    ['a walk', get(`/people?cursor=${encodeCursor({ scope: scopeOf('people'), position: [5] })}`)],
    ['people of an organization', () => get(`/people?organization_public_id=${organization.public_id}`)()],
    ['organizations', get('/organizations')],
    ['organizations by domain', get('/organizations?domain=planned.example')],
    ['organizations by type', get('/organizations?organization_type=ngo')],
    [
      'organizations below one',
      () => get(`/organizations?parent_organization_public_id=${organization.public_id}`)(),
    ],
    ['organizations of a person', () => get(`/organizations?person_public_id=${person.public_id}`)()],
    ['members', () => get(`/organizations/${organization.public_id}/members`)()],
    [
      'page 1,000 of members',
      () => get(`/organizations/${organization.public_id}/members?page=1000&per_page=1`)(),
    ],
    [
      'a walk over members',
      () => {
        const scope = scopeOf('members', organization.public_id);
        const cursor = encodeCursor({ scope, position: [5] });
        return get(`/organizations/${organization.public_id}/members?cursor=${cursor}`)();
      },
    ],
    ['memberships', get('/memberships')],
    ['page 100 of memberships', get('/memberships?page=100')],
    [
      'memberships of an organization',
      () => get(`/memberships?organization_public_id=${organization.public_id}`)(),
    ],
    ['places', get('/places')],
    ['name aliases', get('/name_aliases')],
    ['citations', get('/source_references')],
    ['memberships of a person', () => get(`/memberships?person_public_id=${person.public_id}`)()],
    ['places of an organization', () => get(`/places?organization_public_id=${organization.public_id}`)()],
    ['places of a person', () => get(`/places?person_public_id=${person.public_id}`)()],
    ['name aliases of a person', () => get(`/name_aliases?person_public_id=${person.public_id}`)()],
    ['citations of a person', () => get(`/source_references?person_public_id=${person.public_id}`)()],
    ['citations of a category', get('/source_references?source_category=official')],
    ['a change log', () => get(`/people/${person.public_id}/changes`)()],
    ['a lookup by email', get('/lookup/email?email=ada@planned.example')],
    ['a lookup by domain', get('/lookup/domain_contacts?domain=planned.example')],
    ['a lookup of an unknown domain', get('/lookup/domain_contacts?domain=unplanned.example')],
    ['a search that finds', get('/search?q=ada+lovelace')],
    ['a search for a beginning', get('/search?q=ada+lovel')],
    ['a search for an initial', get('/search?q=a.+lovelace')],
    ['a search for a name and an organization', get('/search?q=lovelace+analytical+society')],
    ['a search for an address', get('/search?q=ada@planned.example')],
    ['a search for a part of an address', get('/search?q=@planned.example')],
    ['a search for a domain', get('/search?q=planned.example')],
    ['a search with a typing error', get('/search?q=ada+lovelaze')],
    ['a search with filters', get('/search?q=society&type=organization&organization_type=ngo')],
    ['a search that finds nothing', get('/search?q=xylophone+zebra')],
    [
      'a match',
      match({ type: 'person', name: 'Ada Lovelace', organization: { name: 'Analytical Society' } }),
    ],
    ['a match of a misspelt name', match({ type: 'person', name: 'Adah Lovelaze' })],
    ['a match by email address', match({ type: 'person', emails: ['ada@planned.example'] })],
    ['a match of an organization', match({ type: 'organization', name: 'Analitical Society' })],
    [
      'a batch of lookups',
      async () => {
        const items = [
          { person_public_id: person.public_id },
          { organization_public_id: organization.public_id },
          { email: 'ada@planned.example' },
          { domain: 'planned.example' },
          { match: { type: 'person', name: 'Ada Lovelace' } },
        ];
        expect((await api.post('/api/v1/lookup/batch', { items })).status).toBe(200);
      },
    ],
    ['pairs that may be one', get('/duplicates')],
    [
      'a cited create',
      () =>
        api.post('/api/v1/people', {
          person: { first_name: 'Planned', emails: ['p@planned.example'], aliases: ['P.'] },
          source_reference: SOURCE,
        }),
    ],
    [
      'a cited membership',
      () =>
        api.post('/api/v1/memberships', {
          membership: {
            person_public_id: person.public_id,
            organization_public_id: organization.public_id,
            start_date: '2026-01-31',
          },
          source_reference: SOURCE,
        }),
    ],
    [
      'a cited change, with what follows it in the index',
      async () => {
        await api.patch(`/api/v1/organizations/${organization.public_id}`, {
          organization: { name: 'Renamed' },
          source_reference: SOURCE,
        });
        await api.settled();
      },
    ],
    [
      'a removal',
      async () => {
        const { public_id } = await new Directory(api).membership();
        await api.delete(`/api/v1/memberships/${public_id}`);
      },
    ],
  ])('do not occur in: %s', async (_, work) => {
    expect(await wholeScansOf(work)).toEqual([]);
  });

  it.each([
    `SELECT id FROM people WHERE first_name = $1 ORDER BY id LIMIT 1`,
    `SELECT count(*) FROM memberships WHERE title = $1`,
  ])('are found in %s', async (text) => {
    const db = api.app.get(Database);
    // Statistics decide whether PostgreSQL reads the table or an index.
    expect(await wholeScansOf(() => db.query(statement(text), ['x']))).not.toEqual([]);
  });
});
