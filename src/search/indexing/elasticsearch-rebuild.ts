import { setTimeout as sleep } from 'node:timers/promises';
import type { Client as Elasticsearch } from '@elastic/elasticsearch';
import { claimBatch } from '../../outbox/claim-batch.js';
import { statement, type Database } from '../../database/database.js';
import type { DocumentReader } from '../document-reader.js';
import { ElasticsearchIndex } from '../engines/elasticsearch/elasticsearch-index.js';
import { ElasticsearchIndices } from '../engines/elasticsearch/elasticsearch-indices.js';
import { IndexDocuments } from './index-documents.js';
import type { RebuildLock } from './rebuild-lock.js';
import { loadsTopicOf, REBUILD } from './topics.js';

const LAST_SEARCHES_MS = 2_000;
const ABANDON_MS = 5_000;

/** $1 the index. From its commit on, writes are queued for the index too. */
const BEGIN = statement(`INSERT INTO search_rebuilds (index_name) VALUES ($1)`);
const END = statement(`DELETE FROM search_rebuilds`);
const FORGET_QUEUED = statement(`DELETE FROM outbox WHERE topic = '${REBUILD}'`);
/** Has the live index get what is queued, as any other load. */
const HAND_OVER = statement(`
  UPDATE outbox SET topic = '${loadsTopicOf('elasticsearch')}' WHERE topic = '${REBUILD}'`);
const INDEX = statement(`SELECT index_name FROM search_rebuilds`);
const REMAINS = statement(`
  SELECT EXISTS (SELECT FROM search_rebuilds) OR EXISTS (SELECT FROM outbox WHERE topic = '${REBUILD}') AS there`);

/**
 * An Elasticsearch index that is built while the live one serves. What is written meanwhile is queued from the beginning, and
 * delivered at the end: the bulk before the index goes live, what came in the last moment after it, as any other load.
 * Its user holds the lock.
 */
export class ElasticsearchRebuild {
  /** What the documents are delivered to until it goes live. */
  readonly index: ElasticsearchIndex;
  private constructor(
    private readonly db: Database,
    private readonly indices: ElasticsearchIndices,
    readonly name: string,
    client: Elasticsearch,
  ) {
    this.index = new ElasticsearchIndex(client, indices.building);
  }

  /** Makes an empty index, for which writes are queued from now on. */
  static async begin(db: Database, client: Elasticsearch, alias: string): Promise<ElasticsearchRebuild> {
    const indices = new ElasticsearchIndices(client, alias);
    await this.clearRemains(db, indices);
    const name = await indices.create();
    await db.query(BEGIN, [name]);
    return new ElasticsearchRebuild(db, indices, name, client);
  }

  /** Puts the filled index in the place of the live one. */
  async finish(reader: DocumentReader, { client }: RebuildLock, signal: AbortSignal): Promise<void> {
    const writes = new IndexDocuments(REBUILD, this.index, reader);
    // Not until nothing waits: while others write there is always something.
    const catchUp = async () => {
      while ((await claimBatch(client, writes, signal)) === writes.batch) signal.throwIfAborted();
    };
    await catchUp();
    await this.indices.show(this.name);
    await catchUp();
    const former = await this.indices.goLive(this.name);
    await ElasticsearchRebuild.end(this.db, true);
    if (former.length === 0) return;
    // Searches that had found their way to the former index come to their end.
    await sleep(LAST_SEARCHES_MS);
    await this.indices.remove(former);
  }

  /** Takes away what there is of it, as far as Elasticsearch lets it: the worker takes away the rest. */
  async abandon(): Promise<void> {
    const cleared = ElasticsearchRebuild.clearRemains(this.db, this.indices).catch(() => undefined);
    await Promise.race([cleared, sleep(ABANDON_MS, undefined, { ref: false })]);
  }

  /** Whether a rebuild is going on, or has left something behind. */
  static async leftSomething(db: Database, indices: ElasticsearchIndices): Promise<boolean> {
    const [row] = await db.query<{ there: boolean }>(REMAINS);
    return row!.there || (await indices.remains()).length > 0;
  }

  /** Takes away what a rebuild that ended before its time has left behind. It may have gone live just before. */
  static async clearRemains(db: Database, indices: ElasticsearchIndices): Promise<void> {
    const [rebuild] = await db.query<{ index_name: string }>(INDEX);
    const live = await indices.live();
    await indices.remove(await indices.remains());
    await this.end(db, rebuild !== undefined && rebuild.index_name === live?.name);
  }

  /** Has writes no longer queued for it. What is queued later, or here, the live index gets anyhow: that was queued too. */
  private static async end(db: Database, isLive: boolean): Promise<void> {
    if (isLive) await db.query(HAND_OVER);
    await db.query(END);
    await db.query(FORGET_QUEUED);
  }
}
