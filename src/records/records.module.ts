import { Global, Module } from '@nestjs/common';
import { Lists } from './lists.js';
import { RecordLocator } from './locate.js';
import { Records } from './records.js';
import { References } from './references.js';

/** What every resource builds on. */
@Global()
@Module({
  providers: [RecordLocator, Records, Lists, References],
  exports: [RecordLocator, Records, Lists, References],
})
export class RecordsModule {}
