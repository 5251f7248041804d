import { AccountsService } from '../../src/accounts/accounts.service.js';
import { Meter } from '../../src/credits/meter.js';
import { Directory } from '../factories/directory.js';
import { TestApp } from '../support/app.js';
import { signedIn } from '../support/editors.js';
import { sql } from '../support/sql.js';
import type { Visitor } from '../support/visitor.js';

let app: TestApp;
let administrator: Visitor;
let editor: Visitor;
let own: number;
beforeAll(async () => {
  app = await TestApp.start();
  administrator = await signedIn(app, 'adam@example.org', {
    name: 'Adam Admin',
    canEdit: false,
    admin: true,
  });
  editor = await signedIn(app, 'edda@example.org');
  own = (await app.app.get(AccountsService).find('adam@example.org'))!.id;
});
afterAll(() => app.stop());

let made = 0;
const account = async () => {
  const email = `member-${++made}@example.org`;
  const { account: opened, key } = await app.account({ email, name: `<b>Member ${made}</b>` }, 100);
  return { id: opened.id, key, email, page: `/workbench/accounts/${opened.id}` };
};
const submit = (page: string, form: string, fields: Record<string, string>) =>
  administrator.submit(page, fields, `${page}/${form}`);

describe('Accounts', () => {
  it('are found by name and address, in pages', async () => {
    const { id, email } = await account();
    const { status, html } = await administrator.get(`/workbench/accounts?q=${email.toUpperCase()}`);
    expect(status).toBe(200);
    expect(html).toContain(`href="/workbench/accounts/${id}"`);
    expect(html).toContain('&lt;b>Member 1&lt;/b>');
    expect((await administrator.get('/workbench/accounts?q=%25')).html).toContain('No accounts found');
    for (let more = 0; more < 26; more++) await account();
    expect((await administrator.get('/workbench/accounts')).html).toContain('rel="next"');
    expect((await administrator.get('/workbench/accounts?page=2')).html).toContain('rel="prev"');
  });

  it('have totals: the usage of all by day, and the balance of each', async () => {
    const [one, another] = [await account(), await account()];
    for (const { id } of [one, another]) await app.app.get(Meter).take(id, 'GET /api/v1/people', 5);
    const { html } = await administrator.get('/workbench/accounts');
    const [, total] = /Credits used by all accounts, by day: ([\d,]+) credits/.exec(html)!;
    expect(Number(total!.replaceAll(',', ''))).toBeGreaterThanOrEqual(10);
    const shown = await administrator.get(one.page);
    expect(shown.html).toContain('Balance at the end of each day; now 95 credits');
  });

  it('gain and lose rights at once', async () => {
    const { page, key } = await account();
    const answer = await submit(page, 'rights', { can_edit: 'on' });
    expect([answer.status, answer.location]).toEqual([303, `${page}?notice=rights`]);
    expect((await app.get('/api/v1/me', { key })).body).toMatchObject({
      can_edit: true,
      user: { admin: false },
    });
    expect((await administrator.get(answer.location!)).html).toContain('Rights saved.');
    await submit(page, 'rights', { admin: 'on' });
    expect((await app.get('/api/v1/me', { key })).body).toMatchObject({
      can_edit: false,
      user: { admin: true },
    });
  });

  it('cannot lose their last administrator', async () => {
    const answer = await submit(`/workbench/accounts/${own}`, 'rights', { can_edit: 'on' });
    expect([answer.status, answer.html.includes('another administrator does that')]).toEqual([422, true]);
    expect((await administrator.get('/workbench/status')).status).toBe(200);
  });

  it('gain and lose credits, with the reason in the ledger, once for each form', async () => {
    const { id, page, key } = await account();
    const form = {
      ...(await administrator.hiddenFields(page, `${page}/credits`)),
      credits: '250',
      reason: 'A <gift>',
    };
    const answer = await administrator.post(`${page}/credits`, form);
    expect([answer.status, answer.location]).toEqual([303, `${page}?notice=credits`]);
    const again = await administrator.post(`${page}/credits`, form);
    expect([again.status, again.html.includes('changed after this page was loaded')]).toEqual([422, true]);
    expect((await app.get('/api/v1/me', { key })).body.credits_remaining).toBe(350);
    const { body } = await app.get('/api/v1/me/usage', { key });
    expect(body.entries[0]).toMatchObject({ kind: 'adjustment', credits: 250, reference: 'A <gift>' });
    expect((await administrator.get(page)).html).toContain('A &lt;gift>');
    await submit(page, 'credits', { credits: '-50', reason: 'Taken' });
    expect((await app.get('/api/v1/me', { key })).body.credits_remaining).toBe(300);
    expect(await sql(app, 'SELECT count(*) FROM credit_entries WHERE account_id = $1', [id])).toEqual([
      { count: 3 },
    ]);
  });

  it.each([
    [{ credits: '0', reason: 'x' }, 'credits'],
    [{ credits: 'many', reason: 'x' }, 'credits'],
    [{ credits: '1', reason: ' ' }, 'reason'],
  ])('refuse %j', async (fields, field) => {
    const { page } = await account();
    const { status, html } = await submit(page, 'credits', fields);
    expect([status, html.includes(`href="#${field}"`)]).toEqual([422, true]);
    expect(html).toContain(`value="${fields.credits}"`);
  });

  it('lose their key at once', async () => {
    const { page, key } = await account();
    const answer = await submit(page, 'revoke-key', {});
    expect(answer.location).toBe(`${page}?notice=account-key-revoked`);
    expect((await app.get('/api/v1/me', { key })).status).toBe(401);
    expect((await administrator.get(page)).html).not.toContain('Revoke key');
  });

  it.each(['0', 'x', '999999'])('%s is not found', async (id) => {
    expect((await administrator.get(`/workbench/accounts/${id}`)).status).toBe(404);
  });
});

describe('The status', () => {
  it('shows dependencies, backlogs and versions', async () => {
    await new Directory(app).person();
    const { html } = await administrator.get('/workbench/status');
    for (const text of [
      'database',
      'schema',
      'indexing',
      'search',
      'Node.js',
      'PostgreSQL',
      process.versions.node,
    ])
      expect(html).toContain(text);
    expect(html).toContain('No rejected documents');
  });

  it('lists the documents that an engine refused, and retries them', async () => {
    const { public_id, id } = await new Directory(app).person();
    await sql(
      app,
      `INSERT INTO search_dead_letters (target, type, record_id, reason) VALUES ('database', 'person', $1, 'Too <long>')`,
      [id],
    );
    const { html } = await administrator.get('/workbench/status');
    expect(html).toContain(`href="/people/${public_id}"`);
    expect(html).toContain('Too &lt;long>');
    const answer = await administrator.submit('/workbench/status', {}, '/workbench/status/retry');
    expect(answer.location).toBe('/workbench/status?notice=retried');
    expect(await sql(app, 'SELECT count(*) FROM search_dead_letters')).toEqual([{ count: 0 }]);
    expect(
      await sql(app, `SELECT count(*) FROM outbox WHERE topic = 'search:database' AND record_id = $1`, [id]),
    ).toEqual([{ count: 1 }]);
  });
});

it('Editors cannot open these pages, and their forms are refused', async () => {
  const { page } = await account();
  const csrf = (await editor.hiddenFields('/account/settings', '/account/name'))['csrf']!;
  for (const path of ['/workbench/accounts', page, '/workbench/status'])
    expect([path, (await editor.get(path)).status]).toEqual([path, 403]);
  for (const path of [`${page}/rights`, `${page}/credits`, `${page}/revoke-key`, '/workbench/status/retry'])
    expect([path, (await editor.post(path, { csrf, credits: '1', reason: 'x' })).status]).toEqual([
      path,
      403,
    ]);
  expect((await editor.get('/workbench')).html).not.toContain('/workbench/accounts');
});
