import { setTimeout as sleep } from 'node:timers/promises';
import { TestApp } from '../support/app.js';
import { rows } from '../support/sql.js';
import { resetDatabase } from '../support/postgres.js';
import {
  createRequest,
  createRequests,
  findings,
  finished,
  heldResearch,
  quickResearch,
  requestRow,
  Workers,
} from '../support/research-queue-contract.js';
import { describeWithRedis, RedisServer } from './support/redis-server.js';

let redis: RedisServer;
const workers = new Workers(() => ({ REDIS_URL: redis.url }));

/** Gives every test an unused Redis and database. */
function eachWith(server: () => Promise<RedisServer>, using = workers): void {
  beforeEach(async () => {
    await resetDatabase();
    redis = await server();
  });
  afterEach(async () => {
    await using.stop();
    await redis.kill();
  });
}

describeWithRedis('While Redis is down', () => {
  eachWith(() => RedisServer.stopped());

  it('the server starts and answers lookups, and their domains are queued when Redis is back', async () => {
    const app = await TestApp.start({ REDIS_URL: redis.url });
    const ids: number[] = [];
    for (const domain of ['first.example', 'second.example']) {
      const { status, body } = await app.get(`/api/v1/lookup/domain_contacts?domain=${domain}`);
      expect([status, body.research.status]).toEqual([200, 'queued']);
      ids.push(body.research.id);
    }
    await app.stop();
    // A worker that starts meanwhile waits.
    const { research } = quickResearch();
    await workers.start(research);
    await sleep(500);
    expect(await rows(`SELECT status FROM research_requests`)).toEqual([
      { status: 'queued' },
      { status: 'queued' },
    ]);
    await redis.start();
    for (const id of ids) expect(await finished(id)).toMatchObject({ status: 'completed', attempts: 1 });
  });

  it('other messages of the outbox do not wait', async () => {
    await workers.start(quickResearch().research);
    await createRequest('waits.example');
    await rows(`INSERT INTO outbox (topic, resource, record_id) VALUES ('search', 'person', 1)`);
    while ((await rows(`SELECT id FROM outbox WHERE topic <> 'research'`)).length > 0) await sleep(20);
    expect(await rows(`SELECT topic FROM outbox`)).toEqual([{ topic: 'research' }]);
  });

  it('a worker ends on SIGTERM', async () => {
    await redis.start();
    const { research } = quickResearch();
    const [connected, separate] = [await workers.start(research), await workers.child(1)];
    await finished(await createRequest('before.example'));
    await redis.kill();
    await sleep(300);
    await connected.stop();
    expect(await separate.end('SIGTERM')).toBe(0);
    const [disconnected] = [await workers.child(1)];
    expect(await disconnected.end('SIGTERM')).toBe(0);
  });
});

describeWithRedis('While Redis refuses the password', () => {
  const strangers = new Workers(() => ({ REDIS_URL: redis.url.replace('://', '://nobody:wrong@') }));
  eachWith(() => RedisServer.start(), strangers);

  it('a worker ends on SIGTERM', async () => {
    const worker = await strangers.child(1);
    await sleep(500);
    expect(await worker.end('SIGTERM')).toBe(0);
  });
});

describeWithRedis('When Redis comes back without its data', () => {
  eachWith(() => RedisServer.start());

  it('queued requests are queued again', async () => {
    const { held, research, count } = heldResearch();
    const worker = await workers.start(research, { concurrency: 1, sweepEveryMs: 200 });
    const ids = await createRequests('queued', 5);
    await count(1);
    while ((await rows(`SELECT id FROM outbox WHERE topic = 'research'`)).length > 0) await sleep(20);
    await redis.kill();
    await redis.start();
    // The running job finishes, although the queue has lost it.
    const releasing = setInterval(() => held.splice(0).forEach((go) => go()), 20);
    for (const id of ids) expect((await finished(id)).status).toBe('completed');
    clearInterval(releasing);
    expect(await findings()).toHaveLength(5);
    await worker.stop();
  });

  it('a running job is not repeated', async () => {
    const { held, research, count } = heldResearch();
    await workers.start(research, { sweepEveryMs: 3_600_000 });
    const id = await createRequest('under-way.example');
    await count(1);
    await redis.kill();
    await redis.start();
    held[0]!();
    expect(await finished(id)).toMatchObject({ status: 'completed', attempts: 1 });
    await sleep(500);
    expect(await requestRow(id)).toMatchObject({ status: 'completed', attempts: 1 });
    expect(await findings()).toHaveLength(1);
  });

  it('a Redis that was suspended loses nothing', async () => {
    const { research, asked } = quickResearch();
    await workers.start(research);
    await finished(await createRequest('before.example'));
    redis.pause();
    const ids = await createRequests('paused', 3);
    await sleep(1_000);
    redis.resume();
    for (const id of ids) expect((await finished(id)).status).toBe('completed');
    expect(new Set(asked).size).toBe(4);
    expect(await findings()).toHaveLength(4);
  });
});
