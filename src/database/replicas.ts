import { Logger } from '@nestjs/common';
import pg from 'pg';
import { outsideOfRequests } from '../common/request-context.js';
import { isUnreachable } from './pg-errors.js';

/** Maximum replica lag in seconds; a replica with a longer one serves no reads until it has caught up. */
const MAX_LAG_SECONDS = 10;
/** Time for which a replica's check stays valid. */
const CHECK_EVERY_MS = 1_000;
/** Timeout of a read on a replica, after which the primary serves it. */
const TIMEOUT_MS = 2_000;
/** A replica that does not even report the timeout by then is lost. */
const RESPONSE_TIMEOUT_MS = 2_500;

/**
 * The replica lag in seconds. A server that has replayed all that it received counts as up to date only while it still
 * receives WAL, since it may have lost its primary; otherwise, as with providers that replicate by other means, the
 * last replayed transaction counts.
 */
const REPLICA_LAG = `
  SELECT CASE
    WHEN pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() AND EXISTS (SELECT FROM pg_stat_wal_receiver) THEN 0
    ELSE coalesce(extract(epoch FROM now() - pg_last_xact_replay_timestamp()), 0)
  END::float8 AS behind`;

interface Replica {
  readonly name: string;
  readonly pool: pg.Pool;
  /** It serves no reads before its first check has passed. */
  usable: boolean;
  checkedAt: number;
  checking: boolean;
}

/**
 * The read replicas of an operator's database (`DATABASE_REPLICA_URLS`). They may lag, be down or disappear at any
 * time, including at the start: the primary is the fallback.
 */
export class Replicas {
  private readonly logger = new Logger('Replicas');
  private readonly replicas: readonly Replica[];
  private turn = 0;

  constructor(urls: readonly string[], options: { poolSize: number; statementTimeoutMs: number }) {
    const timeout = Math.min(options.statementTimeoutMs || TIMEOUT_MS, TIMEOUT_MS);
    this.replicas = urls.map((url) => {
      const { host, pathname } = new URL(url);
      const pool = new pg.Pool({
        connectionString: url,
        max: options.poolSize,
        application_name: 'directory-service',
        connectionTimeoutMillis: TIMEOUT_MS,
        query_timeout: RESPONSE_TIMEOUT_MS,
        options: `-c timezone=UTC -c plan_cache_mode=force_generic_plan -c statement_timeout=${timeout}`,
      });
      // An idle connection that breaks is reported by the next check.
      pool.on('error', () => undefined);
      return { name: host + pathname, pool, usable: false, checkedAt: -Infinity, checking: false };
    });
  }

  get some(): boolean {
    return this.replicas.length > 0;
  }

  /** Reads from the next replica, round-robin; returns null if none is usable or the read failed. */
  async query(prepared: pg.QueryConfig, values: readonly unknown[]): Promise<pg.QueryResult | null> {
    const replica = this.next();
    if (replica === null) return null;
    try {
      return await replica.pool.query({ ...prepared, values: values as unknown[] });
    } catch (error) {
      // Replay may cancel a read, a read may take too long, and a column may exist only on the primary yet. Whatever
      // the error is, the primary returns the rows or the same error.
      if (isUnreachable(error)) this.exclude(replica, (error as Error).message);
      return null;
    }
  }

  async end(): Promise<void> {
    await Promise.all(this.replicas.map(({ pool }) => pool.end()));
  }

  private next(): Replica | null {
    for (const replica of this.replicas) {
      if (!replica.checking && performance.now() - replica.checkedAt > CHECK_EVERY_MS)
        void outsideOfRequests(() => this.check(replica));
    }
    const usable = this.replicas.filter((replica) => replica.usable);
    return usable.length === 0 ? null : usable[this.turn++ % usable.length]!;
  }

  private async check(replica: Replica): Promise<void> {
    replica.checking = true;
    try {
      const { rows } = await replica.pool.query<{ behind: number }>(REPLICA_LAG);
      const { behind } = rows[0]!;
      if (behind > MAX_LAG_SECONDS) this.exclude(replica, `it is ${Math.round(behind)} seconds behind`);
      else replica.usable = true;
    } catch (error) {
      this.exclude(replica, (error as Error).message);
    }
    replica.checkedAt = performance.now();
    replica.checking = false;
  }

  private exclude(replica: Replica, why: string): void {
    if (replica.usable) this.logger.warn(`Skipping the replica ${replica.name} until it is usable: ${why}`);
    replica.usable = false;
  }
}
