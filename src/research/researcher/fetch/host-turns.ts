import { setTimeout as pause } from 'node:timers/promises';

/** Gives back a host. */
export type LetGo = () => Promise<void>;

/** What keeps other processes from a host while this one has it. */
export interface HostLocks {
  /** Settles when no other process has the host; rejects with the signal's reason when it is aborted before that. */
  hold(host: string, signal: AbortSignal): Promise<LetGo>;
}

/** For a process that is alone. */
const NO_OTHERS: HostLocks = { hold: async () => async () => undefined };

/** Lets requests to one host take turns, with a pause between them. Hosts do not wait for each other. */
export class HostTurns {
  constructor(private readonly locks: HostLocks = NO_OTHERS) {}

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
    let letGo: LetGo;
    try {
      await orAborted(before, signal);
      letGo = await this.locks.hold(host, signal);
    } catch (aborted) {
      over.resolve();
      throw aborted;
    }
    try {
      return await work();
    } finally {
      void pause(pauseMs(), undefined, { ref: false })
        .then(letGo)
        .finally(over.resolve)
        .catch(() => undefined);
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
