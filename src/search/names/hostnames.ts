import { parse } from 'tldts';
import { hostname, hostPart } from '../../values/hostname.js';

/**
 * The hostname of a text that is a hostname or a URL, if its suffix is an ICANN public suffix; null for any
 * other text.
 */
export function publicHostname(text: string): string | null {
  if (!text.includes('.') || /\s/.test(text)) return null;
  const parsed = hostname(hostPart(text));
  return parsed.ok && parse(parsed.value).isIcann === true ? parsed.value : null;
}

/** A scheme, `www.`, or a path after a name with a dot. Names of records never have this form. */
const URL_LIKE = /^([a-z][a-z0-9+.-]*:\/\/|www\.)\S+$|^[^\s/@.]+\.[^\s/@]+\/\S*$/i;

/** The hostname of a text that is clearly a URL, with any suffix; null for any other text. */
export function hostnameOfUrl(text: string): string | null {
  if (!URL_LIKE.test(text)) return null;
  const parsed = hostname(hostPart(text));
  return parsed.ok ? parsed.value : null;
}
