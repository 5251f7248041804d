import { Module } from '@nestjs/common';
import { ResearchEnqueuer } from './requests/research-enqueuer.js';
import { ResearchRequests } from './requests/research-requests.service.js';
import { ResearchRequestsController } from './research-requests.controller.js';
import { FindingExpiry } from './review/finding-expiry.js';
import { FindingsReview } from './review/findings-review.js';
import { KnownRecords } from './review/known-records.js';
import { ShownFindings } from './review/shown-findings.js';

/** Research requests and the review of findings. ResearchWorkerModule has the queue and its processor. */
@Module({
  controllers: [ResearchRequestsController],
  providers: [FindingExpiry, FindingsReview, KnownRecords, ResearchEnqueuer, ResearchRequests, ShownFindings],
  exports: [FindingsReview, ResearchEnqueuer, ResearchRequests],
})
export class ResearchModule {}
