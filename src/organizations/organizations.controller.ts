import { Body, Controller, Delete, Get, HttpCode, Patch, Post, Query } from '@nestjs/common';
import { Costs } from '../credits/costs.js';
import { Endpoint } from '../http/endpoint.js';
import { isRecord } from '../http/fields.js';
import { ListQuery } from '../http/list.query.js';
import { PublicId } from '../http/params.js';
import { RequestPath, Writer, type WriteContext } from '../http/write-context.js';
import { CreateOrganizationDto } from './dto/create-organization.dto.js';
import { ListOrganizationsQuery } from './dto/list-organizations.query.js';
import { QuickAddOrganizationDto } from './dto/quick-add-organization.dto.js';
import { UpdateOrganizationDto } from './dto/update-organization.dto.js';
import { OrganizationQuickAdd } from './organization-quick-add.js';
import { OrganizationsService } from './organizations.service.js';
import { Keys, type RouteKeys } from './route-keys.js';

/** On top of the call itself: one credit for the person and one for its membership. */
const costOfMember = (body: unknown): number => (isRecord(body) && isRecord(body['person']) ? 2 : 0);

/** Advertisers are organizations: the same routes under both names. */
@Controller(['api/v1/organizations', 'api/v1/advertisers'])
export class OrganizationsController {
  constructor(
    private readonly organizations: OrganizationsService,
    private readonly quickAdd: OrganizationQuickAdd,
  ) {}

  @Get()
  @Endpoint({ summary: 'List organizations', reply: 'OrganizationList' })
  list(@Query() query: ListOrganizationsQuery, @Keys() keys: RouteKeys) {
    return this.organizations.list(query, keys);
  }

  @Post()
  @Endpoint({ summary: 'Create an organization', reply: 'OrganizationReply' })
  create(@Body() body: CreateOrganizationDto, @Writer() writer: WriteContext, @Keys() keys: RouteKeys) {
    return this.organizations.create(body, writer, keys);
  }

  @Post('quick_add')
  @Costs(costOfMember)
  @Endpoint({
    summary: 'Add an organization, a person and its membership in one call',
    reply: 'OrganizationQuickAddReply',
  })
  add(@Body() body: QuickAddOrganizationDto, @Writer() writer: WriteContext, @Keys() keys: RouteKeys) {
    return this.quickAdd.add(body, writer, keys);
  }

  @Get(':public_id')
  @Endpoint({ summary: 'Show an organization', reply: 'OrganizationReply' })
  show(@PublicId() publicId: string, @Keys() keys: RouteKeys) {
    return this.organizations.show(publicId, keys);
  }

  @Get(':public_id/members')
  @Endpoint({ summary: 'List the members of an organization', reply: 'MemberList' })
  members(@PublicId() publicId: string, @Query() query: ListQuery, @RequestPath() path: string) {
    return this.organizations.listMembers(publicId, query, path);
  }

  @Patch(':public_id')
  @Endpoint({ summary: 'Update an organization', reply: 'OrganizationReply' })
  update(
    @PublicId() publicId: string,
    @Body() body: UpdateOrganizationDto,
    @Writer() writer: WriteContext,
    @Keys() keys: RouteKeys,
  ) {
    return this.organizations.update(publicId, body, writer, keys);
  }

  @Delete(':public_id')
  @HttpCode(204)
  @Endpoint({ summary: 'Delete an organization without members or organizations below it' })
  remove(@PublicId() publicId: string, @Writer() writer: WriteContext) {
    return this.organizations.remove(publicId, writer);
  }

  @Get(':public_id/changes')
  @Endpoint({ summary: 'Show an organization’s change log', reply: 'ChangeList' })
  changes(@PublicId() publicId: string, @Query() query: ListQuery, @RequestPath() path: string) {
    return this.organizations.changes(publicId, query, path);
  }
}
