import { PLURAL, RESOURCES, type Resource } from '../../database/resources.js';
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
import { oneOf, spaced, type ResourceDocument } from '../../records/resource-document.js';
import { capitalized, pascal } from '../../values/text.js';
import { RESOURCE_DOCUMENTS } from '../chapters.js';
import { CHANGE_ACTIONS } from '../../records/record.entity.js';
import { columnsShown, schemasIn } from '../../records/views.js';
import { SOURCE_REFERENCES } from '../../source-references/source-references.schema.js';
import { IDS } from '../../common/sample-ids.js';

/** The schemas of a resource: summary and full record. */
function shown([resource, document]: [Resource, ResourceDocument]): [string, Schema][] {
  const [name, what] = [pascal(resource), capitalized(oneOf(resource))];
  return [
    [`${name}Summary`, record(`${what} as ${document.shownBy}`, schemasIn(document.summary('t')))],
    [name, record(`${what} as show, create and update return it.`, schemasIn(document.full('t')))],
  ];
}

/** The envelopes of one record, and of a page. */
function enveloped([resource]: [Resource, ResourceDocument]): [string, Schema][] {
  const [name, plural] = [pascal(resource), PLURAL[resource]];
  return [
    [`${name}Reply`, envelope(`${capitalized(oneOf(resource))}.`, [resource], name)],
    [`${name}List`, listEnvelope(`A page of ${spaced(plural)}.`, [plural], `${name}Summary`)],
  ];
}

/** The records that a quick add created; those that were not requested are absent. */
const quickAdd = (made: Record<string, Schema>, perhaps: Record<string, Schema>): Schema =>
  record('The records that were made; those that were not asked for are absent.', made, perhaps);

const LIST_META: Readonly<Record<string, Schema>> = {
  per_page: integer('Rows per page; at most 100.', 1, 100),
  returned: integer('Rows on this page.', 0, 1),
  total_count: integer('Rows in the list.', 0, 1),
  total_pages: integer('Pages of the first 10,000 rows.', 0, 1),
  next_page: orNull(integer('Null on the last page, and with a cursor.', 1, null)),
  next_cursor: orNull(text('The `cursor` of the next page; null on the last.', 'eyJpZCI6NDF9')),
  filters: {
    type: 'object',
    description: 'The filters as applied; records by their hex ids.',
    additionalProperties: { type: ['string', 'null'] },
    example: { domain: 'harbourlight.example' },
  },
};

/** `meta` of a list, with additional fields. */
export const listMeta = (description: string, more: Readonly<Record<string, Schema>> = {}): Schema => {
  const page = integer('The page number; absent with a cursor.', 1, 1);
  return record(description, { ...LIST_META, ...more }, { page });
};

const person = { person: schemaRef('Person') };
const membership = { membership: schemaRef('Membership') };
const organization = { organization: schemaRef('Organization') };
const advertiser = { advertiser: schemaRef('Organization') };

export const RECORD_SCHEMAS: Readonly<Record<string, Schema>> = {
  RecordId: { ...integer('The legacy number of the record.', 1), format: 'int64', example: 41 },
  PublicId: publicId('The stable id of the record: 32 lowercase hexadecimal digits.', IDS.person),
  CreatedAt: moment('When the record was created, in UTC.', '2026-01-31T09:30:00.000Z'),
  UpdatedAt: moment('When the record was last changed, in UTC.', '2026-02-14T16:05:12.480Z'),
  ...Object.fromEntries(RESOURCE_DOCUMENTS.flatMap(shown)),
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
    public_id: publicId('The record that changed: this one, or one that was merged into it.', IDS.person),
    action: word(CHANGE_ACTIONS, 'What was done.'),
    changed: {
      type: 'object',
      description: 'The fields that changed, each with what it was and what it became.',
      additionalProperties: schemaRef('ChangedField'),
      example: { last_name: { from: 'Solborg', to: 'Solberg' } },
    },
    changed_by: orNull(schemaRef('Actor', 'Null for the operator’s command line.')),
    changed_at: moment('When, in UTC.', '2026-02-14T16:05:12.480Z'),
    source_reference: orNull(
      schemaRef(
        'ChangeCitation',
        'The citation of the change, even if it was deleted since. A deletion has none.',
      ),
    ),
  }),
  ...Object.fromEntries(RESOURCE_DOCUMENTS.flatMap(enveloped)),
  PersonQuickAddReply: quickAdd(person, membership),
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
  ChangeList: listEnvelope('A page of a change log, newest first.', ['changes'], 'Change'),
  ListMeta: listMeta('Where in the list the page is.'),
};
