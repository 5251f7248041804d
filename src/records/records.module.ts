import { Global, Module } from '@nestjs/common';
import { ReferenceCheck } from '../http/params.js';
import { Lists } from './lists.js';
import { RecordLocator, References } from './locate.js';
import { Records } from './record-service.js';

/** The services that every resource uses. */
@Global()
@Module({
  providers: [
    RecordLocator,
    Records,
    Lists,
    References,
    { provide: ReferenceCheck, useExisting: References },
  ],
  exports: [RecordLocator, Records, Lists, References, ReferenceCheck],
})
export class RecordsModule {}
