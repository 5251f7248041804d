import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { plant } from './support/duplicates/planted.js';
import { costOf, secondsOfChildren } from './support/scale-cost.js';
import { command, ScaleDatabases } from './support/scale-databases.js';
import { VERSION } from './support/scale-directory.js';
import { readNames } from './support/scale-names.js';

/*
 * `duplicates:scan` on a synthetic directory in which second records of people were planted: which pairs it lists, and
 * records a second of CPU time of the command and of PostgreSQL.
 *
 * BENCH_PEOPLE, BENCH_PLANTED: their numbers. BENCH_SEED: what is planted. BENCH_DATA_DIR: keeps the directory for later
 * runs. BENCH_MISSES=1: shows what was missed and what was wrong.
 */
const PEOPLE = Number(process.env['BENCH_PEOPLE'] ?? 10_000);
const PLANTED = Number(process.env['BENCH_PLANTED'] ?? 1_000);
const SEED = Number(process.env['BENCH_SEED'] ?? 20_261_126);
const MIN_SHARE = 0.95;
const MIN_RATE = 300;

const kept = process.env['BENCH_DATA_DIR'];
const parent = kept ?? mkdtempSync(join(tmpdir(), 'directory-bench-'));
const folder = join(parent, `scale-${VERSION}`);
mkdirSync(folder, { recursive: true });

interface Pair {
  readonly score: number;
  readonly features: { readonly organization?: { readonly score: number } };
  readonly names: readonly [string, string];
  readonly ids: readonly [string, string];
}

const PAIRS = `
  SELECT d.score, d.features, array[concat_ws(' ', l.first_name, l.last_name), concat_ws(' ', h.first_name, h.last_name)] AS names,
    array[replace(l.public_id::text, '-', ''), replace(h.public_id::text, '-', '')] AS ids
  FROM duplicates d JOIN people l ON l.id = d.low_id JOIN people h ON h.id = d.high_id
  WHERE d.resource = 'person' AND d.status = 'open'`;

const keyOf = (ids: readonly string[]): string => ids.toSorted().join(' ');
const share = (part: number, of: number): string => (part / of).toFixed(3);
const show = ({ score, names, features }: Pair) =>
  `    ${score} ${names.join(' | ')} ${JSON.stringify(features)}`;

const databases = await ScaleDatabases.open(folder, null);
try {
  const source = await databases.database(PEOPLE, await readNames());
  const url = await databases.copyOf(source, `planted_${SEED}`);
  const { planted, files } = await plant(source.directory, { folder, seed: SEED, many: PLANTED });
  const citation = ['--source-url', 'https://example.org/roll', '--rejects', join(folder, 'rejects.jsonl')];
  await command(url, ['import', ...files, ...citation, '--no-wait', '--json']);
  await command(url, ['reindex', '--json']);
  const client = new pg.Client(url);
  await client.connect();
  await client.query('TRUNCATE outbox');
  await client.query('VACUUM ANALYZE');

  const costOfCommands = async () => ({
    commands: secondsOfChildren(),
    postgresql: (await costOf(0, client, null)).postgresql,
  });
  const [before, began] = [await costOfCommands(), performance.now()];
  const { records } = JSON.parse(await command(url, ['duplicates:scan', '--json'])) as { records: number };
  const [after, seconds] = [await costOfCommands(), (performance.now() - began) / 1_000];
  const { rows } = await client.query<Pair>(PAIRS);
  await client.end();

  const pairs = new Map(rows.map((pair) => [keyOf(pair.ids), pair]));
  const expected = new Map(planted.map(({ kind, ids }) => [keyOf(ids), kind]));
  const wrong = [...pairs].filter(([key]) => !expected.has(key)).map(([, pair]) => pair);
  const right = pairs.size - wrong.length;
  console.log(`${PLANTED} second records among ${PEOPLE} people, seed ${SEED}\n`);
  for (const [kind, some] of Map.groupBy(expected, ([, of]) => of)) {
    const found = some.filter(([key]) => pairs.has(key)).length;
    console.log(
      `  ${kind.padEnd(40)}${String(some.length).padStart(5)}  recall ${share(found, some.length)}`,
    );
  }
  const namesakes = wrong.filter(({ features: { organization } }) => (organization?.score ?? 0) < 0).length;
  const [precision, recall] = [right / pairs.size, right / expected.size];
  console.log(
    `  ${'all'.padEnd(40)}${String(expected.size).padStart(5)}  recall ${share(right, expected.size)}`,
  );
  console.log(
    `  pairs listed ${pairs.size}, precision ${share(right, pairs.size)}; of the ${wrong.length} others, ${namesakes} are of people who by chance ` +
      'have one name, or nearly, in different organizations',
  );
  if (process.env['BENCH_MISSES']) wrong.slice(0, 60).forEach((pair) => console.log(show(pair)));
  const [commands, postgresql] = [after.commands - before.commands, after.postgresql - before.postgresql];
  const rate = records / (commands + postgresql);
  console.log(
    `  ${records} records in ${seconds.toFixed(0)} s; CPU: command ${commands.toFixed(0)} s, PostgreSQL ${postgresql.toFixed(0)} s: ` +
      `${rate.toFixed(0)} records a second of CPU`,
  );
  if (Math.min(precision, recall) < MIN_SHARE || rate < MIN_RATE) process.exitCode = 1;
} finally {
  await databases.stop();
  if (kept === undefined) rmSync(parent, { recursive: true });
}
