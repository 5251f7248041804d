import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '../startup-error.js';

/** `server`: the one running service. `client`: a command, with or without a server. */
export type Role = 'server' | 'client';

/** Who uses the embedded PostgreSQL. It ends with the connection, so a process that is killed leaves nothing behind. */
export interface Lease {
  /** Whether no other process used PostgreSQL when this one joined. */
  readonly alone: boolean;
  /** Settles when the connection is lost, and the lease with it; never after `release`. */
  readonly lost: Promise<void>;
  /** Releases the lease. True: no process uses PostgreSQL and none can join, so the caller has to stop it. */
  release(): Promise<boolean>;
}

/**
 * The locks are PostgreSQL's own advisory locks: every process holds USERS shared, and the server SERVER alone. The last
 * one to leave takes USERS alone before it stops PostgreSQL, so that no process joins what is about to end.
 */
const LOCKS = 0x6469_7265;
const USERS = 1;
const SERVER = 2;
const SETUP = 3;

/** How long the locks of a killed process may outlive it. */
const AFTERLIFE_MS = 1_000;

/** Joins the users of PostgreSQL. Null: it is on its way down, or not up any more. */
export async function takeLease(adminUrl: string, role: Role, dataDir: string): Promise<Lease | null> {
  const client = new pg.Client({
    connectionString: adminUrl,
    application_name: `directory ${role} ${process.pid}`,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  const lost = new Promise<void>((resolve) => client.once('end', resolve));
  // The loss itself is reported by `end`; without a listener this event would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    if (!(await tryLock(client, 'pg_try_advisory_lock_shared', USERS))) {
      void client.end();
      return null;
    }
    if (role === 'server') await becomeServer(client, dataDir);
    const alone = (await holders(client, USERS)).length === 0;
    return { alone, lost, release: () => release(client) };
  } catch (error) {
    // Not awaited: a client that never connected may never report its end.
    void client.end().catch(() => undefined);
    if (isPassing(error)) return null;
    throw error;
  }
}

async function becomeServer(client: pg.Client, dataDir: string): Promise<void> {
  const deadline = Date.now() + AFTERLIFE_MS;
  while (!(await tryLock(client, 'pg_try_advisory_lock', SERVER))) {
    if (Date.now() > deadline) {
      const [holder] = await holders(client, SERVER);
      throw secondServer(dataDir, holder ?? 'unknown');
    }
    await sleep(20);
  }
}

function secondServer(dataDir: string, pid: string): StartupError {
  return new StartupError(
    `Another server (process ${pid}) already runs on DATA_DIR ${dataDir}: stop it first, or set DATA_DIR to another folder.`,
  );
}

/** Throws what `takeLease` would if a server holds the lease; says nothing when PostgreSQL cannot be asked. */
export async function refuseSecondServer(adminUrl: string, dataDir: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 1_000 });
  client.on('error', () => undefined);
  const holder = await client
    .connect()
    .then(async () => (await holders(client, SERVER))[0])
    .catch(() => undefined);
  void client.end().catch(() => undefined);
  if (holder !== undefined) throw secondServer(dataDir, holder);
}

async function release(client: pg.Client): Promise<boolean> {
  client.removeAllListeners('end');
  try {
    await client.query('SELECT pg_advisory_unlock_shared($1, $2)', [LOCKS, USERS]);
    const last = await tryLock(client, 'pg_try_advisory_lock', USERS);
    // The last one's connection stays open, and with it the lock, until PostgreSQL itself ends it.
    if (!last) await client.end();
    return last;
  } catch {
    return false;
  }
}

/** Runs `work` while no other process does. */
export async function withSetupLock<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('SELECT pg_advisory_lock($1, $2)', [LOCKS, SETUP]);
  try {
    return await work();
  } finally {
    await client.query('SELECT pg_advisory_unlock($1, $2)', [LOCKS, SETUP]);
  }
}

type TryLock = 'pg_try_advisory_lock' | 'pg_try_advisory_lock_shared';

async function tryLock(client: pg.Client, tryIt: TryLock, lock: number): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(`SELECT ${tryIt}($1, $2) AS taken`, [LOCKS, lock]);
  return rows[0]?.taken === true;
}

/** The process ids of the others that hold a lock. */
async function holders(client: pg.Client, lock: number): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT activity.application_name AS name
       FROM pg_locks JOIN pg_stat_activity activity USING (pid)
      WHERE locktype = 'advisory' AND classid = $1 AND objid = $2 AND objsubid = 2
        AND granted AND pid <> pg_backend_pid()`,
    [LOCKS, lock],
  );
  return rows.map(({ name }) => name.split(' ').at(-1) ?? '');
}

/** Errors of a server that starts or stops while one connects to it. */
function isPassing(error: unknown): boolean {
  const { code, message } = error as { code?: string; message: string };
  if (code && ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03'].includes(code)) return true;
  return /Connection terminated/.test(message);
}
