import { domainToASCII } from 'node:url';
import { parse } from 'tldts';
import { isPlainText, withoutEnd, accept, refuse, type Parser } from './text.js';

const LABEL = /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?$/;
/** Fast path for hostnames that need no conversion, which are most of them. */
const PLAIN = /^(?!.*xn--)[a-z0-9_.-]+\.[a-z]+$/;
const HOSTNAME_HELP = 'must be a hostname such as example.org';

/**
 * A hostname in the form that is stored, filtered and looked up: lower case, international names in Punycode, no
 * trailing dot, no `www.` (unless only a public suffix would remain).
 */
export const hostname: Parser<string> = (input) => {
  if (typeof input !== 'string') return refuse('invalid_type', 'must be a string');
  const trimmed = input.trim();
  if (trimmed.length > 1_000 || !isPlainText(trimmed) || /[\s/?#@:%\\]/.test(trimmed)) {
    return refuse('invalid_format', HOSTNAME_HELP);
  }
  const ascii = asciiOf(trimmed.replace(/[.\u3002]$/u, ''));
  const labels = ascii.split('.');
  if (ascii.length > 253 || labels.length < 2 || !labels.every((label) => LABEL.test(label))) {
    return refuse('invalid_format', HOSTNAME_HELP);
  }
  // Only IP addresses end in a number (RFC 1123, 2.1).
  if (/^\d+$/.test(labels.at(-1)!)) {
    return refuse('invalid_format', 'must be a hostname, not an IP address');
  }
  const bare = ascii.replace(/^www\./, '');
  const suffixOnly = bare !== ascii && parse(bare, { allowPrivateDomains: false }).domain === null;
  return accept(suffixOnly ? ascii : bare);
};

const asciiOf = (name: string): string => (PLAIN.test(name) ? name : domainToASCII(name).toLowerCase());

/** Maximum length of the input for a site, in characters. */
export const MAX_SITE = 2_048;

/**
 * The site of a hostname or URL, as a hostname in its stored form. Ignores scheme, credentials, port, path, a trailing
 * dot and `www.`. Rejects IP addresses and public suffixes (`co.uk`).
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
    : refuse('invalid_format', parsed.message.replace(/^must be a hostname such as.*/, SITE_HELP));
};

const SITE_HELP = 'must be a hostname or a URL such as example.org or https://example.org/contact';

/** The host of a URL; a hostname is returned unchanged. */
function hostPart(text: string): string {
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

/**
 * The hostname of a text that is a hostname or a URL, if its suffix is an ICANN public suffix; null for any
 * other text.
 */
export function publicHostname(text: string): string | null {
  if (!text.includes('.') || /\s/.test(text)) return null;
  const parsed = hostname(hostPart(text));
  return parsed.ok && parse(parsed.value).isIcann === true ? parsed.value : null;
}

/**
 * The domain that an alias of an organization is, such as that of an organization merged into it: a public hostname, or
 * any hostname as domains are stored. Null for any other alias.
 */
export function domainOfAlias(alias: string): string | null {
  const parsed = PLAIN.test(alias) ? hostname(alias) : null;
  return parsed?.ok === true && parsed.value === alias ? alias : publicHostname(alias);
}

/** A scheme, `www.`, or a path after a name with a dot. Names of records never have this form. */
const URL_LIKE = /^([a-z][a-z0-9+.-]*:\/\/|www\.)\S+$|^[^\s/@.]+\.[^\s/@]+\/\S*$/i;

/** The hostname of a text that is clearly a URL, with any suffix; null for any other text. */
export function hostnameOfUrl(text: string): string | null {
  if (!URL_LIKE.test(text)) return null;
  const parsed = hostname(hostPart(text));
  return parsed.ok ? parsed.value : null;
}

/** The sites that a hostname is below, the nearest first: `xamk.fi` of `library.xamk.fi`. */
export function domainsAbove(host: string): string[] {
  const labels = host.split('.');
  return labels.slice(1).flatMap((_, at) => {
    const above = labels.slice(at + 1).join('.');
    return site(above).ok ? [above] : [];
  });
}

/** Punctuation and prefixes around a copied address. */
const BEFORE = /^(?:mailto:|[<("'“‘«[,;:])+/i;
const BEHIND = '>)"\'”’»],;:.';

/** An address or a URL without the punctuation of the text that it was copied from. */
export const withoutPunctuation = (text: string): string => withoutEnd(text.replace(BEFORE, ''), BEHIND);
