import type { Answer } from '../../outbound/exchange.js';
import { Fetcher, type Visit } from './fetch/fetcher.js';
import {
  failedForNow,
  unusable,
  OutboundError,
  refused,
  show,
  Unreachable,
} from '../../outbound/outbound-error.js';
import { outcomeOf, type PageRead, type ResearchReport } from './findings.js';
import { mergeFindings, type Found } from './read/reading.js';
import type { PageInput, PageReading } from './read/read-page.js';
import { ThreadOverrun } from './threads/reader-threads.js';
import { ROBOT } from './threads/robots-text.js';
import type { PageKind, PageLink } from './read/links.js';
import { vocabulary } from './read/text.js';

const MAX_PAGES = 10;
const ACCEPT_PAGE = 'text/html,application/xhtml+xml;q=0.9,text/plain;q=0.5';
/** The number of pages that may exceed the limits of the reader threads before no further page is read. */
const MAX_OVERRUNS = 2;
const SECURITY_TXT = '/.well-known/security.txt';
/** The maximum number of pages of a frameset whose own frames are read. */
const MAX_FRAMES = 4;
/** A directive after the name of a robot, unless the name is that of a directive with a value. */
const DIRECTIVE = /^(?:(?!unavailable_after|max-)([\w.-]+) ?:)?(.*)$/s;

type Page = PageReading & { readonly url: URL; readonly noFollow: boolean };

/** Reads one site: first the home page, which decides for all, then pages about the organization. */
export class SiteVisit {
  readonly #fetcher: Fetcher;
  readonly #toRead = new PagesToRead();
  readonly #asked: PageRead[] = [];
  readonly #found: (readonly Found[])[] = [];
  /** The time at which each page was read, by URL. */
  readonly #readAt = new Map<string, string>();
  /** The country and language according to the pages, the home page first. */
  #country: string | null = null;
  #language: string | null = null;
  #overruns = 0;

  /** @param host the hostname of the site: the domain, or its `www.` subdomain */
  constructor(
    private readonly visit: Visit,
    private readonly host: string,
  ) {
    this.#fetcher = new Fetcher(visit);
  }

  /** Rejects only with the signal's reason. Other errors are part of the result. */
  async read(): Promise<Omit<ResearchReport, 'dns'>> {
    let obstacle: OutboundError | null = null;
    try {
      await this.#readAll();
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error;
      obstacle = error;
    }
    const { retryable = false, message: reason = null } = obstacle ?? {};
    const findings = mergeFindings(this.#found).map(({ rule: _, ...found }) => ({
      ...found,
      read_at: this.#readAt.get(found.url)!,
    }));
    return { outcome: outcomeOf(obstacle), retryable, reason, pages: this.#asked, findings };
  }

  async #readAll(): Promise<void> {
    const home = await this.#readHome();
    if (!home.noFollow) {
      const hasFrames = home.links.some(({ kind }) => kind === 'frame');
      this.#toRead.learn(home.links, true);
      this.#toRead.guess(home.url, this.#language);
      // One request is reserved for security.txt.
      const mayReadOn = (): boolean => this.#asked.length < MAX_PAGES - 1 && this.#overruns < MAX_OVERRUNS;
      for (let url; mayReadOn() && (url = this.#toRead.next());) {
        const page = await this.#readIfPossible(url);
        if (page && !page.noFollow)
          this.#toRead.learn(page.links, hasFrames && this.#found.length < MAX_FRAMES);
      }
    }
    await this.#readIfPossible(new URL(SECURITY_TXT, home.url), true);
  }

  /** Reads the home page over https, or over http without a connection. Its errors end the visit. */
  async #readHome(): Promise<Page> {
    try {
      return await this.#ask(new URL(`https://${this.host}/`));
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      this.#asked.pop();
      return await this.#ask(new URL(`http://${this.host}/`));
    }
  }

  async #readIfPossible(url: URL, plainText = false): Promise<Page | null> {
    try {
      return await this.#ask(url, plainText);
    } catch (error) {
      if (error instanceof OutboundError) return null;
      throw error;
    }
  }

  async #ask(start: URL, plainText = false): Promise<Page> {
    let url = start;
    let status: number | null = null;
    const note = (reason: string | null): void => {
      this.#asked.push({ url: url.href, status, read_at: new Date().toISOString(), reason });
    };
    try {
      const answer = await this.#fetcher.get(start, plainText ? 'text/plain' : ACCEPT_PAGE);
      ({ url, status } = answer);
      this.#toRead.note(url);
      const page = await this.#readAnswer(answer, plainText);
      this.#country ??= page.country;
      this.#language ??= page.language;
      this.#found.push(page.findings);
      this.#readAt.set(url.href, new Date().toISOString());
      note(null);
      return page;
    } catch (error) {
      if (error instanceof OutboundError) note(error.message);
      throw error;
    }
  }

  /**
   * Reads a response in a reader thread. Rejects with an OutboundError if the response is not a page, has a
   * noindex or noai directive, or exceeds a limit.
   */
  async #readAnswer(answer: Answer, plainText: boolean): Promise<Page> {
    const { url, headers, body } = answer;
    checkStatus(answer);
    const { domain, threads, signal } = this.visit;
    const input: PageInput = {
      ...{ body, domain, plainText, country: this.#country, language: this.#language },
      ...{ url: url.href, contentType: String(headers['content-type'] ?? '') },
      isHome: this.#found.length === 0,
    };
    const reading = await threads
      .run<PageInput, PageReading>('readPage', input, signal)
      .catch((error: unknown) => {
        if (!(error instanceof ThreadOverrun)) throw error;
        this.#overruns += 1;
        throw unusable(`${show(url)} ${error.reason}, and is skipped.`);
      });
    if (reading.problem !== null) throw unusable(`${show(url)} was not read. ${reading.problem}`);
    // `none` means noindex and nofollow.
    const directives = new Set([
      ...reading.robots,
      ...[headers['x-robots-tag'] ?? []].flat().flatMap(directivesIn),
    ]);
    const forbidden = ['noindex', 'none', 'noai'].find((directive) => directives.has(directive));
    if (forbidden !== undefined)
      throw refused(`${show(url)} says "${forbidden}" to robots, so it is not read.`);
    return { ...reading, url, noFollow: directives.has('nofollow') };
  }
}

function checkStatus({ url, status }: Answer): void {
  if (status === 200) return;
  const text = `${show(url)} answers ${status}`;
  if ([401, 403, 407, 451].includes(status)) throw refused(`${text}: it is not for everybody.`);
  throw status === 429 || status >= 500 ? failedForNow(`${text}: try again later.`) : unusable(`${text}.`);
}

/**
 * The directives of an `X-Robots-Tag` that apply to this robot. A robot name applies to all directives up to
 * the next name: `otherbot: noindex, nofollow`.
 */
function directivesIn(header: string): string[] {
  let isForUs = true;
  return header
    .toLowerCase()
    .split(',')
    .flatMap((part) => {
      const [, robot, directive = ''] = DIRECTIVE.exec(part.trim()) ?? [];
      if (robot !== undefined) isForUs = robot === ROBOT.toLowerCase();
      return isForUs ? [directive.trim()] : [];
    });
}

/** The maximum number of pages of each kind to read. Pages of unknown kind come last. */
const MAX_PER_KIND = { frame: 4, contact: 3, imprint: 1, team: 3, about: 3, unknown: 4 } as const;
type Kind = keyof typeof MAX_PER_KIND;
const KINDS = Object.keys(MAX_PER_KIND) as Kind[];
interface Waiting {
  readonly url: URL;
  readonly kind: Kind;
  readonly score: number;
}

interface UsualPath {
  readonly kind: PageKind;
  readonly path: string;
  /** The languages of sites to try it on, separated by spaces; null for all. */
  readonly languages: string | null;
}
const { usual_paths } = vocabulary<{ usual_paths: readonly UsualPath[] }>('pages');

/** The queue of a site's pages to read. Each page that is read adds its links. */
class PagesToRead {
  readonly #seen = new Set<string>();
  readonly #waiting = new Map<string, Waiting>();
  readonly #read = new Map<Kind, number>();

  /** Records that a URL was read, so that no spelling of it is read again. */
  note(url: URL): void {
    this.#seen.add(sameness(url));
  }

  /** Adds the pages that a page links to. Pages of unknown kind are added from the home page only. */
  learn(links: readonly PageLink[], isHome = false): void {
    for (const { url: href, kind, score } of links) {
      const url = new URL(href);
      const known = this.#waiting.get(sameness(url))?.score ?? -Infinity;
      if (score >= 0 && (kind !== null || isHome) && known < score)
        this.#waiting.set(sameness(url), { url, kind: kind ?? 'unknown', score });
    }
  }

  /** Adds the usual paths of each kind of page that no link leads to. */
  guess(home: URL, language: string | null): void {
    const kinds = new Set([...this.#waiting.values()].map(({ kind }) => kind));
    const spoken = language?.slice(0, 2) ?? '-';
    for (const { kind, path, languages } of usual_paths)
      if (!kinds.has(kind) && (languages === null || languages.split(' ').includes(spoken)))
        this.learn([{ url: new URL(path, home).href, kind, score: 1 }]);
  }

  next(): URL | null {
    const read = (kind: Kind): number => this.#read.get(kind) ?? 0;
    // The kinds take turns, so that each has a page read before another has a second. Frames come first,
    // pages of unknown kind last.
    const turn = (kind: Kind): number =>
      kind === 'frame' ? 0 : kind === 'unknown' ? 5_000 : read(kind) * 100;
    const rank = ({ kind, score }: Waiting): number => turn(kind) + KINDS.indexOf(kind) * 10 - score;
    const [best] = [...this.#waiting.values()]
      .filter(({ url, kind }) => !this.#seen.has(sameness(url)) && read(kind) < MAX_PER_KIND[kind])
      .toSorted((a, b) => rank(a) - rank(b));
    if (best === undefined) return null;
    this.#read.set(best.kind, read(best.kind) + 1);
    this.note(best.url);
    return best.url;
  }
}

/** A key that is equal for different spellings of a URL. */
const sameness = (url: URL): string =>
  `${url.hostname.replace(/^www\./, '')}${url.pathname.replace(/\/(?:index\.\w+)?$/, '')}${url.search}`.toLowerCase();
