import { Injectable } from '@nestjs/common';
import { BatchedReads } from '../../database/batched-read.js';
import { Database, statement, type Statement } from '../../database/database.js';
import { hex, jsonArray, jsonObject, type JsonFields } from '../../database/json.js';
import { membershipSummary } from '../../memberships/memberships.schema.js';
import { organizationSummary } from '../../organizations/organizations.schema.js';
import { personSummary } from '../../people/people.schema.js';
import { placeSummary } from '../../places/places.schema.js';
import type { DocumentRows } from '../build-document.js';
import { READ_ROWS } from '../document-reader.js';
import { SEARCH_TYPES, type DocumentRef, type SearchType } from '../documents.js';

/** The texts of a record that a query may match, by the name of the response field. */
export type FieldTexts = Readonly<Record<string, readonly string[]>>;

/** A record with its response and its searchable texts. */
export interface HitRecord {
  readonly type: SearchType;
  readonly id: number;
  readonly public_id: string;
  /** Serialized JSON. */
  readonly summary: string;
  readonly texts: FieldTexts;
}

const textsOf = (column: string, from: string): string =>
  jsonArray(`${column}.text`, `(SELECT ${from}) ${column}`, `${column}.id`);
const aliasesOf = (column: string, owner: string) =>
  textsOf('alias', `a.id, a.name AS text FROM name_aliases a WHERE a.${column} = ${owner}.id`);
const emailsOf = (column: string, owner: string) =>
  textsOf('email', `a.id, a.address AS text FROM email_addresses a WHERE a.${column} = ${owner}.id`);
/** SQL: a list of one text, empty for null. */
const one = (text: string): string =>
  `CASE WHEN ${text} IS NULL THEN '[]'::json ELSE json_build_array(${text}) END`;

const hitRecords = (
  type: SearchType,
  from: string,
  t: string,
  summary: JsonFields,
  texts: Record<string, string>,
): Statement =>
  statement(`
    SELECT '${type}' AS type, ${t}.id, ${hex(`${t}.public_id`)} AS public_id,
      ${jsonObject(summary)}::text AS summary, ${jsonObject(texts)} AS texts
    FROM ${from} WHERE ${t}.id = ANY($1::bigint[])`);

/** $1 ids. A statement over all four types takes longer to start than one of these to run. */
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
    'memberships m JOIN people p ON p.id = m.person_id JOIN organizations o ON o.id = m.organization_id',
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

/** Maximum number of concurrent statements per type, and of searches that share one statement. */
const LANES = 1;
const MAX_SEARCHES = 16;

/** The key of a hit. */
export const hitKey = ({ type, id }: DocumentRef): string => `${type}:${id}`;

const idsOf = (hits: readonly DocumentRef[], type: SearchType): number[] =>
  hits.filter((hit) => hit.type === type).map(({ id }) => id);

/** Reads the records of hits from PostgreSQL. */
@Injectable()
export class HitRecords {
  /** By type. The reads of several queued searches are combined in one statement. */
  private readonly reads: ReadonlyMap<SearchType, BatchedReads<readonly number[], HitRecord[]>>;

  constructor(private readonly db: Database) {
    this.reads = new Map(
      SEARCH_TYPES.map((type) => [
        type,
        new BatchedReads(
          db,
          (asked: (readonly number[])[]) => this.readMany(type, asked),
          LANES,
          MAX_SEARCHES,
        ),
      ]),
    );
  }

  /** The existing records, by `hitKey`. */
  async read(hits: readonly DocumentRef[]): Promise<ReadonlyMap<string, HitRecord>> {
    const types = SEARCH_TYPES.filter((type) => hits.some((hit) => hit.type === type));
    const found = await Promise.all(types.map((type) => this.reads.get(type)!.read(idsOf(hits, type))));
    return new Map(found.flatMap((records) => records!.map((record) => [hitKey(record), record])));
  }

  /** The texts of related records, by `hitKey`. This second, slower read is for few hits. */
  async readSurroundings(hits: readonly DocumentRef[]): Promise<ReadonlyMap<string, FieldTexts>> {
    const types = ['person', 'organization', 'place'] as const;
    const found = types.map(async (type) => {
      const ids = idsOf(hits, type);
      if (ids.length === 0) return [];
      const rows = await this.db.read<DocumentRows[typeof type]>(READ_ROWS[type], [ids]);
      return rows.map((row) => [hitKey({ type, id: row.id }), surroundings(row)] as const);
    });
    return new Map((await Promise.all(found)).flat());
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
