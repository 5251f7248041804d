import { email, timestamp } from '../records/columns.js';
import { columnsShown, identity, partsShown, times, type ShownField, type View } from '../records/views.js';

/**
 * An email address is part of its owner: it has no public id, its citation is one of the owner's, and it is written only
 * with its owner. It is unique per owner, ignoring case.
 */
export const EMAIL_ADDRESSES = {
  columns: {
    address: email({
      required: true,
      description: 'The address. Lookups ignore its case.',
      example: 'ingrid@solberg.example',
    }),
    verified_at: timestamp({
      nullable: true,
      description: 'When the address was verified.',
      example: '2026-01-31T09:30:00.000Z',
    }),
  },
};

/** The fields of an email address in records; `e` is the table's alias. */
export const emailAddressSummary = (e: string): View => ({
  id: identity(e).id,
  ...columnsShown(EMAIL_ADDRESSES, e),
  ...times(e),
});

/** The email addresses of an owner, for example `emailAddressesOf('person_id', 'p')`. */
export const emailAddressesOf = (column: string, owner: string, description?: string): ShownField =>
  partsShown('email_addresses', 'EmailAddress', emailAddressSummary, column, owner, description);
