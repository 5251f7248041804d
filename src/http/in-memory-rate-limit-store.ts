import type { FastifyRateLimitStore } from '@fastify/rate-limit';

/** Callers that one process counts at a time. */
const MAX_CALLERS = 50_000;

type Told = (error: null, count: { readonly current: number; readonly ttl: number }) => void;

/**
 * The counts of one process, for @fastify/rate-limit. Its own store reads the clock of the machine: set back by a day, that
 * would make a caller that has used up a minute's calls wait until the next day.
 */
export class InMemoryRateLimitStore implements FastifyRateLimitStore {
  /** In the order in which the callers came last. */
  private readonly counts = new Map<string, { current: number; readonly since: number }>();

  /** Counts a call of the caller. */
  incr(caller: string, told: Told, windowMs: number): void {
    const count = this.alive(caller, windowMs) ?? { current: 0, since: performance.now() };
    count.current++;
    this.counts.delete(caller);
    this.counts.set(caller, count);
    if (this.counts.size > MAX_CALLERS) this.counts.delete(this.counts.keys().next().value!);
    told(null, { current: count.current, ttl: this.left(count, windowMs) });
  }

  /** Tells the count without counting. */
  read(caller: string, told: Told, windowMs: number): void {
    const count = this.alive(caller, windowMs);
    told(null, count ? { current: count.current, ttl: this.left(count, windowMs) } : { current: 0, ttl: 0 });
  }

  child(): InMemoryRateLimitStore {
    return new InMemoryRateLimitStore();
  }

  private alive(caller: string, windowMs: number) {
    const count = this.counts.get(caller);
    return count && this.left(count, windowMs) > 0 ? count : undefined;
  }

  private left({ since }: { readonly since: number }, windowMs: number): number {
    return since + windowMs - performance.now();
  }
}
