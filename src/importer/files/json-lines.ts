import { isUtf8 } from 'node:buffer';
import type { LoadedResource } from '../../source-references/cited-load.js';
import { EXCERPT, MAX_ROW, notJson, notUtf8, tooLong, type SourceRow } from './source-row.js';

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
  const broken = (problem: SourceRow['problem']) => ({
    resource,
    line,
    value: null,
    text: bytes.toString('utf8', 0, EXCERPT),
    problem: problem!,
  });
  if (bytes.length > MAX_ROW) return broken(tooLong);
  if (!isUtf8(bytes)) return broken(notUtf8);
  const text = bytes.toString('utf8').trim();
  if (text === '') return null;
  try {
    return { resource, line, value: JSON.parse(text) as unknown, text };
  } catch {
    return { resource, line, value: null, text, problem: notJson };
  }
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
