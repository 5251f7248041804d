import { EXPIRED } from '../../src/accounts/sessions.js';
import { Housekeeping } from '../../src/database/housekeeping.js';
import { CLOSE_USAGE } from '../../src/credits/usage.js';
import { Database } from '../../src/database/database.js';
import { EXPIRE_KEYS } from '../../src/idempotency/idempotency.js';
import { TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { expectExplained, Spender } from '../support/spender.js';
import { sql } from '../support/sql.js';

let api: TestApp;
beforeEach(async () => (api = await TestApp.start({ STATEMENT_TIMEOUT_MS: '1000' })));
afterEach(async () => {
  await sql(api, 'DROP FUNCTION IF EXISTS slow CASCADE; DROP FUNCTION IF EXISTS bounded CASCADE');
  await api.stop();
});

const keys = async () => Number((await sql(api, 'SELECT count(*) FROM idempotency_keys'))[0].count);

const insertKeys = (count: number, age: string) =>
  sql(
    api,
    `INSERT INTO idempotency_keys (account_id, key, digest, status, body, created_at)
     SELECT $1, $3 || n, '', 201, '{}', now() - $3::interval FROM generate_series(1, $2::int) n`,
    [api.editor.id, count, age],
  );

/** Makes the deletion of each row take this long. */
const slowDeletes = (table: string, milliseconds: number) =>
  sql(
    api,
    `CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN PERFORM pg_sleep(${milliseconds / 1000}); RETURN OLD; END $$;
     CREATE TRIGGER slow BEFORE DELETE ON ${table} FOR EACH ROW EXECUTE FUNCTION slow()`,
  );

/** Fails a statement that deletes more than a slice. */
const boundDeletes = (table: string) =>
  sql(
    api,
    `CREATE FUNCTION bounded() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN IF (SELECT count(*) FROM gone) > 1000 THEN RAISE 'unbounded'; END IF; RETURN NULL; END $$;
     CREATE TRIGGER bounded AFTER DELETE ON ${table} REFERENCING OLD TABLE AS gone
       FOR EACH STATEMENT EXECUTE FUNCTION bounded()`,
  );

describe('expired idempotency keys', () => {
  const sweep = (app = api) => app.app.get(Housekeeping).run(EXPIRE_KEYS);

  it('are all deleted in slices, and valid keys are kept', async () => {
    await boundDeletes('idempotency_keys');
    await insertKeys(2_500, '25 hours');
    await insertKeys(10, '23 hours');
    await sweep();
    expect(await keys()).toBe(10);
  });

  it('are deleted on a slow database: a slice that exceeds its time limit is made smaller', async () => {
    await slowDeletes('idempotency_keys', 10);
    await insertKeys(300, '25 hours');
    await sweep();
    expect(await keys()).toBe(0);
  });

  it('that another transaction has locked are left to the next run and do not block it', async () => {
    await insertKeys(20, '25 hours');
    const holder = await api.app.get(Database).pool.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT FROM idempotency_keys LIMIT 7 FOR UPDATE');
    await sweep();
    expect(await keys()).toBe(7);
    await holder.query('ROLLBACK');
    holder.release();
    await sweep();
    expect(await keys()).toBe(0);
  });

  it('that a shutdown interrupts are left to the next process', async () => {
    await slowDeletes('idempotency_keys', 5);
    await insertKeys(2_000, '25 hours');
    const twin = await api.twin({ STATEMENT_TIMEOUT_MS: '1000' });
    const sweeping = sweep(twin);
    await eventually('a slice is deleted', async () => (await keys()) < 2_000);
    await twin.stop();
    await sweeping;
    const left = await keys();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(2_000);
    await sql(api, 'DROP FUNCTION slow CASCADE');
    await sweep();
    expect(await keys()).toBe(0);
  });
});

describe('expired rows of accounts', () => {
  type Case = [table: string, columns: string, expired: string, valid: string];
  it.each<Case>([
    ['sessions', 'digest, account_id, seen_at', "$1, now() - interval '8 days'", '$1, now()'],
    [
      'sessions',
      'digest, account_id, created_at',
      "$1, now() - interval '31 days'",
      "$1, now() - interval '29 days'",
    ],
    ['known_devices', 'digest, account_id, seen_at', "$1, now() - interval '366 days'", '$1, now()'],
    ['throttles', 'key, busy_until', 'now()', "now() + interval '1 hour'"],
    [
      'pending_sign_ups',
      'digest, email, name, password_hash, expires_at',
      `n || '@example.org', 'Ann', 'x', now()`,
      `n || '@example.org', 'Ann', 'x', now() + interval '1 hour'`,
    ],
    [
      'password_resets',
      'digest, account_id, expires_at',
      '$1 + n, now()',
      "$1 + n, now() + interval '1 hour'",
    ],
  ])('are all deleted from %s in slices, and valid rows are kept (%s)', async (table, columns, ...values) => {
    const add = (from: number, to: number, row: string) =>
      sql(
        api,
        `INSERT INTO ${table} (${columns}) SELECT sha256(n::text::bytea), ${row.replace('$1', String(first))}
         FROM generate_series(${from}, ${to}) n`,
      );
    const [{ first }] = await sql(
      api,
      `WITH opened AS (
         INSERT INTO accounts (email, name) SELECT n || '@example.net', 'Ann' FROM generate_series(0, 2600) n RETURNING id
       ) SELECT min(id)::int AS first FROM opened`,
    );
    await boundDeletes(table);
    await add(1, 2_500, values[0]);
    await add(2_501, 2_507, values[1]);
    for (const chore of EXPIRED) await api.app.get(Housekeeping).run(chore);
    const [{ count }] = await sql(api, `SELECT count(*)::int FROM ${table}`);
    expect(count).toBe(7);
  });
});

describe('usage of past hours', () => {
  it('is entered in slices by several processes, each row once', async () => {
    const spender = await Spender.open(api, 10_000);
    await sql(
      api,
      `INSERT INTO credit_usage (account_id, operation, hour, credits, balance_after)
       SELECT $1, 'GET /' || n, date_trunc('hour', now()) - make_interval(hours => 1 + n % 3), 1, 10000 - n
       FROM generate_series(1, 2500) n`,
      [spender.id],
    );
    await sql(api, 'UPDATE credit_balances SET balance = 7500 WHERE account_id = $1', [spender.id]);
    await boundDeletes('credit_usage');
    const twin = await api.twin();
    await Promise.all([api, twin, api, twin].map(({ app }) => app.get(Housekeeping).run(CLOSE_USAGE)));
    await twin.stop();
    expect(await sql(api, 'SELECT FROM credit_usage')).toEqual([]);
    const [entered] = await sql(
      api,
      `SELECT count(*)::int, sum(credits)::int FROM credit_entries WHERE account_id = $1 AND kind = 'usage'`,
      [spender.id],
    );
    expect(entered).toEqual({ count: 2_500, sum: -2_500 });
    await expectExplained(api);
  });

  it('is entered on a slow database', async () => {
    const spender = await Spender.open(api, 1_000);
    await sql(
      api,
      `INSERT INTO credit_usage (account_id, operation, hour, credits, balance_after)
       SELECT $1, 'GET /' || n, date_trunc('hour', now()) - interval '1 hour', 1, 1000 - n FROM generate_series(1, 300) n`,
      [spender.id],
    );
    await sql(api, 'UPDATE credit_balances SET balance = 700 WHERE account_id = $1', [spender.id]);
    await slowDeletes('credit_usage', 10);
    await api.app.get(Housekeeping).run(CLOSE_USAGE);
    expect(await sql(api, 'SELECT FROM credit_usage')).toEqual([]);
    await expectExplained(api);
  });
});
