import { emailAddressesOf } from '../email-addresses/email-addresses.schema.js';
import { placesOf } from '../places/places.schema.js';
import type { View } from '../records/views.js';
import { sourceReferencesOf } from '../source-references/source-references.view.js';
import { membershipSummary } from './memberships.schema.js';

export const membershipFull = (m: string): View => ({
  ...membershipSummary(m),
  email_addresses: emailAddressesOf('membership_id', m, 'Email addresses of the role.'),
  places: placesOf('membership_id', m),
  ...sourceReferencesOf('membership', m),
});
