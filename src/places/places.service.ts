import { Injectable } from '@nestjs/common';
import type { Values, RecordRow } from '../records/cited-write.js';
import { Database } from '../database/database.js';
import { invalid, type Problem } from '../common/errors.js';
import type { ListQuery } from '../http/list.query.js';
import { createdReply, recordReply, type JsonReply } from '../http/reply.js';
import type { WriteContext } from '../http/params.js';
import { valuesIn } from '../records/cited-write.js';
import { filtersIn, Lists, type ListSpec } from '../records/lists.js';
import { RecordLocator, References, type Owner } from '../records/locate.js';
import { RecordList } from '../records/record-list.js';
import { ownersIn } from '../records/schema-types.js';
import { Records, type RecordStore } from '../records/record-store.js';
import {
  locationProblems,
  type CreatePlaceDto,
  type ListPlacesQuery,
  type Location,
  type UpdatePlaceDto,
} from './places.dto.js';
import { PLACES, placeSummary } from './places.schema.js';
import { placeChange, placeFull } from './places.view.js';

const KEYS = ['place'] as const;

@Injectable()
export class PlacesService {
  private readonly places: RecordStore;
  private readonly spec: ListSpec;

  constructor(
    private readonly lists: Lists,
    private readonly references: References,
    private readonly locator: RecordLocator,
    db: Database,
    records: Records,
  ) {
    this.places = records.of('place', placeFull, placeChange);
    this.spec = {
      list: new RecordList(db, 'places', placeSummary, { counted: 'place' }),
      keys: ['places'],
      records: filtersIn(PLACES),
    };
  }

  list(query: ListPlacesQuery, path: string): Promise<JsonReply> {
    return this.lists.reply(this.spec, query, path);
  }

  async show(publicId: string): Promise<JsonReply> {
    return recordReply(KEYS, await this.places.show(publicId));
  }

  async create(body: CreatePlaceDto, context: WriteContext, path: string): Promise<JsonReply> {
    const created = await this.places.create(context, body.citation, async (write) => {
      const owner = await this.owner(body);
      return write.create('place', { ...valuesIn('place', body), ...ownedBy(owner) });
    });
    return createdReply(KEYS, path, created);
  }

  async update(publicId: string, body: UpdatePlaceDto, context: WriteContext): Promise<JsonReply> {
    const json = await this.places.change(publicId, context, body.citation, async (write, row) => {
      const patch = valuesIn('place', body);
      const { address, latitude, longitude } = patch;
      const owner = await this.owner(body, relocationProblems(row, { address, latitude, longitude }));
      if (owner === null) return write.update('place', row, patch);
      return write.update('place', row, { ...patch, ...ownedBy(owner) }, [], await this.currentOwner(row));
    });
    return recordReply(KEYS, json);
  }

  changes(publicId: string, query: ListQuery, path: string): Promise<JsonReply> {
    return this.places.changes(publicId, query, path);
  }

  remove(publicId: string, context: WriteContext): Promise<void> {
    return this.places.remove(publicId, context);
  }

  /** The owner that the body names; throws 422 for an unknown one, together with earlier problems. */
  private async owner(
    body: UpdatePlaceDto | CreatePlaceDto,
    problems: Problem[] = [],
  ): Promise<Owner | null> {
    const owner = await this.references.owner(body, 'placeable', problems);
    if (problems.length > 0) throw invalid(problems);
    return owner;
  }

  private async currentOwner(row: RecordRow): Promise<Values> {
    const kind = ownersIn(PLACES).find((one) => row[`${one}_id`] !== null)!;
    const ref = await this.locator.byLegacyId(kind, row[`${kind}_id`] as number);
    return ownedBy(ref && { kind, ref });
  }
}

/** Validates a place's location after a patch; no problems if the patch does not set it. */
function relocationProblems(row: RecordRow, patch: Location): Problem[] {
  if (Object.values(patch).every((value) => value === undefined)) return [];
  const after = (field: keyof Location) => (patch[field] === undefined ? row[field] : patch[field]);
  const [address, latitude, longitude] = [after('address'), after('latitude'), after('longitude')];
  return locationProblems({ address, latitude, longitude });
}

/** The owner columns; exactly one is set. */
function ownedBy(owner: Owner | null): Values {
  const none: Values = { person_id: null, organization_id: null, membership_id: null };
  return owner === null ? none : { ...none, [`${owner.kind}_id`]: owner.ref };
}
