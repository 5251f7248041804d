import { Module } from '@nestjs/common';
import { SearchModule } from '../search/search.module.js';
import { DomainContacts } from './domain-contacts.js';
import { EmailLookup } from './email-lookup.js';
import { LookupsController } from './lookups.controller.js';
import { UnknownDomains } from './unknown-domains.js';

/** Lookups by email address and by domain. */
@Module({
  imports: [SearchModule],
  controllers: [LookupsController],
  providers: [DomainContacts, EmailLookup, UnknownDomains],
})
export class LookupsModule {}
