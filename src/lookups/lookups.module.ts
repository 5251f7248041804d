import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { MatchingModule } from '../matching/matching.module.js';
import { ResearchModule } from '../research/research.module.js';
import { SearchModule } from '../search/search.module.js';
import { BatchLookup } from './batch-lookup.js';
import { DomainContacts } from './domain-contacts.js';
import { EmailLookup } from './email-lookup.js';
import { LookupStream } from './lookup-stream.js';
import { LookupsController } from './lookups.controller.js';
import { RecordLookup } from './record-lookup.js';

@Module({
  imports: [AccountsModule, MatchingModule, ResearchModule, SearchModule],
  controllers: [LookupsController],
  providers: [BatchLookup, DomainContacts, EmailLookup, LookupStream, RecordLookup],
  exports: [RecordLookup],
})
export class LookupsModule {}
