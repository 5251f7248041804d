import { attribute, readHtml, readPlainText, type PageText } from './document.js';
import { findEmails } from './emails.js';
import { linksOf, type PageLink, findProfiles } from './links.js';
import { findOrganization, findStructured } from './organization.js';
import { findPeople } from './people.js';
import { countryOfFirstPhone, findPhones } from './phones.js';
import { findAddresses } from './postal.js';
import { isPageOfOthers, Reading, type Found } from './reading.js';
import { isUtf8 } from 'node:buffer';
import { getPublicSuffix } from 'tldts';
import { vocabulary, words } from './text.js';

/** A fetched page. Plain data, which can be passed to a worker thread. */
export interface PageInput {
  readonly body: Uint8Array;
  /** The Content-Type header; an empty string if it is missing. */
  readonly contentType: string;
  /** The URL after redirects. */
  readonly url: string;
  /** Whether plain text is read as well, as for `security.txt`. */
  readonly plainText: boolean;
  readonly domain: string;
  /** The country according to earlier pages of the site (ISO 3166); null if unknown. */
  readonly country: string | null;
  /** The language according to earlier pages of the site; null if unknown. */
  readonly language: string | null;
  readonly isHome: boolean;
}

/** The content of a page. Plain data. */
export interface PageReading {
  /** One sentence on why the page is not readable; null for a readable page. */
  readonly problem: string | null;
  /** The directives of meta tags for all robots and for this robot, in lower case. */
  readonly robots: readonly string[];
  readonly language: string | null;
  readonly country: string | null;
  readonly links: readonly PageLink[];
  readonly findings: readonly Found[];
}

/** The names of robots meta tags that apply to this robot. */
const ROBOTS = ['robots', 'directoryservicebot'];
const HTML = /^(?:text\/html|application\/xhtml\+xml)\b/i;
/** Content types that servers send for files of an unknown type. */
const UNKNOWN =
  /^(?:text\/plain|application\/octet-stream|binary\/octet-stream|text\/xml|application\/xml|unknown\/unknown)\b|^$/i;
const LOOKS_LIKE_HTML =
  /^\s{0,200}<(?:!doctype html|!--|\?xml|html|head|body|title|meta|frameset|div|h1|p|table)\b/i;
/** The extraction rules, in order. People come after contact details, which their findings refer to. */
const FIND = [
  findStructured,
  findOrganization,
  findEmails,
  findPhones,
  findAddresses,
  findPeople,
  findProfiles,
];

/** Reads one page. Synchronous, without network, clock or state. Never throws for the content of a site. */
export function readPage(input: PageInput): PageReading {
  const page = pageOf(input);
  if (typeof page !== 'string') return read(page, input);
  return { problem: page, robots: [], language: null, country: null, links: [], findings: [] };
}

/** The parsed page, or one sentence on why it is not readable. */
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

/** Text contains zero bytes only in UTF-16, which begins with a byte order mark. */
const isBinary = (body: Uint8Array): boolean =>
  body.subarray(0, 4_096).includes(0) && !['254,255', '255,254'].includes(body.subarray(0, 2).join());

function read(page: PageText, input: PageInput): PageReading {
  const language = languageOf(page);
  const known = countryOfDomain(input.domain) ?? input.country ?? countryOfFirstPhone(page.lines);
  const country = known ?? countryOfLanguage(language ?? input.language ?? '');
  const url = new URL(input.url);
  const isAboutOthers = !input.isHome && isPageOfOthers(url);
  const reading = new Reading(page, url, country, input.isHome, input.domain, isAboutOthers);
  for (const find of FIND) find(reading);
  return {
    problem: null,
    robots: robotsOf(page),
    language,
    country: known,
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

/** The number of bytes searched for a charset declaration: twice the limit of the HTML standard. */
const PRESCAN_BYTES = 2_048;
const BYTE_ORDER_MARKS = { efbbbf: 'utf-8', feff: 'utf-16be', fffe: 'utf-16le' };
/** Encodings that are not supersets of ASCII. */
const NOT_ASCII = /^(?:utf-16|iso-2022-|replacement)/;
/** A meta tag of either form, or an XML declaration. */
const DECLARATION =
  /<meta\b[^>]{0,300}?\bcharset\s{0,9}=\s{0,9}(?:["']\s{0,9})?([\w.:-]+)|^\s*<\?xml\b[^>]{0,100}\bencoding\s*=\s*["']([\w.:-]+)/i;

/**
 * Decodes a page. The encoding is, in order of precedence: that of a byte order mark; UTF-8 if the bytes are
 * valid UTF-8, regardless of declarations; the charset of the header; the charset declared in the page;
 * Windows-1252. Invalid bytes become U+FFFD. Never throws.
 */
export function decode(body: Uint8Array, contentType: string | null): string {
  const start = Buffer.from(body.subarray(0, PRESCAN_BYTES));
  const mark = Object.entries(BYTE_ORDER_MARKS).find(([hex]) => start.toString('hex', 0, 3).startsWith(hex));
  if (mark) return new TextDecoder(mark[1]).decode(body);
  const header = decoder(/;\s*charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType ?? '')?.[1]);
  if (isUtf8(body) && !NOT_ASCII.test(header?.encoding ?? '')) return new TextDecoder().decode(body);
  const [, meta, xml] = DECLARATION.exec(start.toString('latin1')) ?? [];
  // A declaration that is readable as ASCII cannot be in UTF-16.
  const declared = [header, decoder((meta ?? xml)?.replace(/^utf-?16.*/i, ''))];
  const named = declared.find((one) => one && one.encoding !== 'utf-8');
  return (named ?? new TextDecoder('windows-1252')).decode(body);
}

function decoder(label = ''): TextDecoder | null {
  try {
    return label === '' ? null : new TextDecoder(label);
  } catch {
    return null;
  }
}

const { frequent, countries } =
  vocabulary<Record<'frequent' | 'countries', Record<string, string>>>('languages');
/** The languages in which each frequent word occurs. */
const LANGUAGES = Map.groupBy(
  Object.entries(frequent).flatMap(([language, text]) => text.split(' ').map((word) => ({ word, language }))),
  ({ word }) => word,
);
/** Lines to read, the minimum number of frequent words, and the minimum lead over the next language. */
const ENOUGH_LINES = 200;
const MIN_FREQUENT = 6;
const AHEAD = 2;

/** The `lang` of unmodified templates, which says nothing about the language of the text. */
const AS_DELIVERED = /^en(?:-us)?$/;
/** Country-code suffixes that are marketed worldwide. */
const SOLD = new Set(words('languages', 'sold_suffixes'));

/** The language of a page, such as `de` or `pt-br`; null if neither markup nor text indicates it. */
function languageOf(page: PageText): string | null {
  const html = page.elements.find(({ name }) => name === 'html');
  const [said = null] = /^[a-z]{2,3}(?:-[a-z]{2})?(?![a-z])/i.exec(html ? attribute(html, 'lang') : '') ?? [];
  const declared = said && said.toLowerCase();
  return declared && !AS_DELIVERED.test(declared) ? declared : (languageOfText(page) ?? declared);
}

function languageOfText({ lines }: PageText): string | null {
  const counts = new Map<string, number>();
  for (const { text } of lines.slice(0, ENOUGH_LINES))
    for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{M}]+/gu))
      for (const { language } of LANGUAGES.get(word) ?? [])
        counts.set(language, (counts.get(language) ?? 0) + 1);
  const [best, second] = [...counts].toSorted(([, a], [, b]) => b - a);
  return best && best[1] >= Math.max(MIN_FREQUENT, (second?.[1] ?? 0) + AHEAD) ? best[0] : null;
}

/** The country of a domain's suffix; null for a generic suffix or one that is marketed worldwide. */
function countryOfDomain(domain: string): string | null {
  const last = getPublicSuffix(domain)?.split('.').at(-1) ?? '';
  if (last === 'uk' || last === 'cat') return last === 'uk' ? 'GB' : 'ES';
  return last.length === 2 && !SOLD.has(last) ? last.toUpperCase() : null;
}

/** The country of a language tag, or else the country of most sites in the language; null if unknown. */
function countryOfLanguage(language: string): string | null {
  const [code = '', region] = language.split('-');
  return region?.toUpperCase() ?? countries[code] ?? null;
}
