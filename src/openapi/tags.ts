interface Tag {
  readonly name: string;
  readonly description: string;
  /** Prefix of the paths of its operations. */
  readonly path: string;
}

/** The chapters of the document, in order. */
const TAGS: readonly Tag[] = [
  { name: 'Account', path: '/api/v1/me', description: 'The caller: rights, credits and usage.' },
  {
    name: 'People',
    path: '/api/v1/people',
    description: 'People with their names, email addresses and roles.',
  },
  {
    name: 'Organizations',
    path: '/api/v1/organizations',
    description: 'Companies, offices, clubs. An organization may have a parent.',
  },
  {
    name: 'Advertisers',
    path: '/api/v1/advertisers',
    description:
      'Organizations under another name: the same records and rules. Responses have both keys; bodies may be nested under either.',
  },
  {
    name: 'Memberships',
    path: '/api/v1/memberships',
    description: 'A person’s role in an organization, with its dates.',
  },
  {
    name: 'Places',
    path: '/api/v1/places',
    description: 'Addresses and coordinates of people, organizations and memberships.',
  },
  {
    name: 'Name aliases',
    path: '/api/v1/name_aliases',
    description: 'Other names of people and organizations.',
  },
  {
    name: 'Source references',
    path: '/api/v1/source_references',
    description: 'Citations: the sources of records and their changes.',
  },
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
      'The Reconciliation Service API 0.2, for OpenRefine and other clients. They send a token of the account page as a part of the path in place of a key: `/api/v1/reconcile/{token}`, and the same paths below it. Unknown parameters are ignored, and pages of any origin may call it.',
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
    throw new Error(`tags.ts has no tag for the path ${path}`);
  }
  return tag.name;
}
