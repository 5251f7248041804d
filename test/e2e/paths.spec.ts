import { TestApp } from '../support/app.js';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.stop());

const call = async (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'OPTIONS',
  url: string,
  key: string | null = app.editor.key,
) => {
  const headers = key === null ? {} : { authorization: `Bearer ${key}` };
  const { statusCode, headers: answered } = await app.app.inject({ method, url, headers });
  return [statusCode, answered['allow']];
};

describe('A path with an empty id', () => {
  const PATHS = [
    '/api/v1/people/',
    '/api/v1/memberships/',
    '/api/v1/source_references/',
    '/api/v1/organizations//members',
    '/api/v1/research_requests//findings',
  ];
  it.each(PATHS)('%s is not found with any method', async (path) => {
    for (const method of ['GET', 'POST', 'PATCH', 'DELETE'] as const)
      expect(await call(method, path)).toEqual([404, undefined]);
  });

  it.each(PATHS)('%s requires a key', async (path) => {
    expect(await call('GET', path, null)).toEqual([401, undefined]);
  });
});

describe('A path without an id', () => {
  it.each(['people', 'organizations'])('/%s/quick_add takes POST only', async (resource) => {
    for (const method of ['GET', 'PATCH', 'DELETE'] as const)
      expect(await call(method, `/api/v1/${resource}/quick_add`)).toEqual([405, 'POST']);
  });

  it.each(['/', '/docs'])('%s takes GET and HEAD only', async (path) => {
    for (const method of ['POST', 'OPTIONS', 'DELETE'] as const)
      expect(await call(method, path, null)).toEqual([405, 'GET, HEAD']);
  });

  it('/webhooks/stripe takes POST only', async () => {
    for (const method of ['GET', 'PATCH', 'DELETE'] as const)
      expect(await call(method, '/webhooks/stripe', null)).toEqual([405, 'POST']);
  });
});

describe('A parameter that is given twice', () => {
  it.each([
    'people?page=1&page=2',
    'people?cursor=a&cursor=b',
    'people?updated_since=1&updated_since=2',
    'search?q=a&q=b',
  ])('%s is refused with the same message', async (path) => {
    const { status, body } = await app.get(`/api/v1/${path}`);
    expect([status, body.details]).toEqual([
      422,
      [{ field: /\?(\w+)/.exec(path)![1], code: 'invalid_type', message: 'must be given once' }],
    ]);
  });
});
