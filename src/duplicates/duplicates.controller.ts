import { Body, Controller, Get, Patch, Query } from '@nestjs/common';
import { Endpoint } from '../http/endpoint.js';
import { NumericId, RequestPath, Writer, type WriteContext } from '../http/params.js';
import { IdempotentPost } from '../idempotency/idempotency.js';
import { CreateDuplicateDto, ListDuplicatesQuery, UpdateDuplicateDto } from './duplicates.dto.js';
import { DuplicatesService } from './duplicates.service.js';

@Controller('api/v1/duplicates')
export class DuplicatesController {
  constructor(private readonly duplicates: DuplicatesService) {}

  @Get()
  @Endpoint({
    id: 'listDuplicates',
    summary: 'List pairs of records that may be one',
    description:
      'Two people or two organizations each, with what speaks for it. `records` of a merged pair has only its survivor.',
    access: 'edit',
    reply: 'DuplicateList',
  })
  list(@Query() query: ListDuplicatesQuery, @RequestPath() path: string) {
    return this.duplicates.list(query, path);
  }

  @IdempotentPost()
  @Endpoint({
    id: 'judgeDuplicate',
    summary: 'Judge any two records',
    description:
      'A pair that is not listed is listed from then on. A pair that is `not_duplicate` is never proposed, and its merge is refused. After a merge, the judgement is about the survivor.',
    reply: 'DuplicateReply',
  })
  create(@Body() body: CreateDuplicateDto, @Writer() writer: WriteContext) {
    return this.duplicates.create(body, writer);
  }

  @Get(':id')
  @Endpoint({
    id: 'showDuplicate',
    summary: 'Show a pair of records that may be one',
    description: 'A pair of the list, with its `ETag`.',
    access: 'edit',
    reply: 'DuplicateReply',
  })
  show(@NumericId() id: number) {
    return this.duplicates.show(id);
  }

  @Patch(':id')
  @Endpoint({
    id: 'updateDuplicate',
    summary: 'Judge a listed pair',
    description:
      'As `judgeDuplicate`. 409 for a merged pair: undo its merge. Also 409 if one of its records was merged into a third or deleted: judge the pair of the survivor.',
    reply: 'DuplicateReply',
  })
  update(@NumericId() id: number, @Body() body: UpdateDuplicateDto, @Writer() writer: WriteContext) {
    return this.duplicates.update(id, body, writer);
  }
}
