import { setImmediate } from 'node:timers/promises';
import { extractFrom } from '../extract/extract.js';
import { ownOn } from '../extract/further-pages.js';
import { countriesSpeaking, countryNamed } from '../extract/postal/countries.js';
import { countryOfPages } from '../extract/postal/country-of-page.js';
import type { Draft, Site } from '../extract/draft.js';
import { mergeFindings } from '../extract/merge.js';
import type { Connections } from '../fetch/connections.js';
import { Unreachable } from '../fetch/explain.js';
import { Fetcher } from '../fetch/fetcher.js';
import type { HostTurns } from '../fetch/host-turns.js';
import { Obstacle } from '../fetch/obstacle.js';
import { ROBOT, RobotsRules } from '../fetch/robots.js';
import type { Finding, PageRead, ResearchReport } from '../findings.js';
import type { Page } from '../page/page.js';
import { languageOfSite } from '../page/page-language.js';
import type { ResearcherSettings } from '../settings.js';
import { PagesToRead } from './pages-to-read.js';
import { readAnswer, type ReadAnswer } from './read-answer.js';

const MOST_PAGES = 10;
const ACCEPT_PAGE = 'text/html,application/xhtml+xml;q=0.9,text/plain;q=0.5';
const SECURITY_TXT = '/.well-known/security.txt';

/** Reads one site: its home page first, which speaks for the whole, then those on which it says who it is. */
export class SiteVisit {
  readonly #robots: RobotsRules;
  readonly #fetcher: Fetcher;
  readonly #toRead = new PagesToRead();
  readonly #asked: PageRead[] = [];
  readonly #read: Page[] = [];
  /** Those of them that may be about anything. */
  readonly #further = new Set<Page>();
  /** What the pages say of their country, for each language that it was asked for. */
  readonly #countries = new Map<string, string | null>();
  #language: string | null = null;

  constructor(
    private readonly domain: string,
    private readonly host: string,
    { agent }: Connections,
    turns: HostTurns,
    settings: ResearcherSettings,
    private readonly signal: AbortSignal,
  ) {
    this.#fetcher = new Fetcher({
      domain,
      agent,
      turns,
      userAgent: userAgent(settings.publicUrl),
      signal,
      pauseMs: (url) => Math.max(settings.delayMs, this.#robots.pauseMs(url)),
    });
    this.#robots = new RobotsRules((url, options) => this.#fetcher.get(url, options));
  }

  /** Reads what is to be read. Rejects with the signal's reason; all else is in what it returns. */
  async read(): Promise<Omit<ResearchReport, 'dns'>> {
    try {
      await this.#readAll();
      return await this.#report('completed', false, null);
    } catch (error) {
      if (!(error instanceof Obstacle)) throw error;
      return await this.#report(error.outcome, error.retryable, error.message);
    }
  }

  async #readAll(): Promise<void> {
    const home = await this.#readHome();
    if (!home.noFollow) {
      this.#toRead.learn(home.page, true);
      this.#toRead.guess(home.page);
      // One is left for security.txt.
      for (let url; this.#asked.length < MOST_PAGES - 1 && (url = this.#toRead.next());) {
        const read = await this.#readIfPossible(url);
        if (read && !read.noFollow) this.#toRead.learn(read.page);
      }
    }
    await this.#readIfPossible(new URL(SECURITY_TXT, home.page.url), true);
  }

  /** Over https, or over http if there is nothing to connect to. What is in the way is in the way of all. */
  async #readHome(): Promise<ReadAnswer> {
    try {
      return await this.#ask(new URL(`https://${this.host}/`));
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      this.#asked.pop();
      return await this.#ask(new URL(`http://${this.host}/`));
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
      const read = readAnswer(answer, new Date().toISOString(), plainText);
      this.#read.push(read.page);
      if (this.#toRead.isFurther(start)) this.#further.add(read.page);
      note(null);
      return read;
    } catch (error) {
      if (error instanceof Obstacle) note(error.message);
      throw error;
    }
  }

  /** A page that does not say its language is in that of the others: a few short texts tell none by themselves. */
  #languageOfSite(): string {
    return (this.#language ??= languageOfSite(this.#read));
  }

  /** Where a language is spoken in several countries, what all of the pages say tells which one it is. */
  #countryOf(page: Page): string | null {
    const { language } = page;
    const named = countryNamed(this.domain, language);
    if (named !== null) return named;
    const [home = null, ...others] = countriesSpeaking(language);
    if (home !== null && others.length === 0) return home;
    const among = home === null ? undefined : [home, ...others];
    const key = among?.join(' ') ?? '';
    const known = this.#countries.get(key);
    const country = known === undefined ? countryOfPages(this.#read, among) : known;
    this.#countries.set(key, country);
    return country ?? home;
  }

  /** What the pages say, looked for one page at a time: others wait meanwhile. */
  async #findings(): Promise<Finding[]> {
    const found: { page: Page; drafts: Draft[] }[] = [];
    for (const read of this.#read) {
      const page = read.language === '' ? { ...read, language: this.#languageOfSite() } : read;
      const site: Site = { domain: this.domain, country: this.#countryOf(page) };
      const drafts = extractFrom(page, site);
      found.push({ page, drafts: this.#further.has(read) ? ownOn(page, drafts) : drafts });
      await setImmediate();
      this.signal.throwIfAborted();
    }
    return mergeFindings(found);
  }

  async #report(
    outcome: ResearchReport['outcome'],
    retryable: boolean,
    reason: string | null,
  ): Promise<Omit<ResearchReport, 'dns'>> {
    return { outcome, retryable, reason, pages: this.#asked, findings: await this.#findings() };
  }
}

/** Says who reads, and where that can be asked about. */
const userAgent = (publicUrl: string): string => `${ROBOT}/1.0 (+${new URL(publicUrl).href})`;
