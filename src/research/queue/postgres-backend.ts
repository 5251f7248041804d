import { setTimeout as sleep } from 'node:timers/promises';
import {
  PostgresConnection,
  PostgresQueueBackend,
  type BackendFactory,
  type PostgresConnectionOptions,
} from 'bullmq';
import pg from 'pg';

const RETRY_MS = 1_000;

/** BullMQ hears of its end only a moment after it is there, and no more once it ends it itself. */
class SurvivingClient extends pg.Client {
  override emit(event: string | symbol, ...facts: unknown[]): boolean {
    if (event === 'error' && this.listenerCount(event) === 0) return false;
    return super.emit(event, ...facts);
  }
}

/** A queue's connections to a PostgreSQL that may go away at any moment. */
class ReconnectingConnection extends PostgresConnection {
  constructor(options: PostgresConnectionOptions) {
    super(options);
    Object.assign(this, { pgModule: { Pool: pg.Pool, Client: SurvivingClient } });
  }

  /** BullMQ keeps the first answer, so that a PostgreSQL that was away just then would be away for good. */
  override async waitUntilReady(): Promise<void> {
    const answer = super.waitUntilReady();
    const asked: unknown = this['readyPromise'];
    try {
      await answer;
    } catch (error) {
      if (this['readyPromise'] === asked) this['readyPromise'] = undefined;
      throw error;
    }
  }
}

class LastingBackend extends PostgresQueueBackend {
  /** But for a connection that is refused, BullMQ asks again at once, and leaves no turn to anything else. */
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

/** Does what BullMQ's `createPostgresBackend` does, on connections that last. */
export const createLastingBackend: BackendFactory<PostgresQueueBackend, PostgresConnectionOptions> = (
  name,
  options,
  { withBlockingConnection = false } = {},
) =>
  new LastingBackend(
    new ReconnectingConnection(options.connection),
    name,
    options,
    true,
    withBlockingConnection ? name : undefined,
  );
