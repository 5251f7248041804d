import { givenBit } from '../../records/cited-load.js';
import type { LoadedResource } from '../../database/resources.js';
import { type ImportRow, type RowReference, areRelated, type Corpus } from '../rows/import-row.js';
import type { Session } from '../session.js';
import { ALTERNATES, createStagedTables, RELATIVES, ROW_TEXTS, staged } from './staged-tables.js';
import { columnNames, isReference } from '../../records/schemas.js';

/** COPY's text format: one line per row, tabs between values, and backslashes before special characters. */

type CopyValue = string | number | boolean | null | undefined;

const SPECIAL = /[\\\n\r\t]/;
const SPECIAL_ALL = /[\\\n\r\t]/g;
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** One value; null and undefined become NULL. */
function copyValue(value: CopyValue): string {
  if (typeof value === 'string') {
    return SPECIAL.test(value) ? value.replace(SPECIAL_ALL, (character) => ESCAPES[character]!) : value;
  }
  if (value === null || value === undefined) return '\\N';
  return typeof value === 'boolean' ? (value ? 't' : 'f') : String(value);
}

/** One row, including the line end. */
export const copyLine = (values: readonly CopyValue[]): string => `${values.map(copyValue).join('\t')}\n`;

export function arrayText(items: readonly (string | null)[]): string {
  if (items.length === 0) return '{}';
  return `{${items
    .map((item) =>
      item === null
        ? 'NULL'
        : `"${item.includes('"') || item.includes('\\') ? item.replace(/["\\]/g, '\\$&') : item}"`,
    )
    .join(',')}}`;
}

/** A row as a COPY line, in the order of `stagedColumns`. */
function stagedLine(seq: number, row: ImportRow): string {
  const { resource, values, emails, aliases, sources } = row;
  let given = 0;
  const columns: CopyValue[] = [];
  for (const column of columnNames(resource)) {
    const value = values[column];
    if (value !== undefined) given += givenBit(resource, column);
    if (isReference(column)) {
      const reference = value as RowReference | null | undefined;
      columns.push(reference?.publicId, reference?.key);
    } else {
      columns.push(value as CopyValue);
    }
  }
  const detailed = sources.some((source) => source.details !== null);
  return copyLine([
    seq,
    // Places of memberships are loaded after the memberships.
    values['membership_id'] ? 1 : 0,
    row.publicId,
    row.derived,
    row.corpus.name,
    given,
    ...columns,
    arrayText(emails.map((email) => email.address)),
    arrayText(emails.map((email) => email.verifiedAt)),
    arrayText(aliases),
    arrayText(sources.map((source) => source.category)),
    arrayText(sources.map((source) => source.url)),
    detailed ? JSON.stringify(sources.map((source) => source.details)) : null,
    row.ownSources,
    row.ownId,
  ]);
}

/** Characters to buffer before a COPY. */
const BUFFER_SIZE = 256 * 1024;

/** With more corpora than this, references are resolved only in their own corpus. */
const MAX_CORPORA = 1_000;

/** Writes rows into the staging tables, in the session that will load the resource. */
export class Stager {
  /** Buffered lines, by session and table. */
  private readonly buffers: ReadonlyMap<Session, Map<string, string>>;
  private readonly corpora = new Map<string, Corpus>();
  /** The resources that have rows, rows that are identified by their content, and rows that name their public id. */
  readonly resources = new Set<LoadedResource>();
  readonly derived = new Set<LoadedResource>();
  readonly ownIds = new Set<LoadedResource>();
  private seq = 0;

  constructor(readonly sessionOf: Readonly<Record<LoadedResource, Session>>) {
    this.buffers = new Map(Object.values(sessionOf).map((session) => [session, new Map()]));
  }

  get sessions(): readonly Session[] {
    return [...this.buffers.keys()];
  }

  async open(): Promise<void> {
    for (const session of this.sessions) await session.query(createStagedTables());
  }

  /**
   * Buffers a row; `file` is the file's index, and `text` the row's verbatim text. Call `drain` to send full buffers.
   */
  add(row: ImportRow, file: number, line: number, text: string): void {
    const { resource, corpus, alternate } = row;
    const seq = ++this.seq;
    const session = this.sessionOf[resource];
    this.resources.add(resource);
    if (row.derived) this.derived.add(resource);
    if (row.ownId) this.ownIds.add(resource);
    if (this.corpora.size <= MAX_CORPORA) this.corpora.set(corpus.name, corpus);
    this.write(session, staged(resource), stagedLine(seq, row));
    this.write(session, ROW_TEXTS, copyLine([seq, file, line, text]));
    if (alternate === null) return;
    for (const each of this.sessions)
      this.write(each, ALTERNATES, copyLine([resource, alternate, row.publicId]));
  }

  /** Sends full buffers, or all of them, and waits while PostgreSQL applies backpressure. */
  async drain(all = false): Promise<void> {
    for (const [session, buffers] of this.buffers) {
      for (const [table, lines] of buffers) {
        if (!all && lines.length < BUFFER_SIZE) continue;
        buffers.delete(table);
        await session.copy(table, lines);
      }
    }
  }

  /** Sends all buffers, and waits until PostgreSQL has stored them. */
  async finish(): Promise<void> {
    const corpora = this.corpora.size > MAX_CORPORA ? [] : [...this.corpora.values()];
    for (const corpus of corpora) {
      for (const relative of corpora.filter((other) => areRelated(corpus, other))) {
        for (const each of this.sessions) this.write(each, RELATIVES, copyLine([corpus.name, relative.name]));
      }
    }
    await this.drain(true);
    for (const session of this.sessions) await session.settle();
  }

  private write(session: Session, table: string, line: string): void {
    const buffers = this.buffers.get(session)!;
    buffers.set(table, (buffers.get(table) ?? '') + line);
  }
}
