import { Directory, problemsOf } from '../factories/directory.js';
import { TestApp } from '../support/app.js';
import { indexAll } from '../support/indexing.js';
import { describeMatching } from '../support/match-contract.js';
import { creditsOf, expectExplained, Spender } from '../support/spender.js';
import { sql } from '../support/sql.js';

const MATCH = '/api/v1/match';

describe('Matching', () => describeMatching('database', () => ({})));

describe('POST /api/v1/match', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start({ RATE_LIMIT_PER_MINUTE: '0' });
    await new Directory(app).person({ first_name: 'Vera', last_name: 'Molnar' });
    await indexAll(app);
  });
  afterAll(async () => {
    await expectExplained(app);
    await app.stop();
  });

  const vera = { type: 'person', name: 'Vera Molnar' };
  const unknown = { type: 'person', name: 'Nemo Nobody' };

  it('answers by the names of the queries, in their order, to any key', async () => {
    const caller = await Spender.open(app, 10, { canEdit: false });
    const { status, body, text } = await caller.call('POST', MATCH, {
      body: { queries: { zoe: vera, __proto__: vera, 'a b': unknown } },
    });
    expect(status).toBe(200);
    expect(Object.keys(body.responses)).toEqual(['zoe', 'a b']);
    expect(body.responses['a b']).toEqual({ results: [] });
    expect(body.meta).toEqual({
      algorithm: 'directory-16',
      threshold: 0.7,
      cutoff: 0.5,
      backend: 'database',
    });
    expect(text).not.toContain('": ');
  });

  it('charges 1 credit for each query with a result, and needs one for each query', async () => {
    const caller = await Spender.open(app, 3, { canEdit: false });
    const ask = (queries: object) => caller.call('POST', MATCH, { body: { queries } });
    const first = await ask({ a: vera, b: unknown });
    expect([first.status, creditsOf(first)]).toEqual([200, { remaining: '2', charged: '1' }]);
    const second = await ask({ a: unknown, b: unknown });
    expect([second.status, creditsOf(second)]).toEqual([200, { remaining: '2', charged: '0' }]);
    const third = await ask({ a: vera, b: vera, c: vera });
    expect([third.status, third.body.credits_required]).toEqual([402, 3]);
    expect(await caller.balance()).toBe(2);
  });

  it('is exact under parallel calls, from two processes', async () => {
    const other = await app.twin({ RATE_LIMIT_PER_MINUTE: '0' });
    const caller = await Spender.open(app, 20, { canEdit: false });
    const body = { queries: { a: vera, b: unknown } };
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => caller.call('POST', MATCH, { body }, n % 2 ? app : other)),
    );
    await other.stop();
    const found = answers.filter(({ status }) => status === 200).length;
    expect(answers.every(({ status }) => status === 200 || status === 402)).toBe(true);
    expect(await caller.balance()).toBe(20 - found);
  });

  it('leaves out an excluded record, also if the query names its id', async () => {
    const { body } = await app.post(MATCH, { queries: { a: vera } });
    const [{ public_id }] = body.responses.a.results;
    for (const query of [vera, { type: 'person', public_id }, { ...vera, public_id }]) {
      const answer = await app.post(MATCH, { queries: { a: query }, exclude: [public_id] });
      expect(answer.body.responses.a.results).toEqual([]);
    }
  });

  it('saves no zero-result search', async () => {
    await app.post(MATCH, { queries: { a: unknown } });
    await app.searchesRecorded();
    expect(await sql(app, 'SELECT FROM zero_result_searches')).toEqual([]);
  });

  it('counts each query as a call for the rate limit', async () => {
    const limited = await app.twin({ RATE_LIMIT_PER_MINUTE: '60' });
    const { key } = await app.account({ email: 'limited@example.org', name: 'Lea' });
    const queries = Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`q${n}`, unknown]));
    const first = await limited.post(MATCH, { queries }, { key });
    expect([first.status, first.headers['ratelimit-remaining']]).toEqual([200, '10']);
    expect((await limited.post(MATCH, { queries }, { key })).status).toBe(429);
    await limited.stop();
  });

  it('keeps its answer for an Idempotency-Key', async () => {
    const caller = await Spender.open(app, 5, { canEdit: false });
    const options = { body: { queries: { a: vera } }, headers: { 'idempotency-key': 'match' } };
    const first = await caller.call('POST', MATCH, options);
    const again = await caller.call('POST', MATCH, options);
    expect([again.text, again.headers['idempotent-replayed']]).toEqual([first.text, 'true']);
    expect(await caller.balance()).toBe(4);
  });

  it.each<[string, object, string, string]>([
    ['no queries', {}, 'queries', 'required'],
    ['an empty object', { queries: {} }, 'queries', 'too_short'],
    ['a list', { queries: [vera] }, 'queries', 'invalid_type'],
    ['a text as a query', { queries: { a: 'Vera' } }, 'queries.a', 'invalid_type'],
    ['no type', { queries: { a: { name: 'Vera' } } }, 'queries.a.type', 'required'],
    ['nothing known', { queries: { a: { type: 'person' } } }, 'queries.a.name', 'required'],
    ['an unknown field', { queries: { a: { ...vera, age: 7 } } }, 'queries.a.age', 'unknown_field'],
    [
      'a domain of a person',
      { queries: { a: { ...vera, domain: 'x.example' } } },
      'queries.a.domain',
      'not_applicable',
    ],
    [
      'an invalid address',
      { queries: { a: { ...vera, emails: ['x'] } } },
      'queries.a.emails[0]',
      'invalid_format',
    ],
    [
      'an empty organization',
      { queries: { a: { ...vera, organization: {} } } },
      'queries.a.organization.public_id',
      'required',
    ],
    ['too high a limit', { queries: { a: vera }, limit: 21 }, 'limit', 'invalid_format'],
    ['a threshold above 1', { queries: { a: vera }, threshold: 1.1 }, 'threshold', 'invalid_format'],
    ['an invalid id', { queries: { a: vera }, exclude: ['x'] }, 'exclude[0]', 'invalid_format'],
    ['an invalid time', { queries: { a: vera }, verified_since: 'x' }, 'verified_since', 'invalid_format'],
  ])('refuses %s', async (_what, body, field, code) => {
    const answer = await app.post(MATCH, body);
    expect(answer.status).toBe(422);
    expect(problemsOf(answer)).toMatchObject({ [field]: code });
  });

  it('reads a pasted name without its invisible characters', async () => {
    const names = [
      vera.name.replace(' ', '\u200b \u00ad'),
      `\ufeff${vera.name}\u200e`,
      vera.name.replace(' ', '\n'),
    ];
    const queries = Object.fromEntries(names.map((name, n) => [`q${n}`, { ...vera, name }]));
    const { status, body } = await app.post(MATCH, { queries });
    expect(status).toBe(200);
    for (const { results } of Object.values<any>(body.responses)) expect(results[0].match).toBe(true);
  });

  it('refuses more than 50 queries', async () => {
    const queries = Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`q${n}`, vera]));
    const { status, body } = await app.post(MATCH, { queries });
    expect([status, body.error]).toEqual([413, 'payload_too_large']);
  });

  it('shows the algorithm, free', async () => {
    const caller = await Spender.open(app, 1, { canEdit: false });
    const answer = await caller.call('GET', `${MATCH}/algorithm`);
    expect([answer.status, creditsOf(answer).charged, answer.body.algorithm]).toEqual([
      200,
      '0',
      'directory-16',
    ]);
    expect(answer.body.features.map(({ name }: any) => name)).toEqual(
      expect.arrayContaining(['name', 'email', 'organization', 'numbers']),
    );
  });
});
