import type { Schema } from '../../http/openapi-types.js';
import { date, flag, identity, listOf, orNull, publicId, record, schemaRef, text, times } from './schema.js';

const summary = {
  ...identity,
  role: text('`member` if nothing else was said.'),
  title: orNull(text('A label for people to read.')),
  start_date: orNull(date('Null where an import did not know it.')),
  end_date: orNull(date('The last day of a role that is over, or will be.')),
  current: flag('False once the end date is over (UTC).'),
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
  source_references: listOf('SourceReferenceSummary', 'The citations about this membership.'),
};

export const MEMBERSHIP_SCHEMAS: Readonly<Record<string, Schema>> = {
  MembershipSummary: record('A membership as lists, search and other records show it.', summary),
  Membership: record('A membership as show, create and update return it.', full),
};
