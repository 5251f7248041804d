import { Body, Controller, Delete, Get, HttpCode, Patch, Query } from '@nestjs/common';
import { Endpoint } from '../http/endpoint.js';
import { PublicId, RequestPath, Writer, type WriteContext } from '../http/params.js';
import {
  ListSourceReferencesQuery,
  CreateSourceReferenceDto,
  UpdateSourceReferenceDto,
} from './source-references.dto.js';
import { IdempotentPost } from '../idempotency/idempotency.js';
import { SourceReferencesService } from './source-references.service.js';

@Controller('api/v1/source_references')
export class SourceReferencesController {
  constructor(private readonly sourceReferences: SourceReferencesService) {}

  @Get()
  @Endpoint({
    id: 'listSourceReferences',
    summary: 'List citations',
    description: 'By page number or by cursor.',
    reply: 'SourceReferenceList',
  })
  list(@Query() query: ListSourceReferencesQuery, @RequestPath() path: string) {
    return this.sourceReferences.list(query, path);
  }

  @IdempotentPost()
  @Endpoint({
    id: 'createSourceReference',
    summary: 'Attach a citation to a record',
    description:
      'Requires exactly one existing person, organization or membership, whose fields stay unchanged. The citation is its own provenance.',
    reply: 'SourceReferenceReply',
  })
  create(
    @Body() body: CreateSourceReferenceDto,
    @Writer() writer: WriteContext,
    @RequestPath() path: string,
  ) {
    return this.sourceReferences.create(body, writer, path);
  }

  @Get(':public_id')
  @Endpoint({
    id: 'showSourceReference',
    summary: 'Show a citation',
    description: 'With its own provenance: the citations about it.',
    reply: 'SourceReferenceReply',
  })
  show(@PublicId() publicId: string) {
    return this.sourceReferences.show(publicId);
  }

  @Patch(':public_id')
  @Endpoint({
    id: 'updateSourceReference',
    summary: 'Update a citation',
    description:
      'Requires `provenance`: the source of the correction, which becomes a citation of this one. The change log of the record keeps the previous version.',
    reply: 'SourceReferenceReply',
  })
  update(
    @PublicId() publicId: string,
    @Body() body: UpdateSourceReferenceDto,
    @Writer() writer: WriteContext,
  ) {
    return this.sourceReferences.update(publicId, body, writer);
  }

  @Delete(':public_id')
  @HttpCode(204)
  @Endpoint({
    id: 'deleteSourceReference',
    summary: 'Delete a citation',
    description:
      'Returns 409 while it is the only citation of its record. The change log of the record keeps its content. The id then returns 410.',
  })
  remove(@PublicId() publicId: string, @Writer() writer: WriteContext) {
    return this.sourceReferences.remove(publicId, writer);
  }
}
