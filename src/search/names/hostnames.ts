import { parse } from 'tldts';
import { hostname } from '../../values/hostname.js';

/**
 * The hostname that a text is or that its URL names, if its suffix is one that names are registered under; null for
 * any other text.
 */
export function publicHostname(text: string): string | null {
  if (!text.includes('.') || /\s/.test(text)) return null;
  const parsed = hostname(hostPart(text));
  return parsed.ok && parse(parsed.value).isIcann === true ? parsed.value : null;
}

/** A URL without its scheme, credentials, port, path and query; anything else as it is. */
const hostPart = (text: string): string =>
  text
    .replace(/^[a-z][a-z0-9+.-]*:\/\//i, '')
    .replace(/[/?#\\].*$/s, '')
    .replace(/^[^@]*@/, '')
    .replace(/:\d*$/, '');
