import type { AddressInfo } from 'node:net';
import { createDirectoryClient, walk, type DirectoryClient } from '../../clients/typescript/src/index.js';
import { Directory } from '../factories/directory.js';
import { SOURCE, TestApp } from '../support/app.js';
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

const person = (last_name: string) => ({
  body: { person: { first_name: 'Ada', last_name }, source: SOURCE },
});

describe('the TypeScript client', () => {
  it('makes and shows a record', async () => {
    const made = await client.POST('/api/v1/people', person('Client'));
    expect(made.response.status).toBe(201);
    const { public_id } = made.data!.person;
    const shown = await client.GET('/api/v1/people/{public_id}', { params: { path: { public_id } } });
    expect(shown.data!.person.name).toBe('Ada Client');
  });

  it('gives errors as the service words them', async () => {
    const { data, error } = await client.GET('/api/v1/lookup/email', { params: { query: { email: 'no' } } });
    expect(data).toBeUndefined();
    expect(error).toMatchObject({ error: 'validation_failed', details: [{ field: 'email' }] });
  });

  it('makes a record once, though its answers are lost', async () => {
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

  it('walks through a whole list', async () => {
    const directory = new Directory(api);
    for (let n = 0; n < 5; n++) await directory.organization();
    const names: string[] = [];
    const organizations = walk(async (cursor) => {
      const query = { per_page: 2, ...(cursor === undefined ? {} : { cursor }) };
      const { data, error } = await client.GET('/api/v1/organizations', { params: { query } });
      if (error) throw new Error(error.message);
      return { rows: data.organizations, next: data.meta.next_cursor };
    });
    for await (const { name } of organizations) names.push(name);
    expect(names).toEqual(['Society 1', 'Society 2', 'Society 3', 'Society 4', 'Society 5']);
  });
});
