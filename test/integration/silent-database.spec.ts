import { setTimeout as sleep } from 'node:timers/promises';
import { createDataSource } from '../../src/entities.js';
import { Database, unprepared } from '../../src/database/database.js';
import { appendToOutbox, type OutboxMessage } from '../../src/outbox/outbox.js';
import { Lane } from '../../src/outbox/outbox-relay.js';
import { TestApp } from '../support/app.js';
import { resetDatabase, testDatabaseUrl } from '../support/postgres.js';
import { rows } from '../support/sql.js';

/** The service's PostgreSQL processes, which tests stop and continue. */
async function signal(name: 'SIGSTOP' | 'SIGCONT'): Promise<void> {
  const backends = await rows<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );
  for (const { pid } of backends) process.kill(pid, name);
}

const POOL_SIZE = 10;

describe('connections that stop responding', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await TestApp.start({ STATEMENT_TIMEOUT_MS: '1000', DATABASE_POOL_SIZE: String(POOL_SIZE) });
  });
  afterAll(async () => {
    await signal('SIGCONT');
    await api.stop();
  });

  const person = { person: { first_name: 'Ada' }, source: { category: 'news', url: 'https://example.org/' } };

  it('are closed: calls get 503 with Retry-After, and the next calls use new connections', async () => {
    const calls = () => [
      ...[api.get('/api/v1/people'), api.post('/api/v1/people', person)],
      ...[api.get('/api/v1/me/usage'), api.get('/api/v1/search?q=ada')],
    ];
    await Promise.all(calls());
    await signal('SIGSTOP');
    const answers = await Promise.all(calls());
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
    expect(answers.map(({ headers }) => headers['retry-after'])).toEqual(['1', '1', '1', '1']);

    // Each silent connection left in the pool fails at most one call.
    const isWell = async () => (await Promise.all(calls())).every(({ status }) => status < 300);
    let refused = 0;
    while (!(await isWell())) expect(++refused).toBeLessThanOrEqual(POOL_SIZE);
  });

  it('that are lost between two statements of a transaction cause an outage, not a defect', async () => {
    const db = api.app.get(Database);
    const losing = db.transaction(async () => {
      const [backend] = await db.query<{ pid: number }>(unprepared('SELECT pg_backend_pid() AS pid'));
      await rows('SELECT pg_terminate_backend($1)', [backend!.pid]);
      await sleep(200);
    });
    await expect(losing).rejects.toMatchObject({ status: 503, code: 'unavailable' });
  });
});

it('are replaced by a lane of the outbox, which continues', async () => {
  await resetDatabase();
  const dataSource = await createDataSource(await testDatabaseUrl()).initialize();
  const db = new Database(dataSource);
  const heard: number[] = [];
  const handle = async (messages: readonly OutboxMessage[]) =>
    void heard.push(...messages.map(({ record_id }) => record_id));
  const lane = new Lane({ topic: 'letters', batch: 10, handle }, db.pool, () => undefined, 300);
  lane.start();
  await appendToOutbox(db, 'letters', [1]);
  while ((await rows('SELECT FROM outbox')).length > 0) await sleep(5);
  await signal('SIGSTOP');
  await sleep(500);
  // A separate connection: those of the pool are stopped.
  await rows(`INSERT INTO outbox (topic, record_id) VALUES ('letters', 2)`);
  while (heard.length < 2) await sleep(5);
  await signal('SIGCONT');
  await lane.stop();
  await dataSource.destroy();
  expect(heard).toEqual([1, 2]);
});
