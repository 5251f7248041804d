import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { OPENAPI_FILE } from '../../src/pages/openapi-file.js';
import { SOURCE, TestApp } from '../support/app.js';
import { expectDocumented, expectShape } from '../support/shapes.js';

let app: TestApp;
let person: any;
beforeAll(async () => {
  app = await TestApp.start();
  const created = await app.post('/api/v1/people', {
    first_name: 'Ada',
    emails: ['ada@example.org'],
    source: SOURCE,
  });
  person = created.body.person;
});
afterAll(() => app.stop());

describe('GET /openapi.json', () => {
  it('serves the committed document without a key', async () => {
    const answer = await app.get('/openapi.json', { key: null });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('public, max-age=300');
    expect(JSON.parse(answer.text)).toEqual(JSON.parse(readFileSync(OPENAPI_FILE, 'utf8')));
  });

  it('responds 304 to a client that has it', async () => {
    const { etag } = (await app.get('/openapi.json', { key: null })).headers;
    const again = await app.app.inject({ url: '/openapi.json', headers: { 'if-none-match': etag! } });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
  });

  it('describes only routes of the running service', () => {
    const server: FastifyInstance = app.app.getHttpAdapter().getInstance();
    const { paths } = JSON.parse(readFileSync(OPENAPI_FILE, 'utf8')) as { paths: Record<string, object> };
    const missing = Object.entries(paths).flatMap(([path, item]) =>
      Object.keys(item).filter(
        (method) =>
          !server.hasRoute({
            method: method.toUpperCase(),
            url: path.replace('rec_{token}', '{token}').replaceAll(/\{(\w+)\}/g, ':$1'),
          }),
      ),
    );
    expect(missing).toEqual([]);
  });
});

describe('expectShape', () => {
  it('accepts a record as the service returns it', () => {
    expectShape('Person', person);
    expectShape('EmailAddress', person.email_addresses[0]);
    expect(() => expectShape('PersonSummary', person)).toThrow('must NOT have additional properties');
  });

  it.each([
    ['a field that is missing', ({ name: _, ...rest }: any) => rest, "required property 'name'"],
    ['a field too many', (one: any) => ({ ...one, age: 36 }), 'additional properties'],
    ['a wrong type', (one: any) => ({ ...one, id: '1' }), '/id must be integer'],
    ['a wrong form', (one: any) => ({ ...one, created_at: '2026-01-31' }), '/created_at must match format'],
    [
      'a field too many within',
      (one: any) => ({ ...one, email_addresses: [{ ...one.email_addresses[0], x: 1 }] }),
      'additional properties',
    ],
  ])('refuses %s', (_, change, message) => {
    expect(() => expectShape('Person', change(person))).toThrow(message);
  });

  it('refuses a schema that the document does not define', () => {
    expect(() => expectShape('Persona', person)).toThrow('no schema Persona');
  });
});

describe('expectDocumented', () => {
  const path = '/api/v1/people/00000000000000000000000000000001';
  const headers = { 'content-type': 'application/json; charset=utf-8', 'x-request-id': '1' };
  const error = { error: 'not_found', message: 'x', details: [], request_id: '1' };
  const answer = (status: number, body: unknown, more = {}) => ({
    status,
    body,
    text: JSON.stringify(body),
    headers: { ...headers, ...more },
  });

  it('accepts what the document describes', () => {
    expectDocumented('GET', path, answer(404, error));
    expectDocumented('HEAD', path, { ...answer(404, undefined), text: '' });
    expectDocumented('GET', '/api/v1/nothing', answer(404, error));
    expectDocumented('PUT', path, answer(405, error));
    expect(() => expectDocumented('GET', path, answer(200, { person }))).not.toThrow();
  });

  it.each([
    ['an unknown status', 'GET', path, answer(418, error), 'showPerson has no response 418'],
    ['another body', 'GET', path, answer(200, {}), "required property 'person'"],
    [
      'another content type',
      'GET',
      path,
      answer(404, error, { 'content-type': 'text/plain' }),
      'content type is text/plain',
    ],
    ['an unexpected body', 'DELETE', path, answer(204, error), 'the body should be empty'],
    [
      'no request id',
      'GET',
      path,
      answer(404, error, { 'x-request-id': undefined }),
      'X-Request-Id is missing',
    ],
    ['an unknown route', 'GET', '/api/v1/nothing', answer(200, {}), 'no such operation'],
    ['an error in another form', 'GET', '/api/v1/nothing', answer(404, { error: 'x' }), 'required property'],
  ])('refuses %s', (_, method, url, given, message) => {
    expect(() => expectDocumented(method, url, given)).toThrow(message);
  });
});
