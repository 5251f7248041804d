import type { Schema } from '../../http/openapi-types.js';
import { identity, orNull, publicId, record, text, times } from './schema.js';
import { citations } from './source-reference.js';

const coordinate = (bound: number, description: string): Schema =>
  orNull({ type: 'number', minimum: -bound, maximum: bound, description });

const summary = {
  ...identity,
  name: { ...orNull(text('What people call it.')), example: 'Head office' },
  address: orNull(text('While a place has one, its coordinates are hidden.')),
  latitude: coordinate(90, 'Degrees north (WGS 84); null if there is an address.'),
  longitude: coordinate(180, 'Degrees east (WGS 84); null if there is an address.'),
  person_public_id: orNull(publicId('The owner, if it is a person.')),
  organization_public_id: orNull(publicId('The owner, if it is an organization.')),
  membership_public_id: orNull(publicId('The owner, if it is a membership.')),
  ...times,
};

const full = {
  ...summary,
  ...citations('place'),
};

export const PLACE_SCHEMAS: Readonly<Record<string, Schema>> = {
  PlaceSummary: record(
    'A place as lists, search and other records show it. It has exactly one owner.',
    summary,
  ),
  Place: record('A place as show, create and update return it.', full),
};
