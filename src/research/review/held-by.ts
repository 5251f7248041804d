import { fold } from '../../search/names/normalize.js';
import type { FoundValue } from './found-value.js';
import type { KnownMember, KnownOrganization, KnownRecord, Snapshot } from './known-records.js';

const same = (a: string, b: string): boolean => fold(a) === fold(b) && fold(a) !== '';

/** The organizations that have this name, or an alias like it. */
export const namedSo = (snapshot: Snapshot, name: string): KnownOrganization[] =>
  snapshot.organizations.filter((one) => [one.name, ...one.aliases].some((known) => same(known, name)));

/** Made once for a snapshot: an organization may have thousands of members, and its site hundreds of names. */
const byFoldedName = new WeakMap<Snapshot, ReadonlyMap<string, readonly KnownMember[]>>();

/** The memberships of people of this name. */
export function membersNamed(snapshot: Snapshot, name: string): readonly KnownMember[] {
  let byName = byFoldedName.get(snapshot);
  if (byName === undefined) {
    byName = Map.groupBy(snapshot.members, ({ person }) => fold(person.name));
    byFoldedName.set(snapshot, byName);
  }
  return (fold(name) !== '' && byName.get(fold(name))) || [];
}

/** Whether a membership is the one that a role on a page speaks of; a page that names none speaks of any. */
export const hasRole = ({ role, title }: KnownMember, found: string | null): boolean =>
  found === null || [role, title].some((known) => known !== null && same(known, found));

/** The places with this address. */
export const placesAt = (snapshot: Snapshot, line: string) =>
  snapshot.places.filter(({ address }) => same(address, line));

/** Who has this email address. */
export const ownersOf = (snapshot: Snapshot, address: string) =>
  snapshot.owners.filter((one) => one.address === address.toLowerCase());

/** The records of the directory that hold what was found already; none if it would be new. */
export function heldBy(found: FoundValue, snapshot: Snapshot): KnownRecord[] {
  switch (found.kind) {
    case 'organization_name':
      return namedSo(snapshot, found.value.name);
    case 'person': {
      const { name, role } = found.value;
      return membersNamed(snapshot, name)
        .filter((member) => hasRole(member, role))
        .map(({ person }) => person);
    }
    case 'email_address':
      return ownersOf(snapshot, found.value.address).map(({ owner }) => owner);
    case 'postal_address':
      return placesAt(snapshot, found.value.line);
    default:
      return snapshot.facts
        .filter(({ kind, key }) => kind === found.kind && key === found.key)
        .map(({ citation }) => citation);
  }
}
