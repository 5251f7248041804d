import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { AccountsService } from '../../src/accounts/accounts.service.js';
import { Database } from '../../src/database/database.js';
import { RecordLookup } from '../../src/lookups/record-lookup.js';
import { Directory, problemsOf } from '../factories/directory.js';
import { TestApp, type CallOptions } from '../support/app.js';
import { indexAll } from '../support/indexing.js';
import { eventually } from '../support/eventually.js';
import { creditsOf, expectExplained, Spender } from '../support/spender.js';

const BATCH = '/api/v1/lookup/batch';
const NDJSON = 'application/x-ndjson';

let app: TestApp;
let directory: Directory;
beforeAll(async () => {
  app = await TestApp.start({ RATE_LIMIT_PER_MINUTE: '0' });
  await app.app.listen(0, '127.0.0.1');
  directory = new Directory(app);
});
afterAll(async () => {
  await expectExplained(app);
  await app.stop();
});

const lookUp = (items: readonly unknown[], more: object = {}, options?: CallOptions) =>
  app.post(BATCH, { items, ...more }, options);

const statuses = (body: any): string[] => body.items.map(({ status }: any) => status);

/** Sends lines and returns those of the response. */
async function stream(
  lines: string | Readable,
  key = app.editor.key,
  query = '',
  headers = {},
  { app: api } = app,
) {
  const response = await api.inject({
    method: 'POST',
    url: BATCH + query,
    headers: { authorization: `Bearer ${key}`, 'content-type': NDJSON, ...headers },
    payload: lines,
  });
  return {
    status: response.statusCode,
    type: response.headers['content-type'],
    lines: response.payload
      .trim()
      .split('\n')
      .map((line): any => JSON.parse(line)),
  };
}

/** Opens a stream whose lines are sent one by one. */
function openStream(key: string) {
  const { port } = app.app.getHttpServer().address() as AddressInfo;
  const socket: Socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (data) => (received += data.toString()));
  socket.write(
    `POST ${BATCH} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\nContent-Type: ${NDJSON}\r\nTransfer-Encoding: chunked\r\n\r\n`,
  );
  const send = (item: object) => {
    const line = `${JSON.stringify(item)}\n`;
    socket.write(`${line.length.toString(16)}\r\n${line}\r\n`);
  };
  return { socket, send, received: () => received };
}

const linesOf = (items: readonly unknown[]) => items.map((item) => `${JSON.stringify(item)}\n`).join('');

describe('An item', () => {
  it('finds by address, id and legacy number, with the result of the single call', async () => {
    const person = await directory.person({ emails: ['batch.one@society.example'] });
    const organization = await directory.organization({ domain: 'batch-one.example' });
    const { body, headers, status } = await lookUp([
      { ref: 'a', email: 'BATCH.one@society.example' },
      { person_public_id: person.public_id },
      { person_id: person.id },
      { organization_public_id: organization.public_id },
      { organization_id: organization.id },
    ]);
    expect(status).toBe(200);
    const shown = async (path: string) => (await app.get(path)).body;
    const [byEmail, ...others] = body.items;
    const single = await shown('/api/v1/lookup/email?email=batch.one@society.example');
    expect(byEmail).toEqual({ index: 0, ref: 'a', status: 'found', results: single.results });
    const [one, other] = [
      await shown(`/api/v1/people/${person.public_id}`),
      await shown(`/api/v1/organizations/${organization.public_id}`),
    ];
    expect(others.map(({ results }: any) => results)).toEqual([[one], [one], [other], [other]]);
    expect(others.every(({ ref }: any) => ref === null)).toBe(true);
    expect(body.meta).toEqual({ items: 5, found: 5, credits_charged: 5 });
    expect(creditsOf({ headers } as any).charged).toBe('5');
  });

  it('finds a domain with its contacts, at most per_page of them', async () => {
    const organization = await directory.organization({ domain: 'batch-two.example' });
    for (let count = 0; count < 3; count++) {
      await directory.membership({ organization_public_id: organization.public_id });
    }
    await indexAll(app);
    const { body } = await lookUp([
      { domain: 'https://www.batch-two.example/contact', per_page: 2 },
      { domain: 'batch-two.example' },
    ]);
    const single = await app.get('/api/v1/lookup/domain_contacts?domain=batch-two.example&per_page=10');
    expect(statuses(body)).toEqual(['found', 'found']);
    expect(body.items[0].results[0].contacts).toHaveLength(2);
    expect(body.items[0].results[0].meta.total_count).toBe(3);
    expect(body.items[1].results).toEqual([single.body]);
  });

  it('matches with the result of the single call, and is charged if it has a result', async () => {
    await directory.person({ first_name: 'Batch', last_name: 'Matchmaker' });
    await indexAll(app);
    const query = { type: 'person', name: 'Batch Matchmaker' };
    const { body } = await lookUp([
      { ref: 'm', match: query },
      { match: query },
      { match: { type: 'person', name: 'Nemo Nobody' } },
      { match: { type: 'person' } },
    ]);
    const single = await app.post('/api/v1/match', { queries: { q: query } });
    expect(statuses(body)).toEqual(['found', 'found', 'not_found', 'invalid']);
    expect(body.items[0].results).toEqual(single.body.responses.q.results);
    expect(body.items[0].results[0].match).toBe(true);
    expect(body.items[3].details).toEqual([
      expect.objectContaining({ field: 'match.name', code: 'required' }),
    ]);
    expect(body.meta).toEqual({ items: 4, found: 2, credits_charged: 1 });
  });

  it('is a summary with view=summary', async () => {
    const person = await directory.person({ emails: ['batch.three@society.example'] });
    const { body } = await lookUp(
      [{ person_public_id: person.public_id }, { email: 'batch.three@society.example' }],
      { view: 'summary' },
    );
    const keys = Object.keys(person).filter((key) => key in body.items[0].results[0].person);
    expect(keys).not.toContain('memberships');
    expect(body.items[1].results[0].person).toEqual(body.items[0].results[0].person);
  });

  it('reports a record that has moved, was deleted or never existed', async () => {
    const moved = await directory.person();
    const public_id = 'ba7c4'.padEnd(32, '0');
    const source = { source_category: 'official', url: 'https://example.org' };
    await app.patch(`/api/v1/people/${moved.public_id}`, { person: { public_id }, source });
    const gone = await directory.person();
    await app.delete(`/api/v1/people/${gone.public_id}`);
    const { body } = await lookUp([
      { person_public_id: moved.public_id },
      { person_public_id: gone.public_id },
      { person_id: gone.id },
      { organization_public_id: gone.public_id },
      { email: 'never.there@society.example' },
    ]);
    expect(statuses(body)).toEqual(['moved', 'gone', 'gone', 'not_found', 'not_found']);
    expect(body.items[0]).toMatchObject({ moved_to: public_id, results: [{ person: { public_id } }] });
    expect(body.meta).toEqual({ items: 5, found: 1, credits_charged: 1 });
  });

  it('has the record of each id in order, whichever kind of id it is', async () => {
    const source = { source_category: 'official', url: 'https://example.org' };
    const asked: object[] = [];
    const expected: unknown[] = [];
    for (let n = 0; n < 8; n++) {
      const { id, public_id: former } = await directory.person({ first_name: `Zoë 進坤 ${n}` });
      const public_id = `0ba7c4${n}`.padEnd(32, 'a');
      const { body } = await app.patch(`/api/v1/people/${former}`, { person: { public_id }, source });
      const { person } = body;
      asked.push({ person_public_id: public_id }, { person_id: id }, { person_public_id: former });
      asked.push({ person_public_id: former.split('').reverse().join('') });
      expected.push(['found', person], ['found', person], ['moved', person], ['not_found', undefined]);
    }
    const { body } = await lookUp(asked);
    expect(body.items.map(({ status, results }: any) => [status, results[0]?.person])).toEqual(expected);
  });

  it.each([
    ['no object', 7, { item: 'invalid_type' }],
    ['nothing to look up', { ref: 'a' }, { email: 'required' }],
    ['two questions', { email: 'a@society.example', person_id: 1 }, { person_id: 'conflict' }],
    ['no address', { email: 'nobody' }, { email: 'invalid_format' }],
    ['an unknown field', { email: 'a@society.example', name: 'Ada' }, { name: 'unknown_field' }],
    ['per_page for a person', { person_id: 1, per_page: 5 }, { per_page: 'not_applicable' }],
    ['too long a ref', { email: 'a@society.example', ref: 'r'.repeat(129) }, { ref: 'too_long' }],
  ])('fails alone if it is invalid: %s', async (_what, item, problems) => {
    const { body, status } = await lookUp([item, { email: 'other@society.example' }]);
    expect([status, ...statuses(body)]).toEqual([200, 'invalid', 'not_found']);
    expect(problemsOf({ body: body.items[0] } as any)).toEqual(problems);
    expect(body.meta).toEqual({ items: 2, found: 0, credits_charged: 0 });
  });

  it('that repeats another is charged once', async () => {
    await directory.person({ emails: ['batch.four@society.example'] });
    const { body } = await lookUp([
      { email: 'nobody.four@society.example' },
      { email: 'batch.four@society.example', ref: 'a' },
      { email: 'Batch.Four@society.example', ref: 'b' },
    ]);
    expect(statuses(body)).toEqual(['not_found', 'found', 'found']);
    expect(body.items[1]).not.toHaveProperty('same_as');
    expect(body.items[2]).toMatchObject({ ref: 'b', same_as: 1, results: body.items[1].results });
    expect(body.meta).toEqual({ items: 3, found: 2, credits_charged: 1 });
  });

  it('with an unknown domain is researched once, unless the call opts out', async () => {
    const skipped = await lookUp([{ domain: 'batch-skipped.example' }], { skip_research_queue: true });
    expect(skipped.body.items[0]).toMatchObject({ status: 'not_found', results: [], research: null });
    const ask = () => lookUp([{ domain: 'batch-unknown.example' }]);
    const [first, second] = [await ask(), await ask()];
    expect(first.body.items[0].research).toMatchObject({ queued: true, status: 'queued' });
    expect(second.body.items[0].research).toMatchObject({
      queued: false,
      id: first.body.items[0].research.id,
    });
    expect(second.body.meta.credits_charged).toBe(0);
  });
});

/** A misspelt word without digits, which the search tries to correct. */
const unknownWord = (n: number): string =>
  `Zorblin${'abcdefghij'[n % 10]!}${'abcdefghij'[Math.floor(n / 10)]!}`;

it.each([
  ['addresses', (n: number) => ({ email: `many.${n}@society.example` })],
  ['domains', (n: number) => ({ domain: `many-${n}.example` })],
  ['ids', (n: number) => ({ person_id: 3_000_000 + n })],
  ['descriptions', (n: number) => ({ match: { type: 'person', name: `Ingridde ${unknownWord(n)}` } })],
])('A batch reads %s in as many statements for 100 items as for 20', async (_kind, item) => {
  const read = jest.spyOn(app.app.get(Database), 'query');
  // The fewest of three calls: timers of the service add statements of their own.
  const statementsOf = async (items: number) => {
    const counts: number[] = [];
    while (counts.length < 3) {
      read.mockClear();
      await lookUp(
        Array.from({ length: items }, (_, n) => item(n)),
        { skip_research_queue: true },
      );
      counts.push(read.mock.calls.length);
    }
    return Math.min(...counts);
  };
  try {
    // The first call reads statistics of words, which are kept.
    await statementsOf(1);
    const few = await statementsOf(20);
    expect(few).toBeGreaterThan(0);
    expect(await statementsOf(100)).toBe(few);
  } finally {
    read.mockRestore();
  }
});

describe('The body', () => {
  it.each([
    [{}, { items: 'required' }],
    [{ items: 'a' }, { items: 'invalid_type' }],
    [{ items: [] }, { items: 'too_short' }],
    [{ items: [{ person_id: 1 }], view: 'all' }, { view: 'invalid_format' }],
    [{ items: [{ person_id: 1 }], limit: 5 }, { limit: 'unknown_field' }],
  ])('%j is refused', async (body, problems) => {
    const answer = await app.post(BATCH, body);
    expect([answer.status, problemsOf(answer)]).toEqual([422, problems]);
  });

  it('has at most 100 items, and no parameters in its URL', async () => {
    const items = Array.from({ length: 101 }, (_, n) => ({ person_id: n + 1 }));
    const tooMany = await lookUp(items);
    expect([tooMany.status, tooMany.body.error]).toEqual([413, 'payload_too_large']);
    expect((await lookUp(items.slice(1))).status).toBe(200);
    const answer = await app.post(`${BATCH}?view=summary`, { items: items.slice(0, 1) });
    expect([answer.status, problemsOf(answer)]).toEqual([422, { view: 'not_applicable' }]);
  });

  it('is replayed by its Idempotency-Key, free', async () => {
    const caller = await Spender.open(app, 5, { canEdit: false });
    const person = await directory.person();
    const call = () =>
      caller.call('POST', BATCH, {
        body: { items: [{ person_public_id: person.public_id }, { domain: 'batch-replayed.example' }] },
        headers: { 'idempotency-key': 'batch-1' },
      });
    const [first, second] = [await call(), await call()];
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect(second.text).toBe(first.text);
    expect(await caller.balance()).toBe(4);
  });
});

describe('Credits', () => {
  let items: { person_public_id: string }[];
  beforeAll(async () => {
    items = [];
    for (let count = 0; count < 4; count++) {
      items.push({ person_public_id: (await directory.person()).public_id });
    }
  });
  const miss = { email: 'miss@society.example' };

  it('must cover every item before the batch starts', async () => {
    const caller = await Spender.open(app, 3, { canEdit: false });
    const { status, body } = await caller.call('POST', BATCH, { body: { items } });
    expect([status, body.credits_required, body.credits_remaining]).toEqual([402, 4, 3]);
    expect(await caller.balance()).toBe(3);
    const some = await caller.call('POST', BATCH, { body: { items: [miss, items[0], miss] } });
    expect([some.status, some.body.meta.credits_charged, creditsOf(some)]).toEqual([
      200,
      1,
      { remaining: '2', charged: '1' },
    ]);
    expect(await caller.balance()).toBe(2);
  });

  it('of a partial batch are used until they are exhausted', async () => {
    const caller = await Spender.open(app, 2, { canEdit: false });
    const body = {
      items: [miss, items[0], { ...miss, email: 'two@society.example' }, ...items],
      partial: true,
    };
    const first = await caller.call('POST', BATCH, { body });
    expect(statuses(first.body)).toEqual([
      'not_found',
      'found',
      'not_found',
      'found',
      'found',
      'unpaid',
      'unpaid',
    ]);
    expect(first.body.meta).toEqual({ items: 7, found: 3, credits_charged: 2 });
    expect(await caller.balance()).toBe(0);
    const second = await caller.call('POST', BATCH, { body });
    expect([second.status, new Set(statuses(second.body))]).toEqual([200, new Set(['unpaid'])]);
  });

  it('are exact under parallel batches, from two processes', async () => {
    const other = await app.twin({ RATE_LIMIT_PER_MINUTE: '0' });
    const caller = await Spender.open(app, 50, { canEdit: false });
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        caller.call(
          'POST',
          BATCH,
          { body: { items: [...items, miss], partial: n % 3 > 0 } },
          n % 2 ? app : other,
        ),
      ),
    );
    await other.stop();
    const charged = answers
      .filter(({ status }) => status === 200)
      .reduce((sum, { body }) => sum + body.meta.credits_charged, 0);
    expect(answers.every(({ status }) => status === 200 || status === 402)).toBe(true);
    expect(charged).toBeGreaterThan(0);
    expect(await caller.balance()).toBe(50 - charged);
  });

  it('are not charged to administrators', async () => {
    const caller = await Spender.open(app, 0, { admin: true });
    const { body, ...answer } = await caller.call('POST', BATCH, { body: { items } });
    expect([body.meta, creditsOf(answer as any)]).toEqual([
      { items: 4, found: 4, credits_charged: 0 },
      { remaining: 'unlimited', charged: '0' },
    ]);
  });
});

it('are not the rate limit, which counts each item as a call', async () => {
  const limited = await app.twin({ RATE_LIMIT_PER_MINUTE: '150' });
  const { key } = await app.account({ email: 'limited@example.org', name: 'Lea' });
  const other = await app.account({ email: 'limited.too@example.org', name: 'Leo' });
  const ask = (count: number) =>
    limited.post(BATCH, { items: Array.from({ length: count }, () => ({ person_id: 1 })) }, { key });
  const first = await ask(100);
  expect([first.status, first.headers['ratelimit-remaining']]).toEqual([200, '50']);
  expect((await ask(51)).status).toBe(429);
  // The stream ends there, without its summary.
  const { lines } = await stream('{"person_id":1}\n'.repeat(250), other.key, '', {}, limited);
  expect(lines.map(({ error = 'none' }) => error)).toEqual([...Array(100).fill('none'), 'rate_limited']);
  await limited.stop();
});

describe('A stream', () => {
  it('gets results in order, with a summary as its last line', async () => {
    const caller = await Spender.open(app, 10, { canEdit: false });
    const person = await directory.person();
    const known = { person_public_id: person.public_id };
    const text = `${linesOf([known, { ref: 'x' }])}{broken\n\n${linesOf([known])}${JSON.stringify(known)}`;
    const { status, type, lines } = await stream(text, caller.key, '?view=summary&skip_research_queue=true');
    expect([status, type]).toEqual([200, `${NDJSON}; charset=utf-8`]);
    expect(lines.slice(0, -1).map(({ index, status, same_as }) => [index, status, same_as])).toEqual([
      [0, 'found', undefined],
      [1, 'invalid', undefined],
      [2, 'invalid', undefined],
      [3, 'found', 0],
      [4, 'found', 0],
    ]);
    expect(lines[2].details).toEqual([expect.objectContaining({ field: 'line', code: 'invalid_json' })]);
    expect(lines[0].results[0].person).not.toHaveProperty('memberships');
    expect(lines.at(-1)).toEqual({
      summary: { items: 5, found: 3, credits_charged: 1, credits_remaining: 9 },
    });
    expect(await caller.balance()).toBe(9);
  });

  it('of several chunks charges each lookup once', async () => {
    const caller = await Spender.open(app, 1_000, { canEdit: false });
    const person = await directory.person();
    const items = Array.from({ length: 250 }, (_, n) =>
      n % 2 ? { person_public_id: person.public_id } : { person_id: 1_000_000 + n },
    );
    const { lines } = await stream(linesOf(items), caller.key);
    expect(lines.slice(0, -1).map(({ index }) => index)).toEqual(items.map((_, n) => n));
    expect(lines[249]).toMatchObject({ status: 'found', same_as: 1, results: lines[1].results });
    expect(lines[250].summary).toMatchObject({ items: 250, found: 125, credits_charged: 1 });
  });

  it('continues with `unpaid` once the balance is used up, and does not start without credits', async () => {
    const caller = await Spender.open(app, 1, { canEdit: false });
    const items = [];
    for (let n = 0; n < 3; n++) items.push({ person_public_id: (await directory.person()).public_id });
    const { lines } = await stream(linesOf(items), caller.key);
    expect(lines.slice(0, -1).map(({ status }) => status)).toEqual(['found', 'unpaid', 'unpaid']);
    expect(lines[3].summary).toMatchObject({ found: 1, credits_charged: 1, credits_remaining: 0 });
    const refused = await stream(linesOf(items), caller.key);
    expect([refused.status, refused.lines[0].error]).toEqual([402, 'insufficient_credits']);
  });

  it('gets results while it arrives, and charges nothing after its client disconnects', async () => {
    const caller = await Spender.open(app, 1_000, { canEdit: false });
    const person = await directory.person();
    const { socket, send, received } = openStream(caller.key);
    send({ ref: 'first', person_public_id: person.public_id });
    await eventually('the first answer', () => received().includes('"ref":"first"'));
    send({ ref: 'second', person_id: 1_000_001 });
    await eventually('the second answer', () => received().includes('"ref":"second"'));
    socket.destroy();
    await once(socket, 'close');
    expect(await caller.balance()).toBe(999);
    expect(received()).not.toContain('summary');
  });

  it('ends without a summary once its key is revoked', async () => {
    const caller = await Spender.open(app, 1_000, { canEdit: false });
    const person = await directory.person();
    const { socket, send, received } = openStream(caller.key);
    send({ ref: 'first', person_public_id: person.public_id });
    await eventually('the first answer', () => received().includes('"ref":"first"'));
    await app.app.get(AccountsService).revokeKey(caller.id);
    await eventually('the revocation', async () => (await caller.call('GET', '/api/v1/me')).status === 401);
    send({ ref: 'second', person_public_id: person.public_id });
    await eventually('the end', () => received().includes('"error":"unauthorized"'));
    socket.destroy();
    expect(received()).not.toMatch(/"ref":"second"|summary/);
    expect(await caller.balance()).toBe(999);
  });

  it('waits for a client that does not read', async () => {
    const many = Array.from({ length: 100 }, (_, n) => `Alias ${n} of a person with a long answer`);
    const person = await directory.person({ aliases: many });
    const find = jest.spyOn(app.app.get(RecordLookup), 'find');
    const { port } = app.app.getHttpServer().address() as AddressInfo;
    const socket: Socket = connect(port, '127.0.0.1');
    const body = linesOf(Array.from({ length: 10_000 }, () => ({ person_public_id: person.public_id })));
    socket.write(
      `POST ${BATCH} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ${app.editor.key}\r\nContent-Type: ${NDJSON}\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    try {
      let asked = -1;
      await eventually(
        'it waits',
        () => find.mock.calls.length > 0 && asked === (asked = find.mock.calls.length),
        { everyMs: 1_000 },
      );
      // The results so far fit into the buffers: one result has 1 MB for each 100 lines.
      expect(asked).toBeLessThan(50);
      let last = '';
      for await (const data of socket) last = last.slice(-1_000) + String(data);
      expect(last).toContain('{"summary":{"items":10000,"found":10000,"credits_charged":1,');
      expect(find.mock.calls.length).toBe(100);
    } finally {
      find.mockRestore();
      socket.destroy();
    }
  });

  it.each([
    ['more than 10,000 lines', '{"person_id":1}\n'.repeat(10_001)],
    ['more than 10 MiB', `${' '.repeat(1_023)}\n`.repeat(10_241)],
  ])('of %s is refused before it is charged', async (_what, text) => {
    const { status, lines } = await stream(text);
    expect([status, lines[0].error]).toEqual([413, 'payload_too_large']);
  });

  it('without a declared length ends without a summary at the same limits', async () => {
    const line = Buffer.from(`${JSON.stringify({ ref: 'r'.repeat(100) })}\n`.repeat(100));
    const parts = Array.from({ length: 101 }, () => line);
    const { status, lines } = await stream(Readable.from(parts));
    expect([status, lines.length, lines.at(-1).error]).toEqual([200, 10_001, 'payload_too_large']);
  });

  it('has lines of at most 16 KiB', async () => {
    const long = JSON.stringify({ ref: 'r'.repeat(16_384) });
    for (const payload of [
      `${long}\n{"person_id":2000000}`,
      Readable.from([long, '\n', '{"person_id":2000000}']),
    ]) {
      const { lines } = await stream(payload);
      expect(lines.map(({ status, details }) => [status, details?.[0].code])).toEqual([
        ['invalid', 'too_long'],
        ['not_found', undefined],
        [undefined, undefined],
      ]);
    }
  });

  it('of 10,000 lines gets all results', async () => {
    const items = Array.from({ length: 10_000 }, (_, n) => ({ person_id: 2_000_000 + n }));
    const { lines } = await stream(linesOf(items));
    expect(lines).toHaveLength(10_001);
    expect(lines.at(-1).summary).toMatchObject({ items: 10_000, found: 0, credits_charged: 0 });
  });

  it('accepts no Idempotency-Key, compression or unknown parameters', async () => {
    const refused = async (query: string, headers: Record<string, string>) => {
      const { status, lines } = await stream('{"person_id":1}', app.editor.key, query, headers);
      return [status, lines[0].error];
    };
    expect(await refused('', { 'idempotency-key': 'a' })).toEqual([422, 'idempotency_key_on_stream']);
    expect(await refused('', { 'content-encoding': 'gzip' })).toEqual([415, 'unsupported_media_type']);
    expect(await refused('', { accept: 'text/html' })).toEqual([406, 'not_acceptable']);
    expect(await refused('?partial=true', {})).toEqual([422, 'validation_failed']);
    const accepted = await stream('{"person_id":1}', app.editor.key, '', { accept: NDJSON });
    expect(accepted.status).toBe(200);
  });
});
