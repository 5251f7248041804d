import { existsSync, readFileSync } from 'node:fs';
import type pg from 'pg';

/** Cumulative CPU seconds. */
export interface Cost {
  readonly api: number;
  readonly postgresql: number;
  readonly elasticsearch: number;
}

/** Clock ticks per second in /proc, the same on all Linux systems. */
const TICKS = 100;

/** Whether the system reports CPU time per process. */
export const isKnown = existsSync('/proc/self/stat');

/**
 * @param pid Process of the measured server; `client` leads to PostgreSQL's processes, and Elasticsearch
 * reports its CPU time
 */
export async function costOf(pid: number, client: pg.Client, elasticsearchUrl: string | null): Promise<Cost> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const { parent } = timesOf(rows[0]!.pid);
  return {
    api: timesOf(pid).own,
    // Backends that are exiting are no longer in pg_stat_activity. The parent's time includes that of exited ones.
    postgresql: childrenOf(parent).reduce(
      (sum, child) => sum + timesOf(child).own,
      timesOf(parent).ofChildren,
    ),
    elasticsearch: elasticsearchUrl === null ? 0 : await elasticsearchSeconds(elasticsearchUrl),
  };
}

/** CPU seconds of the commands that this process has run. */
export const secondsOfChildren = (): number => timesOf(process.pid).ofChildren;

const childrenOf = (pid: number): number[] =>
  isKnown
    ? readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
    : [];

/** CPU seconds of a process and of its ended children; 0 if it has ended. */
function timesOf(pid: number): {
  readonly parent: number;
  readonly own: number;
  readonly ofChildren: number;
} {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [user, system, childrensUser, childrensSystem] = fields.slice(11, 15) as [
      number,
      number,
      number,
      number,
    ];
    return {
      parent: fields[1]!,
      own: (user + system) / TICKS,
      ofChildren: (childrensUser + childrensSystem) / TICKS,
    };
  } catch {
    return { parent: 0, own: 0, ofChildren: 0 };
  }
}

async function elasticsearchSeconds(url: string): Promise<number> {
  const { nodes } = (await (await fetch(`${url}/_nodes/stats/process`)).json()) as any;
  return (Object.values(nodes)[0] as any).process.cpu.total_in_millis / 1_000;
}
