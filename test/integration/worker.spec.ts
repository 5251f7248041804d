import { setTimeout as sleep } from 'node:timers/promises';
import { work } from '../../src/start/work.js';
import { crowd } from '../factories/crowd.js';
import { TestApp } from '../support/app.js';
import { Child } from '../support/child.js';
import { resetDatabase, testDatabaseUrl } from '../support/postgres.js';
import { sql } from '../support/sql.js';

const before = { ...process.env };
afterEach(() => {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
});

/** Starts a worker in this process. */
async function start(environment: NodeJS.ProcessEnv) {
  Object.assign(process.env, { LOG_LEVEL: 'silent', ...environment });
  const ends: (() => Promise<unknown>)[] = [];
  let printed = '';
  await work({ onShutdown: (end) => void ends.push(end) }, { write: (text) => !!(printed += String(text)) });
  return {
    printed,
    end: async () => {
      for (const end of ends.reverse()) await end();
    },
  };
}

it('works on the database of DATABASE_URL until it is stopped', async () => {
  await resetDatabase();
  const { printed, end } = await start({ DATABASE_URL: await testDatabaseUrl() });
  expect(printed).toBe('Directory Service worker is ready.\n');
  await end();
});

it('refuses to start on the embedded database, which needs no worker', async () => {
  await expect(start({ DATABASE_URL: '' })).rejects.toThrow(
    'With the embedded database, the server does the background work itself: set DATABASE_URL to run workers.',
  );
});

describe('Workers', () => {
  const PEOPLE = 4_000;
  let api: TestApp;
  beforeEach(async () => (api = await TestApp.start()));
  afterEach(() => api.stop());

  /** Starts a worker. It prints a line when it is ready; before that, a signal ends it at once. */
  const startWorker = async () =>
    Child.start('run-worker.ts', [], { DATABASE_URL: await testDatabaseUrl(), LOG_LEVEL: 'silent' });
  const count = async (table: string): Promise<number> =>
    (await sql(api, `SELECT count(*) FROM ${table}`))[0].count;

  /** Waits until some of the documents are indexed. */
  async function midway(): Promise<void> {
    while ((await count('search_documents')) === 0) await sleep(5);
  }
  async function allDone(): Promise<void> {
    while ((await count('outbox')) > 0) await sleep(20);
    expect(await count('search_documents')).toBe(PEOPLE);
  }

  it('take over the messages of a killed worker', async () => {
    await crowd(api, PEOPLE);
    const killed = await startWorker();
    await midway();
    const other = await startWorker();
    await killed.end('SIGKILL');
    expect(await count('outbox')).toBeGreaterThan(0);
    await allDone();
    await other.line();
    expect(await other.end('SIGTERM')).toBe(0);
  }, 180_000);

  it('finish messages in progress when asked to stop, and leave the rest to others', async () => {
    await crowd(api, PEOPLE);
    const first = await startWorker();
    await first.line();
    await midway();
    expect(await first.end('SIGTERM')).toBe(0);
    // Every record has a document or a message.
    const [row] = await sql(
      api,
      `SELECT count(*) FROM people p
       WHERE NOT EXISTS (SELECT FROM search_documents d WHERE d.type = 'person' AND d.record_id = p.id)
         AND NOT EXISTS (SELECT FROM outbox o WHERE o.record_id = p.id)`,
    );
    expect(row.count).toBe(0);
    const workers = [await startWorker(), await startWorker()];
    await allDone();
    await Promise.all(workers.map((worker) => worker.line()));
    expect(await Promise.all(workers.map((worker) => worker.end('SIGTERM')))).toEqual([0, 0]);
  }, 180_000);
});
