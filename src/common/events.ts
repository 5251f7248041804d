import { channel, type Channel } from 'node:diagnostics_channel';

/**
 * An event that metrics may count. Publishers do not depend on metrics; without listeners, publishing is almost
 * free.
 */
class Event<Facts extends object> {
  private readonly channel: Channel<object, Facts>;

  constructor(name: string) {
    this.channel = channel(`directory:${name}`) as Channel<object, Facts>;
  }

  publish(facts: Facts): void {
    if (this.channel.hasSubscribers) this.channel.publish(facts);
  }

  /** Returns a function that ends the subscription. */
  subscribe(listener: (facts: Facts) => void): () => void {
    const onMessage = (message: unknown) => listener(message as Facts);
    this.channel.subscribe(onMessage);
    return () => this.channel.unsubscribe(onMessage);
  }
}

/** A search completed: which engine served it, and whether it found anything. */
export const searched = new Event<{ readonly backend: string; readonly found: boolean }>('searched');

/** A query was matched: which engine found its candidates, and whether it has a result. */
export const matched = new Event<{ readonly backend: string; readonly found: boolean }>('matched');

/** Searches started or stopped falling back to PostgreSQL. */
export const searchFellBack = new Event<{ readonly active: boolean }>('search-fell-back');

/**
 * Why requests are shed: too many in flight, event loop delay, too many bodies in transfer, or too many unread
 * responses.
 */
export const SHED_REASONS = ['concurrency', 'event_loop', 'bodies', 'answers'] as const;

/** A request was shed because the process is overloaded. */
export const shed = new Event<{ readonly reason: (typeof SHED_REASONS)[number] }>('shed');

/** A request was unreadable or too slow, and was rejected before routing. */
export const unreadable = new Event<{ readonly status: number }>('unreadable');

/** Rate limits were counted by this process alone because Redis was unavailable. */
export const countedAlone = new Event<Record<string, never>>('counted-alone');
