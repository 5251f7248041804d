import type { Schema } from '../../http/openapi-types.js';
import { listMeta } from './records.js';
import { organizationSummary } from '../../organizations/organizations.schema.js';
import { LookupItemDto } from '../../lookups/lookups.dto.js';
import { PARTIES } from '../../database/resources.js';
import { RESEARCH_STATUSES } from '../../research/research.entities.js';
import { inputSchema } from '../bodies.js';
import { IDS } from '../../common/sample-ids.js';
import { schemasIn } from '../../records/views.js';
import {
  flag,
  integer,
  listOf,
  oneOfBy,
  orNull,
  publicId,
  record,
  schemaRef,
  text,
  word,
} from '../../http/json-schema.js';

/** The owner of an email address; `owner_type` is also the key of its full record. */
const owner = (type: string, name: string): Schema =>
  record(`The owner of the address is this ${type}.`, {
    email_address: schemaRef('EmailAddress'),
    owner_type: word([type], 'The type of the owner, and the key of its record.'),
    [type]: schemaRef(name),
  });

const research = record('The research of an unknown domain.', {
  queued: flag('True if this lookup created the request.', true),
  status: word(
    RESEARCH_STATUSES,
    '`refused`: the site’s robots.txt does not allow it, or, if `id` is null, the account has too many requests open.',
  ),
  id: orNull(integer('The research request; null if none was created.', 1)),
  reason: orNull(text('One sentence: why it was refused, failed or is delayed.', 'The site did not answer.')),
});

const domainContacts = {
  domain: text('The requested hostname.', 'harbourlight.example'),
  organizations: listOf('DomainOrganization', 'All organizations with the domain, on every page.'),
  contacts: listOf('DomainContact', 'The contacts of this page.'),
  meta: schemaRef('DomainContactsMeta'),
  research: orNull(
    schemaRef('DomainResearch', 'The research of the domain; null if the directory knows it.'),
  ),
};

/** Of a found record, full or summary. */
const either = (type: string, full: string, summary: string): Schema => ({
  description: `The ${type}: a full record, or a summary with \`view\` \`summary\`.`,
  anyOf: [schemaRef(full), schemaRef(summary)],
});

const item = inputSchema(
  'What to look up: exactly one of `email`, `domain`, `person_public_id`, `organization_public_id` and `match`.',
  LookupItemDto,
);

const result: Schema = record(
  'A result, in the shape of the single lookup.',
  {},
  {
    email_address: schemaRef('EmailAddress'),
    owner_type: word(['person', 'organization', 'membership'], 'Of an email address: the key of its owner.'),
    person: either('person', 'Person', 'PersonSummary'),
    organization: either('organization', 'Organization', 'OrganizationSummary'),
    membership: either('membership', 'Membership', 'MembershipSummary'),
    ...domainContacts,
    type: word(PARTIES, 'Of a match: the key of its summary.'),
    public_id: schemaRef('PublicId'),
    score: schemaRef('MatchScore'),
    match: schemaRef('IsMatch'),
    features: schemaRef('MatchFeatures'),
  },
);

const answer: Schema = record(
  'The answer to an item.',
  {
    index: integer('The position of the item, from 0.', 0, 0),
    ref: orNull(text('The `ref` of the item.', 'a')),
    status: word(
      ['found', 'moved', 'not_found', 'gone', 'invalid', 'unpaid', 'unavailable'],
      '`moved`: found under another id. `gone`: deleted. `unpaid`: the balance did not cover it. `unavailable`: a domain, while the search index is unreachable.',
    ),
    results: listOf('LookupResult', 'Up to 100 owners of an address; one record or domain.'),
  },
  {
    moved_to: publicId('The current id, if `moved`.', IDS.person),
    same_as: integer('The first item with the same question; this one is free.', 0, 0),
    research: domainContacts.research,
    details: listOf('ErrorDetail', 'What is wrong, if `invalid`.'),
  },
);

const counts = {
  items: integer('The number of items.'),
  found: integer('Items that are `found` or `moved`.'),
  credits_charged: integer('The credits that they cost.'),
};

export const LOOKUP_SCHEMAS: Readonly<Record<string, Schema>> = {
  DomainResearch: research,
  EmailOwner: oneOfBy(
    'An owner of the address. Its full record is under the key named by owner_type.',
    'owner_type',
    {
      person: 'PersonEmailOwner',
      organization: 'OrganizationEmailOwner',
      membership: 'MembershipEmailOwner',
    },
  ),
  PersonEmailOwner: owner('person', 'Person'),
  OrganizationEmailOwner: owner('organization', 'Organization'),
  MembershipEmailOwner: owner('membership', 'Membership'),
  EmailLookup: record('The owners of an email address.', {
    email: text('The requested address, normalized.'),
    results: listOf('EmailOwner'),
    meta: schemaRef('ListMeta'),
  }),
  DomainContact: record('A contact at the domain.', {
    person: schemaRef('PersonSummary'),
    membership: orNull(
      schemaRef('MembershipSummary', 'The membership at the domain: a current one first, then the latest.'),
    ),
    organization: orNull(schemaRef('OrganizationSummary', 'The membership’s.')),
    email_addresses: listOf('EmailAddress', 'Of the person and the membership; those at the domain first.'),
  }),
  DomainOrganization: record('An organization as lists show it, with its email addresses.', {
    ...schemasIn(organizationSummary('o')),
    email_addresses: listOf('EmailAddress'),
  }),
  DomainContacts: record('A page of contacts at a domain, and all its organizations.', domainContacts),
  LookupItem: item,
  LookupResult: result,
  LookupAnswer: answer,
  LookupBatchReply: record('The answers, in the order of the items.', {
    items: listOf('LookupAnswer', 'The answers, in the order of the items.'),
    meta: schemaRef('LookupCounts'),
  }),
  LookupCounts: record('The sums of a batch.', counts),
  LookupLine: {
    description: 'A line of a stream: the answer to an item, and at the end the summary.',
    anyOf: [schemaRef('LookupAnswer'), schemaRef('LookupSummary')],
  },
  LookupSummary: record('The last line of a complete stream.', {
    summary: schemaRef('LookupStreamCounts'),
  }),
  LookupStreamCounts: record('The sums of a stream.', {
    ...counts,
    credits_remaining: orNull(schemaRef('CreditsRemaining', 'The credits left; null if unknown.')),
  }),
  DomainContactsMeta: listMeta('The position of the page, and the search engine that was used.', {
    backend: schemaRef('SearchBackend'),
  }),
};
