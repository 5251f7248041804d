import { Injectable } from '@nestjs/common';
import { Database, statement } from '../database/database.js';
import { jsonObject, type JsonFields } from '../database/json.js';
import { PLURAL } from '../database/resources.js';
import { withoutBlanks } from '../http/reply.js';
import { organizationSummary } from '../organizations/organizations.schema.js';
import { organizationFull } from '../organizations/organizations.view.js';
import { personSummary } from '../people/people.schema.js';
import { personFull } from '../people/people.view.js';
import { shownId } from '../values/public-id.js';
import type { RecordView } from './lookups.dto.js';

export type LookedUp = 'person' | 'organization';

/**
 * $1 public ids and $2 legacy numbers, one of the two for each place: the record of each, also by a former id, whether
 * it has another id now, and whether it was deleted.
 */
const byIds = (resource: LookedUp, view: (t: string) => JsonFields) => {
  const rows = `${PLURAL[resource]} r`;
  const former = `FROM former_ids f WHERE f.resource = '${resource}'`;
  return statement(`
    SELECT asked.place::int AS place, t.public_id,
      coalesce(t.public_id <> asked.public_id, t.id <> asked.id, false) AS moved,
      CASE WHEN t.id IS NOT NULL THEN ${jsonObject(view('t'))} END::text AS json,
      t.id IS NULL AND (EXISTS (SELECT ${former} AND f.public_id = asked.public_id)
        OR EXISTS (SELECT ${former} AND f.record_id = asked.id)
        OR EXISTS (SELECT ${former} AND f.origin_id = asked.id)) AS gone
    FROM unnest($1::uuid[], $2::bigint[]) WITH ORDINALITY AS asked (public_id, id, place)
    LEFT JOIN LATERAL (
      SELECT r.* FROM ${rows} WHERE r.public_id = asked.public_id
      UNION ALL SELECT r.* FROM ${rows} WHERE r.id = asked.id
      UNION ALL SELECT r.* FROM ${rows} WHERE r.id =
        (SELECT f.record_id ${former} AND f.public_id = asked.public_id)
      UNION ALL SELECT r.* FROM ${rows} WHERE r.id = (SELECT f.record_id ${former} AND f.origin_id = asked.id LIMIT 1)
      LIMIT 1
    ) t ON true`);
};

const STATEMENTS = {
  person: { full: byIds('person', personFull), summary: byIds('person', personSummary) },
  organization: {
    full: byIds('organization', organizationFull),
    summary: byIds('organization', organizationSummary),
  },
};

/** Of this many ids, two connections look up one half each: PostgreSQL uses one core for a statement. */
const MIN_HALVED = 20;

export interface LookedUpRecord {
  /** Null if there is none. */
  readonly publicId: string | null;
  readonly json: string;
  /** True if its id was replaced. */
  readonly moved: boolean;
  /** True if it was deleted. */
  readonly gone: boolean;
}

interface Row {
  readonly place: number;
  readonly public_id: string | null;
  readonly json: string | null;
  readonly moved: boolean;
  readonly gone: boolean;
}

/** Looks up records by any of their ids, many in one or two statements. */
@Injectable()
export class RecordLookup {
  constructor(private readonly db: Database) {}

  /** @param ids public ids as text, legacy numbers as numbers; the answers have the same order */
  async find(
    resource: LookedUp,
    ids: readonly (string | number)[],
    view: RecordView,
  ): Promise<LookedUpRecord[]> {
    if (ids.length >= MIN_HALVED) {
      const middle = Math.ceil(ids.length / 2);
      const halves = [ids.slice(0, middle), ids.slice(middle)];
      return (await Promise.all(halves.map((half) => this.read(resource, half, view)))).flat();
    }
    return this.read(resource, ids, view);
  }

  private async read(
    resource: LookedUp,
    ids: readonly (string | number)[],
    view: RecordView,
  ): Promise<LookedUpRecord[]> {
    const rows = await this.db.query<Row>(STATEMENTS[resource][view], [
      ids.map((id) => (typeof id === 'string' ? id : null)),
      ids.map((id) => (typeof id === 'number' ? id : null)),
    ]);
    const found: LookedUpRecord[] = [];
    for (const { place, public_id, json, ...state } of rows) {
      found[place - 1] = {
        publicId: public_id && shownId(public_id),
        json: withoutBlanks(json ?? 'null'),
        ...state,
      };
    }
    return found;
  }
}
