import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { Client, Pool } from 'pg';
import { PostgresHostLocks } from '../../src/research/queue/postgres-host-locks.js';
import { HostTurns } from '../../src/research/researcher/fetch/host-turns.js';
import { Child } from '../support/child.js';
import { resetDatabase, testDatabaseUrl } from '../support/postgres.js';

let url: string;
let opened: { locks: PostgresHostLocks; pool: Pool }[];
const never = new AbortController().signal;

/** What one worker process has. */
function worker(): PostgresHostLocks {
  const pool = new Pool({ connectionString: url });
  const locks = new PostgresHostLocks({ pool });
  opened.push({ locks, pool });
  return locks;
}

/** How many sessions wait for a host in PostgreSQL's queue, once it is so many. */
async function waiting(count: number): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  for (let now = -1; now !== count; await sleep(10)) {
    const { rows } = await client.query<{ waiting: number }>(
      `SELECT count(*)::int AS waiting FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    );
    now = rows[0]!.waiting;
  }
  await client.end();
}

beforeAll(async () => {
  Logger.overrideLogger(false);
  await resetDatabase();
  url = await testDatabaseUrl();
});
beforeEach(() => {
  opened = [];
});
afterEach(async () => {
  for (const { locks, pool } of opened) {
    locks.onApplicationShutdown();
    await pool.end();
  }
});

it('lets one process at a time have a host, and others have others', async () => {
  const [one, other] = [worker(), worker()];
  const letGo = await one.hold('a.example', never);
  const [elsewhere, here] = [await other.hold('b.example', never), other.hold('a.example', never)];
  await waiting(1);
  await expect(Promise.race([here.then(() => 'held'), Promise.resolve('waits')])).resolves.toBe('waits');
  await letGo();
  await (
    await here
  )();
  await elsewhere();
  // It is free again for whoever comes next.
  await (
    await one.hold('a.example', never)
  )();
});

it('keeps requests of several processes apart, pauses included', async () => {
  const log: string[] = [];
  const turns = [worker(), worker(), worker()].map((locks) => new HostTurns(locks));
  const work = async (): Promise<void> => {
    log.push('begins');
    await sleep(3);
    log.push('ends');
  };
  await Promise.all(
    turns.flatMap((one) => Array.from({ length: 4 }, () => one.take('a.example', () => 2, never, work))),
  );
  expect(log).toEqual(Array.from({ length: 12 }, () => ['begins', 'ends']).flat());
});

it('lets nobody who comes later pass who waits', async () => {
  const [one, other] = [worker(), worker()];
  const letGo = await one.hold('a.example', never);
  const order: string[] = [];
  const waits = other.hold('a.example', never).then((free) => {
    order.push('other');
    return free();
  });
  await waiting(1);
  await letGo();
  const again = one.hold('a.example', never).then((free) => {
    order.push('one');
    return free();
  });
  await Promise.all([waits, again]);
  expect(order).toEqual(['other', 'one']);
});

it('frees the host of a process that is killed', async () => {
  const child = Child.start('hold-host.ts', [url, 'a.example']);
  expect(await child.line()).toBe('held');
  const free = worker().hold('a.example', never);
  await waiting(1);
  await child.end('SIGKILL');
  await (
    await free
  )();
});

it('stops waiting when it is told to, and leaves the queue', async () => {
  const [one, other] = [worker(), worker()];
  const letGo = await one.hold('a.example', never);
  const stop = new AbortController();
  const waits = Array.from({ length: 7 }, () => other.hold('a.example', stop.signal));
  const ends = Promise.allSettled(waits);
  await waiting(5);
  stop.abort(new Error('enough'));
  expect((await ends).map((end) => end.status === 'rejected' && (end.reason as Error).message)).toEqual(
    Array.from({ length: 7 }, () => 'enough'),
  );
  await letGo();
  await (
    await other.hold('a.example', never)
  )();
});

it('goes on when its connections are lost', async () => {
  const [one, other] = [worker(), worker()];
  const letGo = await one.hold('a.example', never);
  const waits = other.hold('a.example', never);
  await waiting(1);
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );
  await client.end();
  // What it held is free; to give it back again is no error.
  const free = await waits;
  await letGo();
  await free();
  await (
    await one.hold('a.example', never)
  )();
});

it('gives nobody a host while PostgreSQL is away, until it is told to stop', async () => {
  const pool = new Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/none' });
  const locks = new PostgresHostLocks({ pool });
  await expect(locks.hold('a.example', AbortSignal.timeout(50))).rejects.toThrow(/timeout/i);
  const ends = expect(locks.hold('a.example', never)).rejects.toThrow('The worker ends.');
  locks.onApplicationShutdown();
  await ends;
  await pool.end();
});

it('ends while PostgreSQL does', async () => {
  const locks = worker();
  await locks.hold('a.example', never);
  const client = (await locks['holder'])!;
  locks.onApplicationShutdown();
  await sleep(0);
  expect(() => client.emit('error', new Error('terminating connection'))).not.toThrow();
});
