import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, Logger, Module, type OnApplicationShutdown } from '@nestjs/common';
import {
  DEFAULT_SCHEMA,
  PostgresConnection,
  PostgresQueueBackend,
  runMigrations,
  setDefaultBackendFactory,
  type BackendFactory,
  type ConnectionOptions,
  type PostgresConnectionOptions,
  type PostgresPoolConfig,
} from 'bullmq';
import { Redis } from 'ioredis';
import pg from 'pg';
import { type Config, CONFIG } from '../config/config.js';
import { Database } from '../database/database.js';
import { patientOptions } from '../database/unpooled-client.js';
import { OutageLog } from '../common/outage-log.js';

const RETRY_MS = 1_000;

/**
 * A client that is checked out briefly has no error listener. After a connection error its next statement
 * fails in any case.
 */
class SurvivingClient extends pg.Client {
  override emit(event: string | symbol, ...facts: unknown[]): boolean {
    if (event === 'error' && this.listenerCount(event) === 0) return false;
    return super.emit(event, ...facts);
  }
}

/** A queue's connection pool. PostgreSQL may become unavailable at any time, including at startup. */
class ReconnectingConnection extends PostgresConnection {
  #ready: Promise<void> | undefined;

  constructor(private readonly own: pg.Pool) {
    // BullMQ's type has an index signature that the type of pg lacks.
    super(own as unknown as PostgresConnectionOptions);
  }

  /**
   * BullMQ caches the first result, so it would treat a PostgreSQL server that was unavailable once as
   * unavailable permanently.
   */
  override waitUntilReady(): Promise<void> {
    this.#ready ??= this.#migrate().catch((error: unknown) => {
      this.#ready = undefined;
      throw error;
    });
    return this.#ready;
  }

  override async close(): Promise<void> {
    await super.close();
    // BullMQ does not close a pool that it did not create.
    if (!this.own.ending) await this.own.end();
  }

  async #migrate(): Promise<void> {
    const client = await this.own.connect();
    await runMigrations(client, this.schema).finally(() => client.release());
    this.emit('ready');
  }
}

class PacedBackend extends PostgresQueueBackend {
  /**
   * BullMQ backs off only after a refused connection. After other errors it retries at once, which blocks the
   * event loop.
   */
  override async moveToActive(
    ...asked: Parameters<PostgresQueueBackend['moveToActive']>
  ): ReturnType<PostgresQueueBackend['moveToActive']> {
    try {
      return await super.moveToActive(...asked);
    } catch (error) {
      await sleep(RETRY_MS);
      throw error;
    }
  }
}

/** BullMQ's `createPostgresBackend`, with connections that survive an outage of PostgreSQL. */
const createReconnectingBackend: BackendFactory<PostgresQueueBackend, PostgresPoolConfig> = (
  name,
  options,
  { withBlockingConnection = false } = {},
) => {
  const { options: settings, ...config } = options.connection as pg.PoolConfig;
  const searchPath = `${settings ?? ''} -c search_path=${DEFAULT_SCHEMA}`;
  const pool = new pg.Pool({ ...config, options: searchPath, keepAlive: true, Client: SurvivingClient });
  const listens = withBlockingConnection ? name : undefined;
  return new PacedBackend(new ReconnectingConnection(pool), name, options, true, listens);
};

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
    setDefaultBackendFactory(this.redis ? undefined : createReconnectingBackend);
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
