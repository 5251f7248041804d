/** What is counted in each part of long work: of an import, in their order, or of building or checking the search index. */
export const COUNTED = {
  Reading: 'rows',
  Loading: 'rows',
  Indexing: 'documents',
  Checking: 'documents',
  Searchable: 'changes',
} as const;
export type Part = keyof typeof COUNTED;

/** Is told how long work goes on. */
export interface Progress {
  /** A part of the work begins that has `total` units: bytes when files are read, else what is counted. */
  begin(part: Part, total: number): void;
  /** How many units of it are done. */
  reach(done: number): void;
  /** So many more rows, or documents, are done. */
  count(rows: number): void;
  /** A sentence for the operator. */
  say(sentence: string): void;
  end(): void;
}

/** Discards progress: for work without a terminal. */
export const NO_PROGRESS: Progress = {
  begin: () => undefined,
  reach: () => undefined,
  count: () => undefined,
  say: () => undefined,
  end: () => undefined,
};

/** What a part of the work has come to. */
export class Pace {
  done = 0;
  rows = 0;
  private readonly began: number;

  constructor(
    readonly part: Part,
    readonly total: number,
    private readonly now: () => number,
  ) {
    this.began = now();
  }

  get percentage(): number {
    return this.total === 0 ? 100 : Math.floor((100 * this.done) / this.total);
  }

  /** Rows, or documents, a second. */
  get rate(): number {
    return Math.round((1_000 * this.rows) / Math.max(1, this.now() - this.began));
  }

  /** Seconds, if it goes on like this; null as long as nothing is done. */
  get secondsLeft(): number | null {
    if (this.done === 0) return null;
    return Math.ceil((((this.now() - this.began) / this.done) * (this.total - this.done)) / 1_000);
  }
}

/** 239293 as 239,293. */
export const grouped = (number: number): string => number.toLocaleString('en-US');
