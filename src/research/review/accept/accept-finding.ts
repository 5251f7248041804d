import { addAliases } from '../../../name-aliases/add-aliases.js';
import { refOf } from '../../../source-references/cited-write.js';
import type { FoundValue } from '../found-value.js';
import { heldBy, namedSo, ownersOf, placesAt } from '../held-by.js';
import type { MadeRecord } from '../research-finding.entity.js';
import { acceptPerson } from './accept-person.js';
import { ConflictFound, made, refTo, type Acceptance } from './acceptance.js';

/** Brings one finding into the directory, and returns what it became. Throws ConflictFound. */
export function acceptFinding(acceptance: Acceptance, found: FoundValue): Promise<MadeRecord[]> {
  switch (found.kind) {
    case 'organization_name':
      return acceptName(acceptance, found.value);
    case 'person':
      return acceptPerson(acceptance, found.value);
    case 'email_address':
      return acceptEmail(acceptance, found.value);
    case 'postal_address':
      return acceptAddress(acceptance, found.value);
    default:
      return acceptFact(acceptance, found);
  }
}

/** The name makes the organization, names one that had none, or becomes an alias if the editor says so. */
async function acceptName(acceptance: Acceptance, { name }: { name: string }): Promise<MadeRecord[]> {
  const { db, write, choice, snapshot, organization } = acceptance;
  const [holder] = namedSo(snapshot, name);
  if (holder) return [made(holder), await acceptance.cite(holder)];
  if (organization === null || choice.createAnyway) return [made(await acceptance.createOrganization(name))];
  // Somebody may name it at the same time.
  const row = await acceptance.locked(organization);
  if (acceptance.isUnnamed({ ...organization, name: String(row['name']) })) {
    await write.update('organization', row, { name });
    return [made(organization)];
  }
  if (choice.use?.id !== organization.id) {
    throw new ConflictFound(
      `The organization of this domain is called ${String(row['name'])}: name its public_id in use_public_id to add the other name as an alias, or create another organization with create_anyway.`,
      [organization],
      ['use_public_id', 'create_anyway'],
    );
  }
  await addAliases(db, write, 'organization', refOf(row), [{ name }]);
  return [made(organization)];
}

/** The address goes to the organization, or to whom the editor names; one that is there already is only cited. */
async function acceptEmail(
  acceptance: Acceptance,
  { address }: { readonly address: string },
): Promise<MadeRecord[]> {
  const { choice, organization } = acceptance;
  const owners = ownersOf(acceptance.snapshot, address);
  if (choice.use) {
    const { use } = choice;
    const isThere = owners.some(({ owner }) => owner.type === use.type && owner.id === use.id);
    if (isThere) return [made(use), await acceptance.cite(use)];
    await acceptance.addEmail(use, address);
    return [made(use)];
  }
  const own = owners.find(({ belongs }) => belongs);
  if (own && !choice.createAnyway) return [made(own.owner), await acceptance.cite(own.owner)];
  if (owners.length > 0 && !choice.createAnyway) {
    throw new ConflictFound(
      `${address} belongs to ${owners.map(({ owner }) => owner.name).join(' and ')}: name whose it is in use_public_id, or add it to the organization as well with create_anyway.`,
      owners.map(({ owner }) => owner),
      ['use_public_id', 'create_anyway'],
    );
  }
  if (organization === null) {
    return [made(await acceptance.createUnnamed([{ address }]))];
  }
  await acceptance.addEmail(organization, address);
  return [made(organization)];
}

/** The address becomes a place of the organization; the organization is cited for one that it has already. */
async function acceptAddress(
  acceptance: Acceptance,
  { line }: { readonly line: string },
): Promise<MadeRecord[]> {
  const organization = await acceptance.requireOrganization();
  const [place] = placesAt(acceptance.snapshot, line);
  if (place) return [made(place), await acceptance.cite(organization)];
  const row = await acceptance.write.create('place', { address: line, organization_id: refTo(organization) });
  return [{ type: 'place', id: row.id }];
}

/** What no record has a field for, such as a phone number, is kept in a citation of the organization. */
async function acceptFact(acceptance: Acceptance, fact: FoundValue): Promise<MadeRecord[]> {
  const organization = await acceptance.requireOrganization();
  const [citation] = heldBy(fact, acceptance.snapshot);
  if (citation) return [made(citation)];
  const { kind, key, value } = fact;
  return [await acceptance.cite(organization, { kind, key, value })];
}
