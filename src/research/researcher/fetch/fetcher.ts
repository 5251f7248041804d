import { bareHost, checkDestination, checkSameSite, registrableDomain } from './destination.js';
import { exchange, type Answer, type ExchangeOptions } from './exchange.js';
import type { HostTurns, Turn } from './host-turns.js';
import { nothing, show, Unreachable } from './obstacle.js';

const PAGE_TIMEOUT_MS = 10_000;
const MAX_PAGE_BYTES = 1024 * 1024;
const MAX_REDIRECTS = 3;
/** Addresses of one host that take part in turns. */
const MAX_ADDRESSES = 4;
/** What is found is cited with the address of its page, and citations take no longer ones. */
const MAX_URL_LENGTH = 2_048;
const REDIRECTS = [301, 302, 303, 307, 308];

export interface FetcherParts extends Pick<ExchangeOptions, 'agent' | 'userAgent' | 'signal'> {
  /** The domain that is looked at: redirects may not leave its site. */
  readonly domain: string;
  readonly turns: HostTurns;
  /** What serves a host: each server gets one request at a time. */
  readonly servers: (host: string) => Promise<readonly string[]>;
  /** Milliseconds between two requests to one address, or to one domain. */
  readonly delayMs: number;
  /** Milliseconds that the site asks to be left between two requests. */
  readonly crawlDelayMs: (url: URL) => number;
}

export interface FetchOptions extends Partial<Pick<ExchangeOptions, 'maxBytes' | 'longer'>> {
  readonly accept: string;
  /** Asked before each request, of a redirect too; rejects with an Obstacle where the site does not want it. */
  readonly permit: (url: URL) => Promise<void>;
}

/** Gets what a site has at an address, within limits of addresses, redirects, size, time and turns. */
export class Fetcher {
  constructor(private readonly parts: FetcherParts) {}

  /** The answer at an address, or where that leads. Waiting for a turn is not counted. Rejects as `exchange` does. */
  async get(start: URL, options: FetchOptions): Promise<Answer> {
    const { signal, turns, domain } = this.parts;
    const seen = new Set<string>();
    let left = PAGE_TIMEOUT_MS;
    for (let url = start; ;) {
      checkDestination(url);
      checkSameSite(domain, url);
      if (seen.has(url.href)) throw nothing(`${show(start)} leads back to itself, and is not read.`);
      if (seen.size > MAX_REDIRECTS)
        throw nothing(`${show(start)} leads on more than ${MAX_REDIRECTS} times, and is not read.`);
      seen.add(url.href);
      await options.permit(url);
      // A server that was not reached was asked for nothing, and needs no pause.
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

  /** Neither many hosts of one domain nor many domains at one address get a server more requests at a time. */
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

function redirectOf({ status, headers, url }: Answer): URL | null {
  const { location } = headers;
  if (!REDIRECTS.includes(status) || typeof location !== 'string') return null;
  if (!URL.canParse(location, url)) throw nothing(`${show(url)} redirects to an invalid address.`);
  const next = new URL(location, url);
  next.hash = '';
  if (next.href.length > MAX_URL_LENGTH) throw nothing(`${show(url)} leads to an address that is too long.`);
  return next;
}
