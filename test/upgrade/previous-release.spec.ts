import { migrate } from '../../src/database/migrate.js';
import { Installation, type Server } from '../support/installation.js';
import { emptyDatabaseUrl } from '../support/postgres.js';
import { checkOutPrevious, type Checkout } from './support/checkout.js';

/**
 * During a rollout, processes of the previous release work on the schema that the new release has migrated.
 * Each migration must therefore keep what they need: it first adds, and a later one removes what is unused
 * (docs/deployment.md).
 */
let checkout: Checkout | undefined;
let previous: Installation | undefined;
let server: Server;
let env: Record<string, string>;
let key: string;

beforeAll(async () => {
  checkout = await checkOutPrevious();
  previous = await Installation.make(checkout.folder);
  const url = await emptyDatabaseUrl('upgraded');
  await migrate(url);
  env = { DATABASE_URL: url, LOG_LEVEL: 'error', SESSION_SECRET: 's'.repeat(32) };
  const created = await previous.directory(
    ['user:create', '--email', 'e@example.org', '--name', 'E', '--can-edit', '--credits', '100', '--json'],
    env,
  );
  expect(created).toMatchObject({ code: 0, stderr: '' });
  key = (JSON.parse(created.stdout) as { api_key: string }).api_key;
  // This release does not control deprecated calls of the previous one.
  server = await previous.start({ ...env, NODE_OPTIONS: '--no-deprecation' });
});
afterAll(async () => {
  await previous?.remove();
  await checkout?.remove();
});

it('the server of the previous release starts on the new schema, and is ready', async () => {
  console.log(`The previous release is ${checkout!.commit}.`);
  expect((await fetch(`${server.url}/health/ready`)).status).toBe(200);
});

it('it writes with citations, and reads what it wrote', async () => {
  const body = {
    name: 'Analytical Society',
    domain: 'analytical.example',
    organization_type: 'society',
    person: { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@analytical.example' },
    source_url: 'https://analytical.example/about',
  };
  const made = await server.call('/api/v1/organizations/quick_add', key, body);
  expect(made.status).toBe(201);
  const path = `/api/v1/people/${made.body.person.public_id}`;
  const shown = await server.call(path, key);
  expect([shown.status, shown.body.person.source_references.length]).toEqual([200, 1]);
  const changed = await server.call(
    path,
    key,
    {
      person: { first_name: 'Augusta' },
      source: { category: 'official', url: 'https://analytical.example/' },
    },
    'PATCH',
  );
  expect([changed.status, changed.body.person.first_name]).toEqual([200, 'Augusta']);
  const list = await server.call('/api/v1/people', key);
  expect([list.status, list.body.meta.total_count]).toEqual([200, 1]);
  expect((await server.call('/api/v1/lookup/email?email=ada@analytical.example', key)).status).toBe(200);
  expect((await server.call('/api/v1/search?q=lovelace', key)).status).toBe(200);
  const deleted = await fetch(server.url + path, { method: 'DELETE', headers: { 'x-api-key': key } });
  expect(deleted.status).toBe(204);
});

it('its accounts stay exact, and it exits with code 0', async () => {
  const audit = await previous!.directory(['credits:audit'], env);
  expect(audit.code).toBe(0);
  expect(await server.end()).toBe(0);
  expect((await server.log).trim()).toBe('');
});
