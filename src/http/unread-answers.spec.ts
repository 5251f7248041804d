import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { UnreadAnswers } from './unread-answers.js';

const MEGABYTES = (count: number): string => '7é🙂'.repeat(Math.ceil((count * 1_000_000) / 4));

let server: FastifyInstance;
let port: number;
let encoded: number;
const clients: Socket[] = [];
beforeEach(async () => {
  server = fastify();
  encoded = 0;
  const encode = async (text: string) => {
    encoded++;
    return text;
  };
  const unread = new UnreadAnswers(server);
  server.decorateRequest('caller', undefined);
  server.get('/:account/:megabytes', (request) => {
    const { account, megabytes } = request.params as { account: string; megabytes: string };
    request.caller = { accountId: Number(account) } as NonNullable<typeof request.caller>;
    return MEGABYTES(Number(megabytes));
  });
  server.addHook('onSend', async (request, reply, payload) => {
    const sent = await unread.admit(request, reply, payload as string, encode);
    if (sent === null) void reply.status(503);
    return sent ?? 'no room';
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.server.address() as AddressInfo);
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  await server.close();
});

const fetched = async (path: string) => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  return {
    status: response.status,
    length: response.headers.get('content-length'),
    body: await response.text(),
  };
};

/** Requests a response, and reads nothing of it. */
function ask(path: string): Socket {
  const client = connect(port, '127.0.0.1').pause();
  client.on('error', () => undefined);
  client.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  clients.push(client);
  return client;
}

it.each([0, 0.01, 0.05, 0.1, 3, 20])('sends a response of %s MB completely', async (megabytes) => {
  const whole = MEGABYTES(megabytes);
  const { status, length, body } = await fetched(`/1/${megabytes}`);
  expect([status, length, body === whole]).toEqual([200, String(Buffer.byteLength(whole)), true]);
});

it('sends long responses one after the other to clients that read', async () => {
  const answers = await Promise.all(Array.from({ length: 4 }, () => fetched('/1/5')));
  expect(answers.map(({ status, body }) => [status, body.length])).toEqual(
    answers.map(() => [200, MEGABYTES(5).length]),
  );
});

it('closes a connection whose client reads nothing while another response waits for room', async () => {
  const connected = once(server.server, 'connection') as Promise<[Socket]>;
  await once(ask('/1/14'), 'readable');
  const [idle] = await connected;
  ask('/2/14');
  await once(idle, 'close');
});

it('keeps a connection open whose client reads slowly', async () => {
  const slow = ask('/1/14');
  let bytes = 0;
  slow.on('data', (data: Buffer) => {
    bytes += data.length;
    slow.pause();
    // About 2 MB a second.
    setTimeout(() => slow.resume(), 30);
  });
  slow.resume();
  ask('/2/14');
  // Several checks pass meanwhile.
  await sleep(3_500);
  expect(slow.destroyed).toBe(false);
  slow.removeAllListeners('data');
  slow.on('data', (data: Buffer) => (bytes += data.length)).resume();
  await once(slow, 'end');
  expect(bytes).toBeGreaterThan(Buffer.byteLength(MEGABYTES(14)));
});

it('encodes a response when it has room, so that no text is stored twice meanwhile', async () => {
  await once(ask('/1/14'), 'readable');
  for (let client = 2; client < 7; client++) ask(`/${client}/14`);
  expect((await fetched('/7/1')).status).toBe(200);
  expect(encoded).toBe(2);
});

it('answers others while one caller reads nothing of many long responses', async () => {
  await once(ask('/1/14'), 'readable');
  for (let client = 0; client < 3; client++) ask('/1/14');
  const others = await Promise.all([fetched('/3/1'), fetched('/4/0.01')]);
  expect(others.map(({ status }) => status)).toEqual([200, 200]);
});
