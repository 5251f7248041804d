import type { FindingValues } from '../findings.js';
import type { Reading } from './reading.js';
import { percentDecoded } from './text.js';
import { vocabulary } from './vocabulary.js';

const { networks, not_profiles, templates } = vocabulary<{
  networks: readonly Record<'network' | 'home' | 'host' | 'profile', string>[];
  not_profiles: string;
  templates: string;
}>('networks');
/**
 * The networks and their profile URLs. Other URLs of a network, such as posts and share buttons, are not
 * profiles.
 */
const NETWORKS = networks.map(({ network, home, host, profile }) => ({
  ...{ network, home },
  host: new RegExp(`^${host}$`),
  profile: new RegExp(`^(/${profile})(?:/(?:about|home|featured|videos|posts))?/?$`, 'u'),
}));
const NO_PROFILE = new RegExp(`^/(?:(?:${not_profiles})(?:/|$)|(?:${templates})/?$)`, 'i');
/** Finds links to the organization's profiles on social networks. */
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
  const path = percentDecoded(pathname) + id;
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
