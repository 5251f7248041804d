import { Injectable } from '@nestjs/common';
import { BatchedReads } from '../../database/batched-read.js';
import { Database, statement, type Statement } from '../../database/database.js';
import { hex, jsonArray, jsonObject } from '../../database/json.js';
import { membershipSummary } from '../../memberships/membership.summary.js';
import { organizationSummary } from '../../organizations/organization.summary.js';
import { personSummary } from '../../people/person.summary.js';
import { placeSummary } from '../../places/place.summary.js';
import { READ_ROWS, type DocumentRows } from '../document-rows.js';
import { SEARCH_TYPES, type DocumentRef, type SearchType } from '../documents.js';

/** The texts of a record that a query may have matched, by the name of the field that shows them. */
export type FieldTexts = Readonly<Record<string, readonly string[]>>;

/** A record as it is now: what is shown of it, and what it may have been found by. */
export interface HitRecord {
  readonly type: SearchType;
  readonly id: number;
  readonly public_id: string;
  /** Finished JSON. */
  readonly summary: string;
  readonly texts: FieldTexts;
}

const textsOf = (column: string, from: string): string =>
  jsonArray(`${column}.text`, `(SELECT ${from}) ${column}`, `${column}.id`);
const aliasesOf = (column: string, owner: string) =>
  textsOf('alias', `a.id, a.name AS text FROM name_aliases a WHERE a.${column} = ${owner}.id`);
const emailsOf = (column: string, owner: string) =>
  textsOf('email', `a.id, a.address AS text FROM email_addresses a WHERE a.${column} = ${owner}.id`);
/** SQL for a list of one text, or none. */
const one = (text: string): string =>
  `CASE WHEN ${text} IS NULL THEN '[]'::json ELSE json_build_array(${text}) END`;

const hitRecords = (
  type: SearchType,
  from: string,
  t: string,
  summary: Record<string, string>,
  texts: Record<string, string>,
): Statement =>
  statement(`
    SELECT '${type}' AS type, ${t}.id, ${hex(`${t}.public_id`)} AS public_id,
      ${jsonObject(summary)}::text AS summary, ${jsonObject(texts)} AS texts
    FROM ${from} WHERE ${t}.id = ANY($1::bigint[])`);

const MEMBERSHIPS =
  'memberships m JOIN people p ON p.id = m.person_id JOIN organizations o ON o.id = m.organization_id';

/** $1 ids. One statement a type: to begin one that reads all four takes longer than to run one of these. */
const READ: Readonly<Record<SearchType, Statement>> = {
  person: hitRecords('person', 'people p', 'p', personSummary('p'), {
    name: one(`nullif(concat_ws(' ', p.first_name, p.last_name), '')`),
    name_aliases: aliasesOf('person_id', 'p'),
    email_addresses: emailsOf('person_id', 'p'),
  }),
  organization: hitRecords('organization', 'organizations o', 'o', organizationSummary('o'), {
    name: one('o.name'),
    name_aliases: aliasesOf('organization_id', 'o'),
    domain: one('o.domain'),
    email_addresses: emailsOf('organization_id', 'o'),
  }),
  membership: hitRecords(
    'membership',
    MEMBERSHIPS,
    'm',
    membershipSummary('m', { person: 'p', organization: 'o' }),
    {
      title: one('m.title'),
      role: one('m.role'),
      email_addresses: emailsOf('membership_id', 'm'),
      person: `json_build_array(concat_ws(' ', p.first_name, p.last_name))`,
      organization: `json_build_array(o.name)`,
    },
  ),
  place: hitRecords('place', 'places pl', 'pl', placeSummary('pl'), {
    name: one('pl.name'),
    address: one('pl.address'),
  }),
};

/** Statements for a type at the same time, and the searches whose hits one of them reads at most. */
const LANES = 2;
const MOST = 16;

const idsOf = (hits: readonly DocumentRef[], type: SearchType): number[] =>
  hits.filter((hit) => hit.type === type).map(({ id }) => id);

/** Reads the records that were found from PostgreSQL, as they are now. */
@Injectable()
export class HitRecords {
  /** By type; what the hits of several searches need is read together where they queue. */
  private readonly reads: Readonly<Record<SearchType, BatchedReads<readonly number[], HitRecord[]>>>;

  constructor(private readonly db: Database) {
    const ofType = (type: SearchType) =>
      new BatchedReads<readonly number[], HitRecord[]>(
        db,
        (asked) => this.readMany(type, asked),
        LANES,
        MOST,
      );
    this.reads = {
      person: ofType('person'),
      organization: ofType('organization'),
      membership: ofType('membership'),
      place: ofType('place'),
    };
  }

  /** Those of the records that are there, in no order. */
  async read(hits: readonly DocumentRef[]): Promise<HitRecord[]> {
    const types = SEARCH_TYPES.filter((type) => hits.some((hit) => hit.type === type));
    const found = await Promise.all(types.map((type) => this.reads[type].read(idsOf(hits, type))));
    return found.flatMap((records) => records!);
  }

  private async readMany(type: SearchType, asked: readonly (readonly number[])[]) {
    const wanted = [...new Set(asked.flat())];
    const records = await this.db.readAll<HitRecord>(
      READ[type],
      [wanted],
      (found) => found.length === wanted.length,
    );
    const byId = new Map(records.map((record) => [record.id, record]));
    return new Map(asked.map((ids) => [ids, ids.flatMap((id) => byId.get(id) ?? [])]));
  }

  /** The texts of what goes with records without being their own; a second, slower read, for few of them. */
  async readSurroundings(hits: readonly DocumentRef[]): Promise<ReadonlyMap<string, FieldTexts>> {
    const found = new Map<string, FieldTexts>();
    for (const type of ['person', 'organization', 'place'] as const) {
      const ids = idsOf(hits, type);
      if (ids.length === 0) continue;
      const rows = await this.db.read<DocumentRows[typeof type]>(READ_ROWS[type], [ids]);
      for (const row of rows) found.set(`${type}:${row.id}`, surroundings(row));
    }
    return found;
  }
}

const surroundings = (row: DocumentRows['person' | 'organization' | 'place']): FieldTexts => ({
  role: row.roles,
  title: row.titles,
  organization: row.organizations,
  place: row.places,
  email_addresses: row.emails,
  ...('parent' in row && row.parent !== null ? { parent_organization: [row.parent] } : {}),
  ...('owner' in row ? { owner: [row.owner] } : {}),
});
