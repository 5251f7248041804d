import { setImmediate } from 'node:timers/promises';

/** Maximum time that work on one request holds the event loop. */
const MAX_MS = 10;

/** Divides long work on one request into turns of the event loop, so that other requests run in between. */
export class EventLoopTurn {
  private began = performance.now();

  /** Await `next` between two steps if this is true. */
  isOver(): boolean {
    return performance.now() - this.began > MAX_MS;
  }

  async next(): Promise<void> {
    await setImmediate();
    this.began = performance.now();
  }
}
