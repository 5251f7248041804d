import type { DataSource } from 'typeorm';
import { createDataSource } from '../../src/entities.js';
import { Database } from '../../src/database/database.js';
import { buildDocument } from '../../src/search/build-document.js';
import { DatabaseEngine } from '../../src/search/engines/database/database-engine.js';
import { DatabaseIndex } from '../../src/search/engines/database/database-index.js';
import { planSearch } from '../../src/search/query/plan.js';
import type { Search } from '../../src/search/search.js';
import type { SearchFilters } from '../../src/search/search-engine.js';
import { databaseSearch } from '../support/database-search.js';
import { resetDatabase, testDatabaseUrl } from '../support/postgres.js';

/** People of one first name. Every eighth has a connection, and every 800th has a hundred. */
const MANY = 20_000;
const FIRST = { offset: 0, limit: 10 };

let dataSource: DataSource;
let db: Database;
let engine: DatabaseEngine;
let search: Search;

beforeAll(async () => {
  await resetDatabase();
  dataSource = await createDataSource(await testDatabaseUrl()).initialize();
  db = new Database(dataSource);
  engine = new DatabaseEngine(db);
  for (let from = 0; from < MANY; from += 2_000) await indexPeople(from, 2_000);
  await dataSource.query('ANALYZE search_documents');
  search = databaseSearch(db);
});
afterAll(async () => {
  await dataSource.destroy();
  await resetDatabase();
});

const NONE = { aliases: [], emails: [], places: [], roles: [], titles: [], organizations: [], domains: [] };

const indexPeople = (from: number, many: number) =>
  new DatabaseIndex(db).index(
    Array.from({ length: many }, (_, at) => from + at).map((id) =>
      buildDocument(
        'person',
        {
          ...NONE,
          id: id + 1,
          first_name: 'Ada',
          last_name: `Lovelace ${id % 100}`,
          organization_types: ['club'],
          connections: id % 800 === 0 ? 100 : id % 8 === 0 ? 1 : 0,
        },
        1,
      ),
    ),
  );

const find = async (query: string, slice = FIRST, filters: SearchFilters = { types: [] }) =>
  (await search.find(query, filters, slice)).answer;
const found = async (slice = FIRST) => engine.find(planSearch('ada').tiers, { types: [] }, slice);

describe('A name of very many people', () => {
  it('finds the best connected of them, and reports at least 10,000 hits', async () => {
    const { total, isLowerBound, hits, facets } = await find('ada');
    expect({ total, isLowerBound }).toEqual({ total: 10_000, isLowerBound: true });
    expect(hits).toEqual((await found()).hits);
    // Facets count the hits that were read.
    expect(facets.organization_type).toEqual({ club: MANY / 8 });
  });

  it('has pages in the order of all hits', async () => {
    for (const offset of [10, 40, 9_990]) {
      const slice = { offset, limit: 10 };
      expect((await find('ada', slice)).hits).toEqual((await found(slice)).hits);
    }
  });

  it('has an exact count with a filter or with further words', async () => {
    expect(await find('ada', FIRST, { types: ['person'] })).toMatchObject({
      total: MANY,
      isLowerBound: false,
    });
    expect(await find('ada lovelace 42')).toMatchObject({ total: MANY / 100, isLowerBound: false });
  });

  it('is read in part if more than 20,000 have it', async () => {
    await indexPeople(MANY, 10);
    const { total, isLowerBound, hits } = await find('ada', FIRST, { types: ['person'] });
    expect({ total, isLowerBound }).toEqual({ total: MANY + 1, isLowerBound: true });
    expect(hits).toHaveLength(10);
  });
});
