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
      'What the site of the domain says about the organization, each finding with its page, an excerpt of it, when it was read and how sure it is. `already_held` tells whether the directory has it by now, and `existing` where.',
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
      'Free, for editors and for everybody whose lookup was answered with this request; for others there is no such request. Once editors have accepted findings, the same lookup finds them.',
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
      '`status` `queued` asks anew for one that has failed, was refused or is old. Decisions stay; findings that are new are added. A request that is still queued or running stays as it is. 409 if another request for the domain is open.',
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
      'In one transaction they become records, each cited (source_category `web`) with the page that it comes from: a name makes or renames the organization of the domain, people become its members, email addresses and places are added to it. What no record has a field for (descriptions, phone numbers, profiles) is kept in the metadata of a citation of the organization. What is there already is cited once more. Accepting twice is no error. 409 shows every finding that meets a record like it, and what settles it: `use_public_id` names the record that is meant, `create_anyway` says that it is another one.',
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
      'Accepting makes records of it, as described for several findings at once. Rejecting can be taken back by accepting; what was accepted has become records, and is changed there.',
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
