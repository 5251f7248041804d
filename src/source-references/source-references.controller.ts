import { Body, Controller, Query } from '@nestjs/common';
import { PublicId, RequestPath, Writer, type WriteContext } from '../http/params.js';
import { recordRoutes } from '../records/record-routes.js';
import {
  ListSourceReferencesQuery,
  CreateSourceReferenceDto,
  UpdateSourceReferenceDto,
} from './source-references.dto.js';
import { SourceReferencesService } from './source-references.service.js';

const { List, Create, Show, Update, Remove } = recordRoutes('source_reference');

@Controller('api/v1/source_references')
export class SourceReferencesController {
  constructor(private readonly sourceReferences: SourceReferencesService) {}

  @List()
  list(@Query() query: ListSourceReferencesQuery, @RequestPath() path: string) {
    return this.sourceReferences.list(query, path);
  }

  @Create(
    'Requires exactly one existing person, organization or membership, whose fields stay unchanged. The citation is its own provenance.',
    'Attach a citation to a record',
  )
  create(
    @Body() body: CreateSourceReferenceDto,
    @Writer() writer: WriteContext,
    @RequestPath() path: string,
  ) {
    return this.sourceReferences.create(body, writer, path);
  }

  @Show('With its own provenance: the citations about it.')
  show(@PublicId() publicId: string) {
    return this.sourceReferences.show(publicId);
  }

  @Update(
    'Requires `provenance`: the source of the correction, which becomes a citation of this one. The change log of the record keeps the previous version.',
  )
  update(
    @PublicId() publicId: string,
    @Body() body: UpdateSourceReferenceDto,
    @Writer() writer: WriteContext,
  ) {
    return this.sourceReferences.update(publicId, body, writer);
  }

  @Remove(
    'Returns 409 while it is the only citation of its record. The change log of the record keeps its content. The id then returns 410.',
  )
  remove(@PublicId() publicId: string, @Writer() writer: WriteContext) {
    return this.sourceReferences.remove(publicId, writer);
  }
}
