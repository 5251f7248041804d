import type { Schema } from '../../http/openapi-types.js';
import { listMeta } from './envelopes.js';
import { organizationSummary } from '../../organizations/organizations.schema.js';
import { schemasIn } from '../../records/views.js';
import {
  flag,
  integer,
  listOf,
  oneOfBy,
  orNull,
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
  queued: flag('True if this lookup created the request.'),
  status: word(
    ['queued', 'running', 'completed', 'failed', 'refused'],
    '`refused`: the site’s robots.txt does not allow it, or, if `id` is null, the account has too many requests open.',
  ),
  id: orNull(integer('The research request; null if none was created.', 1)),
  reason: orNull(text('One sentence: why it was refused, failed or is delayed.')),
});

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
    membership: orNull({
      ...schemaRef('MembershipSummary'),
      description: 'The membership at the domain: a current one first, then the latest.',
    }),
    organization: orNull({ ...schemaRef('OrganizationSummary'), description: 'The membership’s.' }),
    email_addresses: listOf('EmailAddress', 'Of the person and the membership; those at the domain first.'),
  }),
  DomainOrganization: record('An organization as lists show it, with its email addresses.', {
    ...schemasIn(organizationSummary('o')),
    email_addresses: listOf('EmailAddress'),
  }),
  DomainContacts: record('A page of contacts at a domain, and all its organizations.', {
    domain: text('The requested hostname.'),
    organizations: listOf('DomainOrganization', 'All organizations with the domain, on every page.'),
    contacts: listOf('DomainContact'),
    meta: schemaRef('DomainContactsMeta'),
    research: orNull(schemaRef('DomainResearch')),
  }),
  DomainContactsMeta: listMeta('The position of the page, and the search engine that was used.', {
    backend: schemaRef('SearchBackend'),
  }),
};
