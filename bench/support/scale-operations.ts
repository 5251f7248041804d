import { encodeCursor, scopeOf } from '../../src/http/list.query.js';
import { site } from '../../src/values/hostname.js';
import type { Call } from './latency.js';
import type { Drawn, Measurable, Operation, Request } from './scale-measurable.js';
import { publicIdOfOrganization, publicIdOfPerson } from './scale-directory.js';
import { batchOf, MATCHES, RECONCILIATION } from './scale-matches.js';
import { QUERIES } from './scale-queries.js';
import { randomFor, type Random } from './scale-random.js';

const anyPerson: Drawn = (random, { directory }) => publicIdOfPerson(random.below(directory.people));
const people = (random: Random, database: Measurable, many: number): string[] =>
  Array.from({ length: many }, () => anyPerson(random, database) as string);
const organization: Drawn = (random, { directory }) =>
  publicIdOfOrganization(1 + random.below(directory.organizations - 1));
const LARGEST = publicIdOfOrganization(0);
const SOURCE = { source_category: 'benchmark', url: 'https://example.org/about' };

/** Draws until the result is present. */
function found<Value>(draw: () => Value | null | undefined): Value {
  for (;;) {
    const value = draw();
    if (value !== null && value !== undefined) return value;
  }
}
const domain = (random: Random, { directory }: Measurable): string =>
  found(() => {
    const { domain: drawn } = directory.organization(1 + random.below(directory.organizations - 1));
    return drawn !== null && site(drawn).ok ? drawn : null;
  });
const email = (random: Random, { directory }: Measurable): string =>
  found(() => directory.person(random.below(directory.people)).emails[0]);

/** A page in the middle of a walk by cursor; for the largest organization, of its members. */
const cursor = (random: Random, rows: number, ...list: [name: string, ...binding: unknown[]]): string =>
  encodeCursor({ scope: scopeOf(...list), position: [random.below(rows)] });

const READS: Readonly<Record<string, Drawn>> = {
  'show: a person': (...drawn) => `/people/${anyPerson(...drawn) as string}`,
  'show: an organization': (...drawn) => `/organizations/${organization(...drawn) as string}`,
  'show: the largest organization': () => `/organizations/${LARGEST}`,
  'people: page 1': () => '/people',
  'people: page 100': (_, { directory }) => `/people?page=${Math.min(100, directory.people / 100)}`,
  'people: a walk': (random, { directory }) => `/people?cursor=${cursor(random, directory.people, 'people')}`,
  'people: updated_since, a thousand': (_, { lately }) => `/people?updated_since=${lately}`,
  'people: updated_since, all': () => '/people?updated_since=2000-01-01T00:00:00Z',
  'people: of an organization': (...drawn) =>
    `/people?organization_public_id=${organization(...drawn) as string}`,
  'people: of the largest organization': () => `/people?organization_public_id=${LARGEST}`,
  'organizations: page 1': () => '/organizations',
  'organizations: page 100': (_, { directory }) =>
    `/organizations?per_page=50&page=${Math.min(100, directory.organizations / 50)}`,
  'organizations: domain': (...drawn) => `/organizations?domain=${domain(...drawn)}`,
  'organizations: type': (random, { directory }) =>
    `/organizations?organization_type=${encodeURIComponent(directory.organization(random.below(1_000)).organization_type)}`,
  'organizations: parent': (...drawn) =>
    `/organizations?parent_organization_public_id=${organization(...drawn) as string}`,
  'organizations: of a person': (...drawn) =>
    `/organizations?person_public_id=${anyPerson(...drawn) as string}`,
  'memberships: page 1': () => '/memberships',
  'memberships: page 100': (_, { directory }) => `/memberships?page=${Math.min(100, directory.people / 100)}`,
  'memberships: of a person': (...drawn) => `/memberships?person_public_id=${anyPerson(...drawn) as string}`,
  'memberships: of the largest organization': () => `/memberships?organization_public_id=${LARGEST}`,
  'members: of an organization': (...drawn) => `/organizations/${organization(...drawn) as string}/members`,
  'members: largest, page 1': () => `/organizations/${LARGEST}/members`,
  'members: largest, page 1,000': (_, { directory }) =>
    `/organizations/${LARGEST}/members?per_page=1&page=${Math.min(1_000, directory.largestMembers)}`,
  'members: largest, a walk': (random, { directory }) =>
    `/organizations/${LARGEST}/members?cursor=${cursor(random, directory.people, 'members', LARGEST)}`,
  'places: page 1': () => '/places',
  'places: of an organization': (...drawn) =>
    `/places?organization_public_id=${organization(...drawn) as string}`,
  'name aliases: of a person': (...drawn) =>
    `/name_aliases?person_public_id=${anyPerson(...drawn) as string}`,
  'citations: page 1': () => '/source_references',
  'citations: of a person': (...drawn) =>
    `/source_references?person_public_id=${anyPerson(...drawn) as string}`,
  'citations: category': () => '/source_references?source_category=import',
  'change log of a person': (...drawn) => `/people/${anyPerson(...drawn) as string}/changes`,
  'lookup: email': (...drawn) => `/lookup/email?email=${encodeURIComponent(email(...drawn))}`,
};

const LOOKUPS: Readonly<Record<string, Drawn>> = {
  'contacts: of a domain': (...drawn) =>
    `/lookup/domain_contacts?skip_research_queue=true&domain=${domain(...drawn)}`,
  'contacts: of the largest domain': (_, { directory }) =>
    `/lookup/domain_contacts?domain=${directory.organization(0).domain!}`,
};

const page =
  (path: string): Drawn =>
  () => ({ path, isPage: true });

/** The pages of the largest organization, with 10,000 members in a million people. */
const PAGES: Readonly<Record<string, Drawn>> = {
  'page: the largest organization': page(`/organizations/${LARGEST}`),
  'page: largest organization, last members': (_, { directory }) => ({
    path: `/organizations/${LARGEST}?memberships=${Math.ceil(directory.largestMembers / 25)}`,
    isPage: true,
  }),
  'page: largest organization, form': page(`/organizations/${LARGEST}/edit`),
  'page: largest organization, history': page(`/organizations/${LARGEST}/history`),
  'page: largest organization, graph': page(`/organizations/${LARGEST}/graph`),
  'page: largest organization, graph, two steps': page(`/organizations/${LARGEST}/graph?depth=2`),
  'page: duplicates': page('/workbench/duplicates'),
};

/** Items per batch, the maximum of a call. */
const BATCH = 100;

const BATCHES: Readonly<Record<string, Drawn>> = {
  'batch: 100 people by id': (random, database) =>
    batchOf(people(random, database, BATCH).map((id) => ({ person_public_id: id }))),
  'batch: 100 email addresses': (random, database) =>
    batchOf(Array.from({ length: BATCH }, () => ({ email: email(random, database) }))),
};

/** Previews of merges write everything, and roll it back. */
const MERGES: Readonly<Record<string, Drawn>> = {
  'merge: a preview': (random, database) => {
    const [survivor, ...merged] = [...new Set(people(random, database, 2))];
    return {
      path: `/people/${survivor!}/merge`,
      method: 'POST',
      body: { merge: { public_ids: merged, dry_run: true } },
    };
  },
};

const WRITES: Readonly<Record<string, Drawn>> = {
  'write: a person is created': (random) => ({
    path: '/people',
    method: 'POST',
    body: {
      first_name: 'Ada',
      last_name: `Lovelace ${random.next()}`,
      emails: [`ada.${random.next()}@bench.example`],
      aliases: [`Augusta ${random.next()}`],
      source: SOURCE,
    },
  }),
  'write: a member joins the largest': (...drawn) => ({
    path: '/memberships',
    method: 'POST',
    body: {
      person_public_id: anyPerson(...drawn),
      organization_public_id: LARGEST,
      role: 'guest',
      start_date: '2026-01-31',
      source: SOURCE,
    },
  }),
  'write: a person is changed': (random, database) => ({
    path: `/people/${anyPerson(random, database) as string}`,
    method: 'PATCH',
    body: { person: { last_name: `Lovelace ${random.next()}` }, source_reference: SOURCE },
  }),
};

const searches: Readonly<Record<string, Drawn>> = Object.fromEntries(
  Object.entries(QUERIES).map(([kind, draw]): [string, Drawn] => [
    `search: ${kind}`,
    (random, { directory }) => {
      const { q, ...filters } = found(() => draw(random, directory));
      return `/search?${new URLSearchParams({ q, per_page: '10', ...filters }).toString()}`;
    },
  ]),
);

/** All measured operations. Searches run on each engine; writes come last. */
export function operations(engines: readonly Operation['engine'][]): Operation[] {
  const all = (drawn: Readonly<Record<string, Drawn>>, engine: Operation['engine'], note: string) =>
    Object.entries(drawn).map(([name, draw]) => operation(`${name}${note}`, engine, draw));
  const onEngines = engines.flatMap((engine) => [
    ...all(LOOKUPS, engine, ` (${NOTES[engine]})`),
    ...all(MATCHES, engine, ` (${NOTES[engine]})`),
    ...all(RECONCILIATION, engine, ` (${NOTES[engine]})`),
    ...all(searches, engine, ` (${NOTES[engine]})`),
  ]);
  return [
    ...all(READS, 'database', ''),
    ...all(BATCHES, 'database', ''),
    ...all(PAGES, 'database', ''),
    ...onEngines,
    ...all(MERGES, 'database', ''),
    ...all(WRITES, 'database', ''),
  ];
}
const NOTES = { database: 'PostgreSQL', elasticsearch: 'Elasticsearch' } as const;

function operation(name: string, engine: Operation['engine'], draw: Drawn): Operation {
  return {
    name,
    engine,
    calls: (database, round, many) =>
      Array.from({ length: many }, (_, call): Call => {
        const drawn = draw(randomFor(100 + round, call), database);
        return callOf(typeof drawn === 'string' ? { path: drawn } : drawn, engine, database);
      }),
  };
}

function callOf(
  { path, method, body, form, isPage }: Request,
  engine: Operation['engine'],
  database: Measurable,
): Call {
  return {
    url: `${database.servers[engine]}${isPage ? '' : '/api/v1'}${path}`,
    headers: {
      'content-type': form === undefined ? 'application/json' : 'application/x-www-form-urlencoded',
      ...(isPage ? { cookie: database.cookie } : { 'x-api-key': database.key }),
    },
    ...(method === undefined ? {} : { method }),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(form === undefined ? {} : { body: new URLSearchParams(form).toString() }),
  };
}

/** A batch of people by id, and as many others in single calls: neither reads pages that the other has read. */
export function batchAndCalls(
  database: Measurable,
  round: number,
  key: string,
): { batch: Call[]; calls: Call[] } {
  const ids = people(randomFor(500, round), database, 2 * BATCH);
  const withKey = { ...database, key };
  const batch = batchOf(ids.slice(0, BATCH).map((id) => ({ person_public_id: id })));
  return {
    batch: [callOf(batch, 'database', withKey)],
    calls: ids.slice(BATCH).map((id) => callOf({ path: `/people/${id}` }, 'database', withKey)),
  };
}
