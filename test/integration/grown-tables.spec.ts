import pg from 'pg';
import { Database } from '../../src/database/database.js';
import { Directory } from '../factories/directory.js';
import { SOURCE, TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { testDatabaseUrl } from '../support/postgres.js';
import { wholeScans, type PlanNode } from '../support/whole-scans.js';

/*
 * A server plans its statements while the tables are nearly empty. Then an import fills the tables, and those
 * plans must not be kept.
 */
const POOL_SIZE = 3;
const ROWS = 5_000;
/** Tables that grow, each with a column that is set in a new row; the other columns copy an existing row. */
const GROWN: Readonly<Record<string, string>> = {
  people: 'public_id = gen_random_uuid(), last_name = n::text',
  organizations: `public_id = gen_random_uuid(), domain = n || '.example', organization_type = (n % 500)::text`,
  memberships: `public_id = gen_random_uuid(),
    person_id = (SELECT max(id) FROM people) - n + 1, organization_id = (SELECT max(id) FROM organizations) - n + 1`,
  places: 'public_id = gen_random_uuid(), person_id = (SELECT max(id) FROM people) - n + 1',
  name_aliases: 'public_id = gen_random_uuid(), person_id = (SELECT max(id) FROM people) - n + 1',
  email_addresses: `address = n || '@grown.example', person_id = (SELECT max(id) FROM people) - n + 1`,
  source_references: 'public_id = gen_random_uuid(), subject_id = n',
  changes: 'record_id = 1000000 + n',
  search_documents: 'record_id = 1000000 + n',
  search_names: `record_id = 1000000 + n, name = n || ' grown'`,
};

const setAutovacuum = (setting: string) =>
  client.query(
    Object.keys(GROWN)
      .map((table) => `ALTER TABLE ${table} ${setting}`)
      .join(';'),
  );

let api: TestApp;
let client: pg.Client;
let calls: (() => Promise<{ status: number }>)[];
beforeAll(async () => {
  client = new pg.Client(await testDatabaseUrl());
  await client.connect();
  // It would do the same, up to a minute later.
  await setAutovacuum('SET (autovacuum_enabled = off)');
  api = await TestApp.start({ DATABASE_POOL_SIZE: String(POOL_SIZE) }, { background: true });
  const directory = new Directory(api);
  const person = await directory.person({ emails: ['ada@planned.example'], aliases: ['Countess'] });
  const organization = await directory.organization({ domain: 'planned.example', organization_type: 'ngo' });
  const ids = { person_public_id: person.public_id, organization_public_id: organization.public_id };
  await directory.membership(ids);
  await directory.place({ person_public_id: person.public_id });
  await api.settled();
  // As autovacuum does from fifty rows on: a table of one page is read whole.
  await client.query('VACUUM ANALYZE');
  const get = (path: string) => () => api.get(`/api/v1${path}`);
  calls = [
    get(`/people/${person.public_id}`),
    get(`/organizations/${organization.public_id}`),
    get(`/people/${person.public_id}/changes`),
    get('/people'),
    get(`/people?organization_public_id=${organization.public_id}`),
    get('/organizations?domain=planned.example'),
    get('/organizations?organization_type=ngo'),
    get(`/organizations?person_public_id=${person.public_id}`),
    get(`/organizations/${organization.public_id}/members`),
    get(`/memberships?person_public_id=${person.public_id}`),
    get(`/places?person_public_id=${person.public_id}`),
    get(`/name_aliases?person_public_id=${person.public_id}`),
    get(`/source_references?person_public_id=${person.public_id}`),
    get('/lookup/email?email=ada@planned.example'),
    get('/lookup/domain_contacts?domain=planned.example'),
    get('/search?q=ada+lovelace'),
    get('/search?q=lovelace+analytical+society'),
    get('/search?q=@planned.example'),
    () =>
      api.post('/api/v1/memberships', {
        membership: { ...ids, start_date: '2026-01-31' },
        source_reference: SOURCE,
      }),
    () =>
      api.patch(`/api/v1/people/${person.public_id}`, {
        person: { emails: ['more@planned.example'] },
        source_reference: SOURCE,
      }),
  ];
});
afterAll(async () => {
  await api.stop();
  await setAutovacuum('RESET (autovacuum_enabled)');
  await client.end();
});

/** The whole scans of tables that grow, in the plans that the connections of the pool now have for their statements. */
async function scansKept(): Promise<string[]> {
  const { pool } = api.app.get(Database);
  // One connection listens permanently for changes of accounts.
  const clients = await Promise.all(Array.from({ length: POOL_SIZE - 1 }, () => pool.connect()));
  try {
    const found = new Set<string>();
    for (const one of clients) {
      const { rows } = await one.query<{ name: string; parameters: number; statement: string }>(
        'SELECT name, cardinality(parameter_types) AS parameters, statement FROM pg_prepared_statements',
      );
      for (const { name, parameters, statement } of rows) {
        if (!/^\s*(SELECT|WITH|INSERT|UPDATE|DELETE)/.test(statement)) continue;
        const values = parameters > 0 ? `(${Array(parameters).fill('NULL').join(', ')})` : '';
        const plan = await one.query(`EXPLAIN (FORMAT JSON) EXECUTE "${name}"${values}`);
        const node = plan.rows[0]['QUERY PLAN'][0].Plan as PlanNode;
        for (const scan of wholeScans(node, Object.keys(GROWN))) found.add(`${scan}: ${statement.trim()}`);
      }
    }
    return [...found];
  } finally {
    for (const one of clients) one.release();
  }
}

/**
 * Copies the row of each table, without the effects of triggers and constraints, as an import would insert
 * rows.
 */
async function grow(): Promise<void> {
  await client.query('BEGIN');
  for (const [table, settings] of Object.entries(GROWN)) {
    const set = settings.split(/,\s+(?=\w+ = )/).map((one) => one.split(/ = (.*)/s));
    await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    const { rows } = await client.query<{ name: string }>(
      `SELECT attname AS name FROM pg_attribute
       WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attidentity = '' AND attgenerated = ''`,
      [table],
    );
    const values = rows.map(({ name }) => set.find(([column]) => column === name)?.[1] ?? `one.${name}`);
    await client.query(`
      INSERT INTO ${table} (${rows.map(({ name }) => name).join(', ')})
      SELECT ${values.join(', ')} FROM (SELECT * FROM ${table} LIMIT 1) one, generate_series(1, ${ROWS}) n`);
    await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  }
  await client.query('COMMIT');
  // PostgreSQL reports statistics after a second without work, or now.
  await client.query('SELECT pg_stat_force_next_flush()');
}

async function callAll(): Promise<void> {
  // Often enough that each connection of the pool prepares most statements.
  for (let round = 0; round < POOL_SIZE; round++) {
    const answers = await Promise.all(calls.map((call) => call()));
    expect(answers.filter(({ status }) => status >= 300)).toEqual([]);
  }
}

it('replaces plans that read whole tables after the tables have grown', async () => {
  await callAll();
  expect((await scansKept()).length).toBeGreaterThan(0);
  await grow();
  // No table is analyzed by this, and nothing else is done for it.
  await eventually('no plan reads a table whole', async () => (await scansKept()).length === 0, {
    everyMs: 500,
    currentState: scansKept,
  });
  await callAll();
  expect(await scansKept()).toEqual([]);
});
