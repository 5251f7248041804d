import { Database } from '../../src/database/database.js';
import { SOURCE, TestApp } from '../support/app.js';

const POOL_SIZE = 4;
let api: TestApp;
beforeEach(async () => {
  api = await TestApp.start({ DATABASE_POOL_SIZE: String(POOL_SIZE), STATEMENT_TIMEOUT_MS: '2000' });
});
afterEach(() => api.stop());

const newPerson = async (): Promise<string> =>
  (await api.post('/api/v1/people', { first_name: 'Ada', last_name: 'Lovelace', source: SOURCE })).body.person
    .public_id;
const rename = (id: string, name: string) =>
  api.patch(`/api/v1/people/${id}`, { first_name: name, source: SOURCE });

/** Counts the connections that wait for a lock. */
async function lockWaits(): Promise<number> {
  const { rows } = await api.app.get(Database).pool.query<{ waits: number }>(`
    SELECT count(*)::int AS waits FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`);
  return rows[0]!.waits;
}

/** Locks a row while `work` runs. */
async function holding(
  row: number | string,
  work: () => Promise<void>,
  [table, key] = ['people', 'public_id'],
): Promise<void> {
  const client = await api.app.get(Database).pool.connect();
  await client.query('BEGIN');
  await client.query(`SELECT FROM ${table} WHERE ${key} = $1 FOR UPDATE`, [row]);
  try {
    await work();
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

it('that are held cause 503 with Retry-After for waiting writes, and leave connections to other callers', async () => {
  const [held, other] = [await newPerson(), await newPerson()];
  await holding(held, async () => {
    const waiting = Promise.all(Array.from({ length: 40 }, (_, n) => rename(held, `Name ${n}`)));
    for (let n = 0; n < 20; n++) {
      expect((await api.get(`/api/v1/people/${other}`)).status).toBe(200);
      expect((await rename(other, `Other ${n}`)).status).toBe(200);
      expect(await lockWaits()).toBeLessThanOrEqual(1);
    }
    const answers = await waiting;
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.error}`))).toEqual(
      new Set(['503 overloaded']),
    );
    expect(new Set(answers.map(({ headers }) => headers['retry-after']))).toEqual(new Set(['1']));
    expect(new Set(answers.map(({ headers }) => headers['x-api-credits-charged']))).toEqual(new Set(['0']));
  });
  expect((await rename(held, 'Free')).body.person.first_name).toBe('Free');
});

it('serialize forty concurrent changes of one record, and all succeed', async () => {
  const id = await newPerson();
  const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => rename(id, `Name ${n}`)));
  expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200));
});

it('leave connections to reads, however many transactions wait', async () => {
  const [held, other] = [await newPerson(), await newPerson()];
  await holding(held, async () => {
    const places = Promise.all(
      Array.from({ length: 20 }, () =>
        api.post('/api/v1/people', { first_name: 'Much', last_name: 'Ado', source: SOURCE }),
      ),
    );
    const waiting = rename(held, 'Held');
    expect((await api.get(`/api/v1/people/${other}`)).status).toBe(200);
    expect((await places).map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect((await waiting).status).toBe(503);
  });
});

it.each([
  ['zero_result_searches', '/api/v1/search?q=nowhere', { note: 'Seen.' }],
  ['research_requests', '/api/v1/lookup/domain_contacts?domain=unknown.example', null],
])('of %s are waited for on one connection', async (table, ask, change) => {
  await api.get(ask);
  await api.searchesRecorded();
  const { id } = (await api.get(`/api/v1/${table}`)).body[table][0];
  const path = `/api/v1/${table}/${id}`;
  const write = () => (change === null ? api.delete(path) : api.patch(path, change));
  await holding(id, async () => {
    const waiting = Promise.all(Array.from({ length: 10 }, write));
    const other = await newPerson();
    for (let n = 0; n < 10; n++) {
      expect((await rename(other, `Other ${n}`)).status).toBe(200);
      expect(await lockWaits()).toBeLessThanOrEqual(1);
    }
    expect((await waiting).map(({ status }) => status)).toEqual(Array(10).fill(503));
  }, [table, 'id']);
});
