import type { EditedPerson } from '../found-value.js';
import { hasRole, membersNamed, ownersOf } from '../held-by.js';
import type { KnownMember, KnownOrganization, KnownRecord, Snapshot } from '../known-records.js';
import type { MadeRecord } from '../research-finding.entity.js';
import { ConflictFound, known, made, refTo, type Acceptance } from './acceptance.js';

/** The person becomes a member of the organization; one who is a member in that role already is completed. */
export async function acceptPerson(acceptance: Acceptance, person: EditedPerson): Promise<MadeRecord[]> {
  const { use, createAnyway } = acceptance.choice;
  if (use) {
    const member = acceptance.snapshot.members.find((one) => isMeant(one, use, person));
    if (member) return complete(acceptance, person, member);
    return join(acceptance, person, use, await acceptance.requireOrganization());
  }
  if (!createAnyway) {
    const namesakes = membersNamed(acceptance.snapshot, person.name);
    const same = namesakes.filter((member) => hasRole(member, person.role));
    if (same.length === 1) return complete(acceptance, person, same[0]!);
    requireNoNamesake(person, namesakes);
    requireFreeAddress(acceptance, person);
  }
  const organization = await acceptance.requireOrganization();
  const { first_name, last_name } = person;
  const row = await acceptance.write.create('person', { first_name, last_name });
  return join(acceptance, person, known('person', row, person.name), organization);
}

const isMeant = (member: KnownMember, use: KnownRecord, { role }: EditedPerson): boolean =>
  use.type === 'membership'
    ? member.membership.id === use.id
    : member.person.id === use.id && hasRole(member, role);

/** A page seldom says since when somebody is a member, and a date that nobody wrote is not made up. */
async function join(
  { write, snapshot }: Acceptance,
  { role, title, start_date, email }: EditedPerson,
  person: KnownRecord,
  organization: KnownOrganization,
): Promise<MadeRecord[]> {
  const values = {
    person_id: refTo(person),
    organization_id: refTo(organization),
    role: role ?? 'member',
    title,
    start_date,
  };
  const isNew = email !== null && !owns(snapshot, email, [person]);
  const row = await write.create('membership', values, isNew ? [{ address: email }] : []);
  return [made(person), { type: 'membership', id: row.id }];
}

/** Adds the address, if it is new; the membership is cited in any case. */
async function complete(
  acceptance: Acceptance,
  { email }: EditedPerson,
  { person, membership }: KnownMember,
): Promise<MadeRecord[]> {
  const isNew = email !== null && !owns(acceptance.snapshot, email, [person, membership]);
  if (isNew) await acceptance.addEmail(membership, email);
  else await acceptance.cite(membership);
  return [made(person), made(membership)];
}

const owns = (snapshot: Snapshot, address: string, records: readonly KnownRecord[]): boolean =>
  ownersOf(snapshot, address).some(({ owner }) =>
    records.some((one) => one.type === owner.type && one.id === owner.id),
  );

function requireNoNamesake(person: EditedPerson, namesakes: readonly KnownMember[]): void {
  if (namesakes.length === 0) return;
  const roles = namesakes.map(({ role, title }) => title ?? role ?? 'member').join(', ');
  throw new ConflictFound(
    `A member of the organization is called ${person.name} too (${roles}): name that person in use_public_id, or create another one with create_anyway.`,
    [...new Map(namesakes.map(({ person: one }) => [one.id, one])).values()],
    ['use_public_id', 'create_anyway'],
  );
}

/** The address may be the organization's own, which its members use too. */
function requireFreeAddress({ snapshot }: Acceptance, { name, email }: EditedPerson): void {
  const others = (email === null ? [] : ownersOf(snapshot, email)).filter(
    ({ owner, belongs }) => !(belongs && owner.type === 'organization'),
  );
  if (others.length === 0) return;
  const owners = others.map(({ owner }) => owner.name).join(' and ');
  throw new ConflictFound(
    `${email} belongs to ${owners}: name who ${name} is in use_public_id, or create a person with create_anyway.`,
    others.map(({ owner }) => owner),
    ['use_public_id', 'create_anyway'],
  );
}
