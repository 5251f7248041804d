import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { LoadedResource } from '../../database/resources.js';
import { ImportError } from '../report.js';
import { readCsv } from './csv.js';
import { readJsonLines, type SourceRow } from './source-row.js';
import { readPopolo } from './popolo.js';

/** A file to import, which exists, is readable and has a known format. */
export interface ImportFile {
  /** As the operator wrote it. */
  readonly path: string;
  /** The file name without extension: the corpus of its rows unless the operator or the row names one. */
  readonly name: string;
  readonly kind: Kind;
  /** Size on disk, in bytes. */
  readonly size: number;
  readonly gzipped: boolean;
  /** The resource of its rows; null if the file itself names it. */
  readonly resource: LoadedResource | null;
}

type Kind = 'jsonl' | 'csv' | 'json';
const KINDS: ReadonlyMap<string, Kind> = new Map([
  ['jsonl', 'jsonl'],
  ['ndjson', 'jsonl'],
  ['csv', 'csv'],
  ['json', 'json'],
]);

const NAMES: readonly (readonly [LoadedResource, RegExp])[] = [
  ['person', /^(people|persons?)/],
  ['organization', /^(organi[sz]ations?|orgs?)/],
  ['membership', /^memberships?/],
  ['place', /^places?/],
];

/** Inspects files without reading their rows. Throws ImportError. `resource` overrides the file names. */
export async function inspectFiles(
  paths: readonly string[],
  resource: LoadedResource | null = null,
): Promise<ImportFile[]> {
  const files: ImportFile[] = [];
  for (const path of paths) files.push(await inspectFile(path, resource));
  return files;
}

async function inspectFile(path: string, resource: LoadedResource | null): Promise<ImportFile> {
  const { size, gzipped } = await beginning(path);
  const [, name, extension] = /^(.*?)\.([a-z]+)(?:\.gz)?$/i.exec(basename(path)) ?? [];
  const kind = KINDS.get(extension?.toLowerCase() ?? '');
  if (name === undefined || kind === undefined) {
    throw new ImportError(
      `${path} is of an unknown kind: give the file a name that ends in .jsonl, .ndjson, .csv or .json, or one of these and .gz.`,
    );
  }
  const named = NAMES.find(([, pattern]) => pattern.test(name.toLowerCase()))?.[0] ?? null;
  const chosen = resource ?? named;
  if (chosen === null && kind !== 'json') {
    throw new ImportError(
      `${path} does not say what it holds: say so with --resource person, organization, membership or place.`,
    );
  }
  return { path, name, kind, size, gzipped, resource: chosen };
}

async function beginning(path: string): Promise<{ size: number; gzipped: boolean }> {
  try {
    const facts = await stat(path);
    if (facts.isDirectory()) throw new ImportError(`${path} is a folder: name its files instead.`);
    // The file is opened twice, and a pipe can be read only once.
    if (!facts.isFile()) throw new ImportError(`${path} is not a regular file: write it to one first.`);
    const handle = await open(path, 'r');
    try {
      const { buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0);
      if (buffer.readUInt16BE() === 0xfffe || buffer.readUInt16BE() === 0xfeff) {
        throw new ImportError(`${path} is UTF-16 text: convert it to UTF-8.`);
      }
      return { size: facts.size, gzipped: buffer.readUInt16BE() === 0x1f8b };
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw readError(path, error);
  }
}

/** Receives what a reader reports in addition to rows. */
interface ReadListener {
  /** Called with the total number of bytes read so far. */
  onBytes(bytes: number): void;
  /** Called for an element of an unsupported list. */
  onPassed(list: string, line: number): void;
}

/** Reads the rows of a file. Throws ImportError if the file is damaged. */
export async function* readFile(file: ImportFile, listener: ReadListener): AsyncGenerator<SourceRow[]> {
  try {
    const bytes = readBytes(file, (bytes) => listener.onBytes(bytes));
    if (file.kind === 'jsonl') yield* readJsonLines(bytes, file.resource!);
    else if (file.kind === 'csv') yield* readCsv(bytes, file.resource!);
    else yield* readPopolo(bytes, file.resource, (list, line) => listener.onPassed(list, line));
  } catch (error) {
    if (error instanceof ImportError) throw new ImportError(`${file.path}: ${error.message}`);
    throw readError(file.path, error);
  }
}

/** The bytes of a file, unzipped and without byte order mark. */
async function* readBytes(file: ImportFile, onBytes: (bytes: number) => void): AsyncGenerator<Buffer> {
  const stream = createReadStream(file.path, { highWaterMark: 64 * 1024 });
  // The loop reports the errors, and destroys the stream that it reads.
  const unzipped = file.gzipped
    ? pipeline(stream, createGunzip({ chunkSize: 64 * 1024 }), () => undefined)
    : stream;
  let first = true;
  for await (const piece of unzipped as AsyncIterable<Buffer>) {
    yield first && piece.subarray(0, 3).equals(BYTE_ORDER_MARK) ? piece.subarray(3) : piece;
    first = false;
    onBytes(stream.bytesRead);
  }
  onBytes(stream.bytesRead);
}

const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** Translates errors of the file system and of gzip for the operator. */
function readError(path: string, error: unknown): unknown {
  if (error instanceof ImportError) return error;
  const { code, message, syscall } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ENOTDIR') {
    return new ImportError(`${path} is not there: check the path.`);
  }
  if (code === 'EACCES' || code === 'EPERM') {
    return new ImportError(`${path} may not be read by this user: change its permissions.`);
  }
  if (code === 'Z_BUF_ERROR') {
    return new ImportError(`${path} ends in the middle of its gzip data: fetch it again, it is incomplete.`);
  }
  if (code?.startsWith('Z_')) {
    return new ImportError(`${path} is damaged gzip data (${message}): fetch it again.`);
  }
  if (syscall !== undefined) return new ImportError(`${path} cannot be read (${message}).`);
  return error;
}
