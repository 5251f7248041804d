import { parse } from 'tldts';
import { hostname } from '../../values/hostname.js';
import { hostPart } from '../../values/site.js';

/**
 * The hostname that a text is or that its URL names, if its suffix is one that names are registered under; null for
 * any other text.
 */
export function publicHostname(text: string): string | null {
  if (!text.includes('.') || /\s/.test(text)) return null;
  const parsed = hostname(hostPart(text));
  return parsed.ok && parse(parsed.value).isIcann === true ? parsed.value : null;
}
