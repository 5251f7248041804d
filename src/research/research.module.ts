import { Module } from '@nestjs/common';
import { ResearchAsks } from './requests/research-asks.js';
import { ResearchRequests } from './requests/research-requests.service.js';
import { ResearchRequestsController } from './research-requests.controller.js';
import { AcceptFindings } from './review/accept/accept-findings.js';
import { FindingsReview } from './review/findings-review.js';
import { KnownRecords } from './review/known-records.js';
import { Review } from './review/review.service.js';
import { ShownFindings } from './review/shown-findings.js';

/** Domains that are to be looked into, and what editors make of what was found. The queue and its work are the worker's. */
@Module({
  controllers: [ResearchRequestsController],
  providers: [
    AcceptFindings,
    FindingsReview,
    KnownRecords,
    ResearchAsks,
    ResearchRequests,
    Review,
    ShownFindings,
  ],
  exports: [FindingsReview, ResearchAsks, ResearchRequests],
})
export class ResearchModule {}
