import { decode } from './charset.js';
import { attribute, readHtml, readPlainText, type PageText } from './document.js';
import { findEmails } from './emails.js';
import { countryOfDomain, countryOfLanguage, languageOf } from './language.js';
import { linksOf, type PageLink } from './links.js';
import { findOrganization } from './organization.js';
import { findPeople } from './people.js';
import { countryOfFirstPhone, findPhones } from './phones.js';
import { countryOfCodes, findAddresses } from './postal.js';
import { isPageOfOthers } from './others.js';
import { Reading, type Found } from './reading.js';
import { findProfiles } from './social.js';
import { findStructured } from './structured.js';

/** One page as it was fetched. Plain data: it can be handed to a worker thread. */
export interface PageInput {
  readonly body: Uint8Array;
  /** The header as it came; an empty string for none. */
  readonly contentType: string;
  /** After redirects. */
  readonly url: string;
  /** Whether plain text is read as well: `security.txt`. */
  readonly plainText: boolean;
  /** The domain that is researched. */
  readonly domain: string;
  /** ISO 3166, as earlier pages of the site told; null if unknown. */
  readonly country: string | null;
  /** The same for the language. */
  readonly language: string | null;
  readonly isHome: boolean;
}

/** What a page says. Plain data. */
export interface PageReading {
  /** One sentence if it is no readable page, else null. */
  readonly problem: string | null;
  /** Directives of meta tags for all robots and for this one, in lower case. */
  readonly robots: readonly string[];
  readonly language: string | null;
  /** What this page tells of the site's country; ISO 3166. */
  readonly country: string | null;
  readonly links: readonly PageLink[];
  readonly findings: readonly Found[];
}

/** The names of this robot in robots meta tags. */
const ROBOTS = ['robots', 'directoryservicebot'];
const HTML = /^(?:text\/html|application\/xhtml\+xml)\b/i;
/** What servers call a page when they do not know what it is. */
const UNKNOWN =
  /^(?:text\/plain|application\/octet-stream|binary\/octet-stream|text\/xml|application\/xml|unknown\/unknown)\b|^$/i;
const LOOKS_LIKE_HTML =
  /^\s{0,200}<(?:!doctype html|!--|\?xml|html|head|body|title|meta|frameset|div|h1|p|table)\b/i;
/** The rules in their order: people come after the contacts that stand next to them. */
const FIND = [
  findStructured,
  findOrganization,
  findEmails,
  findPhones,
  findAddresses,
  findPeople,
  findProfiles,
];

/** Reads one page: synchronous, without network, clock or state. Never throws for what a site serves. */
export function readPage(input: PageInput): PageReading {
  const page = pageOf(input);
  if (typeof page !== 'string') return read(page, input);
  return { problem: page, robots: [], language: null, country: null, links: [], findings: [] };
}

/** The page, or the reason why it cannot be read, as a sentence. */
function pageOf({ body, contentType, plainText }: PageInput): PageText | string {
  const isHtml = HTML.test(contentType);
  const type = /^[\w.+-]{1,60}\/[\w.+-]{1,60}/.exec(contentType)?.[0] ?? 'of no type';
  if (!isHtml && !UNKNOWN.test(contentType)) return `It is no page, but ${type}.`;
  if (!/charset=["']?utf-?16/i.test(contentType.slice(0, 200)) && isBinary(body)) return 'It is no text.';
  const text = decode(body, contentType);
  if (isHtml || LOOKS_LIKE_HTML.test(text))
    return readHtml(text) ?? 'The page is nested too deeply, or has too many elements, to be read.';
  return plainText || /^text\/plain/i.test(contentType) ? readPlainText(text) : 'It is no page.';
}

/** Zeros are in no text but UTF-16, which begins with its mark. */
const isBinary = (body: Uint8Array): boolean =>
  body.subarray(0, 4_096).includes(0) && !['254,255', '255,254'].includes(body.subarray(0, 2).join());

function read(page: PageText, input: PageInput): PageReading {
  const own = languageOf(page);
  const language = own || (input.language ?? '');
  const told =
    countryOfDomain(input.domain) ??
    input.country ??
    countryOfFirstPhone(page.lines) ??
    // English is written in many countries.
    (/^(?:en)?$/.test(language) ? countryOfCodes(page.lines) : null);
  const country = told ?? countryOfLanguage(language);
  const url = new URL(input.url);
  const isAboutOthers = !input.isHome && isPageOfOthers(url);
  const reading = new Reading(page, url, country, input.isHome, input.domain, isAboutOthers);
  for (const find of FIND) find(reading);
  return {
    problem: null,
    robots: robotsOf(page),
    language: own || null,
    country: told,
    links: linksOf(reading),
    findings: reading.found,
  };
}

function robotsOf({ elements }: PageText): string[] {
  return elements
    .filter((one) => one.name === 'meta' && ROBOTS.includes(attribute(one, 'name').toLowerCase()))
    .map((tag) => attribute(tag, 'content').slice(0, 500).toLowerCase())
    .flatMap((content) => content.split(/[\s,]+/).filter(Boolean));
}
