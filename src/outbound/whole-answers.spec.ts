import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { Client, errors } from '@elastic/elasticsearch';
import { WholeAnswers } from './whole-answers.js';

const TIMEOUT_MS = 300;
const HEADERS = { 'content-type': 'application/json', 'x-elastic-product': 'Elasticsearch' };

let server: Server;
let client: Client;
let answer: RequestListener;

beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  client = new Client({
    node: `http://user:secret@127.0.0.1:${(server.address() as AddressInfo).port}/prefix`,
    requestTimeout: TIMEOUT_MS,
    maxRetries: 0,
    agent: ({ url }) => new WholeAnswers(url.origin, TIMEOUT_MS),
  });
});
afterAll(async () => {
  await client.close();
  server.closeAllConnections();
  server.close();
});

const ask = () =>
  client.transport.request(
    { method: 'POST', path: '/directory/_search', body: '{"size":0}' },
    { headers: { 'content-type': 'application/json' } },
  );

it("sends the client's request", async () => {
  answer = ({ method, url, headers: { authorization } }, response) =>
    void response.writeHead(200, HEADERS).end(JSON.stringify({ method, url, authorization }));
  expect(await ask()).toEqual({
    method: 'POST',
    url: '/prefix/directory/_search',
    authorization: `Basic ${Buffer.from('user:secret').toString('base64')}`,
  });
});

it('returns a response in one piece, wherever it was split', async () => {
  const inPieces = async (request: IncomingMessage, response: ServerResponse) => {
    const sent = Buffer.from(JSON.stringify({ asked: await text(request), name: 'Zoë 上野 🎉' }));
    response.writeHead(200, HEADERS);
    for (const byte of sent) {
      response.write(Buffer.of(byte));
      if (byte > 0x7f) await setTimeout(1);
    }
    response.end();
  };
  answer = (request, response) => void inPieces(request, response);
  expect(await ask()).toEqual({ asked: '{"size":0}', name: 'Zoë 上野 🎉' });
});

it.each<[string, RequestListener, new (...args: never[]) => Error]>([
  [
    'a refusal',
    (_, response) => void response.writeHead(400, HEADERS).end('{"error":{"type":"parsing_exception"}}'),
    errors.ResponseError,
  ],
  ['an answer that never begins', () => undefined, errors.TimeoutError],
  [
    'an answer that does not go on',
    (_, response) => void response.writeHead(200, HEADERS).write('{"hits":'),
    errors.ConnectionError,
  ],
  [
    'an answer that breaks off',
    (_, response) => {
      response.writeHead(200, { ...HEADERS, 'content-length': 100 }).write('{"hits":');
      globalThis.setTimeout(() => response.destroy(), 20);
    },
    errors.ConnectionError,
  ],
])('%s is reported as the client reports it', async (_, how, error) => {
  answer = how;
  await expect(ask()).rejects.toBeInstanceOf(error);
});

it('reports that no process listens', async () => {
  const away = new Client({
    node: 'http://127.0.0.1:9',
    maxRetries: 0,
    agent: ({ url }) => new WholeAnswers(url.origin, TIMEOUT_MS),
  });
  await expect(away.transport.request({ method: 'GET', path: '/' })).rejects.toBeInstanceOf(
    errors.ConnectionError,
  );
  await away.close();
});
