import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Client } from 'pg';
import { Database } from './database.js';
import { createUnpooledClient } from './unpooled-client.js';
import { STATEMENT_LIMIT_MS } from './statement-limits.js';

const EVERY_MS = 2_000;

/** Below this number of rows no plan takes long. */
const FEW_ROWS = 1_000;
/** By this factor a table has grown before its statistics are renewed. */
const GROWTH = 4;

/** The tables that have grown since they were last analyzed; `reltuples` is -1 if they never were. */
const GROWN = `
  SELECT format('%I.%I', n.nspname, c.relname) AS name
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind = 'r' AND c.relpersistence <> 't' AND n.nspname NOT IN ('pg_catalog', 'information_schema')
    AND pg_has_role(c.relowner, 'MEMBER')
    AND pg_stat_get_live_tuples(c.oid) > greatest(${FEW_ROWS}, ${GROWTH} * c.reltuples)
  ORDER BY c.oid`;

/**
 * Analyzes tables as soon as they have grown. Prepared statements keep a plan for all values (`plansOnce`); one that was
 * made while a table was small reads all of it, and stays until PostgreSQL has new statistics of the table. Autovacuum
 * looks for such tables once a minute, and an import makes a table a thousand times larger in that time. ANALYZE has every
 * connection of every process make its plans anew.
 */
@Injectable()
export class TableStatistics implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('TableStatistics');
  private timer: NodeJS.Timeout | null = null;
  private client: Client | null = null;
  private stopped = false;

  constructor(private readonly db: Database) {}

  onApplicationBootstrap(): void {
    this.schedule();
  }

  /** Waits for nothing: what is not analyzed now is analyzed by another process, or later. */
  beforeApplicationShutdown(): void {
    this.stopped = true;
    if (this.timer) clearTimeout(this.timer);
    void this.client?.end().catch(() => undefined);
  }

  /** Analyzes the tables that have grown, and returns their names. Throws what PostgreSQL throws. */
  async renew(): Promise<string[]> {
    const { rows } = await this.db.pool.query<{ name: string }>(GROWN);
    const tables = rows.map(({ name }) => name);
    if (tables.length === 0 || this.stopped) return tables;
    const client = (this.client = createUnpooledClient(this.db.pool));
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query(`SET statement_timeout = ${STATEMENT_LIMIT_MS.analyze}`);
      for (const table of tables) {
        // What another process analyzes is not analyzed twice.
        await client.query(`ANALYZE (SKIP_LOCKED) ${table}`);
      }
    } finally {
      this.client = null;
      // Not awaited: a client that never connected may never report its end.
      void client.end().catch(() => undefined);
    }
    return tables;
  }

  private schedule(): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      void this.renew()
        .catch(({ message }: Error) => this.logger.debug(`Tables were not analyzed: ${message}`))
        .finally(() => this.schedule());
    }, EVERY_MS).unref();
  }
}
