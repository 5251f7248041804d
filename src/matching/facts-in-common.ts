import { isSameTown, mayBeSameSeat, stateCode, stateOfSeat } from '../names/states.js';
import { hostOf } from '../values/email.js';
import { organizationsAlike } from './names/compare-organizations.js';
import type { WordsOf } from './roles-and-places.js';
import type { ParsedOrganization, Subject } from './subject.js';
import { evidence, type Evidence, type Qualifier } from './weights.js';

/** More than half of the words of the shorter text must agree. */
const MIN_SHARE = 0.6;
/** The likeness of two places that only have their last part in common: `Braga, Portugal` and `Porto, Portugal`. */
const WIDER = 1 / 3;

/** The share of the words of the shorter text that the other one has. */
const wordsInCommon = (one: WordsOf, other: WordsOf): number =>
  [...one.words].filter((word) => other.words.has(word)).length / Math.min(one.words.size, other.words.size);

/** The pair of two lists that agrees best, each as it is shown; the first pair if none agrees. */
function bestPair<Fact>(
  ones: readonly Fact[],
  others: readonly Fact[],
  likenessOf: (one: Fact, other: Fact) => number,
  shown: (fact: Fact) => string,
) {
  let best = { likeness: 0, query: shown(ones[0]!), candidate: shown(others[0]!) };
  for (const one of ones) {
    for (const other of others) {
      const likeness = likenessOf(one, other);
      if (likeness > best.likeness) best = { likeness, query: shown(one), candidate: shown(other) };
    }
  }
  return best;
}

/** Compares the texts of both sides by the two that agree best. Symmetric. */
function texts(
  feature: 'role' | 'place',
  ones: readonly WordsOf[],
  others: readonly WordsOf[],
): Evidence<Qualifier>[] {
  if (ones.length === 0 || others.length === 0) return [];
  const { likeness, query, candidate } = bestPair(ones, others, wordsInCommon, ({ text }) => text);
  return [evidence(feature, likeness < MIN_SHARE ? -1 : likeness, query, candidate)];
}

/** Compares the roles and titles of two people. Symmetric. */
export const roles = (query: Subject, candidate: Subject): Evidence<Qualifier>[] =>
  texts('role', query.roles, candidate.roles);

/** Whether both sides have places, and none in the same country. */
export const areAbroad = ({ countries: ones }: Subject, { countries: others }: Subject): boolean =>
  ones.length > 0 && others.length > 0 && !ones.some((country) => others.includes(country));

/** Compares the countries and then the parts of the places of both sides; without one in common, their states. Symmetric. */
export function places(query: Subject, candidate: Subject): Evidence<Qualifier>[] {
  const [ones, others] = [query.places, candidate.places];
  if (areAbroad(query, candidate))
    return [evidence('place', -1, query.countries[0]!, candidate.countries[0], 'country')];
  const found = texts('place', ones, others);
  if (!found.some(({ likeness }) => likeness > 0)) return states(query, candidate) ?? found;
  return found.map((best) =>
    best.likeness > WIDER && isOnlyWide(ones, others) && isOnlyWide(others, ones)
      ? { ...best, likeness: WIDER }
      : best,
  );
}

/**
 * Compares the states of the places and roles of both sides, and of the governments of one if the other has no organization,
 * or a place and no government; null if one side has no state. Two districts of one state neither agree nor contradict.
 */
function states(query: Subject, candidate: Subject): Evidence<Qualifier>[] | null {
  const governed = ({ organizations }: Subject): string[] =>
    organizations.flatMap(({ state }) => state ?? []);
  // A seat says no more than its organization, but a place may say more than another employer.
  const placesOf = (subject: Subject, other: Subject): string[] => [
    ...subject.states,
    ...(other.organizations.length === 0 || (other.states.length > 0 && governed(other).length === 0)
      ? governed(subject)
      : []),
  ];
  const [places, otherPlaces] = [placesOf(query, candidate), placesOf(candidate, query)];
  const ones = [...places, ...query.seats.map(stateOfSeat)];
  const others = [...otherPlaces, ...candidate.seats.map(stateOfSeat)];
  const [one, other] = [ones[0], others[0]];
  if (one === undefined || other === undefined) return null;
  const seat = query.seats.find((own) => candidate.seats.includes(own));
  const near = query.seats.find((own) => candidate.seats.some((other) => mayBeSameSeat(own, other)));
  const common =
    places.find((state) => others.includes(state)) ??
    otherPlaces.find((state) => ones.includes(state)) ??
    (seat && stateOfSeat(seat));
  const isAll = ({ places }: Subject): boolean => places.every(({ text }) => stateCode(text) !== null);
  const placed = [query, candidate].filter(({ places }) => places.length > 0);
  const isWhole = placed.length === 0 || placed.some(isAll);
  if (common !== undefined) return [evidence('place', isWhole ? 1 : WIDER, common, common, 'state')];
  if (near !== undefined) return [evidence('place', WIDER, stateOfSeat(near), stateOfSeat(near), 'state')];
  // Federal offices are in the District of Columbia.
  if ([ones, others].some((some) => some.includes('DC')) || ones.some((state) => others.includes(state)))
    return null;
  return [evidence('place', -1, one, other, 'state')];
}

/** Whether of several parts only the last one, which is the widest, agrees with a part of the other side. */
function isOnlyWide(parts: readonly WordsOf[], others: readonly WordsOf[]): boolean {
  const agreeing = parts.filter((one) => others.some((other) => wordsInCommon(one, other) >= MIN_SHARE));
  return agreeing.length < parts.length && agreeing.every(({ text }) => text === parts.at(-1)!.text);
}

/** Names of organizations that are less alike are other organizations. A part of a name confirms a little. */
const MIN_ORGANIZATION = 0.45;
/** The parent or a child organization, or another part of the government of a state. */
const RELATED = 0.7;
const NO_ORGANIZATION = -0.3;

/** Whether a mention has the domain of the other, also as an alias: that of an organization merged into it. */
const hasDomainOf = ({ domain, names = [] }: ParsedOrganization, { domain: other }: ParsedOrganization) =>
  Boolean(other) && (domain === other || names.includes(other!));

/** How far two mentions of an organization agree, from 0 to 1. */
function organizationsAgree(one: ParsedOrganization, other: ParsedOrganization): number {
  if (one.publicId && one.publicId === other.publicId) return 1;
  if (hasDomainOf(one, other) || hasDomainOf(other, one)) return 1;
  if (one.publicId && (one.publicId === other.parentPublicId || other.publicId === one.parentPublicId))
    return RELATED;
  // Two records are two organizations, even with the same name.
  if (one.publicId && other.publicId) return 0;
  if (one.state && other.state && one.state !== other.state) return 0;
  const likeness = Math.max(
    0,
    ...one.parsed.flatMap((a) => other.parsed.map((b) => organizationsAlike(a, b).score)),
  );
  const [town, otherTown] = [one, other].map(({ parsed }) => parsed.find((name) => name.town)?.town);
  const isRelated =
    (one.state !== null && one.state === other.state) || (town && otherTown && isSameTown(town, otherTown));
  return Math.max(isRelated ? RELATED : 0, likeness < MIN_ORGANIZATION ? 0 : likeness);
}

export const shownOrganization = ({ names, domain, publicId }: ParsedOrganization): string =>
  names?.[0] ?? domain ?? publicId ?? '';

/** Compares the organizations of two people by the two that agree best. */
export function organizations({ organizations: ones }: Subject, candidate: Subject): Evidence<Qualifier>[] {
  const others = candidate.organizations;
  if (ones.length === 0) return [];
  if (others.length === 0)
    return [evidence('organization', NO_ORGANIZATION, shownOrganization(ones[0]!), '')];
  const best = bestPair(ones, others, organizationsAgree, shownOrganization);
  // The domain of an organization without a record of it agrees with an address there: see emailDomains.
  const isHost = ones.some(
    ({ names, domain }) =>
      !names?.length && domain && candidate.emails.some((email) => hostOf(email) === domain),
  );
  if (best.likeness === 0 && isHost) return [];
  return [evidence('organization', best.likeness || -1, best.query, best.candidate)];
}

/** Compares the parents of two organizations. */
export function parents(query: Subject, candidate: Subject): Evidence<Qualifier>[] {
  if (query.parent === null || candidate.parent === null) return [];
  const best = bestPair([query.parent], [candidate.parent], organizationsAgree, shownOrganization);
  return [evidence('parent', best.likeness || -1, best.query, best.candidate)];
}
