import { ElasticsearchServer } from '../../elasticsearch/support/server.js';
import { RedisServer } from '../../redis/support/redis-server.js';
import { stripeEnvironment } from '../../support/billing.js';
import type { Server } from '../../support/installation.js';
import { Deployment } from './deployment.js';
import { healthBecomes } from './health.js';

/** Calls a minute without a key that the three servers allow one address. */
export const KEYLESS_PER_MINUTE = 60;

/** Three servers and two workers on one PostgreSQL, one Redis and one Elasticsearch. */
export class Fleet {
  private constructor(
    readonly deployment: Deployment,
    readonly redis: RedisServer,
    readonly elasticsearch: ElasticsearchServer,
    readonly servers: readonly Server[],
  ) {}

  static async start(): Promise<Fleet> {
    const [redis, elasticsearch] = await Promise.all([RedisServer.start(), ElasticsearchServer.start()]);
    const deployment = await Deployment.start({
      REDIS_URL: redis.url,
      ELASTICSEARCH_URL: elasticsearch.url,
      RATE_LIMIT_ADDRESS_PER_MINUTE: String(KEYLESS_PER_MINUTE),
      RESEARCH_ENABLED: 'false',
      ...stripeEnvironment('http://127.0.0.1:9'),
    });
    await Promise.all([deployment.worker(), deployment.worker()]);
    const servers = await Promise.all([deployment.server(), deployment.server(), deployment.server()]);
    const fleet = new Fleet(deployment, redis, elasticsearch, servers);
    await fleet.isWell();
    return fleet;
  }

  get urls(): string[] {
    return this.servers.map(({ url }) => url);
  }

  /** Waits until every server reports that all dependencies are available. */
  async isWell(): Promise<void> {
    await Promise.all(this.urls.map((url) => healthBecomes(url, 200, 'ok')));
  }

  async stop(): Promise<void> {
    await this.deployment.stop();
    await Promise.all([this.redis.kill(), this.elasticsearch.stop()]);
  }
}
