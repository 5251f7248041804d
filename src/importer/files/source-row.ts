import { isUtf8 } from 'node:buffer';
import { isRecord } from '../../http/fields.js';
import type { LoadedResource } from '../../records/cited-load.js';
import type { Note } from '../report.js';
import { FIELDS } from '../rows/resource-rows.js';

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
  readonly problem?: Note | undefined;
}

/** No row of a directory is longer, in bytes; what is longer is a broken file, and must not fill the memory. */
export const MAX_ROW = 1024 * 1024;

/** How deep a row may nest: the directory's own rows need fewer than twenty levels. */
const MAX_DEPTH = 100;

/** How much of a row that is too long is kept, to find it again by. */
export const EXCERPT = 1_000;

const tooLong: Note = {
  field: 'row',
  code: 'too_long',
  message: `is longer than ${MAX_ROW} bytes and was skipped`,
};
const tooDeep: Note = {
  field: 'row',
  code: 'too_deep',
  message: `is nested more than ${MAX_DEPTH} levels deep`,
};
const notJson: Note = { field: 'row', code: 'invalid_json', message: 'is not JSON' };
export const notUtf8: Note = { field: 'row', code: 'invalid_encoding', message: 'is not UTF-8 text' };

/**
 * A JSON value and its text, or why the bytes of a row are none. The text of a row that cannot be read is an excerpt.
 */
type ReadJson =
  | { readonly value: unknown; readonly text: string; readonly problem?: undefined }
  | { readonly value: null; readonly text: string; readonly problem: Note };

/**
 * Reads the bytes of one row; MAX_ROW + 1 of them are enough. What is nested too deep is refused; in a field
 * that is not among `known`, and that would be left out anyway, an excerpt takes its place.
 */
export function readJson(bytes: Buffer, known?: ReadonlySet<string>): ReadJson {
  const refused = (problem: Note): ReadJson => ({
    value: null,
    text: bytes.toString('utf8', 0, EXCERPT),
    problem,
  });
  if (bytes.length > MAX_ROW) return refused(tooLong);
  if (!isUtf8(bytes)) return refused(notUtf8);
  const text = bytes.toString('utf8').trim();
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { value: null, text, problem: notJson };
  }
  // What is deeper overflows the stack of JSON.stringify, which JSON.parse does not.
  if (!isDeeper(value, MAX_DEPTH)) return { value, text };
  if (known === undefined || !isRecord(value)) return refused(tooDeep);
  for (const [key, field] of Object.entries(value)) {
    if (!isDeeper(field, MAX_DEPTH - 1)) continue;
    if (known.has(key)) return refused(tooDeep);
    value[key] = `(nested more than ${MAX_DEPTH} levels deep)`;
  }
  return { value, text: JSON.stringify(value) };
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  for (const key in value) {
    if (isDeeper((value as Record<string, unknown>)[key], levels - 1)) return true;
  }
  return false;
}

const NEWLINE = 0x0a;

/** Reads JSON Lines: one row a line; empty lines are passed over. */
export async function* readJsonLines(
  input: AsyncIterable<Buffer>,
  resource: LoadedResource,
): AsyncGenerator<SourceRow[]> {
  let line = 0;
  for await (const lines of splitLines(input)) {
    const rows: SourceRow[] = [];
    for (const bytes of lines) {
      line++;
      const row = readLine(bytes, line, resource);
      if (row) rows.push(row);
    }
    yield rows;
  }
}

function readLine(bytes: Buffer, line: number, resource: LoadedResource): SourceRow | null {
  const read = readJson(bytes, FIELDS[resource]);
  return read.text === '' ? null : { resource, line, ...read };
}

/**
 * The lines of each piece of a file, without their ends. Of a line longer than MAX_ROW only the beginning comes, one
 * byte more than is allowed.
 */
export async function* splitLines(input: AsyncIterable<Buffer>): AsyncGenerator<Buffer[]> {
  let rest: Buffer[] = [];
  let length = 0;
  const keep = (bytes: Buffer): void => {
    const room = MAX_ROW + 1 - length;
    if (room <= 0) return;
    rest.push(bytes.length > room ? bytes.subarray(0, room) : bytes);
    length += Math.min(bytes.length, room);
  };
  for await (const piece of input) {
    const lines: Buffer[] = [];
    let from = 0;
    for (let to = piece.indexOf(NEWLINE); to >= 0; to = piece.indexOf(NEWLINE, from)) {
      const bytes = piece.subarray(from, to);
      if (length > 0) {
        keep(bytes);
        lines.push(Buffer.concat(rest));
        rest = [];
        length = 0;
      } else {
        lines.push(bytes);
      }
      from = to + 1;
    }
    if (from < piece.length) keep(piece.subarray(from));
    if (lines.length > 0) yield lines;
  }
  if (length > 0) yield [Buffer.concat(rest)];
}
