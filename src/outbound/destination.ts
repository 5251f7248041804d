import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { getDomain } from 'tldts';
import { refused, show } from './outbound-error.js';

/**
 * Top-level names outside the public Internet, or that must not be requested: RFC 6761, 6762, 8375, 9476,
 * 7686.
 */
const LOCAL_ENDINGS =
  /(^|\.)(localhost|local|localdomain|internal|intranet|private|lan|home|corp|home\.arpa|arpa|alt|onion)$/;

/** Throws an OutboundError for a URL that must not be requested, regardless of the addresses of its host. */
export function checkDestination(url: URL): void {
  const host = bareHost(url.hostname);
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw refused(`${show(url)} is neither http nor https.`);
  // URL removes the default port of the scheme.
  if (url.port !== '')
    throw refused(`${show(url)} is on port ${url.port}: only http on 80 and https on 443 are allowed.`);
  if (url.username !== '' || url.password !== '')
    throw refused(`${url.hostname} is requested with a password, which is not allowed.`);
  // URL normalizes decimal, octal and hexadecimal spellings of an IP address.
  if (isIP(host) !== 0) throw refused(`${show(url)} names an address in place of a host.`);
  if (!host.includes('.') || LOCAL_ENDINGS.test(host))
    throw refused(`${show(url)} names a host of a local network.`);
}

/** The host without the brackets of IPv6 and the trailing dot. */
export const bareHost = (hostname: string): string => hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');

/** The registrable domain of a host, by the public suffix list, including its private suffixes. */
export const registrableDomain = (host: string): string =>
  getDomain(host, { allowPrivateDomains: true }) ?? host;

/** The only IPv6 range for global unicast; all other ranges are reserved, local or unassigned. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');
/**
 * The metadata service and agents of Azure and other clouds. The address is reachable only from inside the
 * cloud.
 */
const CLOUD_AGENT = '168.63.129.16';

/**
 * Whether a normalized IP address is on the public Internet and not in a range that tunnels or translates to
 * other networks.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.IPv4.isValidFourPartDecimal(text) && !ipaddr.IPv6.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address instanceof ipaddr.IPv6 && (address.zoneId || !address.match(GLOBAL_UNICAST))) return false;
  return address.range() === 'unicast' && text !== CLOUD_AGENT;
}
