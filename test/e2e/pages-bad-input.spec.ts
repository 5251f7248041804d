import fc from 'fast-check';
import type { AddressInfo } from 'node:net';
import { Database } from '../../src/database/database.js';
import { TestApp } from '../support/app.js';
import { PASSWORD, Visitor } from '../support/visitor.js';

let app: TestApp;
let member: Visitor;
beforeAll(async () => {
  app = await TestApp.start();
  member = new Visitor(app.app);
  await member.signUp('member@example.org');
});
afterAll(() => app.stop());

/** The forms, each with its page and valid fields. */
const FORMS = [
  { page: '/sign-up', fields: { email: 'new@example.org', name: 'New', password: PASSWORD } },
  { page: '/sign-in', fields: { email: 'member@example.org', password: 'wrong quiet lanterns' } },
  { page: '/account/settings', action: '/account/name', fields: { name: 'Mary Member' } },
  {
    page: '/account/settings',
    action: '/account/password',
    fields: { present_password: 'x', new_password: PASSWORD },
  },
  { page: '/account/api-key', fields: { present: '' } },
  { page: '/account/reconciliation', fields: { name: 'OpenRefine' } },
] as const;

const hidden = async (form: (typeof FORMS)[number]) => {
  const visitor = form.page.startsWith('/account') ? member : new Visitor(app.app);
  const action = 'action' in form ? form.action : form.page;
  return { visitor, action, own: await visitor.hiddenFields(form.page, action) };
};

/** Everything that a form can change, except the counts of attempts. */
const state = () =>
  app.app.get(Database).manager.query(`
    SELECT (SELECT json_agg(a ORDER BY id) FROM accounts a) AS accounts,
           (SELECT json_agg(p ORDER BY account_id) FROM passwords p) AS passwords,
           (SELECT json_agg(k ORDER BY id) FROM api_keys k WHERE revoked_at IS NULL) AS keys,
           (SELECT count(*) FROM reconciliation_tokens) AS tokens,
           (SELECT json_agg(b ORDER BY account_id) FROM credit_balances b) AS balances`);

const LEAKS = /node_modules|\.ts:\d|SELECT |INSERT |QueryFailed|violates|postgres|TypeError|stack/i;

/** Expects an error page that reveals no internals. */
function expectRefused({ status, html }: { status: number; html: string }): void {
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(html).toMatch(/^<!doctype html>/);
  expect(html).not.toMatch(LEAKS);
}

describe.each(FORMS)('The form of $page $action', (form) => {
  it.each<[string, (body: string) => string | Buffer]>([
    ['is empty', () => ''],
    ['is not a form', () => '{"email":"x"}'],
    ['holds a field twice', (body) => `${body}&${body.split('&').at(-1)}`],
    ['holds its token twice', (body) => `${body}&csrf=x`],
    ['has broken percent signs', (body) => `${body}&x=%zz`],
    ['is not UTF-8', (body) => Buffer.concat([Buffer.from(`${body}&x=`), Buffer.from([0xff, 0xfe])])],
    ['has percent signs that are not UTF-8', (body) => `${body}&x=%ff`],
    ['holds a lone surrogate', (body) => `${body}&x=%ed%a0%80`],
    ['has thousands of fields', (body) => `${body}${'&a=1'.repeat(5_000)}`],
    ['is larger than any form', (body) => `${body}&x=${'y'.repeat(70_000)}`],
  ])('that %s changes nothing', async (_what, spoil) => {
    const before = await state();
    const { visitor, action, own } = await hidden(form);
    const body = new URLSearchParams({ ...own, ...form.fields }).toString();
    expectRefused(await visitor.post(action, spoil(body)));
    expect(await state()).toEqual(before);
  });

  it.each(['application/json', 'multipart/form-data; boundary=x', 'text/plain', '', '///'])(
    'as %j is refused with 415',
    async (type) => {
      const { visitor, action, own } = await hidden(form);
      const answer = await visitor.post(action, { ...own, ...form.fields }, { 'content-type': type });
      expect(answer.status).toBe(415);
      expectRefused(answer);
    },
  );

  it('survives any input', async () => {
    const before = await state();
    const { visitor, action, own } = await hidden(form);
    const names = Object.keys(form.fields);
    const nasty = fc.oneof(
      fc.constantFrom(
        '\u0000',
        'a\u0000b',
        '\u202e\u2066',
        '<script>alert(1)</script>',
        "'; DROP TABLE accounts; --",
        'x'.repeat(8_192),
        '\u0301'.repeat(500),
        '%s%n${7*7}{{7*7}}',
        '../../etc/passwd',
        'a@b@c@example.org',
        'member@example.org\nBcc: all@example.org',
      ),
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.string({ unit: 'binary', maxLength: 300 }),
    );
    // Only refused input is tested here. No email address lacks an @.
    const typed = fc.record(Object.fromEntries(names.map((name) => [name, nasty])));
    await fc.assert(
      fc.asyncProperty(typed, async (fields) => {
        const { status, html } = await visitor.post(action, { ...own, ...fields, ...spoilt(form.page) });
        expect([303, 422, 429]).toContain(status);
        expect(html).not.toMatch(LEAKS);
        expect(html).not.toContain('<script>alert');
      }),
      // Most of the time of a run goes into the hash of a password.
      { numRuns: 25 },
    );
    expect(await state()).toEqual(before);
  });
});

/** Returns one field that makes the form invalid. */
const spoilt = (page: string): Record<string, string> =>
  ({
    '/sign-up': { email: 'no address' },
    '/sign-in': {},
    '/account/settings': { name: '\u0007', present_password: '' },
    '/account/api-key': { present: '0' },
    '/account/reconciliation': { name: '\u0007' },
  })[page]!;

describe('Cookies', () => {
  it.each([
    'session=',
    'session',
    'session=%00; device=%00',
    'session=\u00e9\u00e9; device==;;;=',
    `session=${'A'.repeat(43)}; device=${'B'.repeat(43)}`,
    `session=${'A'.repeat(9_000)}`,
    `session=' OR 1=1 --`,
    `session=${'A'.repeat(43)}; session=${'B'.repeat(43)}`,
    '; '.repeat(2_000),
    '__proto__=x; constructor=y',
    'device=%F0%9F%92%A9',
  ])('that are forged open no session: %j', async (cookie) => {
    const visitor = new Visitor(app.app);
    const { status, location } = await visitor.get('/account', { cookie });
    expect([status, location]).toEqual([303, '/sign-in?next=%2Faccount']);
    const page = await visitor.get('/sign-in', { cookie });
    expect([page.status, page.html.includes('name="csrf"')]).toEqual([200, true]);
  });

  it('with a made-up device are replaced', async () => {
    const visitor = new Visitor(app.app);
    visitor.cookies.set('device', "x'; --");
    const { setCookies } = await visitor.get('/sign-up');
    expect(setCookies).toEqual([expect.stringMatching(/^device=[\w-]{43};/)]);
  });

  it('with invalid bytes cause no error', async () => {
    await app.app.listen(0, '127.0.0.1');
    const { port } = app.app.getHttpServer().address() as AddressInfo;
    const { request } = await import('node:http');
    const ask = (cookie: Buffer) =>
      new Promise<number>((resolve, reject) => {
        const call = request({ port, path: '/account', insecureHTTPParser: true }, (answer) => {
          answer.resume();
          resolve(answer.statusCode!);
        });
        call.on('error', reject);
        call.on('socket', (socket) =>
          socket.on('connect', () => {
            socket.write(
              Buffer.concat([Buffer.from('GET /account HTTP/1.1\r\nHost: x\r\nCookie: session='), cookie]),
            );
            socket.write('\r\nConnection: close\r\n\r\n');
          }),
        );
      });
    for (const bytes of [[0], [0x7f], [0xff, 0xfe], [0xc3, 0xa9]]) {
      expect([303, 400]).toContain(await ask(Buffer.from(bytes)));
    }
  });
});

describe('Headers', () => {
  it.each<Record<string, string>>([
    { accept: '' },
    { accept: '*/*;q=0' },
    { accept: 'application/json' },
    { 'accept-language': 'x'.repeat(5_000) },
    {
      'x-forwarded-for': `' OR 1=1 --`,
      'x-forwarded-proto': 'https,javascript',
      'x-forwarded-host': 'evil.example',
    },
    { host: '' },
    { host: 'evil.example"><script>alert(1)</script>' },
    { origin: '\\\\', 'sec-fetch-site': 'none' },
    { authorization: 'Bearer x', 'x-api-key': 'y' },
    { 'if-none-match': '*' },
    { range: 'bytes=0-1' },
  ])('of any kind are accepted: %j', async (headers) => {
    const { status, html } = await new Visitor(app.app).get('/sign-in', headers);
    expect(status).toBe(200);
    expect(html).toContain('</html>');
    expect(html).not.toContain('evil');
  });
});

describe('A page', () => {
  it.each(['PUT', 'PATCH', 'DELETE'])('refuses %s', async (method) => {
    const { status } = await app.call(method, '/account', { key: null, headers: { accept: 'text/html' } });
    expect([404, 405]).toContain(status);
  });

  it.each([
    '/account/',
    '/account/nothing',
    '/account/api-key/nothing',
    '/sign-in/x',
    '/ACCOUNT',
    '/account%00',
  ])('that does not exist is reported as missing: %s', async (path) => {
    const answer = await member.get(path);
    expect(answer.status).toBe(404);
    expect(answer.html).toContain('Page not found');
  });
});
