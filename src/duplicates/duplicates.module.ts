import { Module } from '@nestjs/common';
import { DuplicateReadings } from './duplicate-readings.js';
import { DuplicatesController } from './duplicates.controller.js';
import { DuplicatesService } from './duplicates.service.js';

/** Pairs of records that may be duplicates, and the judgements of editors. */
@Module({
  controllers: [DuplicatesController],
  providers: [DuplicateReadings, DuplicatesService],
  exports: [DuplicatesService],
})
export class DuplicatesModule {}
