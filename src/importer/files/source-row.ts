import type { LoadedResource } from '../../source-references/cited-load.js';
import type { Note } from '../notes.js';

/** A row as a file has it: nothing of it has been checked yet. */
export interface SourceRow {
  readonly resource: LoadedResource;
  /** The line it begins on; 1 for the first. */
  readonly line: number;
  /** What it says, or null if it could not even be read. */
  readonly value: unknown;
  /** The row as text: JSON, or whatever stands there in its place. */
  readonly text: string;
  /** Why it could not be read. */
  readonly problem?: Note;
}

/** Hands on the rows of a file, as many at once as a piece of the file happens to hold. */
export type RowReader = (input: AsyncIterable<Buffer>) => AsyncIterable<SourceRow[]>;

/** No row of a directory is longer, in bytes; what is longer is a broken file, and must not fill the memory. */
export const MAX_ROW = 1024 * 1024;

/** How much of a row that is too long is kept, to find it again by. */
export const EXCERPT = 1_000;

export const tooLong: Note = {
  field: 'row',
  code: 'too_long',
  message: `is longer than ${MAX_ROW} bytes, and was passed over`,
};
export const notJson: Note = { field: 'row', code: 'invalid_json', message: 'is not JSON' };
export const notUtf8: Note = { field: 'row', code: 'invalid_encoding', message: 'is not UTF-8 text' };
