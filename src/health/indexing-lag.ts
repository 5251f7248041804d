import { LOADS, WRITES } from '../outbox/record-topics.js';
import { loadsTopicOf, topicOf } from '../search/indexing/topics.js';
import type { Backend } from '../search/search-engine.js';

/** A write by hand is found within a second; one that is not after this time waits for a worker that is not there, or fails. */
const LATEST_WRITE_S = 300;
/** A load may take hours; one whose first message stays the same for so long does not go on. */
const STALLED_LOAD_S = 300;

interface Head {
  readonly topic: string;
  /** The first message that waits. */
  readonly id: number;
  /** Seconds since its write. */
  readonly age: number;
}

/** Asks for the first message of each topic: of a queue of any length that is one row of an index. */
const headsOf = (topics: readonly string[]): string => `
  SELECT topic, head.id, greatest(extract(epoch FROM clock_timestamp() - head.created_at), 0)::float8 AS age
  FROM (VALUES ${topics.map((topic) => `('${topic}')`).join()}) AS topics (topic) CROSS JOIN LATERAL (
    SELECT id, created_at FROM outbox o WHERE o.topic = topics.topic ORDER BY o.id LIMIT 1) head`;

/**
 * How far the search index is behind what is written. A backlog of a load is no fault as long as it shrinks: a write by
 * hand does not wait behind it.
 */
export class IndexingLag {
  private readonly writes: ReadonlySet<string>;
  private readonly sql: string;
  private readonly loads = new Map<string, { readonly id: number; readonly since: number }>();
  private oldestWrite = 0;
  private oldestLoad = 0;

  /** @param query runs a statement, outside the pool */
  constructor(
    private readonly query: <Row>(sql: string) => Promise<Row[]>,
    backends: readonly Backend[],
    private readonly now: () => number = () => performance.now(),
  ) {
    const writes = [WRITES, ...backends.map(topicOf)];
    this.writes = new Set(writes);
    this.sql = headsOf([...writes, LOADS, ...backends.map(loadsTopicOf)]);
  }

  /** Seconds since the oldest write, and since the oldest record of a load, that is not indexed yet; 0 if all are. */
  get details() {
    return { oldest_unindexed_write_age: this.oldestWrite, oldest_unindexed_load_age: this.oldestLoad };
  }

  /** Throws if a write is too old, or a load does not go on. */
  async check(): Promise<void> {
    const heads = await this.query<Head>(this.sql);
    const oldest = (of: readonly Head[]) =>
      Math.max(0, ...of.map(({ age }) => Math.round(age * 1_000) / 1_000));
    const loads = heads.filter(({ topic }) => !this.writes.has(topic));
    this.oldestWrite = oldest(heads.filter(({ topic }) => this.writes.has(topic)));
    this.oldestLoad = oldest(loads);
    const stalled = this.secondsWithoutProgress(loads);
    if (this.oldestWrite > LATEST_WRITE_S) throw new Error('Writes are not indexed.');
    if (stalled > STALLED_LOAD_S) throw new Error('A load is not indexed any further.');
  }

  private secondsWithoutProgress(heads: readonly Head[]): number {
    const now = this.now();
    for (const topic of this.loads.keys()) {
      if (!heads.some((head) => head.topic === topic)) this.loads.delete(topic);
    }
    for (const { topic, id } of heads) {
      if (this.loads.get(topic)?.id !== id) this.loads.set(topic, { id, since: now });
    }
    return Math.max(0, ...[...this.loads.values()].map(({ since }) => (now - since) / 1_000));
  }
}
