import { isSameTown } from '../names/states.js';
import { hostOf } from '../values/email.js';
import { organizationsAlike } from './names/compare-organizations.js';
import type { ParsedOrganization, Subject } from './subject.js';
import { evidence, type Evidence, type Qualifier } from './weights.js';
import { bestPair } from './words-in-common.js';

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
