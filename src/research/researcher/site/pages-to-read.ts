import type { PageKind, PageLink } from '../read/links.js';
import { vocabulary } from '../read/vocabulary.js';

/** The maximum number of pages of each kind to read. Pages of unknown kind come last. */
const MAX_PER_KIND = { frame: 4, contact: 3, imprint: 1, team: 3, about: 3, unknown: 4 } as const;
type Kind = keyof typeof MAX_PER_KIND;
const KINDS = Object.keys(MAX_PER_KIND) as Kind[];
interface Waiting {
  readonly url: URL;
  readonly kind: Kind;
  readonly score: number;
}

/** The usual paths of pages by kind, each with the languages of sites to try it on; `*` stands for all. */
const { usual_paths } = vocabulary<{ usual_paths: Readonly<Record<string, string>> }>('page-kinds');

/** The queue of a site's pages to read. Each page that is read adds its links. */
export class PagesToRead {
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
    for (const [kind, paths] of Object.entries(usual_paths) as [PageKind, string][])
      for (const [path, ...languages] of kinds.has(kind)
        ? []
        : paths.split(', ').map((one) => one.split(' ')))
        if (languages.some((one) => one === '*' || one === spoken))
          this.learn([{ url: new URL(path!, home).href, kind, score: 1 }]);
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
