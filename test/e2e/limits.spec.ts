import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Database } from '../../src/database/database.js';
import { TestApp, type Answer } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { RawHttp } from '../support/raw-http.js';

const ME = '/api/v1/me';
const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status);

/** Runs on a separate application, which is stopped afterwards. */
async function limited(env: Record<string, string>, test: (app: TestApp) => Promise<void>): Promise<void> {
  const app = await TestApp.start(env);
  try {
    await test(app);
  } finally {
    await app.stop();
  }
}

async function inTurn(times: number, call: () => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let n = 0; n < times; n++) answers.push(await call());
  return answers;
}

describe('calls a minute', () => {
  it('are in the headers of every response, as in the draft and its earlier versions', () =>
    limited({ RATE_LIMIT_PER_MINUTE: '2' }, async (app) => {
      const [first, , refused] = await inTurn(3, () => app.get(ME));
      expect(first!.headers).toMatchObject({
        'ratelimit-policy': '"account";q=2;w=60',
        ratelimit: expect.stringMatching(/^"account";r=1;t=\d+$/),
        'ratelimit-limit': '2',
        'ratelimit-remaining': '1',
        'ratelimit-reset': expect.stringMatching(/^\d+$/),
      });
      expect(refused!.status).toBe(429);
      expect(refused!.headers['ratelimit']).toMatch(/^"account";r=0;t=\d+$/);
      expect(refused!.headers['retry-after']).toBe(refused!.headers['ratelimit-reset']);
    }));

  it('without a key are counted by address', () =>
    limited({ RATE_LIMIT_ADDRESS_PER_MINUTE: '2', TRUSTED_PROXIES: 'loopback' }, async (app) => {
      const from = (address: string) =>
        app.get('/openapi.json', { key: null, headers: { 'x-forwarded-for': address } });
      expect(statuses(await inTurn(3, () => from('192.0.2.1')))).toEqual([200, 200, 429]);
      expect((await from('192.0.2.2')).headers['ratelimit-policy']).toBe('"address";q=2;w=60');
      expect((await app.get(ME)).status).toBe(200);
    }));

  it('of one client count together for all of its IPv6 addresses', () =>
    limited({ RATE_LIMIT_ADDRESS_PER_MINUTE: '2', TRUSTED_PROXIES: 'loopback' }, async (app) => {
      let address = 1;
      const next = () =>
        app.get('/openapi.json', { key: null, headers: { 'x-forwarded-for': `2001:db8::${address++}` } });
      expect(statuses(await inTurn(3, next))).toEqual([200, 200, 429]);
    }));

  it('with refused keys are limited by address', () =>
    limited({ RATE_LIMIT_ADDRESS_PER_MINUTE: '3' }, async (app) => {
      const guess = () => app.get(ME, { key: `dir_${'x'.repeat(43)}` });
      const answers = await inTurn(5, guess);
      expect(statuses(answers)).toEqual([401, 401, 401, 429, 429]);
      expect(answers[4]!.headers['retry-after']).toMatch(/^\d+$/);
    }));

  it('with refused keys do not lock out valid keys of the same address, known to the process or new', () =>
    limited({ RATE_LIMIT_ADDRESS_PER_MINUTE: '3' }, async (app) => {
      expect((await app.get(ME)).status).toBe(200);
      const { key } = await app.account({ email: 'neighbour@example.org', name: 'N' });
      const guesses = () =>
        Promise.all(
          Array.from({ length: 200 }, (_, n) => app.get(ME, { key: `dir_${String(n).padStart(43, 'x')}` })),
        );
      await guesses();
      const flood = guesses();
      const valid = await Promise.all([app.get(ME), app.get(ME, { key })]);
      expect(statuses(valid)).toEqual([200, 200]);
      expect(new Set(statuses(await flood))).toEqual(new Set([429]));
    }));

  it('are counted by each process while Redis is unavailable', () =>
    limited({ REDIS_URL: 'redis://127.0.0.1:1', RATE_LIMIT_PER_MINUTE: '2' }, async (app) => {
      expect(statuses(await inTurn(3, () => app.get(ME)))).toEqual([200, 200, 429]);
      const { body } = await app.get('/health/ready', { key: null });
      expect([body.status, body.checks.redis.status]).toEqual(['degraded', 'unavailable']);
    }));

  it('can be unlimited', () =>
    limited({ RATE_LIMIT_PER_MINUTE: '0', RATE_LIMIT_ADDRESS_PER_MINUTE: '0' }, async (app) => {
      const answer = await app.get(ME);
      expect(answer.headers['ratelimit-limit']).toBeUndefined();
      expect((await app.get(ME, { key: null })).status).toBe(401);
    }));

  it('do not include probes', () =>
    limited({ RATE_LIMIT_ADDRESS_PER_MINUTE: '1' }, async (app) => {
      const answers = await inTurn(3, () => app.get('/health/live', { key: null }));
      expect(statuses(answers)).toEqual([200, 200, 200]);
    }));
});

describe('a URL', () => {
  let app: TestApp;
  beforeAll(async () => (app = await TestApp.start()));
  afterAll(() => app.stop());

  it('of more than 8 KiB is refused', async () => {
    const { status, body } = await app.get(`/api/v1/people?first_name=${'x'.repeat(8_192)}`);
    expect([status, body.error]).toEqual([414, 'uri_too_long']);
    expect((await app.get(`/api/v1/people/${'x'.repeat(7_000)}`)).status).toBe(404);
  });

  it('with more than 1,000 parameters is refused', async () => {
    const { status, body } = await app.get(`/api/v1/people?${'a=1&'.repeat(1_000)}a=1`);
    expect([status, body.details]).toEqual([
      422,
      [{ field: 'query', code: 'too_many', message: 'must have at most 1000 parameters' }],
    ]);
  });
});

describe('a client that is slow or sends too much', () => {
  let app: TestApp;
  let raw: RawHttp;
  beforeAll(async () => {
    app = await TestApp.start({ REQUEST_TIMEOUT_MS: '1000' });
    raw = await RawHttp.listen(app);
  });
  afterAll(() => app.stop());

  it.each([
    ['headers', () => `GET ${ME} HTTP/1.1\r\nHost: localhost\r\nX-Slow: `],
    [
      'a body',
      () =>
        `POST /api/v1/people HTTP/1.1\r\n${raw.headers}Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{`,
    ],
  ])('gets 408 for %s that do not arrive', async (_what, bytes) => {
    const answer = await raw.send(bytes());
    expect([answer.status, answer.body.error, answer.header('connection')]).toEqual([
      408,
      'request_timeout',
      'close',
    ]);
    expect(answer.body.request_id).toBe(answer.header('x-request-id'));
    // The charge of a call whose body does not arrive is refunded when its connection ends.
    const balance = async () => (await app.get(ME)).headers['x-api-credits-remaining'];
    await eventually('the charge is refunded', async () => (await balance()) === '1000000');
  });

  it.each([
    [431, 'headers of more than 16 KiB', 'headers_too_large', ME, 17_000],
    [431, 'headers of almost 32 KiB', 'headers_too_large', ME, 32_000],
    [414, 'a URL of 20 KiB', 'uri_too_long', `${ME}?q=${'x'.repeat(20_480)}`, 1],
  ])('gets %i for %s, with its credits', async (status, _what, error, path, length) => {
    const head = (long: number) =>
      `GET ${path} HTTP/1.1\r\n${raw.headers}X-Long: ${'x'.repeat(long)}\r\nConnection: close\r\n\r\n`;
    const answer = await raw.send(head(length));
    expect([answer.status, answer.body.error]).toEqual([status, error]);
    expect(answer.header('x-api-credits-remaining')).toBe('1000000');
    expect(answer.header('x-api-credits-charged')).toBe('0');
  });

  it('gets 431 for headers of more than 32 KiB, before authentication', async () => {
    const answer = await raw.send(
      `GET ${ME} HTTP/1.1\r\n${raw.headers}X-Long: ${'x'.repeat(33_000)}\r\n\r\n`,
    );
    expect([answer.status, answer.body.error]).toEqual([431, 'headers_too_large']);
  });
});

describe('too many concurrent requests', () => {
  it('get 503 with Retry-After, and requests in flight get responses', () =>
    limited({ MAX_CONCURRENT_REQUESTS: '4' }, async (app) => {
      const answers = await Promise.all(Array.from({ length: 40 }, () => app.get('/api/v1/people')));
      const refused = answers.filter(({ status }) => status === 503);
      expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(4);
      expect(refused.length + answers.filter(({ status }) => status === 200).length).toBe(40);
      expect(refused[0]!.body.error).toBe('overloaded');
      expect(refused[0]!.headers['retry-after']).toMatch(/^[123]$/);
      expect((await app.get('/api/v1/people')).status).toBe(200);
    }));

  it('exclude those whose bodies are still arriving, with a key or without', () =>
    limited({ MAX_CONCURRENT_REQUESTS: '2' }, async (app) => {
      const raw = await RawHttp.listen(app);
      const form = 'Content-Type: application/x-www-form-urlencoded';
      const hooks = 'Content-Type: application/json';
      const sockets = [
        `POST /sign-in HTTP/1.1\r\nHost: localhost\r\n${form}`,
        `POST /webhooks/stripe HTTP/1.1\r\nHost: localhost\r\n${hooks}`,
        `POST /api/v1/people HTTP/1.1\r\n${raw.headers}${hooks}`,
      ].flatMap((head) =>
        Array.from({ length: 4 }, () => connect(raw.port, '127.0.0.1').setNoDelay()).map((socket) => {
          socket.on('error', () => undefined).write(`${head}\r\nContent-Length: 60000\r\n\r\n{`);
          return socket;
        }),
      );
      const underWay = () => app.get('/api/v1/people');
      let answer = await underWay();
      while (answer.status === 503) answer = await underWay();
      for (let n = 0; n < 10; n++) expect((await underWay()).status).toBe(200);
      for (const socket of sockets) socket.destroy();
    }));

  it('exclude those that wait for their charge before their bodies arrive', () =>
    limited({ MAX_CONCURRENT_REQUESTS: '2' }, async (app) => {
      const raw = await RawHttp.listen(app);
      const { account, key } = await app.account({ email: 'slow@example.org', name: 'S', canEdit: true });
      const holder = await app.app.get(Database).pool.connect();
      const head = `Host: localhost\r\nX-Api-Key: ${key}\r\nContent-Type: application/json\r\nContent-Length: 60000`;
      const sockets = Array.from({ length: 8 }, () => connect(raw.port, '127.0.0.1').setNoDelay());
      try {
        await holder.query('BEGIN');
        await holder.query('SELECT FROM credit_balances WHERE account_id = $1 FOR UPDATE', [account.id]);
        for (const socket of sockets) {
          socket.on('error', () => undefined).write(`POST /api/v1/people HTTP/1.1\r\n${head}\r\n\r\n{`);
        }
        await eventually('the charge waits', async () => {
          const { rows } = await app.app
            .get(Database)
            .pool.query(
              `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
            );
          return rows.length > 0;
        });
        for (let n = 0; n < 5; n++) expect((await app.get('/api/v1/people')).status).toBe(200);
      } finally {
        holder.release(true);
        for (const socket of sockets) socket.destroy();
      }
    }));

  it('are reported by readiness for a while, with 503 if most calls are refused', () =>
    limited({ MAX_CONCURRENT_REQUESTS: '1' }, async (app) => {
      const ready = () => app.get('/health/ready', { key: null });
      expect((await ready()).body.checks.load.status).toBe('ok');
      await Promise.all(Array.from({ length: 20 }, () => app.get('/api/v1/people')));
      let answer = await ready();
      while (answer.body.checks.load.status === 'ok') {
        await sleep(50);
        answer = await ready();
      }
      expect([answer.status, answer.body.status]).toEqual([503, 'unavailable']);
      while (answer.body.checks.load.status !== 'ok') {
        await sleep(100);
        answer = await ready();
      }
      expect(answer.body.checks.load.status).toBe('ok');
    }));

  it('do not affect probes', () =>
    limited({ MAX_CONCURRENT_REQUESTS: '1' }, async (app) => {
      const both = await Promise.all([
        app.get('/api/v1/people'),
        app.get('/health/live', { key: null }),
        app.get('/health/ready', { key: null }),
      ]);
      expect(statuses(both)).toEqual([200, 200, 200]);
    }));

  it('are also detected by the delay of the event loop', () =>
    limited({ MAX_EVENT_LOOP_DELAY_MS: '20' }, async (app) => {
      let refused = await app.get('/api/v1/people');
      while (refused.status === 200) {
        const until = performance.now() + 250;
        while (performance.now() < until);
        await sleep(1);
        refused = await app.get('/api/v1/people');
      }
      expect([refused.status, refused.body.error]).toEqual([503, 'overloaded']);
      expect((await app.get('/health/live', { key: null })).status).toBe(200);
      let again = refused;
      while (again.status === 503) {
        await sleep(50);
        again = await app.get('/api/v1/people');
      }
      expect(again.status).toBe(200);
    }));
});
