import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createDatabase, serviceUrl } from '../../../src/database/embedded-postgres.js';
import { prepareFolder, type Folder } from '../../../src/database/embedded/folder.js';
import { ensureRunning, stopPostmaster } from '../../../src/database/embedded/postmaster.js';
import { isAlive } from '../../../src/database/embedded/programs.js';

const SETTINGS = { max_connections: '200' };
/** The data folder that later starts copy. */
const MIGRATED = join(process.env['TEST_DATA_DIR']!, 'faults-migrated');
const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

/** A PostgreSQL server in the role of the operator's, which tests can stop, start and pause. */
export class FaultyPostgres {
  private constructor(
    private readonly root: string,
    private readonly folder: Folder,
    private readonly port: number,
  ) {}

  /**
   * With the database that `migrate` prepares. It is prepared once; later starts of the test run copy it.
   * @param migrate applies all migrations to the database at this URL
   */
  static async start(migrate: (url: string) => Promise<unknown>): Promise<FaultyPostgres> {
    const root = await mkdtemp(join(tmpdir(), 'directory-faults-'));
    await chmod(root, 0o755);
    const dataDir = join(root, 'data-dir');
    if (existsSync(MIGRATED)) await copy(MIGRATED, dataDir);
    const folder = await prepareFolder(dataDir);
    const postgres = new FaultyPostgres(root, folder, await ensureRunning(folder, { settings: SETTINGS }));
    if (existsSync(MIGRATED)) return postgres;
    await createDatabase(folder, postgres.port);
    await migrate(postgres.url);
    await stopPostmaster(folder);
    await copy(dataDir, MIGRATED);
    await postgres.up();
    return postgres;
  }

  get url(): string {
    return serviceUrl(this.folder, this.port);
  }

  /** `fast` rolls back and closes; `immediate` is a crash, after which PostgreSQL replays its log. */
  async down(how: keyof typeof SIGNALS): Promise<void> {
    const { pid } = this;
    process.kill(pid, SIGNALS[how]);
    while (isAlive(pid)) await sleep(10);
  }

  /** Starts it again at the same address, as its service manager would. */
  async up(): Promise<void> {
    await ensureRunning(this.folder, { settings: SETTINGS, port: this.port });
  }

  /** Stops all of its processes: connections stay open, but no response comes. */
  pause(): void {
    process.kill(this.pid, 'SIGSTOP');
    for (const pid of childrenOf(this.pid)) process.kill(pid, 'SIGSTOP');
  }

  resume(): void {
    for (const pid of childrenOf(this.pid)) process.kill(pid, 'SIGCONT');
    process.kill(this.pid, 'SIGCONT');
  }

  async stop(): Promise<void> {
    await stopPostmaster(this.folder);
    await rm(this.root, { recursive: true, force: true, maxRetries: 10 });
  }

  private get pid(): number {
    return Number.parseInt(readFileSync(join(this.folder.data, 'postmaster.pid'), 'utf8'), 10);
  }
}

/** Keeps owners and permissions, as PostgreSQL requires. */
const copy = (from: string, to: string) => promisify(execFile)('cp', ['-a', from, to]);

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
