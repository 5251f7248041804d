import { jsonArray, jsonObject } from '../database/json.js';
import { emailAddressesOf } from '../email-addresses/email-addresses.schema.js';
import { listOf } from '../http/json-schema.js';
import { membershipSummary } from '../memberships/memberships.schema.js';
import { nameAliasesOf } from '../name-aliases/name-aliases.schema.js';
import { placesOf } from '../places/places.schema.js';
import { formerIdsOf, shown, type View } from '../records/views.js';
import { sourceReferencesOf } from '../source-references/source-references.view.js';
import { personSummary } from './people.schema.js';

export const personFull = (p: string): View => ({
  ...personSummary(p),
  email_addresses: emailAddressesOf('person_id', p),
  name_aliases: nameAliasesOf('person_id', p),
  memberships: shown(
    jsonArray(
      jsonObject(membershipSummary('m', { person: p, organization: 'mo' })),
      `memberships m JOIN organizations mo ON mo.id = m.organization_id WHERE m.person_id = ${p}.id`,
      'm.id',
    ),
    listOf('MembershipSummary', 'Past and present, each with its organization.'),
  ),
  places: placesOf('person_id', p),
  ...sourceReferencesOf('person', p),
  former_public_ids: formerIdsOf('person', p),
});
