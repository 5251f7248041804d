import { Injectable } from '@nestjs/common';
import { Database, statement, type Statement } from '../database/database.js';
import { jsonObject, type JsonFields } from '../database/json.js';
import { PLURAL } from '../database/resources.js';
import { withoutBlanks } from '../http/reply.js';
import { organizationSummary } from '../organizations/organizations.schema.js';
import { organizationFull } from '../organizations/organizations.view.js';
import { personSummary } from '../people/people.schema.js';
import { personFull } from '../people/people.view.js';
import { RecordLocator } from '../records/locate.js';
import { RecordReader } from '../records/record-reader.js';
import { shownId } from '../values/public-id.js';
import type { RecordView } from './lookups.dto.js';

export type LookedUp = 'person' | 'organization';

const VIEWS = {
  person: { full: personFull, summary: personSummary },
  organization: { full: organizationFull, summary: organizationSummary },
};

/**
 * $1 public ids and $2 legacy numbers, one of the two for each place: the record of each, also by a former id, whether
 * it has another id now, and whether it was deleted.
 */
const byAnyId = (resource: LookedUp, view: (t: string) => JsonFields) => {
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

/** Of this many ids, two connections look up one half each: PostgreSQL uses one core for a statement. */
const MIN_HALVED = 20;

type Id = string | number;

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

/** Looks up records by any of their ids, many in a few statements. */
@Injectable()
export class RecordLookup {
  private readonly lookups: Readonly<Record<LookedUp, Readonly<Record<RecordView, ViewLookup>>>>;

  constructor(db: Database, locator: RecordLocator) {
    const of = (resource: LookedUp, view: RecordView) =>
      new ViewLookup(db, locator, resource, VIEWS[resource][view]);
    this.lookups = {
      person: { full: of('person', 'full'), summary: of('person', 'summary') },
      organization: { full: of('organization', 'full'), summary: of('organization', 'summary') },
    };
  }

  /** @param ids public ids as text, legacy numbers as numbers; the answers have the same order */
  async find(resource: LookedUp, ids: readonly Id[], view: RecordView): Promise<LookedUpRecord[]> {
    const lookup = this.lookups[resource][view];
    if (ids.length < MIN_HALVED) return lookup.find(ids);
    const middle = Math.ceil(ids.length / 2);
    const halves = [ids.slice(0, middle), ids.slice(middle)];
    return (await Promise.all(halves.map((half) => lookup.find(half)))).flat();
  }
}

/** Looks up records of one kind in one view: by public id as reads do, then those that this does not find. */
class ViewLookup {
  private readonly reader: RecordReader;
  private readonly byAnyId: Statement;

  constructor(
    private readonly db: Database,
    locator: RecordLocator,
    resource: LookedUp,
    view: (t: string) => JsonFields,
  ) {
    this.reader = new RecordReader(db, locator, resource, view);
    this.byAnyId = byAnyId(resource, view);
  }

  async find(ids: readonly Id[]): Promise<LookedUpRecord[]> {
    const publicIds = ids.filter((id) => typeof id === 'string');
    const shown = publicIds.length === 0 ? new Map<Id, string>() : await this.reader.showMany(publicIds);
    const others = ids.filter((id) => !shown.has(id));
    const found = others.length === 0 ? [] : await this.findOthers(others);
    let place = 0;
    return ids.map((id) => {
      const json = shown.get(id);
      return json === undefined ? found[place++]! : { publicId: String(id), json, moved: false, gone: false };
    });
  }

  /** Looks up legacy numbers and former ids. */
  private async findOthers(ids: readonly Id[]): Promise<LookedUpRecord[]> {
    const rows = await this.db.query<Row>(this.byAnyId, [
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
