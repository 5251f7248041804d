import { Body, Controller, Query } from '@nestjs/common';
import { ListQuery } from '../http/list.query.js';
import { PublicId, RequestPath, Writer, type WriteContext } from '../http/params.js';
import { recordRoutes } from '../records/record-routes.js';
import { CreatePlaceDto, ListPlacesQuery, UpdatePlaceDto } from './places.dto.js';
import { PlacesService } from './places.service.js';

const { List, Create, Show, Update, Remove, Changes } = recordRoutes('place');

@Controller('api/v1/places')
export class PlacesController {
  constructor(private readonly places: PlacesService) {}

  @List()
  list(@Query() query: ListPlacesQuery, @RequestPath() path: string) {
    return this.places.list(query, path);
  }

  @Create(
    'Requires exactly one owner, and an address or both coordinates. An address hides the coordinates in every response.',
  )
  create(@Body() body: CreatePlaceDto, @Writer() writer: WriteContext, @RequestPath() path: string) {
    return this.places.create(body, writer, path);
  }

  @Show('The full record, with citations. The coordinates of a place with an address are null.')
  show(@PublicId() publicId: string) {
    return this.places.show(publicId);
  }

  @Update('Absent fields stay unchanged; null clears a field. A new owner moves the place.')
  update(@PublicId() publicId: string, @Body() body: UpdatePlaceDto, @Writer() writer: WriteContext) {
    return this.places.update(publicId, body, writer);
  }

  @Remove()
  remove(@PublicId() publicId: string, @Writer() writer: WriteContext) {
    return this.places.remove(publicId, writer);
  }

  @Changes()
  changes(@PublicId() publicId: string, @Query() query: ListQuery, @RequestPath() path: string) {
    return this.places.changes(publicId, query, path);
  }
}
