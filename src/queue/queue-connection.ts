import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, Logger, Module, type OnApplicationShutdown } from '@nestjs/common';
import { setDefaultBackendFactory, type ConnectionOptions } from 'bullmq';
import { Redis } from 'ioredis';
import { type Config, CONFIG } from '../config/config.js';
import { Database } from '../database/database.js';
import { patientOptions } from '../database/unpooled-client.js';
import { OutageLog } from '../common/outage-log.js';
import { createLastingBackend } from './postgres-backend.js';

/** The maximum size of the connection pool of a queue or worker. One connection listens for notifications. */
const POSTGRES_CONNECTIONS = 3;
const WATCH_MS = 50;
const MAX_PAUSE_MS = 1_000;

/**
 * BullMQ's connection: to Redis if `REDIS_URL` is set, otherwise to PostgreSQL. BullMQ uses one backend per
 * process, so the backend is set here, before any queue is created.
 */
@Injectable()
export class QueueConnection implements OnApplicationShutdown {
  private readonly redis: Redis | null;
  /** The blocking connections that BullMQ creates, one for each worker. */
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

  /**
   * Disconnects from an unavailable Redis server: commands in flight fail. BullMQ is closed afterwards,
   * because its shutdown waits for Redis.
   */
  async abandon(): Promise<void> {
    this.isAbandoned = true;
    for (const redis of this.connections()) {
      // A client that is waiting to reconnect ignores `disconnect`. `retryStrategy` ends its attempts after
      // this one.
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
      // A worker waits for Redis indefinitely.
      maxRetriesPerRequest: null,
      retryStrategy: (attempt) => (this.isAbandoned ? null : Math.min(attempt * 200, MAX_PAUSE_MS)),
    });
    const duplicate = redis.duplicate.bind(redis);
    redis.duplicate = (options) => {
      const copy = duplicate(options);
      this.copies.push(copy);
      return copy;
    };
    // The error has no message if the host has several addresses.
    redis.on('error', ({ message, code }: NodeJS.ErrnoException) => this.lost(message || code));
    redis.on('close', () => this.lost('the connection was closed'));
    redis.on('ready', () => this.outage.over());
    return redis;
  }

  private lost(reason = 'no answer'): void {
    if (!this.isAbandoned) this.outage.away(`Redis is out of reach, jobs wait for it: ${reason}`);
  }
}

@Module({ providers: [QueueConnection], exports: [QueueConnection] })
export class QueueConnectionModule {}
