import { Logger } from '@nestjs/common';
import pg from 'pg';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join as joinPath, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { prepareFolder, type Folder } from './embedded/folder.js';
import { refuseSecondServer, takeLease, withSetupLock, type Lease, type Role } from './embedded/lease.js';
import { ensureRunning, stopPostmaster, type StartOptions } from './embedded/postmaster.js';
import { StartupError } from './startup-error.js';
import { withClient } from './unpooled-client.js';

export interface EmbeddedPostgres {
  readonly url: string;
  /** False if another process runs PostgreSQL and this one only connects. */
  readonly owned: boolean;
  /** Releases PostgreSQL, and stops it unless another process still uses it. */
  stop(): Promise<void>;
}

/** The service's role and database. As on an operator's server, the role is not a superuser. */
const NAME = 'directory';
const JOIN_TIMEOUT_MS = 90_000;

/**
 * Starts the PostgreSQL in `dataDir`, or joins one that runs there: that of a running service, of another command, or
 * one left by a killed service. Throws StartupError for everything that the operator must fix.
 */
export async function openEmbeddedPostgres(options: {
  dataDir: string;
  role: Role;
}): Promise<EmbeddedPostgres> {
  const folder = await prepareFolder(options.dataDir);
  const joined = await join(folder, options.role);
  const { port } = joined;
  let lease: Lease | null = joined.lease;
  let stopping = false;
  let restoring: Promise<unknown> = Promise.resolve();

  /**
   * Restores the lease after a crash of PostgreSQL, which ends all connections and their locks. PostgreSQL restarts at
   * the same address.
   */
  const keep = async (): Promise<void> => {
    for (;;) {
      await lease?.lost;
      if (stopping) return;
      lease = null;
      new Logger('EmbeddedPostgres').warn('The connection to PostgreSQL was lost; restoring it.');
      while (!lease && !stopping) {
        restoring = join(folder, options.role, { port }).then(
          (again) => (lease = again.lease),
          () => sleep(1_000),
        );
        await restoring;
      }
    }
  };
  void keep();

  return {
    url: serviceUrl(folder, port),
    owned: options.role === 'server' || joined.lease.alone,
    stop: async () => {
      stopping = true;
      await restoring;
      if (await lease?.release()) await stopPostmaster(folder);
    },
  };
}

/** Throws StartupError if a server runs on `dataDir`. Read-only, so that it may be called before anything else. */
export async function requireNoServer(dataDir: string): Promise<void> {
  const home = joinPath(resolve(dataDir), 'postgres');
  const read = (name: string) => readFile(joinPath(home, name), 'utf8').catch(() => null);
  const [password, pidFile] = await Promise.all([read('password'), read('data/postmaster.pid')]);
  const port = Number(pidFile?.split('\n')[3]);
  if (password && port) await refuseSecondServer(adminUrl({ password }, port), dataDir);
}

export function adminUrl(folder: Pick<Folder, 'password'>, port: number, database = 'postgres'): string {
  return `postgres://postgres:${folder.password}@127.0.0.1:${port}/${database}`;
}

export function serviceUrl(folder: Folder, port: number, database = NAME): string {
  return `postgres://${NAME}:${folder.password}@127.0.0.1:${port}/${database}`;
}

async function join(
  folder: Folder,
  role: Role,
  options?: StartOptions,
): Promise<{ lease: Lease; port: number }> {
  const deadline = Date.now() + JOIN_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const port = await ensureRunning(folder, options);
    const lease = await takeLease(adminUrl(folder, port), role, folder.dataDir);
    if (lease) {
      await createDatabase(folder, port).catch(async (error: unknown) => {
        if (await lease.release()) await stopPostmaster(folder);
        throw error;
      });
      return { lease, port };
    }
    await sleep(20);
  }
  throw new StartupError(
    `PostgreSQL in DATA_DIR ${folder.dataDir} takes no connections: see ${folder.logFile} and start again.`,
  );
}

/** Creates the service's role and database on the first start. */
export function createDatabase(folder: Folder, port: number): Promise<void> {
  return withClient(new pg.Client(adminUrl(folder, port)), async (client) => {
    const has = async (sql: string) => (await client.query(sql, [NAME])).rows.length > 0;
    const hasDatabase = () => has('SELECT 1 FROM pg_database WHERE datname = $1');
    if (await hasDatabase()) return;
    await withSetupLock(client, async () => {
      if (!(await has('SELECT 1 FROM pg_roles WHERE rolname = $1'))) {
        await client.query(`CREATE ROLE ${NAME} LOGIN PASSWORD ${pg.escapeLiteral(folder.password)}`);
      }
      if (!(await hasDatabase())) await client.query(`CREATE DATABASE ${NAME} OWNER ${NAME}`);
    });
  });
}

const addressFile = (dataDir: string): string => joinPath(dataDir, 'server-address');

/** Stores the address of the server on this data directory for commands; returns a function that removes it. */
export function noteServerAddress(dataDir: string, address: string): () => void {
  writeFileSync(addressFile(dataDir), address);
  return () => rmSync(addressFile(dataDir), { force: true });
}

/** The address of the server that runs on this data directory; null if none has stored one. */
export function serverAddress(dataDir: string): string | null {
  try {
    return readFileSync(addressFile(dataDir), 'utf8');
  } catch {
    return null;
  }
}
