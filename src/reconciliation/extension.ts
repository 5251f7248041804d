import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, invalidField } from '../common/errors.js';
import { Database, statement } from '../database/database.js';
import { hex } from '../database/json.js';
import { isRecord } from '../http/fields.js';
import { countItems } from '../http/rate-limits.js';
import { RecordLookup } from '../lookups/record-lookup.js';
import { publicId } from '../values/public-id.js';
import { valuesOf, type Cell, type FullRecord, type Settings } from './property-values.js';
import { findProperty, term, type EntityKind, type Property } from './vocabulary.js';

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
  SELECT ${hex('t.public_id')} AS id, ${hex('f.public_id')} AS former FROM former_ids f
  JOIN LATERAL (
    SELECT p.public_id FROM people p WHERE f.resource = 'person' AND p.id = f.record_id
    UNION ALL SELECT o.public_id FROM organizations o WHERE f.resource = 'organization' AND o.id = f.record_id
  ) t ON true
  WHERE (f.resource, f.record_id) IN (
    SELECT 'person'::resource, p.id FROM people p WHERE p.public_id = ANY($1::uuid[])
    UNION ALL SELECT 'organization'::resource, o.id FROM organizations o WHERE o.public_id = ANY($1::uuid[]))
  ORDER BY f.created_at, f.public_id`);

/** Adds columns to reconciled rows. */
@Injectable()
export class Extension {
  constructor(
    private readonly db: Database,
    private readonly records: RecordLookup,
  ) {}

  /** The values of properties for ids: 1 credit for each id that is found. Throws 402, 413 and 422. */
  async extend(asked: unknown, request: FastifyRequest, reply: FastifyReply) {
    const { ids, properties } = parseRequest(asked);
    // The call itself counts as its first id.
    await countItems(request, reply, ids.length - 1);
    const { charge } = request;
    const [found] = await Promise.all([
      this.find(ids),
      ids.length === 0 ? charge?.takeUpTo(0) : charge?.take(ids.length),
    ]);
    await charge?.giveBack(ids.length - found.size);
    const former = properties.some(({ id }) => id === 'former_ids')
      ? await this.formerIds(found)
      : new Map<string, string[]>();
    const rows = ids.map((id): [string, Record<string, readonly Cell[]>] => {
      const record = found.get(id);
      const cells = properties.map(({ id: name, property, settings }): [string, readonly Cell[]] => [
        name,
        record === undefined || property === undefined || !property.kinds.includes(record.kind)
          ? []
          : valuesOf(name, { ...record, formerIds: former.get(record.public_id) ?? [] }, settings),
      ]);
      return [id, Object.fromEntries(cells)];
    });
    return { meta: properties.map(metaOf), rows: Object.fromEntries(rows) };
  }

  /** The full records of ids, by the id that was asked. */
  private async find(ids: readonly string[]): Promise<Map<string, FullRecord>> {
    const known = ids.filter((id) => publicId(id).ok);
    const parts = await Promise.all(
      (['person', 'organization'] as const).map(async (kind: EntityKind) => {
        const found = known.length === 0 ? [] : await this.records.find(kind, known, 'full');
        return found.flatMap(({ publicId: current, json }, index) =>
          current === null ? [] : [[known[index]!, { ...(JSON.parse(json) as FullRecord), kind }] as const],
        );
      }),
    );
    return new Map(parts.flat());
  }

  private async formerIds(found: ReadonlyMap<string, FullRecord>): Promise<Map<string, string[]>> {
    const ids = [...new Set([...found.values()].map(({ public_id }) => public_id))];
    const rows = await this.db.read<{ id: string; former: string }>(FORMER, [ids]);
    const former = new Map<string, string[]>();
    for (const row of rows) former.set(row.id, [...(former.get(row.id) ?? []), row.former]);
    return former;
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
