import { Inject, Module, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { Config } from '../../config/config.js';
import { CONFIG } from '../../config/config.module.js';
import { Database } from '../../database/database.js';
import { OutboxRelay } from '../../outbox/outbox-relay.js';
import { OutboxModule } from '../../outbox/outbox.module.js';
import { LOADS, WRITES } from '../../outbox/outbox.js';
import { DocumentReader } from '../document-reader.js';
import { DatabaseIndex } from '../engines/database/database-index.js';
import { ElasticsearchConnection } from '../engines/elasticsearch/elasticsearch-connection.js';
import { ElasticsearchIndex } from '../engines/elasticsearch/elasticsearch-index.js';
import { ElasticsearchIndices } from '../engines/elasticsearch/elasticsearch-indices.js';
import type { Backend, SearchIndex } from '../search-engine.js';
import { SearchModule } from '../search.module.js';
import { ZeroResultRechecker } from '../zero-results/zero-result-rechecker.js';
import { IndexFanOut } from './index-fan-out.js';
import { FoundSearches } from './found-searches.js';
import { IndexDocuments } from './index-documents.js';
import { IndexKeeper } from './index-keeper.js';
import { Reindex } from './reindex.js';
import { loadsTopicOf, topicOf } from './topics.js';

/** What the worker does for search: both engines follow what is written, each at its own pace. */
@Module({ imports: [OutboxModule, SearchModule] })
export class IndexingModule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly found: FoundSearches;
  private readonly keeper: IndexKeeper | null = null;

  constructor(
    relay: OutboxRelay,
    db: Database,
    reader: DocumentReader,
    database: DatabaseIndex,
    { writer: client }: ElasticsearchConnection,
    rechecker: ZeroResultRechecker,
    @Inject(CONFIG) { elasticsearch }: Config,
  ) {
    this.found = new FoundSearches(rechecker);
    const notice: FoundSearches['notice'] = (documents) => this.found.notice(documents);
    const follow = (index: SearchIndex, onIndexed?: FoundSearches['notice']) => {
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
    this.found.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all([this.keeper?.stop(), this.found.stop()]);
  }
}
