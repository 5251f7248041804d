import { existsSync, readFileSync } from 'node:fs';
import {
  appendFile,
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openEmbeddedPostgres } from '../../src/database/embedded-postgres.js';
import { isAlive } from '../../src/database/embedded/process.js';
import { StartupError } from '../../src/database/startup-error.js';
import { Child } from '../support/child.js';

let root: string;
let dataDir: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'directory-embedded-'));
  await chmod(root, 0o755);
  dataDir = join(root, 'data-dir');
});

afterAll(() => rm(root, { recursive: true, force: true }));

/** Opens it in this process; a process is refused nothing by locks of its own connections, so each test closes it. */
const open = (role: 'server' | 'client', dir = dataDir) => openEmbeddedPostgres({ dataDir: dir, role });

const refusal = (dir: string) =>
  open('server', dir).then(
    () => Promise.reject(new Error('It started.')),
    (error: Error) => error,
  );

const opened = async (child: Child) => JSON.parse(await child.line()) as { url: string; owned: boolean };

const postmasterPid = () =>
  Number.parseInt(readFileSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8'), 10);

async function query<T extends pg.QueryResultRow>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}

const isRunning = (url: string) =>
  query(url, 'SELECT 1').then(
    () => true,
    () => false,
  );

describe('a new data folder', () => {
  it('gets a PostgreSQL 18 that keeps what is written, and has stopped after stop()', async () => {
    const first = await open('server');
    expect(first.owned).toBe(true);
    await query(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
    const pid = postmasterPid();
    await first.stop();
    expect(isAlive(pid)).toBe(false);
    expect(await isRunning(first.url)).toBe(false);

    const second = await open('server');
    expect(await query(second.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    await second.stop();
  });

  it('is set up to be safe, and to treat text alike on every system', async () => {
    const postgres = await open('server');
    const [settings] = await query(
      postgres.url,
      `SELECT current_setting('server_version_num')::int / 10000 AS version, current_setting('fsync') AS fsync,
              current_setting('full_page_writes') AS full_page_writes, current_setting('timezone') AS timezone,
              current_setting('listen_addresses') AS listen, current_setting('server_encoding') AS encoding,
              current_setting('max_connections') AS connections, current_setting('shared_buffers') AS buffers,
              current_database() AS database, current_user AS user, current_setting('is_superuser') AS superuser`,
    );
    expect(settings).toEqual({
      version: 18,
      fsync: 'on',
      full_page_writes: 'on',
      timezone: 'UTC',
      listen: '127.0.0.1',
      encoding: 'UTF8',
      connections: '100',
      buffers: '128MB',
      database: 'directory',
      user: 'directory',
      superuser: 'off',
    });
    const [text] = await query(
      postgres.url,
      `SELECT lower('ÅÉ') AS lower, 'a' < 'B' AS "aBeforeB", datlocprovider AS provider, datlocale AS locale
         FROM pg_database WHERE datname = current_database()`,
    );
    expect(text).toEqual({ lower: 'åé', aBeforeB: false, provider: 'b', locale: 'C.UTF-8' });
    await query(postgres.url, 'CREATE EXTENSION pg_trgm');
    expect(await query(postgres.url, `SELECT similarity('李明', '李明') AS similarity`)).toEqual([
      { similarity: 1 },
    ]);
    await postgres.stop();
  });

  it('asks for its password, which only its user can read', async () => {
    const postgres = await open('server');
    expect((await stat(join(dataDir, 'postgres', 'password'))).mode & 0o777).toBe(0o600);
    expect((await stat(join(dataDir, 'postgres'))).mode & 0o777).toBe(0o700);
    const wrong = new URL(postgres.url);
    wrong.password = 'guess';
    await expect(query(wrong.href, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' });
    await postgres.stop();
  });

  it('may lie in a folder that only root can enter', async () => {
    const locked = join(root, 'locked');
    await mkdir(locked, { mode: 0o700 });
    const postgres = await open('server', join(locked, 'data-dir'));
    expect(await query(postgres.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await postgres.stop();
    await rm(locked, { recursive: true });
  });
});

describe('several processes on one data folder', () => {
  it('a second server is refused with the pid of the first', async () => {
    const first = Child.start('open-postgres.ts', ['server', dataDir]);
    await opened(first);
    const second = Child.start('open-postgres.ts', ['server', dataDir]);
    expect(await second.exited).toBe(1);
    expect(await second.stderr).toBe(
      `Another server (process ${first.pid}) already runs on DATA_DIR ${dataDir}: stop it first, or set DATA_DIR to another folder.\n`,
    );
    expect(await first.end('SIGTERM')).toBe(0);
  });

  it('one of two servers that start at the same moment is refused', async () => {
    const children = [1, 2].map(() => Child.start('open-postgres.ts', ['server', dataDir]));
    const loser = await Promise.race(children.map((child) => child.exited.then(() => child)));
    const winner = children.find((child) => child !== loser)!;
    expect(await loser.stderr).toContain(`Another server (process ${winner.pid})`);
    expect(await isRunning((await opened(winner)).url)).toBe(true);
    await winner.end('SIGTERM');
  });

  it('a command uses the PostgreSQL of the running server and leaves it running', async () => {
    const server = Child.start('open-postgres.ts', ['server', dataDir]);
    const { url } = await opened(server);
    const command = await open('client');
    expect(command).toMatchObject({ url, owned: false });
    await command.stop();
    expect(await isRunning(url)).toBe(true);
    await server.end('SIGTERM');
    expect(await isRunning(url)).toBe(false);
  });

  it('a command alone starts PostgreSQL and stops it', async () => {
    const command = await open('client');
    expect(command.owned).toBe(true);
    expect(await isRunning(command.url)).toBe(true);
    await command.stop();
    expect(await isRunning(command.url)).toBe(false);
  });

  it('two commands share one PostgreSQL, a server joins them, and the last to leave stops it', async () => {
    const second = Child.start('open-postgres.ts', ['client', dataDir]);
    const [first, { url }] = await Promise.all([open('client'), opened(second)]);
    expect(url).toBe(first.url);
    const server = Child.start('open-postgres.ts', ['server', dataDir]);
    expect((await opened(server)).url).toBe(first.url);
    await first.stop();
    expect(await isRunning(first.url)).toBe(true);
    await server.end('SIGTERM');
    expect(await isRunning(url)).toBe(true);
    await second.end('SIGTERM');
    expect(await isRunning(url)).toBe(false);
  });
});

describe('after a crash', () => {
  it('a killed server leaves PostgreSQL running, and the next server takes it over', async () => {
    const killed = Child.start('open-postgres.ts', ['server', dataDir]);
    const { url } = await opened(killed);
    await query(url, 'CREATE TABLE before_the_kill AS SELECT 1 AS one');
    const pid = postmasterPid();
    await killed.end('SIGKILL');
    expect(isAlive(pid)).toBe(true);

    const next = await open('server');
    expect(next).toMatchObject({ url, owned: true });
    expect(postmasterPid()).toBe(pid);
    expect(await query(url, 'SELECT one FROM before_the_kill')).toEqual([{ one: 1 }]);
    await next.stop();
    expect(await isRunning(url)).toBe(false);
  });

  it('PostgreSQL recovers when it was killed itself, also if its pid belongs to another program now', async () => {
    const server = Child.start('open-postgres.ts', ['server', dataDir]);
    const { url } = await opened(server);
    await query(url, 'CREATE TABLE before_the_crash AS SELECT 1 AS one');
    const pidFile = join(dataDir, 'postgres', 'data', 'postmaster.pid');
    await server.end('SIGKILL');
    process.kill(postmasterPid(), 'SIGKILL');
    while (await isRunning(url));
    const lines = readFileSync(pidFile, 'utf8').split('\n');
    await writeFile(pidFile, [process.pid, ...lines.slice(1)].join('\n'));

    const next = await open('server');
    expect(await query(next.url, 'SELECT one FROM before_the_crash')).toEqual([{ one: 1 }]);
    await next.stop();
  });

  it('a running server gets PostgreSQL back, at the same address, and its place as the only server', async () => {
    const server = Child.start('open-postgres.ts', ['server', dataDir]);
    const { url } = await opened(server);
    process.kill(postmasterPid(), 'SIGKILL');
    while (await isRunning(url));
    while (!(await isRunning(url))) await new Promise((resolve) => setTimeout(resolve, 20));
    const second = Child.start('open-postgres.ts', ['server', dataDir]);
    expect(await second.exited).toBe(1);
    expect(await second.stderr).toContain(`Another server (process ${server.pid})`);
    expect(await server.end('SIGTERM')).toBe(0);
    expect(await isRunning(url)).toBe(false);
  });

  it('a first start that was killed halfway is done again', async () => {
    const fresh = join(root, 'killed');
    const child = Child.start('open-postgres.ts', ['server', fresh]);
    while (!existsSync(fresh) || (await readdir(fresh)).length === 0) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await child.end('SIGKILL');
    expect(await readdir(fresh)).not.toContain('postgres');

    const postgres = await open('server', fresh);
    expect(await query(postgres.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(await readdir(fresh)).toEqual(['postgres']);
    await postgres.stop();
  });
});

describe('one sentence says', () => {
  it('that DATA_DIR is a file', async () => {
    const file = join(root, 'file');
    await writeFile(file, '');
    for (const dir of [file, join(file, 'below')]) {
      const error = await refusal(dir);
      expect(error).toBeInstanceOf(StartupError);
      expect(error.message).toBe(`DATA_DIR ${dir} is a file, or below one: set DATA_DIR to a folder.`);
    }
  });

  it('that DATA_DIR cannot be written to', async () => {
    // Root may write anywhere but into the kernel's own folders.
    const dir = process.getuid?.() === 0 ? '/sys/data-dir' : join(root, 'read-only', 'data-dir');
    await mkdir(join(root, 'read-only'), { mode: 0o555 });
    const error = await refusal(dir);
    expect(error).toBeInstanceOf(StartupError);
    expect(error.message).toMatch(
      /^DATA_DIR .* cannot be used \(E.*\): let the user .* own it, or set DATA_DIR .*\.$/,
    );
  });

  it('that the data is of another version of PostgreSQL', async () => {
    const version = join(dataDir, 'postgres', 'data', 'PG_VERSION');
    await writeFile(version, '17\n');
    const error = await refusal(dataDir);
    await writeFile(version, '18\n');
    expect(error).toBeInstanceOf(StartupError);
    expect(error.message).toContain(
      `DATA_DIR ${dataDir} holds the data of PostgreSQL 17, but this release runs`,
    );
  });

  it('that the data folder is no data folder', async () => {
    const data = join(dataDir, 'postgres', 'data');
    await rename(data, `${data}-away`);
    const error = await refusal(dataDir);
    await rename(`${data}-away`, data);
    expect(error).toBeInstanceOf(StartupError);
    expect(error.message).toMatch(/is not a PostgreSQL data folder: restore it from a backup, or move/);
  });

  it('why PostgreSQL itself does not start', async () => {
    const copy = join(root, 'copy');
    await cp(dataDir, copy, { recursive: true });
    await appendFile(join(copy, 'postgres', 'data', 'postgresql.conf'), 'no_such_setting = 1\n');
    const error = await refusal(copy);
    expect(error).toBeInstanceOf(StartupError);
    expect(error.message).toMatch(
      /did not start on DATA_DIR .*postgresql.conf.* contains errors.*: see .*\.log/,
    );
  });
});
