import {
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '../startup-error.js';
import { copyWithinReach, postgresBinaries, canReach, postgresIdentity, isAlive } from './programs.js';

const identity = { uid: 54_321, gid: 54_321 };

let root: string;
let native: string;
let place: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'directory-binaries-'));
  await chmod(root, 0o755);
  native = join(root, 'private', 'native');
  place = join(root, 'place');
  await mkdir(place);
  await mkdir(join(native, 'bin'), { recursive: true });
  await mkdir(join(native, 'lib'));
  await writeFile(join(native, 'bin', 'postgres'), 'program', { mode: 0o700 });
  await writeFile(join(native, 'lib', 'libpq.so.5.18'), 'library', { mode: 0o600 });
  await symlink('libpq.so.5.18', join(native, 'lib', 'libpq.so'));
  await writeFile(join(native, 'lib', 'libpq.a'), 'only for compilers');
});

afterEach(() => rm(root, { recursive: true, force: true }));

describe('postgresBinaries', () => {
  it('finds the programs of this platform and their version', async () => {
    const binaries = await postgresBinaries(null);
    expect(binaries.major).toBe('18');
    expect((await stat(binaries.postgres)).mode & 0o111).toBe(0o111);
    expect((await stat(binaries.initdb)).mode & 0o111).toBe(0o111);
  });
});

describe('copyWithinReach', () => {
  it('creates a copy that every user can run, including links', async () => {
    const copy = await copyWithinReach(native, 'test-1', identity, [place]);
    expect(copy).toBe(join(place, 'directory-service', 'postgresql-test-1'));
    expect(await readFile(join(copy, 'bin', 'postgres'), 'utf8')).toBe('program');
    expect((await stat(join(copy, 'bin', 'postgres'))).mode & 0o777).toBe(0o755);
    expect((await readdir(join(copy, 'lib'))).sort()).toEqual(['libpq.so', 'libpq.so.5.18']);
    expect(await readlink(join(copy, 'lib', 'libpq.so'))).toBe('libpq.so.5.18');
    expect(await readdir(join(place, 'directory-service'))).toEqual(['postgresql-test-1']);
  });

  it('uses an existing copy', async () => {
    const copy = await copyWithinReach(native, 'test-1', identity, [place]);
    await rm(native, { recursive: true });
    expect(await copyWithinReach(native, 'test-1', identity, [place])).toBe(copy);
  });

  it('lets several starts create the copy at the same time', async () => {
    const copies = await Promise.all(
      [1, 2, 3].map(() => copyWithinReach(native, 'test-1', identity, [place])),
    );
    expect(new Set(copies).size).toBe(1);
    expect(await readdir(join(place, 'directory-service'))).toEqual(['postgresql-test-1']);
  });

  it('skips a folder that others can write to, that cannot be entered, or that does not exist', async () => {
    const open = join(root, 'open');
    await mkdir(join(open, 'directory-service'), { recursive: true });
    await chmod(join(open, 'directory-service'), 0o777);
    const closed = join(root, 'closed');
    await mkdir(closed, { mode: 0o700 });
    const file = join(root, 'file');
    await writeFile(file, '');
    const copy = await copyWithinReach(native, 'test-1', identity, [open, closed, file, place]);
    expect(copy).toBe(join(place, 'directory-service', 'postgresql-test-1'));
    expect(await readdir(join(open, 'directory-service'))).toEqual([]);
  });

  it('explains what to do when no folder is suitable', async () => {
    const error = copyWithinReach(native, 'test-1', identity, [join(native, 'bin', 'postgres')]);
    await expect(error).rejects.toThrow(StartupError);
    await expect(error).rejects.toThrow(/cannot be reached by the user "postgres".*: move the service/);
  });
});

/** A system with or without the user, on which the user can or cannot be created. */
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
  it('is the existing user', async () => {
    const { run, calls } = system({ user: true, creatable: false });
    expect(await postgresIdentity(run)).toEqual({ uid: 101, gid: 104 });
    expect(calls).toEqual(['id -u postgres', 'id -g postgres']);
  });

  it('creates a missing user, without a login', async () => {
    const { run, calls } = system({ user: false, creatable: true });
    expect(await postgresIdentity(run)).toEqual({ uid: 101, gid: 104 });
    expect(calls.find((call) => call.startsWith('useradd'))).toMatch(/--system .*nologin postgres$/);
  });

  it('explains what to do when the user cannot be created', async () => {
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
  ])('checks the permissions of every folder of the path ($outer, $inner)', async (modes) => {
    await chmod(join(root, 'inner'), modes.inner);
    await chmod(root, modes.outer);
    // A process that is not root cannot read a folder that is closed to its owner.
    if (owner.uid !== 0 && modes.outer === 0o077) return;
    const path = join(root, 'inner');
    expect(canReach(path, owner)).toBe(modes.owner);
    expect(canReach(path, group)).toBe(modes.group);
    expect(canReach(path, stranger)).toBe(modes.stranger);
  });

  it('resolves links', async () => {
    await chmod(root, 0o700);
    const elsewhere = await mkdtemp(join(tmpdir(), 'directory-reach-'));
    await chmod(elsewhere, 0o755);
    await symlink(join(root, 'inner'), join(elsewhere, 'link'));
    expect(canReach(join(elsewhere, 'link'), stranger)).toBe(false);
    await rm(elsewhere, { recursive: true });
  });
});

describe('isAlive', () => {
  it('is true for a running process', () => {
    expect(isAlive(process.pid)).toBe(true);
    expect(isAlive(process.ppid)).toBe(true);
  });

  it('is false after its end', async () => {
    const child = spawn('sh', ['-c', 'exit']);
    await once(child, 'exit');
    expect(isAlive(child.pid!)).toBe(false);
  });

  it('is false for a zombie', async () => {
    // `sleep` replaces the shell, and does not collect the shell's child.
    const parent = spawn('sh', ['-c', 'sh -c exit & echo $!; exec sleep 60']);
    try {
      const [line] = (await once(parent.stdout, 'data')) as [Buffer];
      const pid = Number(line.toString());
      while (isAlive(pid)) await sleep(10);
      expect(isAlive(parent.pid!)).toBe(true);
    } finally {
      parent.kill();
    }
  });
});
