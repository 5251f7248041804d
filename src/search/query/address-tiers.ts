import { domainsAbove, withoutPunctuation } from '../../values/hostname.js';
import { isRoleAddress, withoutTag } from '../../names/pasted-addresses.js';
import { domainToASCII } from 'node:url';
import { fold, cut } from '../../names/normalize.js';
import { each, is, startsWith, tier, type Tier } from '../search-engine.js';

/** An `@` with a space on both sides is a word separator: `Ada Lovelace @ Society`. */
export const ADDRESS = /@\S|\S@/;

/**
 * The tiers of an email address, or of a part of one: `ada@`, `@example.org`, `ada@exam`. A query that is not
 * a prefix of an address in the directory finds nothing, because it means exactly that address.
 */
export function emailTiers(query: string): Tier[] {
  const written = query.split(/\s+/).find((part) => ADDRESS.test(part))!;
  const address = withoutPunctuation(written).toLowerCase();
  const at = address.lastIndexOf('@');
  const local = cut(address.slice(0, at));
  const host = address.slice(at + 1);
  const domain = domainToASCII(host) || host;
  if (local === '' && domain === '') return [];
  if (domain === '') return tier('email address', 0.95, [is('emailLocal', local)]);
  if (local === '') return siteTiers(domain, 0.95);
  const whole = cut(`${local}@${domain}`);
  return [
    ...tier('email address', 1, each('email', withoutTag(whole))),
    ...tier('beginning of an email address', 0.8, [startsWith('email', whole)]),
    // The office of the organization, not an unknown person.
    ...(isRoleAddress(whole) ? tier('domain of an office', 0.7, [is('domain', domain)]) : []),
  ];
}

/** A hostname: its organizations and contacts, and local parts like it (`a.b.house`). */
export const hostnameTiers = (host: string, query: string): Tier[] => [
  ...siteTiers(host, 0.8),
  ...tier('domain above', 0.7, each('domain', domainsAbove(host))),
  ...tier('email address', 0.9, [is('emailLocal', cut(query.toLowerCase()))]),
];

/** The organizations with the hostname, and the contacts of the hostname. */
const siteTiers = (host: string, score: number): Tier[] => [
  ...tier('domain', 1, [is('domain', host)]),
  ...tier('contact at a domain', score, [is('site', host)]),
];

/** The tiers of one word with dots that is not a public hostname: `theodore.speliotis`, `intranet.corp`. */
export const dottedTiers = (query: string): Tier[] => {
  const value = cut(query.toLowerCase());
  return [
    ...(fold(query) === '' ? [] : siteTiers(value, 0.8)),
    ...tier('email address', 0.9, [is('emailLocal', value)]),
    ...beginningOfAddress(query),
  ];
};

/** Minimum length of an email address prefix. */
const MIN_BEGINNING = 4;

/** `ada.fish` may be a hostname, or an incomplete `ada.fisher@`. */
export const beginningOfAddress = (query: string): Tier[] =>
  tier('beginning of an email address', 0.7, [startsWith('email', cut(query.toLowerCase()))]);

/** The tiers of one word that may be the first label of a hostname or the prefix of an email address. */
export function wordOfAddressTiers(query: string): Tier[] {
  const value = cut(query.toLowerCase());
  return [
    ...tier('email address', 0.86, [is('emailLocal', value)]),
    ...tier('beginning of a domain', 0.62, [startsWith('domain', `${value}.`)]),
    // Below EXACT_MATCH_THRESHOLD, because the word may also be a misspelt name.
    ...tier(
      'beginning of an email address',
      0.56,
      value.length < MIN_BEGINNING ? [] : [startsWith('email', value)],
    ),
  ];
}
