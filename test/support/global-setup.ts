import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Passes the folder of this run's PostgreSQL to the workers. The first test that needs a database starts it
 * (see postgres.ts), so a run without one does not wait for it. It stops on process exit, not in a
 * globalTeardown, which Jest skips when Ctrl-C ends a run.
 */
export default function globalSetup(): void {
  const folder = mkdtempSync(join(tmpdir(), 'directory-test-'));
  process.env['TEST_DATA_DIR'] = folder;
  process.once('exit', () => {
    try {
      removeRun(folder);
    } catch (error) {
      // An exception here would change the exit code of a run whose tests passed.
      process.stderr.write(`${folder} is left behind: ${String(error)}\n`);
    }
  });
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
}

function removeRun(folder: string): void {
  // The file exists only if a test failed to stop a PostgreSQL that it started.
  for (const pidFile of globSync(join(folder, 'elasticsearch-*', 'pid'))) signal(pidFile, 'SIGKILL');
  stopPostgres(join(folder, 'postgres', 'data', 'postmaster.pid'));
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}

/** Signals the process that the file names, unless it has ended. */
function signal(pidFile: string, name: NodeJS.Signals): void {
  try {
    process.kill(Number.parseInt(readFileSync(pidFile, 'utf8'), 10), name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function stopPostgres(pidFile: string): void {
  if (!existsSync(pidFile)) return;
  // SIGQUIT skips the checkpoint, because the data is no longer needed.
  signal(pidFile, 'SIGQUIT');
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (let waited = 0; existsSync(pidFile) && waited < 5_000; waited += 10) Atomics.wait(pause, 0, 0, 10);
}
