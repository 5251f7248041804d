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

/** Full batches after which repetitions are looked for: a large import names many a document again and again. */
const SWEEP_AFTER = 8;

/**
 * $1 topics. Of several messages about a document the last one is enough: what the others are about was committed before
 * it was queued. Those that somebody works on are left alone.
 */
const DROP_REPETITIONS = statement(`
  WITH repeated AS (
    SELECT topic, id FROM (
      SELECT topic, id, row_number() OVER (PARTITION BY topic, resource, record_id ORDER BY id DESC) AS place
      FROM outbox WHERE topic = ANY($1::text[])
    ) numbered WHERE place > 1
  ), free AS (
    SELECT o.topic, o.id FROM outbox o JOIN repeated USING (topic, id) FOR UPDATE OF o SKIP LOCKED
  )
  DELETE FROM outbox o USING free WHERE (o.topic, o.id) = (free.topic, free.id)`);

/**
 * Turns messages about written records into messages about the documents that they make out of date, for each engine.
 * What many writes of a batch have in common is queued once. All of it happens in the database, in the transaction that
 * deletes the messages.
 */
export class FollowWrites implements OutboxHandler {
  readonly topic = WRITES;
  readonly batch = 5_000;
  private readonly topics: readonly string[];
  private fullBatches = 0;

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
    if (renamed.length > 0) {
      const organizations = renamed.map(({ id }) => id);
      await this.queueFetched(claim, MEMBERS_CURSOR, organizations, QUEUE_MEMBERS, since);
      await this.queueFetched(claim, CHILDREN_CURSOR, organizations, QUEUE_CHILDREN, since);
    }
    await this.sweep(claim, messages.length === this.batch);
  }

  /** At the end of a load, and now and then while it goes on. */
  private async sweep(claim: Claim, isFull: boolean): Promise<void> {
    if (isFull) this.fullBatches++;
    if (this.fullBatches === 0 || (isFull && this.fullBatches < SWEEP_AFTER)) return;
    await claim.query(DROP_REPETITIONS, [this.topics]);
    this.fullBatches = 0;
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
