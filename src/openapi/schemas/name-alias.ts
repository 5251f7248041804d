import type { Schema } from '../../http/openapi-types.js';
import { identity, orNull, publicId, record, text, times } from './schema.js';
import { citations } from './source-reference.js';

const summary = {
  ...identity,
  name: { ...text('The alternate name.'), example: 'Inga Solberg' },
  person_public_id: orNull(publicId('The owner, if it is a person.')),
  organization_public_id: orNull(publicId('The owner, if it is an organization.')),
  ...times,
};

const full = {
  ...summary,
  ...citations('name_alias'),
};

export const NAME_ALIAS_SCHEMAS: Readonly<Record<string, Schema>> = {
  NameAliasSummary: record(
    'A name alias as lists and other records show it. It has exactly one owner.',
    summary,
  ),
  NameAlias: record('A name alias as show, create and update return it.', full),
};
