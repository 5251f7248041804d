import type { SocialProfileValue } from '../findings.js';
import type { Reading } from './reading.js';
import { percentDecoded } from './text.js';
import { vocabulary } from './vocabulary.js';

const { networks, not_profiles, templates } = vocabulary<{
  networks: readonly Record<'network' | 'host' | 'profile', string>[];
  not_profiles: string;
  templates: string;
}>('networks');
/**
 * The networks and their profile URLs. Other URLs of a network, such as posts and share buttons, are not
 * profiles.
 */
const NETWORKS = networks.map(({ network, host, profile }) => ({
  network,
  host: new RegExp(`^${host}$`),
  profile: new RegExp(`^(/${profile})(?:/(?:about|home|featured|videos|posts))?/?$`, 'u'),
}));
const NO_PROFILE = new RegExp(`^/(?:(?:${not_profiles})(?:/|$)|(?:${templates})/?$)`, 'i');
/** Professional networks have separate paths for profiles of people. */
const OF_PERSON = /^https:\/\/(?:www\.)?(?:linkedin\.com\/in|xing\.com\/profile)\//;

/** Finds links to the organization's profiles on social networks. */
export function findProfiles(reading: Reading): void {
  for (const { href, text, rel, line } of reading.page.links) {
    const url = /^(?:https?:)?\/\//i.test(href) && href.length <= 500 ? URL.parse(href, reading.url) : null;
    const profile = url && (profileOf(url) ?? fediverseProfile(url, `${text} ${rel} ${href}`));
    if (profile && !OF_PERSON.test(profile.url)) reading.add('profile.link', profile, text || href, line);
  }
}

/** The profile at a URL; null if the URL is not a profile on a known network. */
function profileOf({ hostname: host, pathname, searchParams }: URL): SocialProfileValue | null {
  const known = NETWORKS.find((network) => network.host.test(host));
  if (known === undefined) return null;
  const { network } = known;
  const path = percentDecoded(pathname);
  // Facebook profiles without a name have a numeric id.
  const id = searchParams.get('id') ?? '';
  if (network === 'facebook' && path === '/profile.php')
    return /^\d{5,20}$/.test(id) ? { network, url: `https://www.facebook.com/profile.php?id=${id}` } : null;
  const isPage = network === 'facebook' && path.startsWith('/p/');
  const profile = known.profile.exec(path)?.[1];
  if (profile === undefined || (NO_PROFILE.test(path) && !isPage)) return null;
  return { network, url: new URL(profile, `https://${plainHost(host)}`).href };
}

const plainHost = (host: string): string =>
  host
    .replace(/^(?:m|mobile|[a-z]{2}(?:-[a-z]{2})?)\.(?=(?:facebook|twitter|linkedin|youtube|vk)\.)/, 'www.')
    .replace(/^twitter\.com$/, 'x.com');

/** Mastodon and other fediverse servers have arbitrary hosts, so the link itself has to name the network. */
const fediverseProfile = ({ hostname, pathname }: URL, about: string): SocialProfileValue | null =>
  /mastodon|fediverse|\bme\b/i.test(about) && /^\/@[\w.-]{1,60}\/?$/.test(pathname)
    ? { network: 'mastodon', url: `https://${hostname}${pathname.replace(/\/$/, '')}` }
    : null;
