import { isSameTown } from '../names/states.js';
import { hostOf } from '../values/email.js';
import { organizationsAlike } from './names/compare-organizations.js';
import type { ParsedOrganization, Subject } from './subject.js';
import type { Evidence, Qualifier } from './weights.js';

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

function bestPair(ones: readonly ParsedOrganization[], others: readonly ParsedOrganization[]) {
  let best = { likeness: 0, query: shownOrganization(ones[0]!), candidate: shownOrganization(others[0]!) };
  for (const one of ones) {
    for (const other of others) {
      const likeness = organizationsAgree(one, other);
      if (likeness > best.likeness) {
        best = { likeness, query: shownOrganization(one), candidate: shownOrganization(other) };
      }
    }
  }
  return best;
}

/** Compares the organizations of two people by the two that agree best. */
export function organizations({ organizations: ones }: Subject, candidate: Subject): Evidence<Qualifier>[] {
  const others = candidate.organizations;
  const feature = 'organization';
  if (ones.length === 0) return [];
  if (others.length === 0) {
    return [{ feature, likeness: NO_ORGANIZATION, query: shownOrganization(ones[0]!), candidate: '' }];
  }
  const { likeness, ...shown } = bestPair(ones, others);
  // The domain of an organization without a record of it agrees with an address there: see emailDomains.
  const isHost = ones.some(
    ({ names, domain }) =>
      !names?.length && domain && candidate.emails.some((email) => hostOf(email) === domain),
  );
  if (likeness === 0 && isHost) return [];
  return [{ feature, likeness: likeness > 0 ? likeness : -1, ...shown }];
}

/** Compares the parents of two organizations. */
export function parents(query: Subject, candidate: Subject): Evidence<Qualifier>[] {
  if (query.parent === null || candidate.parent === null) return [];
  const { likeness, ...shown } = bestPair([query.parent], [candidate.parent]);
  return [{ feature: 'parent', likeness: likeness > 0 ? likeness : -1, ...shown }];
}
