import { Module } from '@nestjs/common';
import { ZeroResultsModule } from '../zero-results/zero-results.module.js';
import { DocumentReader } from './document-reader.js';
import { DatabaseEngine } from './engines/database/database-engine.js';
import { DatabaseIndex } from './engines/database/database-index.js';
import { ElasticsearchConnection } from './engines/elasticsearch/elasticsearch-connection.js';
import { HitRecords } from './results/hit-records.js';
import { SearchResults } from './results/explain.js';
import { IndexLag, SearchBackends } from './search-backends.js';
import { SearchService, SearchController } from './search.service.js';
import { Search } from './search.js';
import { SpanSearch } from './spans/span-search.js';
import { DirectoryWords } from './spans/word-weights.js';
import { SpellingReader } from './spelling.js';

/** Search: two engines behind one contract. */
@Module({
  imports: [ZeroResultsModule],
  controllers: [SearchController],
  providers: [
    DatabaseEngine,
    DatabaseIndex,
    DirectoryWords,
    DocumentReader,
    ElasticsearchConnection,
    HitRecords,
    IndexLag,
    Search,
    SearchBackends,
    SearchResults,
    SearchService,
    SpanSearch,
    SpellingReader,
  ],
  exports: [
    DatabaseIndex,
    DirectoryWords,
    DocumentReader,
    ElasticsearchConnection,
    HitRecords,
    IndexLag,
    Search,
    SearchBackends,
    SearchService,
  ],
})
export class SearchModule {}
