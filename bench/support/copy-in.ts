import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

/** All tables that an import fills, each after those that it references. */
const FILLED = [
  'source_references',
  'people',
  'organizations',
  'memberships',
  'places',
  'name_aliases',
  'email_addresses',
  'changes',
  'outbox',
];

/**
 * Writes the rows of all these tables to files in COPY's text format, one per table, and returns the number of rows.
 */
export async function copyOut(client: pg.Client, folder: string): Promise<number> {
  let rows = 0;
  for (const table of FILLED) {
    const stream = client.query(copyTo(`COPY (SELECT * FROM ${table} ORDER BY id) TO STDOUT`));
    await pipeline(stream, createWriteStream(join(folder, `${table}.copy`)));
    rows += stream.rowCount;
  }
  return rows;
}

/** Loads such files: with psql if it is installed, otherwise with this process. */
export const COPIER =
  spawnSync('psql', ['--version']).status === 0 ? 'psql \\copy' : 'COPY FROM STDIN by pg-copy-streams';

/** Loads the files into the tables one after the other, each in one transaction. */
export async function copyIn(url: string, folder: string): Promise<void> {
  if (COPIER.startsWith('psql')) return psqlCopyIn(url, folder);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const table of FILLED) {
      await pipeline(
        createReadStream(join(folder, `${table}.copy`)),
        client.query(copyFrom(`COPY ${table} FROM STDIN`)),
      );
    }
  } finally {
    await client.end();
  }
}

async function psqlCopyIn(url: string, folder: string): Promise<void> {
  const commands = FILLED.flatMap((table) => [
    '-c',
    `\\copy ${table} from '${join(folder, `${table}.copy`)}'`,
  ]);
  const child = spawn('psql', ['--no-psqlrc', '--quiet', '-v', 'ON_ERROR_STOP=1', ...commands, url], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said, [code]] = await Promise.all([
    text(child.stderr),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  if (code !== 0) throw new Error(`psql failed: ${said}`);
}
