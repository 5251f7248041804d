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
import { ElasticsearchRebuild, REBUILD_LOCK } from './elasticsearch-rebuild.js';
import { ProcessLock } from '../../database/process-lock.js';
import { countRecords, walk } from './walk.js';

/** The dependencies of operations on the whole index. */
export interface SearchParts {
  readonly db: Database;
  readonly reader: DocumentReader;
  readonly database: DatabaseIndex;
  /** Null if none is configured. */
  readonly elasticsearch: { readonly client: Client; readonly alias: string } | null;
}

/** The index cannot be rebuilt now. The message is a sentence for the operator. */
class ReindexError extends StartupError {
  override name = 'ReindexError';
}

const CHUNK = 500;
/** Number of chunks in progress: one is read, one built, one indexed. */
const IN_FLIGHT = 3;
const ATTEMPTS = 6;
const FIRST_RETRY_MS = 250;

const LATEST_VERSION = statement(`SELECT nextval('search_versions') AS version`);
/** $1 a version. Deletes the tombstones of documents that were removed before it. */
const FORGET_REMOVED = statement(`DELETE FROM search_documents WHERE connections < 0 AND version < $1`);

export interface ReindexSummary {
  readonly engines: readonly Backend[];
  readonly documents: number;
  /** Documents that an engine rejected; they are in the dead letters. */
  readonly refused: number;
  /** The live Elasticsearch index; null if Elasticsearch was not rebuilt. */
  readonly index: string | null;
}

/** The worker holds the lock briefly for a cleanup, which is not a reason to refuse the rebuild. */
const PATIENCE_MS = 1_000;

/** Rebuilds the search index from the records, while searches and writes go on. */
export class Reindex {
  constructor(private readonly parts: SearchParts) {}

  /**
   * Elasticsearch gets a second index, which replaces the live one at the end; PostgreSQL documents are
   * replaced row by row. Throws ReindexError if another rebuild is in progress or the rebuild fails; the live
   * Elasticsearch index is then unchanged.
   */
  async run(engines: readonly Backend[], progress: Progress, signal: AbortSignal): Promise<ReindexSummary> {
    const lock = await ProcessLock.take(this.parts.db.pool, REBUILD_LOCK, PATIENCE_MS);
    if (lock === null) {
      throw new ReindexError(
        'Another process is already rebuilding the search index. Wait until it has finished.',
      );
    }
    try {
      return await this.rebuild(engines, lock, progress, signal);
    } catch (error) {
      throw new ReindexError(
        `The search index could not be rebuilt (${(error as Error).message}). Fix the cause, and run reindex again.`,
      );
    } finally {
      progress.end();
      await lock.release();
    }
  }

  private async rebuild(
    engines: readonly Backend[],
    lock: ProcessLock,
    progress: Progress,
    signal: AbortSignal,
  ): Promise<ReindexSummary> {
    const { db, reader, database, elasticsearch } = this.parts;
    const [first] = await db.query<{ version: number }>(LATEST_VERSION);
    const rebuild = engines.includes('elasticsearch')
      ? await ElasticsearchRebuild.begin(db, elasticsearch!.client, elasticsearch!.alias)
      : null;
    const indexes = [
      ...(engines.includes('database') ? [database] : []),
      ...(rebuild ? [rebuild.index] : []),
    ];
    try {
      const filled = await this.fill(indexes, progress, signal);
      await rebuild?.finish(reader, lock, signal);
      if (engines.includes('database')) await db.query(FORGET_REMOVED, [first!.version]);
      return { engines, ...filled, index: rebuild?.name ?? null };
    } catch (error) {
      await rebuild?.abandon();
      throw error;
    }
  }

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

  /** Reads records, builds their documents and delivers them. */
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

/** Retries transient failures with exponential backoff. */
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
