import { type QueryRunner, DataSource } from 'typeorm';
import pg from 'pg';
import { takeAdvisoryLock, withClient } from './unpooled-client.js';
import type { DatabaseAccess } from './connect.js';
import { dataSourceOptions, MIGRATIONS } from './data-source.js';
import { StartupError } from './startup-error.js';

/** Prefix of the comment that stores the oldest release; dumps include comments, and a comment needs no table. */
const PREFIX = 'The oldest release that can use this schema has the migration ';

/**
 * For a migration that removes something that earlier releases use ("contract"): after its commit only releases start
 * on this database that have `migration`, the one that added the replacement ("expand"). `null` in its `down`.
 */
export async function setOldestRelease(runner: QueryRunner, migration: string | null): Promise<void> {
  const comment = migration === null ? 'NULL' : `'${PREFIX}${migration}'`;
  await runner.query(`COMMENT ON TABLE migrations IS ${comment}`);
}

/** Serializes the migrations of concurrent starts. */
const LOCK = 0x6d69_6772;

/**
 * Migrates a database to this release's schema, and returns the names of the applied migrations. Throws StartupError if
 * a migration fails (it is rolled back), or if the schema belongs to a newer release and this one cannot use it.
 */
export function migrate(url: string): Promise<string[]> {
  return withMigrationLock(url, async (client) => {
    const { pending } = await readSchema(client);
    if (pending.length > 0) await runMigrations(url);
    return pending;
  });
}

/**
 * Ensures that the database has this release's schema: migrates an embedded one; an operator migrates their own. Throws
 * StartupError with the fix.
 */
export async function requireCurrentSchema({ url, embedded, owned }: DatabaseAccess): Promise<void> {
  if (embedded && owned) return void (await migrate(url));
  if (!embedded) {
    const { pending } = await withClient(new pg.Client(url), readSchema);
    if (pending.length === 0) return;
    throw new StartupError(
      `The database of DATABASE_URL is not up to date (it lacks ${pending.join(', ')}): run "npm run directory -- migrate".`,
    );
  }
  await withMigrationLock(url, async (client) => {
    const { applied, pending } = await readSchema(client);
    if (pending.length === 0) return;
    // An empty database may belong to another server or command that is starting.
    if (applied.length === 0) return runMigrations(url);
    throw new StartupError(
      `The running server has an older database than this release (it lacks ${pending.join(', ')}): restart the server.`,
    );
  });
}

const KNOWN = MIGRATIONS.map(({ name }) => name);

/** This release's migrations that were not applied. */
export const missingMigrations = (applied: readonly string[]): string[] =>
  KNOWN.filter((name) => !applied.includes(name));

/**
 * Compares the applied migrations with this release's. Migrations of later releases are harmless, since they only add
 * to the schema, until one removes something: it then stores the oldest release that can do without. Throws
 * StartupError if this release is older.
 */
async function readSchema(client: pg.Client): Promise<{ applied: string[]; pending: string[] }> {
  const { rows } = await client.query<{ comment: string | null }>(
    `SELECT obj_description(oid) AS comment FROM pg_class WHERE oid = to_regclass('migrations')`,
  );
  if (rows.length === 0) return { applied: [], pending: KNOWN };
  const needed = rows[0]!.comment?.split(PREFIX)[1];
  // A release that is about to apply the required migration is new enough.
  if (needed !== undefined && !KNOWN.includes(needed)) {
    throw new StartupError(
      `The database was migrated by a newer release of this service, and releases without ${needed} cannot use it any more: start a newer release, or restore a backup from before.`,
    );
  }
  const found = await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY id');
  const applied = found.rows.map(({ name }) => name);
  return { applied, pending: missingMigrations(applied) };
}

async function runMigrations(url: string): Promise<void> {
  // TypeORM's logger prints a failure to stdout, which is reserved for the result.
  const options = { ...dataSourceOptions(url, { poolSize: 1 }), logger: 'debug' as const };
  const dataSource = await new DataSource(options).initialize();
  try {
    await dataSource.runMigrations();
  } catch (error) {
    throw new StartupError(
      `The database could not be migrated (${(error as Error).message}): fix the cause and retry.`,
    );
  } finally {
    await dataSource.destroy();
  }
}

/**
 * Runs `work` while this process holds the migration lock. Waiting processes hold no snapshot, so that `work` may build
 * indexes CONCURRENTLY.
 */
export function withMigrationLock<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  return withClient(new pg.Client(url), async (client) => {
    await takeAdvisoryLock(
      async (sql, values) => (await client.query<{ taken: boolean }>(sql, [...values])).rows,
      LOCK,
    );
    return work(client);
  });
}
