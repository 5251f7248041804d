import { setTimeout as sleep } from 'node:timers/promises';
import {
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type Provider,
} from '@nestjs/common';
import type { Client } from 'pg';
import { RecurringJobs } from '../common/recurring-jobs.js';
import { Database, statement, unprepared } from './database.js';
import { isStatementTimeout } from './pg-errors.js';
import { STATEMENT_LIMIT_MS, createUnpooledClient } from './unpooled-client.js';

const MAX_ROWS = 1_000;
/** Time limit of a slice, unless the server's statement timeout is lower. */
const SLICE_LIMIT_MS = STATEMENT_LIMIT_MS.chore;

export interface Chore {
  /** The name of the chore in the log: `expire idempotency keys`. */
  readonly name: string;
  readonly everyMs: number;
  /**
   * SQL that processes at most `limit` rows and returns one row, `processed`, with their number. It must lock them with
   * FOR UPDATE SKIP LOCKED: every process runs every chore, and none waits for another or for a call.
   */
  readonly slice: (limit: number) => string;
}

/** A slice that deletes the rows of `table` that match `where`, in the order of `orderBy`, which needs an index. */
export const deletion =
  (table: string, where: string, orderBy: string): Chore['slice'] =>
  (limit) => `
    WITH deleted AS (
      DELETE FROM ${table} WHERE ctid = ANY(ARRAY(
        SELECT ctid FROM ${table} WHERE ${where} ORDER BY ${orderBy} LIMIT ${limit} FOR UPDATE SKIP LOCKED))
      RETURNING 1
    )
    SELECT count(*) AS processed FROM deleted`;

const LIMIT_TIME = statement(`
  SELECT set_config('statement_timeout', least(nullif(setting::int, 0), ${SLICE_LIMIT_MS})::text, true)
  FROM pg_settings WHERE name = 'statement_timeout'`);

/**
 * Runs chores in slices until no rows are left; each slice is a transaction with its own time limit. A slice that
 * exceeds the limit is rolled back and retried with half as many rows, so that no backlog is too large. A slice is
 * followed by a pause of the same duration. Shutdown waits for the current slice.
 */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly chores: Chore[] = [];
  private readonly stopping = new AbortController();

  constructor(
    private readonly db: Database,
    private readonly jobs: RecurringJobs,
  ) {}

  /** Schedules a chore; must be called before the application starts. */
  add(chore: Chore): void {
    this.chores.push(chore);
  }

  onApplicationBootstrap(): void {
    for (const chore of this.chores) this.jobs.start({ ...chore, run: () => this.run(chore) });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await Promise.all(this.chores.map(({ name }) => this.jobs.stop(name)));
  }

  /** Runs a chore until no rows are left or the process shuts down. Returns the number of processed rows. */
  async run(chore: Chore): Promise<number> {
    const { signal } = this.stopping;
    let total = 0;
    let limit = MAX_ROWS;
    while (!signal.aborted) {
      const started = performance.now();
      const processed = await this.runSlice(chore, limit);
      if (processed === null) {
        if (limit === 1) throw new Error(`one row took longer than ${SLICE_LIMIT_MS} ms`);
        limit = Math.ceil(limit / 2);
        continue;
      }
      total += processed;
      if (processed < limit) break;
      await sleep(performance.now() - started, undefined, { signal }).catch(() => undefined);
    }
    return total;
  }

  /** Returns null if the slice exceeded its time limit and so changed nothing. */
  private runSlice({ slice }: Chore, limit: number): Promise<number | null> {
    return this.db.transaction(async () => {
      await this.db.query(LIMIT_TIME);
      try {
        // Unprepared, so that each run gets a new plan: the table may have grown a thousandfold since the last one.
        const [row] = await this.db.query<{ processed: number }>(unprepared(slice(limit)));
        return row!.processed;
      } catch (error) {
        // PostgreSQL turns the COMMIT of a failed transaction into a rollback.
        if (isStatementTimeout(error)) return null;
        throw error;
      }
    });
  }
}

export const scheduled = (...chores: readonly Chore[]): Provider => ({
  provide: Symbol('chores'),
  inject: [Housekeeping],
  useFactory: (housekeeping: Housekeeping) => {
    for (const chore of chores) housekeeping.add(chore);
    return chores;
  },
});

const ANALYZE = 'analyze the tables that have grown';
const ANALYZE_EVERY_MS = 2_000;

/** Below this number of rows every plan is fast. */
const MIN_ROWS = 1_000;
/** Factor of growth after which statistics are renewed. */
const GROWTH = 4;

/** The tables that have grown since their last ANALYZE; `reltuples` is -1 if there was none. */
const GROWN = `
  SELECT format('%I.%I', n.nspname, c.relname) AS name
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind = 'r' AND c.relpersistence <> 't' AND n.nspname NOT IN ('pg_catalog', 'information_schema')
    AND pg_has_role(c.relowner, 'MEMBER')
    AND pg_stat_get_live_tuples(c.oid) > greatest(${MIN_ROWS}, ${GROWTH} * c.reltuples)
  ORDER BY c.oid`;

/**
 * Analyzes tables as soon as they have grown. Prepared statements keep generic plans (`plansOnce`); a plan from when a
 * table was small scans all of it, and stays until the table has new statistics. Autovacuum checks tables once a
 * minute, and an import makes a table a thousand times larger in that time. ANALYZE invalidates the plans of all
 * connections.
 */
@Injectable()
export class TableStatistics implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private client: Client | null = null;
  private stopped = false;

  constructor(
    private readonly db: Database,
    private readonly jobs: RecurringJobs,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.start({ name: ANALYZE, everyMs: ANALYZE_EVERY_MS, run: () => this.renew(), logLevel: 'debug' });
  }

  /** Does not wait: another process or a later run analyzes the remaining tables. */
  beforeApplicationShutdown(): void {
    this.stopped = true;
    void this.jobs.stop(ANALYZE);
    void this.client?.end().catch(() => undefined);
  }

  /** Analyzes the tables that have grown, and returns their names. Throws PostgreSQL's errors. */
  async renew(): Promise<string[]> {
    const { rows } = await this.db.pool.query<{ name: string }>(GROWN);
    const tables = rows.map(({ name }) => name);
    if (tables.length === 0 || this.stopped) return tables;
    const client = (this.client = createUnpooledClient(this.db.pool));
    try {
      await client.connect();
      await client.query(`SET statement_timeout = ${STATEMENT_LIMIT_MS.analyze}`);
      for (const table of tables) {
        // Skips a table that another process is analyzing.
        await client.query(`ANALYZE (SKIP_LOCKED) ${table}`);
      }
    } finally {
      this.client = null;
      // Not awaited: a client that never connected may never report its end.
      void client.end().catch(() => undefined);
    }
    return tables;
  }
}
