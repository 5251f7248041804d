import { LOADED, type LoadedResource } from '../source-references/cited-load.js';
import type { Finding, Note, Position } from './notes.js';
import type { RejectsFile } from './rejects-file.js';

/** What became of the rows of one resource: read = created + updated + unchanged + rejected. */
export interface Counts {
  read: number;
  created: number;
  updated: number;
  unchanged: number;
  rejected: number;
  /** Lines of the rejects file that say what an editor has decided otherwise. */
  conflicts: number;
  /** Lines of the rejects file that say what was left out of a row. */
  warnings: number;
}

/** Why rows were rejected, and how many. */
export interface Reason {
  readonly message: string;
  readonly rows: number;
}

const noCounts = (): Counts => ({
  read: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  rejected: 0,
  conflicts: 0,
  warnings: 0,
});

/** Beyond this, every row speaks for itself: a file whose rows have a key each must not fill the memory. */
const MAX_SHARED = 10_000;

/** Something that many rows have in common, said once with their number. */
interface Shared {
  readonly position: Position;
  readonly note: (rows: number) => Note;
  rows: number;
}

/** Counts what becomes of the rows, and writes down what is to be said about them. */
export class ImportReport {
  readonly counts: Readonly<Record<LoadedResource, Counts>> = {
    person: noCounts(),
    organization: noCounts(),
    membership: noCounts(),
    place: noCounts(),
  };
  private readonly shared = new Map<string, Shared>();
  private readonly reasons = new Map<string, number>();

  constructor(private readonly rejects: RejectsFile) {}

  /** A row that is not loaded, with all its problems in one line. */
  reject(position: Position, problems: readonly Note[], row: unknown): void {
    this.counts[position.resource].rejected++;
    const [first] = problems;
    const message = problems.map((problem) => sentence(problem)).join('; ');
    this.countReason(sentence(first!));
    this.write({ ...position, severity: 'rejected', ...first!, message, row });
  }

  /** Something that a row says and that an editor has decided otherwise: the record stays as it is. */
  conflict(position: Position, note: Note, row: unknown): void {
    this.counts[position.resource].conflicts++;
    this.write({ ...position, severity: 'conflict', ...note, message: sentence(note), row });
  }

  /** Something that was left out of a row that is loaded; `row` if the row says more than what was loaded. */
  warn(position: Position, note: Note, row?: unknown): void {
    this.counts[position.resource].warnings++;
    this.write({ ...position, severity: 'warning', ...note, message: sentence(note), row });
  }

  /** Something that is said once for all rows of a file that have it in common, as long as that is not too much. */
  share(position: Position, key: string, note: (rows: number) => Note, rows = 1): void {
    const name = `${position.file}\0${position.resource}\0${key}`;
    const known = this.shared.get(name);
    if (known) known.rows += rows;
    else if (this.shared.size < MAX_SHARED) this.shared.set(name, { position, note, rows });
    else this.warn(position, note(rows));
  }

  /** Says what rows have in common, and closes the rejects file. */
  close(): void {
    for (const { position, note, rows } of this.shared.values()) this.warn(position, note(rows));
    this.rejects.close();
  }

  /** The counts of all resources, and their sum. */
  get total(): Counts {
    const total = noCounts();
    for (const resource of LOADED) {
      for (const key of Object.keys(total) as (keyof Counts)[]) total[key] += this.counts[resource][key];
    }
    return total;
  }

  /** The most frequent first problems of rejected rows, at most three. */
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

  private write(finding: Finding): void {
    this.rejects.add(finding);
  }
}

const sentence = ({ field, message }: Note): string =>
  field === undefined ? message : `${field} ${message}`;
