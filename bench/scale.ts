import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { compareBatch, scanDuplicates } from './support/scale-batches.js';
import { costOf, isKnown, type Cost } from './support/scale-cost.js';
import { ScaleDatabases, type ScaleDatabase } from './support/scale-databases.js';
import { VERSION } from './support/scale-directory.js';
import { readNames } from './support/scale-names.js';
import type { Measurable, Operation } from './support/scale-measurable.js';
import { operations } from './support/scale-operations.js';
import { measure, percentile } from './support/latency.js';
import { startService, type Server } from './support/processes.js';

/*
 * Compares the speed of two directories of different size: imports both, measures p50 and p99 of every
 * operation on both in turn, one call at a time, then the CPU time per call and the disk space. BENCH_SCALE
 * sets the sizes in people. BENCH_DATA_DIR keeps the databases and the index for later runs.
 * BENCH_ELASTICSEARCH=0 omits Elasticsearch. BENCH_ONLY selects operations by a part of their names.
 */
const SIZES = (process.env['BENCH_SCALE'] ?? '100000,1000000').split(',').map(Number);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 10);
const CALLS = Number(process.env['BENCH_CALLS'] ?? 50);
const ONLY = process.env['BENCH_ONLY'] ?? '';
/** An operation starts no more rounds after this many seconds, so slow operations have fewer calls. */
const MAX_SECONDS = 15;
const MAX_RATIO = 1.5;
const MIN_RATE = 0.8;
/** The limit of a workbench page on the largest directory. */
const MAX_PAGE_P95_MS = 150;

const ROOT = join(import.meta.dirname, '..');
const LAUNCHER = process.env['ELASTICSEARCH_LAUNCHER'] ?? join(ROOT, '../shared/elasticsearch/elasticsearch');
const PORT = Number(process.env['BENCH_ELASTICSEARCH_PORT'] ?? 9_317);
const hasElasticsearch = existsSync(LAUNCHER) && process.env['BENCH_ELASTICSEARCH'] !== '0';
const elasticsearchUrl = hasElasticsearch ? `http://127.0.0.1:${PORT}` : null;
const engines = hasElasticsearch ? (['database', 'elasticsearch'] as const) : (['database'] as const);

/** A size under measurement: its databases, and a server for each engine. */
interface Measured {
  readonly database: Measurable;
  readonly running: Readonly<Partial<Record<Operation['engine'], Server>>>;
}

interface Line {
  readonly operation: string;
  /** Values by size. */
  readonly latencies: readonly (readonly number[])[];
  readonly costs: readonly Cost[];
}

const kept = process.env['BENCH_DATA_DIR'];
const parent = kept ?? mkdtempSync(join(tmpdir(), 'directory-bench-'));
const folder = join(parent, `scale-${VERSION}`);
mkdirSync(folder, { recursive: true });

async function elasticsearch(action: string, ...options: string[]): Promise<void> {
  if (!hasElasticsearch) return;
  const data = action === 'start' ? ['--data', join(folder, 'elasticsearch')] : [];
  await promisify(execFile)(LAUNCHER, [action, '--port', String(PORT), ...options, ...data], {
    env: { ...process.env, TMPDIR: folder },
  });
}

async function serve(database: ScaleDatabase): Promise<Measured> {
  const started = await Promise.all(
    engines.map(async (engine): Promise<[Operation['engine'], Server]> => {
      const search: Record<string, string> =
        engine === 'database'
          ? {}
          : {
              ELASTICSEARCH_URL: elasticsearchUrl!,
              ELASTICSEARCH_INDEX: database.index,
              // With a long timeout PostgreSQL never answers instead of Elasticsearch.
              ELASTICSEARCH_TIMEOUT_MS: '10000',
            };
      return [engine, await startService({ DATABASE_URL: database.url, PORT: '0', ...search })];
    }),
  );
  const running = Object.fromEntries(started) as Measured['running'];
  const { rows } = await database.client.query<{ lately: Date }>(
    'SELECT updated_at AS lately FROM people ORDER BY updated_at DESC OFFSET 999 LIMIT 1',
  );
  const servers = { database: running.database!.url, elasticsearch: running.elasticsearch?.url ?? '' };
  return { database: { ...database, servers, lately: rows[0]!.lately.toISOString() }, running };
}

/** Calls an operation on all sizes in turn. The first round is a warm-up. */
async function measured(operation: Operation, sizes: readonly Measured[]): Promise<Line> {
  const latencies = sizes.map(() => [] as number[]);
  const costs = sizes.map((): Cost => ({ api: 0, postgresql: 0, elasticsearch: 0 }));
  const until = performance.now() + MAX_SECONDS * 1_000;
  for (let round = 0; round <= ROUNDS && (round < 3 || performance.now() < until); round++) {
    for (let turn = 0; turn < sizes.length; turn++) {
      const which = (turn + round) % sizes.length;
      const { database, running } = sizes[which]!;
      const cost = () =>
        costOf(
          running[operation.engine]!.pid,
          database.client,
          operation.engine === 'elasticsearch' ? elasticsearchUrl : null,
        );
      const calls = operation.calls(database, round, CALLS);
      const before = await cost();
      const taken = await measure(calls, 1);
      const after = await cost();
      if (round === 0) continue;
      latencies[which]!.push(...taken);
      costs[which] = added(costs[which]!, after, before);
    }
  }
  return { operation: operation.name, latencies, costs };
}

const added = (sum: Cost, after: Cost, before: Cost): Cost => ({
  api: sum.api + after.api - before.api,
  postgresql: sum.postgresql + after.postgresql - before.postgresql,
  elasticsearch: sum.elasticsearch + after.elasticsearch - before.elasticsearch,
});

const ms = (value: number): string => value.toFixed(2).padStart(8);
const ratioOf = (line: Line, part: number): number =>
  percentile(line.latencies.at(-1)!, part) / percentile(line.latencies[0]!, part);
const isOver = (line: Line): boolean => ratioOf(line, 0.5) > MAX_RATIO || ratioOf(line, 0.99) > MAX_RATIO;

function printImports(databases: readonly ScaleDatabase[]): void {
  console.log('\nImport and index');
  for (const { directory, rows, importSeconds, indexSeconds, documents, ...size } of databases) {
    const gigabytes = (bytes: number | null) => (bytes === null ? '-' : `${(bytes / 1e9).toFixed(2)} GB`);
    console.log(
      `  ${directory.people} people: ${rows} rows in ${importSeconds.toFixed(0)} s, ${(rows / importSeconds).toFixed(0)} rows/s; ` +
        `${documents} documents in ${indexSeconds.toFixed(0)} s; ` +
        `PostgreSQL ${gigabytes(size.databaseBytes)}, ${gigabytes(size.searchBytes)} of it for search; Elasticsearch ${gigabytes(size.elasticsearchBytes)}`,
    );
  }
  const [small, large] = [databases[0]!, databases.at(-1)!];
  const ratio = large.rows / large.importSeconds / (small.rows / small.importSeconds);
  console.log(`  import rate, large to small: ${ratio.toFixed(2)} (at least ${MIN_RATE})`);
  if (ratio < MIN_RATE) process.exitCode = 1;
}

function printLine(line: Line): void {
  const figures = [0.5, 0.99].map((part) => {
    const values = line.latencies.map((latencies) => ms(percentile(latencies, part))).join('');
    return `${values}  ${ratioOf(line, part).toFixed(2)}`;
  });
  console.log(`  ${line.operation.padEnd(48)} ${figures.join('  ')}${isOver(line) ? '  over' : ''}`);
}

function printPages(lines: readonly Line[]): void {
  const pages = lines.filter(({ operation }) => operation.startsWith('page: '));
  if (pages.length === 0) return;
  console.log(`\nPages of ${SIZES.at(-1)!} people, p95 in milliseconds; at most ${MAX_PAGE_P95_MS}`);
  for (const { operation, latencies } of pages) {
    const p95 = percentile(latencies.at(-1)!, 0.95);
    console.log(`  ${operation.padEnd(48)} ${ms(p95)}${p95 > MAX_PAGE_P95_MS ? '  over' : ''}`);
    if (p95 > MAX_PAGE_P95_MS) process.exitCode = 1;
  }
}

/**
 * Prints seconds of CPU time per million calls, which depend less on other load of the machine than
 * milliseconds do.
 */
function printCosts(lines: readonly Line[]): void {
  console.log('\nCPU time, seconds per million calls (API, PostgreSQL, Elasticsearch), by size');
  for (const { operation, costs, latencies } of lines) {
    const perMillion = (seconds: number) => ((seconds / latencies[0]!.length) * 1e6).toFixed(0).padStart(8);
    const figures = costs.map((cost) =>
      [cost.api, cost.postgresql, cost.elasticsearch].map(perMillion).join(''),
    );
    console.log(`  ${operation.padEnd(48)} ${figures.join('  |')}`);
  }
}

await elasticsearch('start', '--heap', '2g');
const databases = await ScaleDatabases.open(folder, elasticsearchUrl);
const sizes: Measured[] = [];
try {
  const names = await readNames();
  const filled: ScaleDatabase[] = [];
  for (const people of SIZES) filled.push(await databases.database(people, names));
  printImports(filled);
  for (const database of filled) sizes.push(await serve(database));
  if (ONLY === '' || 'scan'.includes(ONLY))
    for (const { database } of sizes) if (!(await scanDuplicates(database))) process.exitCode = 1;
  console.log(
    `\nMilliseconds by size (${SIZES.join(', ')} people) and their ratio: p50, p99; at most ${MAX_RATIO}`,
  );
  const lines: Line[] = [];
  for (const operation of operations(engines).filter(({ name }) => name.includes(ONLY))) {
    try {
      const line = await measured(operation, sizes);
      printLine(line);
      lines.push(line);
    } catch (error) {
      // Continues, because the other operations are still of use.
      console.log(`  ${operation.name.padEnd(48)} failed: ${(error as Error).message}`);
      process.exitCode = 1;
    }
  }
  printPages(lines);
  if (ONLY === '' || 'batch'.includes(ONLY))
    if (!(await compareBatch(sizes.at(-1)!.database))) process.exitCode = 1;
  if (isKnown) printCosts(lines);
  const over = lines.filter(isOver).map(({ operation }) => operation);
  console.log(`\nOver ${MAX_RATIO}: ${over.length === 0 ? 'none' : over.join('; ')}`);
  if (over.length > 0) process.exitCode = 1;
} finally {
  await Promise.all(sizes.flatMap(({ running }) => Object.values(running).map((server) => server.stop())));
  await databases.stop();
  await elasticsearch('stop');
  if (kept === undefined) rmSync(parent, { recursive: true, force: true, maxRetries: 10 });
}
