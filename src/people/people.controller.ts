import { Body, Controller, Query } from '@nestjs/common';
import { Endpoint } from '../http/endpoint.js';
import { ListQuery } from '../http/list.query.js';
import { PublicId, RequestPath, Writer, type WriteContext } from '../http/params.js';
import { IdempotentPost } from '../idempotency/idempotency.js';
import { recordRoutes } from '../records/record-routes.js';
import { CreatePersonDto, ListPeopleQuery, QuickAddPersonDto, UpdatePersonDto } from './people.dto.js';
import { PeopleService } from './people.service.js';

const { List, Create, Show, Update, Remove, Changes } = recordRoutes('person');

@Controller('api/v1/people')
export class PeopleController {
  constructor(private readonly people: PeopleService) {}

  @List()
  list(@Query() query: ListPeopleQuery, @RequestPath() path: string) {
    return this.people.list(query, path);
  }

  @Create('Requires first_name or last_name, and a citation. Aliases and email addresses are optional.')
  create(@Body() body: CreatePersonDto, @Writer() writer: WriteContext, @RequestPath() path: string) {
    return this.people.create(body, writer, path);
  }

  @IdempotentPost('quick_add')
  @Endpoint({
    id: 'quickAddPerson',
    summary: 'Quick-add a person',
    description:
      'Creates a person in one transaction and, with organization_public_id, a membership that starts today (UTC). Each record gets its own copy of the citation.',
    reply: 'PersonQuickAddReply',
  })
  add(@Body() body: QuickAddPersonDto, @Writer() writer: WriteContext) {
    return this.people.quickAdd(body, writer);
  }

  @Show('The full record, with email addresses, aliases, memberships, places and citations.')
  show(@PublicId() publicId: string) {
    return this.people.show(publicId);
  }

  @Update(
    'Absent fields stay unchanged; null clears a field. Aliases and email addresses are added. A new public_id replaces the old one, which then redirects.',
  )
  update(@PublicId() publicId: string, @Body() body: UpdatePersonDto, @Writer() writer: WriteContext) {
    return this.people.update(publicId, body, writer);
  }

  @Remove('Also deletes its memberships, places, aliases and email addresses. The id then returns 410.')
  remove(@PublicId() publicId: string, @Writer() writer: WriteContext) {
    return this.people.remove(publicId, writer);
  }

  @Changes()
  changes(@PublicId() publicId: string, @Query() query: ListQuery, @RequestPath() path: string) {
    return this.people.changes(publicId, query, path);
  }
}
