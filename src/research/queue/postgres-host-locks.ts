import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Pool, type PoolClient } from 'pg';
import { Database } from '../../database/database.js';
import type { HostLocks, LetGo } from '../researcher/fetch/host-turns.js';

/** An own space among PostgreSQL's advisory locks. */
const KEY = `hashtextextended('research host ' || $1, 1764800)`;
const TRY = `SELECT pg_try_advisory_lock(${KEY}) AS held`;
const WAIT = `SELECT pg_advisory_lock(${KEY})`;
const UNLOCK = `SELECT pg_advisory_unlock(${KEY})`;

/** Hosts that others have are waited for on as many connections; who finds none waits for one of these. */
const MOST_WAITING = 5;
const RETRY_MS = 1_000;
/**
 * Waiting may take long. A machine that is gone without a word is noticed within 15 seconds, a process that is killed at
 * once: PostgreSQL frees what its connection held.
 */
const SESSION = `SET statement_timeout = 0; SET lock_timeout = 0; SET idle_session_timeout = 0;
  SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 2`;
/** Only some platforms can see that whoever waits has hung up. */
const NOTICE_HANG_UP = `SET client_connection_check_interval = '1s'`;

/**
 * One worker at a time has a host, whichever process it is in: an advisory lock of PostgreSQL for each host, held from
 * before a request until the pause after it is over. A free host takes one round trip on one connection. For a host
 * that another has, PostgreSQL keeps a queue, and lets nobody pass who comes later.
 */
@Injectable()
export class PostgresHostLocks implements HostLocks, OnApplicationShutdown {
  private readonly logger = new Logger('Research');
  private readonly ending = new AbortController();
  private holders: Pool | null = null;
  private waiters: Pool | null = null;
  private holder: Promise<PoolClient> | null = null;
  private endHolder: () => void = () => undefined;
  private lastAsked: Promise<void> = Promise.resolve();

  constructor(@Inject(Database) private readonly db: { readonly pool: Pool }) {}

  /** Rejects with the signal's reason when it is aborted first; while PostgreSQL is away, nobody gets a host. */
  async hold(host: string, signal: AbortSignal): Promise<LetGo> {
    const either = AbortSignal.any([signal, this.ending.signal]);
    for (;;) {
      either.throwIfAborted();
      try {
        return (await this.take(host)) ?? (await this.waitFor(host, either));
      } catch (error) {
        either.throwIfAborted();
        this.logger.warn(`Hosts wait for PostgreSQL: ${(error as Error).message}`);
        await sleep(RETRY_MS, undefined, { signal: either }).catch(() => undefined);
      }
    }
  }

  /** What is still held is free when its connection ends. */
  onApplicationShutdown(): void {
    this.ending.abort(new Error('The worker ends.'));
    void this.holder?.then(() => this.endHolder()).catch(() => undefined);
    for (const pool of [this.holders, this.waiters]) void pool?.end().catch(() => undefined);
  }

  /** Null if another has it, or waits for it. */
  private async take(host: string): Promise<LetGo | null> {
    const client = await (this.holder ??= this.connectHolder());
    const query = { name: 'host-try', text: TRY, values: [host] };
    const { rows } = await this.inTurn(() => client.query<{ held: boolean }>(query));
    return rows[0]!.held ? () => this.inTurn(() => this.unlock(client, host)) : null;
  }

  /** One statement at a time on the connection that all share. */
  private inTurn<T>(ask: () => Promise<T>): Promise<T> {
    const answer = this.lastAsked.then(ask);
    this.lastAsked = answer.then(
      () => undefined,
      () => undefined,
    );
    return answer;
  }

  private async connectHolder(): Promise<PoolClient> {
    this.holders ??= this.openPool(1);
    try {
      const client = await this.holders.connect();
      let isThere = true;
      // It may end here and in PostgreSQL at the same moment, and is given back once only.
      this.endHolder = () => {
        if (!isThere) return;
        isThere = false;
        this.holder = null;
        client.release(true);
      };
      client.once('error', this.endHolder);
      await prepare(client);
      return client;
    } catch (error) {
      this.endHolder();
      this.holder = null;
      throw error;
    }
  }

  private async waitFor(host: string, signal: AbortSignal): Promise<LetGo> {
    this.waiters ??= this.openPool(MOST_WAITING);
    const client = await orAborted(this.waiters.connect(), signal);
    let isBroken = false;
    // Who waits in PostgreSQL's queue can only leave it by hanging up.
    const hangUp = (): void => {
      if (!isBroken) client.release(true);
      isBroken = true;
    };
    client.once('error', hangUp);
    signal.addEventListener('abort', hangUp, { once: true });
    try {
      await prepare(client);
      await client.query(WAIT, [host]);
    } catch (error) {
      hangUp();
      throw error;
    } finally {
      signal.removeEventListener('abort', hangUp);
    }
    return async () => {
      await this.unlock(client, host);
      client.off('error', hangUp);
      if (!isBroken) client.release();
    };
  }

  /** A connection that is gone holds nothing. */
  private async unlock(client: PoolClient, host: string): Promise<void> {
    await client.query({ name: 'host-unlock', text: UNLOCK, values: [host] }).catch(() => undefined);
  }

  private openPool(max: number): Pool {
    const pool = new Pool({ ...this.db.pool.options, max, min: 0, query_timeout: 0, keepAlive: true });
    pool.on('error', () => undefined);
    return pool;
  }
}

async function prepare(client: PoolClient): Promise<void> {
  await client.query(SESSION);
  await client.query(NOTICE_HANG_UP).catch(() => undefined);
}

/** A connection that comes too late is given back. */
async function orAborted(connecting: Promise<PoolClient>, signal: AbortSignal): Promise<PoolClient> {
  const aborted = Promise.withResolvers<never>();
  const abort = (): void => aborted.reject(signal.reason as Error);
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([connecting, aborted.promise]);
  } catch (error) {
    void connecting.then((client) => client.release()).catch(() => undefined);
    throw error;
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
