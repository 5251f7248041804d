import { CreditAudit } from '../../src/credits/ledger.js';
import { Meter } from '../../src/credits/meter.js';
import { PaidWrites, type PaidWrite } from '../../src/credits/batch.js';
import { Database, type Statement } from '../../src/database/database.js';
import { unavailable } from '../../src/common/errors.js';
import { Directory } from '../factories/directory.js';
import { TestApp } from '../support/app.js';
import { Child } from '../support/child.js';
import { testDatabaseUrl } from '../support/postgres.js';
import { creditsOf, expectExplained, Spender } from '../support/spender.js';
import { sql } from '../support/sql.js';

const MISSING = `/api/v1/people/${'0'.repeat(32)}`;

let api: TestApp;
let path: string;
beforeAll(async () => {
  api = await TestApp.start();
  path = `/api/v1/people/${(await new Directory(api).person()).public_id}`;
});
afterAll(() => api.stop());
afterEach(() => jest.restoreAllMocks());

describe('the ledger', () => {
  it.each([
    ['UPDATE credit_entries SET credits = 0'],
    ['UPDATE credit_entries SET reference = NULL'],
    ['DELETE FROM credit_entries'],
    ['TRUNCATE credit_entries'],
    ['INSERT INTO credit_entries SELECT * FROM credit_entries ON CONFLICT (id) DO UPDATE SET credits = 1'],
  ])('is append-only in the database: %s', async (statement) => {
    const before = await sql(api, 'SELECT * FROM credit_entries ORDER BY id');
    expect(before.length).toBeGreaterThan(0);
    await expect(sql(api, statement)).rejects.toThrow('credit_entries is append-only');
    expect(await sql(api, 'SELECT * FROM credit_entries ORDER BY id')).toEqual(before);
  });

  it('never has a balance below zero', async () => {
    await expect(sql(api, 'UPDATE credit_balances SET balance = -1')).rejects.toThrow('not_negative');
    await expect(sql(api, 'UPDATE credit_balances SET owed = -1')).rejects.toThrow('not_negative');
  });

  it('is checked by an audit that names the accounts whose balance it does not explain', async () => {
    const caller = await Spender.open(api, 50);
    await caller.call('GET', path);
    await expectExplained(api);
    await sql(api, 'UPDATE credit_balances SET balance = balance + 7 WHERE account_id = $1', [caller.id]);
    const report = await api.app.get(CreditAudit).report();
    expect(report.differences).toEqual([
      { account_id: caller.id, email: expect.stringContaining('@example.org'), balance: 56, ledger: 49 },
    ]);
    expect(report.balance - report.ledger).toBe(7);
    await sql(api, 'UPDATE credit_balances SET balance = balance - 7 WHERE account_id = $1', [caller.id]);
  });
});

describe('a write in the transaction of the charge', () => {
  const echo = (kind: string) =>
    new PaidWrites(`written AS (SELECT place, json_build_object('${kind}', item) AS answer FROM paid)`);
  const [first, second] = [echo('first'), echo('second')];

  it('returns its result to its own call, also if calls of several kinds are charged together', async () => {
    const caller = await Spender.open(api, 100);
    const meter = api.app.get(Meter);
    const take = (write?: PaidWrite) => meter.take(caller.id, 'GET /api/v1/people', 1, write);
    const outcomes = await Promise.all([
      take(),
      take(first.of(1)),
      take(second.of('one')),
      take(),
      take(first.of({ two: 2 })),
      take(second.of(null)),
    ]);
    expect(outcomes.map(({ answer }) => answer)).toEqual([
      undefined,
      { first: 1 },
      { second: 'one' },
      undefined,
      { first: { two: 2 } },
      { second: null },
    ]);
    expect(outcomes.every(({ granted }) => granted)).toBe(true);
    expect(await caller.balance()).toBe(94);
    await expectExplained(api);
  });

  it('is made only if the balance covers the charge', async () => {
    const caller = await Spender.open(api, 2);
    const meter = api.app.get(Meter);
    const outcomes = await Promise.all(
      [1, 2, 3, 4].map((item) => meter.take(caller.id, 'GET /api/v1/people', 1, first.of(item))),
    );
    expect(outcomes.map(({ granted, answer }) => [granted, answer])).toEqual([
      [true, { first: 1 }],
      [true, { first: 2 }],
      [false, undefined],
      [false, undefined],
    ]);
    await expectExplained(api);
  });
});

describe('kill -9 of one of two processes under load', () => {
  it('charges every answered call, and at most the calls in flight in addition', async () => {
    const BALANCE = 3_000;
    const CALLERS = 16;
    const caller = await Spender.open(api, BALANCE);
    const url = await testDatabaseUrl();
    const [doomed, survivor] = [Child.start('serve-api.ts', [url]), Child.start('serve-api.ts', [url])];
    const addresses = [await doomed.line(), await survivor.line()];
    const load = new Load(addresses, path, caller.key);

    const calling = load.run(CALLERS, 2_000, async (answered) => {
      if (answered === 600) await doomed.end('SIGKILL');
    });
    await calling;
    expect(load.answers.get(200)).toBeGreaterThan(600);
    expect(load.broken).toBeGreaterThan(0);
    const charged = BALANCE - (await caller.balance());
    const served = load.answers.get(200)!;
    expect(charged).toBeGreaterThanOrEqual(served);
    expect(charged).toBeLessThanOrEqual(served + load.brokenUnderWay);
    expect([...load.answers.keys()]).toEqual([200]);
    await expectExplained(api);

    // The remaining balance can be spent to the last credit.
    const rest = new Load([addresses[1]!], path, caller.key);
    const left = await caller.balance();
    await rest.run(CALLERS, left + 100);
    expect(Object.fromEntries(rest.answers)).toEqual({ 200: left, 402: 100 });
    expect(await caller.balance()).toBe(0);
    await expectExplained(api);
    expect(await survivor.end('SIGTERM')).toBe(0);
  });
});

describe('while the database is unavailable', () => {
  /** Fails matching statements as in an outage, the first `times` of them. */
  const failing = (match: (text: string, values: readonly unknown[]) => boolean, times = Infinity) => {
    const query = Database.prototype.query;
    let failures = 0;
    jest.spyOn(Database.prototype, 'query').mockImplementation(function (
      this: Database,
      prepared: Statement,
      values: readonly unknown[] = [],
    ) {
      if (!match(prepared.text, values) || failures >= times) return query.call(this, prepared, values);
      failures++;
      return Promise.reject(unavailable());
    });
  };
  /** A statement with an unknown outcome is repeated while its call waits. */
  const ATTEMPTS = 3;
  const isTake = (text: string) => text.includes('UPDATE credit_balances SET balance = balance -');

  it('a call that cannot be charged gets 503 and is not charged', async () => {
    const caller = await Spender.open(api, 10);
    failing(isTake, ATTEMPTS);
    const answer = await caller.call('GET', path);
    expect([answer.status, answer.body.error]).toEqual([503, 'unavailable']);
    expect(creditsOf(answer)).toEqual({ remaining: '10', charged: '0' });
    expect(await caller.balance()).toBe(10);
  });

  it('a refund that fails is repeated later', async () => {
    const caller = await Spender.open(api, 10);
    failing((text, values) => isTake(text) && Number(values[1]) < 0, ATTEMPTS);
    const answer = await caller.call('GET', MISSING);
    expect(answer.status).toBe(404);
    expect(creditsOf(answer)).toEqual({ remaining: '9', charged: '0' });
    while ((await caller.balance()) < 10) await new Promise((resolve) => setTimeout(resolve, 50));
    await expectExplained(api);
  });

  it('a response omits the credits if they are unknown', async () => {
    const caller = await Spender.open(api, 10, { canEdit: false });
    failing((text) => text.includes('FROM credit_balances WHERE account_id = ANY'));
    const answer = await caller.call('POST', '/api/v1/people', { body: {} });
    expect([answer.status, answer.body.error]).toEqual([403, 'forbidden']);
    expect(creditsOf(answer)).toEqual({ remaining: undefined, charged: undefined });
  });

  it('connections that break under load leave every balance explained', async () => {
    const caller = await Spender.open(api, 2_000);
    let answered = 0;
    const statuses = new Map<number, number>();
    const worker = async () => {
      while (answered < 800) {
        if (++answered % 200 === 0) {
          await sql(
            api,
            `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE datname = current_database() AND pid <> pg_backend_pid()`,
          ).catch(() => undefined);
        }
        const { status, text } = await caller.call('GET', answered % 3 === 0 ? MISSING : path);
        expect(text).not.toMatch(/terminat|connection|SELECT|pg_/i);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: 12 }, worker));
    expect([...statuses.keys()].every((status) => [200, 404, 503].includes(status))).toBe(true);
    await expectExplained(api);
    const charged = () => caller.balance().then((balance) => 2_000 - balance);
    expect(await charged()).toBeGreaterThanOrEqual(statuses.get(200)!);
  });
});

it('does not charge an account without a balance', async () => {
  expect(await api.app.get(Meter).take(999_999, 'GET /', 1)).toEqual({ granted: false, remaining: 0 });
  expect(await api.app.get(Meter).balance(999_999)).toBe(0);
});

/** Calls of several callers at the same time, to each address in turn; an address that breaks is left out. */
class Load {
  readonly answers = new Map<number, number>();
  /** Calls without a response. */
  broken = 0;
  /** The maximum number of those that had been sent when the process ended. */
  brokenUnderWay = 0;

  constructor(
    private readonly addresses: readonly string[],
    private readonly path: string,
    private readonly key: string,
  ) {}

  async run(callers: number, calls: number, onAnswer?: (answered: number) => Promise<void>): Promise<void> {
    let sent = 0;
    let answered = 0;
    let addresses = this.addresses;
    const worker = async (): Promise<void> => {
      while (sent < calls) {
        const address = addresses[sent++ % addresses.length]!;
        try {
          const answer = await fetch(address + this.path, {
            headers: { authorization: `Bearer ${this.key}` },
          });
          await answer.arrayBuffer();
          this.answers.set(answer.status, (this.answers.get(answer.status) ?? 0) + 1);
          await onAnswer?.(++answered);
        } catch {
          this.broken++;
          if (this.brokenUnderWay < callers) this.brokenUnderWay++;
          addresses = addresses.filter((one) => one !== address);
        }
      }
    };
    await Promise.all(Array.from({ length: callers }, worker));
  }
}
