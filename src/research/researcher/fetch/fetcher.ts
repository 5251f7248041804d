import type { ResearchSettings } from '../../../config/research-settings.js';
import {
  type Connections,
  bareHost,
  checkDestination,
  registrableDomain,
} from '../../../outbound/connections.js';
import { exchange, type Answer, type ExchangeOptions } from '../../../outbound/exchange.js';
import { unusable, show, Unreachable, failedForNow, refused } from '../../../outbound/outbound-error.js';
import { type ReaderThreads, ThreadOverrun } from '../threads/reader-threads.js';
import { ROBOT, type RobotsAnswer, type RobotsQuestion } from '../threads/robots-text.js';
import type { HostTurns } from './host-turns.js';

const PAGE_TIMEOUT_MS = 10_000;
const MAX_PAGE_BYTES = 1024 * 1024;
/** RFC 9309 requires that a crawler parses at least 500 KiB of a robots.txt. */
const MAX_ROBOTS_BYTES = 512 * 1024;
const MAX_REDIRECTS = 3;
/** The maximum number of a host's addresses that requests are serialized by. */
const MAX_ADDRESSES = 4;
/** The maximum length of a URL in a citation, which each finding has. */
const MAX_URL_LENGTH = 2_048;
const REDIRECTS = [301, 302, 303, 307, 308];

/** The settings of a visit, from the configuration or from tests. */
export interface ResearcherSettings extends Pick<ResearchSettings, 'delayMs' | 'localSites'> {
  /** The URL of this service, which the User-Agent contains. */
  readonly publicUrl: string;
}

/** A visit to the site of a domain. Redirects must stay on the site. */
export interface Visit {
  readonly domain: string;
  readonly connections: Connections;
  readonly turns: HostTurns;
  readonly threads: ReaderThreads;
  readonly settings: ResearcherSettings;
  readonly signal: AbortSignal;
}

type What = Pick<ExchangeOptions, 'accept' | 'maxBytes' | 'longer'>;

/** Fetches what the robots.txt of a site permits, within limits of size, time and request rate. */
export class Fetcher {
  readonly #robots: RobotsRules;
  readonly #userAgent: string;

  constructor(private readonly visit: Visit) {
    const robots: What = { accept: 'text/plain', maxBytes: MAX_ROBOTS_BYTES, longer: 'cut' };
    this.#robots = new RobotsRules((url) => this.#follow(url, robots), visit.threads, visit.signal);
    this.#userAgent = `${ROBOT}/1.0 (+${new URL(visit.settings.publicUrl).href})`;
  }

  /** The response from a URL after redirects. Rejects as `exchange` does, or if robots.txt forbids a request. */
  get(start: URL, accept: string): Promise<Answer> {
    const page: What = { accept, maxBytes: MAX_PAGE_BYTES, longer: 'refuse' };
    return this.#follow(start, page, (url) => this.#robots.permit(url));
  }

  /** Follows redirects. Waiting for a turn does not count towards the timeout. */
  async #follow(start: URL, what: What, permit?: (url: URL) => Promise<void>): Promise<Answer> {
    const { signal, turns, domain, connections, settings } = this.visit;
    const request = { ...what, signal, agent: connections.agent, userAgent: this.#userAgent };
    const seen = new Set<string>();
    let left = PAGE_TIMEOUT_MS;
    for (let url = start; ;) {
      checkDestination(url);
      checkSameSite(domain, url);
      if (seen.has(url.href)) throw unusable(`${show(start)} leads back to itself, and is not read.`);
      if (seen.size > MAX_REDIRECTS)
        throw unusable(`${show(start)} leads on more than ${MAX_REDIRECTS} times, and is not read.`);
      seen.add(url.href);
      await permit?.(url);
      // A server that was not reached received no request, so it needs no pause.
      let isReached = true;
      const pauseMs = (): number =>
        isReached ? Math.max(settings.delayMs, this.#robots.crawlDelayMs(url)) : 0;
      const answer = await turns.take(await this.#serversOf(url), pauseMs, signal, async () => {
        const began = performance.now();
        const limits = { timeoutMs: Math.max(1, Math.ceil(left)), limitMs: PAGE_TIMEOUT_MS };
        try {
          return await exchange(url, { ...request, ...limits });
        } catch (error) {
          isReached = !(error instanceof Unreachable);
          throw error;
        } finally {
          left -= performance.now() - began;
        }
      });
      const next = redirectOf(answer);
      if (!next) return answer;
      url = next;
    }
  }

  /** A server receives one request at a time, for all of its hosts and domains. */
  async #serversOf(url: URL): Promise<string[]> {
    const host = bareHost(url.hostname);
    const addresses = (await this.visit.connections.servers(host)).slice(0, MAX_ADDRESSES);
    return [`domain ${registrableDomain(host)}`, ...addresses.map((address) => `address ${address}`)];
  }
}

/** Throws an OutboundError if a redirect leads to another registrable domain. */
function checkSameSite(domain: string, url: URL): void {
  const host = bareHost(url.hostname);
  if (registrableDomain(domain) !== registrableDomain(host))
    throw unusable(
      `${domain} leads to another domain, ${host}, which is not read in its name: look that up instead.`,
    );
}

function redirectOf({ status, headers, url }: Answer): URL | null {
  const { location } = headers;
  if (!REDIRECTS.includes(status) || typeof location !== 'string') return null;
  const next = URL.parse(location, url);
  if (next === null) throw unusable(`${show(url)} redirects to an invalid address.`);
  next.hash = '';
  if (next.href.length > MAX_URL_LENGTH) throw unusable(`${show(url)} leads to an address that is too long.`);
  return next;
}

const MAX_CRAWL_DELAY_MS = 10_000;

/**
 * The robots.txt of each origin, fetched once. As RFC 9309 specifies, a missing file (4xx) permits all
 * requests, and an unavailable file none.
 */
class RobotsRules {
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
