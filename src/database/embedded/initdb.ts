import { text } from 'node:stream/consumers';
import { StartupError } from '../startup-error.js';
import type { Binaries } from './binaries.js';
import { cannotRun, spawnProgram } from './program.js';
import type { Identity } from './system-user.js';

/** Written to postgresql.conf when the data folder is made; from then on they are the operator's to change. */
const SETTINGS = {
  max_connections: '100',
  shared_buffers: '128MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '128MB',
  // A whole import fits between two checkpoints.
  max_wal_size: '2GB',
  random_page_cost: '1.1',
  // Compiling a plan takes longer than the short statements of an API run.
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
};

/**
 * Texts compare and sort by code point, and letters are classified by Unicode's tables, both built into PostgreSQL, so that an
 * operating system's update cannot break an index. LC_CTYPE is the system's all the same: with "C", pg_trgm takes every
 * letter beyond ASCII for a gap between words. Its name depends on the system, hence the list.
 */
const CTYPES = ['C.UTF-8', 'en_US.UTF-8', 'en-US'];

/** Makes PostgreSQL's data folder, `data` in `home`, where the file `password` holds the superuser's password. */
export async function initdb(home: string, identity: Identity | null, binaries: Binaries): Promise<void> {
  let output = '';
  for (const ctype of CTYPES) {
    const result = await run(home, identity, binaries, ctype);
    if (result.code === 0) return;
    output = result.output;
    if (!/invalid locale|locale .* not|encoding mismatch/i.test(output)) break;
  }
  const lines = output.split('\n').filter((line) => /error|fatal|failed|could not/i.test(line));
  throw new StartupError(
    `PostgreSQL could not make its data folder (${lines[0]?.trim() ?? 'initdb failed'}): see to that, or set DATABASE_URL to a server of your own.`,
  );
}

async function run(home: string, identity: Identity | null, binaries: Binaries, ctype: string) {
  const child = spawnProgram({
    program: binaries.initdb,
    args: (seen) => [
      `--pgdata=${seen}/data`,
      `--pwfile=${seen}/password`,
      '--username=postgres',
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      `--lc-ctype=${ctype}`,
      '--no-instructions',
      ...Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    home,
    identity,
    output: 'pipe',
  });
  const exited = new Promise<number | null>((resolve, reject) => {
    child.once('error', (error) => reject(cannotRun(binaries.initdb, error)));
    child.once('close', resolve);
  });
  const [code, stdout, stderr] = await Promise.all([exited, text(child.stdout!), text(child.stderr!)]);
  return { code, output: `${stderr}\n${stdout}` };
}
