import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeWhere } from '../../support/describe-where.js';

/** https://github.com/wolfcw/libfaketime, where Debian puts it. */
const [LIBRARY] = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1');

/** `describe` where libfaketime is installed. */
export const describeWithMovingClock = describeWhere(
  LIBRARY !== undefined,
  'libfaketime, of the package of that name',
);

/**
 * The clock of the processes started with `env`, which can be set while they run. Monotonic time is
 * unaffected.
 */
export class MovingClock {
  private readonly folder = mkdtempSync(join(tmpdir(), 'directory-clock-'));

  constructor() {
    this.set('+0');
  }

  get env(): Record<string, string> {
    return {
      LD_PRELOAD: LIBRARY!,
      FAKETIME_TIMESTAMP_FILE: this.file,
      // Seconds between two reads of the setting.
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    };
  }

  /** The offset from the true time: `+1d`, `-1d`, `+0`. */
  set(shift: string): void {
    writeFileSync(this.file, `${shift}\n`);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }

  private get file(): string {
    return join(this.folder, 'shift');
  }
}
