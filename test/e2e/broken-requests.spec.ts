import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { Directory } from '../factories/directory.js';
import { TestApp } from '../support/app.js';
import { RawHttp } from '../support/raw-http.js';

let app: TestApp;
let directory: Directory;
let http: RawHttp;
beforeAll(async () => {
  app = await TestApp.start({ RATE_LIMIT_PER_MINUTE: '0' });
  directory = new Directory(app);
  http = await RawHttp.listen(app);
});
afterAll(() => app.stop());

/** Opens a stream of lookups whose answer has begun. */
async function beginStream(): Promise<{ socket: Socket; received: () => string }> {
  const { public_id } = await directory.person();
  const socket = connect({ port: http.port, host: '127.0.0.1', allowHalfOpen: true });
  let text = '';
  socket.on('data', (data) => (text += data.toString()));
  const lines = `${JSON.stringify({ person_public_id: public_id })}\n`.repeat(149);
  socket.write(
    `POST /api/v1/lookup/batch?view=summary HTTP/1.1\r\n${http.headers}Content-Type: application/x-ndjson\r\n` +
      `Transfer-Encoding: chunked\r\n\r\n${lines.length.toString(16)}\r\n${lines}\r\n`,
  );
  while (!text.includes('"index":148')) await once(socket, 'data');
  return { socket, received: () => text };
}

it.each([
  ['has a malformed chunk', (socket: Socket) => socket.write('ZZZ\r\n')],
  ['ends early', (socket: Socket) => socket.end()],
])('A request that %s after its answer has begun closes the connection', async (_, breakOff) => {
  const { socket, received } = await beginStream();
  breakOff(socket);
  await once(socket, 'end');
  const [, ...others] = received().split('HTTP/1.1');
  expect(others).toHaveLength(1);
  expect(received()).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  // Without the last chunk, the client knows that the answer is incomplete.
  expect(received()).not.toContain('\r\n0\r\n\r\n');
  socket.destroy();
});

it('A malformed request after a complete one leaves the response of that one whole', async () => {
  const body = JSON.stringify({
    person: { last_name: 'Quay' },
    source: { category: 'editor', url: 'https://society.example/roll' },
  });
  const answer = await http.send(
    `POST /api/v1/people HTTP/1.1\r\n${http.headers}Content-Type: application/json\r\n` +
      `Content-Length: ${body.length}\r\n\r\n${body}BROKEN\r\n\r\n`,
  );
  expect(answer.statuses).toEqual([201]);
  expect(answer.body.person.last_name).toBe('Quay');
});

it('A malformed chunk behind an unanswered request gets no response in place of that one', async () => {
  const answer = await http.send(
    `GET /api/v1/people HTTP/1.1\r\n${http.headers}\r\n` +
      `POST /api/v1/people HTTP/1.1\r\n${http.headers}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nZZZ\r\n`,
  );
  expect(answer.statuses).toEqual([200]);
});

it('A malformed request after an answered one gets a response', async () => {
  const socket = connect(http.port, '127.0.0.1');
  let text = '';
  socket.on('data', (data) => (text += data.toString()));
  socket.write(`GET /api/v1/me HTTP/1.1\r\n${http.headers}\r\n`);
  while (!text.includes('"user"')) await once(socket, 'data');
  socket.write('BROKEN\r\n\r\n');
  await once(socket, 'close');
  expect(text).toMatch(/^HTTP\/1\.1 200 [^]*HTTP\/1\.1 400 /);
});
