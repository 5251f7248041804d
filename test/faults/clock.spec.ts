import { setTimeout as sleep } from 'node:timers/promises';
import type { Server } from '../support/installation.js';
import { call } from './support/call.js';
import { Deployment, type Customer } from './support/deployment.js';
import { expectClearErrors } from './support/expectations.js';
import { health } from './support/health.js';
import { MixedLoad } from './support/mixed-load.js';
import { describeWithMovingClock, MovingClock } from './support/moving-clock.js';
import { roundRobinVisitor } from './support/round-robin-visitor.js';

const PEOPLE = '/api/v1/people';
const DAY_MS = 86_400_000;
const KEYLESS_PER_MINUTE = 100;

describeWithMovingClock('The clock of the machine of server and worker', () => {
  let clock: MovingClock;
  let deployment: Deployment;
  let customer: Customer;
  beforeAll(async () => {
    clock = new MovingClock();
    deployment = await Deployment.start({ RATE_LIMIT_ADDRESS_PER_MINUTE: String(KEYLESS_PER_MINUTE) });
    customer = await deployment.customer();
  });
  afterAll(async () => {
    await deployment.stop();
    clock.remove();
  });

  /** The offset of a server's clock, from the Date of its responses. */
  const shiftOf = async ({ url }: Server): Promise<number> =>
    Date.parse((await call(`${url}/health/live`, 'GET')).headers.get('date')!) - Date.now();

  it.each([
    ['forward', '+1d', DAY_MS],
    ['back', '-1d', -DAY_MS],
  ])(
    'is set %s by a day and back: nothing expires, nothing is locked and all work continues',
    async (name, shift, shiftMs) => {
      clock.set('+0');
      const [server] = await Promise.all([deployment.server(clock.env), deployment.worker(clock.env)]);
      const revoked = await deployment.customer();
      const visitor = roundRobinVisitor([server.url]);
      await visitor.signUp(`${name}@faults.example`);
      const once = {
        key: customer.key,
        idempotencyKey: `clock ${name}`,
        body: {
          person: { last_name: `Clock ${name}` },
          source: { category: 'news', url: 'https://faults.example/' },
        },
      };
      const made = await call(server.url + PEOPLE, 'POST', once);
      expect(made.status).toBe(201);
      expect((await call(server.url + PEOPLE, 'GET', { key: revoked.key })).status).toBe(200);
      const keyless = () => call(`${server.url}/openapi.json`, 'GET');
      const load = new MixedLoad([server.url], customer.key, { pauseMs: 20 }).run(4);
      await load.succeeded(10);

      clock.set(shift);
      while (Math.abs((await shiftOf(server)) - shiftMs) > DAY_MS / 24) await sleep(100);
      await load.succeeded(50);
      expect((await health(server.url)).said).toBe('ok');
      expect(await visitor.isSignedIn()).toBe(true);
      const replayed = await call(server.url + PEOPLE, 'POST', once);
      expect([replayed.headers.get('idempotent-replayed'), replayed.body]).toEqual(['true', made.body]);
      await deployment.directory('user:update', '--email', revoked.email, '--rotate-key');
      expect((await call(server.url + PEOPLE, 'GET', { key: revoked.key })).status).toBe(401);
      // A limit that is exhausted just before the correction resets a minute later, not a day later.
      while ((await keyless()).status !== 429);

      clock.set('+0');
      while (Math.abs(await shiftOf(server)) > DAY_MS / 24) await sleep(100);
      await load.succeeded(50);
      await load.stop();
      const { status, headers } = await keyless();
      expect(status === 200 || Number(headers.get('retry-after')) <= 60).toBe(true);

      expect(expectClearErrors(load.calls, {})).toBe(0);
      const wrong = `SELECT id FROM changes WHERE created_at NOT BETWEEN now() - interval '1 hour' AND now()`;
      expect(await deployment.sql(wrong)).toEqual([]);
      await deployment.indexed();
      expect(await server.end('SIGTERM')).toBe(0);
    },
  );

  it('leaves a ledger that explains every balance', async () => {
    expect(await deployment.directory('credits:audit')).toMatchObject({ differences: [] });
  });
});
