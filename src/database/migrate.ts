import pg from 'pg';
import { DataSource } from 'typeorm';
import type { DatabaseAccess } from './connect.js';
import { dataSourceOptions } from './data-source.js';
import { StartupError } from './startup-error.js';

/** Taken by whoever migrates, so that processes that start together do it one after the other. */
const LOCK = 0x6d69_6772;

/**
 * Brings a database to this release's schema, and returns the names of the migrations that it took. Throws StartupError
 * if a migration fails (it is rolled back) or a newer release has been at work.
 */
export function migrate(url: string): Promise<string[]> {
  return withLock(url, async (client) => {
    const { pending } = await readSchema(client);
    if (pending.length > 0) await runMigrations(url);
    return pending;
  });
}

/**
 * Makes sure that the database has this release's schema: an embedded one is brought there, an operator's own only by
 * the operator. Throws StartupError that says what to do.
 */
export async function requireCurrentSchema({ url, embedded, owned }: DatabaseAccess): Promise<void> {
  if (embedded && owned) return void (await migrate(url));
  if (!embedded) {
    const { pending } = await withClient(url, readSchema);
    if (pending.length === 0) return;
    throw new StartupError(
      `The database of DATABASE_URL is not up to date (it lacks ${pending.join(', ')}): run "npm run directory -- migrate".`,
    );
  }
  await withLock(url, async (client) => {
    const { applied, pending } = await readSchema(client);
    if (pending.length === 0) return;
    // An empty database is that of a server or a command that is just starting, too.
    if (applied.length === 0) return runMigrations(url);
    throw new StartupError(
      `The running server has an older database than this release (it lacks ${pending.join(', ')}): restart the server.`,
    );
  });
}

/** Which of this release's migrations a database has. Throws StartupError if it has some that this release knows nothing of. */
async function readSchema(client: pg.Client): Promise<{ applied: string[]; pending: string[] }> {
  const known = (dataSourceOptions('').migrations as { name: string }[]).map(({ name }) => name);
  const applied = await appliedMigrations(client);
  const newer = applied.find((name) => !known.includes(name));
  if (newer !== undefined) {
    throw new StartupError(
      `The database was migrated by a newer release of this service (${newer}): start that release, or restore a backup from before.`,
    );
  }
  return { applied, pending: known.filter((name) => !applied.includes(name)) };
}

async function appliedMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ there: boolean }>(
    `SELECT to_regclass('migrations') IS NOT NULL AS there`,
  );
  if (!rows[0]?.there) return [];
  const applied = await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY id');
  return applied.rows.map(({ name }) => name);
}

async function runMigrations(url: string): Promise<void> {
  // TypeORM's own logger prints a failure on stdout, where only the outcome belongs.
  const options = { ...dataSourceOptions(url, { poolSize: 1 }), logger: 'debug' as const };
  const dataSource = await new DataSource(options).initialize();
  try {
    await dataSource.runMigrations();
  } catch (error) {
    throw new StartupError(
      `The database could not be migrated (${(error as Error).message}): remove the cause and try again.`,
    );
  } finally {
    await dataSource.destroy();
  }
}

function withLock<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  return withClient(url, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    return work(client);
  });
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  // A lost connection fails the query that waits on it; without a listener it would end the process as well.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
