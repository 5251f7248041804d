import { Inject, Injectable } from '@nestjs/common';
import { type Config, CONFIG, searchEngines } from '../config/config.js';
import { Database } from '../database/database.js';
import { DocumentReader } from '../search/document-reader.js';
import { DatabaseIndex } from '../search/engines/database/database-index.js';
import { ElasticsearchConnection } from '../search/engines/elasticsearch/elasticsearch-connection.js';
import type { SearchParts } from '../search/indexing/reindex.js';
import type { Backend } from '../search/search-engine.js';
import { AbortableWork } from './command.module.js';

@Injectable()
export class CommandSearch extends AbortableWork implements SearchParts {
  static readonly needs = [DatabaseIndex, DocumentReader, ElasticsearchConnection];

  readonly elasticsearch: SearchParts['elasticsearch'];
  readonly engines: readonly Backend[];

  constructor(
    readonly db: Database,
    readonly reader: DocumentReader,
    readonly database: DatabaseIndex,
    { writer: client }: ElasticsearchConnection,
    @Inject(CONFIG) config: Config,
  ) {
    super();
    this.elasticsearch = client && { client, alias: config.elasticsearch!.index };
    this.engines = searchEngines(config);
  }
}
