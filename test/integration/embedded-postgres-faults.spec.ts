import { Logger } from '@nestjs/common';
import { existsSync, readFileSync } from 'node:fs';
import { appendFile, chmod, cp, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { openEmbeddedPostgres } from '../../src/database/embedded-postgres.js';
import { isAlive } from '../../src/database/embedded/programs.js';
import { StartupError } from '../../src/database/startup-error.js';
import { Child } from '../support/child.js';
import { isRunning, opened, postmasterPid, refusal } from '../support/embedded.js';
import { query } from '../support/sql.js';

let root: string;
let dataDir: string;

beforeAll(async () => {
  Logger.overrideLogger(false);
  root = await mkdtemp(join(tmpdir(), 'directory-embedded-'));
  await chmod(root, 0o755);
  dataDir = join(root, 'data-dir');
});

afterAll(() => rm(root, { recursive: true, force: true }));

const open = (role: 'server' | 'client', dir = dataDir) => openEmbeddedPostgres({ dataDir: dir, role });

describe('after a crash', () => {
  it('PostgreSQL of a killed server keeps running, and the next server takes it over', async () => {
    const killed = Child.start('open-postgres.ts', ['server', dataDir]);
    const { url } = await opened(killed);
    await query(url, 'CREATE TABLE before_the_kill AS SELECT 1 AS one');
    const pid = postmasterPid(dataDir);
    await killed.end('SIGKILL');
    expect(isAlive(pid)).toBe(true);

    const next = await open('server');
    expect(next).toMatchObject({ url, owned: true });
    expect(postmasterPid(dataDir)).toBe(pid);
    expect(await query(url, 'SELECT one FROM before_the_kill')).toEqual([{ one: 1 }]);
    await next.stop();
    expect(await isRunning(url)).toBe(false);
  });

  it('PostgreSQL recovers from its own kill, even if another program now has its pid', async () => {
    const server = Child.start('open-postgres.ts', ['server', dataDir]);
    const { url } = await opened(server);
    await query(url, 'CREATE TABLE before_the_crash AS SELECT 1 AS one');
    const pidFile = join(dataDir, 'postgres', 'data', 'postmaster.pid');
    await server.end('SIGKILL');
    process.kill(postmasterPid(dataDir), 'SIGKILL');
    while (await isRunning(url));
    const lines = readFileSync(pidFile, 'utf8').split('\n');
    await writeFile(pidFile, [process.pid, ...lines.slice(1)].join('\n'));

    const next = await open('server');
    expect(await query(next.url, 'SELECT one FROM before_the_crash')).toEqual([{ one: 1 }]);
    await next.stop();
  });

  it('a running server restarts PostgreSQL at the same address and stays the only server', async () => {
    const server = await open('server');
    process.kill(postmasterPid(dataDir), 'SIGKILL');
    while (await isRunning(server.url));
    while (!(await isRunning(server.url))) await sleep(20);
    const second = Child.start('open-postgres.ts', ['server', dataDir]);
    expect(await second.exited).toBe(1);
    expect(await second.stderr).toContain(`Another server (process ${process.pid})`);
    await server.stop();
    expect(await isRunning(server.url)).toBe(false);
  });

  it('a recently ended process does not keep PostgreSQL running', async () => {
    const ended = Child.start('open-postgres.ts', []);
    await ended.exited;
    const server = await open('server');
    const address = Object.assign(new URL(server.url), { username: 'postgres', pathname: '/postgres' });
    const lease = new pg.Client({
      connectionString: address.href,
      application_name: `directory client ${ended.pid}`,
    });
    lease.on('error', () => undefined);
    await lease.connect();
    await lease.query(`SELECT pg_advisory_lock_shared(${0x6469_7265}, 1)`);
    setTimeout(() => void lease.end(), 300);
    await server.stop();
    expect(await isRunning(server.url)).toBe(false);
  });

  it('a first start that was killed halfway is repeated', async () => {
    const fresh = join(root, 'killed');
    const child = Child.start('open-postgres.ts', ['server', fresh]);
    while (!existsSync(fresh) || (await readdir(fresh)).length === 0) {
      await sleep(5);
    }
    await child.end('SIGKILL');
    expect(await readdir(fresh)).not.toContain('postgres');

    const postgres = await open('server', fresh);
    expect(await query(postgres.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(await readdir(fresh)).toEqual(['postgres']);
    await postgres.stop();
  });
});

describe('a start fails with one sentence', () => {
  it('if DATA_DIR is a file', async () => {
    const file = join(root, 'file');
    await writeFile(file, '');
    for (const dir of [file, join(file, 'below')]) {
      const error = await refusal(dir);
      expect(error).toBeInstanceOf(StartupError);
      expect(error.message).toBe(`DATA_DIR ${dir} is a file, or below one: set DATA_DIR to a folder.`);
    }
  });

  it('if DATA_DIR is not writable', async () => {
    // Root may write anywhere except to the kernel's own folders.
    const dir = process.getuid?.() === 0 ? '/sys/data-dir' : join(root, 'read-only', 'data-dir');
    await mkdir(join(root, 'read-only'), { mode: 0o555 });
    const error = await refusal(dir);
    expect(error).toBeInstanceOf(StartupError);
    expect(error.message).toMatch(
      /^DATA_DIR .* cannot be used \(E.*\): let the user .* own it, or set DATA_DIR .*\.$/,
    );
  });

  it('if another version of PostgreSQL wrote the data', async () => {
    const version = join(dataDir, 'postgres', 'data', 'PG_VERSION');
    await writeFile(version, '17\n');
    const error = await refusal(dataDir);
    await writeFile(version, '18\n');
    expect(error).toBeInstanceOf(StartupError);
    expect(error.message).toContain(
      `DATA_DIR ${dataDir} holds the data of PostgreSQL 17, but this release runs`,
    );
  });

  it('if the folder is not a data folder', async () => {
    const data = join(dataDir, 'postgres', 'data');
    await rename(data, `${data}-away`);
    const error = await refusal(dataDir);
    await rename(`${data}-away`, data);
    expect(error).toBeInstanceOf(StartupError);
    expect(error.message).toMatch(/is not a PostgreSQL data folder: restore it from a backup, or move/);
  });

  it("with PostgreSQL's own reason if it does not start", async () => {
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
