import { Body, Controller, Delete, Get, HttpCode, Patch, Query } from '@nestjs/common';
import { Endpoint } from '../http/endpoint.js';
import { ListQuery } from '../http/list.query.js';
import { PublicId, RequestPath, Writer, type WriteContext } from '../http/params.js';
import { IdempotentPost } from '../idempotency/idempotency.js';
import { CreatePlaceDto, ListPlacesQuery, UpdatePlaceDto } from './places.dto.js';
import { PlacesService } from './places.service.js';

@Controller('api/v1/places')
export class PlacesController {
  constructor(private readonly places: PlacesService) {}

  @Get()
  @Endpoint({
    id: 'listPlaces',
    summary: 'List places',
    description: 'By page number or by cursor.',
    reply: 'PlaceList',
  })
  list(@Query() query: ListPlacesQuery, @RequestPath() path: string) {
    return this.places.list(query, path);
  }

  @IdempotentPost()
  @Endpoint({
    id: 'createPlace',
    summary: 'Create a place',
    description:
      'Requires exactly one owner, and an address or both coordinates. An address hides the coordinates in every response.',
    reply: 'PlaceReply',
  })
  create(@Body() body: CreatePlaceDto, @Writer() writer: WriteContext, @RequestPath() path: string) {
    return this.places.create(body, writer, path);
  }

  @Get(':public_id')
  @Endpoint({
    id: 'showPlace',
    summary: 'Show a place',
    description: 'The full record, with citations. The coordinates of a place with an address are null.',
    reply: 'PlaceReply',
  })
  show(@PublicId() publicId: string) {
    return this.places.show(publicId);
  }

  @Patch(':public_id')
  @Endpoint({
    id: 'updatePlace',
    summary: 'Update a place',
    description: 'Absent fields stay unchanged; null clears a field. A new owner moves the place.',
    reply: 'PlaceReply',
  })
  update(@PublicId() publicId: string, @Body() body: UpdatePlaceDto, @Writer() writer: WriteContext) {
    return this.places.update(publicId, body, writer);
  }

  @Delete(':public_id')
  @HttpCode(204)
  @Endpoint({ id: 'deletePlace', summary: 'Delete a place', description: 'The id then returns 410.' })
  remove(@PublicId() publicId: string, @Writer() writer: WriteContext) {
    return this.places.remove(publicId, writer);
  }

  @Get(':public_id/changes')
  @Endpoint({
    id: 'listPlaceChanges',
    summary: 'Show a place’s change log',
    description:
      'Newest first; each change with who made it, when, from what to what, and by which citation. Readable after the place was deleted.',
    reply: 'ChangeList',
  })
  changes(@PublicId() publicId: string, @Query() query: ListQuery, @RequestPath() path: string) {
    return this.places.changes(publicId, query, path);
  }
}
