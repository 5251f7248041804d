import { Inject, Injectable, Module, type BeforeApplicationShutdown } from '@nestjs/common';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { Database } from '../database/database.js';
import { DocumentReader } from '../search/document-reader.js';
import { DatabaseIndex } from '../search/engines/database/database-index.js';
import { ElasticsearchConnection } from '../search/engines/elasticsearch/elasticsearch-connection.js';
import type { SearchParts } from '../search/indexing/reindex.js';
import type { Backend } from '../search/search-engine.js';

/** Search operations of commands. */
@Injectable()
export class CommandSearch implements SearchParts, BeforeApplicationShutdown {
  readonly elasticsearch: SearchParts['elasticsearch'];
  private readonly stopping = new AbortController();
  private running: Promise<unknown> = Promise.resolve();

  constructor(
    readonly db: Database,
    readonly reader: DocumentReader,
    readonly database: DatabaseIndex,
    { writer: client }: ElasticsearchConnection,
    @Inject(CONFIG) config: Config,
  ) {
    this.elasticsearch = client && { client, alias: config.elasticsearch!.index };
  }

  /** The configured engines. */
  get engines(): Backend[] {
    return this.elasticsearch === null ? ['database'] : ['database', 'elasticsearch'];
  }

  /** Runs work with a signal that SIGTERM aborts; the shutdown waits for the work. */
  async perform<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const working = work(this.stopping.signal);
    this.running = working.catch(() => undefined);
    return working;
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }
}

@Module({ providers: [CommandSearch, DatabaseIndex, DocumentReader, ElasticsearchConnection] })
export class CommandSearchModule {}
