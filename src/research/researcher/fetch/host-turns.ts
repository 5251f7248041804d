import { setTimeout as pause } from 'node:timers/promises';

/** Lets requests to one host take turns, with a pause between them. Hosts do not wait for each other. */
export class HostTurns {
  /** Settles when the host's last turn, and the pause after it, are over. */
  readonly #lastTurns = new Map<string, Promise<void>>();

  /**
   * Does the work when all turns that were asked for before are over. How long the pause is that follows is asked when
   * the work is done.
   * Rejects with the signal's reason when it is aborted before its turn came, as the work does otherwise.
   */
  async take<T>(
    host: string,
    pauseMs: () => number,
    signal: AbortSignal,
    work: () => Promise<T>,
  ): Promise<T> {
    const before = this.#lastTurns.get(host) ?? Promise.resolve();
    const over = Promise.withResolvers<void>();
    const turn = before.then(() => over.promise);
    this.#lastTurns.set(host, turn);
    void turn.then(() => {
      if (this.#lastTurns.get(host) === turn) this.#lastTurns.delete(host);
    });
    try {
      await orAborted(before, signal);
    } catch (aborted) {
      over.resolve();
      throw aborted;
    }
    try {
      return await work();
    } finally {
      void pause(pauseMs(), undefined, { ref: false }).then(over.resolve);
    }
  }

  /** Hosts that have a turn, or a pause, under way. */
  get busy(): number {
    return this.#lastTurns.size;
  }
}

async function orAborted(waiting: Promise<void>, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const aborted = Promise.withResolvers<never>();
  const abort = (): void => aborted.reject(signal.reason as Error);
  signal.addEventListener('abort', abort, { once: true });
  try {
    await Promise.race([waiting, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
