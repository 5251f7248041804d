import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '../support/eventually.js';
import type { Server } from '../support/installation.js';
import { BareClient, bytesOf, openFiles, residentMegabytes } from './support/bare-client.js';
import { call } from './support/call.js';
import { Deployment, type Customer } from './support/deployment.js';
import { expectClearErrors } from './support/expectations.js';
import { health, healthBecomes } from './support/health.js';
import { fragments } from './support/loss.js';
import { MixedLoad } from './support/mixed-load.js';

const PEOPLE = '/api/v1/people';
const REQUEST_TIMEOUT_MS = 3_000;
const FEW_FILES = 120;

describe('Harmful clients', () => {
  let deployment: Deployment;
  let server: Server;
  let customer: Customer;
  let harmful: Customer;
  beforeAll(async () => {
    deployment = await Deployment.start({
      REQUEST_TIMEOUT_MS: String(REQUEST_TIMEOUT_MS),
      MAX_EVENT_LOOP_DELAY_MS: '500',
    });
    customer = await deployment.customer();
    harmful = await deployment.customer();
    server = await deployment.server();
    // A page of results that is larger than the send and receive buffers between server and client.
    for (let n = 0; n < 100; n++) {
      const person = {
        first_name: 'Long'.repeat(60),
        last_name: String(n),
        aliases: [{ name: `Alias ${n}` }],
      };
      await call(server.url + PEOPLE, 'POST', { key: customer.key, body: body(person) });
    }
    await call(`${server.url}${PEOPLE}?per_page=100`, 'GET', { key: customer.key });
    files = openFiles(server.pid);
  });
  afterAll(() => deployment.stop());

  let files: number;
  const body = (person: object) => ({ person, source: { category: 'news', url: 'https://faults.example/' } });
  const made = async (name: string): Promise<number> =>
    (await deployment.sql('SELECT id FROM people WHERE first_name = $1', [name])).length;

  /**
   * The server serves other clients during the harm. A burst of requests may cost them a few refusals.
   * Nothing stays open afterwards.
   */
  async function duringHarm(harm: (othersAreServed: () => Promise<void>) => Promise<unknown>): Promise<void> {
    const others = new MixedLoad([server.url], customer.key).run(4);
    await harm(() => others.succeeded(20));
    await others.succeeded(20);
    await others.stop();
    expectClearErrors(others.calls, { 503: ['overloaded'] });
    // Readiness responds 503 while the server refuses more requests than it admits.
    while ((await health(server.url)).status !== 200) await sleep(50);
    expect(await fragments(deployment, { messages: true })).toEqual([]);
    while (openFiles(server.pid) > files + 30) await sleep(50);
  }

  it('that send a body slowly get 408, or 429 above the limit, pay nothing and do not block others', async () => {
    const before = await deployment.spent(harmful);
    await duringHarm(async (othersAreServed) => {
      const clients = await BareClient.openMany(server.url, 300);
      const bytes = bytesOf('POST', PEOPLE, harmful.key, body({ first_name: 'Slow' }));
      const head = bytes.slice(0, bytes.indexOf('{') + 1);
      const trickling = Promise.all(
        clients.map((client) =>
          client
            .read()
            .send(head)
            .trickle(bytes.slice(head.length), REQUEST_TIMEOUT_MS / 10),
        ),
      );
      await othersAreServed();
      await trickling;
      await Promise.all(clients.map((client) => client.closed));
      expect(new Set(clients.map(({ status }) => status))).toEqual(new Set([408, 429]));
    });
    await settledAt(() => before);
    expect(await made('Slow')).toBe(0);
  });

  it('that disconnect in the middle of a body write nothing and pay nothing', async () => {
    const before = await deployment.spent(harmful);
    await duringHarm(async () => {
      const bytes = bytesOf('POST', PEOPLE, harmful.key, body({ first_name: 'Gone' }));
      for (const client of await BareClient.openMany(server.url, 200)) {
        client.send(bytes.slice(0, -5));
        setTimeout(() => client.hangUp(), Math.random() * 200);
      }
      await sleep(300);
    });
    await settledAt(() => before);
    expect(await made('Gone')).toBe(0);
  });

  it('that disconnect before or during a response have whole writes, each charged once', async () => {
    const before = await deployment.spent(harmful);
    await duringHarm(async () => {
      const write = bytesOf('POST', PEOPLE, harmful.key, body({ first_name: 'Hasty' }));
      for (const client of await BareClient.openMany(server.url, 200)) {
        client.send(write);
        setTimeout(() => client.hangUp(), Math.random() * 500);
      }
      const read = bytesOf('GET', `${PEOPLE}?per_page=100`, customer.key);
      await Promise.all(
        (await BareClient.openMany(server.url, 50)).map(async (client) => {
          await client.read().send(read).received('HTTP/1.1 200');
          client.hangUp();
        }),
      );
    });
    await settledAt(async () => before + (await made('Hasty')));
  });

  it('that never read their responses do not block others, and the server frees their memory with their connections', async () => {
    await duringHarm(async (othersAreServed) => {
      const read = bytesOf('GET', `${PEOPLE}?per_page=100`, harmful.key);
      const clients = await BareClient.openMany(server.url, 100);
      for (const client of clients) client.send(read.repeat(100));
      await sleep(3_000);
      await othersAreServed();
      // 100 clients request 10,000 pages. Pages built before the clients read them would not fit into memory.
      expect(residentMegabytes(server.pid)).toBeLessThan(600);
      for (const client of clients) client.hangUp();
    });
  });

  it('with 5,000 connections, idle or with half a request, do not block others; half requests end with 408', async () => {
    await duringHarm(async (othersAreServed) => {
      const idle = await BareClient.openMany(server.url, 2_500, (client) =>
        client.read().send('GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n'),
      );
      const half = await BareClient.openMany(server.url, 2_500, (client) =>
        client.read().send(`GET ${PEOPLE} HTTP/1.1\r\nHost: localhost\r\nX-Half: `),
      );
      await Promise.all(idle.map((client) => client.received('"ok"')));
      expect(openFiles(server.pid)).toBeGreaterThan(2_500);
      await othersAreServed();
      await Promise.all(half.map((client) => client.closed));
      expect(new Set(half.map(({ status }) => status))).toEqual(new Set([408]));
      expect(new Set(idle.map(({ status }) => status))).toEqual(new Set([200]));
      for (const client of idle) client.hangUp();
    });
  });

  it('with more connections than file descriptors lose the excess connections, and no other call fails', async () => {
    const small = await deployment.server({}, ['bash', '-c', `ulimit -n ${FEW_FILES} && exec "$0" "$@"`]);
    const others = new MixedLoad([small.url], customer.key).run(4);
    await others.succeeded(20);
    const clients = await BareClient.openMany(small.url, 3 * FEW_FILES);
    await sleep(1_000);
    for (const client of clients) client.hangUp();
    await others.succeeded(20);
    await others.stop();
    await healthBecomes(small.url, 200, 'ok', { database: 'ok' });
    expect(await small.end()).toBe(0);
  });

  /** Waits until this many credits are charged in total. Refunds follow shortly after the failures. */
  async function settledAt(credits: () => Promise<number> | number): Promise<void> {
    await eventually(
      'credits are settled',
      async () => (await deployment.spent(harmful)) === (await credits()),
      {
        currentState: async () => [await deployment.spent(harmful), await credits()],
      },
    );
  }
});
