import { createDataSource } from '../../src/entities.js';
import { migrate, requireCurrentSchema, setOldestRelease } from '../../src/database/migrate.js';
import { query } from '../support/sql.js';
import { emptyDatabaseUrl } from '../support/postgres.js';

const applied = (url: string) => query<{ name: string }>(url, 'SELECT name FROM migrations ORDER BY id');
const access = (url: string, owned: boolean) => ({
  url,
  embedded: true,
  owned,
  stop: () => Promise.resolve(),
});

it('an embedded database is migrated by the process that starts it', async () => {
  const url = await emptyDatabaseUrl('schema_owned');
  await requireCurrentSchema(access(url, true));
  const first = await applied(url);
  expect(first.length).toBeGreaterThan(0);
  await requireCurrentSchema(access(url, true));
  expect(await applied(url)).toEqual(first);
});

it('an embedded database is migrated once by processes that join it', async () => {
  const url = await emptyDatabaseUrl('schema_joined');
  await Promise.all([true, false, false].map((owned) => requireCurrentSchema(access(url, owned))));
  const names = (await applied(url)).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

it('an embedded database is not migrated while a server of an older release uses it', async () => {
  const url = await emptyDatabaseUrl('schema_older');
  await migrate(url);
  const last = (await applied(url)).at(-1)!.name;
  await query(url, `UPDATE migrations SET name = 'Earlier1000000000000' WHERE name = '${last}'`);
  await expect(requireCurrentSchema(access(url, false))).rejects.toThrow(
    `The running server has an older database than this release (it lacks ${last}): restart the server.`,
  );
});

describe('a database migrated by a newer release', () => {
  let url: string;
  let known: string;
  beforeEach(async () => {
    url = await emptyDatabaseUrl('schema_newer');
    await migrate(url);
    known = (await applied(url)).at(-1)!.name;
    await query(url, `INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'Later9999999999999')`);
  });
  const operators = () => ({ ...access(url, false), embedded: false });

  /** Sets the oldest usable release, as a migration of the newer release would. */
  async function contract(migration: string | null): Promise<void> {
    const dataSource = await createDataSource(url).initialize();
    const runner = dataSource.createQueryRunner();
    await setOldestRelease(runner, migration);
    await runner.release();
    await dataSource.destroy();
  }

  it('is accepted if the newer release only added to the schema', async () => {
    await requireCurrentSchema(operators());
    await requireCurrentSchema(access(url, true));
    expect(await migrate(url)).toEqual([]);
  });

  it('is accepted if it requires no migration that this release lacks', async () => {
    await contract(known);
    await requireCurrentSchema(operators());
  });

  it('is refused if it requires a migration that this release lacks', async () => {
    await contract('Expand8888888888888');
    const sentence =
      'The database was migrated by a newer release of this service, and releases without Expand8888888888888 cannot use it any more: start a newer release, or restore a backup from before.';
    await expect(requireCurrentSchema(operators())).rejects.toThrow(sentence);
    await expect(migrate(url)).rejects.toThrow(sentence);
    await contract(null);
    await requireCurrentSchema(operators());
  });
});
