import { execFile } from 'node:child_process';
import { realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { StartupError } from '../startup-error.js';

const USER = 'postgres';

type Run = (program: string, args: string[]) => Promise<{ stdout: string }>;

/** The system user that PostgreSQL's programs run as, where that is not the user of the service itself. */
export interface Identity {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root: started by root it runs as the user `postgres`, which is made if it is missing. */
export async function postgresIdentity(run: Run = promisify(execFile)): Promise<Identity> {
  const existing = await findUser(run);
  if (existing) return existing;
  try {
    await createUser(run);
  } catch {
    // A second start may have been quicker; whether the user is there now is all that counts.
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

async function createUser(run: Run): Promise<void> {
  const noLogin = ['--no-create-home', '--home-dir', '/nonexistent', '--shell', '/usr/sbin/nologin'];
  await run('useradd', ['--system', '--user-group', ...noLogin, USER]);
}

/**
 * Whether a user may read and enter a path: every folder above it must let that user through, which the home of root
 * (mode 0700) does not. Access lists are not looked at, so the answer may be a needless no, never a wrong yes.
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

/** The three permission bits (rwx) that apply to a user. */
function permissions(path: string, identity: Identity): number {
  const { mode, uid, gid } = statSync(path);
  if (uid === identity.uid) return (mode >> 6) & 0o7;
  return (gid === identity.gid ? mode >> 3 : mode) & 0o7;
}
