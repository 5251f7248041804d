import { Database } from '../../src/database/database.js';
import { SOURCE, TestApp, type CallOptions } from '../support/app.js';
import { RawHttp } from '../support/raw-http.js';
import { everyRoute } from '../support/routes.js';
import { Visitor } from '../support/visitor.js';

const PEOPLE = '/api/v1/people';
const ORIGIN = { origin: 'https://elsewhere.example' };
type Headers = Readonly<Record<string, unknown>>;

let app: TestApp;
let secured: TestApp;
let person: string;
let etag: string;
beforeAll(async () => {
  app = await TestApp.start();
  secured = await app.twin({ PUBLIC_URL: 'https://directory.example', RATE_LIMIT_ADDRESS_PER_MINUTE: '1' });
  const made = await app.post(PEOPLE, { first_name: 'Ada', source: SOURCE });
  [person, etag] = [made.headers['location']!, made.headers['etag']!];
});
afterAll(async () => {
  await secured.stop();
  await app.stop();
});

/** Paths that pages of any origin may read. */
const OPEN = /^\/api\/v1\/reconcile(\/|$)/;

/** Fails unless a response has the headers that every response has. */
function expectSafe({ 'access-control-expose-headers': exposed, ...headers }: Headers, isOpen = false): void {
  expect([headers['access-control-allow-origin'], exposed !== undefined]).toEqual(
    isOpen ? ['*', true] : [undefined, false],
  );
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': expect.stringMatching(/^(no-referrer|same-origin)$/),
    'content-security-policy': expect.stringMatching(/^default-src 'none';.*frame-ancestors 'none'$/),
    'cache-control': expect.stringMatching(/^(private|public), |^no-store$/),
    'x-request-id': expect.any(String),
  });
  const names = Object.keys(headers);
  const others = names.filter((name) => /^(access-control-|server$|x-powered-by$)/.test(name));
  expect(others).toEqual(isOpen ? ['access-control-allow-origin'] : []);
}

it('every route has them, with a key and without, and allows no other origin', async () => {
  const visitor = new Visitor(app.app);
  await visitor.signUp('member@example.org');
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const callers = [ORIGIN, { ...ORIGIN, authorization: `Bearer ${app.editor.key}` }, { ...ORIGIN, cookie }];
  for (const { method, path } of await everyRoute()) {
    const url = path.replace(/:\w+/g, 'f'.repeat(32)).replace('*', 'nowhere');
    for (const headers of callers) {
      const answer = await app.app.inject({ method: method as 'GET', url, headers });
      expectSafe(answer.headers, OPEN.test(url));
    }
  }
});

const defect = async () => {
  const { manager } = app.app.get(Database);
  await manager.query('ALTER TABLE people RENAME TO people_elsewhere');
  try {
    return await app.get(PEOPLE);
  } finally {
    await manager.query('ALTER TABLE people_elsewhere RENAME TO people');
  }
};
const outage = async () => {
  const { pool } = app.app.get(Database);
  const query = pool.query.bind(pool);
  pool.query = (() => Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }))) as never;
  try {
    return await app.get(PEOPLE);
  } finally {
    pool.query = query;
  }
};
const former = async () => {
  const { headers } = await app.post(PEOPLE, { first_name: 'Old', source: SOURCE });
  await app.patch(headers['location']!, { public_id: 'e'.repeat(32), source: SOURCE });
  return app.get(headers['location']!);
};
const deleted = async () => {
  const { headers } = await app.post(PEOPLE, { first_name: 'Gone', source: SOURCE });
  await app.delete(headers['location']!);
  return app.get(headers['location']!);
};
const poor = async () => {
  const { key } = await app.account({ email: 'poor@example.org', name: 'Poor' }, 0);
  return app.get(PEOPLE, { key });
};
const read = async () => (await app.account({ email: 'reader@example.org', name: 'Reader' })).key;
const create = (options: CallOptions) => app.call('POST', PEOPLE, options);

it.each<[number, () => Promise<{ status: number; headers: Headers }>]>([
  [200, () => app.get(PEOPLE)],
  [201, () => create({ body: { first_name: 'New', source: SOURCE } })],
  [304, () => app.get(person, { headers: { 'if-none-match': etag } })],
  [308, former],
  [400, () => create({ body: '{' })],
  [401, () => app.get(PEOPLE, { key: null })],
  [402, poor],
  [403, async () => create({ key: await read(), body: {} })],
  [404, () => app.get(`${PEOPLE}/unknown`)],
  [405, () => app.call('PUT', PEOPLE)],
  [406, () => app.get(PEOPLE, { headers: { accept: 'image/png' } })],
  [410, deleted],
  [412, () => app.patch(person, { source: SOURCE }, { headers: { 'if-match': '"other"' } })],
  [413, () => create({ body: ' '.repeat(1_048_577) })],
  [414, () => app.get(`${PEOPLE}?first_name=${'x'.repeat(9_000)}`)],
  [415, () => create({ body: '{}', headers: { 'content-type': 'text/plain' } })],
  [422, () => create({ body: {} })],
  [431, () => app.get(PEOPLE, { headers: { 'x-long': 'x'.repeat(20_000) } })],
  [500, defect],
  [503, outage],
])('a response of %i has them', async (status, ask) => {
  const answer = await ask();
  expect(answer.status).toBe(status);
  expectSafe(answer.headers);
});

it('a rate-limited response has them, and HTTPS is required if the public URL uses it', async () => {
  const ask = () => secured.get('/openapi.json', { key: null });
  const [one, two] = [await ask(), await ask()];
  expect([one.status, two.status]).toEqual([200, 429]);
  for (const { headers } of [one, two]) {
    expectSafe(headers);
    expect(headers['strict-transport-security']).toBe('max-age=63072000');
  }
  expect((await app.get('/openapi.json')).headers).not.toHaveProperty('strict-transport-security');
});

it('pages have them: errors, unknown pages, and unchanged ones', async () => {
  const visitor = new Visitor(app.app);
  const home = await visitor.get('/');
  const answers = [
    home,
    await visitor.get('/', { 'if-none-match': home.headers['etag']! }),
    await visitor.get('/nowhere'),
    await visitor.get('/account'),
    await visitor.post('/sign-in', { email: 'x' }),
    await visitor.post('/sign-in', '{}', { 'content-type': 'application/json' }),
    await visitor.post('/sign-in', 'x='.padEnd(70_000, 'x')),
    await visitor.get('/assets/none.css'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 304, 404, 303, 403, 415, 413, 404]);
  for (const { headers } of answers) expectSafe(headers);
});

it('a preflight is refused on every route', async () => {
  for (const url of ['/', '/docs', '/openapi.json', '/health/live', '/webhooks/stripe', PEOPLE, '/account']) {
    const headers = { ...ORIGIN, 'access-control-request-method': 'POST' };
    const answer = await app.app.inject({ method: 'OPTIONS', url, headers });
    expect([url, answer.statusCode >= 400]).toEqual([url, true]);
    expectSafe(answer.headers);
  }
});

it('a request that is not HTTP gets them too', async () => {
  const raw = await RawHttp.listen(secured);
  for (const [status, request] of [
    [400, 'NONSENSE\r\n\r\n'],
    [431, `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`],
  ] as const) {
    const { text } = await raw.send(request);
    const head = text.split('\r\n\r\n')[0]!;
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    const headers = Object.fromEntries(
      head
        .split('\r\n')
        .slice(1)
        .map((line) => line.toLowerCase().split(': ', 2)),
    ) as Headers;
    expectSafe(headers);
    expect(headers['strict-transport-security']).toBe('max-age=63072000');
  }
});
