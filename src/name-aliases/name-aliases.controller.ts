import { Body, Controller, Delete, Get, HttpCode, Patch, Query } from '@nestjs/common';
import { Endpoint } from '../http/endpoint.js';
import { ListQuery } from '../http/list.query.js';
import { PublicId, RequestPath, Writer, type WriteContext } from '../http/params.js';
import { IdempotentPost } from '../idempotency/idempotency.js';
import { CreateNameAliasDto, ListNameAliasesQuery, UpdateNameAliasDto } from './name-aliases.dto.js';
import { NameAliasesService } from './name-aliases.service.js';

@Controller('api/v1/name_aliases')
export class NameAliasesController {
  constructor(private readonly aliases: NameAliasesService) {}

  @Get()
  @Endpoint({
    id: 'listNameAliases',
    summary: 'List name aliases',
    description: 'By page number or by cursor.',
    reply: 'NameAliasList',
  })
  list(@Query() query: ListNameAliasesQuery, @RequestPath() path: string) {
    return this.aliases.list(query, path);
  }

  @IdempotentPost()
  @Endpoint({
    id: 'createNameAlias',
    summary: 'Create a name alias',
    description: 'Another name of a person or an organization.',
    reply: 'NameAliasReply',
  })
  create(@Body() body: CreateNameAliasDto, @Writer() writer: WriteContext, @RequestPath() path: string) {
    return this.aliases.create(body, writer, path);
  }

  @Get(':public_id')
  @Endpoint({
    id: 'showNameAlias',
    summary: 'Show a name alias',
    description: 'The full record, with citations.',
    reply: 'NameAliasReply',
  })
  show(@PublicId() publicId: string) {
    return this.aliases.show(publicId);
  }

  @Patch(':public_id')
  @Endpoint({
    id: 'updateNameAlias',
    summary: 'Rename a name alias',
    description: 'Only the name can change. To change the owner, delete and recreate the alias.',
    reply: 'NameAliasReply',
  })
  update(@PublicId() publicId: string, @Body() body: UpdateNameAliasDto, @Writer() writer: WriteContext) {
    return this.aliases.update(publicId, body, writer);
  }

  @Delete(':public_id')
  @HttpCode(204)
  @Endpoint({
    id: 'deleteNameAlias',
    summary: 'Delete a name alias',
    description: 'The id then returns 410.',
  })
  remove(@PublicId() publicId: string, @Writer() writer: WriteContext) {
    return this.aliases.remove(publicId, writer);
  }

  @Get(':public_id/changes')
  @Endpoint({
    id: 'listNameAliasChanges',
    summary: 'Show a name alias’s change log',
    description:
      'Newest first; each change with who made it, when, from what to what, and by which citation. Readable after the name alias was deleted.',
    reply: 'ChangeList',
  })
  changes(@PublicId() publicId: string, @Query() query: ListQuery, @RequestPath() path: string) {
    return this.aliases.changes(publicId, query, path);
  }
}
