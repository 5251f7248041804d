import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { createLogger } from '../../src/observability/logging.js';
import { TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { describeWithRedis, RedisServer } from './support/redis-server.js';

const ME = '/api/v1/me';

describeWithRedis('Rate limits shared over Redis', () => {
  let redis: RedisServer;
  let apps: TestApp[];
  beforeEach(async () => {
    redis = await RedisServer.start();
    const env = { REDIS_URL: redis.url, RATE_LIMIT_PER_MINUTE: '10', RATE_LIMIT_ADDRESS_PER_MINUTE: '10' };
    const first = await TestApp.start(env);
    apps = [first, await first.twin(env), await first.twin(env)];
  });
  afterEach(async () => {
    await Promise.all(apps.map((app) => app.stop()));
    await redis.kill();
  });

  /** Returns the statuses of calls that are sent to the three servers in turn. */
  async function calls(times: number, key?: null): Promise<number[]> {
    const statuses: number[] = [];
    for (let n = 0; n < times; n++) {
      const path = key === null ? '/openapi.json' : ME;
      const options = key === null ? { key } : {};
      statuses.push((await apps[n % apps.length]!.get(path, options)).status);
    }
    return statuses;
  }

  it('apply to all servers together, for accounts and for addresses', async () => {
    expect(await calls(12)).toEqual([...Array<number>(10).fill(200), 429, 429]);
    expect(await calls(12, null)).toEqual([...Array<number>(10).fill(200), 429, 429]);
  });

  it('count every concurrent call', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => apps[n % 3]!.get(ME)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(50);
    const remaining = answers.map(({ headers }) => Number(headers['ratelimit-remaining']));
    expect(remaining.sort((a, b) => b - a).slice(0, 10)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
  });

  it.each<[string, () => unknown]>([
    ['was killed', () => redis.kill()],
    ['hangs', () => redis.pause()],
  ])('fail no call when Redis %s: each server counts separately, and logs it once', async (_how, harm) => {
    const written: string[] = [];
    Logger.overrideLogger(createLogger('warn', { write: (line) => void written.push(line) }));
    expect(await calls(3)).toEqual([200, 200, 200]);
    await harm();
    const statuses = await calls(36);
    const warnings = () => written.filter((line) => line.includes('each process counts by itself'));
    // The log has the cause after an attempt to reconnect.
    await eventually('each server says so', () => warnings().length >= 3);
    Logger.overrideLogger(false);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(warnings().length).toBeLessThanOrEqual(6);
    const health = await apps[0]!.get('/health/ready', { key: null });
    expect([health.status, health.body.checks.redis.status]).toEqual([200, 'unavailable']);
  });

  it('log the cause once when Redis refuses the password, without the password', async () => {
    const written: string[] = [];
    Logger.overrideLogger(createLogger('warn', { write: (line) => void written.push(line) }));
    const app = await apps[0]!.twin({ REDIS_URL: redis.url.replace('://', '://stranger:wrong@') });
    apps.push(app);
    const warnings = () => written.filter((line) => line.includes('"RateLimits"'));
    await eventually('the server says so', () => warnings().length > 0);
    expect((await app.get(ME)).status).toBe(200);
    await sleep(500);
    Logger.overrideLogger(false);
    expect(warnings()).toEqual([expect.stringMatching(/each process counts by itself: WRONGPASS/)]);
    expect(warnings()[0]).not.toMatch(/stranger|wrong@/);
  });

  it('log the cause once for each server when Redis cannot be reached', async () => {
    const written: string[] = [];
    Logger.overrideLogger(createLogger('warn', { write: (line) => void written.push(line) }));
    await redis.kill();
    await calls(3);
    await eventually('each server says so', () => written.length >= 3);
    await sleep(500);
    await calls(3);
    Logger.overrideLogger(false);
    expect(written).toEqual(
      Array(3).fill(expect.stringMatching(/each process counts by itself: connect ECONNREFUSED/)),
    );
  });

  it('are shared again when Redis is back, without its data', async () => {
    await redis.kill();
    expect((await calls(3)).every((status) => status === 200)).toBe(true);
    await redis.start();
    const isShared = async () => {
      const [first, second] = [
        await apps[0]!.get('/openapi.json', { key: null }),
        await apps[1]!.get('/openapi.json', { key: null }),
      ];
      const remaining = [first, second].map(({ headers }) => Number(headers['ratelimit-remaining']));
      return remaining[0]! - remaining[1]! === 1;
    };
    while (!(await isShared())) await sleep(500);
    expect((await apps[0]!.get('/health/ready', { key: null })).body.checks.redis.status).toBe('ok');
  });
});
