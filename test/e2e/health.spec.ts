import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Database, statement } from '../../src/database/database.js';
import { Dependencies } from '../../src/observability/health.js';
import { query } from '../support/sql.js';
import { TestApp, type Answer } from '../support/app.js';
import { testDatabaseUrl } from '../support/postgres.js';

const ready = (app: TestApp) => app.get('/health/ready', { key: null });

describe('a service whose dependencies are available', () => {
  let app: TestApp;
  beforeAll(async () => (app = await TestApp.start()));
  afterAll(() => app.stop());

  it('is live', async () => {
    const { status, body, headers } = await app.get('/health/live', { key: null });
    expect([status, body, headers['cache-control']]).toEqual([200, { status: 'ok' }, 'no-store']);
  });

  it('is ready, and lists its dependencies with the age of their last success', async () => {
    const { status, body } = await ready(app);
    expect(status).toBe(200);
    const well = { status: 'ok', last_success_age: expect.any(Number) };
    const indexing = { ...well, oldest_unindexed_write_age: 0, oldest_unindexed_load_age: 0 };
    expect(body).toMatchObject({ status: 'ok', checks: { database: well, schema: well, indexing } });
    expect(body.checks.database.last_success_age).toBeGreaterThanOrEqual(0);
  });

  it('checks its dependencies once for any number of probes', async () => {
    let asked = 0;
    app.app.get(Dependencies).add({ name: 'counted', required: true, check: async () => ++asked });
    const answers = await Promise.all(Array.from({ length: 50 }, () => ready(app)));
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect(asked).toBe(1);
  });
});

it('a read-only database is reported, and the service is not ready', async () => {
  const app = await TestApp.start();
  const url = await testDatabaseUrl();
  const name = new URL(url).pathname.slice(1);
  try {
    await query(url, `ALTER DATABASE "${name}" SET default_transaction_read_only = on`);
    const { status, body } = await ready(app);
    expect([status, body.checks.database.status, body.checks.schema.status]).toEqual([
      503,
      'unavailable',
      'ok',
    ]);
  } finally {
    await query(
      url,
      `BEGIN READ WRITE; ALTER DATABASE "${name}" RESET default_transaction_read_only; COMMIT`,
    );
    await app.stop();
  }
});

it('a full disk of the database is reported until it has space again', async () => {
  const app = await TestApp.start();
  const url = await testDatabaseUrl();
  const [{ owner }] = await query(url, 'SELECT current_user AS owner');
  const temporary = (verb: string) =>
    query(
      url,
      `${verb} ON DATABASE "${new URL(url).pathname.slice(1)}" ${verb === 'GRANT TEMPORARY' ? 'TO' : 'FROM'} public, "${owner}"`,
    );
  try {
    await temporary('REVOKE TEMPORARY');
    const full = statement(`DO $$ BEGIN RAISE SQLSTATE '53100'; END $$`);
    await expect(app.app.get(Database).query(full)).rejects.toMatchObject({ status: 503 });
    const { status, body } = await ready(app);
    expect([status, body.status, body.checks.disk.status]).toEqual([200, 'degraded', 'unavailable']);
    expect(body.checks.database.status).toBe('ok');
    await temporary('GRANT TEMPORARY');
    while ((await ready(app)).body.status !== 'ok') await sleep(100);
  } finally {
    await temporary('GRANT TEMPORARY');
    await app.stop();
  }
});

describe('a service without', () => {
  /** The first response of a second application, which has not checked anything yet. */
  async function firstAnswer(prepare: (twin: TestApp) => unknown, env = {}): Promise<Answer> {
    const app = await TestApp.start();
    const twin = await app.twin(env);
    try {
      await prepare(twin);
      return await ready(twin);
    } finally {
      await Promise.all([app.stop(), twin.stop()]);
    }
  }

  it('its schema is not ready', async () => {
    const url = await testDatabaseUrl();
    const [last] = await query<{ id: number; timestamp: string; name: string }>(
      url,
      'SELECT * FROM migrations ORDER BY id DESC LIMIT 1',
    );
    try {
      const { status, body } = await firstAnswer(() =>
        query(url, `DELETE FROM migrations WHERE id = ${last!.id}`),
      );
      expect([status, body.status, body.checks.schema]).toEqual([
        503,
        'unavailable',
        { status: 'unavailable', last_success_age: null },
      ]);
      expect(body.checks.database.status).toBe('ok');
    } finally {
      await query(url, `INSERT INTO migrations VALUES (${last!.id}, ${last!.timestamp}, '${last!.name}')`);
    }
  });

  it('an optional dependency is degraded, and ready', async () => {
    const { status, body } = await firstAnswer((twin) =>
      twin.app.get(Dependencies).add({
        name: 'stand_in',
        required: false,
        check: () => Promise.reject(new Error('postgres://user:secret@db.internal')),
      }),
    );
    expect([status, body.status, body.checks.stand_in.status]).toEqual([200, 'degraded', 'unavailable']);
    expect(JSON.stringify(body)).not.toMatch(/secret|internal/);
  });

  it('a worker is degraded once writes wait too long for the index, and reports the time', async () => {
    const { status, body } = await firstAnswer(async () =>
      query(
        await testDatabaseUrl(),
        `INSERT INTO outbox (topic, resource, record_id, created_at) VALUES
           ('search', 'person', 1, now() - interval '1 hour'),
           ('search:loads', 'person', 1, now() - interval '2 hours')`,
      ),
    );
    const { indexing } = body.checks;
    expect([status, body.status, indexing.status]).toEqual([200, 'degraded', 'unavailable']);
    expect(indexing.oldest_unindexed_write_age).toBeGreaterThanOrEqual(3_600);
    expect(indexing.oldest_unindexed_load_age).toBeGreaterThanOrEqual(7_200);
  });

  it('a response of a dependency, unlike a refusal, does not delay the probe', async () => {
    const { status, body } = await firstAnswer((twin) =>
      twin.app
        .get(Dependencies)
        .add({ name: 'hanging', required: true, check: () => new Promise(() => undefined) }),
    );
    expect([status, body.checks.hanging.status]).toEqual([503, 'unavailable']);
  });

  it.each<[string, number, object]>([
    ['ok', 200, { _shards: { failed: 0 }, hits: { hits: [] } }],
    ['unavailable', 200, { _shards: { failed: 1 }, hits: { hits: [] } }],
    ['unavailable', 404, { error: { type: 'index_not_found_exception' }, status: 404 }],
  ])('its search index reports the state: %s (%i)', async (expected, code, answer) => {
    const standIn = await elasticsearch(code, answer);
    const { port } = standIn.address() as AddressInfo;
    const { status, body } = await firstAnswer(() => undefined, {
      ELASTICSEARCH_URL: `http://elastic:s3cret@127.0.0.1:${port}`,
    });
    standIn.close();
    expect([status, body.checks.search_index.status]).toEqual([200, expected]);
    expect(JSON.stringify(body)).not.toMatch(/s3cret|127\.0\.0\.1|elastic/);
  });
});

it('stays ready while its calls wait for connections', async () => {
  const app = await TestApp.start({ DATABASE_POOL_SIZE: '2' });
  const { pool } = app.app.get(Database);
  // One of the two connections listens for changes of accounts.
  const held = await pool.connect();
  const waiting = app.get('/api/v1/people');
  expect((await ready(app)).body).toMatchObject({ status: 'ok', checks: { database: { status: 'ok' } } });
  held.release();
  expect((await waiting).status).toBe(200);
  await app.stop();
});

it('reports the loss of the database and its recovery', async () => {
  const app = await TestApp.start();
  const { pool } = app.app.get(Database);
  const { connectionString } = pool.options as { connectionString: string };
  expect((await ready(app)).status).toBe(200);
  Object.assign(pool.options, { connectionString: 'postgres://nobody@127.0.0.1:1/nothing' });
  const cut = () =>
    query(
      connectionString,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()
        AND (query IN ('SELECT 1', 'SELECT name FROM migrations') OR query LIKE '%FROM outbox o WHERE o.topic%')`,
    );
  await cut();
  let answer = await ready(app);
  while (answer.status === 200) answer = await ready(app);
  expect([answer.status, answer.body.checks.database.status]).toEqual([503, 'unavailable']);
  expect(answer.body.checks.database.last_success_age).toBeGreaterThan(0);
  Object.assign(pool.options, { connectionString });
  // The queue and indexing may recover a moment after the database.
  while (answer.body.status !== 'ok') answer = await ready(app);
  expect(answer.status).toBe(200);
  await app.stop();
});

it('is not ready during shutdown, but keeps serving for a while', async () => {
  const app = await TestApp.start({ SHUTDOWN_DELAY_MS: '2000' });
  const ending = app.stop();
  let probe = await ready(app);
  while (probe.status === 200) probe = await ready(app);
  const call = await app.get('/api/v1/me');
  expect([probe.status, probe.body.status, call.status]).toEqual([503, 'draining', 200]);
  await ending;
});

/** The response of a search. */
function elasticsearch(code: number, answer: object): Promise<Server> {
  const server = createServer((_request, response) => {
    response.writeHead(code, {
      'content-type': 'application/vnd.elasticsearch+json; compatible-with=9',
      'x-elastic-product': 'Elasticsearch',
    });
    response.end(JSON.stringify(answer));
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}
