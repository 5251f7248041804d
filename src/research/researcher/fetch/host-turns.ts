import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** A turn on an address or a registrable domain, which serves one request at a time. */
export interface Turn {
  readonly key: string;
  /** Called after the request: the milliseconds in which no other request starts. */
  readonly pauseMs: () => number;
}

/** Releases keys. Each key stays locked for its milliseconds. Never rejects. */
export type Release = (pausesMs: ReadonlyMap<string, number>) => Promise<void>;

/** Leases on keys, which exclude other processes. */
export interface HostLeases {
  /** Resolves once this process holds all keys; rejects with the signal's reason if it is aborted first. */
  acquire(keys: readonly string[], signal: AbortSignal): Promise<Release>;
}

/** For a single process. */
const NO_LEASES: HostLeases = { acquire: async () => async () => undefined };

/** Serializes requests by key, with a pause between them. Requests that share no key do not wait for each other. */
export class HostTurns {
  /** The end of each key's last turn, including the pause after it. */
  readonly #ends = new Map<string, Promise<void>>();

  constructor(private readonly leases: HostLeases = NO_LEASES) {}

  /** Runs `work` after the earlier turns of its keys, which must differ. Rejects if `signal` aborts. */
  async take<T>(turns: readonly Turn[], signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    // The turn enters all queues at once, so two requests cannot deadlock.
    const queued = turns.map((turn) => ({ ...turn, ...this.#queue(turn.key) }));
    const keys = turns.map(({ key }) => key);
    let pauses: ReadonlyMap<string, number> = new Map();
    let released: Promise<void> | undefined;
    try {
      await abortable(Promise.all(queued.map(({ before }) => before)), signal);
      const release = await this.leases.acquire(keys, signal);
      try {
        return await work();
      } finally {
        pauses = new Map(turns.map(({ key, pauseMs }) => [key, pauseMs()]));
        released = release(pauses);
      }
    } finally {
      for (const { key, end } of queued)
        void Promise.all([released, sleep(pauses.get(key) ?? 0, undefined, { ref: false })]).then(end);
    }
  }

  /** The number of keys with a turn or a pause in progress. */
  get busy(): number {
    return this.#ends.size;
  }

  #queue(key: string): { before: Promise<void>; end: () => void } {
    const before = this.#ends.get(key) ?? Promise.resolve();
    const { promise, resolve } = Promise.withResolvers<void>();
    const ended = before.then(() => promise);
    this.#ends.set(key, ended);
    void ended.then(() => {
      if (this.#ends.get(key) === ended) this.#ends.delete(key);
    });
    return { before, end: resolve };
  }
}

/** The promise; rejects with the signal's reason if it is aborted first. */
async function abortable(promise: Promise<unknown>, signal: AbortSignal): Promise<void> {
  const settled = new AbortController();
  const aborted = once(signal, 'abort', { signal: settled.signal }).catch(() => undefined);
  await Promise.race([promise, aborted]);
  settled.abort();
  signal.throwIfAborted();
}
