import { CHANGE_ACTIONS } from '../../changes/change.entity.js';
import type { Schema } from '../../http/openapi-types.js';
import { identity, moment, orNull, record, schemaRef } from './schema.js';
import { cited } from './source-reference.js';

export const CHANGE_SCHEMAS: Readonly<Record<string, Schema>> = {
  Change: record('One change of a record.', {
    id: identity.id,
    action: { type: 'string', enum: CHANGE_ACTIONS },
    changed: {
      type: 'object',
      description: 'The fields that changed, each with what it was and what it became.',
      additionalProperties: record('The values as the API shows them.', { from: {}, to: {} }),
    },
    changed_by: orNull({ ...schemaRef('Actor'), description: 'Null for the operator’s command line.' }),
    changed_at: moment('When, in UTC.'),
    source_reference: orNull(
      record('The citation of the change; told even after it was deleted. A deletion has none.', {
        ...identity,
        ...cited,
      }),
    ),
  }),
};
