import { Module } from '@nestjs/common';
import { ResearchModule } from '../research/research.module.js';
import { SearchModule } from '../search/search.module.js';
import { DomainContacts } from './domain-contacts.js';
import { EmailLookup } from './email-lookup.js';
import { LookupsController } from './lookups.controller.js';

@Module({
  imports: [ResearchModule, SearchModule],
  controllers: [LookupsController],
  providers: [DomainContacts, EmailLookup],
})
export class LookupsModule {}
