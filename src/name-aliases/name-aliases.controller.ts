import { Body, Controller, Query } from '@nestjs/common';
import { ListQuery } from '../http/list.query.js';
import { PublicId, RequestPath, Writer, type WriteContext } from '../http/params.js';
import { recordRoutes } from '../records/record-routes.js';
import { CreateNameAliasDto, ListNameAliasesQuery, UpdateNameAliasDto } from './name-aliases.dto.js';
import { NameAliasesService } from './name-aliases.service.js';

const { List, Create, Show, Update, Remove, Changes } = recordRoutes('name_alias');

@Controller('api/v1/name_aliases')
export class NameAliasesController {
  constructor(private readonly aliases: NameAliasesService) {}

  @List()
  list(@Query() query: ListNameAliasesQuery, @RequestPath() path: string) {
    return this.aliases.list(query, path);
  }

  @Create('Another name of a person or an organization.')
  create(@Body() body: CreateNameAliasDto, @Writer() writer: WriteContext, @RequestPath() path: string) {
    return this.aliases.create(body, writer, path);
  }

  @Show('The full record, with citations.')
  show(@PublicId() publicId: string) {
    return this.aliases.show(publicId);
  }

  @Update(
    'Only the name can change. To change the owner, delete and recreate the alias.',
    'Rename a name alias',
  )
  update(@PublicId() publicId: string, @Body() body: UpdateNameAliasDto, @Writer() writer: WriteContext) {
    return this.aliases.update(publicId, body, writer);
  }

  @Remove()
  remove(@PublicId() publicId: string, @Writer() writer: WriteContext) {
    return this.aliases.remove(publicId, writer);
  }

  @Changes()
  changes(@PublicId() publicId: string, @Query() query: ListQuery, @RequestPath() path: string) {
    return this.aliases.changes(publicId, query, path);
  }
}
