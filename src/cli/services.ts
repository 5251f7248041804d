import { PARTIES, type Party } from '../database/resources.js';
import { Inject, Injectable } from '@nestjs/common';
import { type Config, CONFIG, searchEngines } from '../config/config.js';
import { Database } from '../database/database.js';
import { DuplicateChecks } from '../duplicates/duplicate-checks.js';
import { DuplicateScan } from '../duplicates/duplicate-scan.js';
import { Namesakes } from '../duplicates/namesakes.js';
import { BearerCounts } from '../matching/bearer-counts.js';
import { CandidateFinder } from '../matching/candidate-finder.js';
import { CandidateReader } from '../matching/candidate-reader.js';
import { MatchingService } from '../matching/matching.service.js';
import { NearNames } from '../matching/near-names.js';
import { MergesService } from '../merges/merges.service.js';
import { RecordLocator } from '../records/locate.js';
import { DocumentReader } from '../search/document-reader.js';
import { DatabaseEngine } from '../search/engines/database/database-engine.js';
import { DatabaseIndex } from '../search/engines/database/database-index.js';
import { ElasticsearchConnection } from '../search/engines/elasticsearch/elasticsearch-connection.js';
import type { SearchParts } from '../search/indexing/reindex.js';
import { SearchBackends } from '../search/search-backends.js';
import type { Backend } from '../search/search-engine.js';
import { DirectoryWords } from '../search/spans/word-weights.js';
import { CommandError } from './options.js';

@Injectable()
export class CommandMerges {
  static readonly needs = [MergesService, RecordLocator];

  constructor(
    readonly merges: MergesService,
    private readonly locator: RecordLocator,
  ) {}

  async kindOf(id: string): Promise<Party> {
    for (const kind of PARTIES) if ((await this.locator.byPublicId(kind, id)) !== null) return kind;
    throw new CommandError(`${id} is the id of no person and of no organization.`);
  }
}

@Injectable()
export class CommandDuplicates {
  static readonly needs = [
    DuplicateChecks,
    DuplicateScan,
    Namesakes,
    BearerCounts,
    MatchingService,
    CandidateFinder,
    CandidateReader,
    SearchBackends,
    DatabaseEngine,
    ElasticsearchConnection,
    NearNames,
    DirectoryWords,
  ];

  constructor(readonly scan: DuplicateScan) {}
}

@Injectable()
export class CommandSearch implements SearchParts {
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
    this.elasticsearch = client && { client, alias: config.elasticsearch!.index };
    this.engines = searchEngines(config);
  }
}
