import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { plantPeople, writeRows, type Planted } from './support/duplicates/planted.js';
import { plantOrganizations } from './support/duplicates/planted-organizations.js';
import { costOf, secondsOfChildren } from './support/scale-cost.js';
import { command, ScaleDatabases } from './support/scale-databases.js';
import { VERSION } from './support/scale-directory.js';
import { readNames } from './support/scale-names.js';

/*
 * Measures `duplicates:scan` on a synthetic directory with planted duplicates of people and organizations,
 * and with organizations that are similar by chance: precision and recall, and records per second of CPU time
 * of the command and of PostgreSQL. BENCH_PEOPLE and BENCH_PLANTED set their numbers, and BENCH_SEED the
 * planted ones. BENCH_DATA_DIR keeps the directory for later runs. BENCH_MISSES=1 prints missed and wrong
 * pairs.
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

type Resource = 'person' | 'organization';

interface Pair {
  readonly score: number;
  readonly features: { readonly organization?: { readonly score: number } };
  readonly names: readonly [string, string];
  readonly ids: readonly [string, string];
}

const NAMES = { person: `concat_ws(' ', r.first_name, r.last_name)`, organization: `r.name` };
const TABLES = { person: 'people', organization: 'organizations' };
const pairsOf = (resource: Resource): string => {
  const both = (value: string) =>
    `array[${['l', 'h'].map((record) => value.replaceAll('r.', `${record}.`)).join(', ')}]`;
  return `
    SELECT d.score, d.features, ${both(NAMES[resource])} AS names, ${both(`replace(r.public_id::text, '-', '')`)} AS ids
    FROM duplicates d JOIN ${TABLES[resource]} l ON l.id = d.low_id JOIN ${TABLES[resource]} h ON h.id = d.high_id
    WHERE d.resource = '${resource}' AND d.status = 'open'`;
};

const keyOf = (ids: readonly string[]): string => ids.toSorted().join(' ');
const share = (part: number, of: number): string => (part / of).toFixed(3);
const show = ({ score, names, features }: Pair) =>
  `    ${score} ${names.join(' | ')} ${JSON.stringify(features)}`;

/** Prints the recall of each kind and the wrong pairs by cause. Returns precision and recall. */
function report(
  rows: readonly Pair[],
  planted: readonly Planted[],
  causeOf: (pair: Pair) => string,
): readonly [precision: number, recall: number] {
  const pairs = new Map(rows.map((pair) => [keyOf(pair.ids), pair]));
  const expected = new Map(planted.map(({ kind, ids }) => [keyOf(ids), kind]));
  const wrong = [...pairs].filter(([key]) => !expected.has(key)).map(([, pair]) => pair);
  const right = pairs.size - wrong.length;
  const line = (kind: string, many: number, found: number) =>
    console.log(`  ${kind.padEnd(40)}${String(many).padStart(5)}  recall ${share(found, many)}`);
  for (const [kind, some] of Map.groupBy(expected, ([, of]) => of))
    line(kind, some.length, some.filter(([key]) => pairs.has(key)).length);
  line('all', expected.size, right);
  console.log(
    `  pairs listed ${pairs.size}, precision ${share(right, pairs.size)}; ${wrong.length} wrong ones by cause:`,
  );
  for (const [cause, some] of Map.groupBy(wrong, causeOf))
    console.log(`  ${cause.padEnd(40)}${String(some.length).padStart(5)}`);
  if (process.env['BENCH_MISSES']) {
    for (const { kind, ids, names } of planted)
      if (!pairs.has(keyOf(ids))) console.log(`    missed, ${kind}: ${names.join(' | ')}`);
    wrong.slice(0, 60).forEach((pair) => console.log(show(pair)));
  }
  return [right / pairs.size, right / expected.size];
}

const databases = await ScaleDatabases.open(folder, null);
try {
  const source = await databases.database(PEOPLE, await readNames());
  const url = await databases.copyOf(source, `planted_${SEED}`);
  const people = plantPeople(source.directory, { seed: SEED, many: PLANTED });
  const organizations = plantOrganizations(source.directory, {
    seed: SEED,
    many: PLANTED,
    lookAlikes: PLANTED / 2,
  });
  const files = await writeRows(folder, { ...people.rows, ...organizations.rows });
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
  const listed = async (resource: Resource) => (await client.query<Pair>(pairsOf(resource))).rows;
  console.log(`${PLANTED} duplicates of people and of organizations among ${PEOPLE} people, seed ${SEED}\n`);
  const ofPeople = report(await listed('person'), people.planted, ({ features: { organization } }) =>
    (organization?.score ?? 0) < 0 ? 'namesakes by chance, in different organizations' : 'other people',
  );
  console.log();
  const ofOrganizations = report(
    await listed('organization'),
    organizations.planted,
    ({ ids }) => ids.flatMap((id) => organizations.kindOf(id) ?? []).join(' | ') || 'not planted',
  );
  await client.end();
  const [commands, postgresql] = [after.commands - before.commands, after.postgresql - before.postgresql];
  const rate = records / (commands + postgresql);
  console.log(
    `  ${records} records in ${seconds.toFixed(0)} s; CPU: command ${commands.toFixed(0)} s, PostgreSQL ${postgresql.toFixed(0)} s: ` +
      `${rate.toFixed(0)} records per second of CPU time`,
  );
  if (Math.min(...ofPeople, ...ofOrganizations) < MIN_SHARE || rate < MIN_RATE) process.exitCode = 1;
} finally {
  await databases.stop();
  if (kept === undefined) rmSync(parent, { recursive: true });
}
