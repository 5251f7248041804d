import { CHANGE_ACTIONS } from '../../records/record.entity.js';
import type { Schema } from '../../http/openapi-types.js';
import { identity, moment, orNull, record, schemaRef, word } from './schema.js';
import { cited } from './source-reference.js';

export const CHANGE_SCHEMAS: Readonly<Record<string, Schema>> = {
  ChangedField: record('The values of a field, as the API shows them.', {
    from: { description: 'The value before the change.', example: 'Solborg' },
    to: { description: 'The value after the change.', example: 'Solberg' },
  }),
  ChangeCitation: record('The citation of a change.', { ...identity, ...cited }),
  Change: record('One change of a record.', {
    id: identity.id,
    action: word(CHANGE_ACTIONS, 'What was done.'),
    changed: {
      type: 'object',
      description: 'The fields that changed, each with what it was and what it became.',
      additionalProperties: schemaRef('ChangedField'),
    },
    changed_by: orNull({ ...schemaRef('Actor'), description: 'Null for the operator’s command line.' }),
    changed_at: moment('When, in UTC.'),
    source_reference: orNull({
      ...schemaRef('ChangeCitation'),
      description: 'The citation of the change, even if it was deleted since. A deletion has none.',
    }),
  }),
};
