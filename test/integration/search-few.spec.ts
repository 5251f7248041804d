import type { DataSource } from 'typeorm';
import { createDataSource } from '../../src/entities.js';
import { Database } from '../../src/database/database.js';
import { buildDocument } from '../../src/search/build-document.js';
import { DatabaseEngine } from '../../src/search/engines/database/database-engine.js';
import { DatabaseIndex } from '../../src/search/engines/database/database-index.js';
import { planSearch } from '../../src/search/query/plan.js';
import type { SearchFilters } from '../../src/search/search-engine.js';
import { resetDatabase, testDatabaseUrl } from '../support/postgres.js';

let dataSource: DataSource;
let db: Database;
let index: DatabaseIndex;

beforeEach(async () => {
  await resetDatabase();
  dataSource = await createDataSource(await testDatabaseUrl()).initialize();
  db = new Database(dataSource);
  index = new DatabaseIndex(db);
});
afterEach(() => dataSource.destroy());

const person = (id: number, first_name: string, last_name: string, organizations: string[] = []) =>
  buildDocument(
    'person',
    {
      id,
      first_name,
      last_name,
      organizations,
      connections: 0,
      aliases: [],
      emails: [],
      places: [],
      roles: [],
      titles: [],
      organization_types: ['club'],
      domains: [],
    },
    id,
  );

/** The hits of an engine with an empty cache. */
const find = async (query: string, filters: SearchFilters = { types: [] }) => {
  const slice = { offset: 0, limit: 5 };
  const { total, best, hits, facets } = await new DatabaseEngine(db).find(
    planSearch(query).tiers,
    filters,
    slice,
  );
  return { total, best, hits: hits.map(({ id, score }) => [id, score]), types: facets.type };
};

describe('Documents with all words of a query', () => {
  it('get the best score of all tiers, whether or not the tiers share what they read', async () => {
    await index.index([
      person(1, 'Ada', 'Lovelace'),
      person(2, 'Ada Augusta', 'Lovelace'),
      person(3, 'Grace', 'Lovelace', ['Ada Society']),
      person(4, 'Grace', 'Hopper', ['Lovelace of Ada']),
      person(5, 'Ada', 'Byron', ['Lovelace']),
    ]);
    expect(await find('Ada Lovelace')).toEqual({
      total: 4,
      best: 1,
      hits: [
        [1, 1],
        [2, 0.84],
        [3, 0.72],
        [5, 0.7],
      ],
      types: { person: 4 },
    });
    expect(await find('Ada Lovelace', { types: ['place'] })).toMatchObject({ total: 0 });
    expect(await find('Ada Lovelace', { types: [], organizationType: 'club' })).toMatchObject({ total: 4 });
    expect(await find('Ada Lovelace', { types: [], organizationType: 'bank' })).toMatchObject({ total: 0 });
  });

  it('are all found, at any number', async () => {
    const many = 401;
    await index.index(Array.from({ length: many }, (_, id) => person(id + 1, 'Ada May', 'Lovelace')));
    expect(await find('Ada Lovelace')).toEqual({
      total: many,
      best: 0.84,
      hits: [1, 2, 3, 4, 5].map((id) => [id, 0.84]),
      types: { person: many },
    });
  });
});
