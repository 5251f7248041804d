import { defineSchema, latitude, longitude, ownerReference, text } from '../records/columns.js';
import { partsShown, summary, type KnownRows, type ShownField, type View } from '../records/views.js';
import { Entity } from 'typeorm';
import { CitedEntity } from '../database/base.entity.js';
import { EntityType } from '../records/schema-types.js';

/** An address hides the coordinates, which stay stored but are never shown. */
const hiddenByAddress = (column: string) => (pl: string) =>
  `CASE WHEN ${pl}.address IS NULL THEN ${pl}.${column} END`;

export const PLACES = defineSchema('place', {
  name: text({ nullable: true, description: 'The name of the place.', example: 'Head office' }),
  address: text({
    nullable: true,
    description: 'The postal address, in one line. An address hides the coordinates.',
    example: '4 Quay Street, Norrvik',
  }),
  latitude: latitude({
    nullable: true,
    description: 'Degrees north (WGS 84); null in responses if the place has an address.',
    example: 51.507,
    sql: hiddenByAddress('latitude'),
  }),
  longitude: longitude({
    nullable: true,
    description: 'Degrees east (WGS 84); null in responses if the place has an address.',
    example: -0.135,
    sql: hiddenByAddress('longitude'),
  }),
  person_id: ownerReference('person', 'places'),
  organization_id: ownerReference('organization', 'places'),
  membership_id: ownerReference('membership', 'places'),
});

/** The fields of a place in lists, search and other records; `pl` is the table's alias. */
export const placeSummary = (pl: string, known?: KnownRows): View => summary(PLACES, pl, {}, known);

/** The places of an owner, for example `placesOf('person_id', 'p')`. */
export const placesOf = (column: string, owner: string): ShownField =>
  partsShown('places', 'PlaceSummary', placeSummary, column, owner);

@Entity('places')
export class Place extends EntityType(PLACES, CitedEntity) {}
