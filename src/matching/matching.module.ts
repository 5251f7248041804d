import { Module } from '@nestjs/common';
import { SearchModule } from '../search/search.module.js';
import { CandidateFinder } from './candidate-finder.js';
import { CandidateReader } from './candidate-reader.js';
import { MatchController } from './match.controller.js';
import { MatchingService } from './matching.service.js';
import { MatchReply } from './match-reply.js';

/** Matching: which record a description means. */
@Module({
  imports: [SearchModule],
  controllers: [MatchController],
  providers: [CandidateFinder, CandidateReader, MatchingService, MatchReply],
  exports: [MatchingService, MatchReply],
})
export class MatchingModule {}
