import type { Drawn, Measurable } from './scale-measurable.js';
import type { Random } from './scale-random.js';
import { mistyped } from './scale-queries.js';

type Query = Readonly<Record<string, unknown>>;
type Draw = (random: Random, database: Measurable) => Query | null;

/** A person with the organization of the first membership. */
function employed(random: Random, { directory }: Measurable) {
  const number = random.below(directory.people);
  const { first_name, last_name } = directory.person(number);
  const organization = directory.organization(directory.organizationOf(number, 0));
  return { first: first_name, last: last_name, name: `${first_name} ${last_name}`, organization };
}

const anyOrganization = (random: Random, { directory }: Measurable) =>
  directory.organization(1 + random.below(directory.organizations - 1));

const cut = (name: string): string => name.slice(0, 250);

/** Descriptions of people and organizations of the directory. */
const DESCRIPTIONS: Readonly<Record<string, Draw>> = {
  'a person by name': (random, database) => ({ type: 'person', name: employed(random, database).name }),
  'a person by name and organization': (random, database) => {
    const { name, organization } = employed(random, database);
    return { type: 'person', name, organization: { name: cut(organization.name) } };
  },
  'a misspelt person': (random, database) => ({
    type: 'person',
    name: mistyped(employed(random, database).name, random),
  }),
  'a misspelt person and an organization': (random, database) => {
    const { name, organization } = employed(random, database);
    return { type: 'person', name: mistyped(name, random), organization: { name: cut(organization.name) } };
  },
  'an initial and a last name': (random, database) => {
    const { first, last } = employed(random, database);
    return { type: 'person', name: `${first[0]!}. ${last}` };
  },
  'an initial, a last name and an organization': (random, database) => {
    const { first, last, organization } = employed(random, database);
    return { type: 'person', name: `${first[0]!}. ${last}`, organization: { name: cut(organization.name) } };
  },
  'a last name': (random, database) => ({ type: 'person', last_name: employed(random, database).last }),
  'a person by email address': (random, { directory }) => {
    const [address] = directory.person(random.below(directory.people)).emails;
    return address === undefined ? null : { type: 'person', emails: [address] };
  },
  'an unknown person': (random, database) => ({
    type: 'person',
    name: `${employed(random, database).first} zq${random.below(1e6)}x${employed(random, database).last}`,
  }),
  'an organization by name': (random, database) => ({
    type: 'organization',
    name: cut(anyOrganization(random, database).name),
  }),
  'an organization by domain': (random, database) => {
    const { domain } = anyOrganization(random, database);
    return domain === null ? null : { type: 'organization', domain };
  },
  'a misspelt organization': (random, database) => ({
    type: 'organization',
    name: mistyped(cut(anyOrganization(random, database).name), random),
  }),
};

/** Draws until the record supports the description. */
function described(draw: Draw, random: Random, database: Measurable): Query {
  for (;;) {
    const query = draw(random, database);
    if (query !== null) return query;
  }
}

/** One query per call. */
export const MATCHES: Readonly<Record<string, Drawn>> = Object.fromEntries(
  Object.entries(DESCRIPTIONS).map(([kind, draw]): [string, Drawn] => [
    `match: ${kind}`,
    (random, database) => ({
      path: '/match',
      method: 'POST',
      body: { queries: { q: described(draw, random, database) } },
    }),
  ]),
);

/** Queries per batch, as many as OpenRefine sends. */
const ROWS = 25;

/** Rows with a name, every second one with an organization, and every fourth one misspelt. */
export const RECONCILIATION: Readonly<Record<string, Drawn>> = {
  'reconcile: 25 rows': (random, database) => {
    const queries = Array.from({ length: ROWS }, (_, row) => {
      const { name, organization } = employed(random, database);
      const properties = row % 2 === 0 ? [] : [{ pid: 'organization', v: cut(organization.name) }];
      return {
        query: row % 4 === 0 ? mistyped(name, random) : name,
        type: 'person',
        ...(properties.length === 0 ? {} : { properties }),
      };
    });
    const named = Object.fromEntries(queries.map((query, row) => [`q${row}`, query]));
    return { path: '/reconcile', method: 'POST', form: { queries: JSON.stringify(named) } };
  },
};

/** A batch of lookups. */
export const batchOf = (items: readonly object[]) => ({
  path: '/lookup/batch',
  method: 'POST' as const,
  body: { items },
});
