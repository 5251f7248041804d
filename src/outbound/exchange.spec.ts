import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer, type Server, type Socket } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { Agent } from 'undici';
import { listen } from '../../test/research-sites/site-server.js';
import { exchange, type Answer, type ExchangeOptions } from './exchange.js';

const LIMIT = 64 * 1024;
const agent = new Agent({ maxHeaderSize: 16 * 1024 });
const servers: Server[] = [];
const sockets = new Set<Socket>();

afterAll(async () => {
  await agent.destroy();
  for (const socket of sockets) socket.destroy();
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
});

async function urlOf(server: Server): Promise<URL> {
  servers.push(server);
  server.on('connection', (socket) => sockets.add(socket.on('error', () => {})));
  return new URL(`http://127.0.0.1:${await listen(server)}/page`);
}

/** A server that sends the given bytes in the given pieces. */
const raw = (talk: (socket: Socket) => void): Promise<URL> =>
  urlOf(createServer((socket) => socket.once('data', () => talk(socket))));
const http = (listener: RequestListener): Promise<URL> => urlOf(createHttpServer(listener));

const get = (url: URL, options: Partial<ExchangeOptions> = {}): Promise<Answer> =>
  exchange(url, {
    agent,
    userAgent: 'Test/1.0',
    accept: 'text/html',
    signal: new AbortController().signal,
    timeoutMs: 5_000,
    limitMs: 10_000,
    maxBytes: LIMIT,
    longer: 'refuse',
    ...options,
  });

it('fetches a page, and sends a User-Agent', async () => {
  const url = await http((request, response) => {
    response.setHeader('x-seen', JSON.stringify([request.method, request.headers]));
    response.end('hello');
  });
  const answer = await get(url);
  expect(answer.status).toBe(200);
  expect(answer.body.toString()).toBe('hello');
  const [method, headers] = JSON.parse(answer.headers['x-seen'] as string) as [string, object];
  expect(method).toBe('GET');
  expect(headers).toMatchObject({ 'user-agent': 'Test/1.0', accept: 'text/html', 'accept-encoding': 'gzip' });
  expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['cookie', 'authorization', 'referer']));
});

it.each(['gzip', 'x-gzip', ' GZIP '])('decompresses %s', async (coding) => {
  const url = await http((_request, response) => {
    response.writeHead(200, { 'content-encoding': coding }).end(gzipSync('<p>inflated</p>'));
  });
  expect((await get(url)).body.toString()).toBe('<p>inflated</p>');
});

it.each([
  ['br', brotliCompressSync('x')],
  ['deflate', deflateSync('x')],
  ['gzip, gzip', gzipSync(gzipSync('x'))],
  ['exotic', Buffer.from('x')],
])('rejects the encoding %s, which the request does not accept', async (coding, body) => {
  const url = await http((_request, response) =>
    response.writeHead(200, { 'content-encoding': coding }).end(body),
  );
  await expect(get(url)).rejects.toMatchObject({
    failure: 'unusable',
    message: `${url.href} is compressed in a way that was not asked for.`,
  });
});

it('reads only the status of other responses', async () => {
  const url = await http((_request, response) => response.writeHead(404).end('x'.repeat(LIMIT * 2)));
  const answer = await get(url);
  expect([answer.status, answer.body.length]).toEqual([404, 0]);
});

describe('bodies without end', () => {
  const tooLong = { failure: 'unusable', message: /is longer than 64 KiB\.$/ };
  const expectTooLong = async (answer: Promise<Answer>): Promise<void> => {
    const error = await answer.then(
      () => null,
      (reason: unknown) => reason as { failure: string; message: string },
    );
    expect(error).toMatchObject({ failure: tooLong.failure });
    expect(error!.message).toMatch(tooLong.message);
  };

  it('are truncated at the limit, whatever length they declare', async () => {
    let sent = 0;
    const url = await http((_request, response) => {
      const write = (): void => {
        while (!response.destroyed && sent < 1e9) {
          sent += 16_384;
          if (!response.write(Buffer.alloc(16_384))) return void response.once('drain', write);
        }
      };
      write();
    });
    await expectTooLong(get(url));
    expect(sent).toBeLessThan(50_000_000);
  });

  it('are truncated if their declared length is too long', async () => {
    const url = await http((_request, response) =>
      response.writeHead(200, { 'content-length': '999999999' }).write('x'.repeat(LIMIT + 1)),
    );
    await expectTooLong(get(url));
  });

  it('are truncated during decompression: a compression bomb', async () => {
    const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024));
    expect(bomb.length).toBeLessThan(LIMIT * 1.1);
    const url = await http((_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
    );
    const before = process.memoryUsage().rss;
    await expectTooLong(get(url));
    expect(process.memoryUsage().rss - before).toBeLessThan(48 * 1024 * 1024);
  });

  it('have their beginning read, if requested', async () => {
    const url = await http((_request, response) => response.end('a'.repeat(LIMIT + 5)));
    expect((await get(url, { longer: 'cut' })).body.length).toBe(LIMIT);
  });
});

describe('slow servers', () => {
  const late = {
    failure: 'failed',
    retryable: true,
    message: /was not there after 10 seconds/,
  };
  const slow: Record<string, () => Promise<URL>> = {
    'says nothing': () => raw(() => {}),
    'drips its headers': () =>
      raw((socket) => {
        socket.write('HTTP/1.1 200 OK\r\n');
        const drip = setInterval(() => socket.write('x-drip: drop\r\n'), 20);
        socket.on('close', () => clearInterval(drip));
      }),
    'drips its body': () =>
      raw((socket) => {
        socket.write('HTTP/1.1 200 OK\r\ncontent-length: 100000\r\n\r\n');
        const drip = setInterval(() => socket.write('x'), 20);
        socket.on('close', () => clearInterval(drip));
      }),
    'says again and again that it goes on': () =>
      raw((socket) => {
        const drip = setInterval(() => socket.write('HTTP/1.1 103 Early Hints\r\nlink: <x>\r\n\r\n'), 5);
        socket.on('close', () => clearInterval(drip));
      }),
  };

  it.each(Object.keys(slow))('are given up: one that %s', async (what) => {
    const url = await slow[what]!();
    const error = await get(url, { timeoutMs: 150 }).then(
      () => null,
      (reason: unknown) => reason as Error,
    );
    expect(error).toMatchObject({ failure: late.failure, retryable: late.retryable });
    expect(error!.message).toMatch(late.message);
  });

  it('are left at once when the research is aborted', async () => {
    const stopping = new AbortController();
    const url = await raw(() => stopping.abort(new Error('enough')));
    await expect(get(url, { signal: stopping.signal })).rejects.toThrow('enough');
    await expect(get(url, { signal: stopping.signal })).rejects.toThrow('enough');
  });
});

it.each<[string, string, RegExp, object]>([
  [
    'headers without end',
    `HTTP/1.1 200 OK\r\n${'x-more: and more\r\n'.repeat(20_000)}\r\n`,
    /has headers without end/,
    { failure: 'unusable' },
  ],
  [
    'no HTTP',
    'SSH-2.0-OpenSSH_9.9\r\n',
    /gave no answer that can be read/,
    { failure: 'failed', retryable: true },
  ],
  [
    'broken gzip',
    'HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ncontent-length: 5\r\n\r\nplain',
    /is not compressed as it says/,
    { failure: 'unusable' },
  ],
  [
    'half a gzip',
    `HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ncontent-length: 12\r\n\r\n`,
    /gave no answer that can be read|cannot be reached/,
    { failure: 'failed', retryable: true },
  ],
  [
    'less than it claims',
    'HTTP/1.1 200 OK\r\ncontent-length: 500\r\n\r\nshort',
    /gave no answer that can be read|cannot be reached/,
    { failure: 'failed', retryable: true },
  ],
])('reports %s by its cause', async (_what, said, message, outcome) => {
  const url = await raw((socket) => socket.end(said));
  const error = await get(url).then(
    () => null,
    (reason: unknown) => reason as Error,
  );
  expect(error).toMatchObject(outcome);
  expect(error!.message).toMatch(message);
});

it('reports a port without a listener as unreachable', async () => {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  await expect(get(new URL(`http://127.0.0.1:${port}/`))).rejects.toMatchObject({
    failure: 'failed',
    retryable: true,
    message: `127.0.0.1:${port} cannot be reached over http.`,
  });
});
