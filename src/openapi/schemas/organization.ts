import type { Schema } from '../../http/openapi-types.js';
import { identity, integer, listOf, orNull, publicId, record, schemaRef, text, times } from './schema.js';
import { citations } from './source-reference.js';

/** What lists, search and other records show of an organization. */
export const ORGANIZATION_SUMMARY = {
  ...identity,
  name: { ...text('The name.'), example: 'Harbour Light Foundation' },
  domain: orNull(text('A hostname. Several organizations may share one.')),
  organization_type: orNull(text()),
  parent_organization_public_id: orNull(publicId('The organization above this one.')),
  ...times,
};

const full = {
  ...ORGANIZATION_SUMMARY,
  parent_organization: orNull({
    ...schemaRef('OrganizationSummary'),
    description: 'The organization above this one.',
  }),
  email_addresses: listOf('EmailAddress'),
  name_aliases: listOf('NameAliasSummary'),
  places: listOf('PlaceSummary'),
  ...citations('organization'),
  members_count: integer('How many memberships it has: current, past and future.'),
};

export const ORGANIZATION_SCHEMAS: Readonly<Record<string, Schema>> = {
  OrganizationSummary: record(
    'An organization as lists, search and other records show it.',
    ORGANIZATION_SUMMARY,
  ),
  Organization: record('An organization as show, create and update return it.', full),
};
