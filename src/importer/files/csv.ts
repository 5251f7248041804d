import { CsvError, parse } from 'csv-parse';
import { pipeline } from 'node:stream/promises';
import type { LoadedResource } from '../../database/resources.js';
import { ImportError } from '../report.js';
import { numberOrText } from '../../values/numbers.js';
import { FIELDS, NUMBERS } from '../rows/resource-rows.js';
import { EXCERPT, MAX_ROW, notUtf8, type SourceRow } from './source-row.js';

/** Columns with several values per cell. */
const LISTS = new Set([
  'emails',
  'email_addresses',
  'aliases',
  'name_aliases',
  'acronyms',
  'extra_domains',
  'sources',
]);

const ROWS_AT_ONCE = 500;

interface CsvRecord {
  readonly record: string[];
  readonly info: { readonly lines: number };
  readonly raw: string;
}

/** Reads CSV (RFC 4180, UTF-8, commas) whose header names the fields. Throws ImportError if it is not well-formed. */
export async function* readCsv(
  input: AsyncIterable<Buffer>,
  resource: LoadedResource,
): AsyncGenerator<SourceRow[]> {
  const parser = parse({
    info: true,
    raw: true,
    trim: true,
    skip_empty_lines: true,
    relax_column_count: true,
    max_record_size: MAX_ROW,
  });
  const fed = pipeline(textOf(input), parser);
  // The loop below reads from the parser and reports the error.
  fed.catch(() => undefined);
  let header: string[] | null = null;
  let rows: SourceRow[] = [];
  try {
    for await (const { record, info, raw } of parser as AsyncIterable<CsvRecord>) {
      if (header === null) {
        header = readHeader(record, resource);
        continue;
      }
      const line = info.lines - (raw.trim().match(/\n/g)?.length ?? 0);
      rows.push(readRecord(header, record, line, resource));
      if (rows.length < ROWS_AT_ONCE) continue;
      yield rows;
      rows = [];
    }
    await fed;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ImportError(
      `The CSV file is not well-formed at or before line ${Number(error['lines'])} (${reasonOf(error)}): correct it.`,
    );
  }
  yield rows;
}

/** Takes the place of bytes that are not UTF-8. */
const BROKEN = '\ufffd';

/** The decoded text of the file. All lines end with a line feed, so that the parser counts them correctly. */
async function* textOf(input: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let held = '';
  for await (const piece of input) {
    const text = held + decoder.decode(piece, { stream: true });
    held = text.endsWith('\r') ? '\r' : '';
    yield text.slice(0, text.length - held.length).replaceAll('\r\n', '\n');
  }
  yield held + decoder.decode();
}

/** The field names of the header, in lower case and with underscores. */
function readHeader(cells: readonly string[], resource: LoadedResource): string[] {
  if (cells.some((cell) => cell.includes(BROKEN))) {
    throw new ImportError('The CSV file is not UTF-8 text: convert it to UTF-8.');
  }
  const names = cells.map((cell, index) => {
    return cell.toLowerCase().replaceAll(/\s+/g, '_') || `column ${index + 1}`;
  });
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) {
    throw new ImportError(`The CSV file has two columns named ${twice}: remove one.`);
  }
  if (!names.some((name) => FIELDS[resource].has(name))) {
    throw new ImportError(
      `The CSV file has no header: its first line must name the fields, separated by commas, such as ${[...FIELDS[resource]].slice(0, 4).join(',')}.`,
    );
  }
  return names;
}

function readRecord(
  header: readonly string[],
  cells: readonly string[],
  line: number,
  resource: LoadedResource,
): SourceRow {
  if (cells.some((cell) => cell.includes(BROKEN))) {
    return { resource, line, value: null, text: cells.join(',').slice(0, EXCERPT), problem: notUtf8 };
  }
  const value = Object.fromEntries(header.map((name, index) => [name, readCell(name, cells[index] ?? '')]));
  const text = JSON.stringify(cells.length === header.length ? value : cells);
  if (cells.length === header.length) return { resource, line, value, text };
  const message = `has ${cells.length} cells where the header has ${header.length}`;
  return { resource, line, value: null, text, problem: { field: 'row', code: 'invalid_format', message } };
}

function readCell(name: string, cell: string): unknown {
  if (cell === '') return null;
  if (LISTS.has(name))
    return cell
      .split(/[;|]/)
      .map((item) => item.trim())
      .filter((item) => item !== '');
  return NUMBERS.has(name) ? numberOrText(cell) : cell;
}

function reasonOf({ code }: CsvError): string {
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'a quote is not closed';
  if (code === 'CSV_MAX_RECORD_SIZE') return `a row is longer than ${MAX_ROW} bytes, or a quote not closed`;
  return 'a quote stands where none may be';
}
