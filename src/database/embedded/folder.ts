import { randomBytes } from 'node:crypto';
import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { StartupError } from '../startup-error.js';
import { postgresBinaries, type Binaries } from './binaries.js';
import { initdb } from './initdb.js';
import { isAlive } from './process.js';
import { postgresIdentity, type Identity } from './system-user.js';

/** A PostgreSQL data folder that is complete, and what it takes to run it. */
export interface Folder {
  /** As the operator wrote it, for messages. */
  readonly dataDir: string;
  /** `<dataDir>/postgres`, which belongs to the user that PostgreSQL runs as. */
  readonly home: string;
  readonly data: string;
  readonly logFile: string;
  readonly password: string;
  readonly identity: Identity | null;
  readonly binaries: Binaries;
}

const UNFINISHED = 'postgres-unfinished-';

/** Finds the data folder in `dataDir`, or makes it. */
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

/** What a file system error means for the operator; anything else is passed on as it is. */
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

/** Node's own recursive mkdir never returns where a file system refuses every folder with ENOENT, as /proc does. */
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

/** initdb works in a folder with another name, so that one that was killed halfway never looks like a database. */
async function makeHome(
  root: string,
  home: string,
  identity: Identity | null,
  binaries: Binaries,
): Promise<void> {
  await removeLeftovers(root);
  const unfinished = await mkdtemp(join(root, `${UNFINISHED}${process.pid}-`));
  try {
    const passwordFile = join(unfinished, 'password');
    await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
    if (identity) {
      await chown(passwordFile, identity.uid, identity.gid);
      await chown(unfinished, identity.uid, identity.gid);
    }
    await initdb(unfinished, identity, binaries);
    await rename(unfinished, home).catch(async (error: unknown) => {
      // Two first starts at once: the quicker one's folder stays.
      if ((await ownerOf(home)) === null) throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

async function removeLeftovers(root: string): Promise<void> {
  for (const name of await readdir(root)) {
    if (!name.startsWith(UNFINISHED)) continue;
    const pid = Number.parseInt(name.slice(UNFINISHED.length), 10);
    // In a container every start may have the same pid, and this process has none in the making yet.
    if (pid === process.pid || !isAlive(pid)) await rm(join(root, name), { recursive: true, force: true });
  }
}

/** The folder's owner runs PostgreSQL. Root gives away what it owns itself, a restored backup for instance. */
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
