import { Controller, Get, Query } from '@nestjs/common';
import { Pays, Payment, type Pay } from '../credits/charge.js';
import { Endpoint } from '../http/endpoint.js';
import { RequestPath, Writer, type WriteContext } from '../http/params.js';
import { DomainContacts } from './domain-contacts.js';
import { DomainContactsQuery } from './dto/domain-contacts.query.js';
import { EmailLookupQuery } from './dto/email-lookup.query.js';
import { EmailLookup } from './email-lookup.js';

@Controller('api/v1/lookup')
export class LookupsController {
  constructor(
    private readonly emails: EmailLookup,
    private readonly contacts: DomainContacts,
  ) {}

  @Get('email')
  @Endpoint({
    id: 'lookUpEmail',
    summary: 'Look up an email address',
    description:
      'All owners of the address as full records: people, organizations and memberships. The list is empty if it has none.',
    reply: 'EmailLookup',
  })
  email(@Query() query: EmailLookupQuery, @RequestPath() path: string) {
    return this.emails.find(query, path);
  }

  @Get('domain_contacts')
  @Pays()
  @Endpoint({
    id: 'lookUpDomainContacts',
    summary: 'Look up the contacts at a domain',
    description:
      'The organizations of a domain, and a page of the people who belong to one or have an email address there. Returns 503, never partial results, if a configured search index is unreachable.',
    reply: 'DomainContacts',
    also: { 503: 'Error' },
  })
  domainContacts(
    @Query() query: DomainContactsQuery,
    @RequestPath() path: string,
    @Writer() { accountId }: WriteContext,
    @Payment() pay: Pay,
  ) {
    return this.contacts.find(query, path, accountId, pay);
  }
}
