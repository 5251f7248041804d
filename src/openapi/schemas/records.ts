import { RESOURCES } from '../../database/resources.js';
import { emailAddressSummary } from '../../email-addresses/email-addresses.schema.js';
import {
  identity,
  integer,
  moment,
  orNull,
  publicId,
  record,
  schemaRef,
  text,
  word,
  envelope,
  listEnvelope,
} from '../../http/json-schema.js';
import type { Schema } from '../../http/openapi-types.js';
import { membershipSummary } from '../../memberships/memberships.schema.js';
import { membershipFull } from '../../memberships/memberships.view.js';
import { nameAliasSummary } from '../../name-aliases/name-aliases.schema.js';
import { nameAliasFull } from '../../name-aliases/name-aliases.view.js';
import { organizationSummary } from '../../organizations/organizations.schema.js';
import { organizationFull } from '../../organizations/organizations.view.js';
import { personSummary } from '../../people/people.schema.js';
import { personFull } from '../../people/people.view.js';
import { placeSummary } from '../../places/places.schema.js';
import { placeFull } from '../../places/places.view.js';
import { CHANGE_ACTIONS } from '../../records/record.entity.js';
import { columnsShown, schemasIn, type View } from '../../records/views.js';
import { SOURCE_REFERENCES } from '../../source-references/source-references.schema.js';
import {
  sourceReferenceFull,
  sourceReferenceSummary,
} from '../../source-references/source-references.view.js';
import { IDS } from '../../sample/sample-ids.js';

/** The two schemas of a resource: summary and full record. */
const shown = (
  name: string,
  what: string,
  summary: (t: string) => View,
  full: (t: string) => View,
  places = 'lists, search and other records show it.',
): Record<string, Schema> => ({
  [`${name}Summary`]: record(`${what} as ${places}`, schemasIn(summary('t'))),
  [name]: record(`${what} as show, create and update return it.`, schemasIn(full('t'))),
});

const ONE_OWNER = 'It has exactly one owner.';
const IN_LISTS = 'lists and other records show it.';

export const RECORD_SCHEMAS: Readonly<Record<string, Schema>> = {
  RecordId: { ...integer('The legacy number of the record.', 1), format: 'int64', example: 41 },
  PublicId: {
    ...publicId('The stable id of the record: 32 lowercase hexadecimal digits.'),
    example: IDS.person,
  },
  CreatedAt: { ...moment('When the record was created, in UTC.'), example: '2026-01-31T09:30:00.000Z' },
  UpdatedAt: { ...moment('When the record was last changed, in UTC.'), example: '2026-02-14T16:05:12.480Z' },
  ...shown('Person', 'A person', personSummary, personFull),
  ...shown('Organization', 'An organization', organizationSummary, organizationFull),
  ...shown('Membership', 'A membership', membershipSummary, membershipFull),
  ...shown(
    'Place',
    'A place',
    placeSummary,
    placeFull,
    `lists, search and other records show it. ${ONE_OWNER}`,
  ),
  ...shown('NameAlias', 'A name alias', nameAliasSummary, nameAliasFull, `${IN_LISTS} ${ONE_OWNER}`),
  ...shown('SourceReference', 'A citation', sourceReferenceSummary, sourceReferenceFull, IN_LISTS),
  EmailAddress: record(
    'An email address of its owner. It has no public id.',
    schemasIn(emailAddressSummary('e')),
  ),
  CitationSubject: record('What a citation is about.', {
    type: word(RESOURCES, 'The kind of record.'),
    public_id: schemaRef('PublicId'),
  }),
  Actor: record('An account.', {
    id: integer('The id of the account.', 1),
    name: text('Its name.'),
  }),
  ChangedField: record('The values of a field, as the API shows them.', {
    from: { description: 'The value before the change.', example: 'Solborg' },
    to: { description: 'The value after the change.', example: 'Solberg' },
  }),
  ChangeCitation: record('The citation of a change.', {
    ...identity,
    ...schemasIn(columnsShown(SOURCE_REFERENCES, 's')),
  }),
  Change: record('One change of a record.', {
    id: identity.id,
    public_id: publicId('The record that changed: this one, or one that was merged into it.'),
    action: word(CHANGE_ACTIONS, 'What was done.'),
    changed: {
      type: 'object',
      description: 'The fields that changed, each with what it was and what it became.',
      additionalProperties: schemaRef('ChangedField'),
    },
    changed_by: orNull({ ...schemaRef('Actor'), description: 'Null for the operator’s command line.' }),
    changed_at: moment('When, in UTC.'),
    source_reference: orNull({
      ...schemaRef('ChangeCitation'),
      description: 'The citation of the change, even if it was deleted since. A deletion has none.',
    }),
  }),
};

/** The records that a quick add created; those that were not requested are absent. */
const quickAdd = (made: Record<string, Schema>, perhaps: Record<string, Schema>): Schema =>
  record('The records that were made; those that were not asked for are absent.', made, perhaps);

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
  PersonReply: envelope('A person.', ['person'], 'Person'),
  PersonList: listEnvelope('A page of people.', ['people'], 'PersonSummary'),
  PersonQuickAddReply: quickAdd(person, membership),
  OrganizationReply: envelope('An organization.', ['organization'], 'Organization'),
  OrganizationList: listEnvelope('A page of organizations.', ['organizations'], 'OrganizationSummary'),
  OrganizationQuickAddReply: quickAdd(organization, { ...person, ...membership }),
  AdvertiserReply: envelope(
    'An organization, under both keys.',
    ['organization', 'advertiser'],
    'Organization',
  ),
  AdvertiserList: listEnvelope(
    'A page of organizations, under both keys.',
    ['organizations', 'advertisers'],
    'OrganizationSummary',
  ),
  AdvertiserQuickAddReply: quickAdd({ ...organization, ...advertiser }, { ...person, ...membership }),
  MemberList: listEnvelope('A page of an organization’s memberships.', ['members'], 'MembershipSummary'),
  MembershipReply: envelope('A membership.', ['membership'], 'Membership'),
  MembershipList: listEnvelope('A page of memberships.', ['memberships'], 'MembershipSummary'),
  PlaceReply: envelope('A place.', ['place'], 'Place'),
  PlaceList: listEnvelope('A page of places.', ['places'], 'PlaceSummary'),
  NameAliasReply: envelope('A name alias.', ['name_alias'], 'NameAlias'),
  NameAliasList: listEnvelope('A page of name aliases.', ['name_aliases'], 'NameAliasSummary'),
  SourceReferenceReply: envelope('A citation.', ['source_reference'], 'SourceReference'),
  SourceReferenceList: listEnvelope('A page of citations.', ['source_references'], 'SourceReferenceSummary'),
  ChangeList: listEnvelope('A page of a change log, newest first.', ['changes'], 'Change'),
  ListMeta: listMeta('Where in the list the page is.'),
};
