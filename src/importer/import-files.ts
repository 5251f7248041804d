import { setTimeout as sleep } from 'node:timers/promises';
import { PLURAL, LOADED } from '../database/resources.js';
import { readFile, type ImportFile } from './files/import-file.js';
import type { SourceRow } from './files/source-row.js';
import { Loader } from './loading/loader.js';
import type { Progress } from '../progress/progress.js';
import { JsonText, RejectsFile, ImportReport, type ImportSummary } from './report.js';
import type { RowSource } from './rows/collections.js';
import { readRow, type RowContext } from './rows/read-row.js';
import { Session } from './session.js';
import { Stager } from './staging/stager.js';

export interface ImportOptions {
  /** The corpus of rows that name none. */
  readonly corpus?: string;
  /** Citation of rows without sources. */
  readonly sourceUrl?: string;
  /** Category of `sourceUrl`, and of row sources without one. */
  readonly sourceCategory: string;
  readonly rejects: string;
  /** Whether rows overwrite editors' changes; by default editors win, and the rest is a conflict. */
  readonly overwrite?: boolean;
  readonly batchRows?: number;
}

const BATCH_ROWS = 10_000;

const WAITING = `SELECT count(*)::int AS waiting FROM outbox WHERE topic LIKE 'search%'`;
const POLL_MS = 1_000;
/** A running server or worker indexes at least one change within this time. */
const STALLED_MS = 10_000;

/**
 * Imports files into the directory at `url`: reads them all into temporary tables, then loads these in batches, each in
 * one transaction. Throws ImportError for what the operator can fix; committed batches stay.
 */
export async function importFiles(
  url: string,
  files: readonly ImportFile[],
  options: ImportOptions,
  progress: Progress,
): Promise<ImportSummary> {
  const rejects = new RejectsFile(options.rejects);
  rejects.check(files.map(({ path }) => path));
  const report = new ImportReport(rejects);
  const sessions = await openSessions(url);
  let waiting: number;
  try {
    await sessions[0].lock(() => progress.say('Another import is running; waiting for its end.'));
    const [first, second] = sessions;
    // Both sessions load concurrently; this split gives each about half of the rows.
    const stager = new Stager({ person: first, membership: first, organization: second, place: second });
    await stager.open();
    await stage(files, options, stager, report, progress);
    const { overwrite = false, batchRows = BATCH_ROWS } = options;
    await new Loader(stager, files, { overwrite, batchRows }, report, progress).load();
    [{ waiting }] = (await sessions[0].query<{ waiting: number }>(WAITING)) as [{ waiting: number }];
  } finally {
    progress.end();
    await Promise.all(sessions.map((session) => session.close()));
    report.close();
  }
  const resources = Object.fromEntries(LOADED.map((resource) => [PLURAL[resource], report.counts[resource]]));
  return {
    resources,
    total: report.total,
    reasons: report.topReasons,
    waiting_for_search: waiting,
    rejects: rejects.written ? rejects.path : null,
  };
}

/** Waits until `waiting` changes are indexed, or indexing makes no progress. Returns how many are still not indexed. */
export async function waitForSearch(url: string, waiting: number, progress: Progress): Promise<number> {
  if (waiting === 0) return 0;
  const session = await Session.open(url);
  progress.begin('Searchable', waiting);
  try {
    let least = waiting;
    for (let indexedAt = Date.now(); least > 0 && Date.now() - indexedAt < STALLED_MS; await sleep(POLL_MS)) {
      const [now] = await session.query<{ waiting: number }>(WAITING);
      if (now!.waiting >= least) continue;
      progress.count(least - now!.waiting);
      progress.reach(waiting - now!.waiting);
      least = now!.waiting;
      indexedAt = Date.now();
    }
    return least;
  } finally {
    progress.end();
    await session.close();
  }
}

async function openSessions(url: string): Promise<[Session, Session]> {
  const first = await Session.open(url);
  try {
    return [first, await Session.open(url)];
  } catch (error) {
    await first.close();
    throw error;
  }
}

async function stage(
  files: readonly ImportFile[],
  options: ImportOptions,
  stager: Stager,
  report: ImportReport,
  progress: Progress,
): Promise<void> {
  const bytes = files.reduce((sum, file) => sum + file.size, 0);
  let before = 0;
  progress.begin('Reading', bytes);
  for (const [number, file] of files.entries()) {
    const context = contextOf(file, options);
    const listener = {
      onBytes: (read: number) => progress.reach(before + read),
      onPassed: (list: string, line: number) =>
        report.share({ file: file.path, line, resource: null }, list, unknownList(list)),
    };
    for await (const rows of readFile(file, listener)) {
      for (const row of rows) stageRow(row, number, file, context, stager, report);
      progress.count(rows.length);
      await stager.drain();
    }
    before += file.size;
  }
  await stager.finish();
}

function contextOf(file: ImportFile, { corpus, sourceUrl, sourceCategory }: ImportOptions): RowContext {
  const fallback: RowSource | null =
    sourceUrl === undefined ? null : { category: sourceCategory, url: sourceUrl, details: null };
  return {
    corpus: corpus === undefined ? { name: file.name, afterFile: true } : { name: corpus, afterFile: false },
    category: sourceCategory,
    fallback,
  };
}

function stageRow(
  source: SourceRow,
  number: number,
  file: ImportFile,
  context: RowContext,
  stager: Stager,
  report: ImportReport,
): void {
  const position = { file: file.path, line: source.line, resource: source.resource };
  report.counts[source.resource].read++;
  if (source.problem) return report.reject(position, [source.problem], source.text);
  const { row, fields } = readRow(source, context);
  if (row === null) return report.reject(position, fields.problems, new JsonText(source.text));
  for (const warning of fields.warnings) report.warn(position, warning);
  for (const field of fields.unknown) report.share(position, field, unknownField(field));
  stager.add(row, number, source.line, source.text);
}

const unknownField = (field: string) => (rows: number) => ({
  field,
  code: 'unknown_field',
  message: `was ignored in ${rows} row(s): unknown field`,
});

const unknownList = (list: string) => (items: number) => ({
  field: list,
  code: 'unknown_list',
  message: `was ignored, with ${items} item(s): unknown resource`,
});
