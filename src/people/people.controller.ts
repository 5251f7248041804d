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
    description: 'A page by number, or a walk through all of them by cursor.',
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
      'At least one of first_name and last_name, and a citation. Aliases and email addresses may come along.',
    reply: 'PersonReply',
  })
  create(@Body() body: CreatePersonDto, @Writer() writer: WriteContext, @RequestPath() path: string) {
    return this.people.create(body, writer, path);
  }

  @IdempotentPost('quick_add')
  @Endpoint({
    id: 'quickAddPerson',
    summary: 'Add a person, and a membership, in one call',
    description:
      'One transaction: all of it or nothing. With organization_public_id a membership that starts today (UTC) is made too. Each record gets its own copy of the citation.',
    reply: 'PersonQuickAddReply',
  })
  add(@Body() body: QuickAddPersonDto, @Writer() writer: WriteContext) {
    return this.quickAdd.add(body, writer);
  }

  @Get(':public_id')
  @Endpoint({
    id: 'showPerson',
    summary: 'Show a person',
    description: 'The full record: email addresses, aliases, memberships, places and citations included.',
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
      'Fields that are absent stay as they are, null clears. Aliases and email addresses are added. A new public_id replaces the old one, which redirects from then on.',
    reply: 'PersonReply',
  })
  update(@PublicId() publicId: string, @Body() body: UpdatePersonDto, @Writer() writer: WriteContext) {
    return this.people.update(publicId, body, writer);
  }

  @Delete(':public_id')
  @HttpCode(204)
  @Endpoint({
    id: 'deletePerson',
    summary: 'Delete a person and what it owns',
    description:
      'Its memberships, places, aliases and email addresses go with it. The id answers 410 from then on.',
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
