interface Tag {
  readonly name: string;
  readonly description: string;
  /** Where the paths of its operations begin. */
  readonly path: string;
}

/** The chapters of the document, in order. */
const TAGS: readonly Tag[] = [
  {
    name: 'Account',
    path: '/api/v1/me',
    description: 'The caller: its rights, its credits and what they went into.',
  },
  {
    name: 'People',
    path: '/api/v1/people',
    description: 'Persons with their names, email addresses and roles.',
  },
  {
    name: 'Organizations',
    path: '/api/v1/organizations',
    description:
      'Companies, offices, clubs: whatever people are members of. They may stand one above another.',
  },
  {
    name: 'Advertisers',
    path: '/api/v1/advertisers',
    description:
      'Organizations under another name: the same records and rules. Responses have both keys, and bodies may be nested under either.',
  },
  {
    name: 'Memberships',
    path: '/api/v1/memberships',
    description: 'A person’s role in an organization, for a time.',
  },
  {
    name: 'Places',
    path: '/api/v1/places',
    description: 'Where a person, an organization or a membership is to be found.',
  },
  {
    name: 'Name aliases',
    path: '/api/v1/name_aliases',
    description: 'Other names of people and organizations.',
  },
  {
    name: 'Source references',
    path: '/api/v1/source_references',
    description: 'Citations: where each record, and each change of it, comes from.',
  },
  {
    name: 'Search',
    path: '/api/v1/search',
    description: 'One search over people, organizations, memberships and places.',
  },
  {
    name: 'Zero-result searches',
    path: '/api/v1/zero_result_searches',
    description: 'What people looked for in vain: a task list for editors.',
  },
  {
    name: 'Lookups',
    path: '/api/v1/lookup',
    description: 'Who has an email address, and who can be contacted at a domain.',
  },
  {
    name: 'Research requests',
    path: '/api/v1/research_requests',
    description:
      'What the sites of unknown domains say about the organizations behind them, for editors to accept or reject.',
  },
  {
    name: 'Webhooks',
    path: '/webhooks',
    description: 'What a payment processor calls. The signature takes the place of a key.',
  },
  { name: 'Service', path: '/', description: 'Health checks, and this document. They need no key.' },
];

export const tags = () => TAGS.map(({ name, description }) => ({ name, description }));

export function tagOf(path: string): string {
  const tag = TAGS.find((one) => path === one.path || path.startsWith(one.path.replace(/\/?$/, '/')));
  if (!tag || (tag.path === '/' && path.startsWith('/api/'))) {
    throw new Error(`tags.ts has no tag for the path ${path}`);
  }
  return tag.name;
}
