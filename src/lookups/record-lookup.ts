import { Injectable } from '@nestjs/common';
import { Database, statement, type Statement } from '../database/database.js';
import { hex, jsonObject, type JsonFields } from '../database/json.js';
import { perEach, PLURAL, PARTIES, type Party } from '../database/resources.js';
import { withoutBlanks } from '../http/reply.js';
import { membershipSummary } from '../memberships/memberships.schema.js';
import { membershipFull } from '../memberships/memberships.view.js';
import { organizationSummary } from '../organizations/organizations.schema.js';
import { organizationFull } from '../organizations/organizations.view.js';
import { personSummary } from '../people/people.schema.js';
import { personFull } from '../people/people.view.js';
import { RecordLocator } from '../records/locate.js';
import { RecordReader } from '../records/record-service.js';
import { VIEWS, type RecordView } from './lookups.dto.js';

/** By kind of record: its fields in each view. */
export const SHOWN = {
  person: { full: personFull, summary: personSummary },
  organization: { full: organizationFull, summary: organizationSummary },
  membership: { full: membershipFull, summary: membershipSummary },
};
/** For each kind of record, and each view. */
const perView = <T>(make: (resource: Party, view: (t: string) => JsonFields) => T) =>
  perEach(PARTIES, (resource) => perEach(VIEWS, (view) => make(resource, SHOWN[resource][view])));

/**
 * $1 public ids and $2 legacy numbers, one of the two for each place: the record of each, also by a former id, whether
 * it has another id now, and whether it was deleted.
 */
const BY_ANY_ID = perView((resource, view) => {
  const rows = `${PLURAL[resource]} r`;
  const former = `FROM former_ids f WHERE f.resource = '${resource}'`;
  return statement(`
    SELECT ${hex('t.public_id')} AS "publicId",
      coalesce(t.public_id <> asked.public_id, t.id <> asked.id, false) AS moved,
      CASE WHEN t.id IS NULL THEN 'null' ELSE ${jsonObject(view('t'))} END::text AS json,
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
    ) t ON true ORDER BY asked.place`);
});

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

/** Looks up records by any of their ids, many in a few statements. */
@Injectable()
export class RecordLookup {
  private readonly readers: ReturnType<typeof perView<RecordReader>>;

  constructor(
    private readonly db: Database,
    locator: RecordLocator,
  ) {
    this.readers = perView((resource, view) => new RecordReader(db, locator, resource, view));
  }

  /** @param ids public ids as text, legacy numbers as numbers; the answers have the same order */
  async find(resource: Party, ids: readonly Id[], view: RecordView): Promise<LookedUpRecord[]> {
    if (ids.length < MIN_HALVED) return this.findSome(resource, ids, view);
    const middle = Math.ceil(ids.length / 2);
    const halves = [ids.slice(0, middle), ids.slice(middle)];
    return (await Promise.all(halves.map((half) => this.findSome(resource, half, view)))).flat();
  }

  /** Looks up records by public id as reads do, then those that this does not find. */
  private async findSome(resource: Party, ids: readonly Id[], view: RecordView): Promise<LookedUpRecord[]> {
    const publicIds = ids.filter((id) => typeof id === 'string');
    const shown =
      publicIds.length === 0 ? new Map<Id, string>() : await this.readers[resource][view].showMany(publicIds);
    const others = ids.filter((id) => !shown.has(id));
    const found = others.length === 0 ? [] : await this.findOthers(BY_ANY_ID[resource][view], others);
    let place = 0;
    return ids.map((id) => {
      const json = shown.get(id);
      return json === undefined ? found[place++]! : { publicId: String(id), json, moved: false, gone: false };
    });
  }

  /** Looks up legacy numbers and former ids. */
  private async findOthers(byAnyId: Statement, ids: readonly Id[]): Promise<LookedUpRecord[]> {
    const rows = await this.db.query<LookedUpRecord>(byAnyId, [
      ids.map((id) => (typeof id === 'string' ? id : null)),
      ids.map((id) => (typeof id === 'number' ? id : null)),
    ]);
    return rows.map((row) => ({ ...row, json: withoutBlanks(row.json) }));
  }
}
