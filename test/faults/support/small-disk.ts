import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeWhere } from '../../support/describe-where.js';

const MEGABYTE = 1024 * 1024;

/** A file system in memory with a fixed size, which can be filled. */
export class SmallDisk {
  private constructor(readonly folder: string) {}

  static mount(megabytes: number): SmallDisk {
    const folder = mkdtempSync(join(tmpdir(), 'directory-disk-'));
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder], {
        stdio: 'pipe',
      });
    } catch (error) {
      rmdirSync(folder);
      throw error;
    }
    return new SmallDisk(folder);
  }

  /** Uses up all remaining space. */
  fill(): void {
    const file = openSync(join(this.folder, 'filler'), 'a');
    try {
      for (let size = MEGABYTE; size >= 1; size /= 2) this.fillBy(file, Buffer.alloc(size));
    } finally {
      closeSync(file);
    }
  }

  free(): void {
    rmSync(join(this.folder, 'filler'), { force: true });
  }

  unmount(): void {
    execFileSync('umount', [this.folder]);
    rmdirSync(this.folder);
  }

  private fillBy(file: number, piece: Buffer): void {
    try {
      while (writeSync(file, piece) === piece.length);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
}

/** `describe` where the user may mount a file system. */
export const describeWithSmallDisk = describeWhere(mayMount(), 'the right to mount a tmpfs');

function mayMount(): boolean {
  try {
    SmallDisk.mount(1).unmount();
    return true;
  } catch {
    return false;
  }
}
