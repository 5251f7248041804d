import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** Releases keys, which stay locked for these milliseconds. Never rejects. */
export type Release = (pauseMs: number) => Promise<void>;

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
  readonly #ends = new Map<string, Promise<unknown>>();

  constructor(private readonly leases: HostLeases = NO_LEASES) {}

  /**
   * Runs `work` after the earlier turns of its keys. Rejects if `signal` aborts.
   * @param pauseMs called after the work: the milliseconds in which no other request of the keys starts
   */
  async take<T>(
    keys: readonly string[],
    pauseMs: () => number,
    signal: AbortSignal,
    work: () => Promise<T>,
  ): Promise<T> {
    signal.throwIfAborted();
    // The turn enters all queues at once, so two requests cannot deadlock.
    const before = Promise.all(keys.flatMap((key) => this.#ends.get(key) ?? []));
    const over = Promise.withResolvers<unknown>();
    const end = before.then(() => over.promise);
    for (const key of keys) this.#ends.set(key, end);
    void end.then(() => this.#forget(keys, end));
    let pause: Promise<unknown> | undefined;
    try {
      await abortable(before, signal);
      const release = await this.leases.acquire(keys, signal);
      try {
        return await work();
      } finally {
        const ms = pauseMs();
        pause = Promise.all([release(ms), sleep(ms, undefined, { ref: false })]);
      }
    } finally {
      over.resolve(pause);
    }
  }

  /** The number of keys with a turn or a pause in progress. */
  get busy(): number {
    return this.#ends.size;
  }

  #forget(keys: readonly string[], end: Promise<unknown>): void {
    for (const key of keys) if (this.#ends.get(key) === end) this.#ends.delete(key);
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
