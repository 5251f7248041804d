import type { SocialProfileValue } from '../../findings.js';
import { lineWith } from '../../page/line-of-link.js';
import type { Link, Page } from '../../page/page.js';
import type { DraftOf } from '../draft.js';
import { excerptShowing } from '../excerpt.js';
import { foldName } from '../names/fold-name.js';
import { isKnownName, personName } from '../names/person-name.js';

interface Network {
  readonly network: string;
  readonly host: RegExp;
  /** The path of a profile, to its end. */
  readonly profile: RegExp;
}

const HANDLE = '[\\p{L}\\p{N}._%-]{2,100}';
const path = (form: string): RegExp =>
  new RegExp(`^(/${form})(?:/(?:about|home|featured|videos|posts))?/?$`, 'u');

/** Each network, and where it has its profiles. What is elsewhere on it (a post, a button to share) is none. */
const NETWORKS: readonly Network[] = [
  {
    network: 'facebook',
    host: /^([a-z-]+\.)?(facebook|fb)\.com$/,
    profile: path(`(?:(?:pages|groups|people|p)/)?${HANDLE}(?:/\\d+)?`),
  },
  { network: 'instagram', host: /^(www\.)?instagram\.com$/, profile: path(HANDLE) },
  { network: 'x', host: /^(www\.|mobile\.)?(twitter|x)\.com$/, profile: path('@?\\w{1,15}') },
  {
    network: 'linkedin',
    host: /^([a-z]{2,3}\.)?linkedin\.com$/,
    profile: path(`(?:company|in|school|showcase)/${HANDLE}`),
  },
  {
    network: 'youtube',
    host: /^(www\.|m\.)?youtube\.com$/,
    profile: path(`(?:@${HANDLE}|(?:channel|c|user)/${HANDLE})`),
  },
  { network: 'tiktok', host: /^(www\.)?tiktok\.com$/, profile: path(`@${HANDLE}`) },
  {
    network: 'xing',
    host: /^(www\.)?xing\.com$/,
    profile: path(`(?:companies|pages|profile|net)/${HANDLE}`),
  },
  { network: 'github', host: /^(www\.)?github\.com$/, profile: path('[\\w-]{1,39}') },
  { network: 'gitlab', host: /^gitlab\.com$/, profile: path('[\\w.-]{2,100}') },
  { network: 'bluesky', host: /^bsky\.app$/, profile: path(`profile/${HANDLE}`) },
  { network: 'threads', host: /^(www\.)?threads\.(net|com)$/, profile: path(`@${HANDLE}`) },
  { network: 'vimeo', host: /^(www\.)?vimeo\.com$/, profile: path('(?!\\d+$)[\\w-]{3,60}') },
  { network: 'pinterest', host: /^([a-z]{2,3}\.)?pinterest\.([a-z]{2,3}|co\.uk)$/, profile: path(HANDLE) },
  { network: 'flickr', host: /^(www\.)?flickr\.com$/, profile: path('(?:photos|people)/[\\w@-]+') },
  { network: 'telegram', host: /^(t\.me|telegram\.me)$/, profile: path('(?:s/)?[A-Za-z]\\w{4,31}') },
  { network: 'vk', host: /^(www\.|m\.)?vk\.com$/, profile: path('[\\w.]{3,50}') },
  { network: 'line', host: /^(lin\.ee|page\.line\.me)$/, profile: path('[\\w@-]+') },
  { network: 'soundcloud', host: /^(www\.)?soundcloud\.com$/, profile: path('[\\w-]{3,60}') },
];

/** First words of paths that are the network's own. */
const NOT_PROFILES =
  /^\/(share|sharer(\.php)?|intent|dialog|plugins|login|signup|home|hashtag|explore|search|tr|policy|policies|privacy|legal|terms|help|about|settings|watch|embed|p|reel|reels|stories|tv|i|pin|features|pricing|topics|marketplace|orgs|sponsors|events?|gaming|business|ads|results|playlist|sharing|joinchat|addstickers|shareArticle|feed|jobs|pulse|widgets?|v\d[\d.]*)(\/|$)/i;
/** Profiles of those who make page builders: their links are in templates. */
const TEMPLATE_PROFILES =
  /^\/(wix|wordpress|wordpressdotcom|squarespace|jimdo|weebly|shopify|webflow|godaddy|yourpage|yourprofile|username|your-company)\/?$/i;

/** The profile that a URL is of; null for what is no profile of a known network. */
export function profileOf(href: string): SocialProfileValue | null {
  if (!URL.canParse(href, 'https://none.invalid')) return null;
  const url = new URL(href.trim(), 'https://none.invalid');
  if (!/^https?:$/.test(url.protocol)) return null;
  const host = url.hostname.toLowerCase();
  const pathname = decoded(url.pathname);
  if (/(^|\.)(facebook|fb)\.com$/.test(host) && pathname === '/profile.php') return numbered(url);
  const known = NETWORKS.find((network) => network.host.test(host));
  if (known) {
    const isGroup = /^\/p\//.test(pathname) && known.network === 'facebook';
    if (
      (NOT_PROFILES.test(pathname) && !isGroup) ||
      TEMPLATE_PROFILES.test(pathname) ||
      !known.profile.test(pathname)
    )
      return null;
    const [, profile = ''] = known.profile.exec(pathname)!;
    return { network: known.network, url: new URL(profile, `https://${plainHost(host)}`).href };
  }
  // Mastodon and its kin are on hosts of their own: such links say so themselves (rel="me"), see profilesOn.
  return null;
}

/** Profiles on Facebook that have no name of their own have a number. */
function numbered(url: URL): SocialProfileValue | null {
  const id = url.searchParams.get('id') ?? '';
  return /^\d{5,20}$/.test(id)
    ? { network: 'facebook', url: `https://www.facebook.com/profile.php?id=${id}` }
    : null;
}

const plainHost = (host: string): string =>
  host
    .replace(/^(m|mobile|[a-z]{2}|[a-z]{2}-[a-z]{2})\.(?=(facebook|twitter|linkedin|youtube|vk)\.)/, 'www.')
    .replace(/^twitter\.com$/, 'x.com');

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Networks for work have people's profiles in places of their own: those are of whoever is shown beside them. */
const isOfPerson = ({ url }: SocialProfileValue): boolean =>
  /^https:\/\/(?:www\.)?(?:linkedin\.com\/in|xing\.com\/profile)\//.test(url);

/** Between somebody's name and the links to their profiles, this many lines stand, at most. */
const REACH = 4;

/** Whether a profile is called as somebody whose name stands just before the link: `rounapuu` beside Rasmus Õunapuu. */
function isOfNamed(page: Page, { url }: SocialProfileValue, link: Link): boolean {
  const { index } = lineWith(page, link) ?? {};
  if (index === undefined) return false;
  const handle = foldName(new URL(url).pathname.split('/').at(-1)!).replaceAll(' ', '');
  // Whoever gave the site its name has given it to its profiles.
  if (foldName(page.url.hostname).replaceAll(' ', '').includes(handle)) return false;
  return page.lines.slice(Math.max(0, index - REACH), index + 1).some(({ text }) => {
    const name = text.length <= LONGEST_CARD_NAME && isKnownName(text) ? personName(text) : null;
    if (name === null || name.first_name === null) return false;
    const [first, last] = [name.first_name, name.last_name].map((part) => foldName(part).replaceAll(' ', ''));
    return [`${first}${last}`, `${first![0]}${last}`, `${last}${first}`, `${last}${first![0]}`].includes(
      handle,
    );
  });
}
const LONGEST_CARD_NAME = 60;

/** Links to the organization's profiles on social networks. */
export function profilesOn(page: Page): DraftOf<'social_profile'>[] {
  return page.links.flatMap((link) => {
    const { href, text, element } = link;
    const profile =
      profileOf(href) ??
      fediverseProfile(href, `${text} ${element.attribs['rel'] ?? ''} ${element.attribs['class'] ?? ''}`);
    if (profile === null || isOfPerson(profile) || isOfNamed(page, profile, link)) return [];
    return [
      profileDraft(
        profile,
        excerptShowing(page, href, `${text || profile.network}: ${href}`),
        0.9,
        'The page links to it.',
      ),
    ];
  });
}

/** A profile on a host of its own, if the link says what it is. */
function fediverseProfile(href: string, about: string): SocialProfileValue | null {
  if (!/mastodon|fediverse|fediverso|\bme\b/i.test(`${about} ${href}`) || !URL.canParse(href)) return null;
  const { hostname, pathname } = new URL(href);
  return /^\/@[\w.-]{1,60}\/?$/.test(pathname)
    ? { network: 'mastodon', url: `https://${hostname}${pathname.replace(/\/$/, '')}` }
    : null;
}

/** The finding that a profile makes. */
export function profileDraft(
  value: SocialProfileValue,
  excerpt: string,
  confidence: number,
  reason: string,
): DraftOf<'social_profile'> {
  const key = value.url.toLowerCase().replace('://www.', '://');
  return { kind: 'social_profile', value, key, excerpt, confidence, reason };
}
