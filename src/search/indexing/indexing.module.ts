import { setTimeout as sleep } from 'node:timers/promises';
import {
  Inject,
  Logger,
  Module,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { RecurringJobs, type RecurringJob } from '../../common/recurring-jobs.js';
import { type Config, CONFIG } from '../../config/config.js';
import { Database } from '../../database/database.js';
import { NO_PROGRESS } from '../../progress/progress.js';
import { OutboxModule } from '../../outbox/outbox.module.js';
import { OutboxRelay } from '../../outbox/outbox-relay.js';
import { LOADS, WRITES } from '../../outbox/outbox.js';
import { ZeroResultRechecker } from '../../zero-results/zero-result-rechecker.js';
import { DocumentReader } from '../document-reader.js';
import { DatabaseIndex } from '../engines/database/database-index.js';
import { ElasticsearchConnection } from '../engines/elasticsearch/elasticsearch-connection.js';
import { ElasticsearchIndex } from '../engines/elasticsearch/elasticsearch-index.js';
import { ElasticsearchIndices } from '../engines/elasticsearch/elasticsearch-indices.js';
import { loadsTopicOf, topicOf, type Backend, type SearchIndex } from '../search-engine.js';
import { SearchModule } from '../search.module.js';
import { IndexFanOut } from './index-fan-out.js';
import { IndexDocuments } from './index-documents.js';
import { ElasticsearchRebuild, REBUILD_LOCK } from './elasticsearch-rebuild.js';
import { ProcessLock } from '../../database/process-lock.js';
import { Reindex } from './reindex.js';

/** The search tasks of the worker: both engines follow writes, each at its own pace. */
@Module({ imports: [OutboxModule, SearchModule], providers: [ZeroResultRechecker] })
export class IndexingModule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly keeper: IndexKeeper | null = null;

  constructor(
    relay: OutboxRelay,
    db: Database,
    reader: DocumentReader,
    database: DatabaseIndex,
    { writer: client }: ElasticsearchConnection,
    private readonly rechecker: ZeroResultRechecker,
    jobs: RecurringJobs,
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
      jobs,
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

const KEEP = 'keep the index in Elasticsearch';
const KEEP_EVERY_MS = 3_000;
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

  constructor(
    private readonly db: Database,
    private readonly indices: ElasticsearchIndices,
    private readonly reindex: Reindex,
    private readonly jobs: RecurringJobs,
  ) {}

  /** Looks at the index now and at intervals. */
  start(): void {
    // Searches and the outbox already log that Elasticsearch is unavailable.
    const job: RecurringJob = {
      name: KEEP,
      everyMs: KEEP_EVERY_MS,
      run: () => this.keep(),
      logLevel: 'debug',
    };
    this.jobs.start(job);
    void this.jobs.runOnce(job);
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await Promise.race([this.jobs.stop(KEEP), sleep(GRACE_MS, undefined, { ref: false })]);
  }

  private async keep(): Promise<void> {
    const live = await this.indices.live();
    if (live?.current) await this.clearRemains();
    else if (!(await ProcessLock.isTaken(this.db, REBUILD_LOCK))) await this.make(live !== null);
  }

  private async make(outdated: boolean): Promise<void> {
    this.logger.log(
      outdated
        ? 'The index in Elasticsearch is of another release. It is rebuilt.'
        : 'Elasticsearch has no index. It is built.',
    );
    const { documents, index } = await this.reindex.run(['elasticsearch'], NO_PROGRESS, this.stopping.signal);
    this.logger.log(`The index in Elasticsearch was built: ${documents} documents in ${index}.`);
  }

  /** Removes only what no running process uses. */
  private async clearRemains(): Promise<void> {
    if (!(await ElasticsearchRebuild.leftSomething(this.db, this.indices))) return;
    const lock = await ProcessLock.take(this.db.pool, REBUILD_LOCK);
    if (lock === null) return;
    try {
      await ElasticsearchRebuild.clearRemains(this.db, this.indices);
      this.logger.log('Removed what an interrupted rebuild of the index had left.');
    } finally {
      await lock.release();
    }
  }
}
