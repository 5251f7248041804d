import type { LoadedResource } from '../source-references/cited-load.js';

/** Something that is wrong with a row: why it was not loaded, or what had to be left out of it. */
export interface Note {
  readonly field?: string;
  readonly code: string;
  readonly message: string;
}

/** Where a row stands. */
export interface Position {
  /** As the operator wrote its path. */
  readonly file: string;
  /** 1 for the first line. */
  readonly line: number;
  readonly resource: LoadedResource;
}

/** One line of the rejects file. */
export interface Finding extends Position, Note {
  readonly severity: 'rejected' | 'conflict' | 'warning';
  /** The row, whole, if it was not loaded. */
  readonly row?: unknown;
}
