import { Body, Controller, Delete, Get, HttpCode, Patch, Post, Query } from '@nestjs/common';
import { Endpoint } from '../http/endpoint.js';
import { ListQuery } from '../http/list.query.js';
import { PublicId } from '../http/params.js';
import { RequestPath, Writer, type WriteContext } from '../http/write-context.js';
import { CreateMembershipDto } from './dto/create-membership.dto.js';
import { ListMembershipsQuery } from './dto/list-memberships.query.js';
import { UpdateMembershipDto } from './dto/update-membership.dto.js';
import { MembershipsService } from './memberships.service.js';

@Controller('api/v1/memberships')
export class MembershipsController {
  constructor(private readonly memberships: MembershipsService) {}

  @Get()
  @Endpoint({ summary: 'List memberships', reply: 'MembershipList' })
  list(@Query() query: ListMembershipsQuery, @RequestPath() path: string) {
    return this.memberships.list(query, path);
  }

  @Post()
  @Endpoint({ summary: 'Create a membership', reply: 'MembershipReply' })
  create(@Body() body: CreateMembershipDto, @Writer() writer: WriteContext, @RequestPath() path: string) {
    return this.memberships.create(body, writer, path);
  }

  @Get(':public_id')
  @Endpoint({ summary: 'Show a membership', reply: 'MembershipReply' })
  show(@PublicId() publicId: string) {
    return this.memberships.show(publicId);
  }

  @Patch(':public_id')
  @Endpoint({ summary: 'Update a membership', reply: 'MembershipReply' })
  update(@PublicId() publicId: string, @Body() body: UpdateMembershipDto, @Writer() writer: WriteContext) {
    return this.memberships.update(publicId, body, writer);
  }

  @Delete(':public_id')
  @HttpCode(204)
  @Endpoint({ summary: 'Delete a membership and its places' })
  remove(@PublicId() publicId: string, @Writer() writer: WriteContext) {
    return this.memberships.remove(publicId, writer);
  }

  @Get(':public_id/changes')
  @Endpoint({ summary: 'Show a membership’s change log', reply: 'ChangeList' })
  changes(@PublicId() publicId: string, @Query() query: ListQuery, @RequestPath() path: string) {
    return this.memberships.changes(publicId, query, path);
  }
}
