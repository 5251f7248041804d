import { columnsOf, givenBit, isReference, type LoadedResource } from '../../records/cited-load.js';
import { type ImportRow, type RowReference, areRelated, type Corpus } from '../rows/import-row.js';
import type { Session } from '../session.js';
import { ALTERNATES, createStagedTables, RELATIVES, ROW_TEXTS, staged } from './staged-tables.js';

/** The text format of COPY: one line a row, tabs between the values, and a backslash before what would end one. */

type CopyValue = string | number | boolean | null | undefined;

const SPECIAL = /[\\\n\r\t]/;
const SPECIAL_ALL = /[\\\n\r\t]/g;
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** One value; null and undefined are NULL. */
function copyValue(value: CopyValue): string {
  if (typeof value === 'string') {
    return SPECIAL.test(value) ? value.replace(SPECIAL_ALL, (character) => ESCAPES[character]!) : value;
  }
  if (value === null || value === undefined) return '\\N';
  return typeof value === 'boolean' ? (value ? 't' : 'f') : String(value);
}

/** One row, its end included. */
export const copyLine = (values: readonly CopyValue[]): string => `${values.map(copyValue).join('\t')}\n`;

/** PostgreSQL's text form of an array. */
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

/** A row in the columns of `stagedColumns`, for COPY. */
function stagedLine(seq: number, row: ImportRow): string {
  const { resource, values, emails, aliases, sources } = row;
  let given = 0;
  const columns: CopyValue[] = [];
  for (const column of columnsOf(resource)) {
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
    // The places of a membership wait for the memberships.
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
  ]);
}

/** Characters that are gathered before they are sent. */
const PORTION = 256 * 1024;

/** In an import of more corpora than this, references are not looked for beyond their own. */
const MAX_CORPORA = 1_000;

/** Puts rows into the staging tables, those of each resource in the session that will load them. */
export class Stager {
  /** What is still to be sent, by session and table. */
  private readonly portions: Map<string, string>[];
  private readonly corpora = new Map<string, Corpus>();
  private readonly derived = new Set<LoadedResource>();
  private seq = 0;

  constructor(
    private readonly sessions: readonly Session[],
    private readonly sessionOf: (resource: LoadedResource) => Session,
  ) {
    this.portions = sessions.map(() => new Map<string, string>());
  }

  async open(): Promise<void> {
    for (const session of this.sessions) await session.query(createStagedTables());
  }

  /** Whether rows of this resource are identified by what they say. */
  hasDerived(resource: LoadedResource): boolean {
    return this.derived.has(resource);
  }

  /** Adds a row; `file` is the file's number, and `text` the row's verbatim text. `drain` sends it. */
  add(row: ImportRow, file: number, line: number, text: string): void {
    const { resource, corpus, alternate } = row;
    const seq = ++this.seq;
    const session = this.sessionOf(resource);
    if (row.derived) this.derived.add(resource);
    if (this.corpora.size <= MAX_CORPORA) this.corpora.set(corpus.name, corpus);
    this.write(session, staged(resource), stagedLine(seq, row));
    this.write(session, ROW_TEXTS, copyLine([seq, file, line, text]));
    if (alternate === null) return;
    for (const each of this.sessions)
      this.write(each, ALTERNATES, copyLine([resource, alternate, row.publicId]));
  }

  /** Sends what is worth sending, or all that is left, and waits while PostgreSQL is behind. */
  async drain(all = false): Promise<void> {
    for (const [index, portions] of this.portions.entries()) {
      for (const [table, lines] of portions) {
        if (!all && lines.length < PORTION) continue;
        portions.delete(table);
        await this.sessions[index]!.copy(table, lines);
      }
    }
  }

  /** Sends what is left, and waits until everything is there. */
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
    const portions = this.portions[this.sessions.indexOf(session)]!;
    portions.set(table, (portions.get(table) ?? '') + line);
  }
}
