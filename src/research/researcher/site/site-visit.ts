import type { ResearchSettings } from '../../../config/research-settings.js';
import type { Connections } from '../fetch/connections.js';
import { Fetcher } from '../fetch/fetcher.js';
import type { HostTurns } from '../fetch/host-turns.js';
import { Obstacle, Unreachable } from '../fetch/obstacle.js';
import { RobotsRules } from '../fetch/robots.js';
import type { PageRead, ResearchReport } from '../findings.js';
import { mergeFindings } from '../read/merge.js';
import type { Found } from '../read/reading.js';
import type { ReaderThreads } from '../threads/reader-threads.js';
import { ROBOT } from '../threads/robots-text.js';
import { PagesToRead } from './pages-to-read.js';
import { PageOverrun, readAnswer, type ReadAnswer } from './read-answer.js';

const MAX_PAGES = 10;
const ACCEPT_PAGE = 'text/html,application/xhtml+xml;q=0.9,text/plain;q=0.5';
/** Pages of one site that may exceed the limits of the reader threads before it is left alone. */
const MAX_OVERRUNS = 2;
const SECURITY_TXT = '/.well-known/security.txt';

/** How sites are approached. From the configuration; tests give their own. */
export interface ResearcherSettings extends Pick<ResearchSettings, 'delayMs' | 'localSites'> {
  /** The operator's address, which the User-Agent names. */
  readonly publicUrl: string;
}

/** What a visit needs. */
export interface VisitParts {
  readonly domain: string;
  /** The name under which the site is: the domain, or its `www.` name. */
  readonly host: string;
  readonly connections: Connections;
  readonly turns: HostTurns;
  readonly threads: ReaderThreads;
  readonly settings: ResearcherSettings;
  readonly signal: AbortSignal;
}

/** Reads one site: its home page first, which speaks for the whole, then those on which it says who it is. */
export class SiteVisit {
  readonly #robots: RobotsRules;
  readonly #fetcher: Fetcher;
  readonly #toRead = new PagesToRead();
  readonly #asked: PageRead[] = [];
  readonly #found: (readonly Found[])[] = [];
  /** When each page was read, by its address. */
  readonly #readAt = new Map<string, string>();
  /** What the pages told of the site, the home page first. */
  #country: string | null = null;
  #language: string | null = null;
  #overruns = 0;

  constructor(private readonly parts: VisitParts) {
    const { connections, settings, threads, signal } = parts;
    this.#fetcher = new Fetcher({
      ...parts,
      agent: connections.agent,
      servers: (host) => connections.servers(host),
      userAgent: `${ROBOT}/1.0 (+${new URL(settings.publicUrl).href})`,
      delayMs: settings.delayMs,
      crawlDelayMs: (url) => this.#robots.crawlDelayMs(url),
    });
    this.#robots = new RobotsRules((url, options) => this.#fetcher.get(url, options), threads, signal);
  }

  /** Reads what is to be read. Rejects with the signal's reason; all else is in what it returns. */
  async read(): Promise<Omit<ResearchReport, 'dns'>> {
    try {
      await this.#readAll();
      return this.#report('completed', false, null);
    } catch (error) {
      if (!(error instanceof Obstacle)) throw error;
      return this.#report(error.outcome, error.retryable, error.message);
    }
  }

  async #readAll(): Promise<void> {
    const home = await this.#readHome();
    if (!home.noFollow) {
      this.#toRead.learn(home.reading.links, true);
      this.#toRead.guess(home.url, this.#language);
      // One is left for security.txt.
      for (let url; this.#mayReadOn && (url = this.#toRead.next());) {
        const read = await this.#readIfPossible(url);
        if (read && !read.noFollow)
          this.#toRead.learn(
            read.reading.links,
            home.reading.links.some(({ kind }) => kind === 'frame') && this.#found.length < 4,
          );
      }
    }
    await this.#readIfPossible(new URL(SECURITY_TXT, home.url), true);
  }

  get #mayReadOn(): boolean {
    return this.#asked.length < MAX_PAGES - 1 && this.#overruns < MAX_OVERRUNS;
  }

  /** Over https, or over http if there is nothing to connect to. What is in the way is in the way of all. */
  async #readHome(): Promise<ReadAnswer> {
    try {
      return await this.#ask(new URL(`https://${this.parts.host}/`));
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      this.#asked.pop();
      return await this.#ask(new URL(`http://${this.parts.host}/`));
    }
  }

  async #readIfPossible(url: URL, plainText = false): Promise<ReadAnswer | null> {
    try {
      return await this.#ask(url, plainText);
    } catch (error) {
      if (error instanceof Obstacle) return null;
      throw error;
    }
  }

  async #ask(start: URL, plainText = false): Promise<ReadAnswer> {
    let url = start;
    let status: number | null = null;
    const note = (reason: string | null): void => {
      this.#asked.push({ url: url.href, status, read_at: new Date().toISOString(), reason });
    };
    try {
      const answer = await this.#fetcher.get(start, {
        accept: plainText ? 'text/plain' : ACCEPT_PAGE,
        permit: (next) => this.#robots.permit(next),
      });
      ({ url, status } = answer);
      this.#toRead.note(url);
      const hints = {
        plainText,
        domain: this.parts.domain,
        country: this.#country,
        language: this.#language,
        isHome: this.#found.length === 0,
      };
      const read = await readAnswer(answer, hints, this.parts.threads, this.parts.signal);
      this.#country ??= read.reading.country;
      this.#language ??= read.reading.language;
      this.#found.push(read.reading.findings);
      this.#readAt.set(url.href, new Date().toISOString());
      note(null);
      return read;
    } catch (error) {
      if (error instanceof Obstacle) note(error.message);
      if (error instanceof PageOverrun) this.#overruns += 1;
      throw error;
    }
  }

  #report(
    outcome: ResearchReport['outcome'],
    retryable: boolean,
    reason: string | null,
  ): Omit<ResearchReport, 'dns'> {
    const findings = mergeFindings(this.#found).map(({ rule: _, ...found }) => ({
      ...found,
      read_at: this.#readAt.get(found.url)!,
    }));
    return { outcome, retryable, reason, pages: this.#asked, findings };
  }
}
