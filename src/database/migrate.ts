import { type QueryRunner, DataSource } from 'typeorm';
import pg from 'pg';
import { takeAdvisoryLock } from './unpooled-client.js';
import type { DatabaseAccess } from './connect.js';
import { dataSourceOptions } from './data-source.js';
import { StartupError } from './startup-error.js';

/** How the database says so: as a comment, which dumps keep and which needs no table. */
const WORDS = 'The oldest release that can use this schema has the migration ';

/**
 * For a migration that takes away something that earlier releases use ("contract"): from its commit on only releases
 * that have `migration`, the one which made the new way possible ("expand"), start on this database. `null` in its
 * `down`.
 */
export async function setOldestRelease(runner: QueryRunner, migration: string | null): Promise<void> {
  const comment = migration === null ? 'NULL' : `'${WORDS}${migration}'`;
  await runner.query(`COMMENT ON TABLE migrations IS ${comment}`);
}

/** The migration that a release must have, read from the comment on the table; null if any will do. */
const oldestRelease = (comment: string | null): string | null =>
  comment?.startsWith(WORDS) ? comment.slice(WORDS.length) : null;

/** Serializes migrations of processes that start together. */
const LOCK = 0x6d69_6772;

/**
 * Brings a database to this release's schema, and returns the names of the migrations that it took. Throws StartupError
 * if a migration fails (it is rolled back) or a newer release has left a schema that this one cannot use.
 */
export function migrate(url: string): Promise<string[]> {
  return withMigrationLock(url, async (client) => {
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
  await withMigrationLock(url, async (client) => {
    const { applied, pending } = await readSchema(client);
    if (pending.length === 0) return;
    // An empty database is that of a server or a command that is just starting, too.
    if (applied.length === 0) return runMigrations(url);
    throw new StartupError(
      `The running server has an older database than this release (it lacks ${pending.join(', ')}): restart the server.`,
    );
  });
}

/** This release's migrations that are not among those that were applied. */
export function missingMigrations(applied: readonly string[]): string[] {
  const known = (dataSourceOptions('').migrations as { name: string }[]).map(({ name }) => name);
  return known.filter((name) => !applied.includes(name));
}

/**
 * Which of this release's migrations a database has. Migrations of later releases do no harm, as they only add to the
 * schema, until one takes something away: it then says which release can do without. Throws StartupError if this is an
 * older one.
 */
async function readSchema(client: pg.Client): Promise<{ applied: string[]; pending: string[] }> {
  const { applied, comment } = await appliedMigrations(client);
  const pending = missingMigrations(applied);
  const needed = oldestRelease(comment);
  // A release that is about to add what is needed is no older one.
  if (needed !== null && !isKnown(needed)) {
    throw new StartupError(
      `The database was migrated by a newer release of this service, and releases without ${needed} cannot use it any more: start a newer release, or restore a backup from before.`,
    );
  }
  return { applied, pending };
}

const isKnown = (migration: string): boolean => missingMigrations([]).includes(migration);

async function appliedMigrations(client: pg.Client): Promise<{ applied: string[]; comment: string | null }> {
  const { rows } = await client.query<{ there: boolean; comment: string | null }>(`
    SELECT to_regclass('migrations') IS NOT NULL AS there,
           obj_description(to_regclass('migrations'), 'pg_class') AS comment`);
  if (!rows[0]?.there) return { applied: [], comment: null };
  const applied = await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY id');
  return { applied: applied.rows.map(({ name }) => name), comment: rows[0].comment };
}

async function runMigrations(url: string): Promise<void> {
  // TypeORM's own logger prints a failure on stdout, where only the outcome belongs.
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
 * Does `work` while this process alone migrates the database. Others that wait keep no snapshot, so that `work` may
 * build indexes CONCURRENTLY.
 */
export function withMigrationLock<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  return withClient(url, async (client) => {
    await takeAdvisoryLock(
      async (sql, values) => (await client.query<{ taken: boolean }>(sql, [...values])).rows,
      LOCK,
    );
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
