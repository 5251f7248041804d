import { SignIn } from '../../src/accounts/sign-in.js';
import { createApp } from '../../src/create-app.js';
import { Database } from '../../src/database/database.js';
import { TestApp, testConfig } from '../support/app.js';
import { testDatabaseUrl } from '../support/postgres.js';
import { PASSWORD, Visitor, type PageAnswer } from '../support/visitor.js';

const WRONG = 'not the right lanterns';
const OWNER = 'owner@example.org';
const HOME = '198.51.100.1';

let app: TestApp;
let owner: Visitor;
beforeAll(async () => (app = await TestApp.start()));
afterAll(() => app.stop());
beforeEach(async () => {
  await app.app.get(Database).manager.query('TRUNCATE throttles, known_devices, sessions');
  owner = new Visitor(app.app, HOME);
  if ((await owner.signIn(OWNER)).status !== 303) await owner.signUp(OWNER);
  await owner.submit('/sign-out', {});
});

/** Sends this many wrong passwords from one address, each with a separate browser. Returns the statuses. */
async function guess(times: number, address: string, email = OWNER): Promise<number[]> {
  const attacker = new Visitor(app.app, address);
  const hidden = await attacker.hiddenFields('/sign-in');
  const statuses = [];
  for (let guesses = 0; guesses < times; guesses++) {
    statuses.push((await attacker.post('/sign-in', { ...hidden, email, password: WRONG })).status);
  }
  return statuses;
}

const address = (index: number) => `192.0.${index >> 8}.${index & 255}`;

describe('Sign-in', () => {
  it('is refused after ten wrong passwords, with the time to retry', async () => {
    expect(await guess(11, address(1))).toEqual([...Array<number>(10).fill(422), 429]);
    const refused = await new Visitor(app.app, address(1)).signIn(OWNER);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.html).toMatch(/Too many attempts: retry after \d+ (seconds|minutes)/);
  });

  it('accepts the owner from another address meanwhile', async () => {
    await guess(11, address(1));
    expect((await new Visitor(app.app, address(2)).signIn(OWNER)).status).toBe(303);
  });

  it('accepts the owner from the same address, with a known browser', async () => {
    await guess(11, HOME);
    expect((await owner.signIn(OWNER)).status).toBe(303);
    expect((await new Visitor(app.app, HOME).signIn(OWNER)).status).toBe(429);
  });

  it('accepts other accounts from the same address', async () => {
    await new Visitor(app.app, address(3)).signUp('neighbour@example.org');
    await guess(11, address(1));
    expect((await new Visitor(app.app, address(1)).signIn('neighbour@example.org')).status).toBe(303);
  });

  it('counts by address too, and stops a client that tries many accounts', async () => {
    const attacker = new Visitor(app.app, address(1));
    const hidden = await attacker.hiddenFields('/sign-in');
    const statuses = [];
    for (let guesses = 0; guesses < 40; guesses++) {
      const email = `victim-${guesses}@example.org`;
      statuses.push((await attacker.post('/sign-in', { ...hidden, email, password: WRONG })).status);
    }
    expect(statuses.indexOf(429)).toBe(30);
    expect((await new Visitor(app.app, address(2)).signIn(OWNER)).status).toBe(303);
  });

  it('counts an IPv6 network as one address', async () => {
    await guess(5, '2001:db8:1:1::1');
    expect((await guess(6, '2001:db8:1:1:ffff::2')).at(-1)).toBe(429);
    expect(await guess(1, '2001:db8:1:2::1')).toEqual([422]);
  });

  it('allows fewer attempts per address on an account that many addresses attack, and accepts its owner', async () => {
    for (let index = 0; index < 10; index++) await guess(10, address(index));
    expect(await guess(3, address(11))).toEqual([422, 422, 429]);
    expect((await new Visitor(app.app, address(12)).signIn(OWNER)).status).toBe(303);
    expect((await owner.signIn(OWNER)).status).toBe(303);
  });

  it('counts a known browser separately, with its own limit', async () => {
    const hidden = await owner.hiddenFields('/sign-in');
    const statuses = [];
    for (let guesses = 0; guesses < 11; guesses++) {
      statuses.push((await owner.post('/sign-in', { ...hidden, email: OWNER, password: WRONG })).status);
    }
    expect(statuses.at(-1)).toBe(429);
    expect((await new Visitor(app.app, address(2)).signIn(OWNER)).status).toBe(303);
  });

  it('does not count correct passwords', async () => {
    for (let times = 0; times < 25; times++) {
      expect((await new Visitor(app.app, address(1)).signIn(OWNER)).status).toBe(303);
    }
  });

  it('allows as many guesses at the same time as one after the other', async () => {
    const attackers = Array.from({ length: 30 }, () => new Visitor(app.app, address(1)));
    const hidden = await Promise.all(attackers.map((one) => one.hiddenFields('/sign-in')));
    const answers = await Promise.all(
      attackers.map((one, index) =>
        one.post('/sign-in', { ...hidden[index], email: OWNER, password: WRONG }),
      ),
    );
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  it('at sixty times in parallel delays no other sign-in and no call of the API', async () => {
    const crowd = Array.from({ length: 60 }, () => new Visitor(app.app, address(1)));
    const hidden = await Promise.all(crowd.map((one) => one.hiddenFields('/sign-up')));
    const order: string[] = [];
    const answers = crowd.map(async (one, index) => {
      const fields = { ...hidden[index], email: OWNER, name: 'C', password: PASSWORD };
      const answer = await one.post('/sign-up', fields);
      if (answer.status === 422) order.push('crowd');
      return answer;
    });
    const others = [
      new Visitor(app.app, address(2)).signIn(OWNER),
      owner.signIn(OWNER),
      app.get('/api/v1/me'),
    ].map(async (one) => {
      const { status } = await one;
      order.push('other');
      return status;
    });
    expect(await Promise.all(others)).toEqual([303, 303, 200]);
    for (const { status, headers } of await Promise.all(answers)) {
      expect([422, 429, 503]).toContain(status);
      if (status !== 422) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(order.filter((who) => who === 'crowd').length).toBeGreaterThan(0);
  });

  it('is counted by all processes together', async () => {
    const second = await createApp(testConfig(), await testDatabaseUrl());
    second.useLogger(false);
    await second.init();
    await guess(10, address(1));
    const { status } = await new Visitor(second, address(1)).signIn(OWNER);
    await second.close();
    expect(status).toBe(429);
  });

  it('counts an unknown address like a known one', async () => {
    const [known, unknown] = [await guess(11, address(1)), await guess(11, address(2), 'nobody@example.org')];
    expect(unknown).toEqual(known);
  });
});

describe('The response to a wrong sign-in', () => {
  const body = ({ html, status, headers }: PageAnswer, email: string) => [
    status,
    html.replaceAll(email, '').replace(/name="csrf" value="[^"]+"/, ''),
    Object.keys(headers).sort(),
  ];

  it('is the same for an unknown address, a wrong password and an account without one', async () => {
    await app.account({ email: 'keyless@example.org', name: 'K' });
    const answers = await Promise.all(
      [OWNER, 'nobody@example.org', 'keyless@example.org'].map(async (email) =>
        body(await new Visitor(app.app, address(1)).signIn(email, WRONG), email),
      ),
    );
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(String(answers[0]![1])).toContain('Email address or password is wrong.');
  });

  it('takes the same work: one hash, for every address', async () => {
    const { Passwords } = await import('../../src/accounts/passwords.js');
    const hashed = jest.spyOn(app.app.get(Passwords), 'match');
    await app.app.get(SignIn).signIn('nobody@example.org', WRONG, { address: address(9), device: 'd' });
    expect(hashed.mock.calls).toEqual([[null, WRONG, address(9)]]);
    hashed.mockRestore();
  });
});

describe('Sign-up', () => {
  it('reveals whether an account exists no faster than sign-in does', async () => {
    const curious = new Visitor(app.app, address(1));
    const hidden = await curious.hiddenFields('/sign-up');
    const statuses = [];
    for (let tries = 0; tries < 31; tries++) {
      const fields = { ...hidden, email: OWNER, name: 'C', password: PASSWORD };
      statuses.push((await curious.post('/sign-up', fields)).status);
    }
    expect(statuses).toEqual([...Array<number>(30).fill(422), 429]);
  });
});
