import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openEmbeddedPostgres } from '../../src/database/embedded-postgres.js';
import type { Child } from './child.js';
import { query } from './sql.js';

/** Returns the error of a start on this folder. */
export const refusal = (dataDir: string): Promise<Error> =>
  openEmbeddedPostgres({ dataDir, role: 'server' }).then(
    () => Promise.reject(new Error('It started.')),
    (error: Error) => error,
  );

/** Reads the line that programs/open-postgres.ts prints when it is ready. */
export const opened = async (child: Child) =>
  JSON.parse(await child.line()) as { url: string; owned: boolean };

export const postmasterPid = (dataDir: string): number =>
  Number.parseInt(readFileSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8'), 10);

export const isRunning = (url: string): Promise<boolean> =>
  query(url, 'SELECT 1').then(
    () => true,
    () => false,
  );

/** Returns the address of the service's database in a data folder whose PostgreSQL is running. */
export function embeddedUrl(dataDir: string): string {
  const read = (name: string) => readFileSync(join(dataDir, 'postgres', name), 'utf8');
  const port = Number(read('data/postmaster.pid').split('\n')[3]);
  return `postgres://directory:${read('password')}@127.0.0.1:${port}/directory`;
}
