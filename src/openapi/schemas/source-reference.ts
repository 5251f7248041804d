import { RESOURCES } from '../../database/resources.js';
import type { Schema } from '../../http/openapi-types.js';
import { WEB_URL } from '../../values/web-url.js';
import { identity, integer, listOf, moment, orNull, record, schemaRef, text, times, word } from './schema.js';

/** What a citation says, wherever it is shown. */
export const cited = {
  source_category: text('What kind of source it is.'),
  url: { ...text('Where it can be read, as it was written: http or https.'), pattern: WEB_URL },
  metadata: orNull({
    type: 'object',
    additionalProperties: true,
    description: 'Whatever else was kept with it.',
  }),
  fields: orNull({ type: 'array', items: text(), description: 'The subject’s fields that it supports.' }),
} satisfies Record<string, Schema>;

/** What a full record shows of the citations about it. */
export const citations = (
  subject: string,
  whose = 'The citations about this record',
): Record<string, Schema> => ({
  source_references: listOf(
    'SourceReferenceSummary',
    `${whose}: the newest 20. All: \`GET /api/v1/source_references?${subject}_public_id=\`.`,
  ),
  source_references_count: integer('How many citations there are in all.'),
});

const summary = {
  ...identity,
  ...cited,
  subject: schemaRef('CitationSubject'),
  recorded_by: orNull({ ...schemaRef('Actor'), description: 'Null for the operator’s command line.' }),
  recorded_at: moment('When it was recorded, in UTC.'),
  ...times,
};

const full = {
  ...summary,
  ...citations('source_reference', 'Its provenance'),
};

export const SOURCE_REFERENCE_SCHEMAS: Readonly<Record<string, Schema>> = {
  SourceReferenceSummary: record('A citation as lists and other records show it.', summary),
  SourceReference: record('A citation as show, create and update return it.', full),
  CitationSubject: record('What a citation is about.', {
    type: word(RESOURCES, 'The kind of record.'),
    public_id: schemaRef('PublicId'),
  }),
  Actor: record('The account that did something.', {
    id: integer('The id of the account.', 1),
    name: text('Its name.'),
  }),
};
