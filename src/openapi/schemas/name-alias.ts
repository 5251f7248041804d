import type { Schema } from '../../http/openapi-types.js';
import { identity, listOf, orNull, publicId, record, text, times } from './schema.js';

const summary = {
  ...identity,
  name: text(),
  person_public_id: orNull(publicId('The owner, if it is a person.')),
  organization_public_id: orNull(publicId('The owner, if it is an organization.')),
  ...times,
};

const full = {
  ...summary,
  source_references: listOf('SourceReferenceSummary', 'The citations about this name alias.'),
};

export const NAME_ALIAS_SCHEMAS: Readonly<Record<string, Schema>> = {
  NameAliasSummary: record(
    'A name alias as lists and other records show it. It has exactly one owner.',
    summary,
  ),
  NameAlias: record('A name alias as show, create and update return it.', full),
};
