import { existsSync } from 'node:fs';
import { query } from '../support/sql.js';
import { Installation } from '../support/installation.js';
import { emptyDatabaseUrl } from '../support/postgres.js';

// Every test starts processes, and the first start creates a database.
jest.setTimeout(120_000);

let installed: Installation;
let DATABASE_URL: string;

beforeAll(async () => {
  installed = await Installation.make();
  DATABASE_URL = await emptyDatabaseUrl('start');
});
afterAll(() => installed.remove());

it('is refused while migrations are pending, and changes nothing', async () => {
  const { code, stdout, stderr } = await installed.serve({ DATABASE_URL });
  expect(stderr).toMatch(
    /^The database of DATABASE_URL is not up to date \(it lacks .*\): run "npm run directory -- migrate"\.\n$/,
  );
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(await query(DATABASE_URL, `SELECT FROM pg_tables WHERE schemaname = 'public'`)).toEqual([]);
});

it('succeeds after the migrations, without sample data and without a data folder', async () => {
  expect((await installed.directory(['migrate'], { DATABASE_URL })).code).toBe(0);
  const server = await installed.start({ DATABASE_URL });
  expect(server.printed).toMatch(
    /^To create an account and its API key:\n\n {2}npm run directory -- user:create /m,
  );
  const created = await installed.directory(
    ['user:create', '--email', 'ann@example.org', '--name', 'Ann', '--json'],
    { DATABASE_URL },
  );
  const { api_key } = JSON.parse(created.stdout) as { api_key: string };
  expect((await server.call('/api/v1/people', api_key)).body.meta.total_count).toBe(0);
  expect(await server.end()).toBe(0);
  expect(existsSync(`${installed.dataDir}/postgres`)).toBe(false);
});

it('requires a SESSION_SECRET in production, and says so in one line', async () => {
  expect(await installed.serve({ DATABASE_URL, NODE_ENV: 'production' })).toEqual({
    code: 1,
    stdout: '',
    stderr:
      'SESSION_SECRET is not set: set it to the same random text for every process, such as that of "openssl rand -base64 32".\n',
  });
});

it('must grant its user the right to read', async () => {
  await query(DATABASE_URL, 'REVOKE SELECT ON migrations FROM directory');
  const sentence =
    'The user of DATABASE_URL lacks a privilege (permission denied for table migrations): grant it, or use the user that ran "migrate".\n';
  const refused = { code: 1, stdout: '', stderr: sentence };
  expect(await installed.serve({ DATABASE_URL })).toEqual(refused);
  expect(await installed.directory(['credits:audit'], { DATABASE_URL })).toEqual(refused);
  await query(DATABASE_URL, 'GRANT SELECT ON migrations TO directory');
});

it('may have a newer schema, as long as a newer release has only added to it', async () => {
  await query(DATABASE_URL, `INSERT INTO migrations (timestamp, name) VALUES (9e12, 'Future9000000000000')`);
  const server = await installed.start({ DATABASE_URL });
  expect((await fetch(`${server.url}/health/ready`)).status).toBe(200);
  expect(await server.end()).toBe(0);

  await query(
    DATABASE_URL,
    `COMMENT ON TABLE migrations IS 'The oldest release that can use this schema has the migration Future9000000000000'`,
  );
  expect(await installed.serve({ DATABASE_URL })).toEqual({
    code: 1,
    stdout: '',
    stderr: `The database was migrated by a newer release of this service, and releases without Future9000000000000 cannot use it any more: start a newer release, or restore a backup from before.\n`,
  });
});
