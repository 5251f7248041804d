import pg from 'pg';
import type { DataSourceOptions } from 'typeorm';
import { Directory1763700000000 } from './migrations/1763700000000-directory.js';
import { ignoreErrors } from './unpooled-client.js';

// Dates stay text: as a Date they could shift to another day in another time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
// Legacy ids and counts are far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** The migrations of this release. */
export const MIGRATIONS = [Directory1763700000000];

/**
 * Grace period after the statement timeout: a server that does not even report the cancellation by then is considered
 * lost.
 */
const CANCEL_GRACE_MS = 2_000;
/** A statement of a call that waits longer for a lock fails with 503. */
export const LOCK_TIMEOUT_MS = 3_000;

export interface PoolOptions {
  poolSize?: number;
  /**
   * Milliseconds; the server cancels a statement that takes longer. If the server does not respond at all, the client
   * gives up shortly after. 0: no limit.
   */
  statementTimeoutMs?: number;
  /**
   * Milliseconds that a statement waits for a lock; 0: no limit. Default: three seconds, or half of the statement
   * timeout.
   */
  lockTimeoutMs?: number;
  /**
   * Uses generic plans for prepared statements: otherwise PostgreSQL plans those with arrays for every call, which
   * takes longer than their execution. A generic plan ignores the actual number of rows, so parallel workers are
   * disabled.
   */
  plansOnce?: boolean;
}

/** With a short statement timeout, the lock timeout is half of it. */
const lockTimeoutMs = ({ statementTimeoutMs = 0, lockTimeoutMs }: PoolOptions): number =>
  lockTimeoutMs ?? Math.min(LOCK_TIMEOUT_MS, Math.floor(statementTimeoutMs / 2));

/**
 * The options of every connection, without entities (see src/entities.ts). JIT is disabled: it compiles statements with
 * many index searches, whose estimated cost is high, for longer than they run.
 */
export function dataSourceOptions(url: string, pool: PoolOptions = {}): DataSourceOptions {
  return {
    type: 'postgres',
    url,
    migrations: MIGRATIONS,
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
    // TypeORM's name for gen_random_uuid(), which is built into PostgreSQL: no extension is needed.
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    applicationName: 'directory-service',
    poolSize: pool.poolSize ?? 10,
    connectTimeoutMS: 5_000,
    extra: {
      onConnect: ignoreErrors,
      ...(pool.statementTimeoutMs ? { query_timeout: pool.statementTimeoutMs + CANCEL_GRACE_MS } : {}),
      options: `-c timezone=UTC -c statement_timeout=${pool.statementTimeoutMs ?? 0} -c lock_timeout=${lockTimeoutMs(pool)}${pool.plansOnce ? ' -c plan_cache_mode=force_generic_plan -c max_parallel_workers_per_gather=0' : ''} -c jit=off`,
    },
  };
}
