import { setTimeout as sleep } from 'node:timers/promises';
import type { Server } from '../support/installation.js';
import { BareClient, bytesOf, residentMegabytes } from './support/bare-client.js';
import { call } from './support/call.js';
import { Deployment, type Customer } from './support/deployment.js';
import { health } from './support/health.js';
import { isAcknowledged, MixedLoad } from './support/mixed-load.js';

/** The responses alone would take 3,250. */
const MAX_MEGABYTES = 600;
const SENDERS = 520;
const READERS = 250;
const LONG = 13_000_000;

describe('Clients that hold shared resources', () => {
  let deployment: Deployment;
  let server: Server;
  let customer: Customer;
  let harmful: Customer;
  beforeAll(async () => {
    deployment = await Deployment.start({
      STRIPE_SECRET_KEY: 'sk_test_drill',
      STRIPE_WEBHOOK_SECRET: 'whsec_drill',
    });
    customer = await deployment.customer();
    harmful = await deployment.customer();
    server = await deployment.server();
  });
  afterAll(() => deployment.stop());

  /** Calls of other clients succeed during the harm, and memory stays low. Prints both. */
  async function duringHarm(what: string, harm: (others: MixedLoad) => Promise<void>): Promise<void> {
    const others = new MixedLoad([server.url], customer.key).run(4);
    await others.succeeded(40);
    let most = 0;
    const watching = setInterval(() => (most = Math.max(most, residentMegabytes(server.pid))), 50);
    const before = performance.now();
    const first = others.calls.length;
    try {
      await harm(others);
      await others.succeeded(100);
    } finally {
      clearInterval(watching);
      await others.stop();
    }
    const each = ((performance.now() - before) * 4) / (others.calls.length - first);
    const refused = others.calls.filter((one) => !isAcknowledged(one));
    const measured = {
      megabytes: Math.round(most),
      calls: others.calls.length - first,
      meanMs: Math.round(each),
    };
    process.stdout.write(`${what}: ${JSON.stringify(measured)}\n`);
    expect(refused.map(({ status, body }) => [status, body])).toEqual([]);
    // Readiness responds 503 while the server refuses more requests than it admits.
    while ((await health(server.url)).status !== 200) await sleep(50);
    expect(most).toBeLessThan(MAX_MEGABYTES);
  }

  const unfinished = (path: string, lines: readonly string[], bytes: string) =>
    [`POST ${path} HTTP/1.1`, 'Host: localhost', ...lines, 'Content-Length: 60000', '', bytes].join('\r\n');
  it.each([
    ['sign-ins', () => unfinished('/sign-in', ['Content-Type: application/x-www-form-urlencoded'], 'a=')],
    ['webhooks', () => unfinished('/webhooks/stripe', ['Content-Type: application/json'], '{')],
    [
      'records of an editor',
      () =>
        unfinished(
          '/api/v1/people',
          ['Content-Type: application/json', `X-Api-Key: ${harmful.key}`],
          `{"first_name":"${'x'.repeat(59_000)}`,
        ),
    ],
  ])('520 unfinished bodies: %s', async (what, bytes) => {
    await duringHarm(what, async (others) => {
      const clients = await BareClient.openMany(server.url, SENDERS);
      for (const client of clients) client.read().send(bytes());
      await others.succeeded(100);
      for (const client of clients) client.hangUp();
    });
  });

  it.each(['identity', 'gzip'])(
    '250 clients that request one record of 13 MB in %s and do not read it',
    async (encoding) => {
      const body = {
        person: { first_name: 'Long', last_name: 'Record' },
        source: { category: 'news', url: 'https://faults.example/' },
      };
      const made = await call(`${server.url}/api/v1/people`, 'POST', { key: customer.key, body });
      const { id, public_id: publicId } = made.body.person;
      await deployment.sql('ALTER TABLE source_references DISABLE TRIGGER USER');
      await deployment.sql(
        `UPDATE source_references SET metadata = jsonb_build_object('text', (
         SELECT string_agg(encode(sha256(n::text::bytea), 'base64'), '') FROM generate_series(1, $2::int / 44) n))
       WHERE subject_type = 'person' AND subject_id = $1`,
        [id, LONG],
      );
      await deployment.sql('ALTER TABLE source_references ENABLE TRIGGER USER');
      const path = `/api/v1/people/${publicId}`;
      const whole = await call(server.url + path, 'GET', { key: harmful.key });
      expect(JSON.stringify(whole.body).length).toBeGreaterThan(LONG);
      await duringHarm(`unread answers in ${encoding}`, async (others) => {
        const clients = await BareClient.openMany(server.url, READERS);
        for (const client of clients)
          client.send(bytesOf('GET', path, harmful.key, undefined, { 'Accept-Encoding': encoding }));
        await others.succeeded(200);
        // A client that reads gets its response, at the latest when it retries after Retry-After.
        const read = () => call(server.url + path, 'GET', { key: customer.key });
        let mine = await read();
        for (; mine.status === 503; mine = await read()) expect(mine.body.error).toBe('overloaded');
        expect(mine.status).toBe(200);
        await others.succeeded(100);
        for (const client of clients) client.hangUp();
      });
    },
  );
});
