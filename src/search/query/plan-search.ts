import { givenNameFirst, cut } from '../names/forms.js';
import { publicHostname } from '../names/hostnames.js';
import { fold, spellings, words } from '../names/normalize.js';
import { dottedTiers, emailTiers, hostnameTiers } from './address-tiers.js';
import { nameTiers } from './name-tiers.js';
import type { SearchPlan } from './plan.js';

/** Reads what a query means. An `@` means an address, a single word with a dot a hostname, all else a name. */
export function planSearch(query: string): SearchPlan {
  const text = query.trim();
  const folded = fold(text);
  if (text.includes('@')) return { folded: text.toLowerCase(), tiers: emailTiers(text), name: null };
  if (folded === '') return { folded, tiers: [], name: null };
  const host = publicHostname(text);
  if (host !== null) return { folded: host, tiers: hostnameTiers(host, text), name: null };
  const reordered = givenNameFirst(text);
  const forms = [text, ...(reordered === null ? [] : [reordered])].flatMap(spellings).map(cut);
  const name = { forms: [...new Set(forms)], words: words(folded) };
  const dotted = /^[^\s.]+(\.[^\s.]+)+$/.test(text);
  const local = /\s/.test(text) ? null : cut(text.toLowerCase());
  return {
    folded,
    tiers: dotted ? [...dottedTiers(text), ...nameTiers(name, null)] : nameTiers(name, local),
    name: dotted ? null : name,
  };
}
