import { bareHost, checkDestination, registrableDomain } from '../../../outbound/destination.js';
import { exchange, type Answer, type ExchangeOptions } from '../../../outbound/exchange.js';
import type { HostTurns, Turn } from './host-turns.js';
import { unusable, show, Unreachable } from '../../../outbound/outbound-error.js';

const PAGE_TIMEOUT_MS = 10_000;
const MAX_PAGE_BYTES = 1024 * 1024;
const MAX_REDIRECTS = 3;
/** The maximum number of a host's addresses that requests are serialized by. */
const MAX_ADDRESSES = 4;
/** The maximum length of a URL in a citation, which each finding has. */
const MAX_URL_LENGTH = 2_048;
const REDIRECTS = [301, 302, 303, 307, 308];

export interface FetcherParts extends Pick<ExchangeOptions, 'agent' | 'userAgent' | 'signal'> {
  /** The domain that is researched. Redirects must stay on its site. */
  readonly domain: string;
  readonly turns: HostTurns;
  /** The servers of a host. Each server receives one request at a time. */
  readonly servers: (host: string) => Promise<readonly string[]>;
  /** The delay between two requests to one address or one domain, in milliseconds. */
  readonly delayMs: number;
  /** The crawl delay of the site, in milliseconds. */
  readonly crawlDelayMs: (url: URL) => number;
}

export interface FetchOptions extends Partial<Pick<ExchangeOptions, 'maxBytes' | 'longer'>> {
  readonly accept: string;
  /**
   * Called before each request and each redirect. Rejects with an OutboundError if the site does not permit the
   * request.
   */
  readonly permit: (url: URL) => Promise<void>;
}

/** Fetches the resources of a site, within limits of destination, redirects, size, time and request rate. */
export class Fetcher {
  constructor(private readonly parts: FetcherParts) {}

  /**
   * The response from a URL after redirects. Waiting for a turn does not count towards the timeout. Rejects
   * as `exchange` does.
   */
  async get(start: URL, options: FetchOptions): Promise<Answer> {
    const { signal, turns, domain } = this.parts;
    const seen = new Set<string>();
    let left = PAGE_TIMEOUT_MS;
    for (let url = start; ;) {
      checkDestination(url);
      checkSameSite(domain, url);
      if (seen.has(url.href)) throw unusable(`${show(start)} leads back to itself, and is not read.`);
      if (seen.size > MAX_REDIRECTS)
        throw unusable(`${show(start)} leads on more than ${MAX_REDIRECTS} times, and is not read.`);
      seen.add(url.href);
      await options.permit(url);
      // A server that was not reached received no request, so it needs no pause.
      let isReached = true;
      const answer = await turns.take(await this.#turns(url, () => isReached), signal, async () => {
        const began = performance.now();
        const limits = { timeoutMs: Math.max(1, Math.ceil(left)), limitMs: PAGE_TIMEOUT_MS };
        const size = { maxBytes: MAX_PAGE_BYTES, longer: 'refuse' as const };
        try {
          return await exchange(url, { ...this.parts, ...size, ...options, ...limits });
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

  /**
   * A server receives one request at a time, even if a domain has many hosts or an address serves many
   * domains.
   */
  async #turns(url: URL, isReached: () => boolean): Promise<Turn[]> {
    const { servers, delayMs, crawlDelayMs } = this.parts;
    const host = bareHost(url.hostname);
    const turn = (key: string, ms: () => number): Turn => ({ key, pauseMs: () => (isReached() ? ms() : 0) });
    const byAddress = (await servers(host)).slice(0, MAX_ADDRESSES);
    return [
      turn(`domain ${registrableDomain(host)}`, () => Math.max(delayMs, crawlDelayMs(url))),
      ...byAddress.map((address) => turn(`address ${address}`, () => delayMs)),
    ];
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
  if (!URL.canParse(location, url)) throw unusable(`${show(url)} redirects to an invalid address.`);
  const next = new URL(location, url);
  next.hash = '';
  if (next.href.length > MAX_URL_LENGTH) throw unusable(`${show(url)} leads to an address that is too long.`);
  return next;
}
