import type { PageKind, PageLink } from '../read/links.js';

/** Of one kind, this many pages are read at most; those of no known kind come last. */
const MAX_PER_KIND = { frame: 4, contact: 3, imprint: 1, team: 3, about: 3, unknown: 4 } as const;
type Kind = keyof typeof MAX_PER_KIND;
const KINDS = Object.keys(MAX_PER_KIND) as Kind[];
interface Waiting {
  readonly url: URL;
  readonly kind: Kind;
  readonly score: number;
}

/** Where pages of these kinds usually are, if nothing links to them, and in which languages; none is any. */
const WELL_KNOWN_PATHS: readonly (readonly [kind: PageKind, path: string, languages: string])[] = [
  ['contact', '/kontakt', 'de pl cs sv da no nb hr sl'],
  ['contact', '/contacto', 'es'],
  ['contact', '/contatti', 'it'],
  ['contact', '/contact', ''],
  ['imprint', '/impressum', 'de'],
  ['imprint', '/mentions-legales', 'fr'],
  ['about', '/about', 'en'],
];

/** Which pages of a site to read, and in which order: it learns of them from those that were read. */
export class PagesToRead {
  readonly #seen = new Set<string>();
  readonly #waiting = new Map<string, Waiting>();
  readonly #read = new Map<Kind, number>();

  /** Notes that an address was read, so that it is not read twice, however it is written. */
  note(url: URL): void {
    this.#seen.add(sameness(url));
  }

  /** Learns of the pages that a page links to; of those whose kind is not known, from the home page only. */
  learn(links: readonly PageLink[], isHome = false): void {
    for (const { url: href, kind, score } of links) {
      const url = new URL(href);
      const known = this.#waiting.get(sameness(url))?.score ?? -Infinity;
      if (score >= 0 && (kind !== null || isHome) && known < score)
        this.#waiting.set(sameness(url), { url, kind: kind ?? 'unknown', score });
    }
  }

  /** Adds the places where such pages usually are, for the kinds that nothing links to. */
  guess(home: URL, language: string | null): void {
    const kinds = new Set([...this.#waiting.values()].map(({ kind }) => kind));
    const spoken = language?.slice(0, 2) ?? '-';
    for (const [kind, path, languages] of WELL_KNOWN_PATHS)
      if (!kinds.has(kind) && (languages === '' || languages.includes(spoken)))
        this.learn([{ url: new URL(path, home).href, kind, score: 1 }]);
  }

  /** The next page to read; null after the last one. */
  next(): URL | null {
    const read = (kind: Kind): number => this.#read.get(kind) ?? 0;
    // Each kind has its turn before the second page of one; frames come first, pages of no known kind last.
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

/** Addresses that are the same page, however they are written. */
const sameness = (url: URL): string =>
  `${url.hostname.replace(/^www\./, '')}${url.pathname.replace(/\/(?:index\.\w+)?$/, '')}${url.search}`.toLowerCase();
