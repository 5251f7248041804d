import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type Pool } from 'pg';
import { outsideOfRequests } from '../common/request-context.js';

/**
 * How long one statement may take, in milliseconds, by what runs it: a statement whose plan went wrong ends some time.
 * Statements of calls have the limit of the configuration (`STATEMENT_TIMEOUT_MS`).
 *
 * Migrations have none. What they do to a table takes as long as the table is large, and to cancel it would only have it
 * begin again; an operator watches them, or a process that is starting waits for them.
 */
export const STATEMENT_LIMIT_MS = {
  /** A slice of a chore (`housekeeping.ts`). One that exceeds it is made smaller. */
  chore: 2_000,
  /** A batch of messages (`lane.ts`, `rebuild-lock.ts`). One that exceeds it is made smaller by a lane. */
  batch: 60_000,
  /** A sample of a table (`housekeeping.ts`), which is as large for every table. */
  analyze: 60_000,
  /** A command, which counts whole tables (`cli/context.ts`). */
  command: 3_600_000,
  /** An import, which prepares whole files in temporary tables before it loads them (`importer/session.ts`). */
  import: 3_600_000,
} as const;

/** How often a lock that another session has is asked for again. */
const RETRY_MS = 200;

type Query = (sql: string, values: readonly unknown[]) => Promise<readonly { readonly taken: boolean }[]>;

/**
 * Takes an advisory lock for the session on which `query` runs, and waits for it without a limit.
 *
 * A session that waits in `pg_advisory_lock` has a snapshot for as long as it waits: `CREATE INDEX CONCURRENTLY` waits
 * for its end, for ever if the lock's owner is what creates the index, and VACUUM removes nothing that is newer. So the
 * session asks again and again, and has no snapshot in between.
 *
 * @param onWait called once, if another session has the lock
 */
export async function takeAdvisoryLock(
  query: Query,
  key: number,
  onWait: () => void = () => undefined,
): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const [row] = await query('SELECT pg_try_advisory_lock($1) AS taken', [key]);
    if (row!.taken) return;
    if (attempt === 0) onWait();
    await sleep(RETRY_MS);
  }
}

/** A machine that is gone without a word is noticed so long after it last said something, and ten seconds. */
const KEEP_ALIVE_MS = 10_000;

/** What a connection for such work has in place of the pool's limits: it waits for answers and for locks. */
export const patientOptions = (pool: Pool) => ({
  query_timeout: 0,
  options: `${pool.options.options ?? ''} -c lock_timeout=0`,
});

/**
 * A connection outside the pool, with the pool's settings, for work that no call waits for: its statements may take long,
 * so that it is not given up for a lack of answers.
 */
export const createUnpooledClient = (pool: Pool): Client =>
  new Client({
    ...pool.options,
    ...patientOptions(pool),
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  });

/** After a failover the old server may be gone without a word: then only the lack of an answer tells. */
const TIMEOUT_MS = 2_000;

/**
 * A connection outside the pool, for few statements. Behind all the calls of an overloaded process a check would come
 * too late, and a balancer that then removes this process moves its calls to the next one.
 */
export class OwnConnection {
  private client: Promise<Client> | null = null;
  /** The last statement asked: a connection runs one at a time. */
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly db: { readonly pool: Pool }) {}

  /** Connects first if need be, and anew after a failure; throws whatever the driver throws. */
  query<Row>(sql: string): Promise<Row[]> {
    const answer = this.last.then(() => this.run<Row>(sql));
    this.last = answer.catch(() => undefined);
    return answer;
  }

  private async run<Row>(sql: string): Promise<Row[]> {
    const connecting = (this.client ??= outsideOfRequests(() => this.connect()));
    try {
      return (await (await connecting).query(sql)).rows as Row[];
    } catch (error) {
      if (this.client === connecting) this.close();
      throw error;
    }
  }

  close(): void {
    const { client } = this;
    this.client = null;
    // Not awaited: a connection on which nothing comes back may never report its end.
    client?.then((one) => one.end()).catch(() => undefined);
  }

  private async connect(): Promise<Client> {
    // As the pool makes its own.
    const client = new Client({ ...this.db.pool.options, query_timeout: TIMEOUT_MS });
    // The next query fails and reports its loss.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }
}
