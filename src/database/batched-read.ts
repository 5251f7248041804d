import type { Database } from './database.js';

/**
 * Reads by key that go singly while the database is idle and together once they queue: what waits while earlier reads
 * run becomes one call. No timer is involved, so a lone read is never held back.
 */
export class BatchedRead<Key, Value> {
  private waiting: {
    key: Key;
    resolve: (value: Value | undefined) => void;
    reject: (error: unknown) => void;
  }[] = [];
  private running = 0;

  /**
   * @param readMany reads all keys in one call; keys that are not found are absent from the map
   * @param lanes how many calls may run at the same time
   * @param most how many keys one call may take
   */
  constructor(
    private readonly readMany: (keys: Key[]) => Promise<Map<Key, Value>>,
    private readonly lanes = 2,
    private readonly most = 64,
  ) {}

  read(key: Key): Promise<Value | undefined> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ key, resolve, reject });
      if (this.running < this.lanes) void this.run();
    });
  }

  private async run(): Promise<void> {
    this.running++;
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, this.most);
      try {
        const found = await this.readMany([...new Set(batch.map((read) => read.key))]);
        for (const { key, resolve } of batch) resolve(found.get(key));
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.running--;
  }
}

/** Batched reads of which those that may go to a replica are not made together with those that may not. */
export class BatchedReads<Key, Value> {
  private readonly present: BatchedRead<Key, Value>;
  private readonly behind: BatchedRead<Key, Value>;

  constructor(
    private readonly db: Database,
    ...reads: ConstructorParameters<typeof BatchedRead<Key, Value>>
  ) {
    this.present = new BatchedRead(...reads);
    this.behind = new BatchedRead(...reads);
  }

  read(key: Key): Promise<Value | undefined> {
    return (this.db.readsReplicas ? this.behind : this.present).read(key);
  }
}
