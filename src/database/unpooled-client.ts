import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type ClientBase, type Pool } from 'pg';
import { outsideOfRequests } from '../common/request-context.js';

/**
 * Time limits of one statement in milliseconds, by its user, so that a statement with a bad plan ends eventually.
 * Statements of calls have the configured limit (`STATEMENT_TIMEOUT_MS`).
 *
 * Migrations have no limit. Their duration grows with the table, and a cancelled one would only start again; an
 * operator watches them, or a starting process waits for them.
 */
export const STATEMENT_LIMIT_MS = {
  /** A slice of a chore (`housekeeping.ts`), which is retried with fewer rows. */
  chore: 2_000,
  /** A batch of messages (`outbox-relay.ts`, `rebuild-lock.ts`), which a lane retries with fewer messages. */
  batch: 60_000,
  /** ANALYZE (`housekeeping.ts`), whose sample has the same size for every table. */
  analyze: 60_000,
  /** A command, which counts whole tables (`cli/context.ts`). */
  command: 3_600_000,
  /** An import, which prepares whole files in temporary tables before it loads them (`importer/session.ts`). */
  import: 3_600_000,
} as const;

/** Poll interval for a lock that another session holds. */
const RETRY_MS = 200;

type Query = (sql: string, values: readonly unknown[]) => Promise<readonly { readonly taken: boolean }[]>;

/**
 * Takes an advisory lock for the session on which `query` runs; waits for it without a limit.
 *
 * A session that waits in `pg_advisory_lock` holds a snapshot meanwhile: `CREATE INDEX CONCURRENTLY` waits for its end,
 * forever if the lock's owner creates the index, and VACUUM removes no newer rows. So the session polls, and holds no
 * snapshot between attempts.
 *
 * @param onWait called once, if another session holds the lock
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

/**
 * A lost connection fails its next query. While it is idle nothing listens for its error, not even for that of a
 * connection that a pool has lent: the event would end the process.
 */
export function ignoreErrors(client: ClientBase): void {
  client.on('error', () => undefined);
}

/** Runs `work` on a client, which is connected before and closed after it. */
export async function withClient<T>(client: Client, work: (client: Client) => Promise<T>): Promise<T> {
  ignoreErrors(client);
  await client.connect().catch((error: unknown) => {
    // Not awaited: a client that never connected may never report its end.
    void client.end().catch(() => undefined);
    throw error;
  });
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** TCP keepalive: time without traffic after which a vanished peer is probed. */
const KEEP_ALIVE_MS = 10_000;

/** Options that replace the pool's limits for background work, which waits for responses and for locks. */
export const patientOptions = (pool: Pool) => ({
  query_timeout: 0,
  options: `${pool.options.options ?? ''} -c lock_timeout=0`,
});

/**
 * A connection outside the pool, with the pool's settings, for background work: its statements may take long, so it has
 * no response timeout.
 */
export function createUnpooledClient(pool: Pool): Client {
  const client = new Client({
    ...pool.options,
    ...patientOptions(pool),
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  });
  ignoreErrors(client);
  return client;
}

/** Response timeout: after a failover the old server may vanish without closing the connection. */
const TIMEOUT_MS = 2_000;

/**
 * A connection outside the pool, for health checks and other rare statements. Behind all calls of an overloaded process
 * a check would respond too late, and a load balancer that then removes this process would move its calls to the next
 * one.
 */
export class OwnConnection {
  private client: Promise<Client> | null = null;
  /** The latest statement: a connection runs one at a time. */
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly db: { readonly pool: Pool }) {}

  /** Connects if necessary, and reconnects after a failure; throws the driver's errors. */
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
    // Not awaited: a connection without responses may never report its end.
    client?.then((one) => one.end()).catch(() => undefined);
  }

  private async connect(): Promise<Client> {
    // Like the pool's own connections.
    const client = new Client({ ...this.db.pool.options, query_timeout: TIMEOUT_MS });
    ignoreErrors(client);
    await client.connect();
    return client;
  }
}
