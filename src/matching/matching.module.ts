import { Global, Module } from '@nestjs/common';
import { SimilarRecords } from '../records/similar-records.js';
import { SearchModule } from '../search/search.module.js';
import { BearerCounts } from './bearer-counts.js';
import { CandidateFinder } from './candidate-finder.js';
import { CandidateReader } from './candidate-reader.js';
import { MatchController } from './match.controller.js';
import { MatchingService } from './matching.service.js';
import { MatchReply } from './match-reply.js';
import { NearNames } from './near-names.js';
import { SimilarByMatch } from './similar-by-match.js';

/**
 * Matching finds the record that a description means. The module is global, because quick adds of every
 * resource refuse similar records.
 */
@Global()
@Module({
  imports: [SearchModule],
  controllers: [MatchController],
  providers: [
    BearerCounts,
    CandidateFinder,
    CandidateReader,
    MatchingService,
    MatchReply,
    NearNames,
    { provide: SimilarRecords, useClass: SimilarByMatch },
  ],
  exports: [BearerCounts, MatchingService, MatchReply, SimilarRecords],
})
export class MatchingModule {}
