import type { Problem } from '../common/errors.js';
import { CITATION_KEYS } from '../http/body-shape.js';
import { Shaped } from '../http/dto.js';
import { ListQuery } from '../http/list.query.js';
import { CreateType, FilterType, OwnedType, ownerProblems, UpdateType } from '../records/schema-types.js';
import { CitedBody } from '../source-references/source-references.dto.js';
import { PLACES } from './places.schema.js';

@Shaped({ nest: ['place'], citation: CITATION_KEYS })
export class CreatePlaceDto extends OwnedType(PLACES, 'placeable', CreateType(PLACES, CitedBody)) {
  problems(): Problem[] {
    return [...ownerProblems(PLACES, 'placeable', this, { required: true }), ...locationProblems(this)];
  }
}

/** Absent fields stay unchanged, null clears. A new owner moves the place. */
@Shaped({ nest: ['place'], citation: CITATION_KEYS })
export class UpdatePlaceDto extends OwnedType(PLACES, 'placeable', UpdateType(PLACES, CitedBody)) {
  problems(): Problem[] {
    return ownerProblems(PLACES, 'placeable', this, { required: false });
  }
}

export class ListPlacesQuery extends FilterType(PLACES, ListQuery) {}

/** The location of a place; its values may be invalid, which their own rules report. */
interface Location {
  readonly address?: unknown;
  readonly latitude?: unknown;
  readonly longitude?: unknown;
}

/** A place needs an address, both coordinates, or all three. */
export function locationProblems({ address = null, latitude = null, longitude = null }: Location): Problem[] {
  if ((latitude === null) !== (longitude === null)) {
    const [missing, given] = latitude === null ? ['latitude', 'longitude'] : ['longitude', 'latitude'];
    return [{ field: missing, code: 'required', message: `is required with ${given}` }];
  }
  if (address !== null || latitude !== null) return [];
  const message = 'is required unless latitude and longitude are given';
  return [{ field: 'address', code: 'required', message }];
}
