import type { Client, Pool } from 'pg';
import { statement, type Database } from '../../database/database.js';
import { createUnpooledClient, STATEMENT_LIMIT_MS } from '../../database/unpooled-client.js';

/** Held by the process that rebuilds the search index. */
const LOCK = 0x7265_696e;
const IS_TAKEN = statement(`
  SELECT EXISTS (
    SELECT FROM pg_locks WHERE locktype = 'advisory' AND (classid, objid, objsubid) = (0, ${LOCK}, 1)
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())) AS taken`);

/** Lets one process at a time build the index anew. The lock ends with its connection, so a killed process has none. */
export class RebuildLock {
  /** @param client has the lock, and may be used for batches of messages meanwhile */
  private constructor(readonly client: Client) {}

  /** Null: another process has it. */
  static async take(pool: Pool): Promise<RebuildLock | null> {
    const client = createUnpooledClient(pool);
    // A lost connection fails the next query on it.
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query(`SET statement_timeout = ${STATEMENT_LIMIT_MS.batch}`);
      const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
        LOCK,
      ]);
      if (rows[0]!.taken) return new RebuildLock(client);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    await client.end();
    return null;
  }

  /** Whether a process has it at this moment. */
  static async isTaken(db: Database): Promise<boolean> {
    const [row] = await db.query<{ taken: boolean }>(IS_TAKEN);
    return row!.taken;
  }

  async release(): Promise<void> {
    await this.client.end().catch(() => undefined);
  }
}
