import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@elastic/elasticsearch';
import { statement, type Database } from '../../database/database.js';
import { StartupError } from '../../database/startup-error.js';
import type { Progress } from '../../progress/progress.js';
import type { DocumentReader } from '../document-reader.js';
import type { SearchType } from '../documents.js';
import type { DatabaseIndex } from '../engines/database/database-index.js';
import type { Backend, SearchIndex } from '../search-engine.js';
import { DeadLetters } from './dead-letters.js';
import { ElasticsearchRebuild, RebuildLock } from './elasticsearch-rebuild.js';
import { countRecords, walk } from './walk.js';

/** What long work on the whole index needs. */
export interface SearchParts {
  readonly db: Database;
  readonly reader: DocumentReader;
  readonly database: DatabaseIndex;
  /** Null: none is configured. */
  readonly elasticsearch: { readonly client: Client; readonly alias: string } | null;
}

/** The index cannot be built anew now. The message is a sentence for the operator. */
class ReindexError extends StartupError {
  override name = 'ReindexError';
}

const CHUNK = 500;
/** Chunks in hand: while one is made into documents here, PostgreSQL reads the next one and the engines take another. */
const IN_FLIGHT = 3;
const ATTEMPTS = 6;
const FIRST_RETRY_MS = 250;

const LATEST_VERSION = statement(`SELECT nextval('search_versions') AS version`);
/** $1 a version. Documents that were taken out before are not remembered any longer. */
const FORGET_REMOVED = statement(`DELETE FROM search_documents WHERE connections < 0 AND version < $1`);

export interface ReindexSummary {
  readonly engines: readonly Backend[];
  readonly documents: number;
  /** Documents that an engine would not take; they are in the dead letters. */
  readonly refused: number;
  /** The Elasticsearch index that is live now; null if Elasticsearch had no part in it. */
  readonly index: string | null;
}

const PATIENCE_MS = 1_000;
const RETRY_MS = 100;

/** Builds the search index anew from the records, while searches and writes go on. */
export class Reindex {
  constructor(private readonly parts: SearchParts) {}

  /**
   * Elasticsearch gets a second index, which takes the live one's place at the end; what PostgreSQL has is
   * renewed row by row. Throws ReindexError if another one is at work, or Elasticsearch does not take the documents; then
   * the live index is as it was.
   */
  async run(engines: readonly Backend[], progress: Progress, signal: AbortSignal): Promise<ReindexSummary> {
    const lock = await this.lock();
    if (lock === null) {
      throw new ReindexError(
        'The search index is already being built anew by another process: wait for its end.',
      );
    }
    try {
      return await this.rebuild(engines, lock, progress, signal);
    } finally {
      progress.end();
      await lock.release();
    }
  }

  /** A worker has it for a moment to clear remains away: that is no rebuild to be refused for. */
  private async lock(): Promise<RebuildLock | null> {
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      const lock = await RebuildLock.take(this.parts.db.pool);
      if (lock !== null || Date.now() > until) return lock;
      await sleep(RETRY_MS);
    }
  }

  private async rebuild(
    engines: readonly Backend[],
    lock: RebuildLock,
    progress: Progress,
    signal: AbortSignal,
  ): Promise<ReindexSummary> {
    const [first] = await this.parts.db.query<{ version: number }>(LATEST_VERSION);
    const rebuild = engines.includes('elasticsearch') ? await this.beginElasticsearch() : null;
    const indexes = [
      ...(engines.includes('database') ? [this.parts.database] : []),
      ...(rebuild ? [rebuild.index] : []),
    ];
    let filled: { readonly documents: number; readonly refused: number };
    try {
      filled = await this.fill(indexes, progress, signal);
      await rebuild?.finish(this.parts.reader, lock, signal);
    } catch (error) {
      await rebuild?.abandon();
      return unfinished(error);
    }
    if (engines.includes('database')) await this.parts.db.query(FORGET_REMOVED, [first!.version]);
    return { engines, ...filled, index: rebuild?.name ?? null };
  }

  private beginElasticsearch(): Promise<ElasticsearchRebuild> {
    const { client, alias } = this.parts.elasticsearch!;
    return ElasticsearchRebuild.begin(this.parts.db, client, alias).catch(unfinished);
  }

  /** Delivers the documents of all records. */
  private async fill(indexes: readonly SearchIndex[], progress: Progress, signal: AbortSignal) {
    const sum = { documents: 0, refused: 0 };
    const inFlight: Promise<void>[] = [];
    progress.begin('Indexing', await countRecords(this.parts.db));
    try {
      for await (const { type, ids } of walk(this.parts.db, CHUNK)) {
        signal.throwIfAborted();
        if (inFlight.length >= IN_FLIGHT) await inFlight.shift();
        const delivered = this.renew(type, ids, indexes, signal).then(({ documents, refused }) => {
          sum.documents += documents;
          sum.refused += refused;
          progress.count(documents);
          progress.reach(sum.documents);
        });
        delivered.catch(() => undefined);
        inFlight.push(delivered);
      }
    } finally {
      await Promise.all(inFlight);
    }
    return sum;
  }

  /** Reads records, makes their documents and delivers them. */
  private async renew(
    type: SearchType,
    ids: readonly number[],
    indexes: readonly SearchIndex[],
    signal: AbortSignal,
  ) {
    const { db, reader } = this.parts;
    const read = await reader.read(type, ids);
    const refused = await Promise.all(
      indexes.map((index) => retried(signal, () => new DeadLetters(db).deliver(index, type, ids, read))),
    );
    return { documents: read.documents.length, refused: refused.reduce((sum, count) => sum + count, 0) };
  }
}

/** Retries transient failures. */
async function retried<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || signal.aborted) throw error;
      await sleep(FIRST_RETRY_MS * 2 ** (attempt - 1));
    }
  }
}

function unfinished(error: unknown): never {
  if (error instanceof ReindexError) throw error;
  throw new ReindexError(
    `The search index could not be built anew (${(error as Error).message}): see to that, and run reindex again.`,
  );
}
