import { channel, type Channel } from 'node:diagnostics_channel';

/**
 * Something that happens and may be counted. A part publishes it and knows nothing of metrics; without listeners,
 * that costs next to nothing.
 */
class Event<Facts extends object> {
  private readonly channel: Channel<object, Facts>;

  constructor(name: string) {
    this.channel = channel(`directory:${name}`) as Channel<object, Facts>;
  }

  publish(facts: Facts): void {
    if (this.channel.hasSubscribers) this.channel.publish(facts);
  }

  /** Returns what ends the subscription. */
  subscribe(listener: (facts: Facts) => void): () => void {
    const onMessage = (message: unknown) => listener(message as Facts);
    this.channel.subscribe(onMessage);
    return () => this.channel.unsubscribe(onMessage);
  }
}

/** A search was answered: by which engine, and whether it found anything. */
export const searched = new Event<{ readonly backend: string; readonly found: boolean }>('searched');

/** PostgreSQL took over searching from Elasticsearch, or gave it back. */
export const searchFellBack = new Event<{ readonly active: boolean }>('search-fell-back');

/**
 * Why requests are refused: too many at a time, those under way keep the process too busy, too many bodies are on their
 * way, or too many answers are not read.
 */
export const SHED_REASONS = ['concurrency', 'event_loop', 'bodies', 'answers'] as const;

/** A request was refused because the process has too much to do. */
export const shed = new Event<{ readonly reason: (typeof SHED_REASONS)[number] }>('shed');

/** Node could not read a request, or it came too slowly: it was answered without reaching a route. */
export const unreadable = new Event<{ readonly status: number }>('unreadable');

/** Rate limits could not be shared over Redis, and were counted by this process alone. */
export const countedAlone = new Event<Record<string, never>>('counted-alone');
