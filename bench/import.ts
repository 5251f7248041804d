import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { once } from 'node:events';
import pg from 'pg';
import { openEmbeddedPostgres } from '../src/database/embedded-postgres.js';
import { Installation } from '../test/support/installation.js';
import { CORPUS } from './support/corpus.js';
import { COPIER, copyIn, copyOut } from './support/copy-in.js';

// Compares the import of the whole corpus into an empty database with COPY of the same final rows into the same tables,
// with the same indexes, constraints and triggers, alternating between them. The embedded PostgreSQL has its normal
// durability settings.

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const MAX_RATIO_TO_COPY = 2;
const MAX_MB = 300;

if (!existsSync(CORPUS)) {
  console.log(`No corpus in ${CORPUS}: set BENCH_CORPUS to a folder of *.jsonl.gz files.`);
  process.exit(0);
}
const files = readdirSync(CORPUS)
  .filter((name) => name.endsWith('.jsonl.gz'))
  .map((name) => join(CORPUS, name));

const installed = await Installation.make();
const folder = mkdtempSync(join(tmpdir(), 'directory-bench-'));
const rowsFolder = join(folder, 'rows');
mkdirSync(rowsFolder);
const postgres = await openEmbeddedPostgres({ dataDir: folder, role: 'server' });
const env = { DATABASE_URL: postgres.url };

/** The tables of an empty database after its first start. */
async function emptyDatabase(): Promise<void> {
  await withClient(async (client) => {
    await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  });
  const { code, stderr } = await installed.directory(['migrate'], env);
  if (code !== 0) throw new Error(stderr);
}

async function withClient<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

interface Run {
  readonly seconds: number;
  /** Peak resident memory of the process; null if the system does not report it. */
  readonly megabytes: number | null;
  readonly total: { readonly read: number; readonly created: number; readonly unchanged: number };
}

/** Runs the command as an operator does, including its startup and exit. */
async function runImport(): Promise<Run> {
  const began = performance.now();
  const options = [
    '--source-url',
    'https://example.org/corpus',
    '--rejects',
    join(folder, 'rejects.jsonl'),
    '--json',
  ];
  const child = installed.spawn('cli.js', ['import', ...files, '--no-wait', ...options], env);
  let megabytes: number | null = null;
  const watch = setInterval(() => (megabytes = highestMemory(child.pid!) ?? megabytes), 100);
  const [stdout, stderr] = await Promise.all([
    text(child.stdout!),
    text(child.stderr!),
    once(child, 'close'),
  ]);
  clearInterval(watch);
  if (child.exitCode !== 0) throw new Error(stderr);
  const { total } = JSON.parse(stdout) as Pick<Run, 'total'>;
  return { seconds: (performance.now() - began) / 1_000, megabytes, total };
}

function highestMemory(pid: number): number | null {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1_000;
  } catch {
    return null;
  }
}

async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1_000;
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1]!;
const shown = (number: number): string => number.toFixed(1);

const imports: Run[] = [];
const repeats: Run[] = [];
const copies: number[] = [];
let rows = 0;
try {
  for (let round = 1; round <= ROUNDS; round++) {
    await emptyDatabase();
    imports.push(await runImport());
    repeats.push(await runImport());
    if (round === 1) rows = await withClient((client) => copyOut(client, rowsFolder));
    await emptyDatabase();
    copies.push(await timed(() => copyIn(postgres.url, rowsFolder)));
    console.log(
      `round ${round}: import ${shown(imports.at(-1)!.seconds)} s, repeated ${shown(repeats.at(-1)!.seconds)} s, ${COPIER} ${shown(copies.at(-1)!)} s`,
    );
  }
} finally {
  await postgres.stop();
  await installed.remove();
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}

const { total } = imports[0]!;
const seconds = median(imports.map((run) => run.seconds));
const ratio = seconds / median(copies);
const megabytes = Math.max(...[...imports, ...repeats].map((run) => run.megabytes ?? 0));
console.log(`
Import of ${total.read} rows (${rows} rows of ${COPIER}), medians of ${ROUNDS}
  import         ${shown(seconds)} s, ${Math.round(total.read / seconds)} rows per second, at most ${Math.round(megabytes)} MB
  repeated       ${shown(median(repeats.map((run) => run.seconds)))} s, ${repeats[0]!.total.unchanged} unchanged
  ${COPIER}     ${shown(median(copies))} s
  ratio          ${ratio.toFixed(2)} (at most ${MAX_RATIO_TO_COPY.toFixed(1)})`);
if (ratio > MAX_RATIO_TO_COPY || megabytes > MAX_MB) process.exitCode = 1;
