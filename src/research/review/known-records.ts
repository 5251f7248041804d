import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../database/database.js';
import { accountName, hex, jsonObject, moment } from '../../database/json.js';
import { PLURAL } from '../../database/resources.js';
import { fold } from '../../names/normalize.js';
import { visible } from '../../records/locate.js';
import { findingKey } from '../researcher/finding-key.js';
import { FINDING_KINDS, type FindingKind, type FoundValue } from '../researcher/findings.js';
import { MADE_TYPES, type MadeRecord, type ResearchRequest } from '../research.entities.js';

/** A record of the directory, as conflicts and findings show it. */
export interface KnownRecord extends MadeRecord {
  /** 32 hexadecimal digits. */
  readonly public_id: string;
  readonly name: string;
}

export const named = ({ type, public_id, name }: KnownRecord) => ({ type, public_id, name });

/** A value that the directory has, in the terms of findings. */
export interface KnownValue {
  readonly kind: FindingKind;
  /** The text that findings are compared with: a name, an address, or the key of a finding. */
  readonly text: string;
  readonly record: KnownRecord;
  /** For a person, one membership in one of the organizations, with its role and title. */
  readonly membership: KnownRecord | null;
  readonly roles: readonly (string | null)[];
  /** Whether the record is one of the organizations, one of their members, or one of their memberships. */
  readonly belongs: boolean;
}

const record = (type: string, t: string, name: string): string =>
  `json_build_object('type', '${type}', 'id', ${t}.id, 'public_id', ${hex(`${t}.public_id`)}, 'name', ${name})`;

const personName = (p: string) => `concat_ws(' ', ${p}.first_name, ${p}.last_name)`;
const PERSON = record('person', 'p', personName('p'));
const ORGANIZATION = record('organization', 'o', 'o.name');
const membership = (p: string, o: string) =>
  record('membership', 'm', `concat_ws(', ', ${personName(p)}, ${o}.name)`);

const isNamed = (type: MadeRecord['type'], t: string): string => `(${t}.public_id = $1 OR ${t}.id = (
    SELECT f.record_id FROM former_ids f WHERE f.resource = '${type}' AND f.public_id = $1))`;

/** $1 a public id, also a former one, of a record type that an editor may name. */
const ANY = statement(`
  SELECT ${PERSON} AS record FROM people p WHERE ${isNamed('person', 'p')}
  UNION ALL
  SELECT ${ORGANIZATION} FROM organizations o WHERE ${isNamed('organization', 'o')}
  UNION ALL
  SELECT ${membership('p', 'o')} FROM memberships m
    JOIN people p ON p.id = m.person_id JOIN organizations o ON o.id = m.organization_id
    WHERE ${isNamed('membership', 'm')}`);

/** $1 a domain, $2 an organization; null for all organizations of the domain. */
const ORGANIZATIONS = statement(`
  SELECT ${ORGANIZATION} AS record FROM organizations o
  WHERE o.id = $2::bigint OR ($2::bigint IS NULL AND o.domain = $1) ORDER BY o.id`);

const publicIdOf = MADE_TYPES.map(
  (type) => `WHEN '${type}' THEN (
    SELECT t.public_id FROM ${PLURAL[type]} t WHERE t.id = made.id AND ${visible(type, 't')}
    UNION ALL
    SELECT t.public_id FROM former_ids former JOIN ${PLURAL[type]} t ON t.id = former.record_id
      WHERE former.resource = '${type}' AND former.origin_id = made.id AND ${visible(type, 't')}
    LIMIT 1)`,
).join(' ');

/** SQL: the records that were created from the finding `f`, or took their place, without those deleted since. */
export const RECORDS_LEFT = `(
  SELECT coalesce(json_agg(json_build_object('type', shown.type, 'public_id', ${hex('shown.public_id')})
    ORDER BY shown.place), '[]')
  FROM (
    SELECT made.place, made.type, CASE made.type ${publicIdOf} END AS public_id
    FROM ROWS FROM (jsonb_to_recordset(f.records) AS (type text, id bigint)) WITH ORDINALITY AS made (type, id, place)
  ) shown WHERE shown.public_id IS NOT NULL)`;

const shown = jsonObject({
  id: 'f.id',
  kind: 'f.kind',
  value: 'f.value',
  edited_value: 'f.edited_value',
  url: 'f.url',
  excerpt: 'f.excerpt',
  read_at: moment('f.read_at'),
  confidence: 'f.confidence',
  reason: 'f.reason',
  status: 'f.status',
  decided_by: accountName('f.decided_by'),
  decided_at: moment('f.decided_at'),
  records: RECORDS_LEFT,
});

/** $1 the request, $2 the kinds in their order, $3 a finding, or null for all findings. */
const FINDINGS = statement(`
  SELECT r.domain, r.organization_id, f.kind, coalesce(f.edited_value, f.value) AS value, ${shown} AS shown
  FROM research_findings f JOIN research_requests r ON r.id = f.request_id
  WHERE f.request_id = $1 AND ($3::bigint IS NULL OR f.id = $3::bigint)
  ORDER BY array_position($2::text[], f.kind), f.confidence DESC, f.id`);

type ShownRow = FoundValue & Pick<ResearchRequest, 'domain' | 'organization_id'> & { readonly shown: object };

/** The maximum number of members to compare. No editor reviews more. */
const MAX_MEMBERS = 10_000;

/** $1 ids of organizations, $2 email addresses in lower case. */
const VALUES = statement(`
  SELECT 'organization_name' AS kind, known.name AS text, ${ORGANIZATION} AS record,
    NULL::json AS membership, '[]'::json AS roles, true AS belongs, o.id AS place
  FROM organizations o, LATERAL (
    SELECT o.name UNION ALL SELECT a.name FROM name_aliases a WHERE a.organization_id = o.id) known (name)
  WHERE o.id = ANY($1::bigint[])
  UNION ALL
  SELECT 'person', ${personName('p')}, ${PERSON}, ${membership('p', 'o')}, json_build_array(m.role, m.title), true, m.id
  FROM (SELECT * FROM memberships WHERE organization_id = ANY($1::bigint[]) ORDER BY id LIMIT ${MAX_MEMBERS}) m
    JOIN people p ON p.id = m.person_id JOIN organizations o ON o.id = m.organization_id
  UNION ALL
  SELECT 'email_address', e.address,
    CASE WHEN e.person_id IS NOT NULL THEN ${PERSON} WHEN e.organization_id IS NOT NULL THEN ${ORGANIZATION}
      ELSE ${membership('mp', 'mo')} END,
    NULL, '[]',
    CASE WHEN e.person_id IS NULL THEN coalesce(e.organization_id, m.organization_id) = ANY($1::bigint[])
      ELSE EXISTS (SELECT FROM memberships w WHERE w.person_id = e.person_id AND w.organization_id = ANY($1::bigint[])) END,
    e.id
  FROM email_addresses e
    LEFT JOIN people p ON p.id = e.person_id
    LEFT JOIN organizations o ON o.id = e.organization_id
    LEFT JOIN memberships m ON m.id = e.membership_id
    LEFT JOIN people mp ON mp.id = m.person_id
    LEFT JOIN organizations mo ON mo.id = m.organization_id
  WHERE lower(e.address) = ANY($2::text[])
  UNION ALL
  SELECT 'postal_address', l.address, ${record('place', 'l', 'coalesce(l.name, l.address)')}, NULL, '[]', true, l.id
  FROM places l WHERE l.organization_id = ANY($1::bigint[]) AND l.address IS NOT NULL
  UNION ALL
  SELECT s.metadata->>'kind', s.metadata->>'key', ${record('source_reference', 's', 's.url')}, NULL, '[]', true, s.id
  FROM source_references s
  WHERE s.subject_type = 'organization' AND s.subject_id = ANY($1::bigint[]) AND s.deleted_at IS NULL
    AND s.metadata ? 'research_request_id' AND s.metadata ? 'key'
  ORDER BY place`);

/** The values that findings are compared with: of some organizations, and of the owners of email addresses. */
export class KnownValues {
  readonly #byKey: ReadonlyMap<string, readonly KnownValue[]>;

  constructor(readonly all: readonly KnownValue[]) {
    // An organization may have thousands of members, and its site hundreds of names.
    this.#byKey = Map.groupBy(all, ({ kind, text }) => keyOf(kind, text));
  }

  of(kind: FindingKind, text: string): readonly KnownValue[] {
    const key = keyOf(kind, text);
    return (key.endsWith(' ') ? undefined : this.#byKey.get(key)) ?? [];
  }

  /** The values that equal a finding; empty if the finding is new. */
  same(found: FoundValue): readonly KnownValue[] {
    const { kind, value } = found;
    if (kind === 'person') return this.of(kind, value.name).filter((one) => hasRole(one, value.role));
    if (kind === 'organization_name') return this.of(kind, value.name);
    if (kind === 'email_address') return this.of(kind, value.address);
    return this.of(kind, kind === 'postal_address' ? value.line : findingKey(found));
  }
}

const FOLDED: readonly FindingKind[] = ['organization_name', 'person', 'postal_address'];
const keyOf = (kind: FindingKind, text: string): string =>
  `${kind} ${FOLDED.includes(kind) ? fold(text) : text.toLowerCase()}`;

/** Whether a membership has the role found on a page. A finding without a role matches any membership. */
export const hasRole = ({ roles }: KnownValue, found: string | null): boolean =>
  found === null || roles.some((known) => known !== null && fold(known) === fold(found));

/** Reads the records that findings are compared with, before findings are shown and before they are accepted. */
@Injectable()
export class KnownRecords {
  constructor(private readonly db: Database) {}

  async organizations(domain: string, id: number | null = null): Promise<KnownRecord[]> {
    const rows = await this.db.query<{ record: KnownRecord }>(ORGANIZATIONS, [domain, id]);
    return rows.map(({ record }) => record);
  }

  /** The person, organization or membership with this public id, or null. */
  async any(publicId: string): Promise<KnownRecord | null> {
    const [row] = await this.db.query<{ record: KnownRecord }>(ANY, [publicId]);
    return row?.record ?? null;
  }

  /** The values of these organizations, and the owners of the email addresses in these findings. */
  async values(organizations: readonly KnownRecord[], findings: readonly FoundValue[]): Promise<KnownValues> {
    const ids = organizations.map(({ id }) => id);
    return new KnownValues(await this.db.query<KnownValue>(VALUES, [ids, findings.flatMap(addressesIn)]));
  }

  /** All findings of a request, or one of them, as JSON, each with the records that have its value already. */
  async shown(requestId: number, finding?: number): Promise<string> {
    const values = [requestId, FINDING_KINDS, finding ?? null];
    const rows = await this.db.query<ShownRow>(FINDINGS, values);
    const [request] = rows;
    if (request === undefined) return '[]';
    // The value of an expired finding is null.
    const hasValue = ({ value }: { readonly value: unknown }): boolean => value !== null;
    const known = await this.values(
      await this.organizations(request.domain, request.organization_id),
      rows.filter(hasValue),
    );
    const findings = rows.map((row) => {
      const existing = hasValue(row) ? known.same(row) : [];
      return {
        ...row.shown,
        already_held: existing.length > 0,
        existing: existing.map(({ record }) => named(record)),
      };
    });
    return JSON.stringify(findings);
  }
}

/** The email addresses in a value, in lower case. */
function addressesIn({ kind, value }: FoundValue): string[] {
  const address = kind === 'email_address' ? value.address : kind === 'person' ? value.email : null;
  return address === null ? [] : [address.toLowerCase()];
}
