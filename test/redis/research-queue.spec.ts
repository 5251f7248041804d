import { describeResearchQueue } from '../support/research-queue-contract.js';
import { describeWithRedis, RedisServer } from './support/redis-server.js';

describeWithRedis('On Redis', () => {
  let redis: RedisServer;
  beforeAll(async () => {
    redis = await RedisServer.start();
  });
  afterAll(() => redis.kill());
  // Each test starts without the jobs of an earlier one.
  beforeEach(async () => {
    await redis.kill();
    await redis.start();
  });

  describeResearchQueue('the queue of research', () => ({ REDIS_URL: redis.url }));
});
