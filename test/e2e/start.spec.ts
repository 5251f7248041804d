import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isAlive } from '../../src/database/embedded/programs.js';
import { postmasterPid } from '../support/embedded.js';
import { eventually } from '../support/eventually.js';
import { Installation, type Server } from '../support/installation.js';

// Every test starts processes, and the first start creates a database.
jest.setTimeout(120_000);

let installed: Installation;
let server: Server;
let key: string;

beforeAll(async () => (installed = await Installation.make()));
afterAll(() => installed.remove());

const KEY = /dir_[\w-]{43}/g;
const PASSWORD = /^( {2}Password {7})[\w-]{16}$/m;
const shell = async (line: string) =>
  JSON.parse((await promisify(execFile)('sh', ['-c', line])).stdout) as Record<string, any>;

describe('the first start', () => {
  it('prints its address, the password and the key of the demo editor, and three lines to paste', async () => {
    server = await installed.start();
    key = server.key;
    const printed = server.printed.replace(PASSWORD, '$1<password>');
    expect(printed.replaceAll(server.url, '<address>').replace(KEY, '<key>'))
      .toBe(`Directory Service is ready.

  Address        <address>
  Documentation  <address>/docs
  Workbench      <address>/workbench

A sample directory was loaded. Its editor uses this password for the workbench and this key for the API. Both are
shown only once:

  Email address  demo@directory.example
  Password       <password>
  API key        <key>

Three calls to try:

  curl -H 'Authorization: Bearer <key>' '<address>/api/v1/organizations?domain=harbourlight.example'
  curl -H 'Authorization: Bearer <key>' '<address>/api/v1/people?per_page=3'
  curl -H 'Authorization: Bearer <key>' -H 'Content-Type: application/json' -d '{"first_name":"Ada","last_name":"Lovelace","source_url":"https://example.org/ada"}' <address>/api/v1/people/quick_add
`);
  });

  it('prints lines that work unchanged', async () => {
    const lines = server.printed.match(/^ +curl .*$/gm)!;
    const [organizations, people, added] = await Promise.all(lines.map(shell));
    expect(organizations!['organizations'].map(({ name }: { name: string }) => name)).toEqual([
      'Harbour Light Foundation',
      'Harbour Light Press',
      'Harbour Light Lisbon',
    ]);
    expect(people!['people']).toHaveLength(3);
    expect(added!['person']).toMatchObject({
      name: 'Ada Lovelace',
      source_references: [{ recorded_by: { name: 'Demo Editor' } }],
    });
  });

  it('prints the key of an editor', async () => {
    const { body } = await server.call('/api/v1/me', key);
    expect(body).toMatchObject({ user: { email: 'demo@directory.example', admin: false }, can_edit: true });
  });
});

describe('next to a running server', () => {
  it.each(['another port', 'the same port'])(
    'a second server on its data folder is refused, on %s',
    async (port) => {
      const env = port === 'the same port' ? { PORT: new URL(server.url).port } : {};
      expect(await installed.serve(env)).toEqual({
        code: 1,
        stdout: '',
        stderr: `Another server (process ${server.pid}) already runs on DATA_DIR ${installed.dataDir}: stop it first, or set DATA_DIR to another folder.\n`,
      });
      expect((await server.call('/health/ready', key)).status).toBe(200);
    },
  );

  it('the server survives a crash of PostgreSQL, and answers again after its restart', async () => {
    const crashed = postmasterPid(installed.dataDir);
    process.kill(crashed, 'SIGKILL');
    await eventually('PostgreSQL runs again', () => {
      const pidFile = join(installed.dataDir, 'postgres/data/postmaster.pid');
      return existsSync(pidFile) && postmasterPid(installed.dataDir) !== crashed;
    });
    for (const path of ['/health/ready', '/api/v1/people'])
      await eventually(`${path} answers`, async () => (await server.call(path, key)).status === 200);
  });
});

describe('the end', () => {
  it('of a server stops PostgreSQL', async () => {
    const postgres = postmasterPid(installed.dataDir);
    expect(await server.end('SIGTERM')).toBe(0);
    expect(isAlive(postgres)).toBe(false);
    const log = await server.log;
    const logged = log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { level: string; context: string });
    // Except for requests and the recovery from the crash, nothing is logged.
    const goesOn = ['http', 'Outbox', 'AccountChanges'];
    expect(logged.filter(({ level, context }) => level === 'info' && !goesOn.includes(context))).toEqual([]);
    expect(log).not.toMatch(KEY);
  });
});

describe('a later start', () => {
  it('keeps all data, and explains how to get a new password and a new key', async () => {
    server = await installed.start();
    expect(server.printed.replaceAll(server.url, '<address>')).toBe(`Directory Service is ready.

  Address        <address>
  Documentation  <address>/docs
  Workbench      <address>/workbench

The first start showed the password and API key of the demo editor. To create new ones:

  npm run directory -- user:update --email demo@directory.example --reset-password --rotate-key
`);
    const { body } = await server.call('/api/v1/people', key);
    expect(body.meta.total_count).toBe(29);
  });

  it('recovers the acknowledged writes of a killed server', async () => {
    const answered: string[] = [];
    const writes = Array.from({ length: 50 }, async (_, index) => {
      const person = { first_name: 'Survivor', last_name: String(index), source_url: 'https://example.org/' };
      const { status, body } = await server.call('/api/v1/people/quick_add', key, person);
      if (status === 201) answered.push(body.person.public_id);
      if (answered.length === 20) process.kill(server.pid, 'SIGKILL');
    });
    await Promise.allSettled(writes);
    expect(answered.length).toBeGreaterThanOrEqual(20);

    server = await installed.start();
    for (const id of answered) expect((await server.call(`/api/v1/people/${id}`, key)).status).toBe(200);
    expect((await server.call('/api/v1/people/quick_add', key, {})).status).toBe(422);
    expect(await server.end()).toBe(0);
  });

  it('that is interrupted leaves no process running', async () => {
    const child = installed.spawn('main.js', [], { PORT: '0' });
    while (!existsSync(join(installed.dataDir, 'postgres/data/postmaster.pid')))
      await new Promise(setImmediate);
    child.kill('SIGTERM');
    expect(await once(child, 'close')).toEqual([143, null]);
    expect(existsSync(join(installed.dataDir, 'postgres/data/postmaster.pid'))).toBe(false);
  });
});

describe('one sentence, and exit code 1, when', () => {
  const refused = async (env: Record<string, string>, sentence: RegExp | string) => {
    const { code, stdout, stderr } = await installed.serve(env);
    expect(stderr).toEqual(typeof sentence === 'string' ? `${sentence}\n` : expect.stringMatching(sentence));
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  };

  it('the port is taken, before anything is created', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const dataDir = join(installed.folder, 'untouched');
    await refused(
      { PORT: String(port), DATA_DIR: dataDir },
      `Port ${port} is in use by another program: stop it, or set PORT to a free port.`,
    );
    expect(existsSync(dataDir)).toBe(false);
    taken.close();
  });

  it('the host is not an address of this machine', () =>
    refused(
      { HOST: '192.0.2.1' },
      /^The service cannot listen on 192\.0\.2\.1 \(EADDRNOTAVAIL\): set HOST .*\.$/m,
    ));

  it('a variable is invalid, before the application is loaded', async () => {
    const coverage = join(installed.folder, 'coverage');
    await refused(
      { PORT: 'abc', NODE_V8_COVERAGE: coverage },
      'PORT is "abc": set it to an integer from 0 to 65535.',
    );
    const [report] = await readdir(coverage);
    const { result } = JSON.parse(await readFile(join(coverage, report!), 'utf8')) as {
      result: { url: string }[];
    };
    const loads = (file: string) => result.some(({ url }) => url.endsWith(`/dist/${file}`));
    expect([loads('start/serve.js'), loads('create-app.js')]).toEqual([true, false]);
  });

  it('a line of .env is invalid, or .env cannot be read', async () => {
    const file = join(installed.folder, '.env');
    await writeFile(file, 'LOG_LEVEL=chatty\n');
    await refused({}, /^LOG_LEVEL is "chatty": set it to one of fatal, .*\.$/m);
    await rm(file);
    await mkdir(file);
    await refused(
      {},
      `${file} cannot be read (EISDIR): let the user who starts the service read it, or remove it.`,
    );
    await rm(file, { recursive: true });
  });

  it('the data folder is not writable', () =>
    // Not even root may write there.
    refused(
      { DATA_DIR: '/proc/data-dir' },
      /^DATA_DIR \/proc\/data-dir cannot be used .*: let the user .*\.$/m,
    ));

  it('the server of DATABASE_URL does not answer', () =>
    refused(
      { DATABASE_URL: 'postgres://someone:s3cret@127.0.0.1:1/directory' },
      'DATABASE_URL: no PostgreSQL listens at 127.0.0.1:1: start it, or correct host and port.',
    ));
});
