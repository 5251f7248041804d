import { distinctionOf, NAMES, peopleAlike } from './names/compare-people.js';
import { organizationsAlike, type Around } from './names/compare-organizations.js';
import { DIFFERENT, type Lexicon, type Likeness } from './names/words-alike.js';
import { fold } from '../names/normalize.js';
import { isProvider } from '../names/role-addresses.js';
import { stateAtEnd, stateInDomain } from '../names/states.js';
import { tellsNothing } from '../names/words.js';
import { hostOf } from '../values/email.js';
import { domainsAbove } from '../values/hostname.js';
import { organizations, parents, shownOrganization } from './organizations-in-common.js';
import { areAbroad, places, texts } from './words-in-common.js';
import { hasTwoNames } from './names/name-in-text.js';
import { bestReading, namesInText, organizationsInText } from './text-evidence.js';
import { MIN_CONFIRMING, type Evidence, type MainFeature, type Qualifier } from './weights.js';
import type { WordsOf } from './roles-and-places.js';
import type { ParsedName, Subject } from './subject.js';

export interface Compared {
  readonly main: readonly Evidence<MainFeature>[];
  readonly qualifiers: readonly Evidence<Qualifier>[];
  /** Whether both have a name, and the names are not alike. */
  readonly hasOtherName: boolean;
}

type Named = Omit<Compared, 'hasOtherName'>;

/** Compares every fact that both sides have. Symmetric. */
export function compare(query: Subject, candidate: Subject, lexicon: Lexicon): Compared {
  const named = names(query, candidate, lexicon);
  const around = organizations(query, candidate);
  const isAlike = named.main.some(({ likeness }) => likeness >= MIN_CONFIRMING);
  return {
    main: [
      ...inCommon('public_id', query.publicIds, candidate.publicIds),
      ...inCommon('email', query.emails, candidate.emails),
      ...inCommon('domain', query.domains, candidate.domains),
      ...(isAlike ? domainsAboveOf(query, candidate) : []),
      ...(around[0]?.likeness === -1
        ? named.main.map((one) => lessAlike(one, query, candidate))
        : named.main),
    ],
    qualifiers: [
      ...around,
      ...emailDomains(query, candidate, around[0]?.likeness === -1),
      ...texts('role', query.roles, candidate.roles),
      ...places(query, candidate),
      ...organizationTypes(query, candidate),
      ...parents(query, candidate),
      ...numbers(query, candidate),
      ...named.qualifiers,
    ],
    hasOtherName: query.name !== null && candidate.name !== null && named.main.length === 0,
  };
}

/** The factor of a nickname, or of a name in another script, at another organization. */
const ELSEWHERE = 0.85;

function lessAlike(one: Evidence<MainFeature>, query: Subject, candidate: Subject): Evidence<MainFeature> {
  const isForeign = ({ name }: Subject): boolean => name?.type === 'person' && name.name.isForeign;
  const isWeak = one.why === 'nickname' || isForeign(query) !== isForeign(candidate);
  return isWeak ? { ...one, likeness: one.likeness * ELSEWHERE } : one;
}

const inCommon = (
  feature: MainFeature,
  ones: readonly string[],
  others: readonly string[],
): Evidence<MainFeature>[] =>
  ones
    .filter((one) => others.includes(one))
    .map((value) => ({ feature, likeness: 1, query: value, candidate: value }));

/** The likeness of a domain and the one above it: `web.kern.example` of an organization at `kern.example`. */
const ABOVE = 0.95;

/** A domain below one of the other side, which may be that of another organization: the names decide. */
function domainsAboveOf(query: Subject, candidate: Subject): Evidence<MainFeature>[] {
  const isBelow = (one: string, other: string): boolean => domainsAbove(one).includes(other);
  return query.domains.flatMap((one) =>
    candidate.domains
      .filter((other) => isBelow(one, other) || isBelow(other, one))
      .map((other) => ({
        feature: 'domain',
        likeness: ABOVE,
        query: one,
        candidate: other,
        why: 'domain above',
      })),
  );
}

function alike(one: ParsedName, other: ParsedName, lexicon: Lexicon, around: Around): Likeness {
  if (one.type === 'person' && other.type === 'person')
    return peopleAlike(one.name, other.name, lexicon.isName);
  if (one.type === 'person' || other.type === 'person') return DIFFERENT;
  return organizationsAlike(one.name, other.name, lexicon, around);
}

const wordsOfAll = (places: readonly WordsOf[]): Set<string> =>
  new Set(places.flatMap(({ words }) => [...words]));

function names(query: Subject, candidate: Subject, lexicon: Lexicon): Named {
  const isPerson = query.type === 'person' && query.text !== null;
  const contradiction = query.type === 'person' ? contradictionOf(query, candidate) : null;
  const whole =
    isPerson && hasTwoNames(query.text) ? [] : wholeNames(query, candidate, lexicon, contradiction);
  if (whole[0]?.likeness === 1 && (query.text === null || query.type === 'organization'))
    return { main: whole, qualifiers: [] };
  if (isPerson)
    return {
      main: contradiction === 'generation' ? whole : namesInText(query, candidate, lexicon, whole),
      qualifiers: organizationsInText(query, candidate),
    };
  const read = bestReading(query, candidate, lexicon);
  if (read === null) return { main: whole, qualifiers: [] };
  const { evidence, parent, place } = read;
  const others = whole.filter(({ why, likeness }) => likeness > evidence.likeness && !LEAVES_WORDS.has(why!));
  const qualifiers: Evidence<Qualifier>[] = [];
  if (parent !== null && query.parent === null)
    qualifiers.push({
      feature: 'parent',
      likeness: 1,
      query: parent,
      candidate: shownOrganization(candidate.parent!),
    });
  if (place !== null && query.places.length === 0)
    qualifiers.push({
      feature: 'place',
      likeness: 1,
      query: place,
      candidate: candidate.places[0]?.text ?? '',
    });
  return { main: others.length > 0 ? others : [evidence], qualifiers };
}

/** Rules that leave words of the query out, about which its readings say more. */
const LEAVES_WORDS = new Set(['part of the name', 'legal form', 'other words']);

function wholeNames(
  query: Subject,
  candidate: Subject,
  lexicon: Lexicon,
  contradiction: Contradiction | null,
): Evidence<MainFeature>[] {
  const around: Around = [wordsOfAll(query.places), wordsOfAll(candidate.places)];
  const compared = (feature: 'name' | 'alias', one: ParsedName, other: ParsedName) => {
    const { score, why } = alike(one, other, lexicon, around);
    return { feature, likeness: score, query: one.name.text, candidate: other.name.text, why };
  };
  const own = query.name && candidate.name ? [compared('name', query.name, candidate.name)] : [];
  if (own[0]?.likeness === 1 && !hasGeneration(query.name)) return own;
  const ones = [...(query.name ? [query.name] : []), ...query.aliases];
  const others = [...(candidate.name ? [candidate.name] : []), ...candidate.aliases];
  const aliases = ones
    .flatMap((one) => others.map((other) => [one, other] as const))
    .filter(([one, other]) => one !== query.name || other !== candidate.name)
    .map(([one, other]) => compared('alias', one, other))
    .filter(({ likeness }) => likeness > 0)
    .toSorted((one, other) => other.likeness - one.likeness);
  const found = [...own.filter(({ likeness }) => likeness > 0), ...aliases.slice(0, 1)];
  return found.map((one) =>
    contradiction === 'generation' || (contradiction === 'middle' && SAYS_MIDDLE.has(one.why))
      ? {
          ...one,
          likeness: Math.min(one.likeness, NAMES.otherMiddle),
          why: contradiction === 'middle' ? 'another middle name' : 'another generation',
        }
      : one,
  );
}

const hasGeneration = (name: ParsedName | null): boolean =>
  name?.type === 'person' && name.name.generation !== null;

/** Rules by which the middle name of the query may be that of the record. */
const SAYS_MIDDLE = new Set(['same', 'middle name']);

type Contradiction = 'middle' | 'generation';

/** Which part of the query's name another name of the record contradicts, if none has the same. */
function contradictionOf(query: Subject, candidate: Subject): Contradiction | null {
  const pairs = [query.name, ...query.aliases].flatMap((one) =>
    [candidate.name, ...candidate.aliases].map((other) =>
      one?.type === 'person' && other?.type === 'person' ? distinctionOf(one.name, other.name) : null,
    ),
  );
  if (pairs.includes('same')) return null;
  return pairs.find((found) => found === 'generation') ?? pairs.find((found) => found === 'middle') ?? null;
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
  return domain === undefined
    ? []
    : [{ feature: 'email_domain', likeness: 1, query: domain, candidate: domain }];
}

function organizationTypes(query: Subject, candidate: Subject): Evidence<Qualifier>[] {
  const [one, other] = [query.organizationType, candidate.organizationType];
  if (one === null || other === null) return [];
  const isSame = one.toLowerCase() === other.toLowerCase();
  return [{ feature: 'organization_type', likeness: isSame ? 1 : -1, query: one, candidate: other }];
}

/** `School No. 5` and `School No. 6` are two organizations, `Kern, NY` and `Kern (KY)`, and those of two countries. */
function numbers(query: Subject, candidate: Subject): Evidence<Qualifier>[] {
  const numbersOf = ({ name }: Subject): string =>
    name?.type === 'organization' ? name.name.numbers.toSorted().join(' ') : '';
  for (const read of [numbersOf, stateOf]) {
    const [one, other] = [read(query), read(candidate)];
    if (one === '' || other === '') continue;
    return [{ feature: 'numbers', likeness: one === other ? 1 : -1, query: one, candidate: other }];
  }
  return query.type === 'organization' && areAbroad(query, candidate)
    ? [
        {
          feature: 'numbers',
          likeness: -1,
          query: query.countries[0]!,
          candidate: candidate.countries[0]!,
          why: 'country',
        },
      ]
    : [];
}

/** The state or country of an organization: the one at the end of its name, or of its place. */
function stateOf({ name, places, domains }: Subject): string {
  if (name?.type !== 'organization') return '';
  const { text, town } = name.name;
  const code = /[,(]\s*(\p{Lu}{2})\)?$/u.exec(text)?.[1] ?? '';
  const isCode = code !== '' && !tellsNothing(fold(code));
  const inPlace = places.map((place) => stateAtEnd(place.text)).find((state) => state !== null);
  const own = town && (town.state ?? domains.flatMap((domain) => stateInDomain(domain, town) ?? [])[0]);
  return stateAtEnd(text) ?? own ?? (isCode ? code : (inPlace ?? ''));
}
