import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = resolve(import.meta.dirname, '../../..');

export interface Checkout {
  readonly commit: string;
  /** A release with its sources and dependencies. */
  readonly folder: string;
  remove(): Promise<void>;
}

/**
 * Checks out the previous release: the last tag that is not this commit, or else the parent commit. Throws if
 * the history lacks it, as in a clone of one commit.
 */
export async function checkOutPrevious(): Promise<Checkout> {
  const git = async (...args: string[]) => (await run('git', args, { cwd: ROOT })).stdout.trim();
  const before = await git('rev-parse', '--verify', 'HEAD~1').catch(() => {
    throw new Error('There is no commit before this one: fetch more of the history (git fetch --deepen=1).');
  });
  const commit = await git('describe', '--tags', '--abbrev=0', before).catch(() => before);
  const folder = await mkdtemp(join(tmpdir(), 'directory-previous-'));
  const remove = async () => {
    await git('worktree', 'remove', '--force', folder).catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await git('worktree', 'add', '--force', '--detach', folder, commit);
    const lock = (root: string) => readFile(join(root, 'package-lock.json'), 'utf8');
    const [present, previous] = await Promise.all([lock(ROOT), lock(folder)]);
    if (present === previous) await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    else await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, maxBuffer: 1 << 26 });
  } catch (error) {
    await remove();
    throw error;
  }
  return { commit, folder, remove };
}
