import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { setDefaultBackendFactory, type ConnectionOptions } from 'bullmq';
import { Redis } from 'ioredis';
import type { Config } from '../../config/config.js';
import { CONFIG } from '../../config/config.module.js';
import { Database } from '../../database/database.js';
import { patientOptions } from '../../database/unpooled-client.js';
import { OutageLog } from '../../common/outage-log.js';
import { createLastingBackend } from './postgres-backend.js';

/** Connections to PostgreSQL that a queue and a worker have each at most; one of them listens. */
const POSTGRES_CONNECTIONS = 3;
const WATCH_MS = 50;
const MAX_PAUSE_MS = 1_000;

/**
 * The connection of BullMQ: to Redis with `REDIS_URL`, else to PostgreSQL. BullMQ uses one backend for the whole process, so
 * it is set here, before a queue is created.
 */
@Injectable()
export class QueueConnection implements OnApplicationShutdown {
  private readonly redis: Redis | null;
  /** BullMQ creates one for each worker, which blocks on it until there is a job. */
  private readonly copies: Redis[] = [];
  readonly options: ConnectionOptions;
  private readonly outage = new OutageLog(new Logger('Queue'), 'Redis is back.');
  private isAbandoned = false;

  constructor(@Inject(CONFIG) { redisUrl }: Config, db: Database) {
    this.redis = redisUrl === null ? null : this.connect(redisUrl);
    setDefaultBackendFactory(this.redis ? undefined : createLastingBackend);
    this.options = this.redis ?? {
      ...db.pool.options,
      ...patientOptions(db.pool),
      max: POSTGRES_CONNECTIONS,
    };
  }

  /** False while Redis is unavailable. */
  get isReady(): boolean {
    return this.redis === null || this.redis.status === 'ready';
  }

  /** Disconnects from an unavailable Redis: commands in flight fail. BullMQ would wait for Redis, so it closes after this. */
  async abandon(): Promise<void> {
    this.isAbandoned = true;
    for (const redis of this.connections()) {
      // A client that is waiting to reconnect ignores `disconnect`; it then makes no further attempt.
      while (redis.status === 'reconnecting') await sleep(WATCH_MS);
      redis.disconnect();
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.abandon();
  }

  private connections(): Redis[] {
    return this.redis === null ? [] : [...this.copies, this.redis];
  }

  private connect(url: string): Redis {
    const redis = new Redis(url, {
      // A worker waits for Redis without a limit.
      maxRetriesPerRequest: null,
      retryStrategy: (attempt) => (this.isAbandoned ? null : Math.min(attempt * 200, MAX_PAUSE_MS)),
    });
    const duplicate = redis.duplicate.bind(redis);
    redis.duplicate = (options) => {
      const copy = duplicate(options);
      this.copies.push(copy);
      return copy;
    };
    // Of a host with several addresses the error has no message.
    redis.on('error', ({ message, code }: NodeJS.ErrnoException) => this.lost(message || code));
    redis.on('close', () => this.lost('the connection was closed'));
    redis.on('ready', () => this.outage.over());
    return redis;
  }

  private lost(reason = 'no answer'): void {
    if (!this.isAbandoned) this.outage.away(`Redis is out of reach, research waits for it: ${reason}`);
  }
}
