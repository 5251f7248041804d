import { Ledger } from '../../src/credits/ledger.js';
import { Housekeeping } from '../../src/database/housekeeping.js';
import { CLOSE_USAGE } from '../../src/credits/usage.js';
import { Database } from '../../src/database/database.js';
import { TestApp } from '../support/app.js';
import { withinOneHour } from '../support/hours.js';
import { expectExplained, Spender } from '../support/spender.js';

let api: TestApp;
beforeAll(async () => (api = await TestApp.start()));
beforeEach(withinOneHour);
afterAll(async () => {
  await expectExplained(api);
  await api.stop();
});

const HOUR = 3_600_000;
const usage = async (caller: Spender, query = '') =>
  (await caller.call('GET', `/api/v1/me/usage${query}`)).body;

describe('GET /api/v1/me/usage', () => {
  it('begins with the grant of the sign-up', async () => {
    const caller = await Spender.open(api, 1_000);
    const { credits_remaining, entries, meta } = await usage(caller);
    expect(credits_remaining).toBe(1_000);
    expect(entries).toEqual([
      {
        kind: 'signup_grant',
        credits: 1_000,
        operation: null,
        from: expect.any(String),
        to: entries[0].from,
        balance_after: 1_000,
        reference: null,
      },
    ]);
    expect(meta).toMatchObject({ page: 1, per_page: 100, returned: 1, total_count: 1, next_page: null });
  });

  it('sums calls by operation and hour, without failed calls', async () => {
    const caller = await Spender.open(api, 10);
    await caller.call('GET', '/api/v1/people');
    await caller.call('GET', '/api/v1/people?per_page=1');
    await caller.call('GET', '/api/v1/organizations');
    await caller.call('GET', '/api/v1/places?page=0');
    const { entries } = await usage(caller);
    expect(entries.map((entry: any) => [entry.kind, entry.operation, entry.credits])).toEqual([
      ['usage', 'GET /api/v1/organizations', -1],
      ['usage', 'GET /api/v1/people', -2],
      ['signup_grant', null, 10],
    ]);
    const [{ from, to, balance_after }] = entries;
    expect(Date.parse(to) - Date.parse(from)).toBe(HOUR);
    expect(Date.parse(from) % HOUR).toBe(0);
    expect(balance_after).toBe(7);
  });

  it('has pages, newest first', async () => {
    const caller = await Spender.open(api, 0);
    const ledger = api.app.get(Ledger);
    for (let n = 1; n <= 5; n++) {
      await ledger.post({ accountId: caller.id, kind: 'adjustment', credits: n, reference: `note ${n}` });
    }
    const { entries, meta } = await usage(caller, '?per_page=2&page=2');
    expect(entries.map((entry: any) => [entry.credits, entry.balance_after, entry.reference])).toEqual([
      [3, 6, 'note 3'],
      [2, 3, 'note 2'],
    ]);
    expect(meta).toMatchObject({ page: 2, returned: 2, total_count: 5, total_pages: 3, next_page: 3 });
    expect((await caller.call('GET', '/api/v1/me/usage?page=0')).status).toBe(422);
  });

  it('shows no other account’s', async () => {
    const [caller, other] = [await Spender.open(api, 5), await Spender.open(api, 7)];
    await other.call('GET', '/api/v1/people');
    expect((await usage(caller)).entries).toHaveLength(1);
  });
});

describe('CLOSE_USAGE', () => {
  const query = (text: string, values: unknown[] = []) => api.app.get(Database).manager.query(text, values);
  const hoursAgo = (caller: Spender, hours: number) =>
    query(`UPDATE credit_usage SET hour = hour - make_interval(hours => $2) WHERE account_id = $1`, [
      caller.id,
      hours,
    ]);
  const open = (caller: Spender) =>
    query('SELECT credits FROM credit_usage WHERE account_id = $1', [caller.id]) as Promise<unknown[]>;

  it('enters past hours in the ledger once, from any number of processes', async () => {
    const caller = await Spender.open(api, 10);
    await caller.call('GET', '/api/v1/people');
    await caller.call('GET', '/api/v1/people');
    await hoursAgo(caller, 1);
    await caller.call('GET', '/api/v1/people');
    const before = await usage(caller);
    const twin = await api.twin();
    await Promise.all([api, twin, api, twin].map((one) => one.app.get(Housekeeping).run(CLOSE_USAGE)));
    await twin.stop();
    expect(await open(caller)).toHaveLength(1);
    expect(await usage(caller)).toEqual(before);
    const entries = await query(
      `SELECT kind, credits, balance_after FROM credit_entries WHERE account_id = $1 AND kind = 'usage'`,
      [caller.id],
    );
    expect(entries).toEqual([{ kind: 'usage', credits: -2, balance_after: 8 }]);
    await expectExplained(api);
  });

  it('does not enter the current hour', async () => {
    const caller = await Spender.open(api, 10);
    await caller.call('GET', '/api/v1/people');
    await api.app.get(Housekeeping).run(CLOSE_USAGE);
    expect(await open(caller)).toHaveLength(1);
  });

  it('enters nothing for an hour in which every call failed', async () => {
    const caller = await Spender.open(api, 10);
    await caller.call('GET', '/api/v1/people/x');
    await hoursAgo(caller, 2);
    await api.app.get(Housekeeping).run(CLOSE_USAGE);
    expect(await open(caller)).toEqual([]);
    expect((await usage(caller)).entries).toHaveLength(1);
  });

  it('stays exact during calls', async () => {
    const caller = await Spender.open(api, 100);
    const calls = Array.from({ length: 60 }, async (_, n) => {
      await caller.call('GET', '/api/v1/people');
      if (n % 5 === 0) await hoursAgo(caller, 1 + n);
      if (n % 3 === 0) await api.app.get(Housekeeping).run(CLOSE_USAGE);
    });
    await Promise.all(calls);
    expect(await caller.balance()).toBe(40);
    await expectExplained(api);
    await hoursAgo(caller, 100);
    await api.app.get(Housekeeping).run(CLOSE_USAGE);
    const [{ sum }] = await query(
      `SELECT sum(credits)::int AS sum FROM credit_entries WHERE account_id = $1 AND kind = 'usage'`,
      [caller.id],
    );
    expect(sum).toBe(-60);
  });
});
