import { fold } from '../names/normalize.js';
import { isProvider } from '../names/pasted-addresses.js';
import { stateAtEnd, stateInDomain } from '../names/states.js';
import { tellsNothing } from '../names/words.js';
import { hostOf } from '../values/email.js';
import { domainsAbove } from '../values/hostname.js';
import { areAbroad, organizations, parents, places, roles } from './facts-in-common.js';
import { names } from './name-evidence.js';
import type { Lexicon } from './names/words-alike.js';
import type { Subject } from './subject.js';
import { evidence, MIN_CONFIRMING, type Evidence, type MainFeature, type Qualifier } from './weights.js';

export interface Compared {
  readonly main: readonly Evidence<MainFeature>[];
  readonly qualifiers: readonly Evidence<Qualifier>[];
  /** Whether both have a name, and the names are not alike. */
  readonly hasOtherName: boolean;
}

/** What confirms or contradicts, whatever the names and employers are. */
const QUALIFYING: readonly ((query: Subject, candidate: Subject) => Evidence<Qualifier>[])[] = [
  roles,
  places,
  organizationTypes,
  parents,
  numbers,
];

/** Compares every fact that both sides have. Symmetric. */
export function compare(query: Subject, candidate: Subject, lexicon: Lexicon): Compared {
  const named = names(query, candidate, lexicon);
  const employers = organizations(query, candidate);
  const isElsewhere = employers[0]?.likeness === -1;
  const isAlike = named.main.some(({ likeness }) => likeness >= MIN_CONFIRMING);
  return {
    main: [
      ...inCommon('public_id', query.publicIds, candidate.publicIds),
      ...inCommon('email', query.emails, candidate.emails),
      ...inCommon('domain', query.domains, candidate.domains),
      ...(isAlike ? domainsAboveOf(query, candidate) : []),
      ...(isElsewhere ? named.main.map((one) => lessAlike(one, query, candidate)) : named.main),
    ],
    qualifiers: [
      ...employers,
      ...emailDomains(query, candidate, isElsewhere),
      ...QUALIFYING.flatMap((qualify) => qualify(query, candidate)),
      ...named.qualifiers,
    ],
    hasOtherName: query.name !== null && candidate.name !== null && named.main.length === 0,
  };
}

/** The factor of a nickname, or of a name in another script, at another organization. */
const ELSEWHERE = 0.85;

function lessAlike(one: Evidence<MainFeature>, query: Subject, candidate: Subject): Evidence<MainFeature> {
  const isForeign = ({ name }: Subject): boolean => name?.type === 'person' && name.isForeign;
  const isWeak = one.why === 'nickname' || isForeign(query) !== isForeign(candidate);
  return isWeak ? { ...one, likeness: one.likeness * ELSEWHERE } : one;
}

const inCommon = (
  feature: MainFeature,
  ones: readonly string[],
  others: readonly string[],
): Evidence<MainFeature>[] =>
  ones.filter((one) => others.includes(one)).map((value) => evidence(feature, 1, value));

/** The likeness of a domain and the one above it: `web.kern.example` of an organization at `kern.example`. */
const ABOVE = 0.95;

/** A domain below one of the other side, which may be that of another organization: the names decide. */
function domainsAboveOf(query: Subject, candidate: Subject): Evidence<MainFeature>[] {
  const isBelow = (one: string, other: string): boolean => domainsAbove(one).includes(other);
  return query.domains.flatMap((one) =>
    candidate.domains
      .filter((other) => isBelow(one, other) || isBelow(other, one))
      .map((other) => evidence('domain', ABOVE, one, other, 'domain above')),
  );
}

/**
 * Whether an address of one is at a domain of the other, of an organization of the other, or of another address. The
 * domain of two addresses of people at different organizations is probably a provider's.
 */
function emailDomains(query: Subject, candidate: Subject, isElsewhere: boolean): Evidence<Qualifier>[] {
  const domainsOf = ({ domains, organizations, emails }: Subject): string[] => [
    ...domains,
    ...organizations.flatMap(({ domain }) => domain ?? []),
    ...emails.map(hostOf).filter((host) => !isProvider(host)),
  ];
  const isShared = isElsewhere || query.emails.some((email) => candidate.emails.includes(email));
  const at = ({ emails }: Subject, other: Subject): string | undefined =>
    emails.map(hostOf).find((host) => domainsOf(isShared ? { ...other, emails: [] } : other).includes(host));
  const domain = at(query, candidate) ?? at(candidate, query);
  return domain === undefined ? [] : [evidence('email_domain', 1, domain)];
}

function organizationTypes(query: Subject, candidate: Subject): Evidence<Qualifier>[] {
  const [one, other] = [query.organizationType, candidate.organizationType];
  if (one === null || other === null) return [];
  const isSame = one.toLowerCase() === other.toLowerCase();
  return [evidence('organization_type', isSame ? 1 : -1, one, other)];
}

/** `School No. 5` and `School No. 6` are two organizations, `Kern, NY` and `Kern (KY)`, and those of two countries. */
function numbers(query: Subject, candidate: Subject): Evidence<Qualifier>[] {
  const numbersOf = ({ name }: Subject): string =>
    name?.type === 'organization' ? name.numbers.toSorted().join(' ') : '';
  for (const read of [numbersOf, stateOf]) {
    const [one, other] = [read(query), read(candidate)];
    if (one === '' || other === '') continue;
    return [evidence('numbers', one === other ? 1 : -1, one, other)];
  }
  return query.type === 'organization' && areAbroad(query, candidate)
    ? [evidence('numbers', -1, query.countries[0]!, candidate.countries[0], 'country')]
    : [];
}

/** The state or country of an organization: the one at the end of its name, or of its place. */
function stateOf({ name, places, domains }: Subject): string {
  if (name?.type !== 'organization') return '';
  const { text, town } = name;
  const code = /[,(]\s*(\p{Lu}{2})\)?$/u.exec(text)?.[1] ?? '';
  const isCode = code !== '' && !tellsNothing(fold(code));
  const inPlace = places.map((place) => stateAtEnd(place.text)).find((state) => state !== null);
  const own = town && (town.state ?? domains.flatMap((domain) => stateInDomain(domain, town) ?? [])[0]);
  return stateAtEnd(text) ?? own ?? (isCode ? code : (inPlace ?? ''));
}
