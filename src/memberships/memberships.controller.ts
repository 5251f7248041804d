import { Body, Controller, Query } from '@nestjs/common';
import { ListQuery } from '../http/list.query.js';
import { PublicId, RequestPath, Writer, type WriteContext } from '../http/params.js';
import { recordRoutes } from '../records/record-routes.js';
import { CreateMembershipDto, ListMembershipsQuery, UpdateMembershipDto } from './memberships.dto.js';
import { MembershipsService } from './memberships.service.js';

const { List, Create, Show, Update, Remove, Changes } = recordRoutes('membership');

@Controller('api/v1/memberships')
export class MembershipsController {
  constructor(private readonly memberships: MembershipsService) {}

  @List()
  list(@Query() query: ListMembershipsQuery, @RequestPath() path: string) {
    return this.memberships.list(query, path);
  }

  @Create('Adds a person to an organization, with a role and a start date.')
  create(@Body() body: CreateMembershipDto, @Writer() writer: WriteContext, @RequestPath() path: string) {
    return this.memberships.create(body, writer, path);
  }

  @Show('The full record, with person, organization, email addresses, places and citations.')
  show(@PublicId() publicId: string) {
    return this.memberships.show(publicId);
  }

  @Update(
    'Absent fields stay unchanged; null clears a field. An end_date marks the role as past. Person and organization cannot change.',
  )
  update(@PublicId() publicId: string, @Body() body: UpdateMembershipDto, @Writer() writer: WriteContext) {
    return this.memberships.update(publicId, body, writer);
  }

  @Remove()
  remove(@PublicId() publicId: string, @Writer() writer: WriteContext) {
    return this.memberships.remove(publicId, writer);
  }

  @Changes()
  changes(@PublicId() publicId: string, @Query() query: ListQuery, @RequestPath() path: string) {
    return this.memberships.changes(publicId, query, path);
  }
}
