import { text } from 'node:stream/consumers';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { StartupError } from '../startup-error.js';
import {
  type Binaries,
  cannotRun,
  spawnProgram,
  type Identity,
  postgresBinaries,
  isAlive,
  makeFolder,
  postgresIdentity,
} from './programs.js';

/** Initial settings in postgresql.conf; from then on the operator may change them. */
const SETTINGS = {
  max_connections: '100',
  shared_buffers: '128MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '128MB',
  // Enough for a whole import between two checkpoints.
  max_wal_size: '2GB',
  random_page_cost: '1.1',
  // JIT compilation takes longer than the API's short statements.
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
};

/**
 * Collation is by code point and character classification by Unicode's tables, both built into PostgreSQL, so that an
 * update of the operating system cannot corrupt an index. LC_CTYPE is still the system's: with "C", pg_trgm ignores
 * every letter beyond ASCII. Its name depends on the system, hence the list.
 */
const CTYPES = ['C.UTF-8', 'en_US.UTF-8', 'en-US'];

/** Creates PostgreSQL's data folder, `data` in `home`, where the file `password` holds the superuser's password. */
export async function initdb(home: string, identity: Identity | null, binaries: Binaries): Promise<void> {
  let output = '';
  for (const ctype of CTYPES) {
    const result = await run(home, identity, binaries, ctype);
    if (result.code === 0) return;
    output = result.output;
    if (!/invalid locale|locale .* not|encoding mismatch/i.test(output)) break;
  }
  const lines = output.split('\n').filter((line) => /error|fatal|failed|could not/i.test(line));
  throw new StartupError(
    `PostgreSQL could not make its data folder (${lines[0]?.trim() ?? 'initdb failed'}): see to that, or set DATABASE_URL to a server of your own.`,
  );
}

async function run(home: string, identity: Identity | null, binaries: Binaries, ctype: string) {
  const child = spawnProgram({
    program: binaries.initdb,
    args: (seen) => [
      `--pgdata=${seen}/data`,
      `--pwfile=${seen}/password`,
      '--username=postgres',
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      `--lc-ctype=${ctype}`,
      '--no-instructions',
      ...Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    home,
    identity,
    output: 'pipe',
  });
  const exited = new Promise<number | null>((resolve, reject) => {
    child.once('error', (error) => reject(cannotRun(binaries.initdb, error)));
    child.once('close', resolve);
  });
  const [code, stdout, stderr] = await Promise.all([exited, text(child.stdout!), text(child.stderr!)]);
  return { code, output: `${stderr}\n${stdout}` };
}

/** A complete PostgreSQL data folder, with the programs and settings to run it. */
export interface Folder {
  /** As the operator wrote it, for messages. */
  readonly dataDir: string;
  /** `<dataDir>/postgres`, owned by the user that runs PostgreSQL. */
  readonly home: string;
  readonly data: string;
  readonly logFile: string;
  readonly password: string;
  readonly identity: Identity | null;
  readonly binaries: Binaries;
}

const UNFINISHED = 'postgres-unfinished-';
/** The `initdb` of a start that was killed writes for some moments longer. */
const WHILE_WRITTEN = { maxRetries: 10, retryDelay: 100 } as const;

export async function prepareFolder(dataDir: string): Promise<Folder> {
  const root = resolve(dataDir);
  const home = join(root, 'postgres');
  const data = join(home, 'data');
  try {
    await makeFolders(root);
    const identity = await identityFor(home);
    const binaries = await postgresBinaries(identity);
    if ((await ownerOf(home)) === null) await makeHome(root, home, identity, binaries);
    await checkVersion(dataDir, data, binaries);
    const password = await readFile(join(home, 'password'), 'utf8');
    return { dataDir, home, data, logFile: join(home, 'postgres.log'), password, identity, binaries };
  } catch (error) {
    throw folderError(dataDir, error);
  }
}

export const hasFolder = (dataDir: string): boolean => existsSync(join(resolve(dataDir), 'postgres'));

/** Converts a file system error for the operator; returns other errors unchanged. */
export function folderError(dataDir: string, error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (error instanceof StartupError || !code) return error;
  if (code === 'EEXIST' || code === 'ENOTDIR') {
    return new StartupError(`DATA_DIR ${dataDir} is a file, or below one: set DATA_DIR to a folder.`);
  }
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new StartupError(
      `The disk of DATA_DIR ${dataDir} is full: free some space or set DATA_DIR elsewhere.`,
    );
  }
  return new StartupError(
    `DATA_DIR ${dataDir} cannot be used (${(error as Error).message}): let the user who starts the service own it, or set DATA_DIR to a folder that this user may write to.`,
  );
}

/** Node's own recursive mkdir never returns on a file system that refuses every folder with ENOENT, such as /proc. */
async function makeFolders(path: string): Promise<void> {
  const make = () =>
    mkdir(path).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST' || !(await stat(path)).isDirectory()) throw error;
    });
  await make().catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' || dirname(path) === path) throw error;
    await makeFolders(dirname(path));
    await make();
  });
}

async function ownerOf(home: string): Promise<Identity | null> {
  return stat(home).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  });
}

async function makeHome(
  root: string,
  home: string,
  identity: Identity | null,
  binaries: Binaries,
): Promise<void> {
  await removeLeftovers(root);
  await makeFolder(home, join(root, `${UNFINISHED}${process.pid}-`), async (folder) => {
    const passwordFile = join(folder, 'password');
    await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
    if (identity) {
      await chown(passwordFile, identity.uid, identity.gid);
      await chown(folder, identity.uid, identity.gid);
    }
    await initdb(folder, identity, binaries);
  });
}

async function removeLeftovers(root: string): Promise<void> {
  for (const name of await readdir(root)) {
    if (!name.startsWith(UNFINISHED)) continue;
    const pid = Number.parseInt(name.slice(UNFINISHED.length), 10);
    // In a container every start may have the same pid, and this process has not created a folder yet.
    if (pid === process.pid || !isAlive(pid))
      await rm(join(root, name), { recursive: true, force: true, ...WHILE_WRITTEN });
  }
}

/**
 * PostgreSQL runs as the folder's owner. Root changes the owner of its own folder, for example of a restored backup.
 */
async function identityFor(home: string): Promise<Identity | null> {
  const owner = await ownerOf(home);
  if (process.getuid?.() !== 0) {
    if (owner && process.getuid && owner.uid !== process.getuid()) {
      throw new StartupError(
        `${home} belongs to the user with id ${owner.uid}: start the service as that user or as root, or set DATA_DIR to another folder.`,
      );
    }
    return null;
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const systemUser = await postgresIdentity();
  if (owner) {
    for (const name of ['.', ...(await readdir(home, { recursive: true }))]) {
      await chown(join(home, name), systemUser.uid, systemUser.gid);
    }
    await chmod(join(home, 'data'), 0o700);
  }
  return systemUser;
}

async function checkVersion(dataDir: string, data: string, binaries: Binaries): Promise<void> {
  const version = await readFile(join(data, 'PG_VERSION'), 'utf8').catch(() => null);
  if (version === null) {
    throw new StartupError(
      `${data} is not a PostgreSQL data folder: restore it from a backup, or move ${resolve(dataDir, 'postgres')} away to start with an empty database.`,
    );
  }
  if (version.trim() !== binaries.major) {
    throw new StartupError(
      `DATA_DIR ${dataDir} holds the data of PostgreSQL ${version.trim()}, but this release runs PostgreSQL ${binaries.major}: upgrade the data with pg_upgrade, or set DATA_DIR to another folder.`,
    );
  }
}
