import { setTimeout as sleep } from 'node:timers/promises';
import {
  DEFAULT_SCHEMA,
  PostgresConnection,
  PostgresQueueBackend,
  runMigrations,
  type BackendFactory,
  type PostgresConnectionOptions,
  type PostgresPoolConfig,
} from 'bullmq';
import pg from 'pg';

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
class LastingConnection extends PostgresConnection {
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

class LastingBackend extends PostgresQueueBackend {
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
export const createLastingBackend: BackendFactory<PostgresQueueBackend, PostgresPoolConfig> = (
  name,
  options,
  { withBlockingConnection = false } = {},
) => {
  const { options: settings, ...config } = options.connection as pg.PoolConfig;
  const searchPath = `${settings ?? ''} -c search_path=${DEFAULT_SCHEMA}`;
  const pool = new pg.Pool({ ...config, options: searchPath, keepAlive: true, Client: SurvivingClient });
  const listens = withBlockingConnection ? name : undefined;
  return new LastingBackend(new LastingConnection(pool), name, options, true, listens);
};
