import { Body, Controller, Delete, Get, HttpCode, Patch, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Costs } from '../credits/charge.js';
import { Endpoint } from '../http/endpoint.js';
import { FindingId, NumericId, RequestPath, Writer, type WriteContext } from '../http/params.js';
import { recordReply } from '../http/reply.js';
import { IdempotentPost } from '../idempotency/idempotency.js';
import { ListResearchRequestsQuery, UpdateResearchRequestDto } from './requests/research-requests.dto.js';
import { ResearchRequests } from './requests/research-requests.service.js';
import { AcceptFindingsDto, UpdateFindingDto } from './review/decisions.dto.js';
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
      'The domains that were, or are to be, looked into because a lookup found nothing. `findings=open` leaves those that an editor still has to decide on.',
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
      'What the site of the domain says about the organization: each finding with its page, an excerpt, the time and a confidence. `already_held` is true if the directory has it; `existing` says where.',
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
    summary: 'Show how a research request stands',
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
    summary: 'Have a domain looked into again',
    description:
      '`status` `queued` repeats a request that failed, was refused or is old. Decisions stay; new findings are added. A queued or running request is unchanged. 409 if another request for the domain is open.',
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
      'Deletes the request and all its findings. Records that were created from accepted findings stay. A worker that reads the site at this moment stores nothing.',
  })
  remove(@NumericId() id: number, @Writer() writer: WriteContext) {
    return this.requests.remove(id, writer);
  }

  @IdempotentPost(':id/accept')
  @HttpCode(200)
  @Endpoint({
    id: 'acceptFindings',
    summary: 'Accept findings, several at once',
    description:
      'One transaction turns them into records, each citing its page (source_category `web`): a name creates or renames the organization of the domain, people become its members, email addresses and places are added to it. Values without a field (descriptions, phone numbers, profiles) go into the metadata of a citation of the organization. A record that exists gets another citation. Accepting twice is not an error. 409 lists the findings that resemble a record: `use_public_id` names that record, `create_anyway` creates another.',
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
      'Accepting turns it into records, as for several findings at once. A rejected finding can still be accepted; an accepted one has become records.',
    reply: 'FindingReply',
    also: { 409: 'ResearchConflict' },
  })
  async update(
    @NumericId() id: number,
    @FindingId() findingId: number,
    @Body() body: UpdateFindingDto,
    @Writer() writer: WriteContext,
  ) {
    const { organization_public_id: organization, status } = body;
    const json = await this.review.decide(id, findingId, writer, () =>
      status === 'rejected'
        ? this.review.reject(id, [findingId], writer)
        : this.review.accept(id, [body.decision(findingId, '')], organization, writer),
    );
    return recordReply(['finding'], json);
  }
}
