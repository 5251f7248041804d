import type { DataSource } from 'typeorm';
import { createDataSource } from '../../src/database/data-source.js';
import { Database } from '../../src/database/database.js';
import { buildDocument } from '../../src/search/build-document.js';
import { DatabaseEngine } from '../../src/search/engines/database/database-engine.js';
import { DatabaseIndex } from '../../src/search/engines/database/database-index.js';
import { forgetChanges } from '../../src/search/engines/database/kept-answers.js';
import type { SearchFilters } from '../../src/search/search-engine.js';
import { resetDatabase, testDatabaseUrl } from '../support/postgres.js';

let dataSource: DataSource;
let db: Database;
let engine: DatabaseEngine;
let index: DatabaseIndex;
let version = 0;

const MANY = 450;

beforeEach(async () => {
  await resetDatabase();
  dataSource = await createDataSource(await testDatabaseUrl()).initialize();
  await dataSource.query('INSERT INTO search_epochs VALUES (1) ON CONFLICT DO NOTHING');
  db = new Database(dataSource);
  [engine, index] = [new DatabaseEngine(db), new DatabaseIndex(db)];
  await index.index(Array.from({ length: MANY }, (_, id) => person(id + 1, 'Ada', `Lovelace ${id}`)));
});
afterEach(() => dataSource.destroy());

const person = (id: number, first_name: string, last_name: string, connections = 0) =>
  buildDocument(
    'person',
    {
      id,
      first_name,
      last_name,
      connections,
      aliases: [],
      emails: [`${id}@ada.example`],
      places: [],
      roles: [],
      titles: [],
      organizations: [],
      organization_types: ['club'],
      domains: [],
    },
    ++version,
  );

const find = (word = 'ada', slice = { offset: 0, limit: 3 }, filters: SearchFilters = { types: [] }) =>
  engine.find([{ why: 'word', score: 0.8, clause: { is: 'word', value: word } }], filters, slice);
const total = async (word?: string) => (await find(word)).total;
const contacts = async (offset = 0) => {
  const { total, people } = await engine.contacts('ada.example', { offset, limit: 2 });
  return { total, people: people.map(Number) };
};

/** Makes kept answers tell another total: who gets it was answered from them. */
const mark = () =>
  dataSource.query(
    `UPDATE search_answers SET answer = jsonb_set(answer::jsonb, '{total}', to_jsonb((answer->>'total')::int + 1000000))::json`,
  );
const isKept = async () => {
  await mark();
  return (await total()) > 1_000_000;
};

describe('An answer with very many hits', () => {
  it('is kept, its facets and first pages with it', async () => {
    const first = await find();
    expect(first).toMatchObject({
      total: MANY,
      best: 0.8,
      facets: { type: { person: MANY }, organization_type: { club: MANY } },
    });
    const second = await find('ada', { offset: 3, limit: 2 });
    await mark();
    const marked = { total: MANY + 1_000_000 };
    expect(await find()).toEqual({ ...first, ...marked });
    expect(await find('ada', { offset: 3, limit: 2 })).toEqual({ ...second, ...marked });
    expect(second.hits.map(({ id }) => id)).toEqual([4, 5]);
    // A page further on is read.
    expect(await find('ada', { offset: 99, limit: 2 })).toMatchObject({
      total: MANY,
      hits: [{ id: 100 }, { id: 101 }],
    });
  });

  it('is one for each set of filters', async () => {
    await find();
    await mark();
    expect(await find('ada', { offset: 0, limit: 3 }, { types: ['person'] })).toMatchObject({ total: MANY });
    expect(await find('ada', { offset: 0, limit: 3 }, { types: ['place'] })).toMatchObject({ total: 0 });
  });

  it('does not hold any more once there is another hit, or one less, or one that ranks otherwise', async () => {
    expect(await total()).toBe(MANY);
    await index.index([person(1_000, 'Ada', 'Byron')]);
    expect([await total(), await isKept()]).toEqual([MANY + 1, true]);
    await index.index([person(1, 'Grace', 'Hopper')]);
    expect(await total()).toBe(MANY);
    await index.remove([{ type: 'person', id: 2, version: ++version }]);
    expect(await total()).toBe(MANY - 1);
    await index.index([person(9, 'Ada', 'Lovelace 8', 7)]);
    expect((await find()).hits.map(({ id }) => id)).toEqual([9, 1_000, 3]);
    await dataSource.query(`DELETE FROM search_documents WHERE record_id = 9`);
    expect((await find()).total).toBe(MANY - 2);
  });

  it('holds while others change, however many one by one', async () => {
    await find();
    for (let id = 0; id < 120; id++) await index.index([person(2_000 + id, 'Grace', 'Hopper')]);
    expect(await isKept()).toBe(true);
    expect(await isKept()).toBe(true);
    await index.index([person(1_000, 'Ada', 'Byron')]);
    expect(await total()).toBe(MANY + 1);
  });

  it('holds when the same is indexed again', async () => {
    await find();
    await index.index([person(1, 'Ada', 'Lovelace 0')]);
    expect(await isKept()).toBe(true);
  });

  it('is read anew after changes in great numbers', async () => {
    await find();
    await index.index(Array.from({ length: 101 }, (_, id) => person(3_000 + id, 'Grace', `Hopper ${id}`)));
    expect(await isKept()).toBe(false);
    expect(await isKept()).toBe(true);
  });

  it('is not what a transaction had not committed, and then it is', async () => {
    const writer = dataSource.createQueryRunner();
    await writer.startTransaction();
    await writer.query(
      `INSERT INTO search_documents VALUES ('person', 5000, 1, 0, 3, '{}', '''wada'' ''yperson''')`,
    );
    expect([await total(), await isKept()]).toEqual([MANY, true]);
    await writer.commitTransaction();
    await writer.release();
    expect(await total()).toBe(MANY + 1);
  });

  it('ends with its epoch, when too many changes are noted', async () => {
    await find();
    await dataSource.query(
      `INSERT INTO search_changes (transaction, type, record_id) SELECT 1, 'place', n FROM generate_series(1, 9000) n`,
    );
    await forgetChanges(db);
    expect(await dataSource.query('SELECT epoch::text FROM search_epochs')).toEqual([{ epoch: '1' }]);
    await dataSource.query(
      `INSERT INTO search_changes (transaction, type, record_id) SELECT 1, 'place', n FROM generate_series(1, 1000) n`,
    );
    await forgetChanges(db);
    expect(await dataSource.query('SELECT epoch::text FROM search_epochs')).toEqual([{ epoch: '2' }]);
    expect(await dataSource.query('SELECT FROM search_changes')).toEqual([]);
    expect(await isKept()).toBe(false);
    expect(await isKept()).toBe(true);
  });

  it('is given though it cannot be kept', async () => {
    await dataSource.query('ALTER TABLE search_answers ADD CONSTRAINT none CHECK (false)');
    try {
      expect(await total()).toBe(MANY);
    } finally {
      await dataSource.query('ALTER TABLE search_answers DROP CONSTRAINT none');
    }
  });

  it('is not kept where few are found', async () => {
    await index.index([person(1_000, 'Grace', 'Hopper')]);
    expect(await total('grace')).toBe(1);
    expect(await dataSource.query('SELECT FROM search_answers')).toEqual([]);
  });
});

it('Contacts of a domain that very many have are kept in the same way', async () => {
  expect(await contacts()).toMatchObject({ total: MANY, people: [1, 2] });
  await mark();
  expect(await contacts(2)).toMatchObject({ total: MANY + 1_000_000, people: [3, 4] });
  expect(await contacts(100)).toMatchObject({ total: MANY, people: [101, 102] });
  await index.index([person(1_000, 'Grace', 'Hopper')]);
  expect(await contacts()).toMatchObject({ total: MANY + 1 });
});
