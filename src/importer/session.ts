import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { takeAdvisoryLock, STATEMENT_LIMIT_MS } from '../database/unpooled-client.js';
import { isRetryable, isStatementTimeout } from '../database/pg-errors.js';
import { IMPORT_LOCK } from '../outbox/outbox.js';
import { ImportError } from './report.js';

const SETTINGS = `SET timezone = 'UTC'; SET statement_timeout = ${STATEMENT_LIMIT_MS.import}; SET jit = off;
  SET temp_buffers = '64MB'; SET work_mem = '64MB'`;
const MAX_ATTEMPTS = 5;
const MAX_COPIES = 3;

/** What an import needs of a connection: rows in, rows out, whole transactions. Its temporary tables end with it. */
export class Session {
  private copies: Promise<void>[] = [];
  private failure: Error | null = null;

  private constructor(private readonly client: pg.Client) {
    // A lost connection fails the query that runs, or the next one; without a listener it would end the process.
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
    // A process that is killed must not hold its locks until the running statement ends. Not known on all systems.
    await client.query(`SET client_connection_check_interval = '1s'`).catch(() => undefined);
    return session;
  }

  async query<Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
    return this.guard(async () => (await this.client.query<Row>(sql, values as unknown[])).rows);
  }

  /**
   * Adds rows, in COPY's text format, to a table. Returns early, as long as not too many such calls wait for each other;
   * `settle` waits for all of them.
   */
  async copy(table: string, lines: string): Promise<void> {
    if (this.copies.length >= MAX_COPIES) await this.copies.shift();
    const before = this.copies.at(-1);
    const copied = this.guard(async () => {
      await before;
      // pg takes the next query only once it has said so; the end of the stream comes a moment earlier.
      const ready = once(this.client, 'drain');
      ready.catch(() => undefined);
      const stream = this.client.query(copyFrom(`COPY ${table} FROM STDIN`));
      stream.end(lines);
      await finished(stream);
      await ready;
    });
    // The caller that awaits it reports it.
    copied.catch(() => undefined);
    this.copies.push(copied);
  }

  async settle(): Promise<void> {
    for (const copied of this.copies.splice(0)) await copied;
  }

  /** Takes the lock that all imports share; `onWait` is called if another one holds it. */
  async lock(onWait: () => void): Promise<void> {
    await takeAdvisoryLock((sql, values) => this.query(sql, values), IMPORT_LOCK, onWait);
  }

  /** Runs `work` in a transaction, again if another writer came in between. It must have no other effects. */
  async transaction<T>(work: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        await this.query('BEGIN');
        const result = await work();
        await this.query('COMMIT');
        return result;
      } catch (error) {
        await this.client.query('ROLLBACK').catch(() => undefined);
        if (attempt === MAX_ATTEMPTS || !cameInBetween(error)) throw error;
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
      throw explained(this.failure ?? (error as Error));
    }
  }
}

/** Another writer has removed what a transaction was about to change. */
export class Overtaken extends Error {
  override name = 'Overtaken';
}

/** A record was created, changed or deleted between looking and writing. */
const cameInBetween = (error: unknown): boolean =>
  error instanceof Overtaken ||
  isRetryable(error) ||
  ['23505', '23503'].includes((error as { code?: string }).code ?? '');

/** PostgreSQL's classes of errors that lie in what a row says: data, constraints, limits of the program. */
const REFUSALS = ['22', '23', '54'];

/** Whether PostgreSQL refused what it was given, however often it was tried: another row may well be accepted. */
export const isRefusal = (error: unknown): error is Error =>
  error instanceof Error && REFUSALS.includes((error as { code?: string }).code?.slice(0, 2) ?? '');

/** What a lost connection or a full disk means for the operator; anything else is passed on. */
function explained(error: Error & { code?: string }): Error {
  const { code = '', message } = error;
  if (
    /Connection terminated|(connection|client) was closed/i.test(message) ||
    /^(57P|08|ECONN|EPIPE)/.test(code)
  ) {
    return new ImportError(
      `The connection to PostgreSQL was lost (${message}): whole batches are kept, run the import again to complete it.`,
    );
  }
  if (isStatementTimeout(error)) {
    return new ImportError(
      `PostgreSQL cancelled a statement (${message}): whole batches are kept, see what keeps the server busy and run the import again to complete it.`,
    );
  }
  if (code.startsWith('53')) {
    return new ImportError(
      `PostgreSQL has run out of something (${message}): see to that and run the import again to complete it.`,
    );
  }
  return error;
}
