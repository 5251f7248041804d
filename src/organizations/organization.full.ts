import { jsonArray, jsonObject, type JsonFields } from '../database/json.js';
import { emailAddressesOf } from '../email-addresses/email-address.summary.js';
import { nameAliasSummary } from '../name-aliases/name-alias.summary.js';
import { placeSummary } from '../places/place.summary.js';
import { membersCount } from '../records/record-list.js';
import { sourceReferencesOf } from '../source-references/source-references.view.js';
import { organizationSummary } from './organization.summary.js';

/** An organization as show, create, update and the email lookup return it. */
export const organizationFull = (o: string): JsonFields => ({
  ...organizationSummary(o),
  parent_organization: `(SELECT ${jsonObject(organizationSummary('po'))} FROM organizations po WHERE po.id = ${o}.parent_id)`,
  email_addresses: emailAddressesOf('organization_id', o),
  name_aliases: jsonArray(
    jsonObject(nameAliasSummary('na')),
    `name_aliases na WHERE na.organization_id = ${o}.id`,
    'na.id',
  ),
  places: jsonArray(jsonObject(placeSummary('pl')), `places pl WHERE pl.organization_id = ${o}.id`, 'pl.id'),
  ...sourceReferencesOf('organization', o),
  members_count: membersCount(o),
});
