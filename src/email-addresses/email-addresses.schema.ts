import { email, timestamp } from '../records/columns.js';
import { columnsShown, identity, partsShown, times, type ShownField, type View } from '../records/views.js';

/** An email address is a part of its owner: it has no public id, and no writes of its own. */
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

/** How records show an email address; `e` is the table's alias. */
export const emailAddressSummary = (e: string): View => ({
  id: identity(e).id,
  ...columnsShown(EMAIL_ADDRESSES, e),
  ...times(e),
});

/** The email addresses of an owner: `emailAddressesOf('person_id', 'p')`, say. */
export const emailAddressesOf = (column: string, owner: string, description?: string): ShownField =>
  partsShown('email_addresses', 'EmailAddress', emailAddressSummary, column, owner, description);
