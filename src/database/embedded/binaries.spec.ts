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
import { StartupError } from '../startup-error.js';
import { copyWithinReach, postgresBinaries } from './binaries.js';

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
  it('makes a copy that every user can run, links and all', async () => {
    const copy = await copyWithinReach(native, 'test-1', identity, [place]);
    expect(copy).toBe(join(place, 'directory-service', 'postgresql-test-1'));
    expect(await readFile(join(copy, 'bin', 'postgres'), 'utf8')).toBe('program');
    expect((await stat(join(copy, 'bin', 'postgres'))).mode & 0o777).toBe(0o755);
    expect((await readdir(join(copy, 'lib'))).sort()).toEqual(['libpq.so', 'libpq.so.5.18']);
    expect(await readlink(join(copy, 'lib', 'libpq.so'))).toBe('libpq.so.5.18');
    expect(await readdir(join(place, 'directory-service'))).toEqual(['postgresql-test-1']);
  });

  it('uses the copy that is there', async () => {
    const copy = await copyWithinReach(native, 'test-1', identity, [place]);
    await rm(native, { recursive: true });
    expect(await copyWithinReach(native, 'test-1', identity, [place])).toBe(copy);
  });

  it('lets several starts make it at the same time', async () => {
    const copies = await Promise.all(
      [1, 2, 3].map(() => copyWithinReach(native, 'test-1', identity, [place])),
    );
    expect(new Set(copies).size).toBe(1);
    expect(await readdir(join(place, 'directory-service'))).toEqual(['postgresql-test-1']);
  });

  it('passes over a place that others may write to, that cannot be entered, or that is none', async () => {
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

  it('says what to do when no place will do', async () => {
    const error = copyWithinReach(native, 'test-1', identity, [join(native, 'bin', 'postgres')]);
    await expect(error).rejects.toThrow(StartupError);
    await expect(error).rejects.toThrow(/cannot be reached by the user "postgres".*: move the service/);
  });
});
