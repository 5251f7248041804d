import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { RecurringJobs } from '../../src/common/recurring-jobs.js';
import { createDataSource } from '../../src/entities.js';
import { Database } from '../../src/database/database.js';
import { Housekeeping } from '../../src/database/housekeeping.js';
import { PostgresHostLeases } from '../../src/research/queue/postgres-host-leases.js';
import { HostTurns, type Release } from '../../src/research/researcher/fetch/host-turns.js';
import { resetDatabase, testDatabaseUrl } from '../support/postgres.js';
import { rows } from '../support/sql.js';

let db: Database;
let end: () => Promise<void>;
const never = new AbortController().signal;

/** The parts of one worker process. */
const worker = (): PostgresHostLeases =>
  new PostgresHostLeases(db, new Housekeeping(db, new RecurringJobs(new SchedulerRegistry())));
/** Releases leases without a pause. */
const free = async (lease: Promise<Release>): Promise<void> => (await lease)(0);

beforeAll(async () => {
  Logger.overrideLogger(false);
  await resetDatabase();
  const dataSource = await createDataSource(await testDatabaseUrl()).initialize();
  db = new Database(dataSource);
  end = () => dataSource.destroy();
});
beforeEach(() => rows('TRUNCATE research_host_leases'));
afterAll(() => end());

it('gives a key to one process at a time, and other keys to others', async () => {
  const [one, other] = [worker(), worker()];
  const release = await one.acquire(['a'], never);
  await free(other.acquire(['b'], never));
  let isTaken = false;
  const waiting = other.acquire(['a', 'b'], never).then((release) => {
    isTaken = true;
    return release;
  });
  // A second round trip of the same process: the first request has been refused by then.
  await free(one.acquire(['c'], never));
  expect(isTaken).toBe(false);
  await release(0);
  await free(waiting);
});

it('takes all keys or none', async () => {
  const [one, other] = [worker(), worker()];
  const release = await one.acquire(['b'], never);
  await expect(other.acquire(['a', 'b'], AbortSignal.timeout(100))).rejects.toThrow(/timeout/i);
  await free(other.acquire(['a'], AbortSignal.timeout(5_000)));
  await release(0);
});

it('spaces the requests of several processes, pauses included', async () => {
  const log: string[] = [];
  const processes = [worker(), worker(), worker()].map((leases) => new HostTurns(leases));
  const work = async (): Promise<void> => {
    log.push('begins');
    await sleep(3);
    log.push('ends');
  };
  await Promise.all(
    processes.flatMap((one) => Array.from({ length: 4 }, () => one.take(['a'], () => 2, never, work))),
  );
  expect(log).toEqual(Array.from({ length: 12 }, () => ['begins', 'ends']).flat());
});

it('serves many processes that take overlapping keys at the same time', async () => {
  const processes = Array.from({ length: 8 }, worker);
  const keys = ['a', 'b', 'c', 'd'];
  let working = 0;
  await Promise.all(
    processes.map(async (one, at) => {
      const mine = [keys[at % 4]!, keys[(at + 1) % 4]!];
      const release = await one.acquire(mine, never);
      working += 1;
      await release(0);
    }),
  );
  expect(working).toBe(8);
});

it('lets the lease of a killed process expire', async () => {
  const [one, other] = [worker(), worker()];
  await one.acquire(['a'], never);
  await rows(`UPDATE research_host_leases SET held_until = now() + interval '50 ms'`);
  await free(other.acquire(['a'], never));
});

it('does not release a lease that another process has taken over', async () => {
  const [one, other] = [worker(), worker()];
  const late = await one.acquire(['a'], never);
  await rows(`UPDATE research_host_leases SET held_until = now()`);
  await other.acquire(['a'], never);
  await late(0);
  await expect(worker().acquire(['a'], AbortSignal.timeout(100))).rejects.toThrow(/timeout/i);
});

it('waits while PostgreSQL is unavailable', async () => {
  const away = { query: () => Promise.reject(new Error('no connection')) } as unknown as Database;
  const leases = new PostgresHostLeases(
    away,
    new Housekeeping(away, new RecurringJobs(new SchedulerRegistry())),
  );
  await expect(leases.acquire(['a'], AbortSignal.timeout(50))).rejects.toThrow(/timeout/i);
});

it('never rejects a release: the lease expires', async () => {
  const away = { query: () => Promise.resolve([{ taken: 1, wait_ms: 0 }]) };
  const leases = new PostgresHostLeases(
    away as unknown as Database,
    new Housekeeping(db, new RecurringJobs(new SchedulerRegistry())),
  );
  const release = await leases.acquire(['a'], never);
  away.query = () => Promise.reject(new Error('no connection'));
  await expect(release(0)).resolves.toBeUndefined();
});
