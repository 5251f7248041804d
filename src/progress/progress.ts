/** The phases of long commands, with what each of them counts. An import passes through the first two in this order. */
export const COUNTED = {
  Reading: 'rows',
  Loading: 'rows',
  Indexing: 'documents',
  Checking: 'documents',
  Comparing: 'records',
  Searchable: 'changes',
} as const;
export type Part = keyof typeof COUNTED;

export interface Progress {
  /** Starts a phase of `total` units: bytes when files are read, otherwise what the phase counts. */
  begin(part: Part, total: number): void;
  reach(done: number): void;
  /** Adds completed rows or documents. */
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
    return this.total <= this.done ? 100 : Math.floor((100 * this.done) / this.total);
  }

  /** Rows or documents per second. */
  get rate(): number {
    return Math.round((1_000 * this.rows) / Math.max(1, this.now() - this.began));
  }

  /** Estimated seconds left; null before the first unit is done. */
  get secondsLeft(): number | null {
    if (this.done === 0) return null;
    return Math.ceil((((this.now() - this.began) / this.done) * Math.max(0, this.total - this.done)) / 1_000);
  }
}
