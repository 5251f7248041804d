import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { CORPUS } from './corpus.js';

/**
 * Values for synthetic records. Each value occurs as often as in the corpus, so a uniform choice reproduces its
 * distribution.
 */
export interface Names {
  readonly first: readonly string[];
  readonly last: readonly string[];
  readonly organizations: readonly string[];
  readonly types: readonly string[];
  readonly roles: readonly string[];
  readonly titles: readonly string[];
  readonly places: readonly { readonly name: string; readonly address: string }[];
}

/** Fallback for machines without the corpus: so few common names that many people share them. */
const BUILT_IN: Names = {
  first: 'Maria James Olga Wei Fatima John Aisha Carlos Elena Kofi Ingrid Ravi Ana Peter Yuki Samuel'.split(
    ' ',
  ),
  last: 'Garcia Smith Müller Chen Okafor Ivanova Johnson Silva Nguyen Kim Rossi Cohen Patel Jensen Brown'.split(
    ' ',
  ),
  organizations: [
    'University of Northfield',
    'Institute for Marine Research',
    'City of Easton',
    'Department of Public Works',
    'National Museum of Natural History',
    'Association of Independent Booksellers',
  ],
  types: ['company', 'nonprofit', 'government', 'education'],
  roles: ['member', 'director', 'editor', 'adviser'],
  titles: ['Head of Research', 'Deputy Director', 'Chief Editor'],
  places: [
    { name: 'Easton', address: '1 Market Street, Easton' },
    { name: 'Northfield', address: '20 College Road, Northfield' },
  ],
};

/** The corpus's names if it is present, otherwise the built-in ones. */
export async function readNames(): Promise<Names> {
  if (!existsSync(join(CORPUS, 'people.jsonl.gz'))) return BUILT_IN;
  const [people, organizations, memberships, places] = await Promise.all([
    column('people', ({ first_name, last_name }) =>
      first_name && last_name ? [first_name, last_name] : null,
    ),
    column('organizations', ({ name, organization_type }) => [name, organization_type]),
    column('memberships', ({ role, title }) => [role, title]),
    column('places', ({ name, address }) => (name && address ? { name, address } : null)),
  ]);
  const text = (value: unknown): value is string => typeof value === 'string' && value !== '';
  return {
    first: people.map(([first]) => first),
    last: people.map(([, last]) => last),
    organizations: organizations.map(([name]) => name).filter(text),
    types: organizations.map(([, type]) => type).filter(text),
    roles: memberships.map(([role]) => role).filter(text),
    titles: memberships.map(([, title]) => title).filter(text),
    places,
  };
}

async function column<Value>(file: string, value: (row: any) => Value | null): Promise<Value[]> {
  const lines = createInterface({
    input: createReadStream(join(CORPUS, `${file}.jsonl.gz`)).pipe(createGunzip()),
  });
  const values: Value[] = [];
  for await (const line of lines) {
    const found = value(JSON.parse(line));
    if (found !== null) values.push(found);
  }
  return values;
}
