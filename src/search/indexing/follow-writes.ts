import type { Claim, OutboxHandler } from '../../outbox/outbox-handler.js';
import type { OutboxMessage } from '../../outbox/outbox-message.entity.js';
import { statement, type Statement } from '../../database/database.js';
import {
  CHILDREN_CURSOR,
  MEMBERS_CURSOR,
  QUEUE_AFFECTED,
  QUEUE_CHILDREN,
  QUEUE_MEMBERS,
} from '../affected-documents.js';
import { topicOf, WRITES } from './topics.js';
import type { Backend } from '../search-engine.js';

/** Members or children of an organization that are queued at a time. */
const PAGE = 5_000;

/**
 * Turns messages about written records into messages about the documents that they make out of date, for each engine.
 * What many writes of a batch have in common is queued once. All of it happens in the database, in the transaction that
 * deletes the messages.
 */
export class FollowWrites implements OutboxHandler {
  readonly topic = WRITES;
  readonly batch = 5_000;
  private readonly topics: readonly string[];

  constructor(backends: readonly Backend[]) {
    this.topics = backends.map(topicOf);
  }

  async handle(messages: readonly OutboxMessage[], claim: Claim): Promise<void> {
    const since = messages[0]!.created_at;
    const renamed = await claim.query<{ id: number }>(QUEUE_AFFECTED, [
      this.topics,
      since,
      messages.map(({ resource }) => resource),
      messages.map(({ record_id }) => record_id),
    ]);
    if (renamed.length === 0) return;
    const organizations = renamed.map(({ id }) => id);
    await this.queueFetched(claim, MEMBERS_CURSOR, organizations, QUEUE_MEMBERS, since);
    await this.queueFetched(claim, CHILDREN_CURSOR, organizations, QUEUE_CHILDREN, since);
  }

  /** Bit by bit: there may be more than one statement, or this process, should have to hold. */
  private async queueFetched(
    claim: Claim,
    cursor: string,
    organizations: readonly number[],
    queue: Statement,
    since: Date,
  ): Promise<void> {
    await claim.query(statement(`DECLARE related NO SCROLL CURSOR FOR ${cursor}`), [organizations]);
    const fetch = statement(`FETCH ${PAGE} FROM related`);
    for (;;) {
      const page = await claim.query<{ id: number }>(fetch);
      if (page.length > 0) await claim.query(queue, [this.topics, since, page.map(({ id }) => id)]);
      if (page.length < PAGE) break;
    }
    await claim.query(statement('CLOSE related'));
  }
}
