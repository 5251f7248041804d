import { Body, Controller, Delete, Get, HttpCode, Patch, Query } from '@nestjs/common';
import { Endpoint } from '../http/endpoint.js';
import { ListQuery } from '../http/list.query.js';
import { PublicId, RequestPath, Writer, type WriteContext } from '../http/params.js';
import { IdempotentPost } from '../idempotency/idempotency.js';
import { CreatePersonDto, ListPeopleQuery, QuickAddPersonDto, UpdatePersonDto } from './people.dto.js';
import { PeopleService, PersonQuickAdd } from './people.service.js';

@Controller('api/v1/people')
export class PeopleController {
  constructor(
    private readonly people: PeopleService,
    private readonly quickAdd: PersonQuickAdd,
  ) {}

  @Get()
  @Endpoint({
    id: 'listPeople',
    summary: 'List people',
    description: 'By page number or by cursor.',
    reply: 'PersonList',
  })
  list(@Query() query: ListPeopleQuery, @RequestPath() path: string) {
    return this.people.list(query, path);
  }

  @IdempotentPost()
  @Endpoint({
    id: 'createPerson',
    summary: 'Create a person',
    description:
      'Requires first_name or last_name, and a citation. Aliases and email addresses are optional.',
    reply: 'PersonReply',
  })
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
    return this.quickAdd.add(body, writer);
  }

  @Get(':public_id')
  @Endpoint({
    id: 'showPerson',
    summary: 'Show a person',
    description: 'The full record, with email addresses, aliases, memberships, places and citations.',
    reply: 'PersonReply',
  })
  show(@PublicId() publicId: string) {
    return this.people.show(publicId);
  }

  @Patch(':public_id')
  @Endpoint({
    id: 'updatePerson',
    summary: 'Update a person',
    description:
      'Absent fields stay unchanged; null clears a field. Aliases and email addresses are added. A new public_id replaces the old one, which then redirects.',
    reply: 'PersonReply',
  })
  update(@PublicId() publicId: string, @Body() body: UpdatePersonDto, @Writer() writer: WriteContext) {
    return this.people.update(publicId, body, writer);
  }

  @Delete(':public_id')
  @HttpCode(204)
  @Endpoint({
    id: 'deletePerson',
    summary: 'Delete a person',
    description:
      'Also deletes its memberships, places, aliases and email addresses. The id then returns 410.',
  })
  remove(@PublicId() publicId: string, @Writer() writer: WriteContext) {
    return this.people.remove(publicId, writer);
  }

  @Get(':public_id/changes')
  @Endpoint({
    id: 'listPersonChanges',
    summary: 'Show a person’s change log',
    description:
      'Newest first; each change with who made it, when, from what to what, and by which citation. Readable after the person was deleted.',
    reply: 'ChangeList',
  })
  changes(@PublicId() publicId: string, @Query() query: ListQuery, @RequestPath() path: string) {
    return this.people.changes(publicId, query, path);
  }
}
