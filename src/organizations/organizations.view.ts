import { IDS } from '../common/sample-ids.js';
import { jsonObject } from '../database/json.js';
import { emailAddressesOf } from '../email-addresses/email-addresses.schema.js';
import { integer, orNull, schemaRef } from '../http/json-schema.js';
import { nameAliasesOf } from '../name-aliases/name-aliases.schema.js';
import { placesOf } from '../places/places.schema.js';
import {
  EXAMPLE_SOURCE as source,
  IN_SEARCH,
  UNCHANGED,
  type ResourceDocument,
} from '../records/resource-document.js';
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

const organization = {
  name: 'Analytical Society',
  domain: 'analytical.example',
  organization_type: 'society',
};

export const ORGANIZATION_DOCUMENT: ResourceDocument = {
  chapter: 'Companies, offices, clubs. An organization may have a parent.',
  summary: organizationSummary,
  full: organizationFull,
  shownBy: IN_SEARCH,
  sample: IDS.organization,
  bodies: {
    CreateOrganization: {
      description: 'A new organization.',
      example: { organization: { ...organization, parent_organization_public_id: IDS.parent }, source },
    },
    UpdateOrganization: {
      description: UNCHANGED,
      example: { organization: { parent_organization_public_id: null }, source },
    },
    QuickAddOrganization: {
      description: 'An organization, and optionally a person with a membership in it.',
      example: {
        ...organization,
        person: {
          first_name: 'Ada',
          last_name: 'Lovelace',
          email: 'ada@analytical.example',
          role: 'chair',
          title: 'Chair of the board',
        },
        source,
      },
    },
  },
};
