import { ApiError } from '../../http/errors.js';

/** So many may wait; whoever comes then is better told so than kept. */
const MOST_WAITING = 100;
const RETRY_AFTER_SECONDS = 5;

/**
 * Lets only so many hashes be computed at the same time: they take processors and libuv's threads from everything
 * else, and calls of the API must not wait for somebody's sign-in.
 */
export class HashLanes {
  private free: number;
  private readonly waiting: (() => void)[] = [];

  constructor(lanes: number) {
    this.free = lanes;
  }

  /** Runs `work` when its turn has come; throws 503 if too many wait already. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.turn();
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.free++;
    }
  }

  private turn(): Promise<void> {
    if (this.free > 0) {
      this.free--;
      return Promise.resolve();
    }
    if (this.waiting.length >= MOST_WAITING) {
      throw new ApiError(
        503,
        'busy',
        'Too many people are signing in at this moment: try again in a few seconds.',
        {
          headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) },
        },
      );
    }
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}
