import { Body, Controller, Delete, Get, HttpCode, Patch, Post, Query } from '@nestjs/common';
import { Endpoint } from '../http/endpoint.js';
import { ListQuery } from '../http/list.query.js';
import { PublicId } from '../http/params.js';
import { RequestPath, Writer, type WriteContext } from '../http/write-context.js';
import { CreatePersonDto } from './dto/create-person.dto.js';
import { ListPeopleQuery } from './dto/list-people.query.js';
import { QuickAddPersonDto } from './dto/quick-add-person.dto.js';
import { UpdatePersonDto } from './dto/update-person.dto.js';
import { PeopleService } from './people.service.js';
import { PersonQuickAdd } from './person-quick-add.js';

@Controller('api/v1/people')
export class PeopleController {
  constructor(
    private readonly people: PeopleService,
    private readonly quickAdd: PersonQuickAdd,
  ) {}

  @Get()
  @Endpoint({ summary: 'List people', reply: 'PersonList' })
  list(@Query() query: ListPeopleQuery, @RequestPath() path: string) {
    return this.people.list(query, path);
  }

  @Post()
  @Endpoint({ summary: 'Create a person', reply: 'PersonReply' })
  create(@Body() body: CreatePersonDto, @Writer() writer: WriteContext, @RequestPath() path: string) {
    return this.people.create(body, writer, path);
  }

  @Post('quick_add')
  @Endpoint({ summary: 'Add a person, and a membership, in one call', reply: 'PersonQuickAddReply' })
  add(@Body() body: QuickAddPersonDto, @Writer() writer: WriteContext) {
    return this.quickAdd.add(body, writer);
  }

  @Get(':public_id')
  @Endpoint({ summary: 'Show a person', reply: 'PersonReply' })
  show(@PublicId() publicId: string) {
    return this.people.show(publicId);
  }

  @Patch(':public_id')
  @Endpoint({ summary: 'Update a person', reply: 'PersonReply' })
  update(@PublicId() publicId: string, @Body() body: UpdatePersonDto, @Writer() writer: WriteContext) {
    return this.people.update(publicId, body, writer);
  }

  @Delete(':public_id')
  @HttpCode(204)
  @Endpoint({ summary: 'Delete a person and what it owns' })
  remove(@PublicId() publicId: string, @Writer() writer: WriteContext) {
    return this.people.remove(publicId, writer);
  }

  @Get(':public_id/changes')
  @Endpoint({ summary: 'Show a person’s change log', reply: 'ChangeList' })
  changes(@PublicId() publicId: string, @Query() query: ListQuery, @RequestPath() path: string) {
    return this.people.changes(publicId, query, path);
  }
}
