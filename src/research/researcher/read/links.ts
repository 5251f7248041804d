import { attribute } from './document.js';
import type { Reading } from './reading.js';
import { fold, decodedOrSame, phrases, vocabulary } from './text.js';
import type { FindingValues } from '../findings.js';

export type PageKind = 'frame' | 'contact' | 'imprint' | 'team' | 'about';

export interface PageLink {
  /** An absolute URL without fragment, on the site's own host. */
  readonly url: string;
  readonly kind: PageKind | null;
  /** The confidence that the page is of this kind: a higher score is more certain. */
  readonly score: number;
}
type Rank = Omit<PageLink, 'url'>;

const KINDS = (['contact', 'imprint', 'team', 'about'] as const).map(
  (kind) => [kind, phrases('pages', kind)] as const,
);
const OTHER = phrases('pages', 'others', 'privacy', 'elsewhere');
const FILE = /\.(?:pdf|jpe?g|png|gif|svg|zip|docx?|xlsx?|pptx?|ics|vcf|mp[34]|xml|json|css|js)$/i;
const MAX_URL_LENGTH = 500;
const MAX_LINKS = 500;
/** A refresh after more seconds is not a redirect: the page reloads itself. */
const IMMEDIATE_SECONDS = 5;
const REFRESH = /^\s{0,9}(\d{1,4})(?:\.\d{0,4})?\s{0,9}[;,]\s{0,9}(?:url\s{0,9}=\s{0,9})?(\S{1,500})/i;
const FRAME: Rank = { kind: 'frame', score: 10 };

/** The pages of the same site that a page refers to: its frames, an immediate refresh, and its links. */
export function linksOf({ page, url: own }: Reading): PageLink[] {
  const found = new Map<string, PageLink>();
  const base = page.elements.find(({ name }) => name === 'base');
  const from = (base && URL.parse(attribute(base, 'href'), own)) ?? own;
  const note = (href: string, rank: (url: URL) => Rank | null): void => {
    const url = sameSite(own, from, href);
    const ranked = url && rank(url);
    if (!ranked || (found.size >= MAX_LINKS && !found.has(url.href))) return;
    if (ranked.score > (found.get(url.href)?.score ?? -Infinity))
      found.set(url.href, { url: url.href, ...ranked });
  };
  for (const element of page.elements) {
    if (element.name === 'frame') note(attribute(element, 'src'), () => FRAME);
    if (element.name === 'meta' && /^refresh$/i.test(attribute(element, 'http-equiv')))
      note(refreshTarget(attribute(element, 'content')), () => FRAME);
  }
  for (const { href, text } of page.links) note(href, (url) => rankOf(url, text));
  return [...found.values()];
}

function refreshTarget(content: string): string {
  const [, seconds, target = ''] = REFRESH.exec(content) ?? [];
  return Number(seconds) <= IMMEDIATE_SECONDS ? target.replace(/^["']|["']$/g, '') : '';
}

function sameSite(page: URL, base: URL, href: string): URL | null {
  const isPage = href !== '' && !href.startsWith('#') && href.length <= MAX_URL_LENGTH;
  const url = isPage ? URL.parse(href, base) : null;
  const plain = ({ hostname }: URL): string => hostname.replace(/^www\./, '');
  if (!url || !/^https?:$/.test(url.protocol) || plain(url) !== plain(page)) return null;
  // All pages are requested with the scheme and hostname that the site responded to, so one robots.txt
  // applies.
  [url.protocol, url.host, url.hash] = [page.protocol, page.host, ''];
  return url.href.length > MAX_URL_LENGTH || FILE.test(url.pathname) || url.href === page.href ? null : url;
}

/** The kind of page that a link leads to, by its text and its path. */
function rankOf(url: URL, text: string): Rank | null {
  const path = fold(decodedOrSame(url.pathname + url.search).replace(/\.\w{2,5}(?=$|\?)/, ''));
  const label = text.length <= 60 ? fold(text) : '';
  const depth = url.pathname.split('/').filter(Boolean).length;
  const ranks = KINDS.map(([kind, words]) => {
    const byLabel = words.has(label) ? 7 : words.isIn(label) ? 4 : 0;
    return { kind, score: byLabel + (words.isIn(path) ? 3 : 0) - Math.max(0, depth - 2) };
  });
  const [best] = ranks.toSorted((a, b) => b.score - a.score);
  const isOther = OTHER.isIn(path) || OTHER.has(label) || /\d{4}/.test(url.pathname);
  if (best!.score > 0 && !(isOther && best!.score < 4)) return best!;
  return label === '' || depth > 2 ? null : { kind: null, score: isOther ? -1 : 0 };
}

const { networks, not_profiles, templates } = vocabulary<{
  networks: readonly Record<'network' | 'home' | 'host' | 'profile', string>[];
  not_profiles: string;
  templates: string;
}>('networks');
/** The networks and their profile URLs. Their other URLs, such as share buttons, are not profiles. */
const NETWORKS = networks.map(({ network, home, host, profile }) => ({
  ...{ network, home },
  host: new RegExp(`^${host}$`),
  profile: new RegExp(`^(/${profile})(?:/(?:about|home|featured|videos|posts))?/?$`, 'u'),
}));
const NO_PROFILE = new RegExp(`^/(?:(?:${not_profiles})(?:/|$)|(?:${templates})/?$)`, 'i');
export function findProfiles(reading: Reading): void {
  for (const { href, text, rel, line } of reading.page.links) {
    const url = /^(?:https?:)?\/\//i.test(href) && href.length <= 500 ? URL.parse(href, reading.url) : null;
    const profile = url && (profileOf(url) ?? fediverseProfile(url, `${text} ${rel} ${href}`));
    if (profile) reading.add('profile.link', profile, text || href, line);
  }
}

/** The organization's profile at a URL; null if the URL is not one on a known network. */
function profileOf({ hostname, pathname, searchParams }: URL): FindingValues['social_profile'] | null {
  const known = NETWORKS.find(({ host }) => host.test(hostname));
  // Facebook profiles without a name have a numeric id.
  const id = pathname === '/profile.php' ? `?id=${searchParams.get('id')}` : '';
  const path = decodedOrSame(pathname) + id;
  const profile = known?.profile.exec(path)?.[1];
  if (known === undefined || profile === undefined || NO_PROFILE.test(path)) return null;
  return { network: known.network, url: new URL(profile, `https://${known.home}`).href };
}

/** Mastodon and other fediverse servers have arbitrary hosts, so the link itself has to name the network. */
const fediverseProfile = (
  { hostname, pathname }: URL,
  about: string,
): FindingValues['social_profile'] | null =>
  /mastodon|fediverse|\bme\b/i.test(about) && /^\/@[\w.-]{1,60}\/?$/.test(pathname)
    ? { network: 'mastodon', url: `https://${hostname}${pathname.replace(/\/$/, '')}` }
    : null;
