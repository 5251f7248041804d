import { Module, Logger } from '@nestjs/common';
import { ResearchEnqueuer } from './requests/research-enqueuer.js';
import { ResearchRequests } from './requests/research-requests.service.js';
import { ResearchRequestsController } from './research-requests.controller.js';
import { FindingsReview } from './review/findings-review.js';
import { KnownRecords } from './review/known-records.js';
import { BullModule } from '@nestjs/bullmq';
import { type Config, CONFIG } from '../config/config.js';
import { OutboxModule } from '../outbox/outbox.module.js';
import { Attempts } from './queue/attempts.js';
import { PostgresHostLeases } from './queue/postgres-host-leases.js';
import { QueueConnection, QueueConnectionModule } from '../queue/queue-connection.js';
import { RESEARCH_QUEUE, ResearchQueue } from './queue/research-queue.js';
import { ResearchProcessor } from './queue/research.processor.js';
import { Researcher } from './researcher/researcher.js';

/** Research requests and the review of findings. ResearchWorkerModule has the queue and its processor. */
@Module({
  controllers: [ResearchRequestsController],
  providers: [FindingsReview, KnownRecords, ResearchEnqueuer, ResearchRequests],
  exports: [FindingsReview, ResearchEnqueuer, ResearchRequests],
})
export class ResearchModule {}

/** The research queue and its processor. Only a process that runs jobs imports this module. */
@Module({
  imports: [
    OutboxModule,
    QueueConnectionModule,
    BullModule.registerQueueAsync({
      name: RESEARCH_QUEUE,
      imports: [QueueConnectionModule],
      inject: [QueueConnection],
      useFactory: ({ options }: QueueConnection) => ({ connection: options }),
    }),
  ],
  providers: [
    Attempts,
    PostgresHostLeases,
    ResearchProcessor,
    ResearchQueue,
    {
      provide: Researcher,
      inject: [CONFIG, PostgresHostLeases],
      useFactory: ({ publicUrl, research: { delayMs, localSites } }: Config, leases: PostgresHostLeases) => {
        if (localSites.length > 0) {
          new Logger('Research').warn(
            `RESEARCH_ALLOW_ADDRESSES lets lookups reach ${localSites.map(({ host, address, port }) => `${host} at ${address}:${port}`).join(', ')}. It is for tests.`,
          );
        }
        return new Researcher({ publicUrl, delayMs, localSites }, { leases });
      },
    },
  ],
})
export class ResearchWorkerModule {}
