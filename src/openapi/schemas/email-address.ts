import type { Schema } from '../../http/openapi-types.js';
import { identity, moment, orNull, record, text, times } from './schema.js';

export const EMAIL_ADDRESS_SCHEMAS: Readonly<Record<string, Schema>> = {
  EmailAddress: record('An email address of its owner. It has no public id.', {
    id: identity.id,
    address: { ...text('The address. Lookups ignore its case.'), example: 'ingrid@solberg.example' },
    verified_at: orNull(moment('When the address was verified.')),
    ...times,
  }),
};
