import { jsonArray, jsonObject, type JsonFields } from '../database/json.js';
import { emailAddressesOf } from '../email-addresses/email-address.summary.js';
import { membershipSummary } from '../memberships/membership.summary.js';
import { nameAliasSummary } from '../name-aliases/name-alias.summary.js';
import { placeSummary } from '../places/place.summary.js';
import { sourceReferencesOf } from '../source-references/source-references.view.js';
import { personSummary } from './person.summary.js';

/** A person as show, create, update and the email lookup return it. */
export const personFull = (p: string): JsonFields => ({
  ...personSummary(p),
  email_addresses: emailAddressesOf('person_id', p),
  name_aliases: jsonArray(
    jsonObject(nameAliasSummary('na')),
    `name_aliases na WHERE na.person_id = ${p}.id`,
    'na.id',
  ),
  memberships: jsonArray(
    jsonObject(membershipSummary('m', { person: p, organization: 'mo' })),
    `memberships m JOIN organizations mo ON mo.id = m.organization_id WHERE m.person_id = ${p}.id`,
    'm.id',
  ),
  places: jsonArray(jsonObject(placeSummary('pl')), `places pl WHERE pl.person_id = ${p}.id`, 'pl.id'),
  ...sourceReferencesOf('person', p),
});
