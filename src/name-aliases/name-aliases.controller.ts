import { Body, Controller, Delete, Get, HttpCode, Patch, Post, Query } from '@nestjs/common';
import { Endpoint } from '../http/endpoint.js';
import { ListQuery } from '../http/list.query.js';
import { PublicId } from '../http/params.js';
import { RequestPath, Writer, type WriteContext } from '../http/write-context.js';
import { ListNameAliasesQuery } from './dto/list-name-aliases.query.js';
import { CreateNameAliasDto, UpdateNameAliasDto } from './dto/name-alias.dto.js';
import { NameAliasesService } from './name-aliases.service.js';

@Controller('api/v1/name_aliases')
export class NameAliasesController {
  constructor(private readonly aliases: NameAliasesService) {}

  @Get()
  @Endpoint({ summary: 'List name aliases', reply: 'NameAliasList' })
  list(@Query() query: ListNameAliasesQuery, @RequestPath() path: string) {
    return this.aliases.list(query, path);
  }

  @Post()
  @Endpoint({ summary: 'Create a name alias', reply: 'NameAliasReply' })
  create(@Body() body: CreateNameAliasDto, @Writer() writer: WriteContext, @RequestPath() path: string) {
    return this.aliases.create(body, writer, path);
  }

  @Get(':public_id')
  @Endpoint({ summary: 'Show a name alias', reply: 'NameAliasReply' })
  show(@PublicId() publicId: string) {
    return this.aliases.show(publicId);
  }

  @Patch(':public_id')
  @Endpoint({ summary: 'Rename a name alias', reply: 'NameAliasReply' })
  update(@PublicId() publicId: string, @Body() body: UpdateNameAliasDto, @Writer() writer: WriteContext) {
    return this.aliases.update(publicId, body, writer);
  }

  @Delete(':public_id')
  @HttpCode(204)
  @Endpoint({ summary: 'Delete a name alias' })
  remove(@PublicId() publicId: string, @Writer() writer: WriteContext) {
    return this.aliases.remove(publicId, writer);
  }

  @Get(':public_id/changes')
  @Endpoint({ summary: 'Show a name alias’s change log', reply: 'ChangeList' })
  changes(@PublicId() publicId: string, @Query() query: ListQuery, @RequestPath() path: string) {
    return this.aliases.changes(publicId, query, path);
  }
}
