import { jsonArray, jsonObject, type JsonFields } from '../database/json.js';
import { emailAddressesOf } from '../email-addresses/email-address.summary.js';
import { placeSummary } from '../places/place.summary.js';
import { sourceReferencesOf } from '../source-references/source-references.view.js';
import { membershipSummary } from './membership.summary.js';

/** A membership as show, create and update return it. */
export const membershipFull = (m: string): JsonFields => ({
  ...membershipSummary(m),
  email_addresses: emailAddressesOf('membership_id', m),
  places: jsonArray(jsonObject(placeSummary('pl')), `places pl WHERE pl.membership_id = ${m}.id`, 'pl.id'),
  ...sourceReferencesOf('membership', m),
});
