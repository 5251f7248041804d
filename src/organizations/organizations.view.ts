import { jsonObject } from '../database/json.js';
import { emailAddressesOf } from '../email-addresses/email-addresses.schema.js';
import { integer, orNull, schemaRef } from '../http/json-schema.js';
import { nameAliasesOf } from '../name-aliases/name-aliases.schema.js';
import { placesOf } from '../places/places.schema.js';
import { formerIdsOf, shown, type View } from '../records/views.js';
import { sourceReferencesOf } from '../source-references/source-references.view.js';
import { organizationSummary, membersCount } from './organizations.schema.js';

export const organizationFull = (o: string): View => ({
  ...organizationSummary(o),
  parent_organization: shown(
    `(SELECT ${jsonObject(organizationSummary('po'))} FROM organizations po WHERE po.id = ${o}.parent_id)`,
    orNull({ ...schemaRef('OrganizationSummary'), description: 'The parent organization.' }),
  ),
  email_addresses: emailAddressesOf('organization_id', o),
  name_aliases: nameAliasesOf('organization_id', o),
  places: placesOf('organization_id', o),
  ...sourceReferencesOf('organization', o),
  former_public_ids: formerIdsOf('organization', o),
  members_count: shown(
    `(${membersCount(`${o}.id`)})`,
    integer('How many memberships it has: current, past and future.'),
  ),
});
