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
import { loadsTopicOf, topicOf, WRITES } from './topics.js';
import type { Backend } from '../search-engine.js';

/** Members or children of an organization that are queued at a time; more than these are a load. */
const PAGE = 1_000;

/** More messages than this of one transaction are a load. */
const MOST_OF_A_WRITE = 100;

/** Full batches after which repetitions are looked for: a large import names many a document again and again. */
const SWEEP_AFTER = 16;

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

/** The topics of all engines. */
interface Topics {
  /** What somebody has just written, and wants to find. */
  readonly writes: readonly string[];
  /** What an import, or the new name of a large organization, makes out of date: it must not delay the former. */
  readonly loads: readonly string[];
}

/**
 * Turns messages about written records into messages about the documents that they make out of date, for each engine.
 * What many writes of a batch have in common is queued once. All of it happens in the database, in the transaction that
 * deletes the messages.
 */
export class FollowWrites implements OutboxHandler {
  readonly topic = WRITES;
  readonly batch = 2_500;
  private readonly topics: Topics;
  private fullBatches = 0;

  constructor(backends: readonly Backend[]) {
    this.topics = { writes: backends.map(topicOf), loads: backends.map(loadsTopicOf) };
  }

  async handle(messages: readonly OutboxMessage[], claim: Claim): Promise<void> {
    // All messages of a transaction have the time at which it began.
    const transactions = [...Map.groupBy(messages, ({ created_at }) => created_at.getTime()).values()];
    const isLoad = (transaction: readonly OutboxMessage[]) => transaction.length > MOST_OF_A_WRITE;
    const writes = transactions.filter((transaction) => !isLoad(transaction)).flat();
    await this.queue(claim, writes, this.topics.writes);
    await this.queue(claim, transactions.filter(isLoad).flat(), this.topics.loads);
    await this.sweep(claim, messages.length === this.batch);
  }

  private async queue(
    claim: Claim,
    messages: readonly OutboxMessage[],
    topics: readonly string[],
  ): Promise<void> {
    if (messages.length === 0) return;
    const since = messages[0]!.created_at;
    const renamed = await claim.query<{ id: number }>(QUEUE_AFFECTED, [
      topics,
      since,
      messages.map(({ resource }) => resource),
      messages.map(({ record_id }) => record_id),
    ]);
    if (renamed.length === 0) return;
    const organizations = renamed.map(({ id }) => id);
    await this.queueFetched(claim, MEMBERS_CURSOR, organizations, QUEUE_MEMBERS, topics, since);
    await this.queueFetched(claim, CHILDREN_CURSOR, organizations, QUEUE_CHILDREN, topics, since);
  }

  /** At the end of a load, and now and then while it goes on. */
  private async sweep(claim: Claim, isFull: boolean): Promise<void> {
    if (isFull) this.fullBatches++;
    if (this.fullBatches === 0 || (isFull && this.fullBatches < SWEEP_AFTER)) return;
    await claim.query(DROP_REPETITIONS, [this.topics.loads]);
    this.fullBatches = 0;
  }

  /** Bit by bit: there may be more than one statement, or this process, should have to hold. */
  private async queueFetched(
    claim: Claim,
    cursor: string,
    organizations: readonly number[],
    queue: Statement,
    topics: readonly string[],
    since: Date,
  ): Promise<void> {
    await claim.query(statement(`DECLARE related NO SCROLL CURSOR FOR ${cursor}`), [organizations]);
    const fetch = statement(`FETCH ${PAGE} FROM related`);
    for (let pages = 0; ; pages++) {
      const page = await claim.query<{ id: number }>(fetch);
      const to = pages === 0 ? topics : this.topics.loads;
      if (page.length > 0) await claim.query(queue, [to, since, page.map(({ id }) => id)]);
      if (page.length < PAGE) break;
    }
    await claim.query(statement('CLOSE related'));
  }
}
