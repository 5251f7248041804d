import { Controller, Get, Query } from '@nestjs/common';
import { WhenPaid, type Paid } from '../credits/charge.js';
import { Endpoint } from '../http/endpoint.js';
import { RequestPath, Writer, type WriteContext } from '../http/params.js';
import { SearchQuery } from './search.query.js';
import { SearchService } from './search.service.js';

@Controller('api/v1/search')
export class SearchController {
  constructor(private readonly searches: SearchService) {}

  @Get()
  @Endpoint({
    id: 'search',
    summary: 'Search the directory',
    description:
      'Finds people, organizations, memberships and places, best match first; ties are broken by the number of memberships. If nothing matches exactly, names match despite typos; email addresses and domains always match exactly. A query without results is recorded as a zero-result search.',
    reply: 'SearchResults',
  })
  search(
    @Query() query: SearchQuery,
    @RequestPath() path: string,
    @Writer() { accountId }: WriteContext,
    @WhenPaid() paid: Paid,
  ) {
    return this.searches.search(query, path, accountId, paid);
  }
}
