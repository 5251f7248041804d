import type { Client, Pool } from 'pg';
import { statement, type Database } from './database.js';
import { isLockTimeout } from './pg-errors.js';
import { createUnpooledClient, STATEMENT_LIMIT_MS } from './unpooled-client.js';

/** $1 the number of an advisory lock. */
const IS_TAKEN = statement(`
  SELECT EXISTS (
    SELECT FROM pg_locks WHERE locktype = 'advisory' AND (classid, objid, objsubid) = (0, $1, 1)
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())) AS taken`);

/** An advisory lock of one process at a time. It ends with its connection. */
export class ProcessLock {
  /** @param client the connection that holds the lock; it may also process batches of messages */
  private constructor(readonly client: Client) {}

  /** Null if another process holds the lock for more than `waitMs`, at least 1. */
  static async take(pool: Pool, lock: number, waitMs = 1): Promise<ProcessLock | null> {
    const client = createUnpooledClient(pool);
    try {
      await client.connect();
      await client.query(`SET statement_timeout = ${STATEMENT_LIMIT_MS.batch}; SET lock_timeout = ${waitMs}`);
      await client.query('SELECT pg_advisory_lock($1)', [lock]);
      await client.query('SET lock_timeout = 0');
      return new ProcessLock(client);
    } catch (error) {
      await client.end().catch(() => undefined);
      if (isLockTimeout(error)) return null;
      throw error;
    }
  }

  static async isTaken(db: Database, lock: number): Promise<boolean> {
    const [row] = await db.query<{ taken: boolean }>(IS_TAKEN, [lock]);
    return row!.taken;
  }

  async release(): Promise<void> {
    await this.client.end().catch(() => undefined);
  }
}
