import pg from 'pg';
import { publicIdOf } from '../../src/importer/rows/import-row.js';
import { SOURCE, TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { Importing, traces } from '../support/importing.js';
import { testDatabaseUrl } from '../support/postgres.js';
import { sql } from '../support/sql.js';

let app: TestApp;
let importing: Importing;
beforeEach(async () => {
  app = await TestApp.start();
  importing = new Importing();
});
afterEach(async () => {
  importing.remove();
  await app.stop();
});

const id = (number: number | string) => publicIdOf('c', String(number));
const person = async () => (await app.get(`/api/v1/people/${id(1)}`)).body.person;
const merge = (plural: string, survivor: string, other: string) =>
  app.post(`/api/v1/${plural}/${survivor}/merge`, { merge: { public_ids: [other] }, source: SOURCE });

const undo = (id: number, url = SOURCE.url) =>
  app.post(`/api/v1/merges/${id}/undo`, { source: { ...SOURCE, url } });

const FILES = {
  // The row of the merged person comes first.
  'people.jsonl': [
    {
      corpus: 'c',
      id: 2,
      first_name: 'A.',
      last_name: 'Byron',
      aliases: ['Ada Byron'],
      emails: [
        { address: 'ada@example.org', verified_at: '2021-01-01T00:00:00Z' },
        { address: 'byron@example.org' },
      ],
    },
    {
      corpus: 'c',
      id: 1,
      last_name: 'Lovelace',
      emails: [{ address: 'ada@example.org', verified_at: '2020-01-01T00:00:00Z' }],
    },
  ],
  'organizations.jsonl': [
    { corpus: 'c', id: 'o', name: 'Society' },
    { corpus: 'c', id: 'q', name: 'The Society', domain: 'society.example' },
    { corpus: 'c', id: 'r', name: 'Branch', parent_id: 'q' },
  ],
  'memberships.jsonl': [
    { corpus: 'c', id: 'm', person_id: 1, organization_id: 'o', role: 'chair', end_date: '2021-01-01' },
    { corpus: 'c', id: 'n', person_id: 2, organization_id: 'o', role: 'chair', end_date: '2022-01-01' },
    { corpus: 'c', person_id: 2, organization_id: 'q', role: 'fellow' },
  ],
  'places.jsonl': [{ corpus: 'c', owner_type: 'Person', owner_id: 2, name: 'Home', address: 'Main St. 1' }],
};

it('rows of merged records, before and after the merge, only add to the survivor; a second import writes nothing', async () => {
  await importing.load(FILES);
  expect((await merge('people', id(1), id(2))).status).toBe(200);
  expect((await merge('organizations', id('o'), id('q'))).status).toBe(200);
  const merged = await person();
  expect(merged).toMatchObject({ first_name: 'A.', last_name: 'Lovelace' });
  const before = await traces();
  const again = await importing.load(FILES);
  expect(again.summary.total).toMatchObject({ created: 0, updated: 0, rejected: 0 });
  expect(await traces()).toEqual(before);

  const changed = {
    'people.jsonl': [
      {
        ...FILES['people.jsonl'][0]!,
        last_name: 'Gordon',
        aliases: ['Countess'],
        emails: [{ address: 'gordon@example.org', verified_at: '2021-01-01T00:00:00Z' }],
      },
      { ...FILES['people.jsonl'][1]!, last_name: 'King' },
    ],
    'memberships.jsonl': [
      { corpus: 'c', id: 'n', person_id: 2, organization_id: 'q', role: 'chair', end_date: '2023-01-01' },
      { corpus: 'c', id: 's', person_id: 2, organization_id: 'q', role: 'keeper' },
    ],
  };
  const added = await importing.load(changed);
  expect(added.rejects).toEqual([]);
  const after = await person();
  expect(after).toMatchObject({ first_name: 'A.', last_name: 'King' });
  expect(after.name_aliases.map(({ name }: any) => name)).toContain('Countess');
  expect(after.email_addresses.map(({ address }: any) => address)).toEqual([
    'byron@example.org',
    'ada@example.org',
    'gordon@example.org',
  ]);
  expect(after.memberships.map(({ role, end_date }: any) => [role, end_date])).toEqual([
    ['chair', '2021-01-01'],
    ['fellow', null],
    ['keeper', null],
  ]);
  const twice = await traces();
  expect((await importing.load(changed)).summary.total).toMatchObject({ created: 0, updated: 0 });
  expect(await traces()).toEqual(twice);
});

/** Locks a person. Returns a function that unlocks it. */
async function hold(person: string): Promise<() => Promise<void>> {
  const holder = new pg.Client(await testDatabaseUrl());
  await holder.connect();
  await holder.query('BEGIN');
  await holder.query(`SELECT FROM people WHERE public_id = '${id(person)}' FOR UPDATE`);
  return async () => {
    await holder.query('COMMIT');
    await holder.end();
  };
}

const importWaits = () =>
  eventually('the import waits for a lock', async () => {
    const waiting = await sql(
      app,
      `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()
         AND application_name = 'directory-service import'`,
    );
    return waiting.length === 1;
  });

it('a row of a record that is merged during the import only adds to the survivor', async () => {
  const names = (one: string, other: string) => ({
    'people.jsonl': [
      { corpus: 'c', id: 'first', last_name: one },
      { corpus: 'c', id: 2, first_name: one, last_name: one, emails: [{ address: `${one}@example.org` }] },
      ...(other === '' ? [] : [{ corpus: 'c', id: 1, last_name: other }]),
    ],
  });
  await importing.load(names('Byron', 'Lovelace'));
  const release = await hold('first');
  const loading = importing.load(names('Gordon', ''), { batchRows: 1 });
  await importWaits();
  expect((await merge('people', id(1), id(2))).status).toBe(200);
  await release();
  expect((await loading).summary.total).toMatchObject({ updated: 2, rejected: 0 });
  expect(await person()).toMatchObject({ first_name: 'Byron', last_name: 'Lovelace' });
  expect((await person()).email_addresses.map(({ address }: { address: string }) => address)).toEqual([
    'Byron@example.org',
    'Gordon@example.org',
  ]);
});

it('a row of a merged record only adds to a survivor that is merged during the import', async () => {
  const people = (...rows: [id: string, last_name: string, more?: object][]) => ({
    'people.jsonl': rows.map(([id, last_name, more]) => ({ corpus: 'c', id, last_name, ...more })),
  });
  const emails = (address: string) => ({ emails: [{ address }] });
  await importing.load(
    people(
      ...['first', 'second', 'third', 'fourth'].map((one): [string, string] => [one, one]),
      ['1', 'Lovelace', { first_name: 'Ada' }],
      ...['of first', 'of second', 'of third', 'of fourth'].map((one): [string, string] => [one, one]),
    ),
  );
  for (const one of ['first', 'second', 'third', 'fourth']) {
    expect((await merge('people', id(one), id(`of ${one}`))).status).toBe(200);
  }
  const release = await hold('first');
  // Two rows of merged records in each batch. The first batch waits.
  const loading = importing.load(
    people(
      ...['first', 'second', 'third', 'fourth'].map((one): [string, string, object] => [
        `of ${one}`,
        'Byron',
        { first_name: 'A.', ...emails(`${one}@example.org`) },
      ]),
    ),
    { batchRows: 2 },
  );
  await importWaits();
  expect((await merge('people', id(1), id('third'))).status).toBe(200);
  expect((await merge('people', id(1), id('fourth'))).status).toBe(200);
  await release();
  expect((await loading).summary.total).toMatchObject({ created: 0, updated: 4, rejected: 0 });
  expect(await person()).toMatchObject({ first_name: 'Ada', last_name: 'Lovelace' });
  expect((await person()).email_addresses.map(({ address }: { address: string }) => address)).toEqual([
    'third@example.org',
    'fourth@example.org',
  ]);
});

describe('An import after a merge and its undo', () => {
  const files = (one: object, end_date: string | null = null) => ({
    'people.jsonl': [
      { corpus: 'c', id: 1, first_name: 'Ada', ...one },
      {
        corpus: 'c',
        id: 2,
        first_name: 'A.',
        emails: [{ address: 'ada@example.org', verified_at: '2021-01-01T00:00:00Z' }, 'byron@example.org'],
        aliases: ['Countess'],
        sources: ['https://example.org/2'],
      },
      { corpus: 'c', id: 3, first_name: 'Augusta', aliases: ['Enchantress'] },
    ],
    'organizations.jsonl': [{ corpus: 'c', id: 'o', name: 'Society' }],
    'memberships.jsonl': [
      {
        corpus: 'c',
        id: 'm',
        person_id: 1,
        organization_id: 'o',
        role: 'chair',
        ...(end_date && { end_date }),
      },
      { corpus: 'c', id: 'n', person_id: 2, organization_id: 'o', role: 'chair', end_date: '2021-01-01' },
      { corpus: 'c', id: 'l', person_id: 3, organization_id: 'o', role: 'chair' },
      { corpus: 'c', id: 'k', person_id: 3, organization_id: 'o', role: 'fellow' },
    ],
  });
  const emails = [{ address: 'ada@example.org' }];
  const mergeAndUndo = async (url?: string) => {
    const { status, body } = await app.post(`/api/v1/people/${id(1)}/merge`, {
      merge: { public_ids: [id(2), id(3)] },
      source: SOURCE,
    });
    expect(status).toBe(200);
    expect((await undo(body.merge.id, url)).status).toBe(200);
  };

  it('gives a record what only the merged ones had', async () => {
    await importing.load(files({ emails }));
    await mergeAndUndo();
    const given = {
      emails: [{ address: 'ada@example.org', verified_at: '2022-01-01T00:00:00Z' }, 'byron@example.org'],
      aliases: ['Countess', 'A.', 'Enchantress'],
      sources: ['https://example.org/2', SOURCE.url],
    };
    const { summary, rejects } = await importing.load(files(given, '2023-01-01'));
    expect(rejects).toEqual([]);
    expect(summary.total).toMatchObject({ updated: 2, conflicts: 0 });
    const after = await person();
    expect(after.email_addresses).toMatchObject([
      { address: 'ada@example.org', verified_at: '2022-01-01T00:00:00.000Z' },
      { address: 'byron@example.org' },
    ]);
    expect(after.name_aliases.map(({ name }: any) => name)).toEqual(given.aliases);
    expect(after.source_references.map(({ url }: any) => url)).toEqual(
      expect.arrayContaining([...given.sources]),
    );
    expect(after.memberships).toMatchObject([{ end_date: '2023-01-01' }]);
  });

  it('changes the fields of a record whose survivor got another public id', async () => {
    await importing.load(files({}));
    const merged = await merge('people', id(1), id(2));
    const renamed = { person: { public_id: 'f'.repeat(32) }, source: SOURCE };
    expect((await app.patch(`/api/v1/people/${id(1)}`, renamed)).status).toBe(200);
    expect((await undo(merged.body.merge.id)).status).toBe(200);
    const row = { corpus: 'c', id: 2, first_name: 'Anne' };
    expect((await importing.load({ 'people.jsonl': [row] })).rejects).toMatchObject([{ code: 'replaced' }]);
    expect((await app.get(`/api/v1/people/${id(2)}`)).body.person.first_name).toBe('Anne');
  });

  it('moves a membership that the merge moved', async () => {
    await importing.load(files({}));
    await mergeAndUndo();
    const row = { corpus: 'c', id: 'k', person_id: 1 };
    expect((await importing.load({ 'memberships.jsonl': [row] })).rejects).toEqual([]);
    expect((await person()).memberships.map(({ role }: any) => role)).toEqual(['chair', 'fellow']);
  });

  it('keeps out what an editor removed before, between or after', async () => {
    await importing.load(files({ emails, aliases: ['Enchantress'] }));
    const removed = async (aliasOf: number, name: string, address: string) => {
      const { name_aliases } = (await app.get(`/api/v1/people/${id(aliasOf)}`)).body.person;
      const alias = name_aliases.find((one: any) => one.name === name).public_id;
      expect((await app.delete(`/api/v1/name_aliases/${alias}`)).status).toBe(204);
      const fields = { emails: [{ address, _destroy: true }], source: SOURCE };
      expect((await app.patch(`/api/v1/people/${id(aliasOf)}`, fields)).status).toBe(200);
    };
    await removed(1, 'Enchantress', 'ada@example.org');
    const merged = await merge('people', id(1), id(2));
    await removed(1, 'Countess', 'byron@example.org');
    expect((await undo(merged.body.merge.id)).status).toBe(200);
    const { rejects } = await importing.load(files({ emails, aliases: ['Enchantress', 'Countess'] }));
    expect(rejects.map(({ line, field, message }) => [line, field, message.match(/"(.*)"/)[1]])).toEqual([
      [1, 'emails', 'ada@example.org'],
      [1, 'aliases', 'Enchantress'],
      [1, 'aliases', 'Countess'],
      [2, 'emails', 'byron@example.org'],
      [2, 'aliases', 'Countess'],
    ]);
  });
});

it("keeps an editor's decisions on a record that is merged afterwards", async () => {
  const files = {
    'people.jsonl': [
      { corpus: 'c', id: 1, first_name: 'Ada' },
      {
        corpus: 'c',
        id: 2,
        first_name: 'Ada',
        last_name: 'Byron',
        emails: ['ada@example.org'],
        aliases: ['Countess'],
        sources: ['https://example.org/2'],
      },
    ],
    'organizations.jsonl': [{ corpus: 'c', id: 'o', name: 'Society' }],
    'memberships.jsonl': [
      { corpus: 'c', id: 'm', person_id: 1, organization_id: 'o', role: 'chair' },
      { corpus: 'c', id: 'n', person_id: 2, organization_id: 'o', role: 'chair', end_date: '2021-01-01' },
    ],
  };
  await importing.load(files);
  const edit = async (resource: string, publicId: string, fields: object) =>
    expect((await app.patch(`/api/v1/${resource}/${publicId}`, { ...fields, source: SOURCE })).status).toBe(
      200,
    );
  const other = (await app.get(`/api/v1/people/${id(2)}`)).body.person;
  await edit('people', id(2), { last_name: null, emails: [{ address: 'ada@example.org', _destroy: true }] });
  await edit('memberships', id('n'), { end_date: null });
  const citation = other.source_references[0].public_id;
  for (const path of [`name_aliases/${other.name_aliases[0].public_id}`, `source_references/${citation}`])
    expect((await app.delete(`/api/v1/${path}`)).status).toBe(204);
  expect((await merge('people', id(1), id(2))).status).toBe(200);
  const before = await traces();
  const { rejects } = await importing.load(files);
  expect(rejects.map(({ file, line, field, code }) => [file, line, field, code])).toEqual([
    ['people.jsonl', 2, 'last_name', 'edited'],
    ['people.jsonl', 2, 'emails', 'removed'],
    ['people.jsonl', 2, 'aliases', 'removed'],
    ['memberships.jsonl', 2, 'end_date', 'edited'],
  ]);
  expect(await traces()).toEqual(before);
  // The survivor's own row decides its fields.
  const own = { 'people.jsonl': [{ ...files['people.jsonl'][0]!, last_name: 'Lovelace' }] };
  expect((await importing.load(own)).summary.total).toMatchObject({ updated: 1, conflicts: 0 });
});
