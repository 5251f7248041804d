import { Body, Controller, Delete, Get, HttpCode, Patch, Post, Query } from '@nestjs/common';
import { Endpoint } from '../http/endpoint.js';
import { PublicId } from '../http/params.js';
import { RequestPath, Writer, type WriteContext } from '../http/write-context.js';
import { ListSourceReferencesQuery } from './dto/list-source-references.query.js';
import { CreateSourceReferenceDto, UpdateSourceReferenceDto } from './dto/source-reference.dto.js';
import { SourceReferencesService } from './source-references.service.js';

@Controller('api/v1/source_references')
export class SourceReferencesController {
  constructor(private readonly sourceReferences: SourceReferencesService) {}

  @Get()
  @Endpoint({ summary: 'List citations', reply: 'SourceReferenceList' })
  list(@Query() query: ListSourceReferencesQuery, @RequestPath() path: string) {
    return this.sourceReferences.list(query, path);
  }

  @Post()
  @Endpoint({ summary: 'Attach a citation to a record', reply: 'SourceReferenceReply' })
  create(
    @Body() body: CreateSourceReferenceDto,
    @Writer() writer: WriteContext,
    @RequestPath() path: string,
  ) {
    return this.sourceReferences.create(body, writer, path);
  }

  @Get(':public_id')
  @Endpoint({ summary: 'Show a citation', reply: 'SourceReferenceReply' })
  show(@PublicId() publicId: string) {
    return this.sourceReferences.show(publicId);
  }

  @Patch(':public_id')
  @Endpoint({ summary: 'Update a citation, with its provenance', reply: 'SourceReferenceReply' })
  update(
    @PublicId() publicId: string,
    @Body() body: UpdateSourceReferenceDto,
    @Writer() writer: WriteContext,
  ) {
    return this.sourceReferences.update(publicId, body, writer);
  }

  @Delete(':public_id')
  @HttpCode(204)
  @Endpoint({ summary: 'Delete a citation' })
  remove(@PublicId() publicId: string, @Writer() writer: WriteContext) {
    return this.sourceReferences.remove(publicId, writer);
  }
}
