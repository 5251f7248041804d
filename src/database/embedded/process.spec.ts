import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from './process.js';

describe('isAlive', () => {
  it('is true of a process that runs', () => {
    expect(isAlive(process.pid)).toBe(true);
    expect(isAlive(process.ppid)).toBe(true);
  });

  it('is false once it has ended', async () => {
    const child = spawn('sh', ['-c', 'exit']);
    await once(child, 'exit');
    expect(isAlive(child.pid!)).toBe(false);
  });

  it('is false of one that its parent never collects', async () => {
    // `sleep` takes the place of the shell, and knows nothing of the shell's child.
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
