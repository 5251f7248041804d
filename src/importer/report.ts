import { perEach, type LoadedResource, LOADED } from '../database/resources.js';
import { StartupError } from '../database/startup-error.js';
import { accessSync, closeSync, constants, openSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { grouped, counted } from '../values/numbers.js';

/** A problem that the operator must fix. The message is a sentence with the problem and the fix. */
export class ImportError extends StartupError {
  override name = 'ImportError';
}

/** A problem of a row: the reason for its rejection, or an omitted value. */
export interface Note {
  readonly field?: string;
  readonly code: string;
  readonly message: string;
}

interface Origin {
  /** As the operator wrote it. */
  readonly file: string;
  /** 1 for the first line. */
  readonly line: number;
  /** Null for what is no row of any resource. */
  readonly resource: LoadedResource | null;
}

export interface Position extends Origin {
  readonly resource: LoadedResource;
}

/** A row as it was in its file: JSON.parse would round its long numbers. */
export class JsonText {
  constructor(readonly text: string) {}
}

export interface Finding extends Origin, Note {
  readonly severity: 'rejected' | 'conflict' | 'warning';
  /** The complete row, if it was not loaded; an excerpt of one that could not be parsed. */
  readonly row?: JsonText | string | undefined;
}

const BUFFERED = 64 * 1024;

/** The file for rejected rows, conflicts and warnings, in JSON Lines. It is created by the first entry. */
export class RejectsFile {
  private descriptor: number | null = null;
  private buffer = '';

  constructor(readonly path: string) {}

  /** Throws ImportError if the file cannot be written, or is one of the imported files. */
  check(inputs: readonly string[]): void {
    try {
      const existing = statSync(this.path, { throwIfNoEntry: false });
      if (existing?.isDirectory()) throw new ImportError(`--rejects ${this.path} is a folder: name a file.`);
      accessSync(existing ? this.path : dirname(resolve(this.path)), constants.W_OK);
      if (existing && inputs.some((input) => realpathSync(input) === realpathSync(this.path))) {
        throw new ImportError(`--rejects ${this.path} is one of the imported files: name another file.`);
      }
    } catch (error) {
      throw this.asImportError(error);
    }
  }

  get written(): boolean {
    return this.descriptor !== null || this.buffer !== '';
  }

  add({ file, line, resource, severity, field, code, message, row }: Finding): void {
    // This order puts the most useful fields first.
    const entry = { file, line, resource, severity, field, code, message };
    // A line break in JSON is between its tokens, where a space does as well.
    this.buffer +=
      row instanceof JsonText
        ? `${JSON.stringify(entry).slice(0, -1)},"row":${row.text.replaceAll(/[\r\n]/g, ' ')}}\n`
        : `${JSON.stringify({ ...entry, row })}\n`;
    if (this.buffer.length >= BUFFERED) this.flush();
  }

  flush(): void {
    if (this.buffer === '') return;
    try {
      this.descriptor ??= openSync(this.path, 'w');
      writeFileSync(this.descriptor, this.buffer);
      this.buffer = '';
    } catch (error) {
      throw this.asImportError(error);
    }
  }

  close(): void {
    this.flush();
    if (this.descriptor !== null) closeSync(this.descriptor);
  }

  private asImportError(error: unknown): unknown {
    if (error instanceof ImportError) return error;
    return new ImportError(
      `--rejects ${this.path} cannot be written (${(error as Error).message}): name a file in a folder that this user may write to.`,
    );
  }
}

const COLUMNS = ['read', 'created', 'updated', 'unchanged', 'rejected', 'conflicts', 'warnings'] as const;

/**
 * Row counts of one resource: read = created + updated + unchanged + rejected. Conflicts and warnings are those of the
 * rejects file.
 */
type Counts = Record<(typeof COLUMNS)[number], number>;

interface Reason {
  readonly message: string;
  readonly rows: number;
}

export interface ImportSummary {
  /** Keyed by the API's plural names, such as `people`. */
  readonly resources: Readonly<Record<string, Counts>>;
  readonly total: Counts;
  readonly reasons: readonly Reason[];
  /** Changes that are not indexed yet. */
  readonly waiting_for_search: number;
  /** The path of the rejects file; null if it has no entries. */
  readonly rejects: string | null;
}

const noCounts = (): Counts => ({ ...perEach(COLUMNS, () => 0) });

/** Beyond it, each row gets a separate warning: every row of a file may have another unknown field. */
const MAX_SHARED = 10_000;

/** A warning that many rows share, written once with their number. */
interface Shared {
  readonly position: Origin;
  readonly note: (rows: number) => Note;
  rows: number;
}

export class ImportReport {
  readonly counts = perEach(LOADED, noCounts);
  private readonly others = noCounts();
  private readonly shared = new Map<string, Shared>();
  private readonly reasons = new Map<string, number>();

  constructor(private readonly rejects: RejectsFile) {}

  /** Rejects a row, with all its problems in one entry. */
  reject(position: Position, problems: readonly Note[], row: JsonText | string): void {
    this.counts[position.resource].rejected++;
    const [first] = problems;
    const message = problems.map(sentence).join('; ');
    this.countReason(sentence(first!));
    this.rejects.add({ ...position, severity: 'rejected', ...first!, message, row });
  }

  /** Reports a row that contradicts an editor's decision; the record keeps its value. */
  conflict(position: Position, note: Note, row: JsonText): void {
    this.counts[position.resource].conflicts++;
    this.rejects.add({ ...position, severity: 'conflict', ...note, message: sentence(note), row });
  }

  /** Reports the omitted values of a loaded row. Pass `row` if it contains more than was loaded. */
  warn(position: Origin, note: Note, row?: JsonText): void {
    (position.resource === null ? this.others : this.counts[position.resource]).warnings++;
    this.rejects.add({ ...position, severity: 'warning', ...note, message: sentence(note), row });
  }

  /** Collects a warning that rows of a file share, to be written once with their number, up to MAX_SHARED warnings. */
  share(position: Origin, key: string, note: Shared['note']): void {
    const name = `${position.file}\0${position.resource}\0${key}`;
    const known = this.shared.get(name);
    if (known) known.rows++;
    else if (this.shared.size < MAX_SHARED) this.shared.set(name, { position, note, rows: 1 });
    else this.warn(position, note(1));
  }

  close(): void {
    for (const { position, note, rows } of this.shared.values()) this.warn(position, note(rows));
    this.rejects.close();
  }

  get total(): Counts {
    const all = [...Object.values(this.counts), this.others];
    return perEach(COLUMNS, (column) => all.reduce((sum, counts) => sum + counts[column], 0));
  }

  /** The three most frequent first problems of rejected rows. */
  get topReasons(): readonly Reason[] {
    return [...this.reasons]
      .map(([message, rows]) => ({ message, rows }))
      .sort((a, b) => b.rows - a.rows)
      .slice(0, 3);
  }

  private countReason(message: string): void {
    const rows = this.reasons.get(message);
    if (rows !== undefined || this.reasons.size < MAX_SHARED) this.reasons.set(message, (rows ?? 0) + 1);
  }
}

const sentence = ({ field, message }: Note): string =>
  field === undefined ? message : `${field} ${message}`;

/** The beginning of a value in JSON. */
export const excerpt = (json: string): string => (json.length > 80 ? `${json.slice(0, 80)}…` : json);

const WIDTH = 11;

/** The closing summary for people: the counts of each resource, and where to find details. */
export function summaryText(summary: ImportSummary): string {
  const { resources, total, reasons, waiting_for_search, rejects } = summary;
  const lines = [
    line('', COLUMNS),
    ...Object.entries(resources)
      .filter(([, counts]) => counts.read > 0)
      .map(([name, counts]) => line(name, numbers(counts))),
    line('total', numbers(total)),
  ];
  if (rejects !== null) {
    lines.push(
      '',
      `${counted(total.rejected, 'row')} rejected, ${counted(total.conflicts, 'conflict')} with editors, ${counted(total.warnings, 'warning')}: see ${rejects}.`,
      ...reasons.map(({ message, rows }) => `  ${counted(rows, 'row')}: ${message}`),
    );
  }
  if (waiting_for_search > 0) {
    lines.push(
      '',
      `${counted(waiting_for_search, 'change')} not searchable yet: a running server or worker indexes them.`,
      'search:check shows how many are left.',
    );
  }
  return lines.join('\n');
}

const numbers = (counts: Counts): string[] => COLUMNS.map((column) => grouped(counts[column]));

const line = (title: string, cells: readonly string[]): string =>
  title.padEnd(14) + cells.map((cell) => cell.padStart(WIDTH)).join('');
