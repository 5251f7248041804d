import { setTimeout as sleep } from 'node:timers/promises';
import {
  Inject,
  Logger,
  Module,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Config } from '../../config/config.js';
import { CONFIG } from '../../config/config.module.js';
import { Database } from '../../database/database.js';
import { NO_PROGRESS } from '../../progress/progress.js';
import { OutboxRelay } from '../../outbox/outbox-relay.js';
import { OutboxModule } from '../../outbox/outbox.module.js';
import { LOADS, WRITES } from '../../outbox/outbox.js';
import { DocumentReader } from '../document-reader.js';
import { DatabaseIndex } from '../engines/database/database-index.js';
import { ElasticsearchConnection } from '../engines/elasticsearch/elasticsearch-connection.js';
import { ElasticsearchIndex } from '../engines/elasticsearch/elasticsearch-index.js';
import { ElasticsearchIndices } from '../engines/elasticsearch/elasticsearch-indices.js';
import { loadsTopicOf, topicOf, type Backend, type SearchIndex } from '../search-engine.js';
import { SearchModule } from '../search.module.js';
import { ZeroResultRechecker } from '../zero-results/zero-result-rechecker.js';
import { IndexFanOut } from './index-fan-out.js';
import { IndexDocuments } from './index-documents.js';
import { ElasticsearchRebuild, RebuildLock } from './elasticsearch-rebuild.js';
import { Reindex } from './reindex.js';

/** The search tasks of the worker: both engines follow writes, each at its own pace. */
@Module({ imports: [OutboxModule, SearchModule] })
export class IndexingModule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly keeper: IndexKeeper | null = null;

  constructor(
    relay: OutboxRelay,
    db: Database,
    reader: DocumentReader,
    database: DatabaseIndex,
    { writer: client }: ElasticsearchConnection,
    private readonly rechecker: ZeroResultRechecker,
    @Inject(CONFIG) { elasticsearch }: Config,
  ) {
    const notice: ZeroResultRechecker['notice'] = (documents) => rechecker.notice(documents);
    const follow = (index: SearchIndex, onIndexed?: ZeroResultRechecker['notice']) => {
      for (const topic of [topicOf(index.backend), loadsTopicOf(index.backend)]) {
        relay.handle(new IndexDocuments(topic, index, reader, onIndexed));
      }
    };
    const indexFanOut = (...backends: Backend[]) => {
      for (const topic of [WRITES, LOADS] as const) relay.handle(new IndexFanOut(topic, backends));
    };
    if (client === null) {
      indexFanOut('database');
      follow(database, notice);
      return;
    }
    const alias = elasticsearch!.index;
    const index = new ElasticsearchIndex(client, alias);
    indexFanOut('database', 'elasticsearch');
    follow(database);
    follow(index, notice);
    this.keeper = new IndexKeeper(
      db,
      new ElasticsearchIndices(client, alias),
      new Reindex({ db, reader, database, elasticsearch: { client, alias } }),
    );
  }

  onApplicationBootstrap(): void {
    this.keeper?.start();
    this.rechecker.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all([this.keeper?.stop(), this.rechecker.stop()]);
  }
}

const EVERY_MS = 3_000;
/** Limits how long a shutdown waits for an Elasticsearch that does not answer. */
const GRACE_MS = 10_000;

/**
 * Ensures that Elasticsearch has a current index: creates and fills it when it is missing, at the first start
 * or after Elasticsearch returned empty, and when another release created it. Also removes what a killed
 * rebuild has left behind.
 */
export class IndexKeeper {
  private readonly logger = new Logger('IndexKeeper');
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly db: Database,
    private readonly indices: ElasticsearchIndices,
    private readonly reindex: Reindex,
  ) {}

  start(): void {
    this.running = this.look().then(() => {
      if (!this.stopping.signal.aborted) this.timer = setTimeout(() => this.start(), EVERY_MS).unref();
    });
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    if (this.timer) clearTimeout(this.timer);
    await Promise.race([this.running, sleep(GRACE_MS, undefined, { ref: false })]);
  }

  private async look(): Promise<void> {
    try {
      const live = await this.indices.live();
      if (live?.current) await this.clearRemains();
      else if (!(await RebuildLock.isTaken(this.db))) await this.make(live !== null);
    } catch (error) {
      // Searches and the outbox already log that Elasticsearch is unavailable.
      this.logger.debug(`The search index was not looked after: ${(error as Error).message}`);
    }
  }

  private async make(outdated: boolean): Promise<void> {
    this.logger.log(
      outdated
        ? 'The index in Elasticsearch was made by another release: it is built anew.'
        : 'There is no index in Elasticsearch: it is built.',
    );
    const { documents, index } = await this.reindex.run(['elasticsearch'], NO_PROGRESS, this.stopping.signal);
    this.logger.log(`The index in Elasticsearch was built: ${documents} documents in ${index}.`);
  }

  /** Removes only what no running process uses. */
  private async clearRemains(): Promise<void> {
    if (!(await ElasticsearchRebuild.leftSomething(this.db, this.indices))) return;
    const lock = await RebuildLock.take(this.db.pool);
    if (lock === null) return;
    try {
      await ElasticsearchRebuild.clearRemains(this.db, this.indices);
      this.logger.log('What an earlier building of the index had left was cleared away.');
    } finally {
      await lock.release();
    }
  }
}
