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

const FORMS = [
  '/sign-up',
  '/sign-in',
  '/sign-out',
  '/account/name',
  '/account/password',
  '/account/api-key',
  '/account/reconciliation',
];

const nameShown = async () => /<h1>([^<]*)<\/h1>/.exec((await member.get('/account')).html)![1];
const fields = async (): Promise<Record<string, string>> => ({
  ...(await member.hiddenFields('/account/settings', '/account/name')),
  name: 'Changed',
});

describe('A form', () => {
  it.each(FORMS)('to %s is refused without its token', async (path) => {
    const { status, html } = await member.post(path, {
      email: 'x@example.org',
      name: 'N',
      password: PASSWORD,
    });
    expect(status).toBe(403);
    expect(html).toContain('This form is out of date or came from another site');
    expect(await member.isSignedIn()).toBe(true);
  });

  it('is refused with a token that differs in one character', async () => {
    const { csrf } = await fields();
    for (const token of [csrf!.slice(1), `${csrf} `, csrf!.toLowerCase(), '', 'é'.repeat(43)]) {
      expect((await member.post('/account/name', { csrf: token, name: 'Changed' })).status).toBe(403);
    }
  });

  it('is refused with the token of another session, or of the session before the sign-in', async () => {
    const other = new Visitor(app.app);
    const before = await other.hiddenFields('/sign-up');
    await other.signUp('other@example.org');
    const theirs = await other.hiddenFields('/account/settings', '/account/name');
    for (const { csrf } of [before, theirs] as { csrf: string }[]) {
      expect((await member.post('/account/name', { csrf, name: 'Changed' })).status).toBe(403);
    }
    expect((await other.post('/account/name', { ...before, name: 'Changed' })).status).toBe(403);
    expect(await nameShown()).toBe('Mary Member');
  });

  it('of a visitor is refused with the token of another browser', async () => {
    const mine = await new Visitor(app.app).hiddenFields('/sign-in');
    const victim = new Visitor(app.app);
    await victim.get('/sign-in');
    const forged = { ...mine, email: 'member@example.org', password: PASSWORD };
    expect((await victim.post('/sign-in', forged)).status).toBe(403);
    expect(await victim.isSignedIn()).toBe(false);
  });

  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'http://127.0.0.1:3000' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://127.0.0.1:3000.evil.example' },
  ])('is refused when the browser names another origin: %j', async (headers) => {
    expect((await member.post('/account/name', await fields(), headers)).status).toBe(403);
    expect(await nameShown()).toBe('Mary Member');
  });

  it.each<Record<string, string>>([
    {},
    { 'sec-fetch-site': 'same-origin', origin: 'null' },
    { origin: 'http://127.0.0.1:3000' },
    { origin: 'http://Directory.Example', host: 'directory.example' },
  ])('is accepted from a page of this site: %j', async (headers) => {
    const { status } = await member.post(
      '/account/name',
      { ...(await fields()), name: 'Mary Member' },
      headers,
    );
    expect(status).toBe(303);
  });

  it('of a session that has ended redirects to the sign-in and changes nothing', async () => {
    const gone = new Visitor(app.app);
    await gone.signUp('gone@example.org');
    const form = await gone.hiddenFields('/account/settings', '/account/name');
    const token = gone.cookies.get('session')!;
    await gone.submit('/sign-out', {});
    gone.cookies.set('session', token);
    const answer = await gone.post('/account/name', { ...form, name: 'Changed' });
    expect([answer.status, answer.location]).toEqual([
      303,
      '/sign-in?notice=signed-out&next=%2Faccount%2Fname',
    ]);
    expect((await gone.get(answer.location!)).html).toContain('What you sent was not saved');
  });

  it.each([
    ['/account/name', '/account/settings'],
    ['/account/api-key/revoke', '/account/api-key'],
    [`/people/${'0'.repeat(32)}/edit`, `/people/${'0'.repeat(32)}/edit`],
    ['/workbench/people/new', '/workbench/people/new'],
    ['/workbench/research/5/again', '/workbench/research/5'],
    ['/workbench/accounts/5/credits', '/workbench/accounts/5'],
  ])('to %s without a session leads back to the page %s after the sign-in', async (form, page) => {
    const visitor = new Visitor(app.app);
    const { location } = await visitor.post(form, { name: 'Changed' });
    const fields = await visitor.hiddenFields(location!, '/sign-in');
    const typed = { ...fields, email: 'member@example.org', password: PASSWORD };
    const next = (await visitor.post('/sign-in', typed)).location!;
    const answer = await visitor.get(next);
    expect(answer.status === 303 ? answer.location : next).toBe(page);
  });

  it('changes nothing with GET', async () => {
    for (const path of [
      '/sign-out',
      '/account/api-key/revoke',
      '/account/name?name=Changed',
      '/account/api-key',
    ]) {
      await member.get(path);
    }
    expect([await member.isSignedIn(), await nameShown()]).toEqual([true, 'Mary Member']);
  });

  it('cannot be sent with an API key: a key does not open pages', async () => {
    const { headers } = await app.call('GET', '/account', { headers: { accept: 'text/html' } });
    expect(headers['location']).toBe('/sign-in?next=%2Faccount');
  });
});
