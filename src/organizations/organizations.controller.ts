import { Body, Controller, Get, Query } from '@nestjs/common';
import { Costs } from '../credits/charge.js';
import { Endpoint } from '../http/endpoint.js';
import { isRecord } from '../values/json.js';
import { ListQuery } from '../http/list.query.js';
import { PublicId, RequestPath, Writer, type WriteContext } from '../http/params.js';
import { IdempotentPost } from '../idempotency/idempotency.js';
import { recordRoutes } from '../records/record-routes.js';
import {
  CreateOrganizationDto,
  ListOrganizationsQuery,
  QuickAddOrganizationDto,
  UpdateOrganizationDto,
} from './organizations.dto.js';
import { OrganizationsService } from './organizations.service.js';
import { Keys, type RouteKeys } from './route-keys.js';

/** In addition to the call's own credit: one for the person and one for its membership. */
const costOfMember = (body: unknown): number => (isRecord(body) && isRecord(body['person']) ? 2 : 0);

const { List, Create, Show, Update, Remove, Changes } = recordRoutes('organization');

/** Advertisers are organizations: both names have the same routes. */
@Controller(['api/v1/organizations', 'api/v1/advertisers'])
export class OrganizationsController {
  constructor(private readonly organizations: OrganizationsService) {}

  @List()
  list(@Query() query: ListOrganizationsQuery, @Keys() keys: RouteKeys) {
    return this.organizations.list(query, keys.path, keys.many);
  }

  @Create('Requires a name and a citation. Organizations may share a domain.')
  create(@Body() body: CreateOrganizationDto, @Writer() writer: WriteContext, @Keys() keys: RouteKeys) {
    return this.organizations.create(body, writer, keys);
  }

  @IdempotentPost('quick_add')
  @Costs(costOfMember)
  @Endpoint({
    id: 'quickAddOrganization',
    summary: 'Quick-add an organization',
    description:
      'Creates an organization and, optionally, a person with a membership, in one transaction. Each record gets its own copy of the citation. Costs 1 credit per created record.',
    reply: 'OrganizationQuickAddReply',
  })
  add(@Body() body: QuickAddOrganizationDto, @Writer() writer: WriteContext, @Keys() keys: RouteKeys) {
    return this.organizations.quickAdd(body, writer, keys);
  }

  @Show('The full record, with its parent, email addresses, aliases, places, citations and member count.')
  show(@PublicId() publicId: string, @Keys() keys: RouteKeys) {
    return this.organizations.show(publicId, keys.one);
  }

  @Get(':public_id/members')
  @Endpoint({
    id: 'listOrganizationMembers',
    summary: 'List the members of an organization',
    description:
      'All memberships, each with the person. `current` marks those that have started and have no end date.',
    reply: 'MemberList',
  })
  members(@PublicId() publicId: string, @Query() query: ListQuery, @RequestPath() path: string) {
    return this.organizations.listMembers(publicId, query, path);
  }

  @Update(
    'Absent fields stay unchanged; null clears a field. Aliases and email addresses are added. A new public_id replaces the old one, which then redirects.',
  )
  update(
    @PublicId() publicId: string,
    @Body() body: UpdateOrganizationDto,
    @Writer() writer: WriteContext,
    @Keys() keys: RouteKeys,
  ) {
    return this.organizations.update(publicId, body, writer, keys);
  }

  @Remove('Returns 409 while it has memberships or child organizations. The id then returns 410.')
  remove(@PublicId() publicId: string, @Writer() writer: WriteContext) {
    return this.organizations.remove(publicId, writer);
  }

  @Changes()
  changes(@PublicId() publicId: string, @Query() query: ListQuery, @RequestPath() path: string) {
    return this.organizations.changes(publicId, query, path);
  }
}
