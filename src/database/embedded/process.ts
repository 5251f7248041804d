import { readFileSync } from 'node:fs';

/** Whether a process with this id runs, under any user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return !isDefunct(pid);
}

/** Whether it has ended and only waits to be collected by its parent, which may never come to that. */
function isDefunct(pid: number): boolean {
  if (process.platform !== 'linux') return false;
  try {
    // The state follows the name, which stands in parentheses and may contain some itself.
    return /^.*\) [ZX] /s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT';
  }
}
