import type { Party } from '../database/resources.js';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { invalidField, tooMany } from '../common/errors.js';
import { Database, statement, type Statement } from '../database/database.js';
import { hex, jsonArray, jsonObject } from '../database/json.js';
import { isRecord } from '../values/json.js';
import { countItems } from '../http/rate-limits.js';
import { isCurrent } from '../memberships/memberships.schema.js';
import { Entities } from './entities.js';
import { findProperty, term, type Property } from './vocabulary.js';

export const MAX_IDS = 100;
const MAX_PROPERTIES = 50;

/** A property of an extend request. */
interface AskedProperty {
  readonly id: string;
  /** Undefined if the service does not have it. */
  readonly property: Property | undefined;
  readonly settings: Settings;
}

/** $1 public ids. The former ids of records. */
const FORMER = statement(`
  SELECT ${hex('t.public_id')} AS id, ${hex('f.public_id')} AS former_id FROM former_ids f
  JOIN LATERAL (
    SELECT p.public_id FROM people p WHERE f.resource = 'person' AND p.id = f.record_id
    UNION ALL SELECT o.public_id FROM organizations o WHERE f.resource = 'organization' AND o.id = f.record_id
  ) t ON true
  WHERE (f.resource, f.record_id) IN (
    SELECT 'person'::resource, p.id FROM people p WHERE p.public_id = ANY($1::uuid[])
    UNION ALL SELECT 'organization'::resource, o.id FROM organizations o WHERE o.public_id = ANY($1::uuid[]))
  ORDER BY f.created_at, f.public_id`);

/** $1 public ids. The email addresses and places of people's roles. */
const ROLES = statement(`
  SELECT ${hex('p.public_id')} AS id, ${isCurrent('m')} AS current,
    ${jsonArray(jsonObject({ address: 'e.address' }), 'email_addresses e WHERE e.membership_id = m.id', 'e.id')} AS email_addresses,
    ${jsonArray(jsonObject({ name: 'l.name', address: 'l.address' }), 'places l WHERE l.membership_id = m.id', 'l.id')} AS places
  FROM people p JOIN memberships m ON m.person_id = p.id WHERE p.public_id = ANY($1::uuid[])
  ORDER BY current DESC, m.id DESC`);

/** Adds columns to reconciled rows. */
@Injectable()
export class Extension {
  constructor(
    private readonly db: Database,
    private readonly entities: Entities,
  ) {}

  /** The values of properties for ids: 1 credit for each id that is found. Throws 402, 413 and 422. */
  async extend(asked: unknown, request: FastifyRequest, reply: FastifyReply) {
    const { ids, properties } = parseRequest(asked);
    // The call itself counts as its first id.
    await countItems(request, reply, ids.length - 1);
    const { charge } = request;
    const [found] = await Promise.all([
      this.entities.find<FullRecord>(ids, 'full'),
      ids.length === 0 ? charge?.takeUpTo(0) : charge?.take(ids.length),
    ]);
    const records = [...found.values()].filter((record) => record !== null);
    await charge?.giveBack(ids.length - records.length);
    const [former, roles] = await Promise.all([
      this.parts<{ readonly former_id: string }>(FORMER, records, properties, ['former_ids']),
      this.parts<RoleParts>(ROLES, records, properties, ['email', 'place']),
    ]);
    const rows = ids.map((id): [string, Record<string, readonly Cell[]>] => {
      const record = found.get(id);
      const whole = record && {
        ...record,
        formerIds: (former.get(record.public_id) ?? []).map(({ former_id }) => former_id),
        roles: roles.get(record.public_id) ?? [],
      };
      const cells = properties.map(({ id: name, property, settings }): [string, readonly Cell[]] => [
        name,
        whole && property?.kinds.includes(whole.kind) ? valuesOf(name, whole, settings) : [],
      ]);
      return [id, Object.fromEntries(cells)];
    });
    return { meta: properties.map(metaOf), rows: Object.fromEntries(rows) };
  }

  /** Reads the properties of a statement for the records, by public id, if one of them is requested. */
  private async parts<Part>(
    prepared: Statement,
    records: readonly FullRecord[],
    asked: readonly AskedProperty[],
    properties: readonly string[],
  ): Promise<ReadonlyMap<string, readonly Part[]>> {
    if (!asked.some(({ id }) => properties.includes(id))) return new Map();
    const ids = new Set(records.map(({ public_id }) => public_id));
    return Map.groupBy(
      await this.db.read<Part & { readonly id: string }>(prepared, [[...ids]]),
      ({ id }) => id,
    );
  }
}

const metaOf = ({ id, property }: AskedProperty) => ({
  id,
  name: property?.name ?? id,
  ...(property?.values ? { type: term(property.values) } : {}),
});

function parseRequest(asked: unknown): { ids: string[]; properties: AskedProperty[] } {
  const { ids, properties } = isRecord(asked) ? asked : {};
  if (!Array.isArray(ids) || !ids.every((id) => typeof id === 'string')) {
    throw invalidField('extend', 'invalid_format', 'must have a list of ids in ids');
  }
  if (!Array.isArray(properties) || properties.length > MAX_PROPERTIES || !properties.every(isProperty)) {
    throw invalidField(
      'extend',
      'invalid_format',
      `must have a list of at most ${MAX_PROPERTIES} objects with an id in properties`,
    );
  }
  if (ids.length > MAX_IDS) throw tooMany(MAX_IDS, 'ids');
  return {
    ids: [...new Set(ids)],
    properties: properties.map(({ id, settings }) => ({
      id,
      property: findProperty(id),
      settings: settingsOf(settings),
    })),
  };
}

const isProperty = (value: unknown): value is { id: string; settings?: unknown } =>
  isRecord(value) && typeof value['id'] === 'string';

/** Clients send what their form contains: numbers as text, and `on` for a checked box. Throws 422. */
function settingsOf(value: unknown): Settings {
  const { limit, current_only } = isRecord(value) ? value : {};
  const most = Number(limit ?? 0);
  if (Array.isArray(limit) || !Number.isInteger(most) || most < 0) {
    const message = 'must have an integer of at least 0 as the limit in settings; 0 means all values';
    throw invalidField('extend', 'invalid_format', message);
  }
  return {
    limit: most === 0 ? Infinity : most,
    currentOnly: current_only === true || current_only === 'on' || current_only === 'true',
  };
}

/** A value of a property, in the form of the protocol. */
export type Cell =
  | { readonly str: string }
  | { readonly id: string; readonly name: string }
  | { readonly date: string }
  | { readonly int: number };

export interface Settings {
  readonly limit: number;
  readonly currentOnly: boolean;
}

interface OrganizationSummary {
  readonly public_id: string;
  readonly name: string;
}

interface Membership {
  readonly id: number;
  readonly role: string;
  readonly title: string | null;
  readonly current: boolean;
  readonly organization: OrganizationSummary;
}

interface Parts {
  readonly email_addresses: readonly { readonly address: string }[];
  readonly places: readonly { readonly name: string | null; readonly address: string | null }[];
}

/** The parts of a membership of a person. */
export interface RoleParts extends Parts {
  readonly current: boolean;
}

/** The fields of full records that properties use. */
export interface FullRecord extends Parts {
  readonly kind: Party;
  readonly public_id: string;
  readonly updated_at: string;
  readonly first_name?: string | null;
  readonly last_name?: string | null;
  readonly domain?: string | null;
  readonly organization_type?: string | null;
  readonly parent_organization?: OrganizationSummary | null;
  readonly members_count?: number;
  readonly memberships?: readonly Membership[];
  readonly name_aliases: readonly { readonly name: string }[];
  readonly source_references: readonly { readonly recorded_at: string }[];
  readonly formerIds?: readonly string[];
  /** The current ones first. */
  readonly roles?: readonly RoleParts[];
}

type Read = (record: FullRecord, settings: Settings) => readonly (Cell | null)[];

const text = (value: string | null | undefined): Cell | null => (value ? { str: value } : null);
const entity = (organization: OrganizationSummary | null | undefined): Cell | null =>
  organization ? { id: organization.public_id, name: organization.name } : null;

/** The current ones first, then the newest. */
const membershipsOf = ({ memberships = [] }: FullRecord, { currentOnly }: Settings): readonly Membership[] =>
  memberships
    .filter(({ current }) => current || !currentOnly)
    .toSorted((a, b) => Number(b.current) - Number(a.current) || b.id - a.id);

/** The parts of the record, then those of its roles. */
const partsOf = (record: FullRecord, { currentOnly }: Settings): readonly Parts[] => [
  record,
  ...(record.roles ?? []).filter(({ current }) => current || !currentOnly),
];

const READS: Readonly<Record<string, Read>> = {
  email: (record, settings) =>
    partsOf(record, settings).flatMap(({ email_addresses }) =>
      email_addresses.map(({ address }) => text(address)),
    ),
  first_name: ({ first_name }) => [text(first_name)],
  last_name: ({ last_name }) => [text(last_name)],
  alias: ({ name_aliases }) => name_aliases.map(({ name }) => text(name)),
  organization: (record, settings) =>
    membershipsOf(record, settings).map(({ organization }) => entity(organization)),
  role: (record, settings) => membershipsOf(record, settings).map(({ role }) => text(role)),
  title: (record, settings) => membershipsOf(record, settings).map(({ title }) => text(title)),
  domain: ({ domain }) => [text(domain)],
  organization_type: ({ organization_type }) => [text(organization_type)],
  parent: ({ parent_organization }) => [entity(parent_organization)],
  place: (record, settings) =>
    partsOf(record, settings).flatMap(({ places }) =>
      places.map(({ name, address }) => text([name, address].filter((part) => part !== null).join(', '))),
    ),
  members_count: ({ members_count }) => (members_count === undefined ? [] : [{ int: members_count }]),
  current_memberships: (record, settings) =>
    membershipsOf(record, { ...settings, currentOnly: true }).map(({ title, role, organization }) =>
      text(`${title ?? role}, ${organization.name}`),
    ),
  verified_at: ({ source_references }) =>
    source_references
      .map(({ recorded_at }) => recorded_at)
      .toSorted()
      .slice(-1)
      .map((date) => ({ date })),
  updated_at: ({ updated_at }) => [{ date: updated_at }],
  public_id: ({ public_id }) => [text(public_id)],
  former_ids: ({ formerIds = [] }) => formerIds.map(text),
};

/** The values of a property of a record, each once. */
function valuesOf(property: string, record: FullRecord, settings: Settings): readonly Cell[] {
  const cells = (READS[property]?.(record, settings) ?? []).filter((cell) => cell !== null);
  const unique = new Map(cells.map((cell) => [JSON.stringify(cell), cell]));
  return [...unique.values()].slice(0, settings.limit);
}
