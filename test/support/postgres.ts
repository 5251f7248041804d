import pg from 'pg';
import { createDataSource } from '../../src/entities.js';
import { adminUrl, createDatabase, serviceUrl } from '../../src/database/embedded-postgres.js';
import { prepareFolder, type Folder } from '../../src/database/embedded/folder.js';
import { withSetupLock } from '../../src/database/embedded/lease.js';
import { ensureRunning } from '../../src/database/embedded/postmaster.js';

const TEMPLATE = 'migrated';

/** The data of a run need not survive a power failure, and every worker has a pool of connections. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
};

/** The addresses of this worker's database, for the service and for the administrator. */
interface Addresses {
  readonly service: string;
  readonly admin: string;
}

let addresses: Promise<Addresses> | undefined;

/**
 * Returns the address of this Jest worker's database on the run's PostgreSQL, with all migrations applied.
 * The test files of a worker share it one after the other, so each begins with `resetDatabase()`.
 */
export async function testDatabaseUrl(): Promise<string> {
  return (await (addresses ??= openTestDatabase())).service;
}

/** Empties every table of this worker's database, queues included. The migrations stay applied. */
export async function resetDatabase(): Promise<void> {
  const { admin } = await (addresses ??= openTestDatabase());
  for (let attempt = 1; ; attempt++) {
    try {
      return await withClient(admin, emptyTables);
    } catch (error) {
      // A concurrent application takes locks in another order, so this transaction can meet a deadlock.
      if ((error as pg.DatabaseError).code !== '40P01' || attempt === 5) throw error;
    }
  }
}

async function emptyTables(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; grown: boolean }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name, reltuples >= 0 OR pg_relation_size(oid) > 400000 AS grown
       FROM pg_tables JOIN pg_class ON oid = format('%I.%I', schemaname, tablename)::regclass
       WHERE schemaname = 'public' AND tablename <> 'migrations'`,
  );
  const names = rows.map(({ name }) => name);
  // TRUNCATE creates new files for every table and index. It also resets statistics and sizes, on which plans
  // depend.
  const statements = rows.some(({ grown }) => grown)
    ? [`TRUNCATE ${names.join(', ')} RESTART IDENTITY CASCADE`]
    : [...names.map((name) => `DELETE FROM ${name}`), RESTART_SEQUENCES];
  // Triggers of append-only tables reject deletion. In replica mode neither triggers nor foreign keys apply.
  await client.query(`BEGIN; SET LOCAL session_replication_role = replica; ${statements.join('; ')}; COMMIT`);
  await client.query('DROP SCHEMA IF EXISTS bullmq CASCADE');
}

const RESTART_SEQUENCES = `SELECT setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
  FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL`;

/** Returns the address of a new, empty database on the run's PostgreSQL, for tests of migrations. */
export async function emptyDatabaseUrl(name: string): Promise<string> {
  const { folder, port } = await startPostgres();
  const database = `${workerDatabase()}_${name}`;
  await withClient(adminUrl(folder, port), async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${database} OWNER directory`);
  });
  return serviceUrl(folder, port, database);
}

async function openTestDatabase(): Promise<Addresses> {
  const { folder, port } = await startPostgres();
  const database = workerDatabase();
  await withClient(adminUrl(folder, port), async (client) => {
    const exists = async (name: string) =>
      (await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])).rows.length > 0;
    if (await exists(database)) return;
    await withSetupLock(client, async () => {
      if (!(await exists(TEMPLATE))) await createTemplate(client, folder, port);
    });
    await client.query(`CREATE DATABASE ${database} TEMPLATE ${TEMPLATE} OWNER directory`);
  });
  return { service: serviceUrl(folder, port, database), admin: adminUrl(folder, port, database) };
}

/**
 * The database gets its final name when it is complete, so a failed migration leaves no partial template to
 * the next worker.
 */
async function createTemplate(client: pg.Client, folder: Folder, port: number): Promise<void> {
  await client.query('DROP DATABASE IF EXISTS unfinished WITH (FORCE)');
  await client.query('CREATE DATABASE unfinished OWNER directory');
  const dataSource = await createDataSource(serviceUrl(folder, port, 'unfinished')).initialize();
  try {
    await dataSource.runMigrations();
  } finally {
    await dataSource.destroy();
  }
  await client.query(`ALTER DATABASE unfinished RENAME TO ${TEMPLATE}`);
}

async function startPostgres(): Promise<{ folder: Folder; port: number }> {
  const folder = await prepareFolder(process.env['TEST_DATA_DIR']!);
  const port = await ensureRunning(folder, { settings: SETTINGS });
  await createDatabase(folder, port);
  return { folder, port };
}

function workerDatabase(): string {
  return `worker_${process.env['JEST_WORKER_ID']}`;
}

async function withClient<T>(address: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
