import type { AddressInfo } from 'node:net';
import {
  createDirectoryClient,
  DirectoryError,
  unwrap,
  type DirectoryClient,
} from '../../clients/typescript/src/index.js';
import { Directory } from '../factories/directory.js';
import { SOURCE, TestApp } from '../support/app.js';
import { indexAll } from '../support/indexing.js';
import { sql } from '../support/sql.js';

let api: TestApp;
let baseUrl: string;
let client: DirectoryClient;
beforeAll(async () => {
  api = await TestApp.start();
  await api.app.listen(0, '127.0.0.1');
  baseUrl = `http://127.0.0.1:${(api.app.getHttpServer().address() as AddressInfo).port}/`;
  client = createDirectoryClient({ baseUrl, apiKey: api.editor.key });
});
afterAll(() => api.stop());

async function all<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const found: Row[] = [];
  for await (const row of rows) found.push(row);
  return found;
}

const person = (last_name: string) => ({
  body: { person: { first_name: 'Ada', last_name }, source: SOURCE },
});

describe('the TypeScript client', () => {
  it('creates and reads a record', async () => {
    const made = await client.POST('/api/v1/people', person('Client'));
    expect(made.response.status).toBe(201);
    const { public_id } = made.data!.person;
    const shown = await client.GET('/api/v1/people/{public_id}', { params: { path: { public_id } } });
    expect(shown.data!.person.name).toBe('Ada Client');
  });

  it('returns the errors of the service', async () => {
    const { data, error } = await client.GET('/api/v1/lookup/email', { params: { query: { email: 'no' } } });
    expect(data).toBeUndefined();
    expect(error).toMatchObject({ error: 'validation_failed', details: [{ field: 'email' }] });
  });

  it('creates a record once, although its responses are lost', async () => {
    let lost = 2;
    const unlucky = createDirectoryClient({
      baseUrl,
      apiKey: api.editor.key,
      firstWaitMs: 1,
      fetch: async (request) => {
        const response = await fetch(request);
        if (lost-- > 0) throw new TypeError('the connection was lost');
        return response;
      },
    });
    const { data, response } = await unlucky.POST('/api/v1/people', person('Once'));
    expect(response.headers.get('Idempotent-Replayed')).toBe('true');
    expect(data!.person.last_name).toBe('Once');
    const rows = await sql(api, `SELECT FROM people WHERE last_name = 'Once'`);
    expect(rows).toHaveLength(1);
  });

  it('throws an error with its status, code, field and request id', async () => {
    const body = { person: {}, source: SOURCE };
    const error = await unwrap(client.POST('/api/v1/people', { body })).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DirectoryError);
    expect(error).toMatchObject({
      name: 'DirectoryError',
      status: 422,
      code: 'validation_failed',
      field: 'person.first_name',
      details: [{ field: 'person.first_name', code: 'required' }],
      requestId: expect.stringMatching(/^[\da-f-]{36}$/),
    });
  });

  it('throws the credits with a 402', async () => {
    const { key } = await api.account({ email: 'poor@example.org', name: 'Poor' }, 0);
    const poor = createDirectoryClient({ baseUrl, apiKey: key });
    await expect(unwrap(poor.GET('/api/v1/people'))).rejects.toMatchObject({
      status: 402,
      code: 'insufficient_credits',
      field: null,
      body: { credits_remaining: 0, credits_required: 1 },
    });
  });

  it('throws the response of a proxy', async () => {
    const html = () =>
      Promise.resolve(
        new Response('<h1>Bad Gateway</h1>', { status: 502, headers: { 'X-Request-Id': 'r1' } }),
      );
    const behind = createDirectoryClient({ baseUrl, apiKey: 'k', retries: 0, fetch: html });
    await expect(unwrap(behind.GET('/api/v1/people'))).rejects.toMatchObject({
      message: 'The server answered 502.',
      status: 502,
      code: 'http_502',
      field: null,
      details: [],
      requestId: 'r1',
      body: null,
    });
  });

  it('reads a list to its end', async () => {
    const directory = new Directory(api);
    for (let n = 0; n < 5; n++) await directory.organization();
    const organizations = await all(client.list('/api/v1/organizations', { query: { per_page: 2 } }));
    expect(organizations.map(({ name }) => name)).toEqual([
      'Society 1',
      'Society 2',
      'Society 3',
      'Society 4',
      'Society 5',
    ]);
  });

  it('stops a list when a page is refused', async () => {
    const rows = client.list('/api/v1/people', { query: { organization_public_id: 'no' } });
    await expect(rows.next()).rejects.toMatchObject({ status: 422, field: 'organization_public_id' });
  });

  it('finds the rows of responses with several arrays, and below an id', async () => {
    const directory = new Directory(api);
    const organization = await directory.organization({ name: 'Rows', domain: 'rows.example' });
    const emails = ['ada@rows.example'];
    await directory.membership({ organization_public_id: organization.public_id, role: 'chair', emails });
    await indexAll(api);

    const query = { domain: 'rows.example' };
    const [advertiser] = await all(client.list('/api/v1/advertisers', { query }));
    expect(advertiser!.name).toBe('Rows');
    const [contact] = await all(client.list('/api/v1/lookup/domain_contacts', { query }));
    expect(contact!.email_addresses[0]!.address).toBe('ada@rows.example');
    const path = { public_id: organization.public_id as string };
    const members = client.list('/api/v1/organizations/{public_id}/members', { path });
    expect((await all(members)).map(({ role }) => role)).toEqual(['chair']);
  });

  it('infers the type of a record from the type of the hit, and of an owner from its owner_type', async () => {
    const directory = new Directory(api);
    await directory.person({ first_name: 'Wilhelmina', last_name: 'Hit', emails: ['w@hit.example'] });
    await indexAll(api);
    const [hit] = await all(client.list('/api/v1/search', { query: { q: 'Wilhelmina Hit' } }));
    // @ts-expect-error A hit may be an organization.
    expect(hit!.person).toBeDefined();
    expect(hit?.type === 'person' && hit.person.first_name).toBe('Wilhelmina');

    const query = { email: 'w@hit.example' };
    const [owner] = (await unwrap(client.GET('/api/v1/lookup/email', { params: { query } }))).results;
    // @ts-expect-error An owner may be an organization.
    expect(owner!.person).toBeDefined();
    expect(owner?.owner_type === 'person' && owner.person.last_name).toBe('Hit');
  });

  it('requires the parameters that a list requires', () => {
    // @ts-expect-error A search needs a query.
    client.list('/api/v1/search');
    // @ts-expect-error The client sets cursors.
    client.list('/api/v1/people', { query: { cursor: 'x' } });
    // @ts-expect-error A person is not a list.
    client.list('/api/v1/people/{public_id}', { path: { public_id: 'x' } });
  });
});
