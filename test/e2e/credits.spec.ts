import { randomUUID } from 'node:crypto';
import { Ledger } from '../../src/credits/ledger.js';
import { DomainContacts } from '../../src/lookups/domain-contacts.js';
import { SearchService } from '../../src/search/search.service.js';
import { Directory } from '../factories/directory.js';
import { SOURCE, TestApp, type CallOptions } from '../support/app.js';
import { creditsOf, expectExplained, Spender } from '../support/spender.js';

const PERSON = { person: { first_name: 'Ada', last_name: 'Lovelace' }, source_reference: SOURCE };
const QUICK = {
  name: 'Society',
  domain: 'society.example',
  organization_type: 'club',
  source_url: SOURCE.url,
};
const MEMBER = { first_name: 'Charles', last_name: 'Babbage' };

let api: TestApp;
let person: { public_id: string };
let deleted: { public_id: string };
let replaced: { public_id: string };
beforeAll(async () => {
  api = await TestApp.start();
  const directory = new Directory(api);
  [person, deleted, replaced] = await Promise.all([
    directory.person(),
    directory.person(),
    directory.person(),
  ]);
  await api.delete(`/api/v1/people/${deleted.public_id}`);
  const other = randomUUID().replaceAll('-', '');
  await api.patch(`/api/v1/people/${replaced.public_id}`, { person: { public_id: other }, source: SOURCE });
});
afterAll(async () => {
  await expectExplained(api);
  await api.stop();
});

describe('a call costs', () => {
  type Case = [
    what: string,
    call: () => [string, string, Omit<CallOptions, 'key'>?],
    status: number,
    charged: number,
  ];
  const show = () => `/api/v1/people/${person.public_id}`;
  it.each<Case>([
    ['a read', () => ['GET', show()], 200, 1],
    ['a list', () => ['GET', '/api/v1/people'], 200, 1],
    ['an empty list', () => ['GET', '/api/v1/people?page=9'], 200, 1],
    ['HEAD', () => ['HEAD', show()], 200, 1],
    ['a create', () => ['POST', '/api/v1/people', { body: PERSON }], 201, 1],
    [
      'a change',
      () => ['PATCH', show(), { body: { person: { first_name: 'Augusta' }, source: SOURCE } }],
      200,
      1,
    ],
    ['a change log', () => ['GET', `${show()}/changes`], 200, 1],
    ['the account', () => ['GET', '/api/v1/me'], 200, 0],
    ['the usage', () => ['GET', '/api/v1/me/usage'], 200, 0],
    ['the account by HEAD', () => ['HEAD', '/api/v1/me'], 200, 0],
    [
      'an organization by quick add',
      () => ['POST', '/api/v1/organizations/quick_add', { body: QUICK }],
      201,
      1,
    ],
    [
      'an organization with a person by quick add',
      () => ['POST', '/api/v1/organizations/quick_add', { body: { ...QUICK, person: MEMBER } }],
      201,
      3,
    ],
    [
      'the same under its other name',
      () => ['POST', '/api/v1/advertisers/quick_add', { body: { ...QUICK, person: MEMBER } }],
      201,
      3,
    ],
    [
      'an organization without people by quick add',
      () => ['POST', '/api/v1/organizations/quick_add', { body: { ...QUICK, person: null } }],
      201,
      1,
    ],
    [
      'a person by quick add',
      () => ['POST', '/api/v1/people/quick_add', { body: { ...MEMBER, source_url: SOURCE.url } }],
      201,
      1,
    ],
    [
      'a quick add that is refused',
      () => ['POST', '/api/v1/organizations/quick_add', { body: { ...QUICK, person: { first_name: 7 } } }],
      422,
      0,
    ],
    ['an id that was replaced', () => ['GET', `/api/v1/people/${replaced.public_id}`], 308, 0],
    ['what is not JSON', () => ['POST', '/api/v1/people', { body: '{' }], 400, 0],
    ['an unknown id', () => ['GET', `/api/v1/people/${'0'.repeat(32)}`], 404, 0],
    ['an invalid id', () => ['GET', '/api/v1/people/x'], 404, 0],
    ['an unknown path', () => ['GET', '/api/v1/nothing'], 404, 0],
    ['the root', () => ['GET', '/api/v1'], 404, 0],
    ['an unknown method', () => ['PUT', show(), { body: PERSON }], 405, 0],
    ['what cannot be accepted', () => ['GET', show(), { headers: { accept: 'text/csv' } }], 406, 0],
    ['a record that was deleted', () => ['GET', `/api/v1/people/${deleted.public_id}`], 410, 0],
    [
      'a change of what has changed',
      () => ['PATCH', show(), { body: PERSON, headers: { 'if-match': '"old"' } }],
      412,
      0,
    ],
    ['too much', () => ['POST', '/api/v1/people', { body: ' '.repeat(1_048_577) }], 413, 0],
    [
      'a form',
      () => ['POST', '/api/v1/people', { body: 'a=b', headers: { 'content-type': 'text/plain' } }],
      415,
      0,
    ],
    ['a wrong parameter', () => ['GET', '/api/v1/people?page=0'], 422, 0],
    ['a wrong body', () => ['POST', '/api/v1/people', { body: {} }], 422, 0],
    ['no body', () => ['POST', '/api/v1/people'], 415, 0],
  ])('%s', async (_what, call, status, charged) => {
    const caller = await Spender.open(api, 10);
    const answer = await caller.call(...call());
    expect(answer.status).toBe(status);
    expect(creditsOf(answer)).toEqual({ remaining: String(10 - charged), charged: String(charged) });
    expect(await caller.balance()).toBe(10 - charged);
  });

  it('nothing for a record that has not changed since', async () => {
    const caller = await Spender.open(api, 10);
    const path = `/api/v1/people/${person.public_id}`;
    const { headers } = await caller.call('GET', path);
    for (const method of ['GET', 'HEAD']) {
      const answer = await caller.call(method, path, { headers: { 'if-none-match': headers['etag']! } });
      expect(answer.status).toBe(304);
      expect(creditsOf(answer)).toEqual({ remaining: '9', charged: '0' });
    }
  });

  it('one credit for a deletion', async () => {
    const caller = await Spender.open(api, 10);
    const { body } = await caller.call('POST', '/api/v1/people', { body: PERSON });
    const answer = await caller.call('DELETE', `/api/v1/people/${body.person.public_id}`);
    expect([answer.status, creditsOf(answer)]).toEqual([204, { remaining: '8', charged: '1' }]);
  });

  it.each<[number, string, string]>([
    [414, 'a URL that is too long', '/api/v1/people?first_name='.padEnd(9_000, 'x')],
    [414, 'a path that is too long', '/api/v1/'.padEnd(9_000, 'x')],
    [422, 'too many parameters', `/api/v1/people?${'a=1&'.repeat(1_001)}`],
  ])('nothing, with %i for %s, and counts as a call', async (status, _what, path) => {
    const caller = await Spender.open(api, 10);
    const answer = await caller.call('GET', path);
    expect([answer.status, creditsOf(answer)]).toEqual([status, { remaining: '10', charged: '0' }]);
    expect(answer.headers['ratelimit-remaining']).toBeDefined();
    expect((await api.get(path, { key: null })).status).toBe(401);
  });

  it('nothing for a key that may not edit', async () => {
    const caller = await Spender.open(api, 10, { canEdit: false });
    const answer = await caller.call('POST', '/api/v1/people', { body: PERSON });
    expect([answer.status, creditsOf(answer)]).toEqual([403, { remaining: '10', charged: '0' }]);
  });

  it('nothing for an administrator, whose credits are unlimited', async () => {
    const caller = await Spender.open(api, 0, { admin: true });
    for (const path of ['/api/v1/people', '/api/v1/nothing', '/api/v1/people/x', '/api/v1/me']) {
      const answer = await caller.call('GET', path);
      expect(answer.status).not.toBe(402);
      expect(creditsOf(answer)).toEqual({ remaining: 'unlimited', charged: '0' });
    }
    const { body } = await caller.call('GET', '/api/v1/me');
    expect(body.credits_remaining).toBe('unlimited');
    expect(await caller.balance()).toBe(0);
  });

  it('an amount that only callers see', async () => {
    for (const key of [null, 'dir_unknown']) {
      const answer = await api.get('/api/v1/people', { key });
      expect(answer.status).toBe(401);
      expect(creditsOf(answer)).toEqual({ remaining: undefined, charged: undefined });
    }
  });
});

describe('a replay', () => {
  const create = (caller: Spender, key: string, body: object = PERSON) =>
    caller.call('POST', '/api/v1/people', { body, headers: { 'idempotency-key': key } });

  it('is free', async () => {
    const caller = await Spender.open(api, 10);
    const key = randomUUID();
    const first = await create(caller, key);
    const second = await create(caller, key);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect(creditsOf(second)).toEqual({ remaining: '9', charged: '0' });
    const other = await create(caller, key, { ...PERSON, person: { first_name: 'Another' } });
    expect([other.status, creditsOf(other)]).toEqual([422, { remaining: '9', charged: '0' }]);
  });

  it('is free for an account without credits, even if the call cost more', async () => {
    const caller = await Spender.open(api, 4);
    const [one, three] = [randomUUID(), randomUUID()];
    const quick = () =>
      caller.call('POST', '/api/v1/organizations/quick_add', {
        body: { ...QUICK, person: MEMBER },
        headers: { 'idempotency-key': three },
      });
    const made = [await create(caller, one), await quick()];
    expect(await caller.balance()).toBe(0);
    const again = [await create(caller, one), await quick()];
    expect(again.map(({ status, text }) => [status, text])).toEqual(
      made.map(({ status, text }) => [status, text]),
    );
    expect(again.map(creditsOf)).toEqual(Array(2).fill({ remaining: '0', charged: '0' }));
    const reused = await create(caller, one, { ...PERSON, person: { first_name: 'Another' } });
    expect([reused.status, reused.body.error]).toEqual([422, 'idempotency_key_reused']);
    expect((await create(caller, randomUUID())).status).toBe(402);
  });
});

describe('without credits', () => {
  it('calls get 402 with the required credits', async () => {
    const caller = await Spender.open(api, 0);
    const answer = await caller.call('GET', '/api/v1/people');
    expect(answer.status).toBe(402);
    expect(answer.body).toMatchObject({
      error: 'insufficient_credits',
      message: 'This call costs 1 credit and 0 are left: buy more at /account.',
      credits_remaining: 0,
      credits_required: 1,
    });
    expect(creditsOf(answer)).toEqual({ remaining: '0', charged: '0' });
  });

  it.each<[string, () => object, string, string]>([
    ['a search', () => api.app.get(SearchService), 'search', 'search?q=ada'],
    [
      'contacts of a domain',
      () => api.app.get(DomainContacts),
      'find',
      'lookup/domain_contacts?domain=a.example',
    ],
  ])('%s does not start until the account has credits again', async (_, service, method, path) => {
    const caller = await Spender.open(api, 0);
    const ask = async () => (await caller.call('GET', `/api/v1/${path}`)).status;
    expect(await ask()).toBe(402);
    const begun = jest.spyOn(service() as Record<string, () => unknown>, method);
    expect(await ask()).toBe(402);
    expect(begun).not.toHaveBeenCalled();
    const more = { accountId: caller.id, kind: 'adjustment', credits: 2, reference: randomUUID() } as const;
    await api.app.get(Ledger).post(more);
    expect([await ask(), await ask()]).toEqual([200, 200]);
    expect(begun).toHaveBeenCalledTimes(2);
    expect(await ask()).toBe(402);
    begun.mockRestore();
  });

  it('calls get 402 in RFC 9457 format on request', async () => {
    const caller = await Spender.open(api, 0);
    const headers = { accept: 'application/problem+json' };
    const answer = await caller.call('GET', '/api/v1/people', { headers });
    expect(answer.body).toMatchObject({ status: 402, error: 'insufficient_credits', credits_remaining: 0 });
  });

  it('a call that costs more than the balance leaves it unchanged, and writes nothing', async () => {
    const caller = await Spender.open(api, 2);
    const domain = `${randomUUID()}.example`;
    const answer = await caller.call('POST', '/api/v1/organizations/quick_add', {
      body: { ...QUICK, domain, person: MEMBER },
    });
    expect(answer.status).toBe(402);
    expect(answer.body).toMatchObject({ credits_remaining: 2, credits_required: 3 });
    expect(answer.body.message).toBe('This call costs 3 credits and 2 are left: buy more at /account.');
    expect(creditsOf(answer)).toEqual({ remaining: '2', charged: '0' });
    expect(await caller.balance()).toBe(2);
    const { body } = await api.get(`/api/v1/organizations?domain=${domain}`);
    expect(body.organizations).toEqual([]);
  });

  it.each([
    ['an organization', { ...QUICK }, 1],
    ['an organization with a person', { ...QUICK, person: MEMBER }, 3],
    ['a person that is refused', { ...QUICK, person: { first_name: 7 } }, 3],
    ['a body that is not an object', [], 1],
  ])('a quick add of %s reports its cost', async (_what, body, required) => {
    const caller = await Spender.open(api, 0);
    const answer = await caller.call('POST', '/api/v1/organizations/quick_add', { body });
    expect([answer.status, answer.body.credits_required]).toEqual([402, required]);
    expect(creditsOf(answer)).toEqual({ remaining: '0', charged: '0' });
  });

  describe('a record that has not changed since', () => {
    const read = async (method: string, tag?: string) => {
      const caller = await Spender.open(api, 1);
      const path = `/api/v1/people/${person.public_id}`;
      const { headers } = await caller.call('GET', path);
      const answers = [];
      // From the second call on, the process knows that the balance is 0.
      for (let n = 0; n < 2; n++) {
        answers.push(
          await caller.call(method, path, { headers: { 'if-none-match': tag ?? headers['etag']! } }),
        );
      }
      return answers;
    };

    it.each(['GET', 'HEAD'])('is a free 304 to %s', async (method) => {
      for (const answer of await read(method)) {
        expect([answer.status, creditsOf(answer)]).toEqual([304, { remaining: '0', charged: '0' }]);
      }
    });

    it('is 402 once it has changed', async () => {
      for (const answer of await read('GET', '"old"')) {
        expect([answer.status, answer.body.credits_required]).toEqual([402, 1]);
        expect(answer.headers['etag']).toBeUndefined();
      }
    });

    it.each(['/api/v1/people', '/api/v1/people/x', `/api/v1/people/${'0'.repeat(32)}`])(
      'makes no other call free: %s',
      async (path) => {
        const caller = await Spender.open(api, 0);
        for (let n = 0; n < 2; n++) {
          expect((await caller.call('GET', path, { headers: { 'if-none-match': '*' } })).status).toBe(402);
        }
      },
    );
  });

  it('does not start a search with If-None-Match', async () => {
    const caller = await Spender.open(api, 0);
    const ask = () => caller.call('GET', '/api/v1/search?q=ada', { headers: { 'if-none-match': '*' } });
    expect((await ask()).status).toBe(402);
    const begun = jest.spyOn(api.app.get(SearchService), 'search');
    expect((await ask()).status).toBe(402);
    expect(begun).not.toHaveBeenCalled();
    begun.mockRestore();
  });

  it('leaves the account readable', async () => {
    const caller = await Spender.open(api, 0);
    const answer = await caller.call('GET', '/api/v1/me');
    expect([answer.status, answer.body.credits_remaining]).toEqual([200, 0]);
  });

  // The order of checks: key, rate, edit right, credits, input, record.
  it.each<[string, string, string, Omit<CallOptions, 'key'>]>([
    ['a wrong parameter', 'GET', '/api/v1/people?page=0', {}],
    ['an unknown parameter', 'GET', '/api/v1/people?x=1', {}],
    ['a parameter where none is taken', 'GET', `/api/v1/people/${'0'.repeat(32)}?x=1`, {}],
    ['an invalid id', 'GET', '/api/v1/people/x', {}],
    ['an unknown id', 'GET', `/api/v1/people/${'0'.repeat(32)}`, {}],
    ['what cannot be accepted', 'GET', '/api/v1/people', { headers: { accept: 'text/csv' } }],
    ['what is not JSON', 'POST', '/api/v1/people', { body: '{' }],
    ['a wrong body', 'POST', '/api/v1/people', { body: {} }],
    ['too much', 'POST', '/api/v1/people', { body: ' '.repeat(1_048_577) }],
    ['a form', 'POST', '/api/v1/people', { body: 'a=b', headers: { 'content-type': 'text/plain' } }],
    ['a quick add that is not JSON', 'POST', '/api/v1/organizations/quick_add', { body: '{' }],
    ['a quick add without a body', 'POST', '/api/v1/organizations/quick_add', {}],
    ['a quick add with a parameter', 'POST', '/api/v1/organizations/quick_add?x=1', { body: QUICK }],
    ['too much of a quick add', 'POST', '/api/v1/organizations/quick_add', { body: ' '.repeat(1_048_577) }],
  ])('402 comes before %s', async (_what, method, path, options) => {
    const caller = await Spender.open(api, 0);
    expect((await caller.call(method, path, options)).status).toBe(402);
  });

  it.each<[number, string, string, Partial<{ canEdit: boolean }>]>([
    [403, 'POST', '/api/v1/people', { canEdit: false }],
    [404, 'GET', '/api/v1/nothing', {}],
    [405, 'PUT', '/api/v1/people', {}],
  ])('%i comes before 402', async (status, method, path, rights) => {
    const caller = await Spender.open(api, 0, rights);
    const answer = await caller.call(method, path, method === 'POST' ? { body: PERSON } : {});
    expect([answer.status, creditsOf(answer)]).toEqual([status, { remaining: '0', charged: '0' }]);
  });
});

it('429 reports the credits too', async () => {
  const limited = await api.twin({ RATE_LIMIT_PER_MINUTE: '2' });
  const caller = await Spender.open(api, 10);
  const answers = [];
  for (let n = 0; n < 3; n++) answers.push(await caller.call('GET', '/api/v1/people', {}, limited));
  await limited.stop();
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect(creditsOf(answers[2]!)).toEqual({ remaining: '8', charged: '0' });
});
