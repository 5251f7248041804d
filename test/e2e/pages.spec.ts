import { AccountsService } from '../../src/accounts/accounts.service.js';
import { Housekeeping } from '../../src/database/housekeeping.js';
import { CLOSE_USAGE } from '../../src/credits/usage.js';
import { Ledger } from '../../src/credits/ledger.js';
import { Meter } from '../../src/credits/meter.js';
import { Database } from '../../src/database/database.js';
import { BillingApp } from '../support/billing.js';
import { PASSWORD, Visitor } from '../support/visitor.js';
import { TestApp } from '../support/app.js';
import { withinOneHour } from '../support/hours.js';

let app: TestApp;
beforeAll(async () => (app = await TestApp.start()));
afterAll(() => app.stop());

const HTML = '<b onmouseover="x()">&amp;"\'</b>';
const ESCAPED = "&lt;b onmouseover=&quot;x()&quot;>&amp;amp;&quot;'&lt;/b>";
const accounts = () => app.app.get(AccountsService);

let people = 0;
async function member() {
  const email = `page-${++people}@example.org`;
  const visitor = new Visitor(app.app);
  expect((await visitor.signUp(email)).location).toBe('/account?notice=welcome');
  return { email, visitor, id: (await accounts().find(email))!.id };
}

describe('Headers', () => {
  const PUBLIC = ['/', '/docs', '/sign-up', '/sign-in', '/sign-out/done', '/nowhere', '/reset-password/x'];
  const PRIVATE = ['/account', '/account/api-key', '/account/reconciliation', '/sign-out'];

  it.each([...PUBLIC, ...PRIVATE])('%s runs no third-party script and cannot be framed', async (path) => {
    const { headers } = await (await member()).visitor.get(path);
    const policy = headers['content-security-policy']!;
    expect(policy).toMatch(/^default-src 'none'; style-src 'self'(; | 'nonce-)/);
    expect(policy).toMatch(/frame-ancestors 'none'/);
    expect(policy).toMatch(/form-action 'self'(;|$)/);
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
    });
  });

  it.each(PRIVATE)('%s is not cached', async (path) => {
    expect((await (await member()).visitor.get(path)).headers['cache-control']).toBe('no-store');
  });

  it('only the page with the copy button runs a script, and it comes from this site', async () => {
    const { visitor } = await member();
    const page = await visitor.submit('/account/api-key', {});
    expect(page.headers['content-security-policy']).toMatch(/script-src 'self'; /);
    const [, source] = /<script type="module" src="([^"]+)">/.exec(page.html)!;
    const script = await visitor.get(source!);
    expect([script.status, script.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect((await visitor.get('/account/api-key')).html).not.toContain('<script');
  });
});

describe('Sign-up', () => {
  it('opens an account with 1,000 credits and without rights, and signs in', async () => {
    const visitor = new Visitor(app.app);
    await visitor.signUp('New@Example.ORG', '  Ann\u0065\u0301  ');
    const account = await accounts().find('new@example.org');
    expect(account).toMatchObject({ email: 'New@example.org', name: 'Anné', can_edit: false, admin: false });
    expect(await app.app.get(Ledger).standing(account!.id)).toEqual({ balance: 1000, owed: 0 });
    expect((await visitor.get('/account')).html).toContain('1,000 credits');
  });

  it.each([
    [{ email: '' }, 'email', 'Email address must not be empty.'],
    [{ email: 'nobody' }, 'email', 'Email address must be an email address'],
    [{ name: '\u200b' }, 'name', 'Name must not contain control or invisible characters.'],
    [{ name: 'x'.repeat(201) }, 'name', 'Name must have at most 200 characters.'],
    [{ password: 'elevenchars' }, 'password', 'Password must have at least 12 characters.'],
    [{ password: 'x9'.repeat(200) }, 'password', 'Password must have at most 256 characters.'],
    [{ password: 'Password1234!' }, 'password', 'Password must not be one of those'],
    [{ password: 'valid@example.org 1' }, 'password', 'Password must not contain your email address.'],
  ])('refuses %j next to the field', async (wrong: Record<string, string>, field, message) => {
    const given = { email: 'valid@example.org', name: HTML, password: PASSWORD, ...wrong };
    const { status, html } = await new Visitor(app.app).submit('/sign-up', given);
    expect(status).toBe(422);
    expect(html).toMatch(
      new RegExp(`<p class="problem" id="${field}-problem">${message.replace(/[().]/g, '\\$&')}`),
    );
    const input = new RegExp(`<input id="${field}"[^>]*>`).exec(html)![0];
    expect(input).toContain('aria-invalid="true"');
    expect(input).toMatch(new RegExp(`aria-describedby="${field}-problem[ "]`));
    expect(html).toContain(`<a href="#${field}">`);
    expect(await accounts().find('valid@example.org')).toBeNull();
  });

  it('keeps the typed values, except the password', async () => {
    const { html } = await new Visitor(app.app).submit('/sign-up', {
      email: '"><script>',
      name: HTML,
      password: 'not kept',
    });
    expect(html).toContain('value="&quot;>&lt;script>"');
    expect(html).toContain(`value="${ESCAPED}"`);
    expect(html).not.toContain('not kept');
    expect(html).not.toContain('<script>');
  });

  it('opens one account for an address in any case, even for concurrent requests', async () => {
    const visitors = Array.from({ length: 4 }, () => new Visitor(app.app));
    const hidden = await Promise.all(visitors.map((visitor) => visitor.hiddenFields('/sign-up')));
    const answers = await Promise.all(
      visitors.map((visitor, index) => {
        const email = index % 2 ? 'twin@example.org' : 'TWIN@example.org';
        return visitor.post('/sign-up', { ...hidden[index], email, name: 'T', password: PASSWORD });
      }),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 422, 422, 422]);
    const refused = answers.find(({ status }) => status === 422)!;
    expect(refused.html).toContain('An account with this email address exists: sign in instead.');
  });

  it('leaves an existing account unchanged', async () => {
    const { email } = await member();
    await new Visitor(app.app).signUp(email, 'An Impostor', 'another quiet lantern');
    expect(await accounts().find(email)).toMatchObject({ name: 'Mary Member' });
    expect((await new Visitor(app.app).signIn(email)).status).toBe(303);
  });
});

describe('Pages that require a sign-in', () => {
  it.each([
    ['/account', '/account'],
    ['/account/api-key', '/account/api-key'],
    ['/account?checkout=done', '/account?checkout=done'],
    ['/workbench/search?q=J%C3%B6rg+B&type=person', '/workbench/search?q=J%C3%B6rg+B&type=person'],
    [`/account?q=${'x'.repeat(2_001)}`, '/account'],
  ])('%s redirects to the form, and back', async (path, back) => {
    const { email } = await member();
    const visitor = new Visitor(app.app);
    const { status, location } = await visitor.get(path);
    expect([status, location]).toEqual([303, `/sign-in?next=${encodeURIComponent(back)}`]);
    const hidden = await visitor.hiddenFields(location!, '/sign-in');
    expect((await visitor.post('/sign-in', { ...hidden, email, password: PASSWORD })).location).toBe(back);
  });

  it.each([
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '/account/../..//evil.example',
    '?/account',
    '//evil.example?/account',
    '/%2Fevil.example?a',
    '/docs?a',
    '/docs',
    '',
  ])('never redirects to %j', async (next) => {
    const { email } = await member();
    const visitor = new Visitor(app.app);
    const hidden = await visitor.hiddenFields(`/sign-in?next=${encodeURIComponent(next)}`, '/sign-in');
    expect(hidden['next']).toBe('/account');
    expect((await visitor.post('/sign-in', { ...hidden, next, email, password: PASSWORD })).location).toBe(
      '/account',
    );
  });

  it.each(['\r\nset-cookie: a=b', ' ', '\\', '#', '"', '\u0000', '\u2028'])(
    'redirect without a query that has %j',
    async (character) => {
      const { visitor } = await member();
      const next = encodeURIComponent(`/account/usage?a=${character}//evil.example`);
      expect((await visitor.get(`/sign-in?next=${next}`)).location).toBe('/account/usage');
    },
  );

  it('redirect signed-in visitors', async () => {
    const { visitor } = await member();
    expect((await visitor.get('/sign-in?next=%2Faccount%2Fapi-key')).location).toBe('/account/api-key');
    expect((await visitor.get('/sign-up')).location).toBe('/account');
  });
});

describe('The account page', () => {
  beforeEach(withinOneHour);

  it('shows the usage of thirty days, as a chart and by operation', async () => {
    const { visitor, id } = await member();
    await app.app.get(Meter).take(id, 'GET /api/v1/people', 3);
    await app.app.get(Meter).take(id, 'GET /api/v1/places', 4);
    await app.app.get(Database).manager.query(
      `INSERT INTO credit_entries (account_id, kind, credits, balance_after, operation, period_from, period_to)
       SELECT $1, 'usage', -100, 0, 'GET /api/v1/people', date_trunc('day', now()) - n * interval '1 day', now()
       FROM unnest(ARRAY[29, 30]) AS n`,
      [id],
    );
    const { html } = await visitor.get('/account/usage');
    expect(html).toContain('Credits used in the last 30 days: 107 credits');
    expect(/<figure.*?<\/figure>/s.exec(html)![0].match(/<rect/g)).toHaveLength(2);
    const rows = [...html.matchAll(/<code>(GET [^<]+)<\/code><\/th><td>([^<]+)</g)].map(([, ...row]) => row);
    expect(rows).toEqual([
      ['GET /api/v1/people', '103'],
      ['GET /api/v1/places', '4'],
    ]);
  });

  it('shows the balance at the end of each day, as in the ledger', async () => {
    const { visitor, id } = await member();
    await app.app.get(Meter).take(id, 'GET /api/v1/people', 3);
    await app.app.get(Database).manager.query(
      `INSERT INTO credit_entries (account_id, kind, credits, balance_after, operation, period_from, period_to)
       SELECT $1, 'usage', -100, 0, 'GET /api/v1/people', day, day FROM date_trunc('day', now() - interval '1 day') AS day`,
      [id],
    );
    const { html } = await visitor.get('/account/usage');
    const [, table] = html.split('Balance at the end of each day, table');
    const balances = [...table!.matchAll(/<td>([^<]+)</g)].map(([, balance]) => balance);
    expect(balances).toHaveLength(30);
    // Yesterday's usage reduced the balance from 100 to 0. Today 1,000 were granted.
    expect(balances.slice(-3)).toEqual(['100', '0', '997']);
    expect(html).toContain('Balance at the end of each day; now 997 credits');
  });

  it('counts an hour once, before and after it is entered in the ledger', async () => {
    const { visitor, id } = await member();
    await app.app.get(Meter).take(id, 'GET /api/v1/people', 5);
    await app.app
      .get(Database)
      .manager.query(`UPDATE credit_usage SET hour = hour - interval '1 hour' WHERE account_id = $1`, [id]);
    const shown = async () =>
      /in the last 30 days: (\d+) credits/.exec((await visitor.get('/account/usage')).html)![1];
    expect(await shown()).toBe('5');
    await app.app.get(Housekeeping).run(CLOSE_USAGE);
    expect(await shown()).toBe('5');
  });

  it('says that an administrator is not metered', async () => {
    const { visitor, id } = await member();
    await accounts().update(id, { admin: true });
    expect((await visitor.get('/account')).html).toMatch(/<p class="figure">Unlimited<\/p>/);
  });

  it('shows a negative balance', async () => {
    const { visitor, id } = await member();
    await app.app.get(Ledger).post({ accountId: id, kind: 'refund', credits: -1500 });
    const { html } = await visitor.get('/account');
    expect(html).toContain('0 credits');
    expect(html).toContain('500 credits are owed after a reversed payment');
  });

  it('changes the name, also in responses of the API', async () => {
    const { visitor } = await member();
    const key = await visitor.newKey();
    const saved = await visitor.submit('/account/settings', { name: HTML }, '/account/name');
    expect(saved.location).toBe('/account/settings?notice=name-saved');
    expect((await visitor.get(saved.location!)).html).toContain(ESCAPED);
    expect((await app.get('/api/v1/me', { key })).body.user.name).toBe(HTML);
  });

  it('refuses a name, and keeps it in the form', async () => {
    const { visitor } = await member();
    const answer = await visitor.submit('/account/settings', { name: 'a\u0000b' }, '/account/name');
    expect(answer.status).toBe(422);
    expect(answer.html).toContain('Name must not contain control or invisible characters.');
    expect(answer.html).toMatch(/<input[^>]*id="name"[^>]*value="a/);
  });

  it('says that credits are not for sale', async () => {
    const { visitor } = await member();
    expect((await visitor.get('/account/billing')).html).toContain('This server does not sell credits.');
    const csrf = (await visitor.hiddenFields('/account/settings', '/account/name'))['csrf']!;
    expect((await visitor.post('/account/checkout', { csrf, pack: 'small', submission: 'x' })).status).toBe(
      404,
    );
  });

  it.each([
    ['/account/name', '/account/settings'],
    ['/account/password', '/account/settings'],
    ['/account/checkout', '/account/billing'],
  ])('%s redirects to the page with its form', async (path, page) => {
    expect((await (await member()).visitor.get(path)).location).toBe(page);
  });

  it('explains what to do without any usage', async () => {
    const { html } = await (await member()).visitor.get('/account/usage');
    expect(html).toContain('Your first call appears here');
  });

  it.each([
    '/account',
    '/account/usage',
    '/account/billing',
    '/account/api-key',
    '/account/reconciliation',
    '/account/settings',
  ])('%s marks its link in the navigation', async (path) => {
    const { status, html } = await (await member()).visitor.get(path);
    const nav = /<nav aria-label="Account".*?<\/nav>/s.exec(html)![0];
    expect([status, nav.match(/<a /g)!.length]).toEqual([200, 6]);
    expect(nav).toContain(`<a href="${path}" aria-current="page">`);
  });

  it.each(['__proto__', 'constructor', 'a&notice=b', '<b>'])(
    'shows no message for ?notice=%s',
    async (notice) => {
      const { visitor } = await member();
      const page = await visitor.get(`/account?notice=${encodeURIComponent(notice)}&checkout=${notice}`);
      expect([page.status, page.html.includes('role="status"')]).toEqual([200, false]);
    },
  );
});

describe('The home page and the documentation', () => {
  it.each(['/', '/docs'])('%s has the navigation of its visitor', async (path) => {
    const { visitor } = await member();
    const [theirs, visitors] = [await visitor.get(path), await new Visitor(app.app).get(path)];
    expect(theirs.html).toContain('<a href="/account">');
    expect(visitors.html).toContain('<a href="/sign-in">');
    expect(theirs.html).not.toContain(visitor.cookies.get('session'));
  });

  it('the home page is cached separately for visitors and members', async () => {
    const { visitor } = await member();
    const path = '/';
    const [theirs, visitors] = [await visitor.get(path), await new Visitor(app.app).get(path)];
    expect([theirs.headers['vary'], theirs.headers['etag'] === visitors.headers['etag']]).toEqual([
      'Cookie',
      false,
    ]);
    expect((await visitor.get(path, { 'if-none-match': theirs.headers['etag']! })).status).toBe(304);
    expect((await visitor.get(path, { 'if-none-match': visitors.headers['etag']! })).status).toBe(200);
  });
});

describe('does not sell credits', () => {
  let billing: BillingApp;
  let visitor: Visitor;
  beforeAll(async () => {
    await app.stop();
    billing = await BillingApp.start();
    visitor = new Visitor(billing.api.app);
    await visitor.signUp('buyer@example.org');
  });
  afterAll(async () => {
    await billing.stop();
    app = await TestApp.start();
  });

  it('redirects to the checkout, which form-action allows', async () => {
    const answer = await visitor.submit('/account/billing', { pack: 'small' }, '/account/checkout');
    expect([answer.status, answer.location]).toEqual([
      303,
      expect.stringContaining('https://checkout.stripe.com/'),
    ]);
    expect((await visitor.get('/account/billing')).headers['content-security-policy']).toContain(
      `form-action 'self' https:;`,
    );
  });

  it('creates one checkout for a form that is sent twice', async () => {
    const hidden = await visitor.hiddenFields('/account/billing', '/account/checkout');
    const send = () => visitor.post('/account/checkout', { ...hidden, pack: 'small' });
    const [first, second] = [await send(), await send()];
    expect(second.location).toBe(first.location);
  });

  it.each([{}, { pack: 'x' }, { pack: '' }])(
    'requires a valid pack: %j',
    async (fields: Record<string, string>) => {
      const answer = await visitor.submit('/account/billing', fields, '/account/checkout');
      expect(answer.status).toBe(422);
      expect(answer.html).toContain('<p class="problem" id="pack-problem">Choose one of the packs.');
    },
  );

  it('reports that the processor is down', async () => {
    billing.stripe.answer = (_call, reply) => void reply.writeHead(500).end('{}');
    const answer = await visitor.submit('/account/billing', { pack: 'small' }, '/account/checkout');
    expect(answer.status).toBe(503);
    expect(answer.html).toContain('<!doctype html>');
  });

  it('thanks for a payment, and explains an interrupted one', async () => {
    expect((await visitor.get('/account?checkout=done')).html).toContain('Thank you.');
    expect((await visitor.get('/account?checkout=cancelled')).html).toContain('you were not charged');
  });
});
