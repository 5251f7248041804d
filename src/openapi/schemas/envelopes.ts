import type { Schema } from '../../http/openapi-types.js';
import { integer, listOf, orNull, record, schemaRef, text } from '../../http/json-schema.js';

/** Such as `{ "person": {...} }`; several keys contain the same record. */
const one = (description: string, keys: readonly string[], name: string): Schema =>
  record(description, Object.fromEntries(keys.map((key) => [key, schemaRef(name)])));

/** Such as `{ "people": [...], "meta": {...} }`. */
const many = (description: string, keys: readonly string[], name: string): Schema =>
  record(description, {
    ...Object.fromEntries(keys.map((key) => [key, listOf(name)])),
    meta: schemaRef('ListMeta'),
  });

/** The records that a quick add created; those that were not requested are absent. */
const quickAdd = (made: Record<string, Schema>, perhaps: Record<string, Schema>): Schema =>
  record('The records that were made; those that were not asked for are absent.', made, perhaps);

/** Fields of every `meta`. */
const LIST_META: Readonly<Record<string, Schema>> = {
  per_page: integer('Rows per page; at most 100.', 1),
  returned: integer('Rows on this page.'),
  total_count: integer('Rows in the list.'),
  total_pages: integer('Pages of the first 10,000 rows.'),
  next_page: orNull(integer('Null on the last page, and with a cursor.', 1)),
  next_cursor: orNull(text('The `cursor` of the next page; null on the last.')),
  filters: {
    type: 'object',
    description: 'The filters as applied; records by their hex ids.',
    additionalProperties: { type: ['string', 'null'] },
  },
};

/** `meta` of a list, with additional fields. */
export const listMeta = (description: string, more: Readonly<Record<string, Schema>> = {}): Schema => {
  const page = integer('The page number; absent with a cursor.', 1);
  return record(description, { ...LIST_META, ...more }, { page });
};

const person = { person: schemaRef('Person') };
const membership = { membership: schemaRef('Membership') };
const organization = { organization: schemaRef('Organization') };
const advertiser = { advertiser: schemaRef('Organization') };

export const ENVELOPE_SCHEMAS: Readonly<Record<string, Schema>> = {
  PersonReply: one('A person.', ['person'], 'Person'),
  PersonList: many('A page of people.', ['people'], 'PersonSummary'),
  PersonQuickAddReply: quickAdd(person, membership),
  OrganizationReply: one('An organization.', ['organization'], 'Organization'),
  OrganizationList: many('A page of organizations.', ['organizations'], 'OrganizationSummary'),
  OrganizationQuickAddReply: quickAdd(organization, { ...person, ...membership }),
  AdvertiserReply: one('An organization, under both keys.', ['organization', 'advertiser'], 'Organization'),
  AdvertiserList: many(
    'A page of organizations, under both keys.',
    ['organizations', 'advertisers'],
    'OrganizationSummary',
  ),
  AdvertiserQuickAddReply: quickAdd({ ...organization, ...advertiser }, { ...person, ...membership }),
  MemberList: many('A page of an organization’s memberships.', ['members'], 'MembershipSummary'),
  MembershipReply: one('A membership.', ['membership'], 'Membership'),
  MembershipList: many('A page of memberships.', ['memberships'], 'MembershipSummary'),
  PlaceReply: one('A place.', ['place'], 'Place'),
  PlaceList: many('A page of places.', ['places'], 'PlaceSummary'),
  NameAliasReply: one('A name alias.', ['name_alias'], 'NameAlias'),
  NameAliasList: many('A page of name aliases.', ['name_aliases'], 'NameAliasSummary'),
  SourceReferenceReply: one('A citation.', ['source_reference'], 'SourceReference'),
  SourceReferenceList: many('A page of citations.', ['source_references'], 'SourceReferenceSummary'),
  ChangeList: many('A page of a change log, newest first.', ['changes'], 'Change'),
  ListMeta: listMeta('Where in the list the page is.'),
};
