import type { Schema } from '../../http/openapi-types.js';
import { LIST_META } from './envelopes.js';
import { ORGANIZATION_SUMMARY } from './organization.js';
import { flag, integer, listOf, orNull, record, schemaRef, text } from './schema.js';

const owner = {
  email_address: schemaRef('EmailAddress'),
  owner_type: { type: 'string', enum: ['person', 'organization', 'membership'] },
} satisfies Record<string, Schema>;

const research = record('What is being done about a domain of which nothing is known.', {
  queued: flag('Whether this lookup is what it was queued for.'),
  status: { type: 'string', enum: ['queued', 'running', 'completed', 'failed', 'refused'] },
  id: integer(undefined, 1),
});

export const LOOKUP_SCHEMAS: Readonly<Record<string, Schema>> = {
  EmailOwner: {
    ...record('An owner of the address, as a full record under the key that owner_type names.', owner),
    properties: {
      ...owner,
      person: schemaRef('Person'),
      organization: schemaRef('Organization'),
      membership: schemaRef('Membership'),
    },
  },
  EmailLookup: record('The owners of an email address.', {
    email: text('The address as it was looked up.'),
    results: listOf('EmailOwner'),
    meta: schemaRef('ListMeta'),
  }),
  DomainContact: record('A person who can be contacted at the domain.', {
    person: schemaRef('PersonSummary'),
    membership: orNull({
      ...schemaRef('MembershipSummary'),
      description: 'The one that belongs to the domain; of several the present one, then the latest.',
    }),
    organization: orNull({ ...schemaRef('OrganizationSummary'), description: 'The membership’s.' }),
    email_addresses: listOf('EmailAddress', 'The person’s and the membership’s; those at the domain first.'),
  }),
  DomainOrganization: record('An organization as lists show it, with its email addresses.', {
    ...ORGANIZATION_SUMMARY,
    email_addresses: listOf('EmailAddress'),
  }),
  DomainContacts: record('A page of contacts at a domain, and all its organizations.', {
    domain: text('The hostname that was looked up.'),
    organizations: listOf('DomainOrganization', 'All that have the domain, with every page.'),
    contacts: listOf('DomainContact'),
    meta: schemaRef('DomainContactsMeta'),
    research: orNull(research),
  }),
  DomainContactsMeta: record('Where in the contacts the page is, and who answered.', {
    ...LIST_META,
    backend: { type: 'string', enum: ['elasticsearch', 'database'] },
  }),
};
