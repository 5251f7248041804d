import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../database/database.js';
import { PLURAL } from '../../../database/resources.js';
import { sourceOf, type Source } from '../components/sources.js';
import { jsonArray, jsonObject, moment, type JsonFields } from '../../../database/json.js';
import { emailAddressSummary } from '../../../email-addresses/email-addresses.schema.js';
import { notFound } from '../../../common/errors.js';
import { ListQuery } from '../../../http/list.query.js';
import { membershipSummary } from '../../../memberships/memberships.schema.js';
import { nameAliasSummary } from '../../../name-aliases/name-aliases.schema.js';
import { organizationSummary, membersCount } from '../../../organizations/organizations.schema.js';
import { personSummary } from '../../../people/people.schema.js';
import { placeSummary } from '../../../places/places.schema.js';
import { RecordList } from '../../../records/record-list.js';
import { Lists, type ListSpec } from '../../../records/lists.js';
import { type RecordReader, Records } from '../../../records/record-service.js';
import { listPage, ROWS, type ListPage } from '../api.js';
import { hasMemberships, KINDS, perKind, type Kind } from './kinds.js';

export interface Named {
  readonly public_id: string;
  readonly name: string;
}

export interface Cited {
  readonly source: Source | null;
}

export interface ViewedEmail extends Cited {
  readonly address: string;
  readonly verified_at: string | null;
}

export interface ViewedPlace extends Cited {
  readonly public_id: string;
  readonly name: string | null;
  readonly address: string | null;
  /** null if the place has an address. */
  readonly latitude: number | null;
  readonly longitude: number | null;
}

export interface ViewedMembership extends Cited {
  readonly public_id: string;
  readonly role: string;
  readonly title: string | null;
  readonly start_date: string | null;
  readonly end_date: string | null;
  readonly current: boolean;
  readonly person: Named;
  readonly organization: Named;
}

/** A record with all its data except memberships, which are paged. */
export interface ViewedRecord extends Cited {
  readonly public_id: string;
  readonly [field: string]: unknown;
  readonly email_addresses: readonly ViewedEmail[];
  readonly name_aliases: readonly (Named & Cited)[];
  readonly places: readonly ViewedPlace[];
  /** The source of the latest change of each field. */
  readonly field_sources: Readonly<Record<string, Source>>;
  readonly sources_count: number;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A source without its excerpt and author. */
export type PublicSource = Pick<Source, 'category' | 'url' | 'at'>;

/** Number of changes searched for the sources of fields; older sources appear for the whole record. */
const CHANGES_READ = 200;

const parts = (kind: Kind, t: string): JsonFields => {
  const cited = (table: string, e: string, fields: JsonFields) =>
    jsonArray(
      jsonObject({ ...fields, source: sourceOf(`${e}.citation_id`) }),
      `${table} ${e} WHERE ${e}.${kind}_id = ${t}.id`,
      `${e}.id`,
    );
  const none = `'[]'::json`;
  const owns = hasMemberships(kind);
  return {
    email_addresses: kind === 'place' ? none : cited('email_addresses', 'e', emailAddressSummary('e')),
    name_aliases: owns ? cited('name_aliases', 'na', nameAliasSummary('na')) : none,
    places: kind === 'place' ? none : cited('places', 'pl', placeSummary('pl')),
    source: sourceOf(`${t}.citation_id`),
    field_sources: `(SELECT coalesce(json_object_agg(by_field.key, ${sourceOf('by_field.citation_id')}), '{}')
      FROM (SELECT DISTINCT ON (field.key) field.key, latest.citation_id
        FROM (SELECT c.id, c.changed, c.citation_id FROM changes c
          WHERE c.resource = '${kind}' AND c.record_id = ${t}.id AND c.citation_id IS NOT NULL
          ORDER BY c.id DESC LIMIT ${CHANGES_READ}) latest, jsonb_object_keys(latest.changed) AS field (key)
        ORDER BY field.key, latest.id DESC) by_field)`,
    sources_count: `(SELECT count(*) FROM source_references s
      WHERE s.subject_type = '${kind}' AND s.subject_id = ${t}.id AND s.deleted_at IS NULL)`,
  };
};

const placeOwner = (pl: string): string => `(SELECT json_build_object('kind', owner.kind, 'public_id',
    replace(owner.public_id::text, '-', ''), 'name', owner.name)
  FROM (SELECT 'person' AS kind, p.public_id, concat_ws(' ', p.first_name, p.last_name) AS name FROM people p
      WHERE p.id = ${pl}.person_id
    UNION ALL SELECT 'organization', o.public_id, o.name FROM organizations o WHERE o.id = ${pl}.organization_id
    UNION ALL SELECT 'membership', m.public_id, concat_ws(', ', mp.first_name, mp.last_name, mo.name)
      FROM memberships m JOIN people mp ON mp.id = m.person_id JOIN organizations mo ON mo.id = m.organization_id
      WHERE m.id = ${pl}.membership_id) owner)`;

/** The fields of a record that lists show, too. */
export const SUMMARIES: Readonly<Record<Kind, (t: string) => JsonFields>> = {
  person: personSummary,
  organization: organizationSummary,
  membership: membershipSummary,
  place: placeSummary,
};

/** The record that a record belongs to. */
const ABOVE: Readonly<Partial<Record<Kind, (t: string) => JsonFields>>> = {
  organization: (t) => ({
    parent_organization: `(SELECT ${jsonObject(organizationSummary('po'))} FROM organizations po WHERE po.id = ${t}.parent_id)`,
  }),
  place: (t) => ({ owner: placeOwner(t) }),
};

const viewOf = (kind: Kind, t: string): JsonFields => {
  return { ...SUMMARIES[kind](t), ...ABOVE[kind]?.(t), ...parts(kind, t) };
};

const citedMembership = (m: string): JsonFields => ({
  ...membershipSummary(m),
  source: sourceOf(`${m}.citation_id`),
});

/** Sources of a record, newest first. $1: kind; $2: id. */
const SOURCES = statement(`
  SELECT s.source_category AS category, s.url, ${moment('s.created_at')} AS at
  FROM source_references s
  WHERE s.subject_type = $1::resource AND s.subject_id = $2 AND s.deleted_at IS NULL
  ORDER BY s.id DESC LIMIT 20`);

/** Kind of a record. $1: current or former public id. */
const KIND = statement(`
  ${KINDS.map((kind) => `SELECT '${kind}' AS kind FROM ${PLURAL[kind]} WHERE public_id = $1`).join(' UNION ALL ')}
  UNION ALL SELECT resource::text FROM former_ids
    WHERE public_id = $1 AND resource IN (${KINDS.map((kind) => `'${kind}'`).join(', ')})
  LIMIT 1`);

/** Reads the data of the workbench's record pages: each value with its source. */
@Injectable()
export class RecordViews {
  private readonly stores: Readonly<Record<Kind, RecordReader>>;
  private readonly memberships: ListSpec;

  constructor(
    private readonly db: Database,
    private readonly lists: Lists,
    records: Records,
  ) {
    this.stores = perKind((kind) => records.reader(kind, (t) => viewOf(kind, t)));
    this.memberships = {
      list: new RecordList(db, 'memberships', citedMembership),
      keys: ['memberships'],
      records: [
        { name: 'person', resource: 'person', sql: (id) => `t.person_id = ${id}` },
        {
          name: 'organization',
          resource: 'organization',
          sql: (id) => `t.organization_id = ${id}`,
          total: membersCount,
        },
      ],
    };
  }

  /** Throws 308, 410 or 404. */
  async show(kind: Kind, publicId: string): Promise<ViewedRecord> {
    return JSON.parse(await this.stores[kind].show(publicId)) as ViewedRecord;
  }

  /** Returns a page of the memberships of a person or organization, each with its source. */
  async membershipsOf(
    kind: 'person' | 'organization',
    publicId: string,
    page: number,
  ): Promise<ListPage<ViewedMembership>> {
    const filter = { [`${kind}_public_id`]: publicId };
    const query = Object.assign(new ListQuery(), { ...filter, page, per_page: ROWS });
    return listPage(await this.lists.reply(this.memberships, query, ''), 'memberships');
  }

  /** Returns a record with a page of its memberships. Throws 308, 410 or 404. */
  async withMemberships(kind: Kind, publicId: string, page: number) {
    const record = await this.show(kind, publicId);
    const memberships = hasMemberships(kind) ? await this.membershipsOf(kind, publicId, page) : null;
    return { kind, record, memberships };
  }

  /** Returns the view for accounts without the right to edit. Throws 308, 410 or 404. */
  async summary(kind: Kind, publicId: string, page: number) {
    const shown = await this.withMemberships(kind, publicId, page);
    return { ...shown, sources: await this.db.query<PublicSource>(SOURCES, [kind, shown.record['id']]) };
  }

  /** Returns the kind of the record with this current or former id, deleted records included. Throws 404. */
  async kindOf(publicId: string): Promise<Kind> {
    const [found] = await this.db.query<{ kind: Kind }>(KIND, [publicId]);
    if (found === undefined) throw notFound('No record has this public_id.');
    return found.kind;
  }
}

/** The name of a record; `joint` stands between the person and the organization of a membership. */
export function nameOf(kind: Kind, record: Readonly<Record<string, unknown>>, joint = ' at '): string {
  if (kind === 'membership') {
    const { person, organization } = record as unknown as ViewedMembership;
    return `${person.name}${joint}${organization.name}`;
  }
  const name = record['name'] ?? record['address'];
  return typeof name === 'string' ? name : 'Place';
}
