import type { Server } from '../support/installation.js';
import { call } from './support/call.js';
import { Deployment, type Customer } from './support/deployment.js';
import { everyOperation } from './support/every-operation.js';
import { healthBecomes } from './support/health.js';
import { expectClearErrors, expectNothingLost } from './support/expectations.js';
import { MixedLoad } from './support/mixed-load.js';

const CLIENTS = 12;
/** The service gives up sooner than by default. */
const SHORT_TIMEOUTS = { STATEMENT_TIMEOUT_MS: '2000' };

describe('PostgreSQL under mixed load', () => {
  let deployment: Deployment;
  let server: Server;
  let customer: Customer;
  beforeAll(async () => {
    deployment = await Deployment.start(SHORT_TIMEOUTS);
    server = await deployment.server();
    await deployment.worker();
  });
  afterAll(() => deployment.stop());
  beforeEach(async () => (customer = await deployment.customer()));

  it.each<[string, () => unknown, () => unknown]>([
    ['restarted in order', () => deployment.postgres.down('fast'), () => deployment.postgres.up()],
    ['restarted after a crash', () => deployment.postgres.down('immediate'), () => deployment.postgres.up()],
    ['paused', () => deployment.postgres.pause(), () => deployment.postgres.resume()],
  ])(
    '%s: calls get clear errors, health reports the outage, and the service recovers',
    async (name, begin, end) => {
      const load = new MixedLoad([server.url], customer.key).run(CLIENTS);
      await load.succeeded(30);
      await begin();
      // Every client gets an error, also for the call that it had in flight.
      const refusals = load.refused(2 * CLIENTS);
      expect(await everyOperation(server.url, customer.key)).toEqual([]);
      await healthBecomes(server.url, 503, 'unavailable', { database: 'unavailable', schema: 'unavailable' });
      expect((await call(`${server.url}/health/live`, 'GET')).status).toBe(200);
      await refusals;
      await end();
      await healthBecomes(server.url, 200, 'ok', { database: 'ok' });
      await load.succeeded(50);
      await load.stop();

      // While PostgreSQL is paused, rows stay locked for longer than a change waits.
      expectClearErrors(load.calls, { 503: ['unavailable', 'overloaded'] });
      await expectNothingLost(`PostgreSQL ${name}`, deployment, load, customer);
      await deployment.indexed();
    },
  );
});
