import { Directory } from '../factories/directory.js';
import { SOURCE, TestApp } from '../support/app.js';
import { sql } from '../support/sql.js';

/*
 * An edit reindexes the documents whose content it changes, and no others, because their number determines
 * the cost of a write. Each indexing of a document gives it a greater version.
 */
let api: TestApp;
let organization: any;
let child: any;
let person: any;
let membership: any;
let alias: any;
let place: any;
let officeOfPerson: any;
let officeOfOrganization: any;
beforeAll(async () => {
  api = await TestApp.start({}, { background: true });
  const make = new Directory(api);
  organization = await make.organization({ name: 'Navy' });
  child = await make.organization({ name: 'Fleet', parent_organization_public_id: organization.public_id });
  person = await make.person({ first_name: 'Grace', last_name: 'Hopper' });
  membership = await make.membership({
    person_public_id: person.public_id,
    organization_public_id: organization.public_id,
  });
  alias = await make.nameAlias({ organization_public_id: organization.public_id, name: 'Senior Service' });
  place = await make.place({ membership_public_id: membership.public_id, name: 'Pier Seven' });
  officeOfPerson = await make.place({ person_public_id: person.public_id, name: 'Study' });
  officeOfOrganization = await make.place({ organization_public_id: organization.public_id, name: 'Dock' });
  // Documents that no edit may change.
  await make.membership();
});
afterAll(() => api.stop());

const versions = async (): Promise<Map<string, number>> =>
  new Map(
    (await sql(api, 'SELECT type, record_id, version FROM search_documents')).map((row) => [
      `${row.type} ${row.record_id}`,
      Number(row.version),
    ]),
  );

/** Returns the documents that `work` reindexed. */
async function indexedBy(work: () => Promise<unknown>): Promise<string[]> {
  await api.settled();
  const before = await versions();
  await work();
  await api.settled();
  const after = await versions();
  const names = new Map<string, string>([
    [`organization ${organization.id}`, 'organization'],
    [`organization ${child.id}`, 'child'],
    [`person ${person.id}`, 'person'],
    [`membership ${membership.id}`, 'membership'],
    [`place ${place.id}`, 'place of the membership'],
    [`place ${officeOfPerson.id}`, 'place of the person'],
    [`place ${officeOfOrganization.id}`, 'place of the organization'],
  ]);
  const indexed = [...after].filter(([document, version]) => before.get(document) !== version);
  return indexed.map(([document]) => names.get(document) ?? document).sort();
}

const edit = (plural: string, record: () => any, fields: object) => async () => {
  const { status } = await api.patch(`/api/v1/${plural}/${record().public_id}`, {
    ...fields,
    source: SOURCE,
  });
  expect(status).toBe(200);
};

const MEMBERS = ['membership', 'person', 'place of the membership'];

it.each<[string, () => Promise<void>, string[]]>([
  [
    'an email address of an organization',
    edit('organizations', () => organization, { emails: ['navy@navy.example'] }),
    ['organization'],
  ],
  [
    'its name',
    edit('organizations', () => organization, { name: 'Royal Navy' }),
    ['child', 'organization', 'place of the organization', ...MEMBERS],
  ],
  [
    'its type',
    edit('organizations', () => organization, { organization_type: 'navy' }),
    ['organization', 'place of the organization', ...MEMBERS],
  ],
  [
    'its domain',
    edit('organizations', () => organization, { domain: 'navy.example' }),
    ['organization', 'place of the organization', ...MEMBERS],
  ],
  ['its alias', edit('name_aliases', () => alias, { name: 'The Service' }), ['organization', 'person']],
  [
    'the parent of an organization',
    edit('organizations', () => child, { parent_organization_public_id: null }),
    ['child', 'organization'],
  ],
  [
    'an email address of a person',
    edit('people', () => person, { emails: ['grace@navy.example'] }),
    ['person'],
  ],
  [
    'the name of a person',
    edit('people', () => person, { last_name: 'Murray' }),
    ['place of the person', ...MEMBERS],
  ],
  [
    'the role of a membership',
    edit('memberships', () => membership, { role: 'admiral' }),
    ['membership', 'person'],
  ],
  [
    'the dates of a membership',
    edit('memberships', () => membership, { start_date: '2020-01-31' }),
    ['membership'],
  ],
  [
    "the address of a membership's place",
    edit('places', () => place, { address: 'Arlington' }),
    ['membership', 'person', 'place of the membership'],
  ],
  [
    'the coordinates of a place',
    edit('places', () => officeOfPerson, { latitude: 1, longitude: 2 }),
    ['place of the person'],
  ],
])('%s', async (_, work, expected) => {
  expect(await indexedBy(work)).toEqual([...expected].sort());
});

it('a new citation reindexes no document', async () => {
  const attach = () =>
    api.post('/api/v1/source_references', {
      source_reference: { ...SOURCE, person_public_id: person.public_id, url: 'https://example.org/again' },
    });
  expect(await indexedBy(attach)).toEqual([]);
});

it('a message without changed fields reindexes all documents around its record', async () => {
  const message = () =>
    sql(api, `INSERT INTO outbox (topic, resource, record_id) VALUES ('search', 'organization', $1)`, [
      organization.id,
    ]);
  expect(await indexedBy(message)).toEqual(['organization', 'place of the organization', ...MEMBERS].sort());
});
