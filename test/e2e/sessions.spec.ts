import { EXPIRED } from '../../src/accounts/sessions.js';
import { Housekeeping } from '../../src/database/housekeeping.js';
import { AccountsService } from '../../src/accounts/accounts.service.js';
import { PasswordResets } from '../../src/accounts/passwords.js';
import { Database } from '../../src/database/database.js';
import { TestApp } from '../support/app.js';
import { PASSWORD, Visitor } from '../support/visitor.js';

let app: TestApp;
beforeAll(async () => (app = await TestApp.start()));
afterAll(() => app.stop());

let people = 0;
/** Signs a new member in with a separate browser. */
async function member(address?: string) {
  const email = `member-${++people}@example.org`;
  const visitor = new Visitor(app.app, address);
  expect((await visitor.signUp(email)).status).toBe(303);
  return { email, visitor };
}

const sql = (text: string, parameters: unknown[] = []) =>
  app.app.get(Database).manager.query<Record<string, any>[]>(text, parameters);

describe('A session', () => {
  it('is a random token in a cookie; only its digest is stored', async () => {
    const { visitor } = await member();
    const token = visitor.cookies.get('session')!;
    expect(token).toMatch(/^[\w-]{43}$/);
    const [row] = await sql(`SELECT digest FROM sessions WHERE digest = sha256($1::bytea)`, [
      Buffer.from(token),
    ]);
    expect(row!['digest']).toHaveLength(32);
    const [stored] = await sql(
      `SELECT count(*)::int AS rows FROM sessions s WHERE s::text LIKE '%' || $1 || '%'`,
      [token],
    );
    expect(stored).toEqual({ rows: 0 });
  });

  it('is hidden from scripts and from other sites', async () => {
    const { setCookies } = await new Visitor(app.app).signUp('cookies@example.org');
    expect(setCookies).toEqual([
      expect.stringMatching(/^session=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/),
    ]);
  });

  it('gets a new token at every sign-in, and the previous one is refused', async () => {
    const visitor = new Visitor(app.app);
    const hidden = await visitor.hiddenFields('/sign-in');
    await visitor.signUp('twice@example.org');
    const before = visitor.cookies.get('session')!;
    // For example, another tab had the form open all the time.
    const again = await visitor.post('/sign-in', {
      ...hidden,
      email: 'twice@example.org',
      password: PASSWORD,
    });
    expect(again.location).toBe('/account');
    expect(visitor.cookies.get('session')).not.toBe(before);
    const thief = new Visitor(app.app);
    thief.cookies.set('session', before);
    expect(await thief.isSignedIn()).toBe(false);
  });

  it('ignores a token that a third party set in the browser', async () => {
    const { email } = await member();
    const planted = 'A'.repeat(43);
    const victim = new Visitor(app.app);
    victim.cookies.set('session', planted);
    await victim.signIn(email);
    expect(victim.cookies.get('session')).not.toBe(planted);
  });

  it('ends at sign-out for every holder of the cookie', async () => {
    const { visitor } = await member();
    const token = visitor.cookies.get('session')!;
    expect((await visitor.submit('/sign-out', {})).location).toBe('/sign-out/done');
    expect(visitor.cookies.has('session')).toBe(false);
    visitor.cookies.set('session', token);
    expect(await visitor.isSignedIn()).toBe(false);
  });

  it.each([
    ['nothing was asked in it for a week', `seen_at = now() - interval '7 days 1 minute'`],
    ['it is a month old, however busy', `created_at = now() - interval '30 days 1 minute'`],
  ])('ends when %s', async (_when, change) => {
    const { visitor } = await member();
    await sql(`UPDATE sessions SET ${change} WHERE digest = sha256($1::bytea)`, [
      Buffer.from(visitor.cookies.get('session')!),
    ]);
    const { status, location, setCookies } = await visitor.get('/account');
    expect([status, location]).toEqual([303, '/sign-in?next=%2Faccount']);
    expect(setCookies).toContainEqual(expect.stringMatching(/^session=;.*Max-Age=0/));
  });

  it('is extended while it is used', async () => {
    const { visitor } = await member();
    const digest = [Buffer.from(visitor.cookies.get('session')!)];
    await sql(
      `UPDATE sessions SET seen_at = now() - interval '6 days' WHERE digest = sha256($1::bytea)`,
      digest,
    );
    expect(await visitor.isSignedIn()).toBe(true);
    const [row] = await sql(
      `SELECT seen_at > now() - interval '1 minute' AS fresh FROM sessions WHERE digest = sha256($1::bytea)`,
      digest,
    );
    expect(row).toEqual({ fresh: true });
  });

  it('is deleted with other expired rows', async () => {
    const { email, visitor } = await member();
    const { visitor: other } = await member();
    await app.app.get(PasswordResets).issue((await app.app.get(AccountsService).find(email))!.id);
    await sql(`UPDATE sessions SET seen_at = now() - interval '8 days' WHERE digest = sha256($1::bytea)`, [
      Buffer.from(visitor.cookies.get('session')!),
    ]);
    await sql(`UPDATE password_resets SET expires_at = now() - interval '1 second'`);
    await sql(`UPDATE throttles SET busy_until = now() - interval '1 second'`);
    await sql(`UPDATE known_devices SET seen_at = now() - interval '366 days'`);
    for (const chore of EXPIRED) await app.app.get(Housekeeping).run(chore);
    const counts = await sql(`
      SELECT (SELECT count(*)::int FROM password_resets) AS resets, (SELECT count(*)::int FROM throttles) AS throttles,
             (SELECT count(*)::int FROM known_devices) AS devices,
             (SELECT count(*)::int FROM sessions WHERE seen_at < now() - interval '7 days') AS sessions`);
    expect(counts).toEqual([{ resets: 0, throttles: 0, devices: 0, sessions: 0 }]);
    expect(await other.isSignedIn()).toBe(true);
  });
});

describe('A change of password', () => {
  const NEXT = 'eight loud trombones';
  const change = (visitor: Visitor, present: string, next = NEXT) =>
    visitor.submit(
      '/account/settings',
      { present_password: present, new_password: next },
      '/account/password',
    );

  it('signs out all other browsers, and gives this one a new token', async () => {
    const { email, visitor } = await member();
    const elsewhere = new Visitor(app.app);
    await elsewhere.signIn(email);
    const token = visitor.cookies.get('session');
    expect((await change(visitor, PASSWORD)).location).toBe('/account/settings?notice=password-changed');
    expect(visitor.cookies.get('session')).not.toBe(token);
    expect([await visitor.isSignedIn(), await elsewhere.isSignedIn()]).toEqual([true, false]);
    expect([(await elsewhere.signIn(email)).status, (await elsewhere.signIn(email, NEXT)).status]).toEqual([
      422, 303,
    ]);
  });

  it('requires the current password', async () => {
    const { email, visitor } = await member();
    const answer = await change(visitor, 'a password of somebody else');
    expect(answer.status).toBe(422);
    expect(answer.html).toContain('Current password is wrong.');
    expect((await new Visitor(app.app).signIn(email)).status).toBe(303);
  });

  it('follows the rules for passwords', async () => {
    const { email, visitor } = await member();
    for (const [next, why] of [
      ['short', 'must have at least 12 characters'],
      ['passwordpassword', 'must not be'],
      [`${email}!`, 'must not contain your email address'],
    ] as const) {
      const answer = await change(visitor, PASSWORD, next);
      expect([answer.status, answer.html.includes(why)]).toEqual([422, true]);
    }
  });

  it('limits guesses of the password in a signed-in browser', async () => {
    const { visitor } = await member();
    const csrf = (await visitor.hiddenFields('/account/settings', '/account/password'))['csrf']!;
    const guess = () =>
      visitor.post('/account/password', { csrf, present_password: 'a guess at it', new_password: NEXT });
    const statuses = [];
    for (let guesses = 0; guesses < 12; guesses++) statuses.push((await guess()).status);
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(422));
    expect(statuses.slice(10)).toEqual([429, 429]);
  });

  it('refuses a password that changed after it was checked', async () => {
    const { email, visitor } = await member();
    const rivals = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const rival = new Visitor(app.app);
        return { rival, hidden: await rival.hiddenFields('/sign-in') };
      }),
    );
    const hidden = await visitor.hiddenFields('/account/settings', '/account/password');
    await Promise.all([
      visitor.post('/account/password', { ...hidden, present_password: PASSWORD, new_password: NEXT }),
      ...rivals.map(({ rival, hidden: own }) =>
        rival.post('/sign-in', { ...own, email, password: PASSWORD }),
      ),
    ]);
    const signedIn = await Promise.all(rivals.map(({ rival }) => rival.isSignedIn()));
    expect(signedIn).toEqual(rivals.map(() => false));
    expect(await visitor.isSignedIn()).toBe(true);
  });
});

describe('A lost password', () => {
  const NEXT = 'nine patient herons';
  const issue = async (email: string) => {
    const account = (await app.app.get(AccountsService).find(email))!;
    return (await app.app.get(PasswordResets).issue(account.id)).path;
  };

  it('is replaced by a one-time link, and every session ends', async () => {
    const { email, visitor } = await member();
    const link = await issue(email);
    const stranger = new Visitor(app.app);
    expect((await stranger.submit(link, { password: NEXT })).location).toBe('/sign-in?notice=password-set');
    expect(await visitor.isSignedIn()).toBe(false);
    expect((await stranger.signIn(email)).status).toBe(422);
    expect((await stranger.signIn(email, NEXT)).status).toBe(303);
    const expired = await stranger.get(link);
    expect([expired.status, expired.html.includes('<h1>This link has expired')]).toEqual([410, true]);
  });

  it('offers to revoke the API key, which the owner of the account may not know', async () => {
    const { email, visitor } = await member();
    const key = await visitor.newKey();
    const stranger = new Visitor(app.app);
    const link = await issue(email);
    expect((await stranger.get(link)).html).toContain('Revoke the API key too');
    expect((await stranger.submit(link, { password: NEXT })).status).toBe(303);
    expect((await app.get('/api/v1/me', { key })).status).toBe(200);

    const { location } = await stranger.submit(await issue(email), { password: NEXT, revoke_key: 'yes' });
    expect((await stranger.get(location!)).html).toContain('Your API key is revoked');
    expect((await app.get('/api/v1/me', { key })).status).toBe(401);

    expect((await stranger.get(await issue(email))).html).not.toContain('Revoke the API key');
  });

  it('keeps the choice to revoke the key if the password is refused', async () => {
    const { email, visitor } = await member();
    const key = await visitor.newKey();
    const link = await issue(email);
    const stranger = new Visitor(app.app);
    const refused = await stranger.submit(link, { password: 'short', revoke_key: 'yes' });
    expect([refused.status, /<input[^>]*id="revoke_key"[^>]*checked/.test(refused.html)]).toEqual([
      422,
      true,
    ]);
    expect((await app.get('/api/v1/me', { key })).status).toBe(200);
  });

  it('sets the first password of an account without one', async () => {
    await app.account({ email: 'made-by-the-operator@example.org', name: 'Op' });
    const visitor = new Visitor(app.app);
    expect((await visitor.signIn('made-by-the-operator@example.org')).status).toBe(422);
    await visitor.submit(await issue('made-by-the-operator@example.org'), { password: NEXT });
    expect((await visitor.signIn('made-by-the-operator@example.org', NEXT)).status).toBe(303);
  });

  it('opens the link any number of times, for mail programs that fetch links', async () => {
    const { email } = await member();
    const link = await issue(email);
    const visitor = new Visitor(app.app);
    for (let looks = 0; looks < 3; looks++) expect((await visitor.get(link)).status).toBe(200);
    expect((await visitor.submit(link, { password: NEXT })).status).toBe(303);
  });

  it('keeps the link valid after a refused password', async () => {
    const { email } = await member();
    const link = await issue(email);
    const visitor = new Visitor(app.app);
    expect((await visitor.submit(link, { password: 'short' })).status).toBe(422);
    expect((await visitor.submit(link, { password: NEXT })).status).toBe(303);
  });

  it('refuses one of two uses of a link at the same time', async () => {
    const { email } = await member();
    const link = await issue(email);
    const visitors = [new Visitor(app.app), new Visitor(app.app)];
    const hidden = await Promise.all(visitors.map((visitor) => visitor.hiddenFields(link)));
    const answers = await Promise.all(
      visitors.map((visitor, index) =>
        visitor.post(link, { ...hidden[index]!, password: `${NEXT} ${index}` }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 410]);
  });

  it('refuses a link after a newer one, a change of password or its expiry', async () => {
    const { email, visitor } = await member();
    const replaced = await issue(email);
    const overtaken = await issue(email);
    expect((await visitor.get(replaced)).status).toBe(410);
    await visitor.submit(
      '/account/settings',
      { present_password: PASSWORD, new_password: NEXT },
      '/account/password',
    );
    expect((await visitor.get(overtaken)).status).toBe(410);
    const late = await issue(email);
    await sql(`UPDATE password_resets SET expires_at = now() - interval '1 second'`);
    expect((await visitor.get(late)).status).toBe(410);
  });

  it.each(['x', 'A'.repeat(43), 'A'.repeat(250), '%00', '..%2f..', "'; DROP TABLE accounts; --"])(
    'is not set by an invalid link: %s',
    async (token) => {
      const { status, html } = await new Visitor(app.app).get(`/reset-password/${encodeURI(token)}`);
      expect([404, 410]).toContain(status);
      expect(html).toContain('<!doctype html>');
    },
  );
});
