import {
  folded,
  isAboutPeople,
  isCalledByKind,
  KIND_WORDS,
  PAGE_KINDS,
  type PageKind,
} from '../page/page-kinds.js';
import type { Page } from '../page/page.js';
import { isSameSite } from '../fetch/destination.js';
import { personName } from '../extract/names/person-name.js';
import { asideOf } from '../page/page-asides.js';
import { OF_THE_DAY, STATEMENTS } from './further-pages.js';

/** Pages that look like these by their words, but are none. */
const OTHER_PAGES =
  /\b(login|logout|register|cart|warenkorb|wp-admin|wp-login|feed|rss|calendar|kalender|events?|blog|news|press|presse|jobs|karriere|careers?|stellen|shop|product|produkte|search|tag|category|archive|datenschutz|privacy|cookie|agb|terms|spenden|donate|newsletter|download)\b/i;
const FILES = /\.(pdf|jpe?g|png|gif|svg|zip|docx?|xlsx?|ics|vcf|mp[34]|xml|json|css|js)$/i;

/** Where such pages are, if nothing links to them; the languages after the kind say where that is usual. */
const WELL_KNOWN: readonly (readonly [kind: PageKind, path: string, languages: readonly string[]])[] = [
  ['contact', '/kontakt', ['de', 'pl', 'cs', 'sv', 'da', 'no', 'nb', 'hr', 'sl']],
  ['contact', '/contacto', ['es']],
  ['contact', '/contatti', ['it']],
  ['contact', '/contact', []],
  ['imprint', '/impressum', ['de']],
  ['imprint', '/mentions-legales', ['fr']],
  ['imprint', '/aviso-legal', ['es']],
  ['about', '/o-nas', ['pl', 'cs']],
  ['about', '/about', ['', 'en', 'ja', 'ar', 'zh', 'ko']],
];

/** Departments and branches: their people and addresses are the organization's too. They are read behind the pages above. */
const PARTS_OF_IT: Partial<Readonly<Record<PageKind, RegExp>>> = {
  contact:
    /\b(filialen|zweigstellen|niederlassungen|geschaftsstellen|branches|our branches|offices and branches|sedi|le sedi|sedes|delegaciones|delegacoes|unidades|antennes|agences|nos agences|vestigingen|locaties|enote|poslovalnice|podruznice|pobocky|pobocka|filie|oddzialy|toimipisteet|afdelinger|kontorer|kontor|fiokok|puncte de lucru|subeler|subelerimiz|filialid|filiales|padaliniai)\b|филиалы|філії|клонове|거점|支店|拠点|分支机构|סניפים/u,
  about:
    /\b(les services|services municipaux|nos services|services administratifs|departments|our departments|abteilungen|fachbereiche|amter|ressorts|referate|sachgebiete|oddeleni|odbory|oddelenia|afdelingen|avdelningar|avdelinger|osastot|dzialy|wydzialy|uffici|gli uffici|dipartimenti|departamentos|secciones|areas|servicos municipais|departamente|compartimente|odjeli|oddelki|osztalyok|birimler|osakonnad|nodalas|skyriai|poles|sections|sektionen|sparten)\b|отделы|відділи|отдели|τμηματα/u,
};

const LONGEST_URL = 500;
/** Of one kind, this many are read at most. */
const MOST_OF_A_KIND: Readonly<Record<Kind, number>> = {
  contact: 3,
  imprint: 1,
  team: 3,
  about: 3,
  aside: 4,
  person: 6,
  unknown: 6,
  further: 2,
};
/** Behind all others, in this order. */
const LAST: Partial<Readonly<Record<Kind, number>>> = { aside: 2_000, person: 3_000, further: 5_000 };
/** Where people or contacts are nowhere to be found, this many pages of an unknown kind come before those. */
const FIRST_UNKNOWN = 3;

/**
 * An aside is about something else, but names contacts, a person's page is below one about people. A page is of an
 * unknown kind if its link is worded in no way that is known: links are worded in any language. A further one is known to be
 * about something else, but has an address to write to.
 */
type Kind = PageKind | 'aside' | 'person' | 'unknown' | 'further';

interface Candidate {
  readonly url: URL;
  readonly kind: Kind;
  readonly score: number;
}

/** Which pages of a site to read, and in which order: it learns of them from those that were read. */
export class PagesToRead {
  readonly #seen = new Set<string>();
  readonly #waiting: Candidate[] = [];
  readonly #read: Record<Kind, number> = {
    contact: 0,
    imprint: 0,
    team: 0,
    about: 0,
    aside: 0,
    person: 0,
    unknown: 0,
    further: 0,
  };
  /** Those that are read because there is room for them, which nothing says to be about the organization. */
  readonly #further = new Set<string>();
  /** The kinds that a link leads to. */
  readonly #linked = new Set<Kind>();

  /** Notes that an address was read, so that it is not read twice, however it is written. */
  note(url: URL): void {
    this.#seen.add(sameness(url));
  }

  /** Learns of the pages that a page links to; of those whose kind is not known, from the home page only. */
  learn(page: Page, isHome = false): void {
    for (const link of page.links) {
      if (!URL.canParse(link.href, page.url)) continue;
      const url = new URL(link.href, page.url);
      url.hash = '';
      if (!isReadable(url, page.url)) continue;
      // Under the name, and the scheme, that the site answered to: one host, one robots.txt.
      [url.protocol, url.host] = [page.url.protocol, page.url.host];
      const found =
        (this.#isOfPerson(url, page) && personName(link.text) !== null
          ? { kind: 'person' as const, score: 1 }
          : null) ??
        kindOf(url, link.text) ??
        asideKind(url, link.text) ??
        (this.#isOfPerson(url, page) ? { kind: 'person' as const, score: 0 } : null) ??
        (isHome ? unknownKind(url, link.text) : null);
      if (found) this.#linked.add(found.kind);
      if (found && !this.#waiting.some((one) => sameness(one.url) === sameness(url)))
        this.#waiting.push({ url, ...found });
    }
  }

  /** Adds the places where such pages usually are, for the kinds that nothing links to. */
  guess(page: Page): void {
    const language = page.language.slice(0, 2);
    for (const [kind, path, languages] of WELL_KNOWN) {
      const isKnown = this.#waiting.some((one) => one.kind === kind) || this.#read[kind] > 0;
      if (isKnown || !(languages.length === 0 || languages.includes(language))) continue;
      this.#waiting.push({ url: new URL(path, page.url), kind, score: 1 });
    }
  }

  /** Whether a page about people links to one below it, as lists of people do to profiles. */
  #isOfPerson(url: URL, page: Page): boolean {
    const list = page.url.pathname.replace(/\/$/, '');
    return (
      list !== '' &&
      isAboutPeople(page) &&
      url.search === '' &&
      url.pathname.startsWith(`${list}/`) &&
      /^\/[\p{L}\p{N}._%-]+\/?$/u.test(url.pathname.slice(list.length)) &&
      !FILES.test(url.pathname)
    );
  }

  /** Whether no link leads to a page about people, or none to where the organization is, and few others were read. */
  get #isAtALoss(): boolean {
    const isIncomplete =
      !this.#linked.has('team') || !(this.#linked.has('contact') || this.#linked.has('imprint'));
    return isIncomplete && this.#read.unknown < FIRST_UNKNOWN;
  }

  /** Whether a page was told only because there is room for it: it may be about anything. */
  isFurther(url: URL): boolean {
    return this.#further.has(url.href);
  }

  /** The next page to read; null when there is none left. */
  next(): URL | null {
    const open = this.#waiting.filter(
      ({ url, kind, score }) =>
        !this.#seen.has(sameness(url)) &&
        this.#read[kind] < MOST_OF_A_KIND[kind] &&
        (kind !== 'unknown' || score >= 0 || this.#isAtALoss),
    );
    const rank = ({ kind, score }: Candidate): number => {
      if (kind === 'unknown') return (this.#isAtALoss ? 1_000 : 4_000) - score;
      return LAST[kind] !== undefined
        ? LAST[kind] - score
        : this.#read[kind] * 100 + PAGE_KINDS.indexOf(kind as PageKind) * 10 - score;
    };
    const [best] = open.toSorted((a, b) => rank(a) - rank(b));
    if (best === undefined) return null;
    if (best.kind === 'further' || (best.kind === 'unknown' && best.score < 1 && !this.#isAtALoss))
      this.#further.add(best.url.href);
    this.#read[best.kind] += 1;
    this.note(best.url);
    return best.url;
  }
}

/** A page at the top of the site that a short text links to. */
function unknownKind(url: URL, text: string): { kind: 'unknown' | 'further'; score: number } | null {
  const isTop =
    /^\/[^/]+(\/[^/]+)?\/?$/.test(url.pathname) && !/^\/[a-z]{2}([-_][a-z]{2})?\/?$/i.test(url.pathname);
  const isShort = text !== '' && text.length <= 40;
  if (!isTop || !isShort || url.search !== '' || isOther(url) || /\d{4}/.test(url.pathname)) return null;
  if (isCalledByKind(text)) return { kind: 'unknown', score: 1 };
  const words = [text, decoded(url.pathname)].map(folded);
  if (words.some((one) => STATEMENTS.test(one))) return { kind: 'further', score: 0 };
  const isOfTheDay = words.some((one) => OF_THE_DAY.test(one));
  return { kind: 'unknown', score: isOfTheDay ? -1 : 0 };
}

const isOther = ({ pathname }: URL): boolean => OTHER_PAGES.test(pathname) || FILES.test(pathname);

/** A page near the top of the site that is about something else, but names contacts. */
function asideKind(url: URL, text: string): { kind: 'aside'; score: number } | null {
  const parts = url.pathname.split('/').filter(Boolean);
  if (parts.length === 0 || parts.length > 3 || FILES.test(url.pathname) || /\d{4}/.test(url.pathname))
    return null;
  const place = asideOf(text, decoded(parts.at(-1)!));
  return place === null ? null : { kind: 'aside', score: -place };
}

function isReadable(url: URL, from: URL): boolean {
  return (
    /^https?:$/.test(url.protocol) &&
    url.href.length <= LONGEST_URL &&
    isSameSite(url.hostname, from.hostname) &&
    // Another host of the same site is another department, with its own robots.txt.
    url.hostname.replace(/^www\./, '') === from.hostname.replace(/^www\./, '')
  );
}

function kindOf(url: URL, text: string): { kind: PageKind; score: number } | null {
  const path = folded(decoded(url.pathname + url.search));
  if (path === '' || isOther(url)) return null;
  const label = text.length <= 60 ? folded(text) : '';
  const found = PAGE_KINDS.map((kind) => ({
    kind,
    score: (KIND_WORDS[kind].test(label) ? 5 : 0) + (KIND_WORDS[kind].test(path) ? 3 : 0),
  }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  const [best] = found;
  if (best === undefined) return partOfIt(label, path);
  // Long texts and deep paths are those of articles that mention such a page.
  const depth = url.pathname.split('/').filter(Boolean).length;
  return {
    kind: best.kind,
    score: Math.max(1, Math.min(9, best.score + (label.length < 30 ? 1 : 0) - Math.max(0, depth - 2))),
  };
}

function partOfIt(label: string, path: string): { kind: PageKind; score: number } | null {
  for (const kind of PAGE_KINDS) {
    if (PARTS_OF_IT[kind]?.test(label) || PARTS_OF_IT[kind]?.test(path)) return { kind, score: -90 };
  }
  return null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Addresses that are the same page, however they are written. */
const sameness = (url: URL): string =>
  `${url.hostname.replace(/^www\./, '')}${url.pathname.replace(/\/(index\.\w+)?$/, '')}${url.search}`.toLowerCase();
