import type { DataSource } from 'typeorm';
import { createDataSource } from '../../src/entities.js';
import { Database } from '../../src/database/database.js';
import { buildDocument, type OrganizationRow, type PersonRow } from '../../src/search/build-document.js';
import { DatabaseIndex } from '../../src/search/engines/database/database-index.js';
import type { Search } from '../../src/search/search.js';
import { databaseSearch } from '../support/database-search.js';
import { resetDatabase, testDatabaseUrl } from '../support/postgres.js';

/*
 * Many records match these queries equally or almost equally well. Each case states the order that a user
 * expects: a record with this name precedes one that contains the word; among equals the better connected one
 * is first, then the shorter name.
 */

const NONE = {
  aliases: [],
  emails: [],
  places: [],
  roles: [],
  titles: [],
  organizations: [],
  organization_types: [],
  domains: [],
};
type Person = [first: string, last: string, connections: number, more?: Partial<PersonRow>];
type Organization = [name: string, connections: number, more?: Partial<OrganizationRow>];

const PEOPLE: readonly Person[] = [
  ['Adam', 'Smith', 0],
  ['John', 'Smith', 5],
  ['Mary', 'Smith', 12, { roles: ['senator'] }],
  ['Smith', 'Johnson', 30],
  ['John', 'Johnson', 2],
  ['John', 'Ashgrove', 40],
  ['Johnny', 'Ashgrove', 60],
  ['Elton', 'John', 4],
  ['Mary', 'Ashgrove', 3],
  ['Mary Ann', 'Ashgrove', 9],
  ['Mary', 'Ashgrove', 7],
  ['Marya', 'Petrova', 50],
  ['Paris', 'Hollis', 8],
  ['Robert', 'Thornbury', 3],
  ['Bob', 'Thornbury', 1],
  ['Robin', 'Thornbury', 20],
  ['Robert', 'Thornbury', 6, { roles: ['mayor'], organizations: ['City of Eastmere'] }],
  ['James', 'King', 2],
  ['King', 'James', 1],
  ['Martin Luther', 'King', 25],
  ['Anna', 'Lee', 3],
  ['Annabel', 'Lee', 11],
  ['Lee', 'Anna', 1],
  ['May', 'Senator', 1],
  ['Grace', 'Underhill', 6, { roles: ['senator'], organizations: ['Senate of Norland'] }],
  ['Paul', 'Underhill', 15, { roles: ['clerk'] }],
  ['Ng', 'Wei', 2],
  ['Wei', 'Ng', 3],
];
const ORGANIZATIONS: readonly Organization[] = [
  ['University of Northmere', 40, { domain: 'northmere.edu', aliases: ['NU'] }],
  ['Northmere University Press', 4],
  ['Northmere', 2],
  ['University of Northmere Alumni Association', 3],
  ['University College Southmere', 15],
  ['National University of Norland', 55],
  ['Smith College', 22],
  ['Smith & Sons Ltd', 1],
  ['Johns Hopkins Institute', 70],
  ['St. Mary’s Hospital', 45],
  ['City of Paris', 33],
  ['Paris', 1],
  ['Paris Bakery', 5],
  ['National Bank of Norland', 35],
  ['Bank of Norland', 10],
  ['Norland Bank Museum', 2],
  ['Norland Agency for Space Affairs', 60],
  ['Nasa Trading', 1],
  ['Department of Education', 25],
  ['Department of Education, Norland', 80],
  ['Education First', 12],
  ['Red Kite Foundation', 6],
  ['Red Kite', 6],
  ['The Red Kite Trust', 9],
];

const CASES: readonly (readonly [query: string, ...first: string[]])[] = [
  ['smith', 'Mary Smith', 'John Smith', 'Adam Smith', 'Smith Johnson'],
  ['john', 'Elton John', 'John Ashgrove', 'John Smith', 'John Johnson'],
  ['mary', 'Mary Smith', 'Mary Ann Ashgrove', 'Mary Ashgrove', 'Mary Ashgrove', 'Marya Petrova'],
  ['university', 'National University of Norland', 'University of Northmere', 'University College Southmere'],
  ['johnson', 'Smith Johnson', 'John Johnson'],
  ['ashgrove', 'Johnny Ashgrove', 'John Ashgrove', 'Mary Ann Ashgrove', 'Mary Ashgrove'],
  ['john smith', 'John Smith'],
  ['smith john', 'John Smith'],
  ['smith johnson', 'Smith Johnson'],
  ['mary ashgrove', 'Mary Ashgrove', 'Mary Ashgrove', 'Mary Ann Ashgrove'],
  ['mary ann', 'Mary Ann Ashgrove'],
  ['john ash', 'John Ashgrove'],
  ['johnny', 'Johnny Ashgrove'],
  ['paris', 'Paris', 'City of Paris', 'Paris Hollis', 'Paris Bakery'],
  ['city of paris', 'City of Paris'],
  ['northmere', 'Northmere', 'University of Northmere', 'Northmere University Press'],
  ['northmere university', 'University of Northmere', 'Northmere University Press'],
  ['university of northmere', 'University of Northmere', 'University of Northmere Alumni Association'],
  ['nu', 'University of Northmere'],
  ['northmere.edu', 'University of Northmere'],
  ['smith college', 'Smith College'],
  ['robert thornbury', 'Robert Thornbury', 'Robert Thornbury', 'Bob Thornbury'],
  ['bob thornbury', 'Bob Thornbury', 'Robert Thornbury'],
  ['thornbury', 'Robin Thornbury', 'Robert Thornbury', 'Robert Thornbury', 'Bob Thornbury'],
  ['mayor thornbury', 'Robert Thornbury'],
  ['r thornbury', 'Robin Thornbury', 'Robert Thornbury'],
  ['king', 'Martin Luther King', 'James King', 'King James'],
  ['james king', 'James King', 'King James'],
  ['king james', 'King James', 'James King'],
  ['anna lee', 'Anna Lee', 'Lee Anna'],
  ['anna l', 'Anna Lee'],
  ['lee', 'Annabel Lee', 'Anna Lee', 'Lee Anna'],
  ['senator', 'May Senator'],
  ['senator underhill', 'Grace Underhill'],
  ['bank of norland', 'Bank of Norland', 'National Bank of Norland'],
  ['norland bank', 'Bank of Norland'],
  ['norland', 'Department of Education, Norland', 'Norland Agency for Space Affairs'],
  ['nasa', 'Nasa Trading'],
  ['department of education', 'Department of Education', 'Department of Education, Norland'],
  ['education', 'Department of Education, Norland', 'Department of Education', 'Education First'],
  ['red kite', 'Red Kite', 'Red Kite Foundation', 'The Red Kite Trust'],
  ['the red kite', 'The Red Kite Trust'],
  ['wei ng', 'Wei Ng', 'Ng Wei'],
];

let dataSource: DataSource;
let search: Search;
const names = new Map<string, string>();

beforeAll(async () => {
  await resetDatabase();
  dataSource = await createDataSource(await testDatabaseUrl()).initialize();
  const db = new Database(dataSource);
  const people = PEOPLE.map(([first_name, last_name, connections, more], index) => {
    names.set(`person ${index + 1}`, `${first_name} ${last_name}`);
    return buildDocument(
      'person',
      { ...NONE, id: index + 1, first_name, last_name, connections, ...more },
      1,
    );
  });
  const organizations = ORGANIZATIONS.map(([name, connections, more], index) => {
    names.set(`organization ${index + 1}`, name);
    const row = {
      ...NONE,
      id: index + 1,
      name,
      domain: null,
      organization_type: null,
      parent: null,
      connections,
    };
    return buildDocument('organization', { ...row, ...more, domains: [more?.domain ?? null] }, 1);
  });
  await new DatabaseIndex(db).index([...people, ...organizations]);
  search = databaseSearch(db);
});
afterAll(() => dataSource.destroy());

it.each(CASES)('%s', async (query, ...first) => {
  const { answer } = await search.find(query, { types: [] }, { offset: 0, limit: 10 });
  const found = answer.hits.map(({ type, id }) => names.get(`${type} ${id}`));
  expect(found.slice(0, first.length)).toEqual(first);
});
