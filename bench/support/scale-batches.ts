import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { costOf, isKnown, secondsOfChildren } from './scale-cost.js';
import type { Measurable } from './scale-measurable.js';
import { batchAndCalls } from './scale-operations.js';
import { measure, percentile } from './latency.js';

const ROOT = join(import.meta.dirname, '..', '..');

/** Maximum ratio of a batch of 100 ids to 100 calls, one after another. */
const MAX_RATIO = 0.1;
const MIN_SCANNED = 300;

/** A scan compares one part of this many of a directory. */
const PARTS = 99;

const milliseconds = (latencies: readonly number[]): number =>
  latencies.reduce((sum, latency) => sum + latency, 0);

/** Rounds that compare a batch with calls, and rounds before them, in which connections prepare their statements. */
const COMPARED = 40;
const WARM_UP = 10;

/**
 * Compares batches of 100 ids with as many calls at one connection, in turn: with the key of a customer, which is
 * metered, and with that of an administrator. Returns false if a customer's batch misses the goal.
 */
export async function compareBatch(database: Measurable): Promise<boolean> {
  const compared = [
    { name: 'metered', key: database.customerKey, batches: [] as number[], calls: [] as number[] },
    { name: 'unmetered', key: database.key, batches: [] as number[], calls: [] as number[] },
  ];
  for (let round = 0; round < WARM_UP + COMPARED; round++) {
    for (const [index, { key, batches, calls }] of compared.entries()) {
      const drawn = batchAndCalls(database, round * compared.length + index, key);
      const batch = milliseconds(await measure(drawn.batch, 1));
      const call = milliseconds(await measure(drawn.calls, 1));
      if (round < WARM_UP) continue;
      batches.push(batch);
      calls.push(call);
    }
  }
  console.log(`\nA batch of 100 ids in a directory of ${database.directory.people} people, and 100 calls`);
  const [metered] = compared.map(({ name, batches, calls }) => {
    const ratios = batches.map((batch, round) => batch / calls[round]!);
    const median = percentile(ratios, 0.5);
    const [one, many] = [percentile(batches, 0.5), percentile(calls, 0.5)];
    console.log(
      `  ${name.padEnd(10)} ${one.toFixed(1)} ms, ${many.toFixed(1)} ms; ratio of p50 ${median.toFixed(3)}`,
    );
    return median;
  });
  return metered! <= MAX_RATIO;
}

/**
 * Scans a part of the directory for duplicates, and fills the page of duplicates. Returns false if the goal
 * is missed. A core is a second of CPU time of the command and of PostgreSQL.
 */
export async function scanDuplicates(database: Measurable): Promise<boolean> {
  const before = { own: secondsOfChildren(), postgresql: await postgresql(database) };
  const began = performance.now();
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(ROOT, 'dist/cli.js'), 'duplicates:scan', '--part', `1/${PARTS}`, '--json'],
    { env: { ...process.env, DATABASE_URL: database.url }, maxBuffer: 1 << 28 },
  );
  const seconds = (performance.now() - began) / 1_000;
  const { records, pairs } = JSON.parse(stdout) as { records: number; pairs: number };
  const cpu = {
    own: secondsOfChildren() - before.own,
    postgresql: (await postgresql(database)) - before.postgresql,
  };
  const perCore = isKnown ? records / (cpu.own + cpu.postgresql) : records / seconds;
  console.log(
    `\nA scan for duplicates in a directory of ${database.directory.people} people: ${records} records, ${pairs} pairs in ` +
      `${seconds.toFixed(1)} s, ${(records / seconds).toFixed(0)} records/s; CPU time ${cpu.own.toFixed(1)} s ` +
      `(command) + ${cpu.postgresql.toFixed(1)} s (PostgreSQL), ${perCore.toFixed(0)} records per second and core, at least ${MIN_SCANNED}`,
  );
  return perCore >= MIN_SCANNED;
}

const postgresql = async ({ client }: Measurable): Promise<number> =>
  (await costOf(process.pid, client, null)).postgresql;
