import { setTimeout as sleep } from 'node:timers/promises';
import type { Client as Elasticsearch } from '@elastic/elasticsearch';
import { claimBatch } from '../../outbox/claim-batch.js';
import { statement, type Database } from '../../database/database.js';
import type { ProcessLock } from '../../database/process-lock.js';
import type { DocumentReader } from '../document-reader.js';
import { ElasticsearchIndex } from '../engines/elasticsearch/elasticsearch-index.js';
import { ElasticsearchIndices } from '../engines/elasticsearch/elasticsearch-indices.js';
import { loadsTopicOf, REBUILD } from '../search-engine.js';
import { IndexDocuments } from './index-documents.js';

/** Lock of the process that rebuilds the search index (see ProcessLock). */
export const REBUILD_LOCK = 0x7265_696e;

const LAST_SEARCHES_MS = 2_000;
const ABANDON_MS = 5_000;

/** $1 the index name. From the commit on, writes are also queued for this index. */
const BEGIN = statement(`INSERT INTO search_rebuilds (index_name) VALUES ($1)`);
const END = statement(`DELETE FROM search_rebuilds`);
const FORGET_QUEUED = statement(`DELETE FROM outbox WHERE topic = '${REBUILD}'`);
/** Moves queued messages to the live index, as part of a load. */
const HAND_OVER = statement(`
  UPDATE outbox SET topic = '${loadsTopicOf('elasticsearch')}' WHERE topic = '${REBUILD}'`);
const INDEX = statement(`SELECT index_name FROM search_rebuilds`);
const REMAINS = statement(`
  SELECT EXISTS (SELECT FROM search_rebuilds) OR EXISTS (SELECT FROM outbox WHERE topic = '${REBUILD}') AS there`);

/**
 * An Elasticsearch index that is filled while the live index serves. Writes are queued from the beginning and
 * delivered at the end: most before the index goes live, and the last ones afterwards as a load. The caller
 * holds REBUILD_LOCK.
 */
export class ElasticsearchRebuild {
  /** The index that receives the documents until it goes live. */
  readonly index: ElasticsearchIndex;
  private constructor(
    private readonly db: Database,
    private readonly indices: ElasticsearchIndices,
    readonly name: string,
    client: Elasticsearch,
  ) {
    this.index = new ElasticsearchIndex(client, indices.building);
  }

  /** Creates an empty index; writes are queued for it from now on. */
  static async begin(db: Database, client: Elasticsearch, alias: string): Promise<ElasticsearchRebuild> {
    const indices = new ElasticsearchIndices(client, alias);
    await this.clearRemains(db, indices);
    const name = await indices.create();
    await db.query(BEGIN, [name]);
    return new ElasticsearchRebuild(db, indices, name, client);
  }

  /** Replaces the live index with the filled one. */
  async finish(reader: DocumentReader, { client }: ProcessLock, signal: AbortSignal): Promise<void> {
    const writes = new IndexDocuments(REBUILD, this.index, reader);
    // Stops at the first incomplete batch. The queue may never be empty while clients write.
    const catchUp = async () => {
      while ((await claimBatch(client, writes, signal)) === writes.batch) signal.throwIfAborted();
    };
    await catchUp();
    await this.indices.show(this.name);
    await catchUp();
    const former = await this.indices.goLive(this.name);
    await ElasticsearchRebuild.end(this.db, true);
    if (former.length === 0) return;
    // Searches on the former index finish before it is deleted.
    await sleep(LAST_SEARCHES_MS);
    await this.indices.remove(former);
  }

  /** Removes the index and its queue as far as Elasticsearch answers. The worker removes the rest. */
  async abandon(): Promise<void> {
    const cleared = ElasticsearchRebuild.clearRemains(this.db, this.indices).catch(() => undefined);
    await Promise.race([cleared, sleep(ABANDON_MS, undefined, { ref: false })]);
  }

  /** Whether a rebuild is in progress or has left an index, a row or messages behind. */
  static async leftSomething(db: Database, indices: ElasticsearchIndices): Promise<boolean> {
    const [row] = await db.query<{ there: boolean }>(REMAINS);
    return row!.there || (await indices.remains()).length > 0;
  }

  /** Removes what an interrupted rebuild has left behind. Its index may have gone live just before. */
  static async clearRemains(db: Database, indices: ElasticsearchIndices): Promise<void> {
    const [rebuild] = await db.query<{ index_name: string }>(INDEX);
    const live = await indices.live();
    await indices.remove(await indices.remains());
    await this.end(db, rebuild !== undefined && rebuild.index_name === live?.name);
  }

  /** Stops queuing for the rebuild. Its messages may go: the live index has the same ones. */
  private static async end(db: Database, isLive: boolean): Promise<void> {
    if (isLive) await db.query(HAND_OVER);
    await db.query(END);
    await db.query(FORGET_QUEUED);
  }
}
