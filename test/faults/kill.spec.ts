import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Server } from '../support/installation.js';
import { Deployment, type Customer } from './support/deployment.js';
import { fragments, lossOf } from './support/loss.js';
import { isAcknowledged, MixedLoad, type Call } from './support/mixed-load.js';

/** docs/benchmarks.md reports 200 trials. */
const TRIALS = Number(process.env['FAULT_TRIALS'] ?? 20);
const CLIENTS = 12;
/** The kills are spread over this time after the first response. */
const MAX_MS = 500;

jest.setTimeout(60_000 + TRIALS * 15_000);

describe(`kill -9 of the API under mixed load, ${TRIALS} times`, () => {
  let deployment: Deployment;
  let customer: Customer;
  let server: Server;
  const all: Call[] = [];
  const broken: Call[] = [];
  beforeAll(async () => {
    deployment = await Deployment.start();
    customer = await deployment.customer();
    server = await deployment.server();
  });
  afterAll(() => deployment.stop());

  const costOf = (calls: readonly Call[]) => calls.reduce((sum, { request }) => sum + request.cost, 0);

  it('loses no acknowledged write, leaves no partial write and creates nothing twice on retry', async () => {
    const counted = { acknowledged: 0, unheard: 0, replayed: 0, again: 0, overcharged: 0 };
    for (let trial = 0; trial < TRIALS; trial++) {
      const before = await deployment.spent(customer);
      const load = new MixedLoad([server.url], customer.key, { goOn: false }).run(CLIENTS);
      await load.succeeded(1);
      await sleep(((trial + Math.random()) / TRIALS) * MAX_MS);
      await server.end('SIGKILL');
      await load.ended();
      await deployment.settled();

      const loss = await lossOf(deployment, load.calls);
      expect([loss.missing, loss.half, loss.doubled]).toEqual([[], [], []]);
      expect(await fragments(deployment, { messages: true })).toEqual([]);
      counted.acknowledged += loss.acknowledged;
      counted.unheard += loss.unheard.length;
      const answered = load.calls.filter(isAcknowledged);
      const cut = load.calls.filter(({ status }) => status === null);
      expect(load.calls.filter((one) => one.status !== null && !isAcknowledged(one))).toEqual([]);

      // The charge covers every answered call, and at most the calls in flight in addition.
      const charged = (await deployment.spent(customer)) - before;
      expect(charged).toBeGreaterThanOrEqual(costOf(answered));
      expect(charged).toBeLessThanOrEqual(costOf(answered) + costOf(cut));
      counted.overcharged += charged - costOf(answered);

      server = await deployment.server();
      const keyed = cut.filter(({ request }) => request.idempotencyKey !== undefined);
      for (const one of [...keyed, ...answered.filter(({ request }) => request.idempotencyKey).slice(0, 3)]) {
        const retried = await load.send(server.url, one.request);
        expect(retried.status).toBe(201);
        const isReplay = retried.headers.get('idempotent-replayed') === 'true';
        if (isAcknowledged(one)) expect([isReplay, retried.body]).toEqual([true, one.body]);
        else counted[isReplay ? 'replayed' : 'again']++;
      }
      const retried = load.calls.map((one) => (keyed.includes(one) ? { ...one, status: 201 } : one));
      const after = await lossOf(deployment, retried);
      expect([after.missing, after.half, after.doubled]).toEqual([[], [], []]);
      all.push(...load.calls);
      broken.push(...cut);
    }
    process.stdout.write(
      `kill -9: ${JSON.stringify({ calls: all.length, cut: broken.length, ...counted })}\n`,
    );
    // Each trial begins with the response to a write and ends the last call of every client.
    expect(counted.acknowledged).toBeGreaterThanOrEqual(TRIALS);
    expect(broken.length).toBe(TRIALS * CLIENTS);
  });

  it('leaves a ledger that explains every balance', async () => {
    expect(await deployment.directory('credits:audit')).toMatchObject({ differences: [] });
  });

  it('keeps every outbox message: a worker that starts later indexes all writes', async () => {
    const worker = await deployment.worker();
    await deployment.indexed();
    worker.kill('SIGTERM');
    await once(worker, 'close');
    const missing = `SELECT id FROM people p WHERE NOT EXISTS
      (SELECT FROM search_documents d WHERE d.type = 'person' AND d.record_id = p.id)`;
    expect(await deployment.sql(missing)).toEqual([]);
    const last = all.findLast((one) => one.kind === 'person' && isAcknowledged(one))!;
    const found = await deployment.installation
      .directory(['search:check', '--json'], { DATABASE_URL: deployment.postgres.url })
      .then(({ code }) => code);
    expect(found).toBe(0);
    const { body } = await server.call(`/api/v1/search?q=${last.token}&type=person`, customer.key);
    expect(body.results.map((result: any) => result.public_id)).toContain(last.body.person.public_id);
  });
});
