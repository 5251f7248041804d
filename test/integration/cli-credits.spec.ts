import { directory, directoryJson, restoreDatabaseUrl } from '../support/command.js';
import { TestApp } from '../support/app.js';
import { sql } from '../support/sql.js';

let api: TestApp;
beforeEach(async () => {
  api = await TestApp.start();
  await api.account({ email: 'ann@example.org', name: 'Ann' }, 100);
});
afterEach(() => api.stop());
afterAll(restoreDatabaseUrl);

const grant = (credits: string, ...more: string[]) => [
  'credits:grant',
  '--email',
  'Ann@Example.org',
  '--credits',
  credits,
  ...more,
];
const lastEntry = async () => {
  const [entry] = await sql(
    api,
    'SELECT kind::text, credits, balance_after, reference FROM credit_entries ORDER BY id DESC LIMIT 1',
  );
  return entry;
};

describe('credits:grant', () => {
  it('grants credits and records the reason in the ledger', async () => {
    const { code, stdout } = await directory(grant('500', '--reason', 'Ticket 7'));
    expect([code, stdout]).toEqual([
      0,
      'Added 500 credits to the account of ann@example.org: its balance is 600.\n',
    ]);
    expect(await lastEntry()).toEqual({
      kind: 'adjustment',
      credits: 500,
      balance_after: 600,
      reference: 'Ticket 7',
    });
  });

  it('takes credits, but not below zero, and reports the remainder', async () => {
    expect((await directory(grant('-30'))).stdout).toBe(
      'Removed 30 credits from the account of ann@example.org: its balance is 70.\n',
    );
    expect(await lastEntry()).toMatchObject({ credits: -30, reference: 'credits:grant' });
    expect((await directory(grant('-100'))).stdout).toBe(
      'Removed 100 credits from the account of ann@example.org: its balance is 0, and it owes 30.\n',
    );
    const show = ['user:show', '--email', 'ann@example.org'];
    expect((await directory(show)).stdout).toContain('Credits  0, and it owes 30\n');
    expect((await directoryJson(show)).account).toMatchObject({ credits_remaining: 0, credits_owed: 30 });
    expect(await directoryJson(grant('+50'))).toEqual({
      account: { id: expect.any(Number), email: 'ann@example.org' },
      credits: 50,
      credits_remaining: 20,
      credits_owed: 0,
    });
  });

  it('grants credits that a running server can charge at once', async () => {
    const { key } = await api.account({ email: 'bob@example.org', name: 'Bob' }, 0);
    expect((await api.get('/api/v1/people', { key })).status).toBe(402);
    await directory(['credits:grant', '--email', 'bob@example.org', '--credits', '1']);
    expect((await api.get('/api/v1/people', { key })).status).toBe(200);
  });

  it.each([
    [grant('0'), /^--credits must be a nonzero integer with at most 12 digits; it is "0"/],
    [grant('many'), /^--credits must be a nonzero integer/],
    [grant('1.5'), /^--credits must be a nonzero integer/],
    [grant('1e3'), /^--credits must be a nonzero integer/],
    [grant('9999999999999'), /^--credits must be a nonzero integer/],
    [grant('5', '--reason', ' '), /^--reason must not be empty/],
    [['credits:grant', '--email', 'ann@example.org'], /^Required option '--credits <number>' not specified/],
    [
      ['credits:grant', '--email', 'nobody@example.org', '--credits', '5'],
      /^No account has the email address nobody@example.org:/,
    ],
  ])('rejects %j with a clear error', async (args, sentence) => {
    expect((await directory(args)).sentence).toMatch(sentence);
    expect(await lastEntry()).toMatchObject({ kind: 'signup_grant' });
  });
});

describe('credits:audit', () => {
  it('succeeds if the ledger explains every balance', async () => {
    await directory(grant('5'));
    expect(await directory(['credits:audit'])).toEqual({
      code: 0,
      stdout: '2 accounts; balances 1000105, ledger 1000105: every balance matches its ledger.\n',
      sentence: null,
    });
    expect(await directoryJson(['credits:audit'])).toEqual({
      accounts: 2,
      balance: 1_000_105,
      ledger: 1_000_105,
      differences: [],
    });
  });

  it('fails and names the accounts whose balance the ledger does not explain', async () => {
    const [{ account_id }] = await sql(
      api,
      'UPDATE credit_balances SET balance = balance + 7 WHERE balance = 100 RETURNING account_id',
    );
    const sentence =
      '1 balance differs from the ledger: rows were changed by hand. Set each balance to its ledger.';
    expect(await directory(['credits:audit'])).toEqual({
      code: null,
      stdout: `2 accounts; balances 1000107, ledger 1000100. These differ:\n  account ${account_id} (ann@example.org): balance 107, ledger 100\n`,
      sentence,
    });
    const outcome = await directory(['credits:audit', '--json']);
    expect(outcome.sentence).toBe(sentence);
    expect(JSON.parse(outcome.stdout).differences).toEqual([
      { account_id, email: 'ann@example.org', balance: 107, ledger: 100 },
    ]);
  });
});
