import { Body, Controller, Get, HttpCode, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Costs, type Pay, Payment, Pays } from '../credits/charge.js';
import { Endpoint } from '../http/endpoint.js';
import { RequestPath, type WriteContext, Writer } from '../http/params.js';
import { IdempotentPost } from '../idempotency/idempotency.js';
import { BatchLookup } from './batch-lookup.js';
import { DomainContacts } from './domain-contacts.js';
import {
  costOfItems,
  DomainContactsQuery,
  EmailLookupQuery,
  LookupBatchDto,
  LookupStreamQuery,
} from './lookups.dto.js';
import { EmailLookup } from './email-lookup.js';
import { LookupStream } from './lookup-stream.js';

@Controller('api/v1/lookup')
export class LookupsController {
  constructor(
    private readonly emails: EmailLookup,
    private readonly contacts: DomainContacts,
    private readonly batches: BatchLookup,
    private readonly streams: LookupStream,
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

  @IdempotentPost('batch')
  @HttpCode(200)
  @Pays()
  @Costs(costOfItems)
  @Endpoint({
    id: 'lookUpBatch',
    summary: 'Look up many at once',
    description:
      'Looks up to 100 email addresses, domains, people and organizations, each with its own status: 1 credit for each that is `found` or `moved`. Every item counts as a call for the rate limit. As application/x-ndjson: up to 10,000 lines and 10 MiB, each answered as it arrives; an answer without the summary at its end is incomplete.',
    access: 'key',
    stream: { line: 'LookupItem', reply: 'LookupLine' },
    reply: 'LookupBatchReply',
  })
  batch(
    // Undefined for a stream.
    @Body() body: LookupBatchDto,
    @Query() query: LookupStreamQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) response: FastifyReply,
  ) {
    return body
      ? this.batches.reply(body, query, request, response)
      : this.streams.reply(request, response, query);
  }
}
