import { grouped } from '../values/numbers.js';

/** The phases of long commands, with what each of them counts. An import passes through the first two in this order. */
const COUNTED = {
  Reading: 'rows',
  Loading: 'rows',
  Indexing: 'documents',
  Checking: 'documents',
  Comparing: 'records',
  Searchable: 'changes',
} as const;
type Part = keyof typeof COUNTED;

export interface Progress {
  /** Starts a phase of `total` units: bytes when files are read, otherwise what the phase counts. */
  begin(part: Part, total: number): void;
  reach(done: number): void;
  count(rows: number): void;
  say(sentence: string): void;
  end(): void;
}

/** Discards progress, for work without an operator. */
export const NO_PROGRESS: Progress = {
  begin: () => undefined,
  reach: () => undefined,
  count: () => undefined,
  say: () => undefined,
  end: () => undefined,
};

type Output = Pick<NodeJS.WritableStream, 'write'> & { readonly isTTY?: boolean; readonly columns?: number };

/** The interval of lines, so that they do not flood a log, and that of a terminal. */
const LINE_EVERY_MS = 5_000;
const REDRAW_EVERY_MS = 100;
const BAR_LENGTH = 15;
/** Erases the line of a terminal. */
const ERASE = '\r\x1b[K';

/** Shows progress to an operator: as a bar on a terminal, as plain lines elsewhere. */
export class ShownProgress implements Progress {
  private phase: { readonly part: Part; readonly total: number; done: number; rows: number } | null = null;
  private began = 0;
  private shown = 0;

  constructor(
    private readonly output: Output = process.stderr,
    private readonly now: () => number = Date.now,
  ) {}

  begin(part: Part, total: number): void {
    this.end();
    this.phase = { part, total, done: 0, rows: 0 };
    this.began = this.shown = this.now();
  }

  reach(done: number): void {
    if (!this.phase) return;
    this.phase.done = done;
    if (this.now() - this.shown >= (this.output.isTTY ? REDRAW_EVERY_MS : LINE_EVERY_MS)) this.show();
  }

  count(rows: number): void {
    if (this.phase) this.phase.rows += rows;
  }

  say(sentence: string): void {
    this.output.write(`${this.output.isTTY ? ERASE : ''}${sentence}\n`);
  }

  end(): void {
    this.show();
    if (this.phase && this.output.isTTY) this.output.write('\n');
    this.phase = null;
  }

  private show(): void {
    if (!this.phase) return;
    const { part, total, done, rows } = this.phase;
    this.shown = this.now();
    const seconds = Math.max(0.001, (this.shown - this.began) / 1_000);
    // The total is an estimate: records may be added meanwhile.
    const share = total <= done ? 1 : done / total;
    const left = share > 0 && share < 1 ? `, about ${Math.ceil(seconds / share - seconds)} s left` : '';
    const bar = ` [${'='.repeat(share * BAR_LENGTH).padEnd(BAR_LENGTH)}]`;
    const text = `: ${Math.floor(share * 100)} %, ${grouped(rows)} ${COUNTED[part]}, ${grouped(Math.round(rows / seconds))} a second${left}`;
    const { isTTY, columns } = this.output;
    this.output.write(isTTY ? ERASE + `${part}${bar}${text}`.slice(0, columns) : `${part}${text}\n`);
  }
}
