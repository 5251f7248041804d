import { Meter } from '../../src/credits/meter.js';
import { TAKE, TAKE_ONE } from '../../src/credits/batch.js';
import { Directory } from '../factories/directory.js';
import { TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { LossyPostgres } from '../support/lossy-postgres.js';
import { testDatabaseUrl } from '../support/postgres.js';
import { creditsOf, expectExplained, Spender } from '../support/spender.js';
import { sql } from '../support/sql.js';

const MISSING = `/api/v1/people/${'0'.repeat(32)}`;

/** The statement that charges, as it appears in a Bind message. */
const isTake = (request: Buffer) => request.includes(TAKE.name) || request.includes(TAKE_ONE.name);
/** The same with -1 credit, a parameter of two bytes. */
const isRefund = (request: Buffer) => isTake(request) && request.includes('\0\0\0\x02-1');
const isCharge = (request: Buffer) => isTake(request) && !isRefund(request);

/** Without faults, to read the actual state. */
let api: TestApp;
/** Connected through the proxy. */
let faulty: TestApp;
let proxy: LossyPostgres;
let path: string;

beforeEach(async () => {
  api = await TestApp.start();
  path = `/api/v1/people/${(await new Directory(api).person()).public_id}`;
  proxy = new LossyPostgres(await testDatabaseUrl());
  faulty = await api.twin({ STATEMENT_TIMEOUT_MS: '1000' }, { databaseUrl: await proxy.listen() });
  // Prepares every statement on some connection.
  await faulty.get(path);
});
afterEach(async () => {
  proxy.setDown(false);
  await faulty.stop();
  proxy.close();
  await sql(api, 'DROP FUNCTION IF EXISTS deadlock CASCADE; DROP SEQUENCE IF EXISTS deadlocks');
  await expectExplained(api);
  await api.stop();
});

const has = (caller: Spender, credits: number) =>
  eventually(`the balance is ${credits}`, async () => (await caller.balance()) === credits, {
    currentState: () => caller.balance(),
  });

/** Makes a call that fails just before the database becomes unavailable, so its refund is not committed. */
async function refundLater(caller: Spender): Promise<void> {
  proxy.downOn(isRefund);
  const answer = await caller.call('GET', MISSING, {}, faulty);
  expect([answer.status, creditsOf(answer).charged]).toEqual([404, undefined]);
  expect(await caller.balance()).toBe(9);
}

describe('a refund', () => {
  it('whose response is lost is given once', async () => {
    const caller = await Spender.open(api, 10);
    for (let n = 1; n <= 6; n++) {
      proxy.lose(isRefund);
      const answer = await caller.call('GET', MISSING, {}, faulty);
      expect([answer.status, creditsOf(answer)]).toEqual([404, { remaining: '10', charged: '0' }]);
      expect(proxy.lost).toBe(n);
    }
    // Retries run in order: when a later refund is given, the earlier ones have been retried.
    const later = await Spender.open(api, 10);
    await refundLater(later);
    proxy.setDown(false);
    await has(later, 10);
    expect(await caller.balance()).toBe(10);
  });

  it('that waits for the database is given before the process shuts down', async () => {
    const caller = await Spender.open(api, 10);
    await refundLater(caller);
    const ending = faulty.stop();
    proxy.setDown(false);
    await ending;
    expect(await caller.balance()).toBe(10);
  });

  it('that meets deadlocks is given', async () => {
    const caller = await Spender.open(api, 10);
    await deadlock('NEW.credits < 0', 5);
    const answer = await caller.call('GET', MISSING, {}, faulty);
    expect(answer.status).toBe(404);
    await has(caller, 10);
  });
});

describe('a charge', () => {
  it('whose response is lost is taken once, and its call answered', async () => {
    const caller = await Spender.open(api, 10);
    for (let n = 1; n <= 6; n++) {
      proxy.lose(isCharge);
      const answer = await caller.call('GET', path, {}, faulty);
      expect([answer.status, creditsOf(answer)]).toEqual([200, { remaining: String(10 - n), charged: '1' }]);
      expect(proxy.lost).toBe(n);
    }
    expect(await caller.balance()).toBe(4);
  });

  it('of a call that got 503 for an outage is refunded', async () => {
    const caller = await Spender.open(api, 10);
    proxy.lose(isCharge);
    proxy.setDownSoon();
    const answer = await caller.call('GET', path, {}, faulty);
    expect(answer.status).toBe(503);
    proxy.setDown(false);
    await has(caller, 10);
    expect((await caller.call('GET', path, {}, faulty)).status).toBe(200);
    await faulty.stop();
    expect(await caller.balance()).toBe(9);
  });

  it('that reaches the database after its call has failed has no effect', async () => {
    const caller = await Spender.open(api, 10);
    proxy.hold(isCharge);
    expect((await caller.call('GET', path, {}, faulty)).status).toBe(503);
    // The next charge learns that the first process ended.
    expect((await caller.call('GET', path, {}, faulty)).status).toBe(200);
    await proxy.release();
    expect(await caller.balance()).toBe(9);
  });

  it.each([
    ['is retried', 2, 200, 9],
    ['fails and takes nothing where they do not end', 100, 503, 10],
  ])('that meets deadlocks %s', async (_what, times, status, balance) => {
    const caller = await Spender.open(api, 10);
    await deadlock('NEW.credits > 0', times);
    expect((await caller.call('GET', path, {}, faulty)).status).toBe(status);
    expect(await caller.balance()).toBe(balance);
  });

  it('that the balance covers in part is taken once if the response to COMMIT is lost', async () => {
    const caller = await Spender.open(api, 3);
    proxy.lose((request) => request.includes('COMMIT'));
    const claims = [1, 2, 3, 4, 5].map(() =>
      faulty.app.get(Meter).take(caller.id, 'GET /api/v1/people/{public_id}', 1),
    );
    const outcomes = await Promise.all(claims);
    expect(proxy.lost).toBe(1);
    expect(outcomes.map(({ granted }) => granted)).toEqual([true, true, true, false, false]);
    expect(await caller.balance()).toBe(0);
  });
});

it('charges exactly the successful calls of two processes while every third response is lost', async () => {
  const caller = await Spender.open(api, 100);
  let requests = 0;
  proxy.lose((request) => isTake(request) && ++requests % 3 === 0, Infinity);
  const statuses: number[] = [];
  const worker = async (n: number) => {
    for (let call = 0; call < 30; call++) {
      const through = n % 2 === 0 ? faulty : api;
      statuses.push((await caller.call('GET', call % 4 === 0 ? MISSING : path, {}, through)).status);
    }
  };
  await Promise.all([0, 1, 2, 3, 4, 5].map(worker));
  expect(proxy.lost).toBeGreaterThan(5);
  const served = statuses.filter((status) => status === 200).length;
  expect(statuses.every((status) => [200, 402, 404, 503].includes(status))).toBe(true);
  await faulty.stop();
  expect(await caller.balance()).toBe(100 - served);
});

it('deletes the numbers of processes that have charged nothing for a day', async () => {
  const caller = await Spender.open(api, 10);
  const now = Date.now();
  const numbers = { gone: now - 90_000_000, lately: now - 80_000_000 };
  await sql(api, 'UPDATE credit_balances SET batches = $2 WHERE account_id = $1', [caller.id, numbers]);
  await caller.call('GET', path);
  await caller.call('GET', path);
  const [{ batches }] = await sql(api, 'SELECT batches FROM credit_balances WHERE account_id = $1', [
    caller.id,
  ]);
  expect(Object.keys(batches)).toHaveLength(2);
  expect(batches).toMatchObject({ lately: numbers.lately });
});

/** Lets the first statements that enter such usage fail as in a deadlock. */
async function deadlock(when: string, times: number): Promise<void> {
  await sql(api, 'CREATE SEQUENCE deadlocks');
  await sql(
    api,
    `CREATE FUNCTION deadlock() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
       IF nextval('deadlocks') <= ${times} THEN RAISE 'deadlock detected' USING ERRCODE = '40P01'; END IF;
       RETURN NEW; END $$;
     CREATE TRIGGER deadlock BEFORE INSERT ON credit_usage FOR EACH ROW WHEN (${when}) EXECUTE FUNCTION deadlock()`,
  );
}
