import { CreditAudit } from '../../src/credits/ledger.js';
import { Database } from '../../src/database/database.js';
import { TestApp } from '../support/app.js';
import { sql } from '../support/sql.js';

let api: TestApp;
let ids: number[];
beforeAll(async () => {
  api = await TestApp.start();
  await sql(
    api,
    `WITH opened AS (
       INSERT INTO accounts (email, name) SELECT n || '@example.org', 'Ann' FROM generate_series(1, 2500) n RETURNING id
     ), balances AS (
       INSERT INTO credit_balances (account_id, balance) SELECT id, 40 FROM opened
     ), used AS (
       INSERT INTO credit_usage (account_id, operation, hour, credits, balance_after)
       SELECT id, 'GET /', date_trunc('hour', now()), 2, 40 FROM opened
     )
     INSERT INTO credit_entries (account_id, kind, credits, balance_after)
     SELECT id, kind::credit_entry_kind, credits, credits FROM opened,
       (VALUES ('signup_grant', 50), ('usage', -8)) AS e (kind, credits)`,
  );
  const rows = await sql(api, `SELECT id::int FROM accounts WHERE name = 'Ann' ORDER BY id`);
  ids = rows.map(({ id }: { id: number }) => id);
});
afterAll(() => api.stop());

const audit = () => api.app.get(CreditAudit);
const corrupt = (id: number, credits: number) =>
  sql(api, 'UPDATE credit_balances SET balance = balance + $2 WHERE account_id = $1', [id, credits]);

describe('the credit audit', () => {
  it('adds up all accounts', async () => {
    const { accounts, balance, ledger, differences } = await audit().report();
    expect(accounts).toBeGreaterThan(2_500);
    expect([balance, differences]).toEqual([ledger, []]);
  });

  it('reads the entries only of accounts that differ', async () => {
    const queries = jest.spyOn(api.app.get(Database), 'query');
    expect((await audit().report()).differences).toEqual([]);
    const answers = (await Promise.all(queries.mock.results.map(({ value }) => value))) as unknown[][];
    queries.mockRestore();
    expect(answers.length).toBeGreaterThan(0);
    for (const answer of answers) expect(JSON.stringify(answer).length).toBeLessThan(200);
  });

  it('finds every account that differs, wherever the difference is', async () => {
    const wrong = [ids[0]!, ids[999]!, ids[1_000]!, ids.at(-1)!];
    for (const [n, id] of wrong.entries()) await corrupt(id, n % 2 === 0 ? 5 : -3);
    const { differences } = await audit().report();
    expect(differences.map(({ account_id }) => account_id)).toEqual(wrong);
    expect(differences[0]).toEqual({ account_id: wrong[0], email: '1@example.org', balance: 45, ledger: 40 });
    for (const [n, id] of wrong.entries()) await corrupt(id, n % 2 === 0 ? -5 : 3);
    expect((await audit().report()).differences).toEqual([]);
  });
});
