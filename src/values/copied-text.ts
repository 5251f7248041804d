import { publicHostname } from './hostname.js';
import { withoutEnd } from './text.js';

/** Punctuation and prefixes around a copied address. */
const BEFORE = /^(?:mailto:|[<("'“‘«[,;:])+/i;
const BEHIND = '>)"\'”’»],;:.';

/** An address or a URL without the punctuation of the text that it was copied from. */
export const withoutPunctuation = (text: string): string => withoutEnd(text.replace(BEFORE, ''), BEHIND);

/**
 * A word without its address, which `|` replaces: the path and query of a URL remain, and the name of a handle.
 */
export function withoutAddress(text: string): string {
  const bare = withoutPunctuation(text);
  const scheme = bare.indexOf('://');
  if (scheme >= 0 || /^www\./i.test(bare)) {
    const rest = scheme < 0 ? bare : bare.slice(scheme + 3);
    const path = rest.search(/[/?#]/);
    return path < 0 ? '|' : `| ${rest.slice(path).replace(/[?&#]/g, ' | ')}`;
  }
  const isHandle = bare.startsWith('@') && !bare.includes('.');
  if (isHandle) return text.replace('@', '');
  const isAddress = bare.length > 1 && bare.includes('@');
  return isAddress || publicHostname(bare) !== null ? '|' : text;
}

/** Decodes the percent and plus signs of a URL. */
export function decoded(text: string): string {
  const spaced = /\s/.test(text) ? text : text.replace(/\+/g, ' ');
  if (!/%[\da-f]{2}/i.test(spaced)) return spaced;
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}
