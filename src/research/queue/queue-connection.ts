import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { createPostgresBackend, setDefaultBackendFactory, type ConnectionOptions } from 'bullmq';
import { Redis } from 'ioredis';
import type { Config } from '../../config/config.js';
import { CONFIG } from '../../config/config.module.js';
import { Database } from '../../database/database.js';

/** Connections to PostgreSQL that a queue and a worker have each, besides one that listens. */
const POSTGRES_CONNECTIONS = 2;
/** BullMQ's own tables are in a schema of their own, which it makes and keeps up to date. */
const SCHEMA = 'bullmq';
const LONGEST_PAUSE_MS = 5_000;

/**
 * Where BullMQ keeps the queue: on Redis if there is one, else on PostgreSQL. It takes one of them for the whole process,
 * and is told so here, before a queue is made.
 */
@Injectable()
export class QueueConnection implements OnApplicationShutdown {
  private readonly logger = new Logger('Queue');
  private readonly redis: Redis | null;
  readonly options: ConnectionOptions;
  private isLost = false;

  constructor(@Inject(CONFIG) { redisUrl }: Config, db: Database) {
    this.redis = redisUrl === null ? null : this.connect(redisUrl);
    setDefaultBackendFactory(this.redis ? undefined : createPostgresBackend);
    this.options =
      this.redis ??
      ({ ...db.pool.options, max: POSTGRES_CONNECTIONS, schema: SCHEMA, migrate: true } as ConnectionOptions);
  }

  /** False while commands would have to wait for Redis to come back. */
  get isReady(): boolean {
    return this.redis === null || this.redis.status === 'ready';
  }

  /** After queue and worker are closed. Redis may be away: there is nothing to wait for. */
  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }

  private connect(url: string): Redis {
    const redis = new Redis(url, {
      // A worker waits for Redis to come back, however long that takes.
      maxRetriesPerRequest: null,
      retryStrategy: (attempt) => Math.min(attempt * 200, LONGEST_PAUSE_MS),
    });
    redis.on('error', (error: Error) => this.lost(error.message));
    redis.on('close', () => this.lost('the connection was closed'));
    redis.on('ready', () => {
      if (this.isLost) this.logger.log('Redis is back.');
      this.isLost = false;
    });
    return redis;
  }

  /** Said once, however often it is tried again. */
  private lost(reason: string): void {
    if (!this.isLost && this.redis?.status !== 'end') {
      this.logger.warn(`Redis is out of reach, research waits for it: ${reason || 'no answer'}`);
    }
    this.isLost = true;
  }
}
