import { Controller, Get, Query } from '@nestjs/common';
import { Endpoint } from '../http/endpoint.js';
import { Field } from '../http/dto.js';
import { PublicId } from '../http/params.js';
import { GraphService } from './graph.service.js';
import { accept, refuse } from '../values/text.js';

class GraphQuery {
  @Field(
    (input) =>
      input === '1' || input === '2' ? accept(Number(input)) : refuse('invalid_format', 'must be 1 or 2'),
    { type: 'integer', minimum: 1, maximum: 2, default: 1 },
    { description: '1: direct relations of the record; 2: also their relations.' },
  )
  depth?: number;
}

const DESCRIPTION =
  'People and organizations as nodes, memberships and parent organizations as edges. At most 150 nodes: the nearest, then the best connected. `meta.truncated` is true if nodes were omitted.';

@Controller('api/v1/people')
export class PersonGraphController {
  constructor(private readonly graphs: GraphService) {}

  @Get(':public_id/graph')
  @Endpoint({
    id: 'showPersonGraph',
    summary: 'Show what a person is related to',
    description: DESCRIPTION,
    reply: 'GraphReply',
  })
  show(@PublicId() publicId: string, @Query() query: GraphQuery) {
    return this.graphs.show('person', publicId, query.depth ?? 1);
  }
}

@Controller(['api/v1/organizations', 'api/v1/advertisers'])
export class OrganizationGraphController {
  constructor(private readonly graphs: GraphService) {}

  @Get(':public_id/graph')
  @Endpoint({
    id: 'showOrganizationGraph',
    summary: 'Show what an organization is related to',
    description: DESCRIPTION,
    reply: 'GraphReply',
  })
  show(@PublicId() publicId: string, @Query() query: GraphQuery) {
    return this.graphs.show('organization', publicId, query.depth ?? 1);
  }
}
