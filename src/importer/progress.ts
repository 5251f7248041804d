/** Is told how an import goes on. */
export interface Progress {
  /** A part of the work begins that has `total` units, bytes or rows. */
  begin(part: 'Reading' | 'Loading', total: number): void;
  /** How many units are done. */
  reach(done: number): void;
  /** So many more rows have been read or loaded. */
  count(rows: number): void;
  /** A sentence for the operator. */
  say(sentence: string): void;
  end(): void;
}
