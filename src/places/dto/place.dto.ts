import { CITATION_KEYS } from '../../http/body-shape.js';
import { Shaped } from '../../http/dto.js';
import type { Problem } from '../../common/errors.js';
import {
  LatitudeField,
  LegacyIdField,
  LongitudeField,
  OwnerTypeField,
  PublicIdField,
  TextField,
} from '../../http/fields.js';
import { ownerProblems } from '../../records/owner.dto.js';
import { CitedBody } from '../../source-references/source-references.dto.js';

export const PLACE_OWNERS = ['person', 'organization', 'membership'] as const;
const LEGACY_PAIR = ['placeable_type', 'placeable_id'] as const;

abstract class PlaceFieldsDto extends CitedBody {
  @TextField({ nullable: true, example: 'Head office' })
  name?: string | null;

  @TextField({
    nullable: true,
    description: 'While a place has one, responses hide its coordinates.',
    example: '12 St James’s Square, London',
  })
  address?: string | null;

  @LatitudeField({ nullable: true, example: 51.507 })
  latitude?: number | null;

  @LongitudeField({ nullable: true, example: -0.135 })
  longitude?: number | null;

  @PublicIdField({ description: 'The person that owns the place.' })
  person_public_id?: string;

  @PublicIdField({ description: 'The organization that owns the place.' })
  organization_public_id?: string;

  @PublicIdField({ description: 'The membership that owns the place.' })
  membership_public_id?: string;

  @OwnerTypeField(PLACE_OWNERS, { description: 'Legacy: the owner’s kind, together with placeable_id.' })
  placeable_type?: (typeof PLACE_OWNERS)[number];

  @LegacyIdField({ description: 'Legacy: the owner’s number, together with placeable_type.' })
  placeable_id?: number;
}

/** Exactly one owner, and an address or both coordinates or all three. */
@Shaped({ nest: ['place'], citation: CITATION_KEYS })
export class CreatePlaceDto extends PlaceFieldsDto {
  problems(): Problem[] {
    return [...ownerProblems(this, PLACE_OWNERS, LEGACY_PAIR, true), ...locationProblems(this)];
  }
}

/** Absent fields stay, null clears. A new owner key moves the place. */
@Shaped({ nest: ['place'], citation: CITATION_KEYS })
export class UpdatePlaceDto extends PlaceFieldsDto {
  problems(): Problem[] {
    return ownerProblems(this, PLACE_OWNERS, LEGACY_PAIR, false);
  }
}

/** Where a place is; values may be wrong, which is another rule's problem. */
export interface Location {
  readonly address?: unknown;
  readonly latitude?: unknown;
  readonly longitude?: unknown;
}

/** A place has an address, both coordinates, or all three. */
export function locationProblems({ address = null, latitude = null, longitude = null }: Location): Problem[] {
  if ((latitude === null) !== (longitude === null)) {
    const [missing, given] = latitude === null ? ['latitude', 'longitude'] : ['longitude', 'latitude'];
    return [{ field: missing, code: 'required', message: `is required beside ${given}` }];
  }
  if (address !== null || latitude !== null) return [];
  const message = 'is required, unless latitude and longitude are given';
  return [{ field: 'address', code: 'required', message }];
}
