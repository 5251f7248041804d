import {
  closeSync,
  fchownSync,
  fstatSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '../startup-error.js';
import { folderError, type Folder } from './folder.js';
import { isAlive, cannotRun, spawnProgram } from './programs.js';

/** WAL replay after a power failure during an import can take a while. */
const START_TIMEOUT_MS = 300_000;
const STOP_TIMEOUT_MS = 60_000;
const POLL_MS = 10;
const MAX_LOG = 10 * 1024 * 1024;

export interface StartOptions {
  /** The port to use; by default any free one. */
  readonly port?: number;
  /** Settings in addition to those of postgresql.conf. */
  readonly settings?: Readonly<Record<string, string>>;
}

interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly status: string;
}

/**
 * Joins the PostgreSQL that runs on the folder, or starts it; returns its port once it accepts connections. Several
 * processes may call this at once: PostgreSQL allows only one server per data folder, and the others join it.
 */
export async function ensureRunning(folder: Folder, options: StartOptions = {}): Promise<number> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const postmaster = findPostmaster(folder);
    if (postmaster?.status === 'ready') return postmaster.port;
    if (postmaster) await sleep(POLL_MS);
    else await start(folder, options);
  }
  throw new StartupError(
    `PostgreSQL has not become ready within ${START_TIMEOUT_MS / 60_000} minutes: see ${folder.logFile} and start again.`,
  );
}

/** Stops PostgreSQL and waits for its exit. Open transactions are rolled back; committed ones are on disk. */
export async function stopPostmaster(folder: Folder): Promise<void> {
  const postmaster = findPostmaster(folder);
  if (!postmaster) return;
  const { pid } = postmaster;
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + STOP_TIMEOUT_MS;
  // PostgreSQL removes postmaster.pid shortly before its exit.
  while (isAlive(pid)) {
    if (Date.now() > deadline)
      throw new Error(`PostgreSQL (process ${pid}) did not stop in time: stop it and start again.`);
    await sleep(POLL_MS);
  }
}

/** Reads postmaster.pid; returns null unless its process still is this folder's PostgreSQL. */
function findPostmaster(folder: Folder): Postmaster | null {
  const file = join(folder.data, 'postmaster.pid');
  let lines: string[];
  try {
    lines = readFileSync(file, 'utf8').split('\n');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw folderError(folder.dataDir, error);
  }
  const pid = Number(lines[0]);
  if (!pid || !isAlive(pid)) return null;
  if (!runsIn(pid, folder.data)) {
    // After a crash the pid may belong to another program, which PostgreSQL would take for a running server. A server
    // that has stopped since the file was read leaves no file.
    if (isAlive(pid)) rmSync(file, { force: true });
    return null;
  }
  return { pid, port: Number(lines[3]), status: lines[7]?.trim() ?? '' };
}

/** True if the process is the PostgreSQL of this data folder, not another one that got its pid later. */
function runsIn(pid: number, data: string): boolean {
  try {
    if (process.platform === 'linux') {
      const [there, here] = [statSync(`/proc/${pid}/cwd`), statSync(data)];
      return there.ino === here.ino && there.dev === here.dev;
    }
    // Windows does not report it; there PostgreSQL's own check of the file must suffice.
    if (process.platform === 'win32') return true;
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(
      data,
    );
  } catch (error) {
    // ENOENT: the process has exited, or is a zombie.
    return (error as NodeJS.ErrnoException).code === 'EACCES';
  }
}

/** Returns once the new server is ready or another process was faster; throws if it fails. */
async function start(folder: Folder, options: StartOptions): Promise<void> {
  const log = openLog(folder);
  const from = fstatSync(log).size;
  const port = options.port ?? (await freePort());
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    // A socket path is limited to 107 bytes, which a data folder easily exceeds.
    unix_socket_directories: '',
    ...options.settings,
  };
  let failure: Error | null = null;
  let exited = false;
  const child = spawnProgram({
    program: folder.binaries.postgres,
    args: (home) => [
      '-D',
      `${home}/data`,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    home: folder.home,
    identity: folder.identity,
    // A file, not a pipe: PostgreSQL outlives a killed service, and the next start joins it.
    output: log,
  });
  child.once('error', (error) => (failure = cannotRun(folder.binaries.postgres, error)));
  child.once('exit', () => (exited = true));
  child.unref();
  closeSync(log);
  while (!exited && !failure) {
    const postmaster = findPostmaster(folder);
    if (postmaster?.status === 'ready') return;
    await sleep(POLL_MS);
  }
  if (failure) throw failure as Error;
  await handleExit(folder, readFileSync(folder.logFile).subarray(from).toString());
}

/**
 * Returns after a pause for transient errors, which the caller retries; throws for those that the operator must fix.
 */
async function handleExit(folder: Folder, log: string): Promise<void> {
  if (/lock file "postmaster.pid" (already exists|is empty)/.test(log)) return sleep(POLL_MS);
  // Another process took the free port, or the processes of a crashed server are still exiting.
  if (/could not create any TCP\/IP sockets|Address already in use/.test(log)) return sleep(10 * POLL_MS);
  if (/pre-existing shared memory block/.test(log)) return sleep(10 * POLL_MS);
  const reason = /(?:FATAL|PANIC): +(.*)/.exec(log)?.[1] ?? log.trim().split('\n').at(-1);
  throw new StartupError(
    `PostgreSQL did not start on DATA_DIR ${folder.dataDir} (${reason || 'it said nothing'}): see ${folder.logFile} and remove the cause.`,
  );
}

function openLog(folder: Folder): number {
  try {
    if ((statSync(folder.logFile, { throwIfNoEntry: false })?.size ?? 0) > MAX_LOG) {
      renameSync(folder.logFile, `${folder.logFile}.1`);
    }
    const log = openSync(folder.logFile, 'a', 0o600);
    // The folder's owner may start the service next, without root.
    if (folder.identity) fchownSync(log, folder.identity.uid, folder.identity.gid);
    return log;
  } catch (error) {
    throw folderError(folder.dataDir, error);
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
