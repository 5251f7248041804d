import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  hasNoBarrels,
  hasNoCycles,
  isShort,
  namesExtensions,
  parseSource,
  pointsDown,
  readSources,
  readsEnvironmentIn,
  type Layout,
  type Rule,
} from './support/architecture.js';

const SRC = join(import.meta.dirname, '../src');

/** A folder with a schema is a resource. */
const RESOURCES = readdirSync(SRC, { withFileTypes: true })
  .filter(
    (entry) =>
      entry.isDirectory() && readdirSync(join(SRC, entry.name)).some((name) => name.endsWith('.schema.ts')),
  )
  .map(({ name }) => name);

/** Imports point down this table, or stay on a level. */
const LAYOUT: Layout = {
  levels: [
    ['main.ts', 'worker.ts', 'cli.ts'],
    [
      'cli',
      'openapi',
      'start',
      'create-app.ts',
      'pipeline.ts',
      'api.module.ts',
      'core.module.ts',
      'entities.ts',
    ],
    [
      'observability',
      'importer',
      'sample',
      'pages',
      'billing',
      'search',
      'lookups',
      'reconciliation',
      'graph',
      'matching',
      'merges',
      'duplicates',
      'research',
      'zero-results',
    ],
    RESOURCES,
    ['records'],
    ['credits'],
    ['accounts'],
    ['idempotency', 'outbox', 'queue'],
    ['database', 'config'],
  ],
  leaves: ['common', 'http', 'names', 'outbound', 'progress', 'values'],
  // Records are shown inside each other and taken as parts of each other; services never call one another.
  siblings: {
    folders: RESOURCES,
    shared: /\.(schema|view|dto)\.ts$/,
  },
  exceptions: [
    {
      from: /^records\/schemas\.ts$/,
      to: /\.schema\.ts$/,
      why: 'the doors know the columns of every resource from one list',
    },
  ],
};

const RULES: Readonly<Record<string, { rule: Rule; breaches: readonly [path: string, text: string][] }>> = {
  'imports point down': {
    rule: pointsDown(LAYOUT),
    breaches: [
      ['people/people.service.ts', `import { Search } from '../search/search.js';`],
      ['people/people.service.ts', `import type { Search } from '../search/search.js';`],
      ['people/people.service.ts', `const search = await import('../search/search.js');`],
      ['people/people.service.ts', `let search: import('../search/search.js').Search;`],
      ['people/people.service.ts', `export { Search } from '../search/search.js';`],
      ['records/records.ts', `import { presentPerson } from '../people/people.view.js';`],
      ['common/errors.ts', `import { statement } from '../database/database.js';`],
      ['values/dates.ts', `import { people } from '../people/people.service.js';`],
      ['database/data-source.ts', `import { PEOPLE } from '../people/people.schema.js';`],
      ['people/people.service.ts', `import { createApp } from '../create-app.js';`],
      ['people/people.service.ts', `import { Places } from '../places/places.service.js';`],
      ['misc/helpers.ts', `import { statement } from '../database/database.js';`],
    ],
  },
  'no files import each other': {
    rule: hasNoCycles,
    breaches: [['people/people.service.ts', `import type { People } from './people.service.js';`]],
  },
  'relative imports name the extension': {
    rule: namesExtensions,
    breaches: [['people/people.service.ts', `import { Person } from './people.schema';`]],
  },
  'nothing is passed on from another file': {
    rule: hasNoBarrels,
    breaches: [
      ['people/index.ts', `import './people.service.js';`],
      ['people/people.ts', `export * from './people.service.js';`],
    ],
  },
  // A migration is one piece of history, whatever its length.
  'files are short': {
    rule: isShort(300, /^database\/migrations\//),
    breaches: [['people/people.service.ts', 'f();\n'.repeat(301)]],
  },
  'only config.ts reads the environment': {
    rule: readsEnvironmentIn('config/config.ts'),
    breaches: [
      ['people/people.service.ts', `const port = process.env.PORT;`],
      ['people/people.service.ts', `const port = process['env']['PORT'];`],
      ['people/people.service.ts', `const { env } = process;`],
      ['people/people.service.ts', `import { env } from 'node:process';`],
    ],
  },
};

const sources = readSources(SRC);

it('reads the sources', () => {
  expect(sources.find((file) => file.path === 'create-app.ts')?.imports).toContain('./api.module.js');
});

describe.each(Object.entries(RULES))('%s', (_name, { rule, breaches }) => {
  it('in src', () => {
    expect(rule(sources)).toEqual([]);
  });

  it.each(breaches.map(([path, text]) => ({ path, text, first: text.split('\n')[0] })))(
    'or it is reported: $path, $first',
    ({ path, text }) => {
      expect(rule([parseSource(path, text)])).toHaveLength(1);
    },
  );
});

it('finds a cycle of three files once, and says its way', () => {
  const cycle = [
    parseSource('a.ts', `import './b.js';`),
    parseSource('b.ts', `import './c.js';`),
    parseSource('c.ts', `import './a.js';`),
  ];
  expect(hasNoCycles(cycle)).toEqual(['a.ts -> b.ts -> c.ts -> a.ts']);
});

it.each([
  ['main.ts', `import './people/people.service.js';`],
  [
    'people/people.service.ts',
    `import '../records/records.js'; import '../common/errors.js'; import './people.schema.js';`,
  ],
  ['people/people.view.ts', `import '../memberships/memberships.schema.js';`],
  ['entities.ts', `import './people/people.schema.js';`],
])('lets %s have %s', (path, text) => {
  expect(pointsDown(LAYOUT)([parseSource(path, text)])).toEqual([]);
});
