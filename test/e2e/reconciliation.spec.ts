import { ReconciliationTokens } from '../../src/accounts/reconciliation-tokens.js';
import { Directory } from '../factories/directory.js';
import { PUBLIC_URL, TestApp, type CallOptions } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { indexAll } from '../support/indexing.js';
import { expectProtocol } from '../support/reconciliation-schemas.js';
import { registerSecrets } from '../support/recorded-logs.js';
import { creditsOf, expectExplained, Spender } from '../support/spender.js';

const E = '/api/v1/reconcile';
const ORIGIN = 'http://127.0.0.1:3333';
const FORM = { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' };
const UNKNOWN = 'f'.repeat(32);

let app: TestApp;
let directory: Directory;
let ada: any;
let society: any;
let parent: any;
beforeAll(async () => {
  app = await TestApp.start({ RATE_LIMIT_PER_MINUTE: '0' });
  directory = new Directory(app);
  parent = await directory.organization({ name: 'Royal Academy', organization_type: 'academy' });
  society = await directory.organization({
    name: 'Analytical Society',
    domain: 'society.example',
    organization_type: 'learned society',
    parent_organization_public_id: parent.public_id,
    emails: ['office@society.example'],
  });
  ada = await directory.person({
    first_name: 'Ada',
    last_name: 'Lovelace',
    emails: ['ada@lovelace.example', 'countess@lovelace.example'],
    aliases: ['A. A. King'],
  });
  const ofAda = { person_public_id: ada.public_id };
  await directory.membership({
    ...ofAda,
    role: 'guest',
    title: 'Guest',
    end_date: '2021-01-31',
    emails: ['guest@lovelace.example'],
  });
  await directory.membership({
    ...ofAda,
    organization_public_id: society.public_id,
    role: 'chair',
    title: 'Chair <of> the board',
    emails: ['chair@society.example'],
  });
  await directory.place({ ...ofAda, name: 'Home', address: '12 St James’s Square, London' });
  await indexAll(app);
});
afterAll(async () => {
  await expectExplained(app);
  await app.stop();
});

let named = 0;
async function tokenOf(accountId = app.editor.id): Promise<string> {
  const tokens = app.app.get(ReconciliationTokens);
  for (const { id } of (await tokens.list(accountId)).slice(3)) await tokens.revoke(accountId, id);
  const issued = await tokens.issue(accountId, `token ${++named}`);
  if (!('token' in issued)) throw new Error(issued.refused);
  registerSecrets(issued.token);
  return issued.token;
}

/** As a page of another origin calls a service that it knows only by address. */
const fromPage = (headers: Record<string, string> = {}): CallOptions => ({
  key: null,
  headers: { origin: ORIGIN, accept: 'application/json, text/javascript, */*; q=0.01', ...headers },
});

/** As OpenRefine's server sends a form. */
const post = (path: string, fields: Record<string, unknown>, options: CallOptions = { key: null }) => {
  const form = Object.entries(fields).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return app.post(path, new URLSearchParams(form).toString(), {
    ...options,
    headers: { ...FORM, ...options.headers },
  });
};

const get = (path: string, query: Record<string, string> = {}, options: CallOptions = fromPage()) =>
  app.get(`${path}?${new URLSearchParams(query)}`, options);

describe('The manifest', () => {
  it('describes the service by absolute URLs, free of charge', async () => {
    const token = await tokenOf();
    const answer = await app.get(`${E}/${token}`, fromPage());
    expect(answer.status).toBe(200);
    expectProtocol('manifest', answer.body);
    const endpoint = `${PUBLIC_URL}${E}/${token}`;
    expect(answer.body).toMatchObject({
      versions: ['0.2'],
      identifierSpace: `${PUBLIC_URL}/r/`,
      schemaSpace: `${PUBLIC_URL}/schema/`,
      view: { url: `${PUBLIC_URL}/r/{{id}}` },
      batchSize: 25,
      suggest: {
        entity: {
          service_url: endpoint,
          service_path: '/suggest/entity',
          flyout_service_url: endpoint,
          flyout_service_path: '/flyout/entity?id=${id}',
        },
      },
      preview: { url: `${endpoint}/preview/{{id}}`, width: 400, height: 200 },
      extend: { propose_properties: { service_url: endpoint, service_path: '/properties' } },
    });
    expect(creditsOf(answer).charged).toBe('0');
  });

  it('is the same for a key in the headers, without a token in its URLs', async () => {
    const { status, body } = await app.get(E);
    expect(status).toBe(200);
    expectProtocol('manifest', body);
    expect(body.preview.url).toBe(`${PUBLIC_URL}${E}/preview/{{id}}`);
  });

  it('stays free for an account without credits, and ignores parameters that clients add', async () => {
    const poor = await Spender.open(app, 0);
    await poor.call('GET', '/api/v1/people');
    const token = await tokenOf(poor.id);
    const answer = await get(`${E}/${token}`, { callback: 'jsonp123', _: '1700000000' });
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    expect(creditsOf(answer)).toEqual({ remaining: '0', charged: '0' });
  });
});

describe('A token', () => {
  it('opens the service, and no other route', async () => {
    const token = await tokenOf();
    for (const key of [token, token.slice(4)]) {
      expect((await app.get('/api/v1/me', { key })).status).toBe(401);
      expect((await app.get(E, { key })).status).toBe(401);
    }
    expect((await app.get(`${E}/${token}`, { key: null })).status).toBe(200);
  });

  it('charges its account, even if the headers have the key of another', async () => {
    const payer = await Spender.open(app, 10);
    const token = await tokenOf(payer.id);
    const answer = await get(`${E}/${token}/suggest/entity`, { prefix: 'lovelace' }, {});
    expect(creditsOf(answer)).toEqual({ remaining: '9', charged: '1' });
    expect(await payer.balance()).toBe(9);
  });

  it('is rejected as soon as it is revoked, and records its last use', async () => {
    const account = await Spender.open(app, 10);
    const tokens = app.app.get(ReconciliationTokens);
    const token = await tokenOf(account.id);
    expect((await app.get(`${E}/${token}`, fromPage())).status).toBe(200);
    const [one] = await tokens.list(account.id);
    // The last use is recorded in the background.
    await eventually('the use is noted', async () => {
      const [used] = await tokens.list(account.id);
      return used!.last_used_at !== null;
    });
    await tokens.revoke(account.id, one!.id);
    const refused = await app.get(`${E}/${token}`, fromPage());
    expect([refused.status, refused.body.error]).toEqual([401, 'unauthorized']);
    expect(refused.body.message).toContain('/account/reconciliation');
  });

  it.each(['rec_', 'rec_x', `rec_${'A'.repeat(43)}`, `rec_${'A'.repeat(200)}`, 'rec_%00'])(
    'that does not exist is rejected: %s',
    async (token) => {
      const answer = await app.get(`${E}/${token}`, fromPage());
      expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([401, '*']);
    },
  );

  it('is the only variable segment: all others are unknown paths', async () => {
    expect((await app.get(`${E}/nowhere`)).status).toBe(404);
    expect((await app.get(`${E}/nowhere`, { key: null })).status).toBe(401);
    for (const key of [null, app.editor.key]) {
      const unknown = await app.get(`${E}/${await tokenOf()}/nowhere`, { key });
      expect([unknown.status, creditsOf(unknown).charged]).toEqual([404, '0']);
    }
    expect((await app.get(`${E}/rec_x/nowhere`, { key: null })).status).toBe(401);
    expect((await app.get(`/api/v1/people/${await tokenOf()}/nowhere`, { key: null })).status).toBe(401);
    const put = await app.call('PATCH', E, { body: {} });
    expect([put.status, put.headers['allow']]).toEqual([405, 'GET, HEAD, POST']);
  });
});

describe('Pages of any origin', () => {
  it('can read every response, including errors and preflights, without credentials', async () => {
    const token = await tokenOf();
    const answers = [
      await app.get(`${E}/${token}`, fromPage()),
      await app.get(`${E}/${token}/flyout/entity?id=${UNKNOWN}`, fromPage()),
      await app.get(`${E}/${token}/suggest/entity`, fromPage()),
      await app.get(`${E}/${token}/nothing`, fromPage()),
      await app.get(E, fromPage()),
      await post(`${E}/${token}`, { extend: '{' }, fromPage()),
      await app.post(`${E}/${token}`, {}, fromPage()),
      await app.get(`${E}/${token}?${'x'.repeat(8_200)}`, fromPage()),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 422, 404, 401, 400, 415, 414]);
    for (const { headers } of answers) {
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['access-control-allow-credentials']).toBeUndefined();
      expect(headers['access-control-expose-headers']).toContain('X-API-Credits-Remaining');
    }
  });

  it.each(['', 'https://app.example'])('can do so regardless of CORS_ORIGINS: %j', async (CORS_ORIGINS) => {
    const other = await app.twin({ CORS_ORIGINS });
    const preflight = await other.app.inject({
      method: 'OPTIONS',
      url: `${E}/${await tokenOf()}/suggest/entity?prefix=x`,
      headers: {
        origin: ORIGIN,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-api-key',
      },
    });
    expect([preflight.statusCode, preflight.body]).toEqual([204, '']);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD, POST',
      'access-control-allow-headers': 'x-api-key',
    });
    const called = await other.get(E, { headers: { origin: ORIGIN } });
    expect([called.status, called.headers['access-control-allow-origin']]).toEqual([200, '*']);
    const elsewhere = await other.get('/api/v1/reconciled', { headers: { origin: ORIGIN } });
    expect(elsewhere.headers['access-control-allow-origin']).toBeUndefined();
    await other.app.close();
  });
});

describe('Suggestions', () => {
  it('of records cost a credit if they exist', async () => {
    const spender = await Spender.open(app, 2);
    const service = `${E}/${await tokenOf(spender.id)}/suggest/entity`;
    const found = await get(service, { prefix: 'lovel', callback: 'x' });
    expectProtocol('suggestedEntities', found.body);
    expect(found.body.result[0]).toEqual({
      id: ada.public_id,
      name: 'Ada Lovelace',
      description: expect.stringContaining('Chair <of> the board, Analytical Society'),
      notable: [{ id: 'person', name: 'Person' }],
    });
    expect(creditsOf(found)).toEqual({ remaining: '1', charged: '1' });
    for (const prefix of ['', 'zzzzzzzz']) {
      const nothing = await get(service, { prefix });
      expect([nothing.body.result, creditsOf(nothing).charged]).toEqual([[], '0']);
    }
    await spender.leave(0);
    const refused = await get(service, { prefix: 'lovel' });
    expect([refused.status, refused.headers['access-control-allow-origin']]).toEqual([402, '*']);
  });

  it('of records are restricted to a type, and an id suggests its record', async () => {
    const service = `${E}/${await tokenOf()}/suggest/entity`;
    const idsOf = async (query: Record<string, string>) =>
      (await get(service, query)).body.result.map(({ id }: { id: string }) => id);
    expect(await idsOf({ prefix: 'society', type: 'person' })).not.toContain(society.public_id);
    expect(await idsOf({ prefix: 'society', type: 'organization/learned society' })).toEqual([
      society.public_id,
    ]);
    expect(await idsOf({ prefix: 'society', type: 'organization/academy' })).toEqual([]);
    expect(await idsOf({ prefix: 'society', type: 'unknown' })).toEqual([]);
    expect(await idsOf({ prefix: society.public_id, type: '' })).toEqual([society.public_id]);
    expect(await idsOf({ prefix: UNKNOWN })).toEqual([]);
    const all = await idsOf({ prefix: 'a', limit: '100' });
    expect(await idsOf({ prefix: 'a', cursor: '1', limit: '1' })).toEqual(all.slice(1, 2));
    expect(await idsOf({ prefix: 'a', cursor: '9'.repeat(30) })).toEqual([]);
    expect(await idsOf({ prefix: 'a', limit: '9'.repeat(30) })).toEqual(all);
  });

  it('of types and properties are free', async () => {
    const token = await tokenOf();
    const types = await get(`${E}/${token}/suggest/type`, { prefix: 'LEARN', type_strict: 'any' });
    expectProtocol('suggestedTypes', types.body);
    expect(types.body.result).toEqual([
      {
        id: 'organization/learned society',
        name: 'learned society',
        broader: [{ id: 'organization', name: 'Organization' }],
      },
    ]);
    const all = await get(`${E}/${token}/suggest/type`, { prefix: '' });
    expect(all.body.result.map(({ id }: { id: string }) => id)).toEqual([
      'person',
      'organization',
      'organization/academy',
      'organization/learned society',
    ]);
    expect((await get(`${E}/${token}/suggest/type`, { prefix: '%' })).body.result).toEqual([]);
    const properties = await get(`${E}/${token}/suggest/property`, { prefix: 'ema', type: 'person' });
    expectProtocol('suggestedProperties', properties.body);
    expect(properties.body.result.map(({ id }: { id: string }) => id)).toEqual(['email']);
    const ofPeople = await get(`${E}/${token}/suggest/property`, { prefix: 'domain', type: 'person' });
    expect(ofPeople.body.result).toEqual([]);
    for (const answer of [types, properties]) expect(creditsOf(answer).charged).toBe('0');
  });

  it.each([
    ['entity', {}],
    ['entity', { prefix: 'x'.repeat(257) }],
    ['entity', { prefix: 'x', cursor: '-1' }],
    ['type', { prefix: 'x', limit: 'many' }],
  ])('are refused with an invalid parameter: %s %j', async (kind, query) => {
    const { status, headers } = await get(`${E}/${await tokenOf()}/suggest/${kind}`, query as never);
    expect([status, headers['access-control-allow-origin']]).toEqual([422, '*']);
  });
});

describe('A preview', () => {
  it('is a sandboxed page that any site may frame', async () => {
    const { status, headers, text } = await app.get(
      `${E}/${await tokenOf()}/preview/${ada.public_id}`,
      fromPage({ accept: 'text/html' }),
    );
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const policy = headers['content-security-policy']!;
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/]+='; base-uri 'none'; form-action 'none'; frame-ancestors \*; sandbox$/,
    );
    expect(headers['x-frame-options']).toBeUndefined();
    expect(text).toContain('<h1>Ada Lovelace</h1>');
    expect(text).toContain('Chair &lt;of> the board, Analytical Society');
    // The preview shows no more than a candidate does.
    expect(text).not.toContain('lovelace.example');
    expect(creditsOf({ headers } as never).charged).toBe('0');
  });

  it('and a flyout are found by a former id, and not for a deleted record', async () => {
    const token = await tokenOf();
    const moved = await directory.person({ first_name: 'Mary', last_name: 'Moved' });
    const next = '1'.repeat(32);
    await app.patch(`/api/v1/people/${moved.public_id}`, {
      person: { public_id: next },
      source: { source_category: 'official', url: 'https://example.org' },
    });
    const flyout = await get(`${E}/${token}/flyout/entity`, { id: moved.public_id });
    expect(flyout.body).toEqual({
      id: moved.public_id,
      html: expect.stringContaining('<h1>Mary Moved</h1>'),
    });
    await app.delete(`/api/v1/people/${next}`);
    for (const path of [`preview/${next}`, `flyout/entity?id=${next}`]) {
      expect((await app.get(`${E}/${token}/${path}`, fromPage())).status).toBe(410);
    }
    for (const [path, message] of [
      [`preview/${UNKNOWN}`, 'No person or organization has this id.'],
      ['preview/x', 'No person or organization has this id.'],
      ['flyout/entity?id=x', 'No person or organization has this id.'],
      ['flyout/type?id=x', 'No type has this id.'],
      ['flyout/property?id=x', 'No property has this id.'],
      ['flyout/none?id=x', 'There is no such route or record: check the path.'],
    ]) {
      const { status, body } = await app.get(`${E}/${token}/${path}`, fromPage());
      expect([path, status, body.message]).toEqual([path, 404, message]);
    }
  });

  it('exists for types and properties too', async () => {
    const token = await tokenOf();
    const html = async (kind: string, id: string) =>
      (await get(`${E}/${token}/flyout/${kind}`, { id })).body.html;
    expect(await html('type', 'person')).toContain('<h1>Person</h1>');
    expect(await html('type', 'organization/<b>')).toContain('<h1>&lt;b></h1>');
    expect(await html('property', 'email')).toContain('An email address');
  });
});

describe('Extending rows', () => {
  const ask = async (ids: string[], properties: object[], path = E, options?: CallOptions) =>
    post(path === E ? `${E}/${await tokenOf()}` : path, { extend: { ids, properties } }, options);

  it('gives each id every property, in the forms of the protocol', async () => {
    const ids = [ada.public_id, society.public_id, UNKNOWN, 'Q42'];
    const asked = [
      'email', 'first_name', 'last_name', 'alias', 'organization', 'role', 'title', 'domain', 'organization_type',
      'parent', 'place', 'members_count', 'current_memberships', 'verified_at', 'updated_at', 'public_id',
      'former_ids', 'unknown',
    ]; // prettier-ignore
    const { status, body } = await ask(
      ids,
      asked.map((id) => ({ id, settings: {} })),
    );
    expect(status).toBe(200);
    expectProtocol('extension', body);
    expect(body.meta.map(({ id }: { id: string }) => id)).toEqual(asked);
    expect(body.meta[4]).toEqual({
      id: 'organization',
      name: 'Organization',
      type: { id: 'organization', name: 'Organization' },
    });
    for (const id of ids) expect(Object.keys(body.rows[id])).toEqual(asked);
    for (const id of [UNKNOWN, 'Q42']) expect(Object.values(body.rows[id]).flat()).toEqual([]);
    const ofAda = body.rows[ada.public_id];
    expect(ofAda).toMatchObject({
      email: [
        { str: 'ada@lovelace.example' },
        { str: 'countess@lovelace.example' },
        { str: 'chair@society.example' },
        { str: 'guest@lovelace.example' },
      ],
      first_name: [{ str: 'Ada' }],
      alias: [{ str: 'A. A. King' }],
      organization: [
        { id: society.public_id, name: 'Analytical Society' },
        { id: expect.any(String), name: expect.any(String) },
      ],
      role: [{ str: 'chair' }, { str: 'guest' }],
      title: [{ str: 'Chair <of> the board' }, { str: 'Guest' }],
      place: [{ str: 'Home, 12 St James’s Square, London' }],
      current_memberships: [{ str: 'Chair <of> the board, Analytical Society' }],
      verified_at: [{ date: expect.any(String) }],
      public_id: [{ str: ada.public_id }],
      domain: [],
      former_ids: [],
      unknown: [],
    });
    expect(body.rows[society.public_id]).toMatchObject({
      email: [{ str: 'office@society.example' }],
      domain: [{ str: 'society.example' }],
      organization_type: [{ str: 'learned society' }],
      parent: [{ id: parent.public_id, name: 'Royal Academy' }],
      members_count: [{ int: 1 }],
      first_name: [],
    });
  });

  it.each([
    [{ limit: 1 }, ['chair']],
    [{ limit: '1' }, ['chair']],
    [{ limit: 0 }, ['chair', 'guest']],
    [{ limit: '', current_only: 'off' }, ['chair', 'guest']],
    [{ current_only: true }, ['chair']],
    [{ current_only: 'on' }, ['chair']],
    [null, ['chair', 'guest']],
  ])('applies the settings of a property: %j', async (settings, roles) => {
    const { body } = await ask([ada.public_id], [{ id: 'role', settings }]);
    expect(body.rows[ada.public_id].role).toEqual(roles.map((str) => ({ str })));
  });

  it.each(['x', -1, '1.5', [1], {}])('refuses the limit %j', async (limit) => {
    const { status, body } = await ask([ada.public_id], [{ id: 'role', settings: { limit } }]);
    expect([status, body.details[0].field]).toEqual([422, 'extend']);
  });

  it('shows only addresses of current roles, if requested', async () => {
    const { body } = await ask([ada.public_id], [{ id: 'email', settings: { current_only: true } }]);
    expect(body.rows[ada.public_id].email.map(({ str }: { str: string }) => str)).toEqual([
      'ada@lovelace.example',
      'countess@lovelace.example',
      'chair@society.example',
    ]);
  });

  it('shows the current record under the former id', async () => {
    const person = await directory.person({ last_name: 'Renamed' });
    const next = '2'.repeat(32);
    await app.patch(`/api/v1/people/${person.public_id}`, {
      person: { public_id: next },
      source: { source_category: 'official', url: 'https://example.org' },
    });
    const { body } = await ask([person.public_id], [{ id: 'public_id' }, { id: 'former_ids' }]);
    expect(body.rows).toEqual({
      [person.public_id]: { public_id: [{ str: next }], former_ids: [{ str: person.public_id }] },
    });
  });

  it('costs a credit for each id that is found, and requires one for each id in the request', async () => {
    const spender = await Spender.open(app, 3);
    const path = `${E}/${await tokenOf(spender.id)}`;
    const ids = [ada.public_id, ada.public_id, UNKNOWN];
    const answer = await ask(ids, [{ id: 'email' }], path);
    expect(creditsOf(answer)).toEqual({ remaining: '2', charged: '1' });
    const url = `${path}?${new URLSearchParams({ extend: JSON.stringify({ ids, properties: [{ id: 'email' }] }) })}`;
    const inUrl = await app.get(url, fromPage());
    expect([inUrl.body, creditsOf(inUrl).charged]).toEqual([answer.body, '1']);
    const refused = await ask([ada.public_id, society.public_id], [{ id: 'email' }], path);
    expect([refused.status, refused.body.credits_required]).toEqual([402, 2]);
    expect(await spender.balance()).toBe(1);
    const nothing = await ask([], [{ id: 'email' }], path);
    expect([nothing.status, creditsOf(nothing).charged]).toEqual([200, '0']);
    expect(await spender.balance()).toBe(1);
  });

  it.each([
    [400, 'invalid_json', '{'],
    [422, 'validation_failed', '[]'],
    [422, 'validation_failed', '{"ids":[1],"properties":[]}'],
    [422, 'validation_failed', '{"ids":[],"properties":[{}]}'],
    [422, 'validation_failed', '{"ids":[]}'],
    [413, 'payload_too_large', JSON.stringify({ ids: Array.from({ length: 101 }, String), properties: [] })],
  ])('refuses invalid input, free of charge: %i %s', async (expected, code, extend) => {
    const { status, body, headers } = await post(`${E}/${await tokenOf()}`, { extend });
    expect([status, body.error, headers['x-api-credits-charged']]).toEqual([expected, code, '0']);
  });
});

describe('A query', () => {
  const reconcile = async (queries: Record<string, unknown>, path?: string) =>
    (await post(path ?? `${E}/${await tokenOf()}`, { queries })).body;
  const one = async (query: unknown) => (await reconcile({ q: query })).q;
  const idsOf = ({ result }: { result: { id: string }[] }) => result.map(({ id }) => id);

  it('returns its candidates best first, in the form of the protocol', async () => {
    const token = await tokenOf();
    // As OpenRefine guesses types, and as it reconciles a column with others.
    const guessing = await post(`${E}/${token}`, { queries: { q0: { query: 'Ada Lovelace', limit: 3 } } });
    expectProtocol('results', guessing.body);
    expect(guessing.body.q0.result[0]).toMatchObject({
      id: ada.public_id,
      name: 'Ada Lovelace',
      type: [{ id: 'person', name: 'Person' }],
      match: true,
      features: expect.arrayContaining([{ id: 'name', value: expect.any(Number) }]),
    });
    const batch = await post(`${E}/${token}`, {
      queries: {
        q0: {
          query: 'Lovelace, Ada',
          type: 'person',
          type_strict: 'should',
          limit: 3,
          properties: [
            { pid: 'organization', v: { id: society.public_id, name: 'Analytical Society' } },
            { pid: 'role', v: 'chair' },
            { pid: 'place', v: '' },
          ],
        },
        q1: { query: 'Analytic Society', type: 'organization', type_strict: 'should' },
        q2: { query: 'Zzyzx Qqqq', type: 'person', type_strict: 'should' },
      },
    });
    expectProtocol('results', batch.body);
    const { q0, q1, q2 } = batch.body;
    expect([q0.result[0].id, q0.result[0].match]).toEqual([ada.public_id, true]);
    expect(q1.result[0].id).toBe(society.public_id);
    expect(q1.result[0].type).toEqual([
      { id: 'organization/learned society', name: 'learned society' },
      { id: 'organization', name: 'Organization' },
    ]);
    expect(q2).toEqual({ result: [] });
    expect(creditsOf(batch).charged).toBe('2');
    const url = `${E}/${token}?${new URLSearchParams({ queries: JSON.stringify({ q: { query: 'Ada Lovelace' } }), callback: 'x' })}`;
    expect(idsOf((await app.get(url, fromPage())).body.q)).toContain(ada.public_id);
  });

  it('scores as `match` does', async () => {
    const names = ['Ada Lovelace', 'A. Lovelace', 'Lovelase Ada', 'Mary Nobody', 'ada king'];
    const asked = names.map((name, at) => [`q${at}`, name] as const);
    const { body } = await app.post('/api/v1/match', {
      queries: Object.fromEntries(asked.map(([key, name]) => [key, { type: 'person', name }])),
    });
    const reconciled = await reconcile(
      Object.fromEntries(asked.map(([key, query]) => [key, { query, type: 'person' }])),
    );
    for (const [key] of asked) {
      const expected = body.responses[key].results.map(({ public_id, score, match }: any) => [
        public_id,
        Math.round(score * 1_000) / 10,
        match,
      ]);
      expect(reconciled[key].result.map(({ id, score, match }: any) => [id, score, match])).toEqual(expected);
    }
  });

  it.each([
    ['an id', () => ada.public_id],
    ['an email address', () => 'Ada@Lovelace.example'],
  ])('that is %s finds the record at 100', async (_what, query) => {
    const [best] = (await one({ query: query() })).result;
    expect([best.id, best.score, best.match]).toEqual([ada.public_id, 100, true]);
  });

  it('can consist of properties alone, with values of every form', async () => {
    const queries = {
      email: { properties: [{ pid: 'email', v: ['no address', 'ada@lovelace.example', null] }] },
      names: { properties: [{ pid: 'first_name', v: 'Ada' }, { pid: 'last_name', v: 'Lovelace' }, { pid: 'title', v: 7 }] },
      domain: { type: 'organization', properties: [{ pid: 'domain', v: 'https://www.society.example/about' }] },
      host: { query: 'society.example', type: ['organization'] },
      parent: {
        query: 'Analytical Society',
        type: 'organization/learned society',
        properties: [{ pid: 'parent', v: [{ id: parent.public_id }] }],
      },
    }; // prettier-ignore
    const answers = await reconcile(queries);
    expectProtocol('results', answers);
    const best = Object.entries<any>(answers).map(([name, { result }]) => [name, result[0]?.id]);
    expect(Object.fromEntries(best)).toEqual({
      email: ada.public_id,
      names: ada.public_id,
      domain: society.public_id,
      host: society.public_id,
      parent: society.public_id,
    });
  });

  it('returns only its types if they are strict', async () => {
    const ids = async (more: object) => idsOf(await one({ query: 'Analytical Society', ...more }));
    expect(await ids({ type: 'organization/academy' })).toContain(society.public_id);
    expect(await ids({ type: 'organization/academy', type_strict: 'any' })).toEqual([]);
    expect(await ids({ type: ['person', 'organization/learned society'], type_strict: 'any' })).toEqual([
      society.public_id,
    ]);
    expect(await ids({ type: 'person' })).toEqual([]);
  });

  it.each([
    ['must be an object', 'Ada'],
    ['needs a text in query', {}],
    ['needs a text in query', { query: ' ', properties: [{ pid: 'role', v: 'chair' }] }],
    ['type must be a text', { query: 'Ada', type: [7] }],
    ['There is no type "Q5"', { query: 'Ada', type: 'Q5' }],
    ['There is no property "shoe size"', { query: 'Ada', properties: [{ pid: 'shoe size', v: 1 }] }],
    [
      'There is no property "members_count" to match by',
      { query: 'A', properties: [{ pid: 'members_count', v: 1 }] },
    ],
    ['pid and v', { query: 'Ada', properties: [{ v: 1 }] }],
    ['must be a list', { query: 'Ada', properties: 'x' }],
    ['must have an id', { query: 'Ada', properties: [{ pid: 'organization', v: {} }] }],
    ['at most 256 characters', { query: 'x'.repeat(257) }],
    ['limit must be', { query: 'Ada', limit: 0 }],
    ['type_strict must be', { query: 'Ada', type_strict: 'maybe' }],
  ])('that is invalid has an error, and does not affect the others: %s', async (message, query) => {
    const spender = await Spender.open(app, 2);
    const path = `${E}/${await tokenOf(spender.id)}`;
    const { body, headers } = await post(path, {
      queries: { wrong: query, right: { query: 'Ada Lovelace' } },
    });
    expectProtocol('results', body);
    expect(body.wrong).toEqual({ result: [], error: expect.stringContaining(message) });
    expect(body.right.result[0].id).toBe(ada.public_id);
    expect(headers['x-api-credits-charged']).toBe('1');
  });

  it('can be nested to any depth', async () => {
    const deep = '['.repeat(25_000) + ']'.repeat(25_000);
    const queries = `{"a":{"query":"Ada","type":${deep}},"b":{"query":${deep}},"c":${deep},"__proto__":{"query":"Ada Lovelace"}}`;
    const { status, body } = await post(`${E}/${await tokenOf()}`, { queries });
    expect(status).toBe(200);
    expect(['a', 'b', 'c'].map((name) => typeof body[name].error)).toEqual(['string', 'string', 'string']);
    expect(Object.getOwnPropertyDescriptor(body, '__proto__')!.value.result[0].id).toBe(ada.public_id);
    expect(
      (await post(`${E}/${await tokenOf()}`, { extend: `{"ids":[${deep}],"properties":${deep}}` })).status,
    ).toBe(422);
  });

  it('requires a credit, and costs one if it has a candidate', async () => {
    const spender = await Spender.open(app, 2);
    const path = `${E}/${await tokenOf(spender.id)}`;
    const queries = {
      a: { query: 'Ada Lovelace' },
      b: { query: 'Zzyzx Qqqq' },
      c: { query: 'Analytical Society' },
    };
    const refused = await post(path, { queries });
    expect([refused.status, refused.body.credits_required]).toEqual([402, 3]);
    const { a, b } = queries;
    const answer = await post(path, { queries: { a, b } });
    expect(creditsOf(answer)).toEqual({ remaining: '1', charged: '1' });
    expect([(await post(path, { queries: {} })).body, await spender.balance()]).toEqual([{}, 1]);
    await app.searchesRecorded();
    const zero = await app.get('/api/v1/zero_result_searches?q=zzyzx');
    expect(zero.body.zero_result_searches).toEqual([]);
  });

  it('is one of at most 50, each a call for the rate limit', async () => {
    const many = Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`q${at}`, { query: 'Ada' }]));
    const token = await tokenOf();
    expect((await post(`${E}/${token}`, { queries: many })).status).toBe(413);
    for (const [status, queries] of [
      [400, '{'],
      [422, '[]'],
    ] as const) {
      expect((await post(`${E}/${token}`, { queries })).status).toBe(status);
    }
    const limited = await app.twin({ RATE_LIMIT_PER_MINUTE: '10' });
    const { q0: _out, ...fifty } = many;
    const { statusCode, headers } = await limited.app.inject({
      method: 'POST',
      url: `${E}/${token}`,
      headers: FORM,
      payload: new URLSearchParams({ queries: JSON.stringify(fifty) }).toString(),
    });
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([429, '*']);
    await limited.app.close();
  });
});

it('lists the properties of a type', async () => {
  const token = await tokenOf();
  const { body, headers } = await get(`${E}/${token}/properties`, {
    type: 'organization/academy',
    limit: '50',
  });
  expectProtocol('properties', body);
  expect(body.type).toBe('organization/academy');
  const ids = body.properties.map(({ id }: { id: string }) => id);
  expect(ids).toEqual(expect.arrayContaining(['domain', 'members_count']));
  expect(ids).not.toContain('first_name');
  expect(headers['x-api-credits-charged']).toBe('1');
  expect((await get(`${E}/${token}/properties`)).body.properties.length).toBeGreaterThan(ids.length);
  expect((await get(`${E}/${token}/properties`, { limit: '2' })).body.properties).toHaveLength(2);
});
