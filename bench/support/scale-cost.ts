import { existsSync, readFileSync } from 'node:fs';
import type pg from 'pg';

/** Seconds of processor time that have been used so far. */
export interface Cost {
  readonly api: number;
  readonly postgresql: number;
  readonly elasticsearch: number;
}

/** Clock ticks a second in /proc, on all of Linux. */
const TICKS = 100;

/** Whether the system tells what a process has used. */
export const isKnown = existsSync('/proc/self/stat');

/** @param pid of the server that is measured; the others are those of its database, and the node at the address */
export async function costOf(pid: number, client: pg.Client, elasticsearchUrl: string | null): Promise<Cost> {
  const { rows } = await client.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );
  return {
    api: secondsOf(pid),
    postgresql: rows.reduce((sum, backend) => sum + secondsOf(backend.pid), 0),
    elasticsearch: elasticsearchUrl === null ? 0 : await elasticsearchSeconds(elasticsearchUrl),
  };
}

function secondsOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS;
  } catch {
    return 0;
  }
}

async function elasticsearchSeconds(url: string): Promise<number> {
  const { nodes } = (await (await fetch(`${url}/_nodes/stats/process`)).json()) as any;
  return (Object.values(nodes)[0] as any).process.cpu.total_in_millis / 1_000;
}
