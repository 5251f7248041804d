import type { Ref } from '../../records/change-log.js';
import type { Database } from '../../database/database.js';
import { addAliases } from '../../name-aliases/add-aliases.js';
import {
  lockRecord,
  refOf,
  type Citation,
  type CitedWrite,
  type NewEmail,
  type RecordRow,
} from '../../records/cited-write.js';
import { attachCitation } from '../../source-references/source-reference-write.js';
import type { CitationSubject } from '../../source-references/source-references.dto.js';
import { shownId } from '../../values/public-id.js';
import type { FoundValue, PersonValue } from '../researcher/findings.js';
import { ConflictFound } from './conflicts.js';
import {
  hasRole,
  heldBy,
  membersNamed,
  namedSo,
  ownersOf,
  type KnownMember,
  type KnownOrganization,
  type KnownRecord,
  type Snapshot,
} from './known-records.js';
import type { MadeRecord } from '../research.entities.js';

/** The context in which a finding is accepted. */
export interface Circumstances {
  readonly db: Database;
  readonly write: CitedWrite;
  readonly actor: number;
  readonly citation: Citation;
  readonly domain: string;
  /** The organization that the finding belongs to; null if the directory does not have it. */
  readonly organization: KnownOrganization | null;
  readonly snapshot: Snapshot;
  /** The record that the editor assigns the finding to. */
  readonly use: KnownRecord | null;
  /** The editor states that the finding describes a new record. */
  readonly createAnyway: boolean;
}

/** Accepts one finding into the directory. */
export class Acceptance {
  constructor(private readonly given: Circumstances) {}

  /** Creates or cites records, and returns them. Throws ConflictFound. */
  accept(found: FoundValue): Promise<MadeRecord[]> {
    if (found.kind === 'organization_name') return this.name(found.value.name);
    if (found.kind === 'person') return this.person(found.value);
    if (found.kind === 'email_address') return this.email(found.value.address);
    return found.kind === 'postal_address' ? this.address(found, found.value.line) : this.fact(found);
  }

  /**
   * The name creates the organization, names an organization without a name, or becomes an alias at the
   * editor's request.
   */
  private async name(name: string): Promise<MadeRecord[]> {
    const { db, write, domain, snapshot, organization, use, createAnyway } = this.given;
    const [holder] = namedSo(snapshot, name);
    if (holder) return this.cited(holder);
    if (organization === null || createAnyway) return [made(await this.createOrganization(name))];
    // A concurrent transaction may have set the name.
    const row = await this.locked(organization);
    if (row['name'] === domain) await write.update('organization', row, { name });
    else if (use?.id === organization.id) await addAliases(db, write, 'organization', refOf(row), [{ name }]);
    else {
      throw new ConflictFound(
        `The organization of this domain is called ${String(row['name'])}: name its public_id in use_public_id to add the other name as an alias, or create another organization with create_anyway.`,
        [organization],
      );
    }
    return [made(organization)];
  }

  /**
   * The address is added to the organization, or to the record that the editor names. An address that exists
   * is only cited.
   */
  private async email(address: string): Promise<MadeRecord[]> {
    const { domain, snapshot, organization, use, createAnyway } = this.given;
    const owners = ownersOf(snapshot, address);
    const owner = use ?? (createAnyway ? null : owners.find(({ belongs }) => belongs)?.owner) ?? null;
    if (owner && this.owns(address, [owner])) return this.cited(owner);
    if (!owner && !createAnyway && owners.length > 0) {
      throw new ConflictFound(
        `${address} belongs to ${owners.map((one) => one.owner.name).join(' and ')}: name whose it is in use_public_id, or add it to the organization as well with create_anyway.`,
        owners.map((one) => one.owner),
      );
    }
    const target = owner ?? organization;
    if (target === null) return [made(await this.createOrganization(domain, [{ address }]))];
    await this.addEmail(target, address);
    return [made(target)];
  }

  /**
   * The address becomes a place of the organization. If the organization has the place already, the
   * organization is cited.
   */
  private async address(found: FoundValue, line: string): Promise<MadeRecord[]> {
    const organization = await this.requireOrganization();
    const [place] = heldBy(found, this.given.snapshot);
    if (place) return [made(place), await this.cite(organization)];
    const values = { address: line, organization_id: refTo(organization) };
    const row = await this.given.write.create('place', values);
    return [{ type: 'place', id: row.id }];
  }

  /**
   * A value without a field in the directory, such as a phone number, is stored in a citation of the
   * organization.
   */
  private async fact(fact: FoundValue): Promise<MadeRecord[]> {
    const organization = await this.requireOrganization();
    const [citation] = heldBy(fact, this.given.snapshot);
    if (citation) return [made(citation)];
    const { kind, key, value } = fact;
    return [await this.cite(organization, { kind, key, value })];
  }

  /**
   * The person becomes a member of the organization. If the person is a member with that role already,
   * missing fields are filled in.
   */
  private async person(person: PersonValue): Promise<MadeRecord[]> {
    const { write, snapshot, use, createAnyway } = this.given;
    if (use) {
      const isMeant = (member: KnownMember): boolean =>
        use.type === 'membership'
          ? member.membership.id === use.id
          : member.person.id === use.id && hasRole(member, person.role);
      const member = snapshot.members.find(isMeant);
      return member ? this.complete(person, member) : this.join(person, use);
    }
    if (!createAnyway) {
      const namesakes = membersNamed(snapshot, person.name);
      const same = namesakes.filter((member) => hasRole(member, person.role));
      if (same.length === 1) return this.complete(person, same[0]!);
      requireNoNamesake(person, namesakes);
      requireFreeAddress(person, snapshot);
    }
    await this.requireOrganization();
    const { first_name, last_name } = person;
    const row = await write.create('person', { first_name, last_name });
    return this.join(person, known('person', row, person.name));
  }

  /** Pages rarely state when a membership began, so no date is set. */
  private async join(value: PersonValue, person: KnownRecord): Promise<MadeRecord[]> {
    const { role, title, start_date, email } = value;
    const organization = await this.requireOrganization();
    const membership = { person_id: refTo(person), organization_id: refTo(organization) };
    const values = { ...membership, role: role ?? 'member', title, start_date };
    const isNew = email !== null && !this.owns(email, [person]);
    const row = await this.given.write.create('membership', values, isNew ? [{ address: email }] : []);
    return [made(person), { type: 'membership', id: row.id }];
  }

  /** Adds the address if it is new. The membership is cited in either case. */
  private async complete({ email }: PersonValue, { person, membership }: KnownMember): Promise<MadeRecord[]> {
    if (email !== null && !this.owns(email, [person, membership])) await this.addEmail(membership, email);
    else await this.cite(membership);
    return [made(person), made(membership)];
  }

  private owns(address: string, records: readonly KnownRecord[]): boolean {
    return ownersOf(this.given.snapshot, address).some(({ owner }) =>
      records.some((one) => one.type === owner.type && one.id === owner.id),
    );
  }

  #created: KnownOrganization | null = null;

  /** The organization. A newly created organization is named after its domain until a name is accepted. */
  private async requireOrganization(): Promise<KnownOrganization> {
    this.#created ??= this.given.organization ?? (await this.createOrganization(this.given.domain));
    return this.#created;
  }

  private async createOrganization(name: string, emails: NewEmail[] = []): Promise<KnownOrganization> {
    const { write, domain } = this.given;
    const row = await write.create('organization', { name, domain }, emails);
    return { ...known('organization', row, name), aliases: [] };
  }

  private async cited(record: KnownRecord): Promise<MadeRecord[]> {
    return [made(record), await this.cite(record)];
  }

  /** Adds the citation to a record that holds the same value already. */
  private async cite(record: KnownRecord, facts: Record<string, unknown> = {}): Promise<MadeRecord> {
    const { db, actor, citation } = this.given;
    const subject = { type: record.type as CitationSubject, ref: refTo(record) };
    const metadata = { ...citation.metadata, ...facts };
    const row = await attachCitation(db, actor, subject, { ...citation, metadata });
    return { type: 'source_reference', id: row.id };
  }

  /** Locks a record's row for update. A record that was deleted concurrently is a conflict. */
  private async locked({ type, public_id }: KnownRecord): Promise<RecordRow> {
    const row = await lockRecord(this.given.db, type as CitationSubject, public_id, 'change');
    if (row === null) throw new ConflictFound('The record was deleted by a concurrent call.', [], []);
    return row;
  }

  private async addEmail(owner: KnownRecord, address: string): Promise<void> {
    const row = await this.locked(owner);
    await this.given.write.update(owner.type as CitationSubject, row, {}, [{ address }]);
  }
}

function requireNoNamesake(person: PersonValue, namesakes: readonly KnownMember[]): void {
  if (namesakes.length === 0) return;
  const roles = namesakes.map(({ role, title }) => title ?? role ?? 'member').join(', ');
  throw new ConflictFound(
    `A member of the organization is called ${person.name} too (${roles}): name that person in use_public_id, or create another one with create_anyway.`,
    [...new Map(namesakes.map(({ person: one }) => [one.id, one])).values()],
  );
}

/** The address may be the organization's shared address, which its members use as well. */
function requireFreeAddress({ name, email }: PersonValue, snapshot: Snapshot): void {
  const others = (email === null ? [] : ownersOf(snapshot, email)).filter(
    ({ owner, belongs }) => !(belongs && owner.type === 'organization'),
  );
  if (others.length === 0) return;
  throw new ConflictFound(
    `${email} belongs to ${others.map(({ owner }) => owner.name).join(' and ')}: name who ${name} is in use_public_id, or create a person with create_anyway.`,
    others.map(({ owner }) => owner),
  );
}

/** Converts a newly written row to the form that findings are compared with. */
const known = <T extends KnownRecord['type']>(type: T, row: RecordRow, name: string) => ({
  ...{ type, id: row.id, public_id: shownId(row.public_id), name },
});

const refTo = ({ id, public_id }: KnownRecord): Ref => ({ id, publicId: public_id });

const made = ({ type, id }: KnownRecord): MadeRecord => ({ type, id });
