import robotsParser from 'robots-parser';
import { show } from './destination.js';
import type { Answer } from './exchange.js';
import type { FetchOptions } from './fetcher.js';
import { Obstacle, refused } from './obstacle.js';

/** What sites call this reader by in robots.txt and in robots meta tags. */
export const ROBOT = 'DirectoryServiceBot';

/** RFC 9309 asks that at least this much of a robots.txt is read. */
const MAX_BYTES = 512 * 1024;
const LONGEST_PAUSE_MS = 10_000;

/** Its types are those of an ES module, which it is not. */
const parseRobots = robotsParser as unknown as (url: string, text: string) => Robot;

interface Robot {
  isAllowed(url: string, robot: string): boolean | undefined;
  getCrawlDelay(robot: string): number | undefined;
}

type Get = (url: URL, options: FetchOptions) => Promise<Answer>;

interface Rules {
  readonly allows: (url: URL) => boolean;
  readonly pauseMs: number;
  /** Why nothing is allowed, if that is so for want of an answer. */
  readonly silent: Obstacle | null;
}

/**
 * The robots.txt of each origin that a research comes to, as RFC 9309 has it: read once; none (4xx) allows all, one that
 * cannot be read forbids all.
 */
export class RobotsRules {
  readonly #rules = new Map<string, Promise<Rules>>();
  readonly #pauses = new Map<string, number>();

  constructor(private readonly get: Get) {}

  /** Rejects with an Obstacle if the site does not want the address read. */
  async permit(url: URL): Promise<void> {
    const rules = await this.#of(url);
    if (rules.silent) throw rules.silent;
    if (!rules.allows(url))
      throw refused(`The robots.txt of ${url.host} does not allow ${show(url)} to be read.`);
  }

  /** The pause between requests that the origin asks for, in milliseconds; 0 if it asks for none, or was not asked. */
  pauseMs(url: URL): number {
    return this.#pauses.get(url.origin) ?? 0;
  }

  #of(url: URL): Promise<Rules> {
    const known = this.#rules.get(url.origin);
    if (known) return known;
    const rules = this.#read(url.origin).then((read) => {
      this.#pauses.set(url.origin, read.pauseMs);
      return read;
    });
    this.#rules.set(url.origin, rules);
    return rules;
  }

  async #read(origin: string): Promise<Rules> {
    const url = new URL('/robots.txt', origin);
    try {
      const answer = await this.get(url, {
        accept: 'text/plain',
        permit: () => Promise.resolve(),
        maxBytes: MAX_BYTES,
        longer: 'cut',
      });
      if (answer.status === 200) return rulesIn(parseRobots(url.href, answer.body.toString('utf8')));
      if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) return ALL;
      throw new Obstacle('failed', `${show(url)} answers ${answer.status}: try again later.`, true);
    } catch (error) {
      if (!(error instanceof Obstacle)) throw error;
      return { allows: () => false, pauseMs: 0, silent: error };
    }
  }
}

const ALL: Rules = { allows: () => true, pauseMs: 0, silent: null };

function rulesIn(robots: Robot): Rules {
  const seconds = robots.getCrawlDelay(ROBOT) ?? 0;
  return {
    // Undefined where the file says nothing about an address.
    allows: (url) => robots.isAllowed(url.href, ROBOT) !== false,
    pauseMs: Math.min(Math.max(seconds, 0) * 1_000 || 0, LONGEST_PAUSE_MS),
    silent: null,
  };
}
