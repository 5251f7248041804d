import { Module } from '@nestjs/common';
import { ZeroResultsController } from './zero-results.controller.js';
import { ZeroResults } from './zero-results.js';
import { ZeroResultsService } from './zero-results.service.js';

/**
 * The list of searches without results. Search records them; the worker repeats them (ZeroResultRechecker is
 * a provider of IndexingModule).
 */
@Module({
  controllers: [ZeroResultsController],
  providers: [ZeroResults, ZeroResultsService],
  exports: [ZeroResults, ZeroResultsService],
})
export class ZeroResultsModule {}
