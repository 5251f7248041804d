import { PARTIES, type Party } from '../database/resources.js';
import { Injectable } from '@nestjs/common';
import { gone, noRecord } from '../common/errors.js';
import { Database, statement } from '../database/database.js';
import { hex } from '../database/json.js';
import { RecordLookup } from '../lookups/record-lookup.js';
import type { RecordView } from '../lookups/lookups.dto.js';
import { isCurrent } from '../memberships/memberships.schema.js';
import { publicId } from '../values/public-id.js';
import { typesOf, type Term } from './vocabulary.js';

/** A person or an organization, as a candidate, a suggestion or a preview shows it. */
export interface Entity {
  readonly id: string;
  readonly name: string;
  /** Absent if nothing is known but the name. */
  readonly description?: string;
  readonly types: readonly Term[];
}

/** A record by its legacy number. */
export interface EntityRef {
  readonly type: Party;
  readonly id: number;
}

interface EntityRow {
  readonly id: number;
  readonly public_id: string;
  readonly name: string;
  readonly description: string;
  readonly organization_type: string | null;
}

/** Memberships in the description of a person. */
const MAX_MEMBERSHIPS = 2;

/** $1 ids. */
const PEOPLE = statement(`
  SELECT p.id, ${hex('p.public_id')} AS public_id, concat_ws(' ', p.first_name, p.last_name) AS name,
    coalesce((SELECT string_agg(concat_ws(', ', coalesce(part.title, part.role), o.name), '; ' ORDER BY part.place)
      FROM (SELECT m.title, m.role, m.organization_id, row_number() OVER () AS place
        FROM (SELECT * FROM memberships m WHERE m.person_id = p.id
          ORDER BY ${isCurrent('m')} DESC, m.id DESC LIMIT ${MAX_MEMBERSHIPS}) m) part
      JOIN organizations o ON o.id = part.organization_id), '') AS description,
    NULL AS organization_type
  FROM people p WHERE p.id = ANY($1::bigint[])`);

/** $1 ids. */
const ORGANIZATIONS = statement(`
  SELECT o.id, ${hex('o.public_id')} AS public_id, o.name,
    concat_ws(', ', o.organization_type, o.domain,
      (SELECT 'part of ' || above.name FROM organizations above WHERE above.id = o.parent_id)) AS description,
    o.organization_type
  FROM organizations o WHERE o.id = ANY($1::bigint[])`);

const STATEMENTS = { person: PEOPLE, organization: ORGANIZATIONS };

export const entityKey = ({ type, id }: EntityRef): string => `${type} ${id}`;

/** Reads records as clients of the protocol see them. */
@Injectable()
export class Entities {
  constructor(
    private readonly db: Database,
    private readonly records: RecordLookup,
  ) {}

  /** The existing records, by `entityKey`. */
  async read(refs: readonly EntityRef[]): Promise<ReadonlyMap<string, Entity>> {
    const parts = await Promise.all(
      PARTIES.map(async (type) => {
        const ids = refs.filter((ref) => ref.type === type).map(({ id }) => id);
        const rows =
          ids.length === 0 ? [] : await this.db.read<EntityRow>(STATEMENTS[type], [[...new Set(ids)]]);
        return rows.map((row) => [entityKey({ type, id: row.id }), asEntity(type, row)] as const);
      }),
    );
    return new Map(parts.flat());
  }

  /** The records of public ids, current or former, as the API shows them; null for one that was deleted. */
  async find<Shown extends object>(ids: readonly string[], view: RecordView) {
    const known = [...new Set(ids.filter((id) => publicId(id).ok))];
    const parts = PARTIES.map(async (kind) => {
      const found = known.length === 0 ? [] : await this.records.find(kind, known, view);
      return found.flatMap(({ publicId: current, json, gone: isGone }, index) => {
        const record = current === null ? null : { ...(JSON.parse(json) as Shown), kind };
        return record || isGone ? [[known[index]!, record] as const] : [];
      });
    });
    return new Map((await Promise.all(parts)).flat());
  }

  /** The record of a public id, current or former. Throws 404, and 410 for a deleted one. */
  async get(id: string): Promise<Entity> {
    const record = (await this.find<{ id: number }>([id], 'summary')).get(id);
    const ref = record && { type: record.kind, id: record.id };
    const found = ref && (await this.read([ref])).get(entityKey(ref));
    if (found) return found;
    throw record === null ? gone() : noRecord('person or organization', 'id');
  }
}

const asEntity = (type: Party, { public_id, name, description, organization_type }: EntityRow): Entity => ({
  id: public_id,
  name,
  ...(description === '' ? {} : { description }),
  types: typesOf(type, organization_type),
});
