import { PLURAL, type Resource } from '../database/resources.js';
import { MEMBERSHIP_DOCUMENT } from '../memberships/memberships.view.js';
import { NAME_ALIAS_DOCUMENT } from '../name-aliases/name-aliases.view.js';
import { ORGANIZATION_DOCUMENT } from '../organizations/organizations.view.js';
import { PERSON_DOCUMENT } from '../people/people.view.js';
import { PLACE_DOCUMENT } from '../places/places.view.js';
import { capitalized } from '../values/text.js';
import type { ResourceDocument } from '../records/resource-document.js';
import { SOURCE_REFERENCE_DOCUMENT } from '../source-references/source-references.view.js';

/** In the order of the chapters. */
const DOCUMENTS: Readonly<Record<Resource, ResourceDocument>> = {
  person: PERSON_DOCUMENT,
  organization: ORGANIZATION_DOCUMENT,
  membership: MEMBERSHIP_DOCUMENT,
  place: PLACE_DOCUMENT,
  name_alias: NAME_ALIAS_DOCUMENT,
  source_reference: SOURCE_REFERENCE_DOCUMENT,
};

export const RESOURCE_DOCUMENTS = Object.entries(DOCUMENTS) as [Resource, ResourceDocument][];

interface Tag {
  readonly name: string;
  readonly description: string;
  /** Prefix of the paths of its operations. */
  readonly path: string;
}

const ADVERTISERS: Tag = {
  name: 'Advertisers',
  path: '/api/v1/advertisers',
  description:
    'Organizations under another name: the same records and rules. Responses have both keys; bodies may be nested under either.',
};

const chapters = ([resource, { chapter }]: [Resource, ResourceDocument]): Tag[] => {
  const plural = PLURAL[resource];
  const name = capitalized(plural.replace('_', ' '));
  const own = { name, path: `/api/v1/${plural}`, description: chapter };
  return resource === 'organization' ? [own, ADVERTISERS] : [own];
};

/** The chapters of the document, in order. */
const TAGS: readonly Tag[] = [
  { name: 'Account', path: '/api/v1/me', description: 'The caller: rights, credits and usage.' },
  ...RESOURCE_DOCUMENTS.flatMap(chapters),
  {
    name: 'Search',
    path: '/api/v1/search',
    description: 'One search over people, organizations, memberships and places.',
  },
  {
    name: 'Duplicates',
    path: '/api/v1/duplicates',
    description: 'Pairs of records that may be one: a task list for editors.',
  },
  {
    name: 'Zero-result searches',
    path: '/api/v1/zero_result_searches',
    description: 'Searches without results: a task list for editors.',
  },
  {
    name: 'Matching',
    path: '/api/v1/match',
    description: 'Which record a description means, with a score and its reasons.',
  },
  {
    name: 'Lookups',
    path: '/api/v1/lookup',
    description: 'The owners of an email address, the contacts at a domain, and many records at once.',
  },
  {
    name: 'Reconciliation',
    path: '/api/v1/reconcile',
    description:
      'The Reconciliation Service API 0.2, for OpenRefine and other clients. They send a token of the account page as a part of the path in place of a key. Unknown parameters are ignored, and pages of any origin may call it.',
  },
  {
    name: 'Research requests',
    path: '/api/v1/research_requests',
    description: 'Findings from the websites of unknown domains, for editors to accept or reject.',
  },
  {
    name: 'Merges',
    path: '/api/v1/merges',
    description: 'Merges of people and of organizations, which can be undone.',
  },
  {
    name: 'Webhooks',
    path: '/webhooks',
    description: 'Calls from payment processors, authenticated by signature.',
  },
  { name: 'Service', path: '/', description: 'Health checks and this document. No key required.' },
];

export const tags = () => TAGS.map(({ name, description }) => ({ name, description }));

export function tagOf(path: string): string {
  const tag = TAGS.find((one) => path === one.path || path.startsWith(one.path.replace(/\/?$/, '/')));
  if (!tag || (tag.path === '/' && path.startsWith('/api/'))) {
    throw new Error(`chapters.ts has no tag for the path ${path}`);
  }
  return tag.name;
}
