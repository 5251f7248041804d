import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';

const FOLDER = resolve(import.meta.dirname, '..');
const REQUIREMENTS = join(FOLDER, 'requirements.txt');

const run = promisify(execFile);

export interface Fuzzing {
  /** Address of the service. */
  readonly url: string;
  /** The key of every call; null for none. */
  readonly key: string | null;
  /** Maximum number of test cases for each operation, in each generating phase. */
  readonly examples: number;
  readonly seed: number;
  /** A list of `examples,coverage,fuzzing,stateful`. */
  readonly phases: string;
  /** Existing records, for hooks.py. */
  readonly records: object;
  /** File for the complete output of Schemathesis. */
  readonly report: string;
}

/** Runs Schemathesis in its pinned version. */
export class Schemathesis {
  private constructor(private readonly bin: string) {}

  /**
   * Installs Schemathesis unless it is installed. The installation stays for the next run. Needs Python 3.10
   * or newer with `venv`.
   */
  static async install(): Promise<Schemathesis> {
    const pinned = createHash('sha256')
      .update(await readFile(REQUIREMENTS))
      .digest('hex');
    const folder = join(tmpdir(), 'directory-tools', `schemathesis-${pinned.slice(0, 12)}`);
    const complete = join(folder, 'complete');
    if (!existsSync(complete)) {
      await run('python3', ['-m', 'venv', '--clear', folder]);
      await run(join(folder, 'bin/pip'), ['install', '--quiet', '--requirement', REQUIREMENTS]);
      await writeFile(complete, '');
    }
    return new Schemathesis(join(folder, 'bin'));
  }

  /** Runs Schemathesis. Returns its exit code (0: no failure) and its output. */
  async fuzz({ url, key, examples, seed, phases, records, report }: Fuzzing) {
    const child = spawn(
      join(this.bin, 'schemathesis'),
      [
        ...['--config-file', join(FOLDER, 'schemathesis.toml'), 'run', `${url}/openapi.json`, '--no-color'],
        ...['--phases', phases, '--max-examples', String(examples), '--seed', String(seed)],
        ...['--workers', '2', '--generation-database', 'none'],
        ...(key === null ? [] : ['--header', `Authorization: Bearer ${key}`]),
      ],
      {
        // The stored state of one run must not affect the next.
        cwd: dirname(report),
        env: {
          ...process.env,
          SCHEMATHESIS_HOOKS: join(FOLDER, 'hooks.py'),
          FUZZ_RECORDS: JSON.stringify(records),
          HYPOTHESIS_STORAGE_DIRECTORY: join(dirname(report), 'hypothesis'),
          PYTHONDONTWRITEBYTECODE: '1',
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    child.stdout.pipe(createWriteStream(report));
    const closed = once(child, 'close');
    const printed = await text(child.stdout);
    const [code] = (await closed) as [number | null];
    return { code, printed };
  }
}
