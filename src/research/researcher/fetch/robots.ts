import type { ReaderThreads } from '../threads/reader-threads.js';
import { ThreadOverrun } from '../threads/reader-threads.js';
import type { RobotsAnswer, RobotsQuestion } from '../threads/robots-text.js';
import type { Answer } from '../../../outbound/exchange.js';
import { failedForNow, OutboundError, refused, show } from '../../../outbound/outbound-error.js';

const MAX_CRAWL_DELAY_MS = 10_000;

/** The state of an origin's robots.txt. */
interface Rules {
  readonly text: string;
  /** The reason why no request is permitted; null if the text decides. */
  readonly obstacle: OutboundError | null;
}

/**
 * The robots.txt of each origin, fetched once. As RFC 9309 specifies, a missing file (4xx) permits all
 * requests, and an unavailable file none.
 */
export class RobotsRules {
  readonly #rules = new Map<string, Promise<Rules>>();
  readonly #crawlDelays = new Map<string, number>();

  constructor(
    private readonly get: (url: URL) => Promise<Answer>,
    private readonly threads: ReaderThreads,
    private readonly signal: AbortSignal,
  ) {}

  /** Rejects with an OutboundError if robots.txt disallows the URL. */
  async permit(url: URL): Promise<void> {
    const { text, obstacle } = await this.#of(url.origin);
    if (obstacle) throw obstacle;
    if (text === '') return;
    const { isAllowed, crawlDelaySeconds } = await this.#evaluate(url, text);
    const delayMs = Math.max(crawlDelaySeconds, 0) * 1_000 || 0;
    this.#crawlDelays.set(url.origin, Math.min(delayMs, MAX_CRAWL_DELAY_MS));
    if (isAllowed === null)
      throw refused(`The robots.txt of ${url.host} has too many rules, so nothing is read.`);
    if (!isAllowed) throw refused(`The robots.txt of ${url.host} does not allow ${show(url)} to be read.`);
  }

  /** The crawl delay of the origin in milliseconds; 0 if it sets none. */
  crawlDelayMs(url: URL): number {
    return this.#crawlDelays.get(url.origin) ?? 0;
  }

  #of(origin: string): Promise<Rules> {
    const known = this.#rules.get(origin) ?? this.#fetch(origin);
    this.#rules.set(origin, known);
    return known;
  }

  async #fetch(origin: string): Promise<Rules> {
    const url = new URL('/robots.txt', origin);
    try {
      const { status, body } = await this.get(url);
      if (status === 200) return { text: body.toString('utf8'), obstacle: null };
      if (status >= 400 && status < 500 && status !== 429) return { text: '', obstacle: null };
      throw failedForNow(`${show(url)} answers ${status}: try again later.`);
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error;
      return { text: '', obstacle: error };
    }
  }

  async #evaluate(url: URL, text: string): Promise<RobotsAnswer> {
    const question: RobotsQuestion = { robotsUrl: new URL('/robots.txt', url).href, text, url: url.href };
    try {
      return await this.threads.run('evaluateRobots', question, this.signal);
    } catch (error) {
      if (!(error instanceof ThreadOverrun)) throw error;
      // Another evaluation would terminate another thread.
      const obstacle = refused(`The robots.txt of ${url.host} ${error.reason}, so nothing is read.`);
      this.#rules.set(url.origin, Promise.resolve({ text: '', obstacle }));
      throw obstacle;
    }
  }
}
