import { setTimeout as sleep } from 'node:timers/promises';
import { statement } from '../../database/database.js';
import type { Progress } from '../../progress/progress.js';
import type { DocumentRef, SearchType } from '../documents.js';
import { ElasticsearchIndex } from '../engines/elasticsearch/elasticsearch-index.js';
import { type Backend, type IdRange, type SearchIndex, topicsOf } from '../search-engine.js';
import { DeadLetters } from './dead-letters.js';
import type { SearchParts } from './reindex.js';
import { chunksByType, countRecords, walk } from './walk.js';

/** How an indexed document differs from the expected one. */
export interface Difference extends DocumentRef {
  readonly kind: 'missing' | 'outdated' | 'superfluous';
}

/** The result of the check. */
export interface CheckFacts {
  /** Number of searchable records. Each should have one document in each engine. */
  readonly records: number;
  readonly engines: readonly EngineReport[];
  readonly database: { readonly lc_ctype: string; readonly knows_letters: boolean };
  readonly outbox: readonly {
    readonly topic: string;
    readonly waiting: number;
    readonly oldest_seconds: number;
  }[];
  readonly dead_letters: readonly { readonly engine: Backend; readonly documents: number }[];
}

export interface EngineReport {
  readonly engine: Backend;
  /** Number of documents in the engine after the check. */
  readonly documents: number;
  readonly differences: readonly Difference[];
  /** False if so many documents differed that the check stopped before it had compared everything. */
  readonly complete: boolean;
  /** Documents that differed and were repaired. */
  readonly repaired: number;
  /** Messages for the engine wait, so that differences may be changes that it has not indexed yet. */
  readonly behind: boolean;
  /** Why the engine could not be checked. */
  readonly failure: string | null;
}

const CHUNK = 500;
/** Maximum number of differences. An index with more should be rebuilt, and the check stops. */
const MAX_DIFFERENCES = 20_000;
/** Limits the wait for writes made during the check, which may be written again meanwhile. */
const CATCH_UP_MS = 5_000;
const RECHECKS = 5;

/** $1 topics. The last message id in the outbox. */
const LATEST = statement(`SELECT coalesce(max(id), 0) AS id FROM outbox WHERE topic = ANY($1::text[])`);
/** $1 topics, $2 a message id. */
const BEFORE = statement(
  `SELECT EXISTS (SELECT FROM outbox WHERE topic = ANY($1::text[]) AND id <= $2) AS waiting`,
);
const OUTBOX = statement(`
  SELECT topic, count(*) AS waiting, round(extract(epoch FROM now() - min(created_at)))::float8 AS oldest_seconds
  FROM outbox WHERE topic LIKE 'search%' GROUP BY topic ORDER BY topic`);
const DEAD_LETTERS = statement(
  `SELECT target AS engine, count(*) AS documents FROM search_dead_letters GROUP BY target ORDER BY target`,
);
const CTYPE = statement(`
  SELECT datctype AS lc_ctype, show_trgm('жук') <> '{}' AS knows_letters
  FROM pg_database WHERE datname = current_database()`);

/** Compares the search index with the records. */
export class SearchCheck {
  private readonly indexes: readonly SearchIndex[];

  constructor(private readonly parts: SearchParts) {
    const { database, elasticsearch } = parts;
    this.indexes =
      elasticsearch === null
        ? [database]
        : [database, new ElasticsearchIndex(elasticsearch.client, elasticsearch.alias)];
  }

  /** Reports the differences and repairs them on request. An unavailable engine is a problem, no error. */
  async run(
    { repair }: { readonly repair: boolean },
    progress: Progress,
    signal: AbortSignal,
  ): Promise<CheckFacts> {
    const { db } = this.parts;
    const records = await countRecords(db);
    const engines: Omit<EngineReport, 'behind'>[] = [];
    try {
      for (const index of this.indexes) {
        progress.begin('Checking', records);
        engines.push(await this.check(index, repair, progress, signal));
      }
    } finally {
      progress.end();
    }
    const [ctype] = await db.query<CheckFacts['database']>(CTYPE);
    const outbox = await db.query<CheckFacts['outbox'][number]>(OUTBOX);
    const isBehind = (engine: Backend) => outbox.some(({ topic }) => topicsOf(engine).includes(topic));
    return {
      records,
      engines: engines.map((report) => ({ ...report, behind: isBehind(report.engine) })),
      database: ctype!,
      outbox,
      dead_letters: await db.query<CheckFacts['dead_letters'][number]>(DEAD_LETTERS),
    };
  }

  private async check(
    index: SearchIndex,
    repair: boolean,
    progress: Progress,
    signal: AbortSignal,
  ): Promise<Omit<EngineReport, 'behind'>> {
    const nothing = { documents: 0, differences: [], complete: true, repaired: 0, failure: null };
    const report = { ...nothing, engine: index.backend };
    try {
      const found = await this.find(index, progress, signal);
      const differences = repair ? await this.repair(index, found) : found;
      const documents = await index.count();
      const complete = found.length <= MAX_DIFFERENCES;
      return { ...report, documents, differences, complete, repaired: found.length - differences.length };
    } catch (error) {
      signal.throwIfAborted();
      // In some messages, a list of causes follows the first line.
      return { ...report, failure: (error as Error).message.split('\n')[0]! };
    }
  }

  /** The differences, without documents whose messages were still pending. */
  private async find(index: SearchIndex, progress: Progress, signal: AbortSignal): Promise<Difference[]> {
    let found: Difference[] = [];
    let [done, after] = [0, 0];
    for await (const { type, ids, isLast } of walk(this.parts.db, CHUNK)) {
      signal.throwIfAborted();
      const range = { after, upTo: isLast ? null : ids.at(-1)! };
      found.push(...(await this.compare(index, type, ids, range)));
      after = range.upTo ?? 0;
      done += ids.length;
      progress.count(ids.length);
      progress.reach(done);
      if (found.length > MAX_DIFFERENCES) return found;
    }
    for (let recheck = 0; recheck < RECHECKS && found.length > 0; recheck++) {
      await this.caughtUp(index);
      found = await this.compareAgain(index, found);
    }
    return found;
  }

  /** Reindexes the documents that differ, and returns those that still differ. */
  private async repair(index: SearchIndex, differences: readonly Difference[]): Promise<Difference[]> {
    const { db, reader } = this.parts;
    for (const { type, ids } of chunksByType(differences, CHUNK)) {
      await new DeadLetters(db).deliver(index, type, ids, await reader.read(type, ids));
    }
    return this.compareAgain(index, differences);
  }

  private async compareAgain(index: SearchIndex, differences: readonly Difference[]): Promise<Difference[]> {
    const found: Difference[] = [];
    for (const { type, ids } of chunksByType(differences, CHUNK)) {
      found.push(...(await this.compare(index, type, ids, ids)));
    }
    return found;
  }

  /** @param stored the indexed documents to compare: those with these ids, or all in a range */
  private async compare(
    index: SearchIndex,
    type: SearchType,
    ids: readonly number[],
    stored: IdRange | readonly number[],
  ): Promise<Difference[]> {
    const { documents } = await this.parts.reader.read(type, ids);
    const digests = await index.digests(type, stored);
    const differences = documents.flatMap((document): Difference[] => {
      const { id } = document;
      const digest = digests.get(id);
      digests.delete(id);
      if (digest === undefined) return [{ type, id, kind: 'missing' }];
      return digest === index.digestOf(document) ? [] : [{ type, id, kind: 'outdated' }];
    });
    return [
      ...differences,
      ...[...digests.keys()].map((id): Difference => ({ type, id, kind: 'superfluous' })),
    ];
  }

  /** Waits, up to a time limit, until all current messages are processed. */
  private async caughtUp(index: SearchIndex): Promise<void> {
    const { db } = this.parts;
    const topics = topicsOf(index.backend);
    const deadline = Date.now() + CATCH_UP_MS;
    // Two passes: messages about records become messages about documents.
    for (let round = 0; round < 2; round++) {
      const [latest] = await db.query<{ id: number }>(LATEST, [topics]);
      for (;;) {
        const [row] = await db.query<{ waiting: boolean }>(BEFORE, [topics, latest!.id]);
        if (!row!.waiting || Date.now() > deadline) break;
        await sleep(50);
      }
    }
  }
}
