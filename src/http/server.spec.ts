import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import { limitConnections, mostConnections, drainOnClose } from './server.js';

it.each([
  [1_048_576, 1_048_448],
  [1_024, 896],
  [90, 45],
])('a process with %d files has %d connections at most', (files, connections) => {
  expect(mostConnections(files)).toBe(connections);
});

it('reads the maximum number of files from the system', () => {
  const server = createServer();
  limitConnections(server);
  expect(server.maxConnections).toBeGreaterThan(100);
});

let server: FastifyInstance;
let port: number;
let closing: Promise<void>;
let arrived: () => void;
let answer: () => void;

/** A server whose /slow waits for `answer()`, and reports each arrival. */
beforeEach(async () => {
  server = fastify({ return503OnClosing: false });
  // Runs before the hook that gives connections a last moment, and ends once that has begun.
  closing = new Promise((resolve) => server.addHook('preClose', async () => void setImmediate(resolve)));
  drainOnClose(server);
  const answered = new Promise<void>((resolve) => (answer = resolve));
  server.get('/quick', () => 'quick');
  server.get('/slow', async () => {
    arrived();
    await answered;
    return 'slow';
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  port = (server.server.address() as AddressInfo).port;
});
afterEach(() => server.close());

const open = async (): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
};
const ask = (socket: Socket, path: string) => socket.write(`GET ${path} HTTP/1.1\r\nHost: here\r\n\r\n`);

async function askSlowly(): Promise<Socket> {
  const socket = await open();
  const arrival = new Promise<void>((resolve) => (arrived = resolve));
  ask(socket, '/slow');
  await arrival;
  return socket;
}

it('answers requests that arrived before, and closes their connections', async () => {
  const socket = await askSlowly();
  const closed = server.close();
  await closing;
  answer();
  const said = await text(socket);
  expect(said).toMatch(/^HTTP\/1\.1 200 .*\r\nconnection: close\r\n.*\r\nslow$/is);
  await closed;
});

it('answers a request on a connection that was idle', async () => {
  const socket = await open();
  ask(socket, '/quick');
  const [first] = (await once(socket, 'data')) as [Buffer];
  expect(first.toString()).toMatch(/connection: keep-alive/i);
  const closed = server.close();
  await closing;
  ask(socket, '/quick');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 .*connection: close\r\n.*quick$/is);
  await closed;
});

it('answers the first request of a connection that was just accepted', async () => {
  const [fresh, idle] = [await open(), await open()];
  ask(idle, '/quick');
  await once(idle, 'data');
  const closed = server.close();
  // The last moment of idle connections has passed.
  await once(idle.resume(), 'close');
  ask(fresh, '/quick');
  expect(await text(fresh)).toMatch(/^HTTP\/1\.1 200 .*connection: close\r\n.*quick$/is);
  await closed;
});

it('accepts no new connections, and does not wait for idle ones', async () => {
  const busy = await askSlowly();
  const [silent, idle] = [await open(), await open()];
  ask(idle, '/quick');
  await once(idle, 'data');
  const closed = server.close();
  // Both end while the server is still answering a request.
  await Promise.all([once(silent.resume(), 'close'), once(idle.resume(), 'close')]);
  await expect(open()).rejects.toThrow('ECONNREFUSED');
  answer();
  expect(await text(busy)).toContain('slow');
  await closed;
});
