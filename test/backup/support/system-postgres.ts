import { spawn, execFile, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { postgresIdentity, type Identity } from '../../../src/database/embedded/programs.js';
import { describeWhere } from '../../support/describe-where.js';
import { isRunning } from '../../support/embedded.js';
import { freePort } from '../../support/ports.js';

const run = promisify(execFile);

/** The folder with the programs of Debian's newest PostgreSQL; undefined if not installed. */
const DEBIAN = '/usr/lib/postgresql';
const PROGRAMS = (existsSync(DEBIAN) ? readdirSync(DEBIAN) : [])
  .sort((a, b) => Number(b) - Number(a))
  .map((version) => join(DEBIAN, version, 'bin'))
  .find((bin) =>
    ['initdb', 'postgres', 'pg_dump', 'pg_restore', 'psql'].every((name) => existsSync(join(bin, name))),
  );

/** Describes a suite that needs a full PostgreSQL. The embedded one has no pg_dump. */
export const describeWithPostgres = describeWhere(
  PROGRAMS !== undefined,
  'PostgreSQL, of the package postgresql',
);

/** The system's PostgreSQL on a free port, with its programs for dumps. */
export class SystemPostgres {
  private constructor(
    private readonly folder: string,
    private readonly server: ChildProcess,
    readonly port: number,
    /** First in PATH, so that pg_dump has the server's version. */
    readonly bin: string,
  ) {}

  static async start(): Promise<SystemPostgres> {
    if (PROGRAMS === undefined)
      throw new Error('There is no PostgreSQL here: install the package postgresql.');
    const identity: Partial<Identity> = process.getuid?.() === 0 ? await postgresIdentity() : {};
    const folder = await mkdtemp(join(tmpdir(), 'directory-backup-'));
    if (identity.uid !== undefined) await chown(folder, identity.uid, identity.gid!);
    const data = join(folder, 'data');
    const options = [
      '-D',
      data,
      '-U',
      'postgres',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ];
    await run(join(PROGRAMS, 'initdb'), options, { ...identity, cwd: folder });
    const port = await freePort();
    const server = spawn(
      join(PROGRAMS, 'postgres'),
      ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-F'],
      { ...identity, cwd: folder, stdio: 'ignore' },
    );
    const postgres = new SystemPostgres(folder, server, port, PROGRAMS);
    while (!(await isRunning(postgres.url('postgres')))) await new Promise((later) => setTimeout(later, 50));
    return postgres;
  }

  url = (database: string): string => `postgres://postgres@127.0.0.1:${this.port}/${database}`;

  async stop(): Promise<void> {
    const ended = once(this.server, 'exit');
    this.server.kill('SIGQUIT');
    await ended;
    await rm(this.folder, { recursive: true, force: true });
  }
}
