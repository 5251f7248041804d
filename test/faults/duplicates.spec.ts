import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { eventually } from '../support/eventually.js';
import { call } from './support/call.js';
import { Deployment } from './support/deployment.js';

const TRIALS = Number(process.env['FAULT_TRIALS'] ?? 20);
/** Records are compared two seconds after they were indexed. */
const MAX_MS = 4_000;
/** Records that a worker has claimed. */
const IS_LEASED = `due_at > now() + interval '10 s'`;
const SOURCE = { source: { category: 'official', url: 'https://faults.example/source' } };

jest.setTimeout(180_000 + TRIALS * 15_000);

/** Last names that do not resemble each other. */
const nameOf = (number: number) =>
  createHash('sha256')
    .update(String(number))
    .digest('hex')
    .slice(0, 10)
    .replace(/\d/g, (digit) => 'oprstuvwyz'[Number(digit)]!);

const isDown = (worker: ChildProcess) => once(worker, 'close');

describe(`kill -9 of workers during comparisons, ${TRIALS} times`, () => {
  let deployment: Deployment;
  beforeAll(async () => {
    deployment = await Deployment.start();
  });
  afterAll(() => deployment.stop());

  it('lists every pair that was written', async () => {
    const { key } = await deployment.customer();
    const server = await deployment.server();
    const write = async (number: number) => {
      const name = `X${nameOf(number)}`;
      for (const last_name of [name, `${name}e`]) {
        const person = { first_name: 'Wilhelmina', last_name };
        const { status } = await call(`${server.url}/api/v1/people`, 'POST', {
          key,
          body: { person, ...SOURCE },
        });
        expect(status).toBe(201);
      }
    };

    const holder = new pg.Client({ connectionString: deployment.postgres.url });
    await holder.connect();
    const countLeased = async (): Promise<number> =>
      (await deployment.sql(`SELECT count(*)::int FROM duplicate_checks WHERE ${IS_LEASED}`))[0].count;
    let [written, leased] = [0, 0];
    for (let trial = 0; trial < TRIALS; trial++) {
      // Half of the kills come during comparisons, when no pair can be stored. The others are spread.
      const isHeld = trial % 2 === 0;
      if (isHeld) await holder.query('BEGIN; LOCK TABLE duplicates IN SHARE ROW EXCLUSIVE MODE');
      const workers = await Promise.all([deployment.worker(), deployment.worker()]);
      for (let each = 0; each < 3; each++) await write(written++);
      if (isHeld)
        await eventually('a worker compares', async () => (await countLeased()) > 0, { everyMs: 5 });
      else await sleep(((trial + Math.random()) / TRIALS) * MAX_MS);
      workers.forEach((worker) => worker.kill('SIGKILL'));
      await Promise.all(workers.map(isDown));
      if (isHeld) {
        const count = await countLeased();
        expect(count).toBeGreaterThan(0);
        leased += count;
        await holder.query('COMMIT');
      }
      await deployment.settled();
      // Expires the leases of the lost worker.
      await deployment.sql('UPDATE duplicate_checks SET due_at = least(due_at, now())');
    }
    await holder.end();
    const worker = await deployment.worker();
    await deployment.indexed();
    const waiting = () => deployment.sql('SELECT count(*)::int FROM duplicate_checks');
    await eventually('all is compared', async () => (await waiting())[0].count === 0, {
      currentState: waiting,
    });
    worker.kill('SIGTERM');
    expect((await isDown(worker))[0]).toBe(0);
    const found = await deployment.sql(`
      SELECT one.last_name FROM duplicates d JOIN people one ON one.id = d.low_id JOIN people other ON other.id = d.high_id
      WHERE d.status = 'open' AND other.last_name = one.last_name || 'e'`);
    process.stdout.write(`kill -9 of workers: ${JSON.stringify({ pairs: written, leased })}\n`);
    expect(found.length).toBe(written);
  });
});
