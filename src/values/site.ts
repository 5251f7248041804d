import { withoutEnd } from './text.js';
import { parse } from 'tldts';
import { hostname } from './hostname.js';
import { refuse, type Parser } from './parsed.js';

/** Characters of a site as it is given. */
export const MAX_SITE = 2_048;

/**
 * The site that a hostname or a URL is about, as a hostname in its stored form: scheme, credentials, port, path, a
 * trailing dot and `www.` do not matter. IP addresses, and suffixes under which names are registered (`co.uk`), are no
 * sites.
 */
export const site: Parser<string> = (input) => {
  if (typeof input !== 'string') return refuse('invalid_type', 'must be a string');
  if (input.trim() === '') return refuse('blank', 'must not be empty');
  if (input.length > MAX_SITE) return refuse('too_long', `must have at most ${MAX_SITE} characters`);
  const host = hostPart(input.trim());
  if (/^\[.*\]$/.test(host)) return refuse('invalid_format', 'must be a hostname, not an IP address');
  const parsed = hostname(host.includes('.') ? host : `${host}.`);
  const bare = withoutEnd(host, '.\u3002').toLowerCase();
  if (isPublicSuffix(parsed.ok ? parsed.value : bare)) {
    return refuse(
      'invalid_format',
      `must name a site, not only the suffix ${parsed.ok ? parsed.value : bare}`,
    );
  }
  return parsed.ok
    ? parsed
    : refuse('invalid_format', parsed.message.replace(/^must be a hostname such as.*/, HELP));
};

const HELP = 'must be a hostname or a URL such as example.org or https://example.org/contact';

/** A URL without its scheme, credentials, port, path, query and fragment; a hostname as it is. */
export function hostPart(text: string): string {
  const [authority = ''] = text
    .replaceAll('\\', '/')
    .replace(/^([a-z][a-z0-9+.-]*:)?\/\//i, '')
    .split(/[/?#]/);
  return authority.slice(authority.lastIndexOf('@') + 1).replace(/:\d*$/, '');
}

const isPublicSuffix = (host: string): boolean => {
  const { publicSuffix, isIcann } = parse(host, { allowPrivateDomains: false });
  return isIcann === true && publicSuffix === host;
};
