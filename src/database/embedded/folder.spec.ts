import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartupError } from '../startup-error.js';
import { initdb } from './folder.js';

let home: string;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'directory-initdb-'));
});

afterEach(() => rm(home, { recursive: true }));

/** Runs a shell script in place of PostgreSQL's program. */
async function run(script: string): Promise<void> {
  const program = join(home, 'initdb');
  await writeFile(program, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  await initdb(home, null, { initdb: program, postgres: 'unused', major: '18' });
}

describe('initdb', () => {
  it('tries the next locale name when the system does not know one', async () => {
    await run(`
      case "$*" in
        *--lc-ctype=en_US.UTF-8*) echo "$@" > ${home}/arguments ;;
        *) echo 'initdb: error: invalid locale name "C.UTF-8"' >&2; exit 1 ;;
      esac`);
    expect(await readFile(join(home, 'arguments'), 'utf8')).toContain(`--pgdata=${home}/data`);
  });

  it("reports PostgreSQL's reason on one line", async () => {
    const failed = run(`
      echo 'running bootstrap script ...'
      echo 'FATAL:  could not write to file: No space left on device' >&2
      exit 1`);
    await expect(failed).rejects.toThrow(StartupError);
    await expect(failed).rejects.toThrow(
      /^PostgreSQL could not make its data folder \(FATAL: {2}could not write .* device\): .*DATABASE_URL.*\.$/,
    );
  });

  it('reports that the program does not run on this system', async () => {
    const failed = initdb(home, null, { initdb: join(home, 'none'), postgres: 'unused', major: '18' });
    await expect(failed).rejects.toThrow(StartupError);
    await expect(failed).rejects.toThrow(/none cannot be run here \(.*ENOENT.*\): .*DATABASE_URL/);
  });

  it('hides the environment of the service from the program', async () => {
    process.env['TEST_SECRET'] = 'secret';
    await run(`env > ${home}/environment`);
    delete process.env['TEST_SECRET'];
    expect(await readFile(join(home, 'environment'), 'utf8')).not.toContain('secret');
  });
});
