import { Body, Controller, Delete, Get, HttpCode, Patch, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Costs } from '../credits/charge.js';
import { Endpoint } from '../http/endpoint.js';
import { FindingId, NumericId, RequestPath, Writer, type WriteContext } from '../http/params.js';
import { recordReply } from '../http/reply.js';
import { IdempotentPost } from '../idempotency/idempotency.js';
import {
  AcceptFindingsDto,
  UpdateFindingDto,
  ListResearchRequestsQuery,
  UpdateResearchRequestDto,
} from './research.dto.js';
import { ResearchRequests } from './requests/research-requests.service.js';
import { FindingsReview } from './review/findings-review.js';

@Controller('api/v1/research_requests')
export class ResearchRequestsController {
  constructor(
    private readonly requests: ResearchRequests,
    private readonly review: FindingsReview,
  ) {}

  @Get()
  @Endpoint({
    id: 'listResearchRequests',
    summary: 'List research requests',
    description:
      'Domains that a lookup did not find and that are queued for research or were researched. `findings=open` returns those with undecided findings.',
    access: 'edit',
    reply: 'ResearchRequestList',
  })
  list(@Query() query: ListResearchRequestsQuery, @RequestPath() path: string) {
    return this.requests.list(query, path);
  }

  @Get(':id')
  @Endpoint({
    id: 'showResearchRequest',
    summary: 'Show a research request with its findings',
    description:
      'The findings from the website of the domain, each with its page, excerpt, time and confidence. `already_held` is true if the directory has the value; `existing` names the records.',
    access: 'edit',
    reply: 'ResearchRequestReply',
  })
  show(@NumericId() id: number) {
    return this.requests.show(id);
  }

  @Get(':id/status')
  @Costs(0)
  @Endpoint({
    id: 'showResearchStatus',
    summary: 'Show the status of a research request',
    description:
      'Free, for editors and callers whose lookup returned this request; 404 for others. Accepted findings appear in the same lookup.',
    reply: 'ResearchStatusReply',
  })
  status(@NumericId() id: number, @Req() { caller }: FastifyRequest) {
    return this.requests.state(id, caller!.accountId, caller!.canEdit);
  }

  @Patch(':id')
  @Endpoint({
    id: 'updateResearchRequest',
    summary: 'Repeat a research request',
    description:
      '`status` `queued` repeats a request that failed, was refused or is old. Decisions stay; new findings are added. A queued or running request stays unchanged. Returns 409 if another request for the domain is open.',
    reply: 'ResearchRequestReply',
  })
  again(@NumericId() id: number, @Body() _body: UpdateResearchRequestDto, @Writer() writer: WriteContext) {
    return this.requests.again(id, writer);
  }

  @Delete(':id')
  @HttpCode(204)
  @Endpoint({
    id: 'deleteResearchRequest',
    summary: 'Delete a research request',
    description:
      'Deletes the request and its findings. Records that were created from accepted findings stay. A worker that is reading the site stores nothing.',
  })
  remove(@NumericId() id: number, @Writer() writer: WriteContext) {
    return this.requests.remove(id, writer);
  }

  @IdempotentPost(':id/accept')
  @HttpCode(200)
  @Endpoint({
    id: 'acceptFindings',
    summary: 'Accept findings',
    description:
      'One transaction turns them into records, each citing its page (source_category `web`): a name creates or renames the organization of the domain, people become its members, email addresses and places are added to it. Values without a field (descriptions, phone numbers, profiles) go into the metadata of a citation of the organization. A record that exists gets another citation. Accepting twice is not an error; a finding whose records were deleted since is accepted again. 409 lists the findings that resemble a record: `use_public_id` names that record, `create_anyway` creates another.',
    reply: 'ResearchRequestReply',
    also: { 409: 'ResearchConflict' },
  })
  async accept(@NumericId() id: number, @Body() body: AcceptFindingsDto, @Writer() writer: WriteContext) {
    await this.review.accept(id, body.decisions(), body.organization_public_id, writer);
    return this.requests.show(id);
  }

  @Patch(':id/findings/:finding_id')
  @Endpoint({
    id: 'updateFinding',
    summary: 'Accept or reject a finding',
    description:
      'Accepting creates records, as `acceptFindings` does. A rejected finding can still be accepted; an accepted one can be rejected once its records are deleted.',
    reply: 'FindingReply',
    also: { 409: 'ResearchConflict' },
  })
  async update(
    @NumericId() id: number,
    @FindingId() findingId: number,
    @Body() body: UpdateFindingDto,
    @Writer() writer: WriteContext,
  ) {
    return recordReply(['finding'], await this.review.decide(id, findingId, body, writer));
  }
}
