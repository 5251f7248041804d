import { integer, listOf, moment, orNull, record, schemaRef, text, word } from '../../http/json-schema.js';
import type { Schema } from '../../http/openapi-types.js';
import { PAIRED } from '../../duplicates/duplicates.dto.js';
import { STATUSES } from '../../duplicates/duplicate.entity.js';

export const DUPLICATE_SCHEMAS: Readonly<Record<string, Schema>> = {
  Duplicate: record('Two records that may be one.', {
    id: integer('The pair.', 1),
    resource: word(PAIRED, 'What both are.'),
    score: {
      type: 'number',
      minimum: 0,
      maximum: 1,
      description: 'As of a match; 0 for a pair that an editor named.',
      example: 0.981,
    },
    features: schemaRef('MatchFeatures'),
    status: word(STATUSES, 'What an editor, or a merge, has said of it.'),
    records: {
      type: 'array',
      description: 'The summaries of both records; of a merged pair, only of the survivor.',
      example: [],
      items: { anyOf: [schemaRef('PersonSummary'), schemaRef('OrganizationSummary')] },
    },
    decided_by: orNull(schemaRef('Actor')),
    decided_at: orNull(moment()),
    note: orNull(text('An editor’s.')),
    created_at: moment(),
    updated_at: moment(),
  }),
  DuplicateReply: record('A pair of records.', { duplicate: schemaRef('Duplicate') }),
  DuplicateList: record('A page of pairs.', {
    duplicates: listOf('Duplicate'),
    meta: schemaRef('ListMeta'),
  }),
};
