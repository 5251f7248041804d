import { Agent, request } from 'node:http';

/** A call. Statuses other than 2xx are failures. */
export interface Call {
  readonly url: string;
  readonly method?: 'GET' | 'POST' | 'PATCH';
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** The steps of one operation: steps run sequentially, the calls of a step concurrently. They are measured as one. */
export interface Sequence {
  readonly steps: readonly (readonly Call[])[];
}

type Measurable = Call | Sequence;

/** Milliseconds of each call, unordered. */
export type Latencies = readonly number[];

/** Makes each call once over several persistent connections. Measures to the microsecond, unlike load generators. */
export async function measure(calls: readonly Measurable[], connections: number): Promise<Latencies> {
  const agent = new Agent({ keepAlive: true });
  const latencies: number[] = [];
  const waiting = calls.values();
  const work = async () => {
    for (const call of waiting) {
      const began = performance.now();
      if ('steps' in call)
        for (const step of call.steps) await Promise.all(step.map((one) => send(one, agent)));
      else await send(call, agent);
      latencies.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  agent.destroy();
  return latencies;
}

function send({ url, method = 'GET', headers = {}, body }: Call, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent }, (answer) => {
      answer.resume();
      answer.once('end', () => {
        const { statusCode = 0 } = answer;
        if (statusCode >= 200 && statusCode < 300) resolve();
        else reject(new Error(`${url}: ${statusCode}`));
      });
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

/** The percentile of the latencies: this share of the calls is not slower. */
export function percentile(latencies: Latencies, part: number): number {
  const sorted = latencies.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!;
}

/** Warms up a server, so that its code is compiled as in a long-running one. */
const WARM_UP_CALLS = 3_000;
const warm = new WeakSet<readonly Measurable[]>();

async function warmUp(calls: readonly Measurable[]): Promise<void> {
  if (warm.has(calls)) return;
  warm.add(calls);
  for (let made = 0; made < WARM_UP_CALLS; made += calls.length) await measure(calls, 4);
}

/** Measures several targets in turns, so that other load on the machine affects all of them equally. */
export async function inTurns<Name extends string>(
  targets: Readonly<Record<Name, readonly Measurable[]>>,
  connections: number,
  rounds: number,
): Promise<Readonly<Record<Name, Latencies>>> {
  const names = Object.keys(targets) as Name[];
  const all = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (const name of names) await warmUp(targets[name]);
  for (let round = -1; round < rounds; round++) {
    for (let turn = 0; turn < names.length; turn++) {
      const name = names[(turn + round + names.length) % names.length]!;
      const latencies = await measure(targets[name], connections);
      // The first round is a warm-up.
      if (round >= 0) all[name].push(...latencies);
    }
  }
  return all;
}
