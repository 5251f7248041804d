import { chmod, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedPostgres } from '../../src/database/embedded-postgres.js';
import { isAlive } from '../../src/database/embedded/programs.js';
import { StartupError } from '../../src/database/startup-error.js';
import { Child } from '../support/child.js';
import { isRunning, opened, postmasterPid, refusal } from '../support/embedded.js';
import { query } from '../support/sql.js';

let root: string;
let dataDir: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'directory-embedded-'));
  await chmod(root, 0o755);
  dataDir = join(root, 'data-dir');
});

afterAll(() => rm(root, { recursive: true, force: true }));

const open = (role: 'server' | 'client', dir = dataDir) => openEmbeddedPostgres({ dataDir: dir, role });

describe('a new data folder', () => {
  it('gets a PostgreSQL 18 that persists writes and ends with stop()', async () => {
    const first = await open('server');
    expect(first.owned).toBe(true);
    await query(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
    const pid = postmasterPid(dataDir);
    await first.stop();
    expect(isAlive(pid)).toBe(false);
    expect(await isRunning(first.url)).toBe(false);

    const second = await open('server');
    expect(await query(second.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    await second.stop();
  });

  it('has safe settings, and sorts and compares text the same on every system', async () => {
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

  it('requires its password, which only its user can read', async () => {
    const postgres = await open('server');
    expect((await stat(join(dataDir, 'postgres', 'password'))).mode & 0o777).toBe(0o600);
    expect((await stat(join(dataDir, 'postgres'))).mode & 0o777).toBe(0o700);
    const wrong = new URL(postgres.url);
    wrong.password = 'guess';
    await expect(query(wrong.href, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' });
    await postgres.stop();
  });

  it('can be in a folder that only root can enter', async () => {
    const locked = join(root, 'locked');
    await mkdir(locked, { mode: 0o700 });
    const postgres = await open('server', join(locked, 'data-dir'));
    expect(await query(postgres.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await postgres.stop();
    await rm(locked, { recursive: true });
  });
});

describe('several processes on one data folder', () => {
  it('refuse a second server, with the pid of the first', async () => {
    const first = Child.start('open-postgres.ts', ['server', dataDir]);
    await opened(first);
    const error = await refusal(dataDir);
    expect(error).toBeInstanceOf(StartupError);
    expect(error.message).toBe(
      `Another server (process ${first.pid}) already runs on DATA_DIR ${dataDir}: stop it first, or set DATA_DIR to another folder.`,
    );
    expect(await first.end('SIGTERM')).toBe(0);
  });

  it('refuse one of two servers that start at the same time', async () => {
    const children = [1, 2].map(() => Child.start('open-postgres.ts', ['server', dataDir]));
    const loser = await Promise.race(children.map((child) => child.exited.then(() => child)));
    const winner = children.find((child) => child !== loser)!;
    expect(await loser.stderr).toContain(`Another server (process ${winner.pid})`);
    expect(await isRunning((await opened(winner)).url)).toBe(true);
    await winner.end('SIGTERM');
  });

  it('let a command use the PostgreSQL of a running server, and leave it running', async () => {
    const server = Child.start('open-postgres.ts', ['server', dataDir]);
    const { url } = await opened(server);
    const command = await open('client');
    expect(command).toMatchObject({ url, owned: false });
    await command.stop();
    expect(await isRunning(url)).toBe(true);
    await server.end('SIGTERM');
    expect(await isRunning(url)).toBe(false);
  });

  it('let a command without a server start PostgreSQL and stop it', async () => {
    const command = await open('client');
    expect(command.owned).toBe(true);
    expect(await isRunning(command.url)).toBe(true);
    await command.stop();
    expect(await isRunning(command.url)).toBe(false);
  });

  it('share one PostgreSQL, which the last process to end stops', async () => {
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
