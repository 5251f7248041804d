import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Names the folder of this run's PostgreSQL for the workers. The first test that needs a database starts it (see
 * postgres.ts), so that a run without one does not wait for it. It ends with the process, not in a globalTeardown,
 * which Jest leaves out when Ctrl-C ends a run.
 */
export default function globalSetup(): void {
  const folder = mkdtempSync(join(tmpdir(), 'directory-test-'));
  process.env['TEST_DATA_DIR'] = folder;
  process.once('exit', () => {
    // There only if a test could not stop its own.
    for (const pidFile of globSync(join(folder, 'elasticsearch-*', 'pid'))) kill(pidFile);
    stopPostgres(join(folder, 'postgres', 'data', 'postmaster.pid'));
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  });
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
}

function kill(pidFile: string): void {
  try {
    process.kill(Number.parseInt(readFileSync(pidFile, 'utf8'), 10), 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function stopPostgres(pidFile: string): void {
  if (!existsSync(pidFile)) return;
  // SIGQUIT: none of the data is needed any more.
  process.kill(Number.parseInt(readFileSync(pidFile, 'utf8'), 10), 'SIGQUIT');
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (let waited = 0; existsSync(pidFile) && waited < 5_000; waited += 10) Atomics.wait(pause, 0, 0, 10);
}
