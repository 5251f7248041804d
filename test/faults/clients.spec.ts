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

describe('Clients that do harm', () => {
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
    // A page of answers that is larger than what fits between server and client unread.
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
   * Others are served while the harm is there: what came in too great numbers at once may cost them a moment's refusal,
   * but no more. Nothing is left open afterwards.
   */
  async function besides(harm: (othersAreServed: () => Promise<void>) => Promise<unknown>): Promise<void> {
    const others = new MixedLoad([server.url], customer.key).run(4);
    await harm(() => others.succeeded(20));
    await others.succeeded(20);
    await others.stop();
    expectClearErrors(others.calls, { 503: ['overloaded'] });
    // Readiness says 503 for as long as the server refuses more requests than it admits.
    while ((await health(server.url)).status !== 200) await sleep(50);
    expect(await fragments(deployment, { messages: true })).toEqual([]);
    while (openFiles(server.pid) > files + 30) await sleep(50);
  }

  it('send a body slowly: they get 408, or 429 where there are too many, pay nothing, and others are served', async () => {
    const before = await deployment.spent(harmful);
    await besides(async (othersAreServed) => {
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

  it('hang up in the middle of a body: nothing is written, and they pay nothing', async () => {
    const before = await deployment.spent(harmful);
    await besides(async () => {
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

  it('hang up before or in the middle of an answer: what they wrote is whole, and paid for as often', async () => {
    const before = await deployment.spent(harmful);
    await besides(async () => {
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

  it('never read what they asked for: others are served, and what they hold is released with them', async () => {
    await besides(async (othersAreServed) => {
      const read = bytesOf('GET', `${PEOPLE}?per_page=100`, harmful.key);
      const clients = await BareClient.openMany(server.url, 100);
      for (const client of clients) client.send(read.repeat(100));
      await sleep(3_000);
      await othersAreServed();
      // A hundred clients asked for ten thousand pages; made ahead of their reading, these would not fit.
      expect(residentMegabytes(server.pid)).toBeLessThan(600);
      for (const client of clients) client.hangUp();
    });
  });

  it('5,000 connections, idle or with half a request: others are served, and half requests are ended with 408', async () => {
    await besides(async (othersAreServed) => {
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

  it('more connections than the process may have files: those too many are hung up on, and nothing else fails', async () => {
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

  /** Waits until so much was taken in the end: what did not succeed is given back a moment after it failed. */
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
