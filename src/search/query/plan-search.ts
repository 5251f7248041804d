import { cut, givenNameFirst } from '../names/forms.js';
import { hostnameOfUrl, publicHostname } from '../names/hostnames.js';
import { fold, spellings, words } from '../names/normalize.js';
import type { SearchType } from '../documents.js';
import {
  ADDRESS,
  beginningOfAddress,
  dottedTiers,
  emailTiers,
  hostnameTiers,
  withoutPunctuation,
  wordOfAddressTiers,
} from './address-tiers.js';
import { nameTiers, ownerTiers } from './name-tiers.js';
import type { SearchPlan } from './plan.js';

/**
 * Reads what a query means. An `@` means an address, a single word with a dot a hostname, all else a name.
 *
 * @param types what is looked for; none: everything
 */
export function planSearch(query: string, types: readonly SearchType[] = []): SearchPlan {
  const text = query.trim();
  const folded = fold(text);
  const copied = withoutPunctuation(text);
  const url = hostnameOfUrl(copied);
  if (url !== null) return { folded: url, tiers: hostnameTiers(url, url), name: null };
  if (ADDRESS.test(text)) return { folded: text.toLowerCase(), tiers: emailTiers(text), name: null };
  if (folded === '') return { folded, tiers: [], name: null };
  const host = publicHostname(copied);
  if (host !== null) {
    const tiers = [...hostnameTiers(host, copied), ...beginningOfAddress(copied)];
    return { folded: host, tiers, name: null };
  }
  const reordered = givenNameFirst(text);
  const forms = [text, ...(reordered === null ? [] : [reordered])].flatMap(spellings).map(cut);
  const name = { forms: [...new Set(forms)], words: words(cut(folded)) };
  const dotted = /^[^\s.]+(\.[^\s.]+)+$/.test(text);
  const isWord = !/\s/.test(text);
  return {
    folded,
    tiers: [
      ...(dotted ? dottedTiers(text) : isWord ? wordOfAddressTiers(text) : []),
      ...nameTiers(name),
      ...(types.length > 0 && types.every(isPart) ? ownerTiers(name) : []),
    ],
    name: dotted ? null : name,
  };
}

const isPart = (type: SearchType): boolean => type === 'membership' || type === 'place';
