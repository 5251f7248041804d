import { Injectable } from '@nestjs/common';
import type { OutboxHandler } from '../../outbox/outbox-handler.js';
import type { OutboxMessage } from '../../outbox/outbox-message.entity.js';
import { OutboxRelay } from '../../outbox/outbox-relay.js';
import { ResearchQueue } from './research-queue.js';

/** Dispatches committed requests. While the queue is unavailable they wait in the outbox. */
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
    return this.queue.dispatchFor(messages.map(({ record_id }) => record_id));
  }
}
