import { chmod, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartupError } from '../startup-error.js';
import { canReach, postgresIdentity } from './system-user.js';

/** A system with or without the user, on which it can or cannot be created. */
function system(state: { user: boolean; creatable: boolean }) {
  const calls: string[] = [];
  const run = async (program: string, args: string[]) => {
    calls.push(`${program} ${args.join(' ')}`);
    if (program === 'useradd' && !state.creatable) throw new Error('Permission denied');
    if (program === 'useradd') state.user = true;
    if (program === 'id' && !state.user) throw new Error('no such user');
    return { stdout: args[0] === '-u' ? '101\n' : '104\n' };
  };
  return { run, calls };
}

describe('postgresIdentity', () => {
  it('is the user that is there', async () => {
    const { run, calls } = system({ user: true, creatable: false });
    expect(await postgresIdentity(run)).toEqual({ uid: 101, gid: 104 });
    expect(calls).toEqual(['id -u postgres', 'id -g postgres']);
  });

  it('creates the user if it is missing, without a way to log in', async () => {
    const { run, calls } = system({ user: false, creatable: true });
    expect(await postgresIdentity(run)).toEqual({ uid: 101, gid: 104 });
    expect(calls.find((call) => call.startsWith('useradd'))).toMatch(/--system .*nologin postgres$/);
  });

  it('says what to do when that is not possible', async () => {
    const { run } = system({ user: false, creatable: false });
    await expect(postgresIdentity(run)).rejects.toThrow(StartupError);
    await expect(postgresIdentity(run)).rejects.toThrow(/"postgres" could not be created: create it/);
  });
});

describe('canReach', () => {
  let root: string;
  const owner = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  const group = { uid: 54_321, gid: owner.gid };
  const stranger = { uid: 54_321, gid: 54_321 };

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'directory-reach-'));
    await mkdir(join(root, 'inner'));
  });

  afterAll(() => rm(root, { recursive: true }));

  it.each([
    { outer: 0o755, inner: 0o755, owner: true, group: true, stranger: true },
    { outer: 0o711, inner: 0o755, owner: true, group: true, stranger: true },
    { outer: 0o700, inner: 0o755, owner: true, group: false, stranger: false },
    { outer: 0o710, inner: 0o755, owner: true, group: true, stranger: false },
    { outer: 0o755, inner: 0o711, owner: true, group: false, stranger: false },
    { outer: 0o077, inner: 0o755, owner: false, group: true, stranger: true },
  ])('follows the permissions of every folder on the way ($outer, $inner)', async (modes) => {
    await chmod(join(root, 'inner'), modes.inner);
    await chmod(root, modes.outer);
    // A process that is not root cannot look into a folder that is closed to its owner.
    if (owner.uid !== 0 && modes.outer === 0o077) return;
    const path = join(root, 'inner');
    expect(canReach(path, owner)).toBe(modes.owner);
    expect(canReach(path, group)).toBe(modes.group);
    expect(canReach(path, stranger)).toBe(modes.stranger);
  });

  it('looks at where a link leads', async () => {
    await chmod(root, 0o700);
    const elsewhere = await mkdtemp(join(tmpdir(), 'directory-reach-'));
    await chmod(elsewhere, 0o755);
    await symlink(join(root, 'inner'), join(elsewhere, 'link'));
    expect(canReach(join(elsewhere, 'link'), stranger)).toBe(false);
    await rm(elsewhere, { recursive: true });
  });
});
