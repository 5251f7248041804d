import type { ReaderThreads } from '../threads/reader-threads.js';
import { ThreadOverrun } from '../threads/reader-threads.js';
import type { RobotsAnswer, RobotsQuestion } from '../threads/robots-text.js';
import type { Answer } from '../../../outbound/exchange.js';
import { failedForNow, refused, show } from '../../../outbound/outbound-error.js';

const MAX_CRAWL_DELAY_MS = 10_000;

/**
 * The robots.txt of each origin, fetched once. As RFC 9309 specifies, a missing file (4xx) permits all
 * requests, and an unavailable file none.
 */
export class RobotsRules {
  /** The text of each origin's robots.txt; rejects with the reason why no request is permitted. */
  readonly #texts = new Map<string, Promise<string>>();
  readonly #crawlDelays = new Map<string, number>();

  constructor(
    private readonly get: (url: URL) => Promise<Answer>,
    private readonly threads: ReaderThreads,
    private readonly signal: AbortSignal,
  ) {}

  /** Rejects with an OutboundError if robots.txt disallows the URL. */
  async permit(url: URL): Promise<void> {
    const reading = this.#texts.get(url.origin) ?? this.#fetch(url.origin);
    this.#texts.set(url.origin, reading);
    const text = await reading;
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

  async #fetch(origin: string): Promise<string> {
    const url = new URL('/robots.txt', origin);
    const { status, body } = await this.get(url);
    if (status === 200) return body.toString('utf8');
    if (status >= 400 && status < 500 && status !== 429) return '';
    throw failedForNow(`${show(url)} answers ${status}: try again later.`);
  }

  async #evaluate(url: URL, text: string): Promise<RobotsAnswer> {
    const question: RobotsQuestion = { robotsUrl: new URL('/robots.txt', url).href, text, url: url.href };
    try {
      return await this.threads.run('evaluateRobots', question, this.signal);
    } catch (error) {
      if (!(error instanceof ThreadOverrun)) throw error;
      // Another evaluation would terminate another thread.
      const obstacle = refused(`The robots.txt of ${url.host} ${error.reason}, so nothing is read.`);
      const refusal = Promise.reject<never>(obstacle);
      this.#texts.set(url.origin, refusal);
      return refusal;
    }
  }
}
