import { PLURAL } from '../../src/database/resources.js';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { encodeCursor, scopeOf } from '../../src/http/list.query.js';
import { Directory, problemsOf } from '../factories/directory.js';
import { everyWrite, pathsOf, withValueAt, type Write } from '../factories/writes.js';
import { SOURCE, TestApp, type Answer } from '../support/app.js';
import { RawHttp } from '../support/raw-http.js';
import { sql } from '../support/sql.js';

const PEOPLE = '/api/v1/people';
const BODY = { first_name: 'Ada', source: SOURCE };
const MIB = 1_048_576;

let app: TestApp;
let directory: Directory;
let http: RawHttp;
let writes: Write[];
const defects: unknown[] = [];
beforeAll(async () => {
  app = await TestApp.start();
  app.app.useLogger({
    error: (entry: unknown) => defects.push(entry),
    log: () => undefined,
    warn: () => undefined,
  });
  directory = new Directory(app);
  writes = await everyWrite(directory);
  http = await RawHttp.listen(app);
});
afterAll(() => app.stop());
/** No request may log an error or leave a partial write. */
afterEach(async () => {
  expect(defects.splice(0)).toEqual([]);
  const [left] = await sql(
    app,
    `SELECT count(*) FROM source_references s WHERE NOT EXISTS (SELECT FROM changes c WHERE c.citation_id = s.id)`,
  );
  expect(left.count).toBe(0);
});

/** Sends the write. If an earlier write changed the record's id, sends it to the new id. */
async function send({ method, path }: Write, body: unknown): Promise<Answer> {
  const options = { body: JSON.stringify(body) ?? '' };
  const answer = await app.call(method, path, options);
  return answer.status === 308 ? app.call(method, answer.headers['location']!, options) : answer;
}

/** Expects a response that a client can act on: a success, or a 422 that names fields. */
function expectAnswer({ status, body, text }: Answer, context: unknown) {
  if (status === 200 || status === 201) return;
  expect([context, status, text]).toEqual([context, 422, text]);
  expect(body.details.length).toBeGreaterThan(0);
  for (const { field, message } of body.details) {
    expect([typeof field, field.length > 0, /^(is|must|names) /.test(message)]).toEqual([
      'string',
      true,
      true,
    ]);
  }
}

describe('every write', () => {
  it('accepts the body from which the others are derived', async () => {
    for (const write of writes) {
      const { status, text } = await send(write, write.body);
      expect([write.name, status, text]).toEqual([write.name, write.method === 'POST' ? 201 : 200, text]);
    }
  });

  const WRONG: unknown[] = [
    null,
    true,
    1.5,
    2 ** 53,
    '',
    'x',
    '\u0000',
    '\ud800',
    '2021-02-30',
    'F'.repeat(32),
    'f'.repeat(32),
    [],
    [null],
    {},
    { constructor: 'x' },
    { toString: 1, valueOf: null, then: 1 },
  ];
  /** One parser reads all citations, so each kind of citation is tried in one write. */
  const fieldsOf = ({ name, body }: Write) =>
    pathsOf(body).filter(
      (path) =>
        path.length === 1 ||
        (path.length > 1 &&
          (!/^(source|citation)/.test(path[0]!) || name === 'POST people' || /source_ref/.test(name))),
    );

  it.each(WRONG)('accepts or refuses %j in each of its fields', async (value) => {
    for (const write of writes) {
      await Promise.all(
        fieldsOf(write).map(async (path) => {
          const answer = await send(write, withValueAt(write.body, path, value));
          expectAnswer(answer, [write.name, path.join('.')]);
        }),
      );
    }
  });

  it('names a field as the client wrote it', async () => {
    for (const write of writes) {
      for (const path of fieldsOf(write)) {
        // A problem inside metadata is reported for metadata.
        const metadata = path.indexOf('metadata');
        if (metadata >= 0 && path.length > metadata + 1) continue;
        const answer = await send(write, withValueAt(write.body, path, '\u0000'));
        const name = path.reduce(
          (name, key) => (/^\d+$/.test(key) ? `${name}[${key}]` : name === '' ? key : `${name}.${key}`),
          '',
        );
        const fields = answer.status === 422 ? Object.keys(problemsOf(answer)) : [];
        // A list of names is one field. A key of the citation or a whole part may be reported without its content.
        expect([
          write.name,
          name,
          fields.some((field) => field === name || name.startsWith(`${field}[`)),
        ]).toEqual([write.name, name, true]);
      }
    }
  });

  const SPECIAL = [
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    'problems',
    'id',
    '',
  ];

  it.each(SPECIAL)('refuses the key %j at every level, by its name', async (key) => {
    for (const write of writes) {
      const objects = pathsOf(write.body).filter((path) => isObject(valueAt(write.body, path)));
      for (const path of objects) {
        if (path.includes('metadata') && !['__proto__', 'constructor'].includes(key)) continue;
        const holder = valueAt(write.body, path) as object;
        const trap = JSON.parse(`{${JSON.stringify(key)}:{"polluted":true}}`) as object;
        const answer = await send(
          write,
          withValueAt(write.body, path, Object.assign(Object.create(null), holder, { ...trap })),
        );
        expect([write.name, path, key, answer.status]).toEqual([write.name, path, key, 422]);
        if (!path.includes('metadata')) {
          expect(answer.body.details.some(({ field }: { field: string }) => field.endsWith(key))).toBe(true);
        }
      }
    }
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('accepts or refuses any value', async () => {
    const names = [...new Set(writes.flatMap(({ body }) => pathsOf(body).map((path) => path.at(-1) ?? 'x')))];
    const key = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...names, ...SPECIAL) }, fc.string());
    const leaf = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.double(),
      fc.integer(),
      fc.boolean(),
      fc.constantFrom(null, 'f'.repeat(32), 'a@b.example', SOURCE.url, '2020-01-31'),
    );
    const { value: anything } = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        leaf,
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(key, tie('value'), { maxKeys: 6 }),
      ),
    }));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...writes),
        fc.dictionary(key, anything, { maxKeys: 8 }),
        fc.boolean(),
        async (write, body, merged) => {
          expectAnswer(await send(write, merged ? { ...write.body, ...body } : body), write.name);
        },
      ),
      { numRuns: 400 },
    );
  }, 60_000);
});

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
const valueAt = (value: any, path: readonly string[]): unknown =>
  path.reduce((inner, key) => inner[key], value);

describe('a body', () => {
  it.each<[string, string | Buffer, number, string]>([
    ['nothing', '', 400, 'invalid_json'],
    ['blanks', ' \n', 400, 'invalid_json'],
    ['half an object', '{"first_name":', 400, 'invalid_json'],
    ['a comma too many', '{"first_name":"A",}', 400, 'invalid_json'],
    ['single quotes', `{'first_name':'A'}`, 400, 'invalid_json'],
    ['NaN', '{"latitude":NaN}', 400, 'invalid_json'],
    ['a raw control character', '{"first_name":"A\u0001"}', 400, 'invalid_json'],
    ['two values', '{}{}', 400, 'invalid_json'],
    ['bytes that are not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), 400, 'invalid_json'],
    ['UTF-16', Buffer.from(JSON.stringify(BODY), 'utf16le'), 400, 'invalid_json'],
    ['compressed, and does not say so', gzipSync(JSON.stringify(BODY)), 400, 'invalid_json'],
    ['null', 'null', 422, 'validation_failed'],
    ['a list', '[]', 422, 'validation_failed'],
    ['a number beyond all bounds', '1e400', 422, 'validation_failed'],
    ['10,000 brackets', '['.repeat(10_000) + ']'.repeat(10_000), 422, 'validation_failed'],
    ['10,000 braces', '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000), 422, 'validation_failed'],
    ['half a million brackets', '['.repeat(MIB / 2) + ']'.repeat(MIB / 2), 422, 'validation_failed'],
    [
      '10,000 brackets in a field',
      `{"person":${'['.repeat(10_000)}${']'.repeat(10_000)}}`,
      422,
      'validation_failed',
    ],
    ['a lone surrogate', '{"first_name":"\\ud800"}', 422, 'validation_failed'],
    ['NUL', '{"first_name":"a\\u0000b"}', 422, 'validation_failed'],
    [
      'as many keys as fit',
      `{${Array.from({ length: 80_000 }, (_, index) => `"k${index}":1`).join()}}`,
      422,
      'validation_failed',
    ],
    [
      'as many items as fit',
      `{"first_name":"A","aliases":[${Array(200_000).fill('"a"').join()}]}`,
      422,
      'validation_failed',
    ],
  ])('of %s', async (_, body, status, code) => {
    const answer = await app.post(PEOPLE, body);
    expect([answer.status, answer.body.error]).toEqual([status, code]);
  });

  it('reports at most 1,000 problems, with readable names', async () => {
    const keys = Array.from({ length: 5_000 }, (_, index) => `"${index}${'x'.repeat(150)}":1`);
    const { body } = await app.post(PEOPLE, `{${keys.join()}}`);
    expect(body.message).toBe('1000 or more fields have problems: see details.');
    expect(body.details).toHaveLength(1_000);
    const fields = body.details.map(({ field }: { field: string }) => field);
    expect(fields).toContain(`0${'x'.repeat(99)}…`);
    const empty = await app.post(PEOPLE, { ...BODY, '': 1 });
    expect(empty.body.message).toBe('"" is not a field of this request.');
  });

  it('that is not an object is reported as one problem', async () => {
    for (const body of ['null', '[]', '1', '"a"', 'true']) {
      expect((await app.post(PEOPLE, body)).body.details).toEqual([
        { field: 'body', code: 'invalid_type', message: 'must be a JSON object' },
      ]);
    }
  });

  it('may have 1 MiB, and not one byte more', async () => {
    const padded = (bytes: number) => JSON.stringify(BODY).padEnd(bytes, ' ');
    expect((await app.post(PEOPLE, padded(MIB))).status).toBe(201);
    const long = await app.post(PEOPLE, padded(MIB + 1));
    expect([long.status, long.body.error]).toEqual([413, 'payload_too_large']);
  });

  it.each<[string, Record<string, string>, number]>([
    ['application/json', {}, 201],
    ['Application/JSON; charset=utf-8', {}, 201],
    ['application/json;charset="UTF-8"; profile=x', {}, 201],
    ['application/merge-patch+json', {}, 201],
    ['application/json', { 'content-encoding': 'identity' }, 201],
    ['application/json; charset=utf-16', {}, 415],
    ['application/json; charset=iso-8859-1', {}, 415],
    ['application/json', { 'content-encoding': 'gzip' }, 415],
    ['application/json', { 'content-encoding': 'x' }, 415],
    ['', {}, 415],
    ['///', {}, 415],
    ['text/json', {}, 415],
    ['application/x-www-form-urlencoded', {}, 415],
    ['multipart/form-data; boundary=x', {}, 415],
    ['application/jsonp', {}, 415],
    ['x'.repeat(2_000), {}, 415],
  ])('of type %s with %j', async (type, headers, status) => {
    const answer = await app.post(PEOPLE, BODY, { headers: { 'content-type': type, ...headers } });
    expect(answer.status).toBe(status);
    if (headers['content-encoding'] === 'gzip') expect(answer.headers['accept-encoding']).toBe('identity');
  });

  it('is ignored where none is expected', async () => {
    const { public_id } = await directory.person();
    const headers = { 'content-type': '///' };
    expect((await app.call('GET', `${PEOPLE}/${public_id}`, { body: '{', headers })).status).toBe(200);
    expect((await app.call('PUT', PEOPLE, { body: '{', headers })).status).toBe(405);
  });
});

it('a request as to a proxy, with the absolute URL, gets the response of its path', async () => {
  const answer = await http.send(`GET http://localhost/api/v1/me HTTP/1.1\r\n${http.headers}\r\n`);
  expect(answer.status).toBe(200);
});

describe('the body of a DELETE', () => {
  const remove = (id: string, body?: unknown, headers = {}) =>
    app.call('DELETE', `${PEOPLE}/${id}`, { ...(body === undefined ? {} : { body }), headers });

  it.each([
    [undefined, {}],
    [undefined, { 'content-type': 'application/json' }],
    [undefined, { 'content-type': 'text/plain' }],
    ['', { 'content-type': 'application/json' }],
    ['{}', { 'content-type': 'application/json' }],
    ['{}', { 'content-type': 'text/plain' }],
    ['null', { 'content-type': 'application/json' }],
  ])('may be absent or empty: %j with %j', async (body, headers) => {
    const { public_id } = await directory.person();
    expect((await remove(public_id, body, headers)).status).toBe(204);
  });

  it.each([
    [{ source: SOURCE, reason: 'x' }, 422, ['source', 'reason']],
    [[1], 422, ['body']],
    ['"x"', 422, ['body']],
    ['{', 400, []],
  ])('is refused with content: %j', async (body, status, fields) => {
    const { public_id } = await directory.person();
    const answer = await remove(public_id, body, { 'content-type': 'application/json' });
    expect(answer.status).toBe(status);
    expect(answer.body.details.map(({ field }: { field: string }) => field)).toEqual(fields);
    expect((await app.get(`${PEOPLE}/${public_id}`)).status).toBe(200);
  });
});

describe('a query', () => {
  const lists = ['advertisers', ...Object.values(PLURAL)];

  it('accepts or refuses any value', async () => {
    const name = fc.oneof(
      fc.constantFrom(
        'page',
        'per_page',
        'cursor',
        'updated_since',
        'domain',
        'organization_type',
        'person_public_id',
        'person_id',
        'organization_public_id',
        'membership_id',
        'source_category',
        '__proto__',
        'constructor',
        'page[]',
        'page[a]',
      ),
      fc.string({ unit: 'binary', maxLength: 8 }).map((text) => encodeURIComponent(text.toWellFormed())),
    );
    const value = fc.oneof(
      fc.string({ unit: 'binary' }).map((text) => encodeURIComponent(text.toWellFormed())),
      fc.constantFrom(
        '%00',
        '%ff',
        '%zz',
        '%',
        '1',
        '-1',
        '1e9',
        '0x1',
        '99999999999999999999',
        'f'.repeat(32),
        encodeCursor({ scope: scopeOf('people'), position: [1] }),
        '2026-01-31T00:00:00Z',
        '',
      ),
    );
    const query = fc
      .array(
        fc.tuple(name, value).map((pair) => pair.join('=')),
        { maxLength: 6 },
      )
      .map((pairs) => pairs.join('&'));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...lists), query, async (list, given) => {
        expectAnswer(await app.get(`/api/v1/${list}?${given}`), [list, given]);
      }),
      { numRuns: 400 },
    );
  }, 60_000);

  it('of several thousand parameters reports each of them', async () => {
    const answer = await app.get(
      `${PEOPLE}?${Array.from({ length: 1_000 }, (_, index) => `p${index}=1`).join('&')}`,
    );
    expect([answer.status, answer.body.details.length]).toEqual([422, 1_000]);
  });
});

describe('bytes on a socket', () => {
  const json = JSON.stringify(BODY);
  const post = (headers: string) =>
    `POST ${PEOPLE} HTTP/1.1\r\n${http.headers}Content-Type: application/json\r\n${headers}\r\n`;

  it.each<[string, string, number]>([
    ['no HTTP', 'GARBAGE\r\n\r\n', 400],
    ['a header without a colon', `GET ${PEOPLE} HTTP/1.1\r\nHost: x\r\nno colon\r\n\r\n`, 400],
    ['a header with a control character', `GET ${PEOPLE} HTTP/1.1\r\nHost: x\r\nX-A: a\u0001\r\n\r\n`, 400],
    ['a folded header', `GET ${PEOPLE} HTTP/1.1\r\nHost: x\r\nX-A: a\r\n b: c\r\n\r\n`, 400],
    [
      'two lengths',
      `POST ${PEOPLE} HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}`,
      400,
    ],
    [
      'a length and chunks',
      `POST ${PEOPLE} HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
    ['a request without a host', `GET ${PEOPLE} HTTP/1.1\r\n\r\n`, 400],
    ['a negative length', `POST ${PEOPLE} HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n`, 400],
    [
      'a header of 40,000 bytes',
      `GET ${PEOPLE} HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(40_000)}\r\n\r\n`,
      431,
    ],
    ['a path of 40,000 bytes', `GET /${'a'.repeat(40_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
    ['2,000 headers', `GET ${PEOPLE} HTTP/1.1\r\nHost: x\r\n${'A: b\r\n'.repeat(20_000)}\r\n`, 431],
  ])('that are %s get a response in JSON', async (_, text, status) => {
    const answer = await http.send(text);
    expect([answer.status, answer.header('content-type')]).toEqual([
      status,
      'application/json; charset=utf-8',
    ]);
    expect(answer.body).toEqual({
      error: status === 431 ? 'headers_too_large' : 'bad_request',
      message: expect.any(String),
      details: [],
      request_id: answer.header('x-request-id'),
    });
  });

  it('in chunks, without Content-Length, are a body', async () => {
    const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
    const answer = await http.send(
      post('Transfer-Encoding: chunked\r\n'),
      chunk(json.slice(0, 7)),
      chunk(json.slice(7)),
      '0\r\n\r\n',
    );
    expect(answer.status).toBe(201);
  });

  it('that are too long are refused before all of them arrive, chunked or not', async () => {
    const megabyte = Buffer.alloc(MIB, ' ');
    const declared = await http.send(
      post(`Content-Length: ${8 * MIB}\r\n`),
      ...Array<Buffer>(8).fill(megabyte),
    );
    const chunks = Array<Buffer[]>(8)
      .fill([Buffer.from(`${MIB.toString(16)}\r\n`), megabyte, Buffer.from('\r\n')])
      .flat();
    const chunked = await http.send(post('Transfer-Encoding: chunked\r\n'), ...chunks, '0\r\n\r\n');
    for (const answer of [declared, chunked]) {
      expect([answer.status, answer.header('connection')]).toEqual([413, 'close']);
    }
  });

  it('that end early do no harm', async () => {
    const [before] = await sql(app, 'SELECT count(*) FROM people');
    await http.sendIncomplete(post('Content-Length: 100\r\n') + json.slice(0, 20));
    await http.sendIncomplete(post('Transfer-Encoding: chunked\r\n') + `5\r\n${json.slice(0, 5)}`);
    await http.sendIncomplete(`GET ${PEOPLE} HTTP/1.1\r\n${http.headers}\r\n`);
    const bad = await http.send(post('Transfer-Encoding: chunked\r\n'), 'zz\r\n');
    expect(bad.status).toBe(400);
    expect(await sql(app, 'SELECT count(*) FROM people')).toEqual([before]);
    expect((await app.get('/api/v1/me')).status).toBe(200);
  });

  it('of a refused body are not parsed as the next request', async () => {
    const path = `${PEOPLE}/${(await directory.person()).public_id}`;
    const smuggled = `DELETE ${path} HTTP/1.1\r\n${http.headers}\r\n`;
    const request = (authorization: string) =>
      `POST ${PEOPLE} HTTP/1.1\r\nHost: x\r\n${authorization}Content-Type: text/plain\r\nContent-Length: ${smuggled.length}\r\n\r\n${smuggled}`;
    for (const authorization of ['', http.headers.split('\r\n')[1]! + '\r\n']) {
      const answer = await http.send(request(authorization));
      expect(answer.statuses).toEqual([authorization === '' ? 401 : 415]);
    }
    expect((await app.get(path)).status).toBe(200);
  });

  it('of several requests on one connection get responses in order', async () => {
    const get = (path: string) => `GET ${path} HTTP/1.1\r\n${http.headers}\r\n`;
    const answer = await http.send(
      get('/api/v1/me'),
      post(`Content-Length: ${json.length}\r\n`) + json,
      get('/api/v1/%zz'),
      post('Content-Length: 1\r\n') + '{',
      get(`${PEOPLE}?page=0`),
      `GET /api/v1/me HTTP/1.1\r\n${http.headers}Connection: close\r\n\r\n`,
    );
    expect(answer.statuses).toEqual([200, 201, 404, 400, 422, 200]);
  });

  it('that wait for `100 Continue` get it at once', async () => {
    const short = await http.send(post(`Content-Length: ${json.length}\r\nExpect: 100-continue\r\n`), json);
    expect(short.statuses).toEqual([100, 201]);
  });

  it('that expect anything else get the response without it', async () => {
    const answer = await http.send(post(`Content-Length: ${json.length}\r\nExpect: tea\r\n`), json);
    expect(answer.statuses).toEqual([201]);
  });

  it('in a path are returned unchanged, and inject nothing', async () => {
    for (const path of [
      '/api/v1/%0d%0aX-Injected:%201',
      `${PEOPLE}/%0d%0aX-Injected:%201`,
      '/%0d%0aX-Injected:%201',
      '/api/v1/%ff%fe',
      '/api/v1/people/../me',
      '//api/v1/me',
      '/api/v1/me/',
      '/API/V1/ME',
      '/api/v1/people;a=b',
      '/api/v1/me%3Fa=b',
    ]) {
      const answer = await http.send(`GET ${path} HTTP/1.1\r\n${http.headers}Connection: close\r\n\r\n`);
      expect([path, answer.status, answer.header('x-injected')]).toEqual([path, 404, undefined]);
    }
  });

  it('with any method get a response', async () => {
    for (const method of ['HEAD', 'OPTIONS', 'PUT', 'TRACE', 'PROPFIND', 'QUERY', 'PURGE', 'SEARCH']) {
      const answer = await http.send(
        `${method} ${PEOPLE} HTTP/1.1\r\n${http.headers}Connection: close\r\n\r\n`,
      );
      expect([method, answer.status]).toEqual([method, method === 'HEAD' ? 200 : 405]);
      if (method !== 'HEAD') expect(answer.header('allow')).toBe('GET, HEAD, POST');
      expect(answer.header('x-request-id')).toBeDefined();
    }
  });

  it('requested with HEAD are counted but not sent', async () => {
    const get = await http.send(`GET ${PEOPLE} HTTP/1.1\r\n${http.headers}Connection: close\r\n\r\n`);
    const head = await http.send(`HEAD ${PEOPLE} HTTP/1.1\r\n${http.headers}Connection: close\r\n\r\n`);
    expect([head.status, head.body]).toEqual([200, undefined]);
    for (const name of ['content-length', 'content-type', 'link'])
      expect(head.header(name)).toBe(get.header(name));
    const missing = await http.send(`HEAD ${PEOPLE}/x HTTP/1.1\r\n${http.headers}Connection: close\r\n\r\n`);
    expect([missing.status, missing.body]).toEqual([404, undefined]);
  });
});
