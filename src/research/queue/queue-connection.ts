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
 * Where BullMQ keeps the queue: on Redis if there is one, else on PostgreSQL. It takes one of them for the whole process,
 * and fails here, before a queue is made.
 */
@Injectable()
export class QueueConnection implements OnApplicationShutdown {
  private readonly redis: Redis | null;
  /** BullMQ makes one for each worker, to wait on for jobs. */
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

  /** False while commands would have to wait for Redis to come back. */
  get isReady(): boolean {
    return this.redis === null || this.redis.status === 'ready';
  }

  /**
   * Waits no longer for a Redis that is away: its commands in flight fail. BullMQ's own end would wait for it, and
   * so has to come after this one.
   */
  async abandon(): Promise<void> {
    this.isAbandoned = true;
    for (const redis of this.connections()) {
      // One that waits for its next attempt does not hear of it, but then makes no further one.
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
      // A worker waits for Redis to come back, however long that takes.
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
