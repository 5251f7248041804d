import type { LoadedResource } from '../../source-references/cited-load.js';
import { areRelated, type Corpus } from '../rows/identity.js';
import type { ImportRow } from '../rows/import-row.js';
import type { Session } from '../session.js';
import { copyLine } from './copy-text.js';
import { stagedLine } from './staged-line.js';
import { ALTERNATES, createStagedTables, RELATIVES, ROW_TEXTS, staged } from './staged-tables.js';

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
