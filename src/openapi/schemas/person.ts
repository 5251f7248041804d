import type { Schema } from '../../http/openapi-types.js';
import { identity, listOf, orNull, record, text, times } from './schema.js';
import { citations } from './source-reference.js';

const summary = {
  ...identity,
  first_name: orNull(text()),
  last_name: orNull(text()),
  name: text('The name as it is displayed.'),
  ...times,
};

const full = {
  ...summary,
  email_addresses: listOf('EmailAddress'),
  name_aliases: listOf('NameAliasSummary'),
  memberships: listOf('MembershipSummary', 'Past and present, each with its organization.'),
  places: listOf('PlaceSummary'),
  ...citations('person'),
};

export const PERSON_SCHEMAS: Readonly<Record<string, Schema>> = {
  PersonSummary: record('A person as lists, search and other records show it.', summary),
  Person: record('A person as show, create and update return it.', full),
};
