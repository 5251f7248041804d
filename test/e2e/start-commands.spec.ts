import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { once } from 'node:events';
import pg from 'pg';
import { embeddedUrl } from '../support/embedded.js';
import { query } from '../support/sql.js';
import { Installation, type Server } from '../support/installation.js';

// Every test starts processes, and the first start creates a database.
jest.setTimeout(120_000);

let installed: Installation;
let server: Server;
let key: string;

beforeAll(async () => {
  installed = await Installation.make();
  server = await installed.start({ STATEMENT_TIMEOUT_MS: '60000' });
});
afterAll(() => installed.remove());

const json = async (...args: string[]) => {
  const { code, stdout, stderr } = await installed.directory([...args, '--json']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout) as any;
};
const me = async (present: string) => (await server.call('/api/v1/me', present)).status;

describe('next to a running server', () => {
  it('a new account can call at once', async () => {
    key = (await json('user:create', '--email', 'ann@example.org', '--name', 'Ann')).api_key;
    const { body } = await server.call('/api/v1/me', key);
    expect(body).toMatchObject({ user: { name: 'Ann' }, can_edit: false, credits_remaining: 1000 });
  });

  it('the running server applies changes before the command ends', async () => {
    expect((await server.call('/api/v1/people', key, {})).status).toBe(403);
    await json('user:update', '--email', 'ann@example.org', '--can-edit');
    expect((await server.call('/api/v1/people', key, {})).status).toBe(422);

    const { api_key: next } = await json('user:update', '--email', 'ann@example.org', '--rotate-key');
    expect([await me(key), await me(next)]).toEqual([401, 200]);
    const { api_key: last } = await json(
      'user:update',
      '--email',
      'ann@example.org',
      '--rotate-key',
      '--grace',
      '1',
    );
    expect([await me(next), await me(last)]).toEqual([200, 200]);
    await json('user:update', '--email', 'ann@example.org', '--revoke-key');
    expect(await me(last)).toBe(401);
    expect(await me(next)).toBe(401);
  });

  it('a password link leads to the running server', async () => {
    const { reset_password_url } = await json(
      'user:update',
      '--email',
      'ann@example.org',
      '--reset-password',
    );
    expect(reset_password_url).toMatch(`${server.url}/reset-password/`);
    expect((await fetch(reset_password_url)).status).toBe(200);
  });

  it('PostgreSQL keeps running with the server', async () => {
    expect(await json('migrate')).toEqual({ applied: [] });
    expect(await me(server.key)).toBe(200);
  });

  it('commands of a newer release require a restart of an older server', async () => {
    const url = embeddedUrl(installed.dataDir);
    const [last] = await query<{ name: string }>(url, 'SELECT name FROM migrations ORDER BY id DESC LIMIT 1');
    await query(url, `UPDATE migrations SET name = 'Earlier1' WHERE name = '${last!.name}'`);
    const outcome = await installed.directory(['user:update', '--email', 'ann@example.org', '--admin']);
    await query(url, `UPDATE migrations SET name = '${last!.name}' WHERE name = 'Earlier1'`);
    expect(outcome).toEqual({
      code: 1,
      stdout: '',
      stderr: `The running server has an older database than this release (it lacks ${last!.name}): restart the server.\n`,
    });
  });
});

it('on SIGTERM the server answers accepted requests and accepts no others', async () => {
  const quickAdd = { first_name: 'Last', last_name: 'Call', source_url: 'https://example.org/' };
  const client = new pg.Client({ connectionString: embeddedUrl(installed.dataDir) });
  await client.connect();
  await client.query('BEGIN; LOCK TABLE people IN ACCESS EXCLUSIVE MODE');
  const calls = [1, 2, 3, 4].flatMap(() => [
    server.call('/api/v1/people', server.key),
    server.call('/api/v1/people/quick_add', server.key, quickAdd),
  ]);
  const waiting = async () =>
    (await client.query(`SELECT FROM pg_locks WHERE NOT granted AND relation = 'people'::regclass`)).rows
      .length;
  while ((await waiting()) < calls.length) await new Promise(setImmediate);

  const { port, hostname } = new URL(server.url);
  const ended = server.end('SIGTERM');
  const refused = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(Number(port), hostname, () => resolve(!socket.destroy()));
      socket.on('error', () => resolve(true));
    });
  while (!(await refused())) await new Promise(setImmediate);
  await client.query('COMMIT');
  await client.end();

  const answers = await Promise.all(calls);
  expect(answers.map(({ status }) => status)).toEqual([200, 201, 200, 201, 200, 201, 200, 201]);
  expect(answers.map(({ headers }) => headers.get('connection'))).toEqual(answers.map(() => 'close'));
  expect(await ended).toBe(0);
  const levels = (await server.log)
    .split('\n')
    .flatMap((line) => (line === '' ? [] : [JSON.parse(line).level]));
  expect(new Set(levels)).toEqual(new Set(['info']));
});

describe('without a server', () => {
  const runs = () => existsSync(join(installed.dataDir, 'postgres/data/postmaster.pid'));

  it('a command starts PostgreSQL, and stops it at the end', async () => {
    await json('user:create', '--email', 'bob@example.org', '--name', 'Bob');
    expect(runs()).toBe(false);
  });

  it('concurrent commands share PostgreSQL, and the last one stops it', async () => {
    const made = ['c', 'd', 'e'].map((name) =>
      json('user:create', '--email', `${name}@example.org`, '--name', name),
    );
    expect(await Promise.all(made)).toHaveLength(3);
    expect(runs()).toBe(false);
  });

  it('concurrent commands create one data folder, and a later server adds no sample', async () => {
    const env = { DATA_DIR: join(installed.folder, 'commands-first') };
    const made = ['f', 'g'].map((name) =>
      installed.directory(['user:create', '--email', `${name}@example.org`, '--name', name], env),
    );
    const stderr = `DATA_DIR ${env.DATA_DIR} had no directory: an empty one was created.\n`;
    expect(await Promise.all(made)).toMatchObject([
      { code: 0, stderr },
      { code: 0, stderr },
    ]);
    expect(await installed.directory(['user:list'], env)).toMatchObject({ code: 0, stderr: '' });
    const later = await installed.start(env);
    expect(later.printed).toMatch(/\/workbench\n$/);
    expect(await later.end()).toBe(0);
  });

  it('Ctrl-C ends a command and PostgreSQL', async () => {
    const child = installed.spawn('cli.js', ['migrate'], {});
    while (!runs()) await new Promise(setImmediate);
    child.kill('SIGINT');
    const [code] = (await once(child, 'close')) as [number];
    expect([0, 130]).toContain(code);
    expect(runs()).toBe(false);
  });
});
