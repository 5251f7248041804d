import { AsyncLocalStorage } from 'node:async_hooks';
import { hash } from 'node:crypto';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { LOCK_TIMEOUT_MS } from './data-source.js';
import {
  asApiError,
  exceedsLimit,
  isDiskFull,
  isLockTimeout,
  isOutage,
  isRetryable,
  isResponseTimeout,
  tooManyWriters,
} from './pg-errors.js';
import { Replicas } from './replicas.js';

const MAX_ATTEMPTS = 3;
/** Maximum share of the pool for transactions: the rest is reserved for reads and charges. */
const SHARE_OF_TRANSACTIONS = 0.6;

/** A statement that PostgreSQL parses and plans once per connection. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** Creates a statement from SQL. Its name is a digest of the text, so that equal texts share one plan. */
export function statement(text: string): Statement {
  return { name: hash('sha1', text), text };
}

/** A statement that is planned each time: for literal values, where a generic plan would be poor. */
export const unprepared = (text: string): Statement => ({ name: '', text });

/** Text as a part of a LIKE pattern: its wildcards are escaped. */
export const likeLiteral = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

interface Transaction {
  readonly manager: EntityManager;
  readonly client: PoolClient;
  readonly afterCommit: (() => Promise<void>)[];
}

/**
 * The door to the database: prepared statements for hot paths, TypeORM's manager for everything else. Inside
 * `transaction()` both use that transaction's connection, at any call depth.
 */
@Injectable()
export class Database implements OnApplicationShutdown {
  private readonly logger = new Logger('Database');
  private readonly ambient = new AsyncLocalStorage<Transaction>();
  private turns: Turns | null = null;

  /** True after a write failed because the disk was full; the next successful write clears it. */
  diskIsFull = false;

  private readonly staleReads = new AsyncLocalStorage<true>();

  private readonly hasReplicas: boolean;

  constructor(
    private readonly dataSource: DataSource,
    private readonly replicas = new Replicas([], { poolSize: 1, statementTimeoutMs: 0 }),
  ) {
    this.hasReplicas = replicas.some;
  }

  /**
   * Runs `work`, whose reads may use replicas and so see stale data. Not for callers who write: they must read their
   * own writes from every process.
   */
  allowReplicaReads<T>(work: () => T): T {
    return this.hasReplicas ? this.staleReads.run(true, work) : work();
  }

  get readsReplicas(): boolean {
    return this.hasReplicas && this.staleReads.getStore() === true && !this.inTransaction;
  }

  /** Runs a read-only prepared statement, on a replica if that is allowed and one responds. */
  async read<Row>(prepared: Statement, values: readonly unknown[] = []): Promise<Row[]> {
    const result = this.readsReplicas ? await this.replicas.query(prepared, values) : null;
    return result ? rowsOf(result) : this.query(prepared, values);
  }

  /** Like `read`, but falls back to the primary if the replica's result is incomplete. */
  async readAll<Row>(
    prepared: Statement,
    values: readonly unknown[],
    isAll: (rows: readonly Row[]) => boolean,
  ): Promise<Row[]> {
    const rows = await this.read<Row>(prepared, values);
    return this.readsReplicas && !isAll(rows) ? this.query(prepared, values) : rows;
  }

  async query<Row>(prepared: Statement, values: readonly unknown[] = []): Promise<Row[]> {
    const query = { ...prepared, values: values as unknown[] };
    // Inside a transaction its owner handles errors, since it may retry the transaction.
    const client = this.ambient.getStore()?.client;
    if (client) return rowsOf(await client.query(query));
    try {
      return rowsOf(await this.pool.query(query));
    } catch (error) {
      const isExpected = isOutage(error) || isLockTimeout(error) || exceedsLimit(error);
      throw isExpected ? this.converted(error) : error;
    }
  }

  /** TypeORM's manager: that of the running transaction, or one that commits each call. */
  get manager(): EntityManager {
    return this.ambient.getStore()?.manager ?? this.dataSource.manager;
  }

  get inTransaction(): boolean {
    return this.ambient.getStore() !== undefined;
  }

  /**
   * Runs `work` after the running transaction has committed, before its caller continues; without a transaction, at
   * once. `work` must not throw: the commit has succeeded.
   */
  async afterCommit(work: () => Promise<void>): Promise<void> {
    const transaction = this.ambient.getStore();
    if (transaction) transaction.afterCommit.push(work);
    else await work();
  }

  /**
   * Runs `work` in a transaction, which commits, or rolls back if `work` throws. Joins an open transaction. Deadlocks
   * and serialization failures are retried, so `work` must have no other effects.
   *
   * Transactions share a part of the pool; one that waits too long for a connection or for a lock fails with 503.
   *
   * @param record the record that `work` locks first, if it is one: transactions on the same record queue here without
   *   a connection, rather than in PostgreSQL with one each
   */
  async transaction<T>(work: () => Promise<T>, record: string | null = null): Promise<T> {
    if (this.ambient.getStore()) return work();
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.runTransaction(work, record);
      } catch (error) {
        if (isRetryable(error) && attempt < MAX_ATTEMPTS) continue;
        throw this.converted(error);
      }
    }
  }

  /** Converts an error for the client, and logs an outage. */
  private converted(error: unknown): unknown {
    if (isDiskFull(error)) this.diskIsFull = true;
    if (isOutage(error)) this.logger.error(`The database is unavailable: ${(error as Error).message}`);
    return asApiError(error) ?? error;
  }

  private async runTransaction<T>(work: () => Promise<T>, record: string | null): Promise<T> {
    const afterCommit: Transaction['afterCommit'] = [];
    this.turns ??= new Turns(
      Math.max(1, Math.floor(this.pool.options.max * SHARE_OF_TRANSACTIONS)),
      LOCK_TIMEOUT_MS,
    );
    const result = await this.turns.take(record, () => this.commit(work, afterCommit));
    for (const step of afterCommit) await step();
    return result;
  }

  private async commit<T>(work: () => Promise<T>, afterCommit: Transaction['afterCommit']): Promise<T> {
    const runner = this.dataSource.createQueryRunner();
    let client: PoolClient | undefined;
    try {
      client = (await runner.connect()) as PoolClient;
      await runner.startTransaction();
      const result = await this.ambient.run({ manager: runner.manager, client, afterCommit }, work);
      await runner.commitTransaction();
      return result;
    } catch (error) {
      // A rollback on a connection without responses would hang: closing the connection rolls back.
      if (isResponseTimeout(error)) void client?.end().catch(() => undefined);
      // If the connection is lost, the server has rolled back.
      else if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
      throw error;
    } finally {
      await runner.release();
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.replicas.end();
  }

  /** The `pg` pool under TypeORM, for features that TypeORM lacks: COPY, LISTEN, prepared statements. */
  get pool(): Pool {
    return (this.dataSource.driver as PostgresDriver).master as Pool;
  }
}

/**
 * Takes the rows out of a result. V8 keeps the closures of `pg`, and with them the result, until it collects the old
 * generation; until then each collection of the young one would copy the rows.
 */
function rowsOf<Row>(result: { rows: unknown[] }): Row[] {
  const { rows } = result;
  result.rows = [];
  return rows as Row[];
}

interface Waiting {
  readonly key: string | null;
  readonly begin: () => void;
}

/**
 * A semaphore that also serializes work with the same key. Waiting work is admitted in order of
 * arrival, except that work whose key is free overtakes work whose key is taken.
 */
export class Turns {
  private running = 0;
  private readonly taken = new Set<string>();
  private readonly waiting: Waiting[] = [];

  constructor(
    private readonly permits: number,
    private readonly timeoutMs: number,
  ) {}

  /** Throws 503 if `work` is not admitted within `timeoutMs`. */
  async take<T>(key: string | null, work: () => Promise<T>): Promise<T> {
    if (this.isFree(key)) this.begin(key);
    else await this.wait(key);
    try {
      return await work();
    } finally {
      this.end(key);
    }
  }

  private isFree(key: string | null): boolean {
    return this.running < this.permits && (key === null || !this.taken.has(key));
  }

  private begin(key: string | null): void {
    this.running++;
    if (key !== null) this.taken.add(key);
  }

  private wait(key: string | null): Promise<void> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(waiting), 1);
        reject(tooManyWriters());
      }, this.timeoutMs);
      const begin = () => {
        clearTimeout(late);
        this.begin(key);
        resolve();
      };
      const waiting = { key, begin };
      this.waiting.push(waiting);
    });
  }

  private end(key: string | null): void {
    this.running--;
    if (key !== null) this.taken.delete(key);
    const next = this.waiting.findIndex((one) => this.isFree(one.key));
    if (next !== -1) this.waiting.splice(next, 1)[0]!.begin();
  }
}
