import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Costs, Pays } from '../credits/charge.js';
import { Endpoint } from '../http/endpoint.js';
import { Entities } from './entities.js';
import { flyoutOf, sendPreview } from './preview.js';
import { FlyoutDto, PropertiesDto, ReconcileDto, ReconcileQuery, SuggestDto } from './reconciliation.dto.js';
import { costOfBatch, ReconciliationService } from './reconciliation.service.js';
import { Suggestions } from './suggestions.js';
import { propertiesOf, term } from './vocabulary.js';

/** The Reconciliation Service API, for a token in the path or a key in the headers. */
@Controller(['api/v1/reconcile', 'api/v1/reconcile/:token'])
export class ReconciliationController {
  constructor(
    private readonly service: ReconciliationService,
    private readonly suggestions: Suggestions,
    private readonly entities: Entities,
  ) {}

  @Get()
  @Pays()
  @Costs(costOfBatch)
  @Endpoint({
    id: 'showReconciliationService',
    summary: 'Show the reconciliation service',
    description:
      'The manifest, free. With `queries` or `extend` the same as `reconcile`. For clients of the Reconciliation Service API 0.2, such as OpenRefine.',
    reconciliation: true,
    reply: 'ReconciliationReply',
  })
  show(
    @Query() query: ReconcileQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) response: FastifyReply,
  ) {
    return this.service.answer(query, request, response);
  }

  @Post()
  @HttpCode(200)
  @Pays()
  @Costs(costOfBatch)
  @Endpoint({
    id: 'reconcile',
    summary: 'Reconcile or extend rows',
    description:
      '`queries`: candidates for each query, best first, scored from 0 to 100 as `match` does; an invalid query has an `error`; 1 credit for each query with a result. `extend`: values of properties; 1 credit for each id that is found. The balance must hold one credit for each query or id, each of which counts as a call for the rate limit.',
    access: 'key',
    reconciliation: true,
    reply: 'ReconciliationReply',
  })
  reconcile(
    @Body() body: ReconcileDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) response: FastifyReply,
  ) {
    return this.service.answer(body, request, response);
  }

  @Get('suggest/:kind')
  @Pays()
  @Costs(() => 0)
  @Endpoint({
    id: 'suggest',
    summary: 'Suggest records, types or properties',
    description:
      'What a prefix may mean. Records cost 1 credit if there are any; types and properties are free.',
    reconciliation: true,
    reply: 'Suggestions',
    also: { 404: 'Error' },
  })
  suggest(@Param('kind') kind: string, @Query() query: SuggestDto, @Req() { charge }: FastifyRequest) {
    return this.suggestions.of(kind, query, charge);
  }

  @Get('flyout/:kind')
  @Costs(0)
  @Endpoint({
    id: 'showFlyout',
    summary: 'Describe a suggestion',
    description: 'HTML that describes a suggested record, type or property. Free.',
    reconciliation: true,
    reply: 'Flyout',
    also: { 404: 'Error', 410: 'Error' },
  })
  async flyout(@Param('kind') kind: string, @Query() { id }: FlyoutDto) {
    return { id, html: await flyoutOf(kind, id, this.entities) };
  }

  @Get('preview/:entity')
  @Costs(0)
  @Endpoint({
    id: 'previewEntity',
    summary: 'Preview a record',
    description: 'An HTML page of 400 × 200 pixels that any site may frame. Free.',
    reconciliation: true,
    reply: 'Preview',
    also: { 404: 'Error', 410: 'Error' },
  })
  async preview(@Param('entity') id: string, @Res({ passthrough: true }) response: FastifyReply) {
    return sendPreview(await this.entities.get(id), response);
  }

  @Get('properties')
  @Endpoint({
    id: 'proposeProperties',
    summary: 'List properties',
    description: 'The properties with which rows of a type can be extended.',
    reconciliation: true,
    reply: 'ProposedProperties',
  })
  properties(@Query() { type, limit }: PropertiesDto) {
    const properties = propertiesOf(type).slice(0, limit).map(term);
    return { ...(type === undefined ? {} : { type }), properties };
  }
}
