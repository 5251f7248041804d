import { isUtf8 } from 'node:buffer';
import type { LoadedResource } from '../../database/resources.js';
import type { Note } from '../report.js';
import { isDeeperThan } from '../../values/json.js';

export interface SourceRow {
  readonly resource: LoadedResource;
  /** The line on which it begins; 1 for the first. */
  readonly line: number;
  /** The parsed row; null if it could not be parsed. */
  readonly value: unknown;
  /** The row as JSON, or its verbatim text if it could not be parsed. */
  readonly text: string;
  readonly problem?: Note | undefined;
}

/** Maximum bytes of a row. A longer one indicates a broken file, and must not fill the memory. */
export const MAX_ROW = 1024 * 1024;

/** Maximum nesting of a row. The directory's own rows need fewer than twenty levels. */
const MAX_DEPTH = 100;

/** Characters to keep of a row that could not be parsed, so that the operator can find it. */
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

type ReadJson = Pick<SourceRow, 'value' | 'text' | 'problem'>;

/** Parses the bytes of one row; MAX_ROW + 1 bytes suffice to detect a longer row. */
export function readJson(bytes: Buffer): ReadJson {
  const refused = (problem: Note) => ({ value: null, text: bytes.toString('utf8', 0, EXCERPT), problem });
  if (bytes.length > MAX_ROW) return refused(tooLong);
  if (!isUtf8(bytes)) return refused(notUtf8);
  const text = bytes.toString('utf8').trim();
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { value: null, text, problem: notJson };
  }
  // JSON.stringify overflows the stack on deeper values, although JSON.parse does not.
  return isDeeperThan(value, MAX_DEPTH) ? refused(tooDeep) : { value, text };
}

const NEWLINE = 0x0a;

/** Reads JSON Lines: one row per line. Skips empty lines. */
export async function* readJsonLines(
  input: AsyncIterable<Buffer>,
  resource: LoadedResource,
): AsyncGenerator<SourceRow[]> {
  let line = 0;
  for await (const lines of splitLines(input)) {
    const rows: SourceRow[] = [];
    for (const bytes of lines) {
      line++;
      const read = readJson(bytes);
      if (read.text !== '') rows.push({ resource, line, ...read });
    }
    yield rows;
  }
}

/** Splits a file into lines, without their ends. Truncates a line longer than MAX_ROW to MAX_ROW + 1 bytes. */
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
