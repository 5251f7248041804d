import type { LoadedResource } from '../../source-references/cited-load.js';
import { FIELDS } from '../rows/fields.js';
import { MAX_ROW, readJson, type SourceRow } from './source-row.js';

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
