import { RESOURCES } from '../../database/resources.js';
import type { Schema } from '../../http/openapi-types.js';
import {
  identity,
  integer,
  listOf,
  moment,
  orNull,
  publicId,
  record,
  schemaRef,
  text,
  times,
} from './schema.js';

/** What a citation says, wherever it is shown. */
export const cited = {
  source_category: text('What kind of source it is.'),
  url: { ...text('Where it can be read.'), format: 'uri' },
  metadata: orNull({
    type: 'object',
    additionalProperties: true,
    description: 'Whatever else was kept with it.',
  }),
  fields: orNull({ type: 'array', items: text(), description: 'The subject’s fields that it supports.' }),
} satisfies Record<string, Schema>;

const summary = {
  ...identity,
  ...cited,
  subject: record('What the citation is about.', {
    type: { type: 'string', enum: RESOURCES },
    public_id: publicId('The subject’s id.'),
  }),
  recorded_by: orNull({ ...schemaRef('Actor'), description: 'Null for the operator’s command line.' }),
  recorded_at: moment('When it was recorded, in UTC.'),
  ...times,
};

const full = {
  ...summary,
  source_references: listOf('SourceReferenceSummary', 'Its provenance: the citations about this citation.'),
};

export const SOURCE_REFERENCE_SCHEMAS: Readonly<Record<string, Schema>> = {
  SourceReferenceSummary: record('A citation as lists and other records show it.', summary),
  SourceReference: record('A citation as show, create and update return it.', full),
  Actor: record('The account that did something.', { id: integer(undefined, 1), name: text() }),
};
