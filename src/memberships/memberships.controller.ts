import { Body, Controller, Delete, Get, HttpCode, Patch, Query } from '@nestjs/common';
import { Endpoint } from '../http/endpoint.js';
import { ListQuery } from '../http/list.query.js';
import { PublicId, RequestPath, Writer, type WriteContext } from '../http/params.js';
import { IdempotentPost } from '../idempotency/idempotency.js';
import { CreateMembershipDto, ListMembershipsQuery, UpdateMembershipDto } from './memberships.dto.js';
import { MembershipsService } from './memberships.service.js';

@Controller('api/v1/memberships')
export class MembershipsController {
  constructor(private readonly memberships: MembershipsService) {}

  @Get()
  @Endpoint({
    id: 'listMemberships',
    summary: 'List memberships',
    description: 'By page number or by cursor.',
    reply: 'MembershipList',
  })
  list(@Query() query: ListMembershipsQuery, @RequestPath() path: string) {
    return this.memberships.list(query, path);
  }

  @IdempotentPost()
  @Endpoint({
    id: 'createMembership',
    summary: 'Create a membership',
    description: 'Adds a person to an organization, with a role and a start date.',
    reply: 'MembershipReply',
  })
  create(@Body() body: CreateMembershipDto, @Writer() writer: WriteContext, @RequestPath() path: string) {
    return this.memberships.create(body, writer, path);
  }

  @Get(':public_id')
  @Endpoint({
    id: 'showMembership',
    summary: 'Show a membership',
    description: 'The full record, with person, organization, email addresses, places and citations.',
    reply: 'MembershipReply',
  })
  show(@PublicId() publicId: string) {
    return this.memberships.show(publicId);
  }

  @Patch(':public_id')
  @Endpoint({
    id: 'updateMembership',
    summary: 'Update a membership',
    description:
      'Absent fields stay unchanged; null clears a field. An end_date marks the role as past. Person and organization cannot change.',
    reply: 'MembershipReply',
  })
  update(@PublicId() publicId: string, @Body() body: UpdateMembershipDto, @Writer() writer: WriteContext) {
    return this.memberships.update(publicId, body, writer);
  }

  @Delete(':public_id')
  @HttpCode(204)
  @Endpoint({
    id: 'deleteMembership',
    summary: 'Delete a membership',
    description: 'The id then returns 410.',
  })
  remove(@PublicId() publicId: string, @Writer() writer: WriteContext) {
    return this.memberships.remove(publicId, writer);
  }

  @Get(':public_id/changes')
  @Endpoint({
    id: 'listMembershipChanges',
    summary: 'Show a membership’s change log',
    description:
      'Newest first; each change with who made it, when, from what to what, and by which citation. Readable after the membership was deleted.',
    reply: 'ChangeList',
  })
  changes(@PublicId() publicId: string, @Query() query: ListQuery, @RequestPath() path: string) {
    return this.memberships.changes(publicId, query, path);
  }
}
