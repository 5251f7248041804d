import { Injectable } from '@nestjs/common';
import { recordReply, type JsonReply } from '../../http/reply.js';
import type { WriteContext } from '../../http/write-context.js';
import { ResearchRequests } from '../requests/research-requests.service.js';
import type { AcceptFindingsDto } from './dto/accept-findings.dto.js';
import type { UpdateFindingDto } from './dto/update-finding.dto.js';
import { FindingsReview } from './findings-review.js';

/** Editors' decisions as calls of the API make them. */
@Injectable()
export class Review {
  constructor(
    private readonly findings: FindingsReview,
    private readonly requests: ResearchRequests,
  ) {}

  async decide(
    id: number,
    findingId: number,
    body: UpdateFindingDto,
    context: WriteContext,
  ): Promise<JsonReply> {
    const json =
      body.status === 'rejected'
        ? await this.findings.reject(id, findingId, context)
        : await this.findings.accept(
            id,
            { findingId, path: '', ...said(body) },
            body.organization_public_id,
            context,
          );
    return recordReply(['finding'], json);
  }

  async acceptAll(id: number, body: AcceptFindingsDto, context: WriteContext): Promise<JsonReply> {
    const decisions = body.findings
      ? body.findings.map((one, index) => ({ findingId: one.id, path: `findings[${index}].`, ...said(one) }))
      : body.finding_ids!.map((findingId) => ({ findingId, path: '' }));
    await this.findings.acceptAll(id, decisions, body.organization_public_id, context);
    return this.requests.show(id);
  }
}

const said = ({ value, use_public_id, create_anyway }: Omit<UpdateFindingDto, 'problems' | 'status'>) => ({
  value,
  usePublicId: use_public_id,
  createAnyway: create_anyway,
});
