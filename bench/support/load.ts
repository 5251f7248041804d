import autocannon from 'autocannon';
import type pg from 'pg';
import { costOf } from './scale-cost.js';

export interface Target {
  readonly name: string;
  readonly url: string;
  /** The requests to repeat. */
  readonly requests: readonly autocannon.Request[];
  readonly headers?: Record<string, string>;
  /** The server's process, whose CPU time is measured. */
  readonly pid?: number;
}

export interface Measured {
  readonly target: string;
  readonly connections: number;
  /** Requests per second, one value per round. */
  readonly rates: number[];
  readonly p50: number[];
  readonly p99: number[];
  /** Milliseconds of CPU time per request, one value per round; empty if not measured. */
  readonly cpu: { readonly server: number; readonly postgresql: number }[];
}

/** Warms up the server. A single connection would take minutes until its code is compiled. */
const WARM_UP = { connections: 16, duration: 8 } as const;
const warm = new Set<string>();

/**
 * Loads the targets in turn, in rounds with changing order, so that other load on the machine affects all of them
 * equally. Every response must be 2xx, because errors are fast.
 */
export async function interleave(
  targets: readonly Target[],
  options: { connections: number; rounds: number; seconds: number; database?: pg.Client },
): Promise<Measured[]> {
  const measured = targets.map((target): Measured => ({
    target: target.name,
    connections: options.connections,
    rates: [],
    p50: [],
    p99: [],
    cpu: [],
  }));
  for (const target of targets) await warmUp(target);
  for (let round = -1; round < options.rounds; round++) {
    for (let turn = 0; turn < targets.length; turn++) {
      const index = (turn + round + targets.length) % targets.length;
      const target = targets[index]!;
      const cost = async () =>
        options.database && target.pid ? costOf(target.pid, options.database, null) : null;
      const before = await cost();
      const result = await load(target, {
        connections: options.connections,
        duration: round < 0 ? 1 : options.seconds,
      });
      const after = await cost();
      // The first round is a warm-up of connections, plans and caches.
      if (round < 0) continue;
      measured[index]!.rates.push(result.requests.total / result.duration);
      measured[index]!.p50.push(result.latency.p50);
      measured[index]!.p99.push(result.latency.p99);
      if (before === null || after === null) continue;
      const perRequest = (seconds: number) => (seconds * 1_000) / result.requests.total;
      measured[index]!.cpu.push({
        server: perRequest(after.api - before.api),
        postgresql: perRequest(after.postgresql - before.postgresql),
      });
    }
  }
  return measured;
}

async function load(target: Target, options: { connections: number; duration: number }) {
  const result = await autocannon({
    ...options,
    url: target.url,
    requests: [...target.requests],
    ...(target.headers === undefined ? {} : { headers: target.headers }),
  });
  const bad = result.non2xx + result.errors + result.timeouts;
  if (bad > 0) throw new Error(`${target.name}: ${bad} of ${result.requests.total} calls failed`);
  return result;
}

/** A warm-up happens once per server and kind of call. */
async function warmUp(target: Target): Promise<void> {
  const what = `${target.url} ${target.requests[0]!.path}`;
  if (warm.has(what)) return;
  warm.add(what);
  await load(target, WARM_UP);
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

/** The median of the ratios per round, because values of one round were measured under similar load. */
const ratio = (a: Measured, b: Measured): number =>
  median(a.rates.map((rate, round) => rate / b.rates[round]!));

/**
 * Prints each target's rate, the CPU time per request of server and PostgreSQL, and the ratios of the first target to
 * the others.
 */
export function report(title: string, measured: readonly Measured[]): void {
  const [own, ...peers] = measured;
  console.log(`\n${title}, ${own!.connections} connection${own!.connections === 1 ? '' : 's'}`);
  for (const one of measured) {
    const versus = one === own ? '' : `   ratio ${ratio(own!, one).toFixed(2)}`;
    const of = (part: 'server' | 'postgresql') => median(one.cpu.map((cpu) => cpu[part])).toFixed(3);
    const cpu = one.cpu.length === 0 ? '' : `   CPU ${of('server')} + ${of('postgresql')} ms`;
    console.log(
      `  ${one.target.padEnd(46)} ${median(one.rates).toFixed(0).padStart(7)} req/s   p50 ${median(one.p50)} ms   p99 ${median(one.p99)} ms${cpu}${versus}`,
    );
  }
  if (peers.length === 0) throw new Error('a benchmark compares');
}
