import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Collector } from '../support/collector.js';
import { Installation } from '../support/installation.js';

// The test starts processes, and the first start creates a database.
jest.setTimeout(120_000);

let installed: Installation;
let collector: Collector;
beforeAll(
  async () => ([installed, collector] = await Promise.all([Installation.make(), Collector.listen()])),
);
afterAll(async () => {
  collector.close();
  await installed.remove();
});

it("sends spans of each request and its statements, in the caller's trace, without parameter values", async () => {
  const server = await installed.start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint });
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const response = await fetch(`${server.url}/api/v1/lookup/email?email=Somebodyinparticular@example.org`, {
    headers: { 'x-api-key': server.key, traceparent: `00-${traceId}-00f067aa0ba902b7-01` },
  });
  expect(response.status).toBe(200);
  expect(await server.end()).toBe(0);

  const sent = collector.text;
  expect(collector.received[0]).toMatchObject({ path: '/v1/traces', type: 'application/x-protobuf' });
  expect(sent).toContain('directory-service');
  expect(sent).toContain('GET /api/v1/lookup/email');
  expect(sent).toContain('http.response.status_code');
  expect(sent).toMatch(/SELECT/);
  expect(sent).toContain(Buffer.from(traceId, 'hex').toString('latin1'));
  expect(sent).not.toContain('Somebodyinparticular');
  expect(sent).not.toContain(server.key);
});

it('uses the service name of the environment, and serves while the collector is down', async () => {
  collector.received.length = 0;
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, OTEL_SERVICE_NAME: 'our-directory' };
  const named = await installed.start(env);
  await fetch(`${named.url}/health/ready`);
  await named.end();
  expect(collector.text).toContain('our-directory');

  const alone = await installed.start({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' });
  expect((await fetch(`${alone.url}/health/ready`)).status).toBe(200);
  expect(await alone.end()).toBe(0);
});

it('loads OpenTelemetry only if it is enabled', () => {
  const src = join(import.meta.dirname, '../../src');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.ts'),
  );
  const imports = files.flatMap((path) =>
    [...readFileSync(join(src, path), 'utf8').matchAll(/^import .*from '(.*)';$/gm)].map(([, from]) => ({
      path,
      from: from!,
    })),
  );
  const loading = imports.filter(({ from }) => /^@opentelemetry\/|\/tracing\.js$/.test(from));
  expect(loading.length).toBeGreaterThan(0);
  expect(loading.filter(({ path }) => path !== 'observability/tracing.ts')).toEqual([]);
});
