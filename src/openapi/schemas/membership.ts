import type { Schema } from '../../http/openapi-types.js';
import { date, flag, identity, listOf, orNull, publicId, record, schemaRef, text, times } from './schema.js';
import { citations } from './source-reference.js';

const summary = {
  ...identity,
  role: text('`member` if nothing else was said.'),
  title: orNull(text('A label for people to read.')),
  start_date: orNull(date('Null where an import did not know it.')),
  end_date: orNull(date('The last day of the role. Any end date marks the role as past.')),
  current: flag(
    'True for a role that has begun and has no end date: start_date is null or not after today (UTC), and end_date is null.',
  ),
  person_public_id: publicId('The person.'),
  organization_public_id: publicId('The organization.'),
  person: schemaRef('PersonSummary'),
  organization: schemaRef('OrganizationSummary'),
  ...times,
};

const full = {
  ...summary,
  email_addresses: listOf('EmailAddress', 'Addresses that belong to the role.'),
  places: listOf('PlaceSummary'),
  ...citations('membership'),
};

export const MEMBERSHIP_SCHEMAS: Readonly<Record<string, Schema>> = {
  MembershipSummary: record('A membership as lists, search and other records show it.', summary),
  Membership: record('A membership as show, create and update return it.', full),
};
