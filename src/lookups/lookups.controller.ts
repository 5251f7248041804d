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
      'Every owner of the address, each as a full record: a person, an organization or a membership. None is an empty list.',
    reply: 'EmailLookup',
  })
  email(@Query() query: EmailLookupQuery, @RequestPath() path: string) {
    return this.emails.find(query, path);
  }

  @Get('domain_contacts')
  @Pays()
  @Endpoint({
    id: 'lookUpDomainContacts',
    summary: 'Look up who can be contacted at a domain',
    description:
      'The organizations of a domain, and page by page the people who belong to one of them or have an email address there. If a configured search index is unreachable, the answer is 503, never a part of the contacts.',
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
