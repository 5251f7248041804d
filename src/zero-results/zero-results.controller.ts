import { Body, Controller, Get, Patch, Query } from '@nestjs/common';
import { Endpoint } from '../http/endpoint.js';
import { NumericId, RequestPath, Writer, type WriteContext } from '../http/params.js';
import { ListZeroResultSearchesQuery, UpdateZeroResultSearchDto } from './zero-results.dto.js';
import { ZeroResultsService } from './zero-results.service.js';

@Controller('api/v1/zero_result_searches')
export class ZeroResultsController {
  constructor(private readonly searches: ZeroResultsService) {}

  @Get()
  @Endpoint({
    id: 'listZeroResultSearches',
    summary: 'List searches that found nothing',
    description:
      'A task list for editors: queries without results, each once. `now_found`: the search has results now. `updated_since` includes repeated searches.',
    access: 'edit',
    reply: 'ZeroResultSearchList',
  })
  list(@Query() query: ListZeroResultSearchesQuery, @RequestPath() path: string) {
    return this.searches.list(query, path);
  }

  @Get(':id')
  @Endpoint({
    id: 'showZeroResultSearch',
    summary: 'Show a zero-result search',
    description: 'A task of the list, with its `ETag`.',
    access: 'edit',
    reply: 'ZeroResultSearchReply',
  })
  show(@NumericId() id: number) {
    return this.searches.show(id);
  }

  @Patch(':id')
  @Endpoint({
    id: 'updateZeroResultSearch',
    summary: 'Complete or reopen a zero-result search',
    description: 'Idempotent: completing again changes nothing. Takes a note with or without `completed`.',
    reply: 'ZeroResultSearchReply',
  })
  update(@NumericId() id: number, @Body() body: UpdateZeroResultSearchDto, @Writer() writer: WriteContext) {
    return this.searches.update(id, body, writer);
  }
}
