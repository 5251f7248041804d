import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Database } from '../database/database.js';
import { Lane } from './lane.js';
import type { OutboxHandler } from './outbox-handler.js';

/**
 * Brings messages of the outbox to their handlers. Each topic has a lane of its own, so none waits for another's work.
 * There is a relay in the worker process, and in the server when that runs on the embedded database.
 *
 * A module that only the worker has registers its handler before the application is up:
 *
 *     constructor(relay: OutboxRelay) {
 *       relay.handle({ topic: 'research', batch: 100, handle: (messages) => … });
 *     }
 *
 * and callers append rows of that topic in the transaction that makes it necessary (`append.ts`).
 */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly lanes: Lane[] = [];

  constructor(private readonly db: Database) {}

  /** Registers the handler of a topic, which has only one. */
  handle(handler: OutboxHandler): void {
    this.lanes.push(new Lane(handler, this.db.pool, () => this.wake()));
  }

  /** Has every lane look for messages at once. */
  wake(): void {
    for (const lane of this.lanes) lane.wake();
  }

  onApplicationBootstrap(): void {
    for (const lane of this.lanes) lane.start();
  }

  /** Before connections are closed: what is in hand is finished. */
  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.lanes.map((lane) => lane.stop()));
  }
}
