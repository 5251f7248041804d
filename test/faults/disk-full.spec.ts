import { join } from 'node:path';
import { Deployment } from './support/deployment.js';
import { expectClearErrors, expectNothingLost } from './support/expectations.js';
import { healthBecomes } from './support/health.js';
import { MixedLoad } from './support/mixed-load.js';
import { describeWithSmallDisk, SmallDisk } from './support/small-disk.js';

const CLIENTS = 12;

describeWithSmallDisk('The disk of the database is full', () => {
  let disk: SmallDisk;
  let deployment: Deployment;
  beforeAll(async () => {
    disk = SmallDisk.mount(400);
    deployment = await Deployment.embedded(join(disk.folder, 'data-dir'));
  });
  afterAll(async () => {
    await deployment.stop();
    disk.unmount();
  });

  it('calls get clear errors, health reports the outage, and the service recovers once there is space', async () => {
    const server = await deployment.server();
    const customer = await deployment.customer();
    const load = new MixedLoad([server.url], customer.key).run(CLIENTS);
    await load.succeeded(30);
    disk.fill();
    await load.refused(5 * CLIENTS);
    // PostgreSQL exits when it cannot write its log, and cannot start without space. While it is still running,
    // health can respond 503 because of the load that PostgreSQL refuses.
    await healthBecomes(server.url, 503, 'unavailable', { database: 'unavailable' });
    disk.free();
    await healthBecomes(server.url, 200, 'ok', { database: 'ok', disk: 'ok' });
    await load.succeeded(50);
    await load.stop();

    expectClearErrors(load.calls, { 503: ['unavailable'] });
    await expectNothingLost('Disk full', deployment, load, customer);
    await deployment.indexed();
    expect(await server.end('SIGTERM')).toBe(0);
  });
});
