import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { Dependencies } from '../../health/dependencies.js';
import { QueueConnection } from './queue-connection.js';
import { RESEARCH_QUEUE } from './research-queue.js';

/** Health tells whether the queue answers. While it does not, research waits; all else goes on. */
@Injectable()
export class QueueDependency {
  constructor(
    dependencies: Dependencies,
    connection: QueueConnection,
    @InjectQueue(RESEARCH_QUEUE) queue: Queue,
  ) {
    dependencies.add({
      name: 'queue',
      required: false,
      check: async () => {
        // Commands would wait for Redis to come back, each a little longer in memory.
        if (!connection.isReady) throw new Error('The queue is out of reach.');
        await queue.getWaitingCount();
      },
    });
  }
}
