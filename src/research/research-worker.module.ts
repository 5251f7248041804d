import { BullModule } from '@nestjs/bullmq';
import { Logger, Module } from '@nestjs/common';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { OutboxModule } from '../outbox/outbox.module.js';
import { Attempts } from './queue/attempts.js';
import { PostgresHostLeases } from './queue/postgres-host-leases.js';
import { QueueConnection, QueueConnectionModule } from '../queue/queue-connection.js';
import { RESEARCH_QUEUE, ResearchQueue } from './queue/research-queue.js';
import { ResearchProcessor } from './queue/research.processor.js';
import { Researcher } from './researcher/researcher.js';

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
