import { createHash } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../../src/entities.js';
import { Database } from '../../src/database/database.js';
import { buildDocument, type PersonRow, type OrganizationRow } from '../../src/search/build-document.js';
import { DatabaseEngine } from '../../src/search/engines/database/database-engine.js';
import { DatabaseIndex } from '../../src/search/engines/database/database-index.js';
import { pairsWithin } from '../../src/names/quarters.js';
import { NearNames } from '../../src/matching/near-names.js';
import { resetDatabase, testDatabaseUrl } from '../support/postgres.js';

let dataSource: DataSource;
let db: Database;
let index: DatabaseIndex;
let version: number;

beforeEach(async () => {
  await resetDatabase();
  dataSource = await createDataSource(await testDatabaseUrl()).initialize();
  db = new Database(dataSource);
  [index, version] = [new DatabaseIndex(db), 0];
});
afterEach(() => dataSource.destroy());

const nothing = {
  aliases: [],
  emails: [],
  places: [],
  roles: [],
  titles: [],
  organizations: [],
  organization_types: [],
  domains: [],
  connections: 0,
};
const person = (id: number, first_name: string, last_name: string, more: Partial<PersonRow> = {}) =>
  buildDocument('person', { ...nothing, id, first_name, last_name, ...more }, ++version);
const organization = (id: number, name: string, more: Partial<OrganizationRow> = {}) =>
  buildDocument(
    'organization',
    { ...nothing, id, name, domain: null, organization_type: null, parent: null, ...more },
    ++version,
  );

describe("The words in PostgreSQL's vocabulary", () => {
  it('are not proposed as corrections if they are short or contain a digit', async () => {
    await index.index([organization(1, 'Ward 1234567 Lov Lovelace7')]);
    expect(await new NearNames(db).similarWords([['1234568', 'love', 'lovelace', 'warp']])).toEqual([
      ['ward'],
    ]);
  });
});

describe("The names in PostgreSQL's vocabulary", () => {
  it('are truncated as the service truncates them', async () => {
    for (const name of ['maria cantwell', 'abcd', 'abcde', '𠮷𠮷𠮷家野', 'élodie 歐陽', 'x'.repeat(200)]) {
      const [pairs] = pairsWithin([name], 0);
      const [row] = await dataSource.query(
        `SELECT search_name_quarters($1) AS there, ARRAY(
           SELECT (hashtext(one)::bigint << 32) | (hashtext(other)::bigint & 4294967295)
           FROM unnest($2::text[], $3::text[]) AS pair (one, other)) AS here`,
        [name, pairs!.map(([one]) => one), pairs!.map(([, other]) => other)],
      );
      expect([name, row.here]).toEqual([name, row.there]);
      expect(row.here).toHaveLength(6);
    }
    const [none] = await dataSource.query(
      `SELECT search_name_quarters('abc') AS short, search_name_quarters(repeat('x', 201)) AS long`,
    );
    expect(none).toEqual({ short: null, long: null });
  });

  it('are found within the given number of typing errors, among very many', async () => {
    const others = Array.from({ length: 300 }, (_, id) =>
      person(
        id + 10,
        'Ada',
        createHash('sha1').update(`${id}`).digest('hex').replaceAll(/\d/g, 'x').slice(0, 8),
      ),
    );
    await index.index([person(1, 'Ada', 'Lovelace'), ...others]);
    const names = new NearNames(db);
    const asked = [['ada lovleace'], ['lovelac ada', 'adda lovelace'], ['aba lovleace'], ['ida byron']];
    const known = ['ada lovelace'];
    expect(await names.meantByEach(asked, 1)).toEqual([known, known, [], []]);
    expect(await names.meantByEach(asked, 2)).toEqual([known, known, known, []]);
  });
});

it('A name with a word prefix is found, however many words have the prefix', async () => {
  const many = Array.from({ length: 600 }, (_, id) =>
    person(id + 10, 'Ada', `Love${String.fromCharCode(97 + (id % 26), 97 + Math.floor(id / 26))}`),
  );
  await index.index([person(1, 'Ada', 'Lovelace'), person(2, 'Grace', 'Hopper'), ...many]);
  const find = async (beginning: string, last: string) => {
    const clause = {
      all: [
        { is: 'word', value: beginning },
        { startsWith: 'word', value: last },
      ],
    } as const;
    const found = await new DatabaseEngine(db).find(
      [{ why: 'beginnings', score: 1, clause }],
      { types: [] },
      { offset: 0, limit: 5 },
    );
    return [found.total, found.hits.map(({ id }) => id)];
  };
  expect(await find('grace', 'hop')).toEqual([1, [2]]);
  expect((await find('ada', 'love'))[0]).toBe(601);
  expect((await find('ada', 'lovel'))[0]).toBe(24);
});
