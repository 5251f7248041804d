import { ApiError } from '../common/errors.js';

interface Waiting {
  readonly key: string | null;
  readonly begin: () => void;
}

/** The error for a caller that waited too long for its turn. */
export const tooManyWriters = () =>
  new ApiError(503, 'overloaded', 'Too many concurrent changes: retry later.', {
    headers: { 'Retry-After': '1' },
  });

/**
 * A semaphore that also serializes work with the same key. Waiting work is admitted in order of
 * arrival, except that work whose key is free overtakes work whose key is taken.
 */
export class Turns {
  private running = 0;
  private readonly taken = new Set<string>();
  private readonly waiting: Waiting[] = [];

  constructor(
    private readonly permits: number,
    private readonly timeoutMs: number,
  ) {}

  /** Throws 503 if `work` is not admitted within `timeoutMs`. */
  async take<T>(key: string | null, work: () => Promise<T>): Promise<T> {
    if (this.isFree(key)) this.begin(key);
    else await this.wait(key);
    try {
      return await work();
    } finally {
      this.end(key);
    }
  }

  private isFree(key: string | null): boolean {
    return this.running < this.permits && (key === null || !this.taken.has(key));
  }

  private begin(key: string | null): void {
    this.running++;
    if (key !== null) this.taken.add(key);
  }

  private wait(key: string | null): Promise<void> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(waiting), 1);
        reject(tooManyWriters());
      }, this.timeoutMs);
      const begin = () => {
        clearTimeout(late);
        this.begin(key);
        resolve();
      };
      const waiting = { key, begin };
      this.waiting.push(waiting);
    });
  }

  private end(key: string | null): void {
    this.running--;
    if (key !== null) this.taken.delete(key);
    const next = this.waiting.findIndex((one) => this.isFree(one.key));
    if (next !== -1) this.waiting.splice(next, 1)[0]!.begin();
  }
}
