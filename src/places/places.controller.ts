import { Body, Controller, Delete, Get, HttpCode, Patch, Post, Query } from '@nestjs/common';
import { Endpoint } from '../http/endpoint.js';
import { ListQuery } from '../http/list.query.js';
import { PublicId } from '../http/params.js';
import { RequestPath, Writer, type WriteContext } from '../http/write-context.js';
import { ListPlacesQuery } from './dto/list-places.query.js';
import { CreatePlaceDto, UpdatePlaceDto } from './dto/place.dto.js';
import { PlacesService } from './places.service.js';

@Controller('api/v1/places')
export class PlacesController {
  constructor(private readonly places: PlacesService) {}

  @Get()
  @Endpoint({ summary: 'List places', reply: 'PlaceList' })
  list(@Query() query: ListPlacesQuery, @RequestPath() path: string) {
    return this.places.list(query, path);
  }

  @Post()
  @Endpoint({ summary: 'Create a place', reply: 'PlaceReply' })
  create(@Body() body: CreatePlaceDto, @Writer() writer: WriteContext, @RequestPath() path: string) {
    return this.places.create(body, writer, path);
  }

  @Get(':public_id')
  @Endpoint({ summary: 'Show a place', reply: 'PlaceReply' })
  show(@PublicId() publicId: string) {
    return this.places.show(publicId);
  }

  @Patch(':public_id')
  @Endpoint({ summary: 'Update a place, or move it to another owner', reply: 'PlaceReply' })
  update(@PublicId() publicId: string, @Body() body: UpdatePlaceDto, @Writer() writer: WriteContext) {
    return this.places.update(publicId, body, writer);
  }

  @Delete(':public_id')
  @HttpCode(204)
  @Endpoint({ summary: 'Delete a place' })
  remove(@PublicId() publicId: string, @Writer() writer: WriteContext) {
    return this.places.remove(publicId, writer);
  }

  @Get(':public_id/changes')
  @Endpoint({ summary: 'Show a place’s change log', reply: 'ChangeList' })
  changes(@PublicId() publicId: string, @Query() query: ListQuery, @RequestPath() path: string) {
    return this.places.changes(publicId, query, path);
  }
}
