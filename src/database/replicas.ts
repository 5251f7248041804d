import { Logger } from '@nestjs/common';
import pg from 'pg';
import { outsideOfRequests } from '../common/request-context.js';
import { isOutage } from './pg-errors.js';

/** A replica with a longer lag serves no reads until it has caught up. */
const MAX_SECONDS_BEHIND = 10;
/** How long what is known of a replica holds. */
const CHECK_EVERY_MS = 1_000;
/** A read that takes a replica longer than this ends there: the primary has the answer. */
const TIMEOUT_MS = 2_000;
/** One that has not even said so by then is lost. */
const SILENCE_MS = 2_500;

/**
 * How far behind its primary a server is. One that has replayed all that it received may only have lost its primary, so
 * that counts as up to date only while it still receives; where a provider replicates by means of its own, what it says
 * of replayed transactions counts.
 */
const SECONDS_BEHIND = `
  SELECT CASE
    WHEN pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() AND EXISTS (SELECT FROM pg_stat_wal_receiver) THEN 0
    ELSE coalesce(extract(epoch FROM now() - pg_last_xact_replay_timestamp()), 0)
  END::float8 AS behind`;

/** PostgreSQL's query_canceled. */
const CANCELLED = '57014';

/** What is known of one replica. Nothing is asked of it before its first check has passed. */
class Replica {
  usable = false;
  checkedAt = -Infinity;
  checking = false;

  constructor(
    readonly name: string,
    readonly pool: pg.Pool,
  ) {}
}

/**
 * The read replicas of an operator's database (`DATABASE_REPLICA_URLS`). They may be behind, down or gone at any time,
 * the start included: whatever they do not answer, the primary does.
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
        query_timeout: SILENCE_MS,
        options: `-c timezone=UTC -c plan_cache_mode=force_generic_plan -c statement_timeout=${timeout}`,
      });
      // A connection that breaks while idle: the next check reports it.
      pool.on('error', () => undefined);
      return new Replica(host + pathname, pool);
    });
  }

  get some(): boolean {
    return this.replicas.length > 0;
  }

  /** The rows, from whichever replica is next; null if none can be asked, or the one that was gave up. */
  async query<Row>(prepared: pg.QueryConfig, values: readonly unknown[]): Promise<Row[] | null> {
    const replica = this.next();
    if (replica === null) return null;
    try {
      return (await replica.pool.query({ ...prepared, values: values as unknown[] })).rows as Row[];
    } catch (error) {
      // Replay may take rows from under a read, and a column that is there already on the primary may be missing here:
      // whatever it is, the primary has the answer, or the same to say of the question.
      if (isFailure(error)) this.leaveOut(replica, (error as Error).message);
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
      const { rows } = await replica.pool.query<{ behind: number }>(SECONDS_BEHIND);
      const { behind } = rows[0]!;
      if (behind > MAX_SECONDS_BEHIND) this.leaveOut(replica, `it is ${Math.round(behind)} seconds behind`);
      else replica.usable = true;
    } catch (error) {
      this.leaveOut(replica, (error as Error).message);
    }
    replica.checkedAt = performance.now();
    replica.checking = false;
  }

  private leaveOut(replica: Replica, why: string): void {
    if (replica.usable) this.logger.warn(`Skipping the replica ${replica.name} until it is usable: ${why}`);
    replica.usable = false;
  }
}

/** True if the replica, not the question, is what is wrong. A statement that was cancelled took too long itself. */
const isFailure = (error: unknown): boolean =>
  (isOutage(error) && (error as { code?: string }).code !== CANCELLED) ||
  (error instanceof Error && error.message === 'Query read timeout');
