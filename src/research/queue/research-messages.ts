import { Injectable } from '@nestjs/common';
import type { OutboxHandler } from '../../outbox/outbox-handler.js';
import type { OutboxMessage } from '../../outbox/outbox-message.entity.js';
import { OutboxRelay } from '../../outbox/outbox-relay.js';
import { ResearchQueue } from './research-queue.js';

/** Brings committed requests to the queue. While that is down they wait in the outbox. */
@Injectable()
export class ResearchMessages implements OutboxHandler {
  readonly topic = 'research';
  readonly batch = 500;

  constructor(
    relay: OutboxRelay,
    private readonly queue: ResearchQueue,
  ) {
    relay.handle(this);
  }

  handle(messages: readonly OutboxMessage[]): Promise<void> {
    return this.queue.add(messages.map(({ record_id }) => record_id));
  }
}
