import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { compressed } from '../../src/http/compression.js';
import { SOURCE, TestApp } from '../support/app.js';

const LONG = 'x'.repeat(4_000);

let app: TestApp;
let path: string;
beforeAll(async () => {
  app = await TestApp.start();
  const made = await app.post('/api/v1/people', {
    first_name: 'Ada',
    source: { ...SOURCE, metadata: { LONG, again: LONG, once_more: LONG } },
  });
  path = made.headers['location']!;
});
afterAll(() => app.stop());

const fetched = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.app.inject({ method, url, headers: { authorization: `Bearer ${app.editor.key}`, ...headers } });

const DECODERS = { gzip: gunzipSync, br: brotliDecompressSync } as const;

describe.each(['gzip', 'br'] as const)('with Accept-Encoding: %s', (encoding) => {
  it('compresses long responses, with the entity tag of the record', async () => {
    const plain = await fetched(path);
    const { headers, rawPayload } = await fetched(path, { 'accept-encoding': encoding });
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      vary: 'Accept-Encoding',
      etag: plain.headers.etag,
      'content-length': String(rawPayload.length),
    });
    expect(DECODERS[encoding](rawPayload).toString()).toBe(plain.payload);
    expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
  });

  it('compresses a batch with characters of several bytes', async () => {
    const { body } = await app.post('/api/v1/people', {
      first_name: '漢字 😀',
      source: { ...SOURCE, metadata: { LONG } },
    });
    const items = Array.from({ length: 20 }, () => ({ person_public_id: body.person.public_id }));
    const looked = async (headers: Record<string, string>) =>
      app.app.inject({
        method: 'POST',
        url: '/api/v1/lookup/batch',
        headers: { authorization: `Bearer ${app.editor.key}`, ...headers },
        payload: { items },
      });
    const plain = await looked({});
    expect(plain.headers['content-length']).toBe(String(plain.rawPayload.length));
    expect(JSON.parse(plain.payload).items.map(({ results }: any) => results)).toEqual(
      items.map(() => [{ person: body.person }]),
    );
    const { headers, rawPayload } = await looked({ 'accept-encoding': encoding });
    expect(headers['content-encoding']).toBe(encoding);
    expect(DECODERS[encoding](rawPayload).toString()).toBe(plain.payload);
  });

  it.each(['/openapi.json', '/docs'])('compresses %s', async (url) => {
    const { headers, rawPayload } = await fetched(url, { 'accept-encoding': encoding });
    expect(headers['content-encoding']).toBe(encoding);
    expect(DECODERS[encoding](rawPayload).toString()).toContain('/api/v1/people/{public_id}');
  });

  it('responds 304 and accepts the entity tag in If-Match', async () => {
    const { headers } = await fetched(path, { 'accept-encoding': encoding });
    const etag = String(headers.etag);
    const known = await fetched(path, { 'accept-encoding': encoding, 'if-none-match': etag });
    expect([known.statusCode, known.payload, known.headers['content-encoding']]).toEqual([
      304,
      '',
      undefined,
    ]);
    const body = { first_name: `Ada ${encoding}`, source: SOURCE };
    expect((await app.patch(path, body, { headers: { 'if-match': etag } })).status).toBe(200);
  });
});

it('prefers the cheapest encoding for a response that is made for one caller', async () => {
  const accept = { 'accept-encoding': 'gzip, deflate, br' };
  expect((await fetched(path, accept)).headers['content-encoding']).toBe('gzip');
  expect((await fetched('/openapi.json', accept)).headers['content-encoding']).toBe('br');
});

it.each([undefined, 'identity', 'gzip;q=0', 'zstd'])(
  'sends responses uncompressed for Accept-Encoding: %s',
  async (accept) => {
    const { headers, payload } = await fetched(
      path,
      accept === undefined ? {} : { 'accept-encoding': accept },
    );
    expect([headers['content-encoding'], headers.vary]).toEqual([undefined, 'Accept-Encoding']);
    expect(JSON.parse(payload)).toHaveProperty('person');
  },
);

it('does not compress short responses and HEAD', async () => {
  const accept = { 'accept-encoding': 'gzip' };
  expect((await fetched('/api/v1/me', accept)).headers['content-encoding']).toBeUndefined();
  expect((await fetched(path, accept, 'HEAD')).headers['content-encoding']).toBeUndefined();
});

it('compresses only pages that are declared to contain no secret', async () => {
  const server = fastify();
  server.addHook('onSend', (request, reply, payload) => compressed(request, reply, payload as string));
  server.get('/:page', (request, reply) => {
    if (request.url === '/public') reply.holdsNoSecret = true;
    return reply.type('text/html').send(LONG.repeat(3));
  });
  const encodingOf = async (url: string) =>
    (await server.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })).headers['content-encoding'];
  expect([await encodingOf('/public'), await encodingOf('/account')]).toEqual(['gzip', undefined]);
  await server.close();
});
