import pg from 'pg';
import { Database } from '../../src/database/database.js';
import type { TestApp } from './app.js';
import { testDatabaseUrl } from './postgres.js';

/** Runs an SQL statement on the application's database. */
export async function sql(app: TestApp, text: string, values: unknown[] = []): Promise<any[]> {
  return (await app.app.get(Database).pool.query(text, values)).rows;
}

/** Runs one statement on a new connection. */
export async function query<Row extends pg.QueryResultRow = any>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

let pool: pg.Pool | undefined;

/** Runs one statement on this worker's database. */
export async function rows<Row extends pg.QueryResultRow = any>(
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const connectionString = await testDatabaseUrl();
  // A test may end the connections of its database. An idle connection does not keep the worker from exiting.
  pool ??= new pg.Pool({ connectionString, allowExitOnIdle: true }).on('error', () => undefined);
  return (await pool.query<Row>(text, values)).rows;
}

/** Converts the digits that the API shows to a stored id. */
export const uuid = (publicId: string): string =>
  publicId.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
