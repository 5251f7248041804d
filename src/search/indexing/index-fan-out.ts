import { type Claim, LOADS, type OutboxHandler, type RecordTopic } from '../../outbox/outbox.js';
import type { OutboxMessage } from '../../outbox/outbox-message.entity.js';
import { statement, type Statement } from '../../database/database.js';
import {
  CHILDREN_CURSOR,
  MEMBERS_CURSOR,
  PEOPLE_CURSOR,
  QUEUE_AFFECTED,
  QUEUE_CHILDREN,
  QUEUE_MEMBERS,
  QUEUE_PEOPLE,
  type Reach,
} from '../affected-documents.js';
import { type Backend, loadsTopicOf, topicOf } from '../search-engine.js';

/** Number of related documents that are queued at a time. Further pages count as a load. */
const PAGE = 1_000;

/** A transaction with more messages than this is a load. */
const MAX_PER_WRITE = 100;

/**
 * Turns messages about written records into messages about outdated documents, for each engine. A document
 * that several writes of a batch affect is queued once. All work happens in the database, in the transaction
 * that deletes the messages.
 */
export class IndexFanOut implements OutboxHandler {
  readonly batch = 2_500;
  /** The topics of all engines for single writes. */
  private readonly writes: readonly string[];
  /** The topics of documents of a load or of a large, renamed organization: no write waits behind them. */
  private readonly loads: readonly string[];

  /** @param topic the topic of single writes, or of loads */
  constructor(
    readonly topic: RecordTopic,
    backends: readonly Backend[],
  ) {
    this.writes = backends.map(topicOf);
    this.loads = backends.map(loadsTopicOf);
  }

  async handle(messages: readonly OutboxMessage[], claim: Claim): Promise<void> {
    if (this.topic === LOADS) return this.queue(claim, messages, this.loads);
    // All messages of a transaction have its start time as created_at.
    const transactions = [...Map.groupBy(messages, ({ created_at }) => created_at.getTime()).values()];
    const isLoad = (transaction: readonly OutboxMessage[]) => transaction.length > MAX_PER_WRITE;
    const writes = transactions.filter((transaction) => !isLoad(transaction)).flat();
    await this.queue(claim, writes, this.writes);
    await this.queue(claim, transactions.filter(isLoad).flat(), this.loads);
  }

  private async queue(
    claim: Claim,
    messages: readonly OutboxMessage[],
    topics: readonly string[],
  ): Promise<void> {
    if (messages.length === 0) return;
    const since = messages[0]!.created_at;
    const around = await claim.query<{ reach: Reach; id: number }>(QUEUE_AFFECTED, [
      topics,
      since,
      messages.map(({ resource }) => resource),
      messages.map(({ record_id }) => record_id),
      messages.map(({ change_id }) => change_id),
    ]);
    const idsOf = (...reaches: Reach[]) => [
      ...new Set(around.filter(({ reach }) => reaches.includes(reach)).map(({ id }) => id)),
    ];
    const members = idsOf('name', 'kind');
    const people = idsOf('alias').filter((id) => !members.includes(id));
    const fetched = { claim, topics, since };
    await this.queueFetched(fetched, MEMBERS_CURSOR, members, QUEUE_MEMBERS);
    await this.queueFetched(fetched, PEOPLE_CURSOR, people, QUEUE_PEOPLE);
    await this.queueFetched(fetched, CHILDREN_CURSOR, idsOf('name'), QUEUE_CHILDREN);
  }

  /** Queues related documents in pages: one statement or process should not hold all. */
  private async queueFetched(
    { claim, topics, since }: { claim: Claim; topics: readonly string[]; since: Date },
    cursor: string,
    organizations: readonly number[],
    queue: Statement,
  ): Promise<void> {
    if (organizations.length === 0) return;
    await claim.query(statement(`DECLARE related NO SCROLL CURSOR FOR ${cursor}`), [organizations]);
    const fetch = statement(`FETCH ${PAGE} FROM related`);
    for (let pages = 0; ; pages++) {
      const page = await claim.query<{ id: number }>(fetch);
      const to = pages === 0 ? topics : this.loads;
      if (page.length > 0) await claim.query(queue, [to, since, page.map(({ id }) => id)]);
      if (page.length < PAGE) break;
    }
    await claim.query(statement('CLOSE related'));
  }
}
