import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedPostgres } from '../../src/database/embedded-postgres.js';
import { serve } from '../../src/start/serve.js';
import { resetDatabase, testDatabaseUrl } from '../support/postgres.js';

let folder: string;
const before = { ...process.env };

beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'directory-serve-'))));
beforeEach(() =>
  set({ LOG_LEVEL: 'silent', SESSION_SECRET: 's'.repeat(32), DATA_DIR: join(folder, 'data') }),
);
afterEach(() => {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  set(before);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const set = (environment: NodeJS.ProcessEnv) => Object.assign(process.env, environment);

/** Starts the server in this process. */
async function start() {
  const ends: (() => Promise<unknown>)[] = [];
  let printed = '';
  await serve({ onShutdown: (end) => void ends.push(end) }, { write: (text) => !!(printed += String(text)) });
  return {
    printed,
    end: async () => {
      for (const end of ends.reverse()) await end();
    },
  };
}

it('serves on the database of DATABASE_URL until it is stopped, without the sample directory', async () => {
  await resetDatabase();
  set({ DATABASE_URL: await testDatabaseUrl(), PORT: '0' });
  const { printed, end } = await start();
  const url = new URL(/^ +Address +(\S+)$/m.exec(printed)![1]!);
  expect(printed).toContain('npm run directory -- user:create');
  expect(printed).not.toContain('dir_');
  expect(await (await fetch(new URL('/health/ready', url))).json()).toMatchObject({ status: 'ok' });

  await end();
  const socket = connect(Number(url.port), url.hostname);
  await expect(once(socket, 'connect')).rejects.toThrow('ECONNREFUSED');
});

it('refuses one port for itself and its metrics, and creates nothing', async () => {
  const sentence = 'METRICS_PORT is 3999, the same as PORT: set it to another port.';
  set({ PORT: '3999', METRICS_PORT: '3999' });
  await expect(start()).rejects.toThrow(sentence);
  set({ METRICS_HOST: '0.0.0.0' });
  await expect(start()).rejects.toThrow(sentence);
  expect(existsSync(join(folder, 'data'))).toBe(false);
});

describe('on a port in use', () => {
  const taken = createServer();
  beforeAll(async () => once(taken.listen(0, '127.0.0.1'), 'listening'));
  afterAll(() => taken.close());
  beforeEach(() => set({ PORT: String((taken.address() as AddressInfo).port) }));

  it('does not start, and creates nothing', async () => {
    await expect(start()).rejects.toMatchObject({ syscall: 'listen', code: 'EADDRINUSE' });
    expect(existsSync(join(folder, 'data'))).toBe(false);
  });

  it('reports that another server uses the data folder, if one does', async () => {
    const other = await openEmbeddedPostgres({ dataDir: join(folder, 'data'), role: 'server' });
    await expect(start()).rejects.toThrow(`Another server (process ${process.pid}) already runs on DATA_DIR`);
    await other.stop();
    await expect(start()).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});
