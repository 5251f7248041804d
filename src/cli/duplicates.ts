import { Injectable } from '@nestjs/common';
import { DuplicateChecks } from '../duplicates/duplicate-checks.js';
import { DuplicateScan } from '../duplicates/duplicate-scan.js';
import { Namesakes } from '../duplicates/namesakes.js';
import { BearerCounts } from '../matching/bearer-counts.js';
import { CandidateFinder } from '../matching/candidate-finder.js';
import { CandidateReader } from '../matching/candidate-reader.js';
import { MatchingService } from '../matching/matching.service.js';
import { DatabaseEngine } from '../search/engines/database/database-engine.js';
import { ElasticsearchConnection } from '../search/engines/elasticsearch/elasticsearch-connection.js';
import { NearNames } from '../matching/near-names.js';
import { SearchBackends } from '../search/search-backends.js';
import { DirectoryWords } from '../search/spans/word-weights.js';
import { AbortableWork } from './command.module.js';

@Injectable()
export class CommandDuplicates extends AbortableWork {
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

  constructor(readonly scan: DuplicateScan) {
    super();
  }
}
