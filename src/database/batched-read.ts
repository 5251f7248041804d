import { outsideOfRequests, presentContext } from '../common/request-context.js';
import type { Database } from './database.js';
import { isOutage, isUnreachable } from './pg-errors.js';

interface Waiting<Key, Value> {
  readonly key: Key;
  readonly resolve: (value: Value | undefined) => void;
  readonly reject: (error: unknown) => void;
  readonly inContext: <T>(work: () => T) => T;
}

/**
 * Reads by key, one at a time while the database is idle, and in batches once reads queue: reads that arrive during
 * earlier ones share the next call. Without a timer, a lone read is never delayed. A lone read runs in its caller's
 * context, a batch outside any request. If a batch fails, its keys are read one by one, so that an unreadable key fails
 * alone.
 */
export class BatchedRead<Key, Value> {
  private waiting: Waiting<Key, Value>[] = [];
  private running = 0;

  /**
   * @param readMany reads all keys in one call; keys that are not found are absent from the map
   * @param lanes maximum number of concurrent calls
   * @param maxKeys maximum number of keys per call
   */
  constructor(
    private readonly readMany: (keys: Key[]) => Promise<Map<Key, Value>>,
    private readonly lanes = 2,
    private readonly maxKeys = 64,
  ) {}

  read(key: Key): Promise<Value | undefined> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ key, resolve, reject, inContext: presentContext() });
      if (this.running < this.lanes) void this.run();
    });
  }

  private async run(): Promise<void> {
    this.running++;
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, this.maxKeys);
      if (batch.length === 1) await this.readAlone(batch[0]!);
      else await this.readBatch(batch);
    }
    this.running--;
  }

  private async readBatch(batch: readonly Waiting<Key, Value>[]): Promise<void> {
    try {
      const keys = [...new Set(batch.map(({ key }) => key))];
      const found = await outsideOfRequests(() => this.readMany(keys));
      for (const { key, resolve } of batch) resolve(found.get(key));
    } catch (error) {
      if (isUnreachable(error)) for (const { reject } of batch) reject(error);
      else await this.readOneByOne(batch);
    }
  }

  /** One timeout is the fault of its key; a second one is the database's. */
  private async readOneByOne(batch: readonly Waiting<Key, Value>[]): Promise<void> {
    let outages = 0;
    let lost: { readonly error: unknown } | null = null;
    for (const one of batch) {
      if (lost !== null) {
        one.reject(lost.error);
        continue;
      }
      const error = await this.readAlone(one);
      if (isOutage(error)) outages++;
      if (isUnreachable(error) || outages > 1) lost = { error };
    }
  }

  /** Returns the error with which the read was rejected, if any. */
  private async readAlone({ key, resolve, reject, inContext }: Waiting<Key, Value>): Promise<unknown> {
    try {
      const found = await inContext(() => this.readMany([key]));
      resolve(found.get(key));
      return undefined;
    } catch (error) {
      reject(error);
      return error;
    }
  }
}

/**
 * Batched reads with a separate queue for callers that accept replica lag. A read inside a transaction runs alone, in
 * that transaction.
 */
export class BatchedReads<Key, Value> {
  private readonly primary: BatchedRead<Key, Value>;
  private readonly stale: BatchedRead<Key, Value>;

  constructor(
    private readonly db: Database,
    private readonly readMany: (keys: Key[]) => Promise<Map<Key, Value>>,
    lanes?: number,
    maxKeys?: number,
  ) {
    this.primary = new BatchedRead(readMany, lanes, maxKeys);
    this.stale = new BatchedRead((keys) => db.allowReplicaReads(() => readMany(keys)), lanes, maxKeys);
  }

  async read(key: Key): Promise<Value | undefined> {
    if (this.db.inTransaction) return (await this.readMany([key])).get(key);
    return (this.db.readsReplicas ? this.stale : this.primary).read(key);
  }
}
