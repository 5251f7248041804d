import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../database/database.js';
import { hex } from '../../database/json.js';
import { fold } from '../../search/names/normalize.js';
import type { FindingKind, FoundValue } from '../researcher/findings.js';
import type { MadeRecord } from '../research.entities.js';

/** A record of the directory, with the fields that findings are compared with. */
export interface KnownRecord extends MadeRecord {
  /** 32 hexadecimal digits. */
  readonly public_id: string;
  /** The name to display. */
  readonly name: string;
}

export interface KnownOrganization extends KnownRecord {
  readonly type: 'organization';
  readonly aliases: readonly string[];
}

/** A person with one membership in one of the organizations. */
export interface KnownMember {
  readonly person: KnownRecord;
  readonly membership: KnownRecord;
  readonly role: string | null;
  readonly title: string | null;
}

/** The owner of an email address. */
export interface KnownOwner {
  readonly address: string;
  readonly owner: KnownRecord;
  /** Whether the owner is one of the organizations, one of their members, or one of their memberships. */
  readonly belongs: boolean;
}

/** The records of the organizations of a domain, and the owners of the email addresses found. */
export interface Snapshot {
  readonly organizations: readonly KnownOrganization[];
  readonly members: readonly KnownMember[];
  readonly owners: readonly KnownOwner[];
  readonly places: readonly (KnownRecord & { readonly address: string })[];
  /** Accepted values without a field in the directory, which are stored in citations. */
  readonly facts: readonly {
    readonly kind: FindingKind;
    readonly key: string;
    readonly citation: KnownRecord;
  }[];
  /**
   * The members by folded name: an organization may have thousands of members, and its site hundreds of
   * names.
   */
  readonly membersByName: ReadonlyMap<string, readonly KnownMember[]>;
}

const record = (type: string, t: string, name: string): string =>
  `json_build_object('type', '${type}', 'id', ${t}.id, 'public_id', ${hex(`${t}.public_id`)}, 'name', ${name})`;

const personName = (p: string) => `concat_ws(' ', ${p}.first_name, ${p}.last_name)`;
const membershipName = (p: string, o: string) => `concat_ws(', ', ${personName(p)}, ${o}.name)`;

const ORGANIZATION = `(${record('organization', 'o', 'o.name')}::jsonb || jsonb_build_object('aliases',
  (SELECT coalesce(jsonb_agg(a.name ORDER BY a.id), '[]') FROM name_aliases a WHERE a.organization_id = o.id)))`;

const ORGANIZATIONS = `SELECT ${ORGANIZATION} AS organization FROM organizations o`;
/** $1 the domain. */
const OF_DOMAIN = statement(`${ORGANIZATIONS} WHERE o.domain = $1 ORDER BY o.id`);
/** $1 the id. */
const WITH_ID = statement(`${ORGANIZATIONS} WHERE o.id = $1`);

/** $1 a public id of a record type that an editor may name. */
const ANY = statement(`
  SELECT ${record('person', 'p', personName('p'))} AS record FROM people p WHERE p.public_id = $1
  UNION ALL
  SELECT ${record('organization', 'o', 'o.name')} FROM organizations o WHERE o.public_id = $1
  UNION ALL
  SELECT ${record('membership', 'm', membershipName('p', 'o'))} FROM memberships m
    JOIN people p ON p.id = m.person_id JOIN organizations o ON o.id = m.organization_id WHERE m.public_id = $1`);

/** The maximum number of members to compare. No editor reviews more. */
const MAX_MEMBERS = 10_000;

/** $1 ids of organizations, $2 email addresses in lower case. */
const SNAPSHOT = statement(`
  SELECT
    (SELECT coalesce(json_agg(json_build_object(
        'person', ${record('person', 'p', personName('p'))},
        'membership', ${record('membership', 'm', membershipName('p', 'o'))},
        'role', m.role, 'title', m.title) ORDER BY m.id), '[]')
      FROM (SELECT * FROM memberships WHERE organization_id = ANY($1::bigint[]) ORDER BY id LIMIT ${MAX_MEMBERS}) m
        JOIN people p ON p.id = m.person_id JOIN organizations o ON o.id = m.organization_id) AS members,
    (SELECT coalesce(json_agg(json_build_object(
        'address', lower(e.address),
        'owner', CASE
          WHEN e.person_id IS NOT NULL THEN ${record('person', 'p', personName('p'))}
          WHEN e.organization_id IS NOT NULL THEN ${record('organization', 'o', 'o.name')}
          ELSE ${record('membership', 'm', membershipName('mp', 'mo'))} END,
        'belongs', CASE
          WHEN e.person_id IS NOT NULL THEN EXISTS (SELECT FROM memberships w
            WHERE w.person_id = e.person_id AND w.organization_id = ANY($1::bigint[]))
          WHEN e.organization_id IS NOT NULL THEN e.organization_id = ANY($1::bigint[])
          ELSE m.organization_id = ANY($1::bigint[]) END) ORDER BY e.id), '[]')
      FROM email_addresses e
        LEFT JOIN people p ON p.id = e.person_id
        LEFT JOIN organizations o ON o.id = e.organization_id
        LEFT JOIN memberships m ON m.id = e.membership_id
        LEFT JOIN people mp ON mp.id = m.person_id
        LEFT JOIN organizations mo ON mo.id = m.organization_id
      WHERE lower(e.address) = ANY($2::text[])) AS owners,
    (SELECT coalesce(json_agg(${record('place', 'l', `coalesce(l.name, l.address)`)}::jsonb
        || jsonb_build_object('address', l.address) ORDER BY l.id), '[]')
      FROM places l WHERE l.organization_id = ANY($1::bigint[]) AND l.address IS NOT NULL) AS places,
    (SELECT coalesce(json_agg(json_build_object('kind', s.metadata->>'kind', 'key', s.metadata->>'key',
        'citation', ${record('source_reference', 's', 's.url')}) ORDER BY s.id), '[]')
      FROM source_references s
      WHERE s.subject_type = 'organization' AND s.subject_id = ANY($1::bigint[]) AND s.deleted_at IS NULL
        AND s.metadata ? 'research_request_id' AND s.metadata ? 'key') AS facts`);

/**
 * Reads the records that findings are compared with, before findings are shown and before they are accepted.
 */
@Injectable()
export class KnownRecords {
  constructor(private readonly db: Database) {}

  /** The organization with this id, or all organizations with the domain. */
  async organizations(domain: string, id: number | null = null): Promise<KnownOrganization[]> {
    const rows = await this.db.query<{ organization: KnownOrganization }>(id === null ? OF_DOMAIN : WITH_ID, [
      id ?? domain,
    ]);
    return rows.map(({ organization }) => organization);
  }

  /** The person, organization or membership with this public id, or null. */
  async any(publicId: string): Promise<KnownRecord | null> {
    const [row] = await this.db.query<{ record: KnownRecord }>(ANY, [publicId]);
    return row?.record ?? null;
  }

  /** The records of these organizations, and the owners of the email addresses in these values. */
  async snapshot(
    organizations: readonly KnownOrganization[],
    values: readonly FoundValue[],
  ): Promise<Snapshot> {
    const [row] = await this.db.query<Omit<Snapshot, 'organizations' | 'membersByName'>>(SNAPSHOT, [
      organizations.map(({ id }) => id),
      values.flatMap(addressesIn),
    ]);
    const membersByName = Map.groupBy(row!.members, ({ person }) => fold(person.name));
    return { organizations, membersByName, ...row! };
  }
}

/** The email addresses in a value, in lower case. */
function addressesIn({ kind, value }: FoundValue): string[] {
  const address = kind === 'email_address' ? value.address : kind === 'person' ? value.email : null;
  return address === null ? [] : [address.toLowerCase()];
}

const same = (a: string, b: string): boolean => fold(a) === fold(b) && fold(a) !== '';

/** The organizations with this name or alias. */
export const namedSo = (snapshot: Snapshot, name: string): KnownOrganization[] =>
  snapshot.organizations.filter((one) => [one.name, ...one.aliases].some((known) => same(known, name)));

/** The memberships of people with this name. */
export const membersNamed = (snapshot: Snapshot, name: string): readonly KnownMember[] =>
  (fold(name) !== '' && snapshot.membersByName.get(fold(name))) || [];

/** Whether a membership has the role found on a page. A finding without a role matches any membership. */
export const hasRole = ({ role, title }: KnownMember, found: string | null): boolean =>
  found === null || [role, title].some((known) => known !== null && same(known, found));

/** The owners of an email address. */
export const ownersOf = (snapshot: Snapshot, address: string): KnownOwner[] =>
  snapshot.owners.filter((one) => one.address === address.toLowerCase());

/** The records of the directory that contain the finding already; empty if the finding is new. */
export function heldBy({ kind, value, key }: FoundValue, snapshot: Snapshot): KnownRecord[] {
  if (kind === 'organization_name') return namedSo(snapshot, value.name);
  if (kind === 'email_address') return ownersOf(snapshot, value.address).map(({ owner }) => owner);
  if (kind === 'postal_address') return snapshot.places.filter(({ address }) => same(address, value.line));
  if (kind === 'person') {
    const namesakes = membersNamed(snapshot, value.name);
    return namesakes.filter((member) => hasRole(member, value.role)).map(({ person }) => person);
  }
  return snapshot.facts
    .filter((fact) => fact.kind === kind && fact.key === key)
    .map(({ citation }) => citation);
}
