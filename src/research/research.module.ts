import { Module } from '@nestjs/common';
import { ResearchEnqueuer } from './requests/research-enqueuer.js';
import { ResearchRequests } from './requests/research-requests.service.js';
import { ResearchRequestsController } from './research-requests.controller.js';
import { FindingsReview } from './review/findings-review.js';
import { KnownRecords } from './review/known-records.js';

/** Research requests and the review of findings. ResearchWorkerModule has the queue and its processor. */
@Module({
  controllers: [ResearchRequestsController],
  providers: [FindingsReview, KnownRecords, ResearchEnqueuer, ResearchRequests],
  exports: [FindingsReview, ResearchEnqueuer, ResearchRequests],
})
export class ResearchModule {}
