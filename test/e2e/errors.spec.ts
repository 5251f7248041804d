import { STATUS_CODES } from 'node:http';
import { DataSource } from 'typeorm';
import { Database } from '../../src/database/database.js';
import { Directory } from '../factories/directory.js';
import { SOURCE, TestApp, type Answer } from '../support/app.js';
import { sql } from '../support/sql.js';

const PEOPLE = '/api/v1/people';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

let app: TestApp;
let directory: Directory;
let reader: string;
beforeAll(async () => {
  app = await TestApp.start();
  directory = new Directory(app);
  reader = (await app.account({ email: 'reader@example.org', name: 'Reader' })).key;
});
afterAll(() => app.stop());

const gone = async () => {
  const { public_id } = await directory.person();
  await app.delete(`${PEOPLE}/${public_id}`);
  return `${PEOPLE}/${public_id}`;
};
const withMember = async () =>
  `/api/v1/organizations/${(await directory.membership()).organization_public_id}`;
const BODY = { first_name: 'A', source: SOURCE };
const MIB = 1_048_576;

type Headers = Record<string, string>;

/** Every error code, with a call that causes it; `headers` are sent with the call. */
const ERRORS: [number, string, (headers: Headers) => Promise<Answer>][] = [
  [400, 'invalid_json', (headers) => app.post(PEOPLE, '{"first_name":', { headers })],
  [401, 'unauthorized', (headers) => app.get(PEOPLE, { key: null, headers })],
  [402, 'insufficient_credits', async (headers) => app.get(PEOPLE, { key: await emptyHanded(), headers })],
  [403, 'forbidden', (headers) => app.post(PEOPLE, BODY, { key: reader, headers })],
  [404, 'not_found', (headers) => app.get(`${PEOPLE}/${'f'.repeat(32)}`, { headers })],
  [404, 'not_found', (headers) => app.get('/api/v1/nowhere', { headers })],
  [404, 'not_found', (headers) => app.get('/api/v1', { headers })],
  [404, 'not_found', (headers) => app.get('/nowhere', { key: null, headers })],
  [405, 'method_not_allowed', (headers) => app.call('PUT', PEOPLE, { headers })],
  [409, 'conflict', async (headers) => app.delete(await withMember(), { headers })],
  [410, 'gone', async (headers) => app.get(await gone(), { headers })],
  [
    412,
    'precondition_failed',
    async (headers) => app.delete(await withMember(), { headers: { ...headers, 'if-match': '"x"' } }),
  ],
  [413, 'payload_too_large', (headers) => app.post(PEOPLE, ' '.repeat(MIB + 1), { headers })],
  [
    415,
    'unsupported_media_type',
    (headers) => app.post(PEOPLE, 'a=b', { headers: { ...headers, 'content-type': 'text/plain' } }),
  ],
  [422, 'validation_failed', (headers) => app.post(PEOPLE, {}, { headers })],
  [422, 'idempotency_key_reused', reusedKey],
];
const NOT_ACCEPTABLE: (typeof ERRORS)[number] = [
  406,
  'not_acceptable',
  (headers) => app.get(PEOPLE, { headers: { accept: 'text/html', ...headers } }),
];

async function emptyHanded() {
  const email = `poor${Math.random()}@example.org`;
  return (await app.account({ email, name: 'Poor' }, 0)).key;
}

async function reusedKey(given: Headers) {
  const headers = { ...given, 'idempotency-key': `reused ${Math.random()}` };
  await app.post(PEOPLE, BODY, { headers });
  return app.post(PEOPLE, { ...BODY, first_name: 'B' }, { headers });
}

describe('an error', () => {
  it.each([...ERRORS, NOT_ACCEPTABLE])('%d %s has the documented form', async (status, code, call) => {
    const { body, headers, ...answer } = await call({});
    expect(answer.status).toBe(status);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    const { error, message, details, request_id, ...facts } = body;
    expect({ error, message, details, request_id }).toEqual({
      error: code,
      message: expect.stringMatching(/^[A-Z\w].{10,200}\.$/),
      details: expect.any(Array),
      request_id: expect.stringMatching(UUID),
    });
    expect(headers['x-request-id']).toBe(request_id);
    expect(Object.keys(facts)).toEqual(status === 402 ? ['credits_remaining', 'credits_required'] : []);
    for (const detail of details) {
      expect(detail).toEqual({
        field: expect.any(String),
        code: expect.any(String),
        message: expect.any(String),
      });
    }
    expect(answer.text).not.toMatch(/\bat .*:\d+:\d+|SELECT|INSERT|node_modules|QueryFailed/);
  });

  it.each(ERRORS)('%d %s is problem+json for clients that accept it', async (status, _code, call) => {
    const plain = (await call({})).body;
    const { body, headers } = await call({ accept: 'application/problem+json' });
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(body).toEqual({
      ...plain,
      request_id: headers['x-request-id'],
      type: 'about:blank',
      title: STATUS_CODES[status],
      status,
      detail: expect.any(String),
      instance: expect.stringMatching(/^\//),
    });
  });

  it.each([
    ['application/json, application/problem+json', 'application/problem+json; charset=utf-8'],
    ['APPLICATION/PROBLEM+JSON', 'application/problem+json; charset=utf-8'],
    ['application/problem+json;q=0.5, application/json', 'application/json; charset=utf-8'],
    ['application/problem+json;q=0, */*', 'application/json; charset=utf-8'],
    ['*/*', 'application/json; charset=utf-8'],
    ['', 'application/json; charset=utf-8'],
  ])('for Accept: %s has content type %s', async (accept, type) => {
    const { headers, status } = await app.get('/api/v1/nowhere', { headers: { accept } });
    expect([status, headers['content-type']]).toEqual([404, type]);
  });
});

describe('headers of errors', () => {
  it('name the authentication scheme', async () => {
    for (const key of [null, 'dir_unknown']) {
      const { headers } = await app.get(PEOPLE, { key });
      expect(headers['www-authenticate']).toBe('Bearer realm="directory"');
    }
  });

  it('name the methods of a path', async () => {
    const { public_id } = await directory.person();
    const allowed = async (method: string, path: string) => (await app.call(method, path)).headers['allow'];
    expect(await allowed('PUT', PEOPLE)).toBe('GET, HEAD, POST');
    expect(await allowed('DELETE', PEOPLE)).toBe('GET, HEAD, POST');
    expect(await allowed('POST', `${PEOPLE}/${public_id}`)).toBe('GET, HEAD, PATCH, DELETE');
    expect(await allowed('OPTIONS', `${PEOPLE}/${public_id}/changes`)).toBe('GET, HEAD');
    expect(await allowed('PUT', '/api/v1/people/quick_add')).toBe('POST');
    expect(await allowed('POST', '/health/live')).toBe('GET, HEAD');
    expect(await allowed('PUT', '/api/v1/nowhere')).toBeUndefined();
  });

  it('say when to retry', async () => {
    const limited = await app.twin({ RATE_LIMIT_PER_MINUTE: '3' });
    try {
      const answers: Answer[] = [];
      for (let call = 0; call < 5; call++) answers.push(await limited.get('/api/v1/me'));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429]);
      expect(answers.map(({ headers }) => headers['ratelimit-remaining'])).toEqual(['2', '1', '0', '0', '0']);
      const { body, headers } = answers[3]!;
      expect(body.error).toBe('rate_limited');
      expect(headers).toMatchObject({
        'retry-after': expect.stringMatching(/^\d+$/),
        'ratelimit-limit': '3',
        'ratelimit-reset': expect.stringMatching(/^\d+$/),
        'x-api-credits-remaining': expect.stringMatching(/^\d+$/),
      });
      expect((await limited.get('/api/v1/me', { key: reader })).status).toBe(200);
      expect((await limited.post(PEOPLE, BODY)).status).toBe(429);
      expect((await limited.get('/api/v1/me', { key: null })).status).toBe(401);
    } finally {
      await limited.stop();
    }
  });
});

describe('a request id', () => {
  it.each(['a', 'req-1.2_3:4/5', 'x'.repeat(128), 'with blanks in it', '!"#$%&()*+,;<=>?@[]^`{|}~'])(
    'of the caller is kept: %s',
    async (id) => {
      for (const path of ['/api/v1/me', '/api/v1/nowhere', '/nowhere']) {
        const { headers, body } = await app.get(path, { headers: { 'x-request-id': id } });
        expect(headers['x-request-id']).toBe(id);
        if (path !== '/api/v1/me') expect(body.request_id).toBe(id);
      }
    },
  );

  it.each(['', 'x'.repeat(129), 'caf\u00e9', 'tab\tin it'])('that is invalid is replaced: %j', async (id) => {
    const { headers } = await app.get('/api/v1/me', { headers: { 'x-request-id': id } });
    expect(headers['x-request-id']).toMatch(UUID);
  });

  it('is also on every success', async () => {
    const created = await app.post(PEOPLE, BODY);
    const deleted = await app.delete(created.headers['location']!);
    for (const { headers } of [created, deleted, await app.get('/health/live', { key: null })]) {
      expect(headers['x-request-id']).toMatch(UUID);
    }
  });
});

describe('checks run in their order:', () => {
  const unknown = `${PEOPLE}/${'f'.repeat(32)}`;

  it.each<[string, string, number, () => Promise<Answer>]>([
    [
      'key',
      'everything',
      401,
      () => app.patch(unknown, '{', { key: null, headers: { accept: 'text/html', 'content-type': 'x' } }),
    ],
    ['key', 'body size', 401, () => app.post(PEOPLE, ' '.repeat(MIB + 1), { key: 'dir_x' })],
    ['key', 'unknown route', 401, () => app.get('/api/v1/nowhere', { key: null })],
    ['key', 'unknown method', 401, () => app.call('PUT', PEOPLE, { key: null })],
    ['right', 'credits', 403, async () => app.post(PEOPLE, BODY, { key: await emptyHanded() })],
    ['right', 'input', 403, () => app.patch(unknown, '{', { key: reader })],
    ['right', 'record', 403, () => app.delete(unknown, { key: reader })],
    ['credits', 'input', 402, async () => app.get(`${PEOPLE}?page=0`, { key: await emptyHanded() })],
    ['credits', 'record', 402, async () => app.get(unknown, { key: await emptyHanded() })],
    ['input', 'record', 422, () => app.patch(unknown, { first_name: 1 })],
    ['input', 'record', 422, () => app.get(`${unknown}/changes?page=0`)],
    ['parameters', 'record', 422, () => app.delete(`${unknown}?force=1`)],
    ['JSON', 'record', 400, () => app.patch(unknown, '{')],
    ['record', 'condition', 404, () => app.delete(unknown, { headers: { 'if-match': '"x"' } })],
  ])('%s before %s', async (_first, _second, status, call) => {
    expect((await call()).status).toBe(status);
  });
});

describe('a route that takes no parameters', () => {
  it('names each unknown parameter', async () => {
    const membership = await directory.membership();
    const paths: [string, string][] = [
      ['GET', '/api/v1/me'],
      ['GET', `${PEOPLE}/${membership.person_public_id}`],
      ['GET', `/api/v1/organizations/${membership.organization_public_id}`],
      ['GET', `/api/v1/memberships/${membership.public_id}`],
      ['GET', `/api/v1/source_references/${membership.source_references[0].public_id}`],
      ['POST', PEOPLE],
      ['POST', '/api/v1/people/quick_add'],
      ['PATCH', `${PEOPLE}/${membership.person_public_id}`],
      ['DELETE', `/api/v1/memberships/${membership.public_id}`],
    ];
    for (const [method, path] of paths) {
      const body = method === 'POST' || method === 'PATCH' ? BODY : undefined;
      const answer = await app.call(method, `${path}?page=1&force=%00`, { body });
      expect([path, answer.status, answer.body.details]).toEqual([
        path,
        422,
        ['page', 'force'].map((field) => ({
          field,
          code: 'unknown_parameter',
          message: 'is not a parameter of this request',
        })),
      ]);
    }
    expect((await app.get(`/api/v1/memberships/${membership.public_id}`)).status).toBe(200);
  });
});

describe('a defect', () => {
  it('is reported without its cause, and logged with the request id', async () => {
    const { public_id } = await directory.person();
    await sql(app, 'ALTER TABLE people RENAME TO people_away');
    const logged: unknown[] = [];
    app.app.useLogger({
      error: (entry: unknown) => logged.push(entry),
      log: () => undefined,
      warn: () => undefined,
    });
    const answer = await app.get(`${PEOPLE}/${public_id}`, { headers: { 'x-request-id': 'find-me' } });
    app.app.useLogger(false);
    await sql(app, 'ALTER TABLE people_away RENAME TO people');
    expect([answer.status, answer.body]).toEqual([
      500,
      {
        error: 'internal_error',
        message: expect.not.stringMatching(/people|relation|SQL/),
        details: [],
        request_id: 'find-me',
      },
    ]);
    expect(answer.headers['x-api-credits-charged']).toBe('0');
    expect(JSON.stringify(logged)).toContain('find-me');
  });
});

describe('an unavailable database', () => {
  it('is used again once it responds, after all connections were closed', async () => {
    const { public_id } = await directory.person();
    for (let round = 0; round < 3; round++) {
      await sql(
        app,
        `SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid()`,
      );
      const answers = await Promise.all(Array.from({ length: 10 }, () => app.get(`${PEOPLE}/${public_id}`)));
      expect(answers.filter(({ status }) => ![200, 503].includes(status))).toEqual([]);
      expect((await app.get(`${PEOPLE}/${public_id}`)).status).toBe(200);
    }
  });

  it('during a statement of TypeORM causes 503, not a defect', async () => {
    const query = jest.spyOn(app.app.get(DataSource).manager, 'createQueryBuilder').mockImplementation(() => {
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    });
    const answer = await app.get('/api/v1/zero_result_searches');
    expect(query).toHaveBeenCalled();
    query.mockRestore();
    expect([answer.status, answer.body.error]).toEqual([503, 'unavailable']);
    expect(answer.headers['retry-after']).toBeDefined();
    expect(answer.headers['x-api-credits-charged']).toBe('0');
  });

  it('because of a held lock causes 503, not a defect', async () => {
    const { public_id } = await directory.person();
    const slow = await app.twin({ STATEMENT_TIMEOUT_MS: '1000' });
    const blocker = await app.app.get(Database).pool.connect();
    try {
      await blocker.query('BEGIN; LOCK people');
      for (const call of [() => slow.get(`${PEOPLE}/${public_id}`), () => slow.post(PEOPLE, BODY)]) {
        const { status, body, headers } = await call();
        expect([status, body.error, headers['retry-after']]).toEqual([503, 'overloaded', '1']);
      }
      await blocker.query('ROLLBACK');
      expect((await slow.get(`${PEOPLE}/${public_id}`)).status).toBe(200);
    } finally {
      blocker.release();
      await slow.stop();
    }
  });
});

it.each([
  [`${PEOPLE}/${'f'.repeat(32)}`, 'No person has this public_id.'],
  [`/api/v1/name_aliases/${'f'.repeat(32)}`, 'No name alias has this public_id.'],
  [`${PEOPLE}/17`, 'The path takes a public_id, 32 lowercase hexadecimal digits, and not the number in id.'],
  ['/api/v1/research_requests/17', 'No research request has this id.'],
  ['/api/v1/zero_result_searches/17', 'No zero-result search has this id.'],
  ['/api/v1/nowhere', 'There is no such route or record: check the path.'],
])('names the missing path %s', async (path, message) => {
  expect((await app.get(path)).body).toMatchObject({ error: 'not_found', message });
});
