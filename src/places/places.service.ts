import { Injectable } from '@nestjs/common';
import { invalid, type Problem } from '../common/errors.js';
import type { JsonReply } from '../http/reply.js';
import type { WriteContext } from '../http/params.js';
import { valuesIn, type RecordRow, type Values } from '../records/cited-write.js';
import { filtersIn } from '../records/lists.js';
import type { Owner } from '../records/locate.js';
import { ownersIn } from '../records/schema-types.js';
import { Records, RecordService } from '../records/record-service.js';
import { locationProblems, type CreatePlaceDto, type UpdatePlaceDto } from './places.dto.js';
import { PLACES, placeSummary } from './places.schema.js';
import { placeChange, placeFull } from './places.view.js';

@Injectable()
export class PlacesService extends RecordService {
  constructor(records: Records) {
    const views = { full: placeFull, summary: placeSummary, change: placeChange };
    super(records, 'place', views, { records: filtersIn(PLACES) });
  }

  create(body: CreatePlaceDto, context: WriteContext, path: string): Promise<JsonReply> {
    return this.createWith(body, context, path, async (write) => {
      const owner = await this.owner(body);
      return write.create('place', { ...valuesIn('place', body), ...ownedBy(owner) });
    });
  }

  update(publicId: string, body: UpdatePlaceDto, context: WriteContext): Promise<JsonReply> {
    return this.updateWith(publicId, body, context, async (write, row) => {
      const patch = valuesIn('place', body);
      const { address = row['address'], latitude = row['latitude'], longitude = row['longitude'] } = patch;
      const owner = await this.owner(body, locationProblems({ address, latitude, longitude }));
      if (owner === null) return write.update('place', row, patch);
      return write.update('place', row, { ...patch, ...ownedBy(owner) }, {}, await this.currentOwner(row));
    });
  }

  /** The owner that the body names; throws 422 for an unknown one, together with earlier problems. */
  private async owner(
    body: UpdatePlaceDto | CreatePlaceDto,
    problems: Problem[] = [],
  ): Promise<Owner | null> {
    const owner = await this.records.references.owner(body, problems);
    if (problems.length > 0) throw invalid(problems);
    return owner;
  }

  private async currentOwner(row: RecordRow): Promise<Values> {
    const kind = ownersIn(PLACES).find((one) => row[`${one}_id`] !== null)!;
    const ref = await this.records.locator.byLegacyId(kind, row[`${kind}_id`] as number);
    return ownedBy(ref && { kind, ref });
  }
}

/** The owner columns; exactly one is set. */
function ownedBy(owner: Owner | null): Values {
  const none: Values = { person_id: null, organization_id: null, membership_id: null };
  return owner === null ? none : { ...none, [`${owner.kind}_id`]: owner.ref };
}
