import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '../startup-error.js';
import { ignoreErrors, withClient } from '../unpooled-client.js';
import { isAlive } from './programs.js';

/** `server`: the one running service. `client`: a command, with or without a server. */
export type Role = 'server' | 'client';

/**
 * A process's use of the embedded PostgreSQL. It ends with the connection, so a killed process leaves no lease behind.
 */
export interface Lease {
  /** True if no other process used PostgreSQL when this one joined. */
  readonly alone: boolean;
  /** Resolves when the connection and its lease are lost; never after `release`. */
  readonly lost: Promise<void>;
  /**
   * Releases the lease. Returns true if no process uses PostgreSQL and none can join, so that the caller must stop it.
   */
  release(): Promise<boolean>;
}

/**
 * The locks are PostgreSQL's own advisory locks: every process holds USERS in share mode, and the server holds SERVER
 * exclusively. The last process takes USERS exclusively before it stops PostgreSQL, so that no other joins meanwhile.
 */
const LOCKS = 0x6469_7265;
const USERS = 1;
const SERVER = 2;
const SETUP = 3;

/** Time for which the locks of a process that ended may outlive it. */
const LOCK_GRACE_MS = 1_000;

/** Joins the processes that use PostgreSQL. Returns null if it is shutting down or has stopped. */
export async function takeLease(adminUrl: string, role: Role, dataDir: string): Promise<Lease | null> {
  const client = new pg.Client({
    connectionString: adminUrl,
    application_name: `directory ${role} ${process.pid}`,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  const lost = new Promise<void>((resolve) => client.once('end', resolve));
  ignoreErrors(client);
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
    if (isTransient(error)) return null;
    throw error;
  }
}

async function becomeServer(client: pg.Client, dataDir: string): Promise<void> {
  const deadline = Date.now() + LOCK_GRACE_MS;
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

/** Throws like `takeLease` if a server holds the lease; returns if PostgreSQL cannot be reached. */
export async function refuseSecondServer(adminUrl: string, dataDir: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 1_000 });
  const [holder] = await withClient(client, () => holders(client, SERVER)).catch(() => []);
  if (holder !== undefined) throw secondServer(dataDir, holder);
}

async function release(client: pg.Client): Promise<boolean> {
  client.removeAllListeners('end');
  try {
    await client.query('SELECT pg_advisory_unlock_shared($1, $2)', [LOCKS, USERS]);
    const last = await isLast(client);
    // The last process keeps its connection and so its lock open until PostgreSQL itself closes it.
    if (!last) await client.end();
    return last;
  } catch {
    return false;
  }
}

/**
 * Takes USERS exclusively unless another process uses PostgreSQL. A process that has just ended does not count, although
 * PostgreSQL may keep its locks for a moment.
 */
async function isLast(client: pg.Client): Promise<boolean> {
  const deadline = Date.now() + LOCK_GRACE_MS;
  for (;;) {
    if (await tryLock(client, 'pg_try_advisory_lock', USERS)) return true;
    const others = await holders(client, USERS);
    if (Date.now() > deadline || others.some((pid) => isAlive(Number(pid)))) return false;
    await sleep(20);
  }
}

export async function withSetupLock<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('SELECT pg_advisory_lock($1, $2)', [LOCKS, SETUP]);
  try {
    return await work();
  } finally {
    await client.query('SELECT pg_advisory_unlock($1, $2)', [LOCKS, SETUP]);
  }
}

type TryLock = 'pg_try_advisory_lock' | 'pg_try_advisory_lock_shared';

async function tryLock(client: pg.Client, lockFunction: TryLock, lock: number): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(`SELECT ${lockFunction}($1, $2) AS taken`, [
    LOCKS,
    lock,
  ]);
  return rows[0]?.taken === true;
}

/** The process ids of the other holders of a lock. */
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

/** True for the errors of a server that is starting or stopping. */
function isTransient(error: unknown): boolean {
  const { code, message } = error as { code?: string; message: string };
  if (code && ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03'].includes(code)) return true;
  return /Connection terminated/.test(message);
}
