import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { Logger } from '@nestjs/common';
import { createLogger } from '../../src/observability/logging.js';
import { traceThisProcess } from '../../src/start/run.js';
import { TestApp } from '../support/app.js';
import { Collector } from '../support/collector.js';

let collector: Collector;
beforeAll(async () => {
  collector = await Collector.listen();
  process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = collector.endpoint;
});
afterAll(() => {
  delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  collector.close();
});

/** Returns what the collector received of `calls`, sampled at this share. */
async function traced(share: number, calls: (app: TestApp) => Promise<unknown>): Promise<string> {
  collector.received.length = 0;
  const ends: (() => Promise<unknown>)[] = [];
  await traceThisProcess('directory-test', { share }, { onShutdown: (end) => void ends.push(end) });
  const app = await TestApp.start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint });
  await calls(app);
  await app.stop();
  for (const end of ends) await end();
  return collector.text;
}

it('exports a span with the route, status and caller of a request', async () => {
  const sent = await traced(1, async (app) => {
    await app.get('/api/v1/me', { headers: { 'x-request-id': 'traced-1' } });
    await app.get(`/api/v1/people/${'f'.repeat(32)}`);
  });
  for (const part of [
    'directory-test',
    'GET /api/v1/me',
    'traced-1',
    'http.response.status_code',
    'directory.account_id',
  ]) {
    expect(sent).toContain(part);
  }
  expect(sent).toContain('GET /api/v1/people/:public_id');
  expect(sent).not.toContain('ffff');
});

it('ends the span of a request whose client has disconnected', async () => {
  const sent = await traced(1, async (app) => {
    await app.app.listen(0, '127.0.0.1');
    const server: Server = app.app.getHttpServer();
    const { port } = server.address() as AddressInfo;
    const requested = once(server, 'request') as Promise<[IncomingMessage]>;
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      `POST /api/v1/people HTTP/1.1\r\nHost: localhost\r\nX-Api-Key: ${app.editor.key}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
    );
    const [request] = await requested;
    socket.destroy();
    await new Promise((resolve) => request.once('close', resolve));
  });
  expect(sent).toContain('POST /api/v1/people');
  expect(sent).toContain('aborted');
});

it('exports no span of untraced calls, unless the caller traces them', async () => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const sent = await traced(0, async (app) => {
    await app.get('/api/v1/me');
    await app.get('/api/v1/organizations', {
      headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` },
    });
  });
  expect(sent).not.toContain('GET /api/v1/me');
  expect(sent).toContain('GET /api/v1/organizations');
  expect(sent).toContain(Buffer.from(traceId, 'hex').toString('latin1'));
});

it('logs what the collector refuses', async () => {
  const written: string[] = [];
  collector.status = 400;
  await traced(1, async (app) => {
    await app.get('/api/v1/me');
    Logger.overrideLogger(createLogger('warn', { write: (line) => void written.push(line) }));
  });
  collector.status = 200;
  Logger.overrideLogger(false);
  expect(written.join('')).toContain('Traces may be lost');
});
