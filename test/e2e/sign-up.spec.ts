import { Logger } from '@nestjs/common';
import { EXPIRED } from '../../src/accounts/sessions.js';
import { Housekeeping } from '../../src/database/housekeeping.js';
import { TestApp } from '../support/app.js';
import { SmtpServer } from '../support/smtp-server.js';
import { sql } from '../support/sql.js';
import { PASSWORD, Visitor } from '../support/visitor.js';

/** Runs `test` on an application with these settings, which is stopped afterwards. */
async function withApp(env: Record<string, string>, test: (app: TestApp) => Promise<void>): Promise<void> {
  const app = await TestApp.start(env);
  try {
    await test(app);
  } finally {
    await app.stop();
  }
}

const accountsOf = async (app: TestApp): Promise<string[]> =>
  (await sql(app, `SELECT email FROM accounts WHERE email <> 'editor@example.org' ORDER BY id`)).map(
    ({ email }) => email as string,
  );
const creditsOf = async (app: TestApp) =>
  sql(
    app,
    `SELECT b.balance, e.kind::text, e.credits FROM credit_balances b JOIN credit_entries e USING (account_id)
     JOIN accounts a ON a.id = b.account_id WHERE a.email <> 'editor@example.org'`,
  );

describe('Open sign-up', () => {
  const LIMITS = { SIGN_UPS_PER_ADDRESS_PER_DAY: '3', SIGN_UPS_PER_DAY: '5' };
  const signUps = async (app: TestApp, addresses: readonly string[]) => {
    const statuses = [];
    for (const address of addresses) {
      statuses.push(
        (await new Visitor(app.app, address).signUp(`${crypto.randomUUID()}@example.org`)).status,
      );
    }
    return statuses;
  };

  it('limits the accounts of a network per day, and does not affect other networks', () =>
    withApp(LIMITS, async (app) => {
      const home = '192.0.2.1';
      expect(await signUps(app, [home, home, home, home])).toEqual([303, 303, 303, 429]);
      expect(await signUps(app, ['2001:db8:1:1::1', '2001:db8:1:1:ffff::2'])).toEqual([303, 303]);
      expect(await accountsOf(app)).toHaveLength(5);
      expect(new Set((await creditsOf(app)).map(({ credits }) => credits))).toEqual(new Set([1_000]));
    }));

  it('limits the accounts of all networks per day, and says when to retry', () =>
    withApp(LIMITS, async (app) => {
      const addresses = Array.from({ length: 6 }, (_, n) => `192.0.2.${n + 1}`);
      expect(await signUps(app, addresses)).toEqual([303, 303, 303, 303, 303, 429]);
      const refused = await new Visitor(app.app, '192.0.2.9').signUp('late@example.org');
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }));

  it('applies the limit to concurrent sign-ups', () =>
    withApp(LIMITS, async (app) => {
      const visitors = Array.from({ length: 12 }, () => new Visitor(app.app, '192.0.2.1'));
      const answers = await Promise.all(visitors.map((one, n) => one.signUp(`crowd-${n}@example.org`)));
      expect(answers.filter(({ status }) => status === 303)).toHaveLength(3);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(9);
    }));

  it('does not count refused sign-ups', () =>
    withApp(LIMITS, async (app) => {
      const visitor = () => new Visitor(app.app, '192.0.2.1');
      for (let round = 0; round < 4; round++) {
        expect((await visitor().signUp('editor@example.org')).status).toBe(422);
        expect((await visitor().signUp(`short-${round}@example.org`, 'S', 'short')).status).toBe(422);
      }
      expect((await visitor().signUp('member@example.org')).status).toBe(303);
    }));

  it('allows twenty per address by default', () =>
    withApp({ SIGN_UPS_PER_ADDRESS_PER_DAY: '', SIGN_UPS_PER_DAY: '' }, async (app) => {
      const statuses = await signUps(app, Array<string>(22).fill('192.0.2.1'));
      expect(statuses).toEqual([...Array<number>(20).fill(303), 429, 429]);
    }));
});

describe('Closed sign-up', () => {
  it('names the contact, and accepts no form', () =>
    withApp({ SIGN_UP: 'closed' }, async (app) => {
      const visitor = new Visitor(app.app);
      const { status, html } = await visitor.get('/sign-up');
      expect([status, html.includes('Sign-up is closed'), html.includes('<form')]).toEqual([
        200,
        true,
        false,
      ]);
      const { csrf } = await visitor.hiddenFields('/sign-in');
      const form = { csrf: csrf!, email: 'a@example.org', name: 'A', password: PASSWORD };
      expect((await visitor.post('/sign-up', form)).status).toBe(403);
      expect((await visitor.get(`/sign-up/confirm/${'A'.repeat(43)}`)).status).toBe(403);
      expect(await accountsOf(app)).toEqual([]);
    }));
});

describe('Confirmed sign-up', () => {
  let app: TestApp;
  let smtp: SmtpServer;
  beforeAll(async () => {
    smtp = await SmtpServer.start();
    app = await TestApp.start({
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Directory <directory@example.org>',
      PUBLIC_URL: 'https://directory.example',
    });
  });
  afterAll(async () => {
    await app.stop();
    await smtp.stop();
  });
  beforeEach(async () => {
    smtp.refuses = false;
    smtp.emails.length = 0;
    await sql(app, 'TRUNCATE throttles, pending_sign_ups');
  });

  let people = 0;
  const newEmail = () => `new-${++people}@example.org`;
  const visitor = () => new Visitor(app.app);

  it('creates the account, with its credits, when the link is used with the password', async () => {
    const email = newEmail();
    expect((await visitor().signUp(email, 'Nora New')).location).toBe('/sign-up/sent');
    expect([await accountsOf(app), smtp.emails.map(({ to }) => to)]).toEqual([[], [email]]);
    expect(smtp.emails[0]!.text).not.toContain('Nora');
    expect((await visitor().signIn(email)).status).toBe(422);

    const elsewhere = visitor();
    const link = smtp.link();
    expect((await elsewhere.get(link)).html).toContain(email);
    expect(await accountsOf(app)).toEqual([]);
    expect((await elsewhere.submit(link, { password: PASSWORD })).location).toBe('/account?notice=welcome');
    expect(await elsewhere.isSignedIn()).toBe(true);
    expect(await accountsOf(app)).toEqual([email]);
    expect(await creditsOf(app)).toEqual([{ balance: 1_000, kind: 'signup_grant', credits: 1_000 }]);
    const expired = await visitor().get(link);
    expect([expired.status, expired.html.includes('<h1>This link has expired')]).toEqual([410, true]);
    expect((await visitor().signIn(email)).status).toBe(303);
  });

  it('cannot be confirmed by an owner of the address who has not signed up', async () => {
    const email = newEmail();
    await visitor().signUp(email, 'A Stranger', 'a password of strangers');
    const link = smtp.link();
    const { status, html } = await visitor().submit(link, { password: PASSWORD });
    expect([status, html.includes('differs from the one of this sign-up')]).toEqual([422, true]);
    expect((await visitor().submit(link, { password: '' })).status).toBe(422);
    expect(await accountsOf(app)).not.toContain(email);

    await visitor().signUp(email);
    expect((await visitor().submit(smtp.link(), { password: PASSWORD })).status).toBe(303);
    expect((await visitor().get(link)).status).toBe(410);
  });

  it('creates one account for two concurrent confirmations', async () => {
    const email = newEmail();
    await visitor().signUp(email);
    const link = smtp.link();
    const both = [visitor(), visitor()];
    const hidden = await Promise.all(both.map((one) => one.hiddenFields(link)));
    const answers = await Promise.all(
      both.map((one, n) => one.post(link, { ...hidden[n], password: PASSWORD })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 410]);
    expect((await accountsOf(app)).filter((one) => one === email)).toHaveLength(1);
  });

  it('responds the same for an address that has an account, and emails its owner', async () => {
    const { status, location } = await visitor().signUp('editor@example.org');
    expect([status, location]).toEqual([303, '/sign-up/sent']);
    expect(smtp.emails).toEqual([
      {
        to: 'editor@example.org',
        text: expect.stringContaining('https://directory.example/sign-in') as string,
      },
    ]);
    expect(await sql(app, 'SELECT FROM pending_sign_ups')).toEqual([]);
  });

  it('fails when the address has got an account meanwhile', async () => {
    const email = newEmail();
    await visitor().signUp(email);
    const link = smtp.link();
    await app.account({ email, name: 'By the operator' });
    expect((await visitor().submit(link, { password: PASSWORD })).status).toBe(409);
  });

  it('expires', async () => {
    await visitor().signUp(newEmail());
    const link = smtp.link();
    await sql(app, `UPDATE pending_sign_ups SET expires_at = now() - interval '1 second'`);
    expect((await visitor().get(link)).status).toBe(410);
    for (const chore of EXPIRED) await app.app.get(Housekeeping).run(chore);
    expect(await sql(app, 'SELECT FROM pending_sign_ups')).toEqual([]);
  });

  it('sends an address three emails, and then says when to retry', async () => {
    const email = newEmail();
    const statuses = [];
    for (let round = 0; round < 4; round++) statuses.push((await visitor().signUp(email)).status);
    expect(statuses).toEqual([303, 303, 303, 429]);
    expect(smtp.emails).toHaveLength(3);
  });

  it('fails with 503 when the email cannot be sent, and logs the failure', async () => {
    smtp.refuses = true;
    const logged = jest.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
    const { status, headers, html } = await visitor().signUp(newEmail());
    const lines = JSON.stringify(logged.mock.calls);
    logged.mockRestore();
    expect([status, headers['retry-after']]).toEqual([503, '60']);
    expect(html).toContain('The email could not be sent');
    expect(lines).toContain('Sending an email failed');
    expect(lines).not.toContain('example.org');
  });

  it.each(['x', 'A'.repeat(43), '%00', '..%2f..'])('rejects a made-up link: %s', async (token) => {
    expect([404, 410]).toContain((await visitor().get(`/sign-up/confirm/${token}`)).status);
  });

  it('limits guesses of the password as sign-in does', async () => {
    await visitor().signUp(newEmail());
    const link = smtp.link();
    const guesser = visitor();
    const hidden = await guesser.hiddenFields(link);
    const statuses = [];
    for (let round = 0; round < 31; round++) {
      statuses.push((await guesser.post(link, { ...hidden, password: 'not the right lanterns' })).status);
    }
    expect(statuses).toEqual([...Array<number>(30).fill(422), 429]);
  });
});

it('A sign-up without an SMTP server is confirmed by a link in the log', () =>
  withApp({ SIGN_UP: 'confirm' }, async (app) => {
    const logged = jest.spyOn(Logger.prototype, 'log').mockReturnValue(undefined);
    const visitor = new Visitor(app.app);
    const { location } = await visitor.signUp('member@example.org');
    const facts = logged.mock.calls.map(([one]) => one as { to?: string; link?: string });
    logged.mockRestore();
    expect((await visitor.get(location!)).html).toContain('Ask the operator of this server for your link');
    const { to, link } = facts.find((one) => one.link !== undefined)!;
    expect(to).toBe('m…@example.org');
    const { pathname } = new URL(link!);
    expect((await visitor.submit(pathname, { password: PASSWORD })).status).toBe(303);
    expect(await visitor.isSignedIn()).toBe(true);
  }));
