import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createApp } from '../../src/create-app.js';
import { Database } from '../../src/database/database.js';
import { Monitoring } from '../../src/observability/monitoring.js';
import { SOURCE, TestApp, testConfig } from '../support/app.js';
import { streamBatch } from '../support/streamed-batch.js';
import { query } from '../support/sql.js';
import { testDatabaseUrl } from '../support/postgres.js';
import { RawHttp } from '../support/raw-http.js';

let app: TestApp;
let address: string;
beforeAll(async () => {
  app = await TestApp.start({ METRICS_PORT: '0' });
  address = `http://127.0.0.1:${app.app.get(Monitoring).port}`;
});
afterAll(() => app.stop());

/** Returns the samples by name and labels. */
async function scrape(): Promise<Record<string, number>> {
  // A response is counted just after it was sent.
  await new Promise(setImmediate);
  const response = await fetch(`${address}/metrics`);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const lines = (await response.text()).split('\n').filter((line) => line && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
}

const requests = (route: string, status: number, method = 'GET') =>
  `http_requests_total{method="${method}",route="${route}",status="${status}"}`;

it('counts responses by route, never by path, and their durations', async () => {
  await app.get(`/api/v1/people/${'f'.repeat(32)}`);
  await app.get(`/api/v1/people/${'e'.repeat(32)}`);
  await app.get('/api/v1/no/such/route');
  await app.get('/nor/here', { key: null });
  const samples = await scrape();
  expect(samples).toMatchObject({
    [requests('/api/v1/people/:public_id', 404)]: 2,
    [requests('/api/v1/*', 404)]: 1,
    'http_request_duration_seconds_count{method="GET",route="/api/v1/people/:public_id"}': 2,
  });
  expect(Object.keys(samples).join()).not.toMatch(/ffff|such|nor\/here/);
});

it('counts charged credits', async () => {
  const before = (await scrape())['directory_credits_charged_total{route="/api/v1/people"}'] ?? 0;
  await app.get('/api/v1/people');
  await app.post('/api/v1/people', { person: { first_name: 'Ada' }, source_reference: SOURCE });
  await app.post('/api/v1/people', {});
  const { body } = await app.get('/api/v1/me');
  expect((await scrape())['directory_credits_charged_total{route="/api/v1/people"}']).toBe(before + 2);
  expect(body).toBeDefined();
});

it('counts the credits of all chunks of a stream', async () => {
  await streamBatch(app);
  expect((await scrape())['directory_credits_charged_total{route="/api/v1/lookup/batch"}']).toBe(101);
});

it('counts searches with and without results', async () => {
  await app.get('/api/v1/search?q=nobody+at+all+of+this+name');
  expect(await scrape()).toMatchObject({
    'directory_searches_total{backend="database",outcome="nothing"}': 1,
    directory_search_fallback: 0,
    directory_search_dead_letters: 0,
    'directory_research_requests{status="queued"}': 0,
    'directory_research_oldest_age_seconds{status="running"}': 0,
  });
});

it('reports when PostgreSQL takes over searching', async () => {
  const twin = await app.twin({ METRICS_PORT: '0', ELASTICSEARCH_URL: 'http://127.0.0.1:1' });
  address = `http://127.0.0.1:${twin.app.get(Monitoring).port}`;
  expect((await scrape())['directory_search_fallback']).toBe(0);
  expect((await twin.get('/api/v1/search?q=ada')).body.meta.backend).toBe('database');
  expect(await scrape()).toMatchObject({
    directory_search_fallback: 1,
    'directory_dependency_up{dependency="search_index"}': 0,
  });
  await twin.stop();
  address = `http://127.0.0.1:${app.app.get(Monitoring).port}`;
});

it('reports how many documents wait for the index, and for how long', async () => {
  const { body } = await app.post('/api/v1/people', {
    person: { first_name: 'Grace' },
    source_reference: SOURCE,
  });
  expect(body.person.public_id).toBeDefined();
  // A measurement is cached for some seconds.
  const twin = await app.twin({ METRICS_PORT: '0' });
  address = `http://127.0.0.1:${twin.app.get(Monitoring).port}`;
  await query(await testDatabaseUrl(), `UPDATE outbox SET created_at = now() - interval '1 hour'`);
  const samples = await scrape();
  expect(samples['directory_outbox_messages{topic="search"}']).toBeGreaterThanOrEqual(1);
  expect(samples['directory_outbox_oldest_age_seconds{topic="search"}']).toBeGreaterThanOrEqual(3_600);
  expect(samples['directory_index_lag_seconds{engine="database"}']).toBe(
    samples['directory_outbox_oldest_age_seconds{topic="search"}'],
  );
  await query(await testDatabaseUrl(), 'UPDATE outbox SET created_at = now()');
  await twin.stop();
  address = `http://127.0.0.1:${app.app.get(Monitoring).port}`;
});

it('reports open duplicates, records that wait for a comparison, and the progress of scans', async () => {
  const url = await testDatabaseUrl();
  await query(
    url,
    `INSERT INTO duplicates (resource, low_id, high_id, score, features, status)
     VALUES ('person', 901, 902, 0.9, '{}', 'open'), ('person', 901, 903, 0.9, '{}', 'not_duplicate')`,
  );
  await query(
    url,
    `INSERT INTO duplicate_checks
     SELECT 'person', id, id = 903, now() - interval '1 hour', now() FROM unnest('{901,902,903}'::bigint[]) AS u (id)`,
  );
  await query(url, `INSERT INTO duplicate_scans SELECT 'person', 1, 2, max(id) FROM people`);
  const twin = await app.twin({ METRICS_PORT: '0' });
  address = `http://127.0.0.1:${twin.app.get(Monitoring).port}`;
  const samples = await scrape();
  expect(samples).toMatchObject({
    directory_duplicates_open: 1,
    'directory_merges{state="standing"}': 0,
    'directory_merges{state="undone"}': 0,
    'directory_duplicate_checks{kind="write"}': 2,
    'directory_duplicate_checks{kind="load"}': 1,
    'directory_duplicate_scan_progress{resource="person"}': 0.5,
  });
  expect(samples['directory_duplicate_checks_oldest_age_seconds{kind="write"}']).toBeGreaterThanOrEqual(
    3_600,
  );
  for (const table of ['duplicates', 'duplicate_checks', 'duplicate_scans'])
    await query(url, `DELETE FROM ${table}`);
  await twin.stop();
  address = `http://127.0.0.1:${app.app.get(Monitoring).port}`;
});

it('reports balances that the ledger does not explain', async () => {
  expect(await scrape()).toMatchObject({
    directory_ledger_drift_credits: 0,
    directory_ledger_drift_accounts: 0,
  });
  const twin = await app.twin({ METRICS_PORT: '0' });
  const url = await testDatabaseUrl();
  await query(url, `UPDATE credit_balances SET balance = balance + 7 WHERE account_id = ${app.editor.id}`);
  address = `http://127.0.0.1:${twin.app.get(Monitoring).port}`;
  expect(await scrape()).toMatchObject({
    directory_ledger_drift_credits: 7,
    directory_ledger_drift_accounts: 1,
  });
  await query(url, `UPDATE credit_balances SET balance = balance - 7 WHERE account_id = ${app.editor.id}`);
  await twin.stop();
  address = `http://127.0.0.1:${app.app.get(Monitoring).port}`;
});

it('reports the state of the process', async () => {
  const samples = await scrape();
  expect(samples).toMatchObject({
    directory_database_pool_limit: 10,
    'directory_dependency_up{dependency="database"}': 1,
    'directory_dependency_up{dependency="schema"}': 1,
    directory_open_connections: 0,
  });
  for (const name of ['directory_event_loop_utilization', 'nodejs_eventloop_lag_p99_seconds']) {
    expect(samples[name]).toBeGreaterThanOrEqual(0);
  }
  expect(samples['process_resident_memory_bytes']).toBeGreaterThan(1e6);
  expect(Object.keys(samples)).toEqual(
    expect.arrayContaining([
      'directory_database_pool_connections{state="waiting"}',
      expect.stringMatching(/^directory_build_info\{version="\d+\.\d+\.\d+"\}$/),
    ]),
  );
});

it('counts requests refused unread or because of load', async () => {
  const small = await app.twin({ METRICS_PORT: '0', MAX_CONCURRENT_REQUESTS: '1' });
  address = `http://127.0.0.1:${small.app.get(Monitoring).port}`;
  expect(await scrape()).toMatchObject({
    'directory_shed_requests_total{reason="concurrency"}': 0,
    'directory_shed_requests_total{reason="event_loop"}': 0,
  });
  await Promise.all([small.get('/api/v1/people'), small.get('/api/v1/people')]);
  const raw = await RawHttp.listen(small);
  await raw.send('GARBAGE\r\n\r\n');
  const samples = await scrape();
  expect(samples['directory_shed_requests_total{reason="concurrency"}']).toBeGreaterThanOrEqual(1);
  expect(samples['directory_unreadable_requests_total{status="400"}']).toBe(1);
  await small.stop();
  address = `http://127.0.0.1:${app.app.get(Monitoring).port}`;
});

it('counts every call whose limit was counted without Redis', async () => {
  const alone = await app.twin({ METRICS_PORT: '0', REDIS_URL: 'redis://127.0.0.1:1' });
  address = `http://127.0.0.1:${alone.app.get(Monitoring).port}`;
  for (let n = 0; n < 5; n++) await alone.get('/api/v1/me');
  expect((await scrape())['directory_rate_limits_unshared_total']).toBe(5);
  await alone.stop();
  address = `http://127.0.0.1:${app.app.get(Monitoring).port}`;
});

describe('the port of metrics', () => {
  it('also serves health, and nothing else', async () => {
    expect(await (await fetch(`${address}/health/live`)).json()).toEqual({ status: 'ok' });
    const ready = await fetch(`${address}/health/ready`);
    expect([ready.status, await ready.json()]).toMatchObject([200, { status: 'ok', checks: { schema: {} } }]);
    expect((await fetch(`${address}/api/v1/people`)).status).toBe(404);
    expect((await fetch(`${address}/metrics`, { method: 'POST' })).status).toBe(405);
    expect((await fetch(`${address}/constructor`)).status).toBe(404);
  });

  it('differs from the port of the API', async () => {
    expect((await app.get('/metrics', { key: null })).status).toBe(404);
  });

  it('responds while the database is down, without the metrics that need it', async () => {
    const gone = await app.twin({ METRICS_PORT: '0' });
    address = `http://127.0.0.1:${gone.app.get(Monitoring).port}`;
    const { pool } = gone.app.get(Database);
    pool.query = () => Promise.reject(new Error('connect ECONNREFUSED 10.1.2.3:5432')) as never;
    Object.assign(pool.options, { connectionString: 'postgres://nobody@127.0.0.1:1/nothing' });
    const samples = await scrape();
    expect(samples['directory_dependency_up{dependency="database"}']).toBe(0);
    expect(Object.keys(samples)).not.toContain('directory_ledger_drift_credits');
    await gone.stop();
    address = `http://127.0.0.1:${app.app.get(Monitoring).port}`;
  });

  it('is reported if it is in use', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const other = await createApp(testConfig({ METRICS_PORT: String(port) }), await testDatabaseUrl());
    other.useLogger(false);
    await expect(other.init()).rejects.toThrow(
      `Metrics cannot be shown at 127.0.0.1:${port} (EADDRINUSE): set METRICS_PORT and METRICS_HOST to an address of this machine that is free; each process needs one of its own.`,
    );
    await other.close();
    taken.close();
  });
});
