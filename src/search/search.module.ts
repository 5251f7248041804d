import { Module } from '@nestjs/common';
import { DocumentReader } from './document-reader.js';
import { DatabaseEngine } from './engines/database/database-engine.js';
import { DatabaseIndex } from './engines/database/database-index.js';
import { ElasticsearchConnection } from './engines/elasticsearch/elasticsearch-connection.js';
import { IndexLag } from './indexing/index-lag.js';
import { NearNames } from './near-names.js';
import { HitRecords } from './results/hit-records.js';
import { SearchResults } from './results/search-results.js';
import { SearchBackends } from './search-backends.js';
import { SearchController } from './search.controller.js';
import { Search } from './search.js';
import { SearchService } from './search.service.js';
import { SpanSearch } from './spans/span-search.js';
import { DirectoryWords } from './spans/word-weights.js';
import { ZeroResultRechecker } from './zero-results/zero-result-rechecker.js';
import { ZeroResultsController } from './zero-results/zero-results.controller.js';
import { ZeroResults } from './zero-results/zero-results.js';
import { ZeroResultsService } from './zero-results/zero-results.service.js';

/** Search: two engines behind one contract, and the list of searches without results. */
@Module({
  controllers: [SearchController, ZeroResultsController],
  providers: [
    DatabaseEngine,
    DatabaseIndex,
    DirectoryWords,
    DocumentReader,
    ElasticsearchConnection,
    HitRecords,
    IndexLag,
    NearNames,
    ZeroResultRechecker,
    Search,
    SearchBackends,
    SearchResults,
    SearchService,
    SpanSearch,
    ZeroResults,
    ZeroResultsService,
  ],
  exports: [
    DatabaseIndex,
    DirectoryWords,
    DocumentReader,
    ElasticsearchConnection,
    HitRecords,
    NearNames,
    ZeroResultRechecker,
    Search,
    SearchBackends,
    SearchService,
    ZeroResultsService,
  ],
})
export class SearchModule {}
