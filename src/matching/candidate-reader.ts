import { PARTIES, perEach, PLURAL, type Party } from '../database/resources.js';
import { Injectable } from '@nestjs/common';
import { Database, statement } from '../database/database.js';
import { hex, jsonArray, jsonObject, moment, publicIdOf } from '../database/json.js';
import { timestamp } from '../values/dates.js';
import { domainOfAlias } from '../values/hostname.js';
import { subjectOf, type Facts, type OrganizationFacts, type Subject } from './subject.js';

/** A record that a query may mean. */
export interface Candidate {
  readonly type: Party;
  readonly id: number;
  readonly publicId: string;
  readonly subject: Subject;
}

/** The parts of people that are read: names, and the facts that the queries compare. */
interface Parts {
  readonly emails: boolean;
  readonly memberships: boolean;
  readonly places: boolean;
}

const ALL: Parts = { emails: true, memberships: true, places: true };

/** The facts of people that the queries compare; see `compare`. */
export const partsFor = (queries: readonly Subject[]): Parts => ({
  emails: queries.some(
    ({ emails, organizations }) => emails.length > 0 || organizations.some(({ domain }) => domain),
  ),
  memberships: queries.some(
    ({ emails, organizations, roles, states, text }) =>
      [emails, organizations, roles, states].some(({ length }) => length > 0) || mayName(text),
  ),
  places: queries.some(({ places }) => places.length > 0),
});

/** Whether a text has more words than a name, and may name an organization. */
const mayName = (text: Subject['text']): boolean =>
  text !== null && (text.words.length > 4 || text.segments.at(-1)! > 0);

/** Limits the parts of a record, so that one with thousands does not delay the others. The newest count. */
const MAX_PARTS = 100;

const newest = (columns: string, from: string): string =>
  `SELECT ${columns} FROM ${from} ORDER BY part.id DESC LIMIT ${MAX_PARTS}`;
/** SQL: the texts of rows of an id and a text, in the order of the ids. */
const textsIn = (rows: string): string => jsonArray('part.text', `(${rows}) part`, 'part.id');
const newestTexts = (column: string, from: string): string =>
  textsIn(newest(`part.id, part.${column} AS text`, from));
/** $1 ids. The newest citations: when each was recorded, and when its source was read. */
const CITATIONS = perEach(PARTIES, (type) =>
  statement(`
    SELECT asked.id, ${moment('s.created_at')} AS "recordedAt", s.metadata->>'read_at' AS "readAt"
    FROM unnest($1::bigint[]) AS asked (id) CROSS JOIN LATERAL (
      SELECT created_at, metadata FROM source_references
      WHERE subject_type = '${type}' AND subject_id = asked.id AND deleted_at IS NULL
      ORDER BY id DESC LIMIT ${MAX_PARTS}) s`),
);

/** A branch for each owner: an OR between them could not use an index. */
const placesOf = (...owners: readonly string[]): string =>
  textsIn(
    owners
      .map(
        (owner) =>
          `(SELECT pl.id, concat_ws(', ', pl.name, pl.address) AS text FROM ${owner} LIMIT ${MAX_PARTS})`,
      )
      .join(' UNION ALL '),
  );

const only = (condition: string, list: string): string => `CASE WHEN ${condition} THEN ${list} ELSE '[]' END`;

/** The name of an organization, and its aliases. */
const namesOf = (organization: string): string =>
  textsIn(`SELECT 0 AS id, ${organization}.name AS text
    UNION ALL SELECT a.id, a.name FROM name_aliases a WHERE a.organization_id = ${organization}.id LIMIT ${MAX_PARTS}`);

/** $1 ids, $2 whether with email addresses, $3 with memberships, $4 with places. */
const PEOPLE = statement(`
  SELECT p.id, ${hex('p.public_id')} AS "publicId", p.first_name AS "firstName", p.last_name AS "lastName",
    ${newestTexts('name', 'name_aliases part WHERE part.person_id = p.id')} AS aliases,
    ${only(
      '$2::boolean',
      textsIn(`SELECT e.id, e.address AS text FROM email_addresses e WHERE e.person_id = p.id
        UNION ALL SELECT e.id, e.address FROM memberships m JOIN email_addresses e ON e.membership_id = m.id
        WHERE m.person_id = p.id LIMIT ${MAX_PARTS}`),
    )} AS emails,
    ${only(
      '$3::boolean',
      jsonArray(
        jsonObject({ organization: 'part.organization_id', role: 'part.role', title: 'part.title' }),
        `(${newest('part.*', 'memberships part WHERE part.person_id = p.id')}) part`,
        'part.id',
      ),
    )} AS memberships,
    ${only(
      '$4::boolean',
      placesOf(
        'places pl WHERE pl.person_id = p.id',
        'memberships m JOIN places pl ON pl.membership_id = m.id WHERE m.person_id = p.id',
      ),
    )} AS places
  FROM people p WHERE p.id = ANY($1::bigint[])`);

/** $1 ids. */
const ORGANIZATIONS = statement(`
  SELECT o.id, ${hex('o.public_id')} AS "publicId", o.name, o.domain, o.organization_type AS "organizationType",
    ${newestTexts('name', 'name_aliases part WHERE part.organization_id = o.id')} AS aliases,
    ${newestTexts('address', 'email_addresses part WHERE part.organization_id = o.id')} AS emails,
    ${placesOf('places pl WHERE pl.organization_id = o.id')} AS places,
    CASE WHEN above.id IS NOT NULL THEN
      ${jsonObject({ publicId: hex('above.public_id'), names: namesOf('above'), domain: 'above.domain' })}
    END AS parent
  FROM organizations o LEFT JOIN organizations above ON above.id = o.parent_id WHERE o.id = ANY($1::bigint[])`);

/** $1 ids. Organizations as people's affiliations. */
const AFFILIATIONS = statement(`
  SELECT o.id, ${hex('o.public_id')} AS "publicId", o.domain,
    ${publicIdOf('organizations', 'o.parent_id')} AS "parentPublicId",
    ${namesOf('o')} AS names
  FROM organizations o WHERE o.id = ANY($1::bigint[])`);

/** $1 public ids: the record of each id, current or former. */
const BY_PUBLIC_IDS = perEach(PARTIES, (type) =>
  statement(`
    SELECT ${hex('asked.public_id')} AS asked, t.id, ${hex('t.public_id')} AS "publicId" FROM unnest($1::uuid[]) AS asked (public_id) CROSS JOIN LATERAL (
      SELECT r.id, r.public_id FROM ${PLURAL[type]} r WHERE r.public_id = asked.public_id
      UNION ALL SELECT r.id, r.public_id FROM former_ids f JOIN ${PLURAL[type]} r ON r.id = f.record_id
        WHERE f.resource = '${type}' AND f.public_id = asked.public_id
      LIMIT 1) t`),
);

interface PersonFacts extends Pick<Facts, 'firstName' | 'lastName' | 'aliases' | 'emails' | 'places'> {
  readonly id: number;
  readonly publicId: string;
  readonly memberships: { organization: number; role: string; title: string | null }[];
}

interface OrganizationRow extends Pick<
  Facts,
  'name' | 'aliases' | 'emails' | 'places' | 'organizationType' | 'parent'
> {
  readonly id: number;
  readonly publicId: string;
  readonly domain: string | null;
}

interface Citation {
  readonly id: number;
  readonly recordedAt: string;
  readonly readAt: string | null;
}

interface ResolvedId {
  readonly id: number;
  /** The current one. */
  readonly publicId: string;
}

type Affiliation = OrganizationFacts & { readonly id: number };

/** Reads the facts of records, in one statement for each kind. */
@Injectable()
export class CandidateReader {
  constructor(private readonly db: Database) {}

  /** The existing records, by id. */
  async read(type: Party, ids: readonly number[], parts = ALL): Promise<Map<number, Candidate>> {
    if (ids.length === 0) return new Map();
    const candidates = type === 'person' ? await this.people(ids, parts) : await this.organizations(ids);
    return new Map(candidates.map((candidate) => [candidate.id, candidate]));
  }

  /** Organizations as affiliations, by id. */
  async affiliations(ids: readonly number[]): Promise<Map<number, OrganizationFacts>> {
    if (ids.length === 0) return new Map();
    const rows = await this.db.read<Affiliation>(AFFILIATIONS, [ids]);
    return new Map(rows.map(({ id, ...facts }) => [id, facts]));
  }

  /** Records by public id, current or former. */
  async resolve(type: Party, publicIds: readonly string[]): Promise<Map<string, ResolvedId>> {
    if (publicIds.length === 0) return new Map();
    const rows = await this.db.read<ResolvedId & { asked: string }>(BY_PUBLIC_IDS[type], [publicIds]);
    return new Map(rows.map(({ asked, ...record }) => [asked, record]));
  }

  /**
   * Returns the records that a source supported at this time or later: when it was read, else when it was
   * cited.
   */
  async verifiedSince(type: Party, ids: readonly number[], since: string): Promise<Set<number>> {
    if (ids.length === 0) return new Set();
    const rows = await this.db.read<Citation>(CITATIONS[type], [ids]);
    const now = new Date().toISOString();
    return new Set(
      rows.flatMap(({ id, recordedAt, readAt }) => {
        const read = readAt === null ? null : timestamp(readAt);
        const isKnown = read?.ok === true && read.value <= now;
        return (isKnown ? read.value : recordedAt) >= since ? [id] : [];
      }),
    );
  }

  private async people(ids: readonly number[], parts: Parts): Promise<Candidate[]> {
    const { emails, memberships, places } = parts;
    const rows = await this.db.read<PersonFacts>(PEOPLE, [ids, emails, memberships, places]);
    const organizations = rows.flatMap(({ memberships }) =>
      memberships.map(({ organization }) => organization),
    );
    const affiliations = await this.affiliations([...new Set(organizations)]);
    return rows.map(({ id, publicId, memberships, ...facts }) => ({
      type: 'person',
      id,
      publicId,
      subject: subjectOf({
        ...facts,
        type: 'person',
        publicIds: [publicId],
        roles: [
          ...new Set(memberships.flatMap(({ role, title }) => (title === null ? [role] : [role, title]))),
        ],
        organizations: [...new Set(memberships.map(({ organization }) => organization))].flatMap(
          (organization) => affiliations.get(organization) ?? [],
        ),
      }),
    }));
  }

  private async organizations(ids: readonly number[]): Promise<Candidate[]> {
    const rows = await this.db.read<OrganizationRow>(ORGANIZATIONS, [ids]);
    return rows.map(({ id, publicId, domain, ...facts }) => ({
      type: 'organization',
      id,
      publicId,
      subject: subjectOf({
        ...facts,
        type: 'organization',
        publicIds: [publicId],
        domains: [domain, ...(facts.aliases ?? []).map(domainOfAlias)].filter((one) => one !== null),
      }),
    }));
  }
}
