import { migrate, requireCurrentSchema } from '../../src/database/migrate.js';
import { query } from '../support/embedded.js';
import { emptyDatabaseUrl } from '../support/postgres.js';

const applied = (url: string) => query<{ name: string }>(url, 'SELECT name FROM migrations ORDER BY id');
const access = (url: string, owned: boolean) => ({
  url,
  embedded: true,
  owned,
  stop: () => Promise.resolve(),
});

it('an embedded database is migrated by whoever starts it', async () => {
  const url = await emptyDatabaseUrl('schema_owned');
  await requireCurrentSchema(access(url, true));
  const first = await applied(url);
  expect(first.length).toBeGreaterThan(0);
  await requireCurrentSchema(access(url, true));
  expect(await applied(url)).toEqual(first);
});

it('and by whoever joins the one that starts it, once for all of them', async () => {
  const url = await emptyDatabaseUrl('schema_joined');
  await Promise.all([true, false, false].map((owned) => requireCurrentSchema(access(url, owned))));
  const names = (await applied(url)).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

it('but not beneath a server of an older release', async () => {
  const url = await emptyDatabaseUrl('schema_older');
  await migrate(url);
  const [last] = await query<{ name: string }>(
    url,
    'DELETE FROM migrations WHERE id = (SELECT max(id) FROM migrations) RETURNING name',
  );
  await expect(requireCurrentSchema(access(url, false))).rejects.toThrow(
    `The running server has an older database than this release (it lacks ${last!.name}): restart the server.`,
  );
});
