import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, invalidField } from '../common/errors.js';
import { Database, statement, type Statement } from '../database/database.js';
import { hex, jsonArray, jsonObject } from '../database/json.js';
import { isRecord } from '../values/json.js';
import { countItems } from '../http/rate-limits.js';
import { isCurrent } from '../memberships/memberships.schema.js';
import { Entities } from './entities.js';
import { valuesOf, type Cell, type FullRecord, type RoleParts, type Settings } from './property-values.js';
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
  if (ids.length > MAX_IDS) {
    throw new ApiError(413, 'payload_too_large', `A call has at most ${MAX_IDS} ids: send them in several.`);
  }
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

/** Clients send what their form contains: numbers as text, and `on` for a checked box. Anything else is the default. */
function settingsOf(value: unknown): Settings {
  const { limit, current_only } = isRecord(value) ? value : {};
  const most = Number(typeof limit === 'string' || typeof limit === 'number' ? limit : 0);
  return {
    limit: Number.isFinite(most) && most >= 1 ? Math.floor(most) : Infinity,
    currentOnly: current_only === true || current_only === 'on' || current_only === 'true',
  };
}
