import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { takeAdvisoryLock, STATEMENT_LIMIT_MS } from '../database/unpooled-client.js';
import { isOutage, isRetryable } from '../database/pg-errors.js';
import { IMPORT_LOCK } from '../outbox/outbox.js';
import { ImportError } from './report.js';

const SETTINGS = `SET timezone = 'UTC'; SET statement_timeout = ${STATEMENT_LIMIT_MS.import}; SET jit = off;
  SET temp_buffers = '64MB'; SET work_mem = '64MB'`;
const MAX_ATTEMPTS = 5;
const MAX_COPIES = 3;

/** A connection of an import, for COPY, queries and transactions. Its temporary tables end with it. */
export class Session {
  private copies: Promise<void>[] = [];
  private failure: Error | null = null;

  private constructor(private readonly client: pg.Client) {
    // A lost connection fails the current or the next query; without a listener, the event would end the process.
    client.on('error', (error) => (this.failure = error));
  }

  static async open(url: string): Promise<Session> {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'directory-service import',
      keepAlive: true,
    });
    const session = new Session(client);
    await session.guard(() => client.connect());
    await session.query(SETTINGS);
    // Otherwise a killed process would hold its locks until the running statement ends. Some systems do not support
    // this setting.
    await client.query(`SET client_connection_check_interval = '1s'`).catch(() => undefined);
    return session;
  }

  async query<Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
    return this.guard(async () => (await this.client.query<Row>(sql, values as unknown[])).rows);
  }

  /**
   * Adds rows in COPY's text format to a table. Returns before they are written, unless too many such calls are
   * waiting; `settle` waits for all of them.
   */
  async copy(table: string, lines: string): Promise<void> {
    if (this.copies.length >= MAX_COPIES) await this.copies.shift();
    const before = this.copies.at(-1);
    const copied = this.guard(async () => {
      await before;
      // pg accepts the next query only after this event, which follows the end of the stream.
      const ready = once(this.client, 'drain');
      ready.catch(() => undefined);
      const stream = this.client.query(copyFrom(`COPY ${table} FROM STDIN`));
      stream.end(lines);
      await finished(stream);
      await ready;
    });
    // The caller reports the error when it awaits the promise.
    copied.catch(() => undefined);
    this.copies.push(copied);
  }

  async settle(): Promise<void> {
    for (const copied of this.copies.splice(0)) await copied;
  }

  /** Takes the lock that all imports share; calls `onWait` if another import holds it. */
  async lock(onWait: () => void): Promise<void> {
    await takeAdvisoryLock((sql, values) => this.query(sql, values), IMPORT_LOCK, onWait);
  }

  /** Runs `work` in a transaction, and retries if a concurrent write conflicts. `work` must have no side effects. */
  async transaction<T>(work: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        await this.query('BEGIN');
        const result = await work();
        await this.query('COMMIT');
        return result;
      } catch (error) {
        await this.client.query('ROLLBACK').catch(() => undefined);
        if (attempt === MAX_ATTEMPTS || !isWriteConflict(error)) throw error;
      }
    }
  }

  async close(): Promise<void> {
    await this.client.end().catch(() => undefined);
  }

  private async guard<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw operatorError(this.failure ?? (error as Error));
    }
  }
}

/** Thrown when a concurrent write has removed a record that the transaction was about to change. */
export class Overtaken extends Error {
  override name = 'Overtaken';
}

/** A record was created, changed or deleted between reading and writing. */
const isWriteConflict = (error: unknown): boolean =>
  error instanceof Overtaken ||
  isRetryable(error) ||
  ['23505', '23503'].includes((error as { code?: string }).code ?? '');

/** PostgreSQL's error classes that depend on the row: data exceptions, constraint violations, program limits. */
const REFUSALS = ['22', '23', '54'];

/** Whether PostgreSQL rejected a row's content. A retry would fail again, but other rows may succeed. */
export const isRefusal = (error: unknown): error is Error =>
  error instanceof Error && REFUSALS.includes((error as { code?: string }).code?.slice(0, 2) ?? '');

/** Translates a lost connection, a timeout or exhausted resources for the operator; returns other errors unchanged. */
function operatorError(error: Error): Error {
  if (!isOutage(error) && !/(connection|client) was closed/i.test(error.message)) return error;
  return new ImportError(
    `PostgreSQL is unavailable (${error.message}): fix the cause and run the import again to complete it. Whole batches are kept.`,
  );
}
