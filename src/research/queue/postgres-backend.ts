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

/** A client that is in use has no error listener for a moment; its next statement fails all the same. */
class SurvivingClient extends pg.Client {
  override emit(event: string | symbol, ...facts: unknown[]): boolean {
    if (event === 'error' && this.listenerCount(event) === 0) return false;
    return super.emit(event, ...facts);
  }
}

/** A queue's connections to a PostgreSQL that may be unavailable at any moment, at the start too. */
class LastingConnection extends PostgresConnection {
  #ready: Promise<void> | undefined;

  constructor(private readonly own: pg.Pool) {
    // Its declared types have an index signature that those of pg lack.
    super(own as unknown as PostgresConnectionOptions);
  }

  /** BullMQ keeps the first answer, so that a PostgreSQL that was unavailable then would be unavailable for good. */
  override waitUntilReady(): Promise<void> {
    this.#ready ??= this.#migrate().catch((error: unknown) => {
      this.#ready = undefined;
      throw error;
    });
    return this.#ready;
  }

  override async close(): Promise<void> {
    await super.close();
    // BullMQ leaves a pool that it was given to its owner.
    if (!this.own.ending) await this.own.end();
  }

  async #migrate(): Promise<void> {
    const client = await this.own.connect();
    await runMigrations(client, this.schema).finally(() => client.release());
    this.emit('ready');
  }
}

class LastingBackend extends PostgresQueueBackend {
  /** Except after a refused connection, BullMQ asks again at once, and blocks the event loop. */
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

/** BullMQ's `createPostgresBackend`, on connections that last. */
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
