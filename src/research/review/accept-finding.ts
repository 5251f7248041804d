import {
  type Ref,
  lockRecord,
  refOf,
  type Citation,
  type CitedWrite,
  type RecordRow,
} from '../../records/cited-write.js';
import type { Database } from '../../database/database.js';
import { attachCitation } from '../../source-references/source-reference-write.js';
import type { CitationSubject } from '../../source-references/source-references.dto.js';
import { shownId } from '../../values/public-id.js';
import { findingKey } from '../researcher/finding-key.js';
import type { FoundValue, PersonValue, FindingKind } from '../researcher/findings.js';
import { hasRole, type KnownRecord, type KnownValue, type KnownValues, named } from './known-records.js';
import type { MadeRecord } from '../research.entities.js';
import type { Parts } from '../../records/parts.js';
import { ApiError } from '../../common/errors.js';

export interface Circumstances {
  readonly db: Database;
  readonly write: CitedWrite;
  readonly actor: number;
  readonly citation: Citation;
  readonly domain: string;
  /** The organization that the finding belongs to; null if the directory does not have it. */
  readonly organization: KnownRecord | null;
  readonly known: KnownValues;
  /** The record that the editor assigns the finding to. */
  readonly use: KnownRecord | null;
  /** The editor states that the finding describes a new record. */
  readonly createAnyway: boolean;
}

export class Acceptance {
  constructor(private readonly given: Circumstances) {}

  /** Creates or cites records, and returns them. Throws ConflictFound. */
  accept(found: FoundValue): Promise<MadeRecord[]> {
    if (found.kind === 'organization_name') return this.name(found.value.name);
    if (found.kind === 'person') return this.person(found.value);
    return found.kind === 'email_address' ? this.email(found.value.address) : this.fact(found);
  }

  /** The name creates or names the organization, or becomes an alias at the editor's request. */
  private async name(name: string): Promise<MadeRecord[]> {
    const { write, domain, known, organization, use, createAnyway } = this.given;
    const [holder] = known.of('organization_name', name);
    if (holder) return this.cited(holder.record);
    if (organization === null || createAnyway) return [made(await this.createOrganization(name))];
    // A concurrent transaction may have set the name.
    const row = await this.locked(organization);
    if (row['name'] === domain) await write.update('organization', row, { name });
    else if (use) await write.addAliases('organization', refOf(row), [name]);
    else {
      throw new ConflictFound(
        `The organization of this domain is called ${String(row['name'])}: name its public_id in use_public_id to add the other name as an alias, or create another organization with create_anyway.`,
        [organization],
      );
    }
    return [made(organization)];
  }

  /** Adds the address to the organization or the named record. One that exists is only cited. */
  private async email(address: string): Promise<MadeRecord[]> {
    const { domain, known, organization, use, createAnyway } = this.given;
    const owners = known.of('email_address', address);
    const owner = use ?? (createAnyway ? null : owners.find(({ belongs }) => belongs)?.record) ?? null;
    if (owner && this.owns(address, [owner])) return this.cited(owner);
    if (!owner && !createAnyway) {
      requireNone(
        owners,
        `${address} belongs to ${namesOf(owners)}: name whose it is in use_public_id, or add it to the organization as well with create_anyway.`,
      );
    }
    const target = owner ?? organization;
    if (target === null) return [made(await this.createOrganization(domain, addressed(address)))];
    await this.addEmail(target, address);
    return [made(target)];
  }

  /**
   * An address becomes a place of the organization. A value without a field in the directory, such as a phone
   * number, is stored in a citation of the organization.
   */
  private async fact(fact: FoundValue): Promise<MadeRecord[]> {
    const organization = await this.requireOrganization();
    const { kind, value } = fact;
    const [held] = this.given.known.same(fact);
    if (kind !== 'postal_address')
      return [
        held ? made(held.record) : await this.cite(organization, { kind, key: findingKey(fact), value }),
      ];
    if (held) return [made(held.record), await this.cite(organization)];
    const place = { address: value.line, organization_id: refTo(organization) };
    return [{ type: 'place', id: (await this.given.write.create('place', place)).id }];
  }

  /** Makes the person a member. Fills in what a membership with that role lacks. */
  private async person(person: PersonValue): Promise<MadeRecord[]> {
    const { write, known, use, createAnyway } = this.given;
    const { name, first_name, last_name, role, email } = person;
    if (use) {
      const isMeant = (member: KnownValue): boolean =>
        isOne(use, member.membership) || (isOne(use, member.record) && hasRole(member, role));
      const member = known.all.find((one) => one.kind === 'person' && isMeant(one));
      if (member) return this.complete(person, member);
      if (use.type === 'person') return this.join(person, use);
      throw new ConflictFound(
        'The membership is in another organization: name the person in use_public_id, who then becomes a member.',
        [use],
        ['use_public_id'],
      );
    }
    if (!createAnyway) {
      const namesakes = known.of('person', name);
      const [same, ...others] = namesakes.filter((member) => hasRole(member, role));
      if (same && others.length === 0) return this.complete(person, same);
      const roles = namesakes
        .map((one) => one.roles.findLast((known) => known !== null) ?? 'member')
        .join(', ');
      requireNone(
        namesakes,
        `A member of the organization is called ${name} too (${roles}): name that person in use_public_id, or create another one with create_anyway.`,
      );
      // The address may be the organization's shared address, which its members use as well.
      const owners = (email === null ? [] : known.of('email_address', email)).filter(
        ({ record, belongs }) => !(belongs && record.type === 'organization'),
      );
      requireNone(
        owners,
        `${email} belongs to ${namesOf(owners)}: name who ${name} is in use_public_id, or create a person with create_anyway.`,
      );
    }
    await this.requireOrganization();
    const row = await write.create('person', { first_name, last_name });
    return this.join(person, recordOf('person', row, name));
  }

  /** Pages rarely state when a membership began, so no date is set. */
  private async join(value: PersonValue, person: KnownRecord): Promise<MadeRecord[]> {
    const { role, title, start_date, email } = value;
    const organization = await this.requireOrganization();
    const membership = { person_id: refTo(person), organization_id: refTo(organization) };
    const values = { ...membership, role: role ?? 'member', title, start_date };
    const isNew = email !== null && !this.owns(email, [person]);
    const row = await this.given.write.create('membership', values, isNew ? addressed(email) : {});
    return [made(person), { type: 'membership', id: row.id }];
  }

  /** Adds what the membership lacks. It is cited in any case. */
  private async complete(person: PersonValue, { record, membership }: KnownValue): Promise<MadeRecord[]> {
    const { email, title, start_date } = person;
    const row = await this.locked(membership!);
    const isNew = email !== null && !this.owns(email, [record, membership!]);
    const end = row['end_date'] as string | null;
    const isOver = end !== null && (start_date ?? '') > end;
    const lacking = Object.entries({ title, start_date: isOver ? null : start_date }).filter(
      ([name, value]) => value && row[name] === null,
    );
    if (isNew || lacking.length > 0)
      await this.given.write.update(
        'membership',
        row,
        Object.fromEntries(lacking),
        isNew ? addressed(email) : {},
      );
    else await this.cite(membership!);
    return [made(record), made(membership!)];
  }

  private owns(address: string, records: readonly KnownRecord[]): boolean {
    const owners = this.given.known.of('email_address', address);
    return owners.some(({ record }) => records.some((one) => isOne(one, record)));
  }

  #created: KnownRecord | null = null;

  /** The organization. A newly created organization is named after its domain until a name is accepted. */
  private async requireOrganization(): Promise<KnownRecord> {
    this.#created ??= this.given.organization ?? (await this.createOrganization(this.given.domain));
    return this.#created;
  }

  private async createOrganization(name: string, parts: Parts = {}): Promise<KnownRecord> {
    const { write, domain } = this.given;
    return recordOf('organization', await write.create('organization', { name, domain }, parts), name);
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
    await this.given.write.update(owner.type as CitationSubject, row, {}, addressed(address));
  }
}

const addressed = (address: string): Parts => ({ email_addresses: [{ address }] });

const namesOf = (known: readonly KnownValue[]): string =>
  known.map(({ record }) => record.name).join(' and ');

/** Throws a conflict with the records of the values, if there are any. */
function requireNone(known: readonly KnownValue[], message: string): void {
  const records = new Map(known.map(({ record }) => [`${record.type} ${record.id}`, record]));
  if (records.size > 0) throw new ConflictFound(message, [...records.values()]);
}

const isOne = (record: KnownRecord, other: KnownRecord | null): boolean =>
  record.type === other?.type && record.id === other.id;

/** A newly written row in the form that findings are compared with. */
const recordOf = (type: KnownRecord['type'], row: RecordRow, name: string): KnownRecord => ({
  type,
  id: row.id,
  public_id: shownId(row.public_id),
  name,
});

const refTo = ({ id, public_id }: KnownRecord): Ref => ({ id, publicId: public_id });

const made = ({ type, id }: KnownRecord): MadeRecord => ({ type, id });

/** The request fields that resolve conflicts. */
export type Way = 'use_public_id' | 'create_anyway' | 'organization_public_id';

/** A finding resembles a record of the directory: an editor has to decide. */
export class ConflictFound extends Error {
  override name = 'ConflictFound';

  constructor(
    message: string,
    readonly existing: readonly KnownRecord[],
    readonly ways: readonly Way[] = ['use_public_id', 'create_anyway'],
  ) {
    super(message);
  }
}

/** A conflict as the API returns it. Each field in `resolve_with` resolves it. */
export type ShownConflict = ReturnType<typeof shownConflict>;

export const shownConflict = (
  { id, kind }: { readonly id: number; readonly kind: FindingKind },
  { message, existing, ways }: ConflictFound,
) => ({
  finding_id: id,
  kind,
  message,
  existing: existing.map(named),
  resolve_with: ways,
});

/** A 409 error with every conflict, by the path of its finding in the request, such as `findings[0].`. */
export function conflicting(byPath: ReadonlyMap<string, ShownConflict>): ApiError {
  const conflicts = [...byPath.values()];
  const message =
    conflicts.length === 1
      ? conflicts[0]!.message
      : `${conflicts.length} findings meet records that are there already: see conflicts. Nothing was written.`;
  const details = [...byPath].map(([path, { resolve_with, message: reason }]) => ({
    field: `${path}${resolve_with[0] ?? 'status'}`,
    code: 'conflict',
    message: reason,
  }));
  return new ApiError(409, 'conflict', message, { details, facts: { conflicts } });
}
