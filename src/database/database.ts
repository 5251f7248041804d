import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
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
  isSilence,
} from './pg-errors.js';
import { Replicas } from './replicas.js';
import { Turns } from './turns.js';

const MAX_ATTEMPTS = 3;
/** Of the pool's connections transactions have at most this share: reads and charges have the rest to themselves. */
const SHARE_OF_TRANSACTIONS = 0.6;

/** A statement that PostgreSQL parses and plans once per connection. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** Makes a statement of SQL text. Its name follows from the text, so that equal texts share one plan. */
export function statement(text: string): Statement {
  return { name: createHash('sha1').update(text).digest('hex'), text };
}

/** A statement that is planned each time: for values in its text, where a plan for all values would serve none. */
export const unprepared = (text: string): Statement => ({ name: '', text });

interface Transaction {
  readonly manager: EntityManager;
  readonly client: PoolClient;
  readonly afterCommit: (() => Promise<void>)[];
}

/**
 * The door to the database: prepared statements for hot paths, TypeORM's manager for everything else. Inside
 * `transaction()` both use that transaction's connection, however deep the call is.
 */
@Injectable()
export class Database implements OnApplicationShutdown {
  private readonly logger = new Logger('Database');
  private readonly ambient = new AsyncLocalStorage<Transaction>();
  private turns: Turns | null = null;

  /** True once a write has met a full disk; the next write that succeeds clears it. */
  diskIsFull = false;

  /** Set where reads may be a moment behind. */
  private readonly behind = new AsyncLocalStorage<true>();

  private readonly hasReplicas: boolean;

  constructor(
    private readonly dataSource: DataSource,
    private readonly replicas = new Replicas([], { poolSize: 1, statementTimeoutMs: 0 }),
  ) {
    this.hasReplicas = replicas.some;
  }

  /**
   * Does `work`, whose reads may go to replicas and so be a moment behind. Not for callers who write: they are to see
   * what they have written, whichever process they ask.
   */
  allowReplicaReads<T>(work: () => T): T {
    return this.hasReplicas ? this.behind.run(true, work) : work();
  }

  /** True where `read` may ask a replica. */
  get readsReplicas(): boolean {
    return this.hasReplicas && this.behind.getStore() === true && !this.inTransaction;
  }

  /** Runs a prepared statement that only reads, on a replica where that is allowed and one answers. */
  async read<Row>(prepared: Statement, values: readonly unknown[] = []): Promise<Row[]> {
    const rows = this.readsReplicas ? await this.replicas.query<Row>(prepared, values) : null;
    return rows ?? this.query(prepared, values);
  }

  /** As `read`, but what a replica does not have all of is asked of the primary before it is said not to be there. */
  async readAll<Row>(
    prepared: Statement,
    values: readonly unknown[],
    isAll: (rows: readonly Row[]) => boolean,
  ): Promise<Row[]> {
    const rows = await this.read<Row>(prepared, values);
    return this.readsReplicas && !isAll(rows) ? this.query(prepared, values) : rows;
  }

  /** Runs a prepared statement and returns its rows. */
  async query<Row>(prepared: Statement, values: readonly unknown[] = []): Promise<Row[]> {
    const query = { ...prepared, values: values as unknown[] };
    // Inside a transaction its owner judges errors: it may run the transaction again.
    const client = this.ambient.getStore()?.client;
    if (client) return (await client.query(query)).rows as Row[];
    try {
      return (await this.pool.query(query)).rows as Row[];
    } catch (error) {
      const isExpected = isOutage(error) || isLockTimeout(error) || exceedsLimit(error);
      throw isExpected ? this.explained(error) : error;
    }
  }

  /** TypeORM's manager: the running transaction's, or one that commits each call by itself. */
  get manager(): EntityManager {
    return this.ambient.getStore()?.manager ?? this.dataSource.manager;
  }

  /** True inside `transaction()`. */
  get inTransaction(): boolean {
    return this.ambient.getStore() !== undefined;
  }

  /**
   * Does `work` once the running transaction has committed, before its caller continues; without a transaction, now.
   * `work` must not throw: what is committed has succeeded.
   */
  async afterCommit(work: () => Promise<void>): Promise<void> {
    const transaction = this.ambient.getStore();
    if (transaction) transaction.afterCommit.push(work);
    else await work();
  }

  /**
   * Runs `work` in a transaction: all of it is committed, or none if it throws. Joins one that is already open. A
   * transaction that PostgreSQL gave up for another one's sake is run again, so `work` must have no other effects.
   *
   * Transactions have a share of the pool; one that has to wait too long for it, or for a lock, ends with 503.
   *
   * @param record what `work` locks first, if that is one record: transactions of the same record follow each other
   *   here, each without a connection until its turn, rather than in PostgreSQL, each with one
   */
  async transaction<T>(work: () => Promise<T>, record: string | null = null): Promise<T> {
    if (this.ambient.getStore()) return work();
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.runTransaction(work, record);
      } catch (error) {
        if (isRetryable(error) && attempt < MAX_ATTEMPTS) continue;
        throw this.explained(error);
      }
    }
  }

  /** The error as a client sees it; an outage is logged too. */
  private explained(error: unknown): unknown {
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
      // What is asked on a connection on which nothing comes back waits, too: its end is the rollback.
      if (isSilence(error)) void client?.end().catch(() => undefined);
      // A connection that is already lost cannot roll back; the server has done it.
      else if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
      throw error;
    } finally {
      await runner.release();
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.replicas.end();
  }

  /** The `pg` pool under TypeORM, for what TypeORM has no words for: COPY, LISTEN, prepared statements. */
  get pool(): Pool {
    return (this.dataSource.driver as PostgresDriver).master as Pool;
  }
}
