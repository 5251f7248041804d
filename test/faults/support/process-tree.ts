import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly ticks: number;
}

/** CPU seconds used by a process and its children, including ended ones. */
export function processorSeconds(pid: number): number {
  const all = processes();
  const ticks = (id: number): number =>
    (all.find((one) => one.pid === id)?.ticks ?? 0) +
    all.filter(({ parent }) => parent === id).reduce((sum, child) => sum + ticks(child.pid), 0);
  return ticks(pid) / TICKS_PER_SECOND;
}

export function isAlive(pid: number): boolean {
  return processes().some((one) => one.pid === pid);
}

function processes(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        // The name of the program may contain spaces.
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        if (fields[0] === 'Z') return [];
        const ticks = fields.slice(11, 15).reduce((sum, one) => sum + Number(one), 0);
        return [{ pid: Number(name), parent: Number(fields[1]), ticks }];
      } catch {
        // The process has ended meanwhile.
        return [];
      }
    });
}
