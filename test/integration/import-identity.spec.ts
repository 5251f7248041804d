import { createHash } from 'node:crypto';
import { resetDatabase } from '../support/postgres.js';
import { Importing, traces } from '../support/importing.js';
import { rows } from '../support/sql.js';

const hashed = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);
const HEX = '0123456789abcdef0123456789abcdef';
const OLD = 'fedcba9876543210fedcba9876543210';

let importing: Importing;
beforeEach(async () => {
  await resetDatabase();
  importing = new Importing();
});
afterEach(() => importing.remove());

const ids = async (table: string) =>
  (
    await rows(
      `SELECT replace(public_id::text, '-', '') AS id FROM ${table} ORDER BY t.id`.replace(
        table,
        `${table} t`,
      ),
    )
  ).map((row) => row.id as string);

describe('The public id of an imported record', () => {
  it("is the row's own, or derived from its corpus and id, regardless of what sets the corpus", async () => {
    const named = { first_name: 'Ada' };
    await importing.load({
      'people.jsonl': [
        { ...named, public_id: HEX, id: 'ignored' },
        { ...named, corpus: 'own', id: 7 },
        { ...named, id: '7' },
      ],
    });
    await importing.load({ 'people-two.jsonl': [{ ...named, id: 7 }] }, { corpus: 'given' });
    expect(await ids('people')).toEqual([HEX, hashed('own:7'), hashed('people:7'), hashed('given:7')]);
  });

  it('is not that of a record of another kind: such a row is rejected, the others are loaded', async () => {
    const { summary, rejects } = await importing.load({
      'people.jsonl': [
        { public_id: HEX, first_name: 'Ada' },
        { id: 1, first_name: 'Bob' },
      ],
      'organizations.jsonl': [
        { public_id: HEX, name: 'Senate' },
        { id: 1, name: 'House' },
      ],
    });
    expect(summary.total).toMatchObject({ read: 4, created: 3, rejected: 1 });
    expect(rejects).toEqual([
      expect.objectContaining({
        field: 'public_id',
        code: 'taken',
        message: 'public_id must not be the id of a record of another kind, past or present',
        severity: 'rejected',
      }),
    ]);
    expect((await ids('people')).length + (await ids('organizations')).length).toBe(3);
  });

  it('is not that of a former record of another kind either', async () => {
    await importing.load({ 'people.jsonl': [{ public_id: HEX, first_name: 'Ada' }] });
    await rows(`INSERT INTO former_ids (resource, public_id, record_id)
      SELECT 'person', '${OLD}', id FROM people`);
    const files = {
      'organizations.jsonl': [
        { public_id: OLD, name: 'Senate' },
        { public_id: HEX, name: 'Council', aliases: ['Board'] },
        { id: 1, name: 'House' },
      ],
      'memberships.jsonl': [
        { person_public_id: HEX, organization_public_id: OLD },
        { person_public_id: HEX, organization_id: 1, corpus: 'organizations' },
      ],
    };
    const { summary, rejects } = await importing.load(files);
    expect(summary.resources['organizations']).toMatchObject({ created: 1, rejected: 2 });
    expect(summary.resources['memberships']).toMatchObject({ created: 1, rejected: 1 });
    expect(rejects.map(({ code }) => code as string)).toEqual(['taken', 'taken', 'not_found']);
    // Repeated, it changes nothing.
    const again = await importing.load(files);
    expect(again.summary.total).toMatchObject({ created: 0, unchanged: 2, rejected: 3 });
  });

  it('is the same in every import of the same content if the row has no id', async () => {
    const files = {
      'people.jsonl': [
        { corpus: 'c', id: 1, first_name: 'Ada' },
        { first_name: 'Bob', last_name: 'Builder' },
      ],
      'organizations.jsonl': [{ corpus: 'c', id: 2, name: 'Senate' }, { name: 'House' }],
      'memberships.jsonl': [{ corpus: 'c', person_id: 1, organization_id: 2, title: 'Chair' }],
      'places.jsonl': [
        { corpus: 'c', owner_type: 'Person', owner_id: 1, name: 'Office', address: 'Main St. 1' },
        { corpus: 'c', organization_id: 2, latitude: 1.5, longitude: -2 },
      ],
    };
    expect((await importing.load(files)).summary.total).toMatchObject({ read: 7, created: 7 });
    const before = await traces();
    const { summary, rejects } = await importing.load(files);
    expect(summary.total).toEqual({
      read: 7,
      created: 0,
      updated: 0,
      unchanged: 7,
      rejected: 0,
      conflicts: 0,
      warnings: 0,
    });
    expect(rejects).toEqual([]);
    expect(await traces()).toEqual(before);
  });

  it('of a row without an id is that of an existing record with the same content', async () => {
    await importing.load({
      'people.jsonl': [{ corpus: 'c', id: 1, first_name: 'Ada', last_name: 'Lovelace' }],
      'organizations.jsonl': [{ corpus: 'c', id: 2, name: 'Senate' }],
      'memberships.jsonl': [
        { corpus: 'c', id: 3, person_id: 1, organization_id: 2, role: 'chair', start_date: '2020-01-01' },
      ],
      'places.jsonl': [
        { corpus: 'c', id: 4, organization_id: 2, latitude: 1.5, longitude: -2 },
        { corpus: 'c', id: 5, membership_id: 3, name: 'Office', address: 'Main St. 1' },
      ],
    });
    const { summary } = await importing.load({
      'people.jsonl': [{ first_name: 'Ada', last_name: 'Lovelace', emails: ['ada@example.org'] }],
      'organizations.jsonl': [{ name: 'Senate', domain: 'example.org' }],
      'memberships.jsonl': [
        {
          corpus: 'c',
          person_id: 1,
          organization_id: 2,
          role: 'chair',
          start_date: '2020-01-01',
          end_date: '2021-01-01',
        },
      ],
      'places.jsonl': [
        { corpus: 'c', owner_type: 'organization', owner_id: 2, latitude: 1.5, longitude: -2.0, name: null },
        {
          corpus: 'c',
          owner_type: 'membership',
          owner_id: 3,
          name: 'Office',
          address: 'Main St. 1',
          latitude: 5,
          longitude: 6,
        },
      ],
    });
    expect(summary.total).toMatchObject({ read: 5, created: 0, updated: 4, unchanged: 1 });
  });

  it('differs if any part of the content differs', async () => {
    const membership = {
      corpus: 'c',
      person_id: 1,
      organization_id: 2,
      role: 'member',
      title: 'A',
      start_date: '2020-01-01',
    };
    const place = { corpus: 'c', person_id: 1, name: 'Office', address: 'Main St. 1' };
    const { summary } = await importing.load({
      'people.jsonl': [1, 3].map((id) => ({ corpus: 'c', id, first_name: 'Ada' })),
      'organizations.jsonl': [2, 4].map((id) => ({ corpus: 'c', id, name: 'Senate' })),
      'memberships.jsonl': [
        membership,
        { ...membership, person_id: 3 },
        { ...membership, organization_id: 4 },
        { ...membership, role: 'chair' },
        { ...membership, title: null },
        { ...membership, start_date: null },
      ],
      'places.jsonl': [
        place,
        { ...place, person_id: 3 },
        { ...place, name: null },
        { ...place, address: null, latitude: 1, longitude: 2 },
        { ...place, address: null, latitude: 2, longitude: 1 },
      ],
    });
    expect(summary.total).toMatchObject({ read: 15, created: 15 });
  });
});

describe('A repeated row', () => {
  it('without an id is one record with the first, and a warning names the differences', async () => {
    const row = { corpus: 'c', person_id: 1, organization_id: 2, role: 'member' };
    const { summary, rejects } = await importing.load({
      'people.jsonl': [{ corpus: 'c', id: 1, first_name: 'Ada' }],
      'organizations.jsonl': [{ corpus: 'c', id: 2, name: 'Senate' }],
      'memberships.jsonl': [row, { ...row, end_date: '2021-01-01' }, row],
    });
    expect(summary.resources['memberships']).toMatchObject({
      read: 3,
      created: 1,
      unchanged: 2,
      rejected: 0,
      conflicts: 0,
      warnings: 2,
    });
    expect(rejects).toEqual([
      {
        file: 'memberships.jsonl',
        line: 2,
        resource: 'membership',
        severity: 'warning',
        code: 'repeated',
        message: 'repeats line 1 of memberships.jsonl; its other values (end_date) were ignored',
        row: { ...row, end_date: '2021-01-01' },
      },
      expect.objectContaining({ line: 3, message: 'repeats line 1 of memberships.jsonl' }),
    ]);
    expect(await rows('SELECT end_date FROM memberships')).toEqual([{ end_date: null }]);
  });

  it('with an id is rejected unless its content is the same', async () => {
    const ada = { corpus: 'c', id: 1, first_name: 'Ada', sources: ['https://example.org/'] };
    const { summary, rejects } = await importing.load({
      'people.jsonl': [ada, ada, { ...ada, first_name: 'Eve', emails: ['eve@example.org'] }],
    });
    expect(summary.total).toEqual({
      read: 3,
      created: 1,
      updated: 0,
      unchanged: 1,
      rejected: 1,
      conflicts: 0,
      warnings: 1,
    });
    expect(rejects).toEqual([
      expect.objectContaining({ line: 2, severity: 'warning', code: 'repeated' }),
      {
        file: 'people.jsonl',
        line: 3,
        resource: 'person',
        severity: 'rejected',
        field: 'id',
        code: 'repeated_id',
        message: 'id is the same as in line 1 of people.jsonl, which has other values (first_name, emails)',
        row: { ...ada, first_name: 'Eve', emails: ['eve@example.org'] },
      },
    ]);
  });

  it('that matches the first only in the database gives a warning and writes nothing', async () => {
    const files = {
      'people.jsonl': [
        { corpus: 'c', id: 1, first_name: 'Ada' },
        { first_name: 'Ada', emails: ['ada@example.org'] },
      ],
    };
    await importing.load({ 'people.jsonl': [files['people.jsonl'][0]] });
    const before = await traces();
    const { summary, rejects } = await importing.load(files);
    expect(summary.total).toMatchObject({ read: 2, created: 0, updated: 0, unchanged: 2, warnings: 1 });
    expect(rejects).toMatchObject([
      {
        line: 2,
        code: 'repeated',
        message: 'is the same record as line 1 of people.jsonl, which was loaded',
      },
    ]);
    expect(await traces()).toEqual(before);
  });

  it('is rejected if the first was rejected', async () => {
    const nameless = { corpus: 'c', id: 1, emails: ['a@example.org'] };
    const circular = { corpus: 'c', id: 2, name: 'Senate', parent_id: 2 };
    const lost = { corpus: 'c', person_id: 8, organization_id: 9 };
    const { summary, rejects } = await importing.load({
      'people.jsonl': [nameless, nameless],
      'organizations.jsonl': [circular, circular],
      'memberships.jsonl': [lost, { ...lost, end_date: '2021-01-01' }, lost],
    });
    expect(summary.total).toMatchObject({ read: 7, unchanged: 0, rejected: 7, warnings: 0 });
    expect(rejects.filter(({ code }) => code === 'repeated')).toEqual(
      expect.arrayContaining([
        {
          file: 'people.jsonl',
          line: 2,
          resource: 'person',
          severity: 'rejected',
          code: 'repeated',
          message: 'repeats line 1 of people.jsonl, which was rejected',
          row: nameless,
        },
        expect.objectContaining({ file: 'organizations.jsonl', line: 2, row: circular }),
        expect.objectContaining({ file: 'memberships.jsonl', line: 2 }),
        expect.objectContaining({ file: 'memberships.jsonl', line: 3, row: lost }),
      ]),
    );
  });

  it.each([
    { batchRows: 1, parent: { parent_id: 2 } },
    { batchRows: 10, parent: { parent_id: 2 } },
    { batchRows: 1, parent: {} },
    { batchRows: 10, parent: {} },
  ])(
    'that matches a rejected first only in the database is rejected, in batches of $batchRows: $parent',
    async ({ batchRows, parent }) => {
      const senate = { corpus: 'c', id: 1, name: 'Senate' };
      const board = { corpus: 'c', id: 2, name: 'Board', parent_id: 1 };
      await importing.load({ 'organizations.jsonl': [senate, board] });
      const { summary, rejects } = await importing.load(
        {
          'organizations.jsonl': [
            { ...senate, parent_id: 2 },
            { corpus: 'c', name: 'Senate', ...parent },
          ],
        },
        { batchRows },
      );
      expect(summary.total).toMatchObject({ read: 2, unchanged: 0, rejected: 2, warnings: 0 });
      expect(rejects.map(({ line, severity }) => [line, severity])).toEqual([
        [1, 'rejected'],
        [2, 'rejected'],
      ]);
    },
  );

  it('in the batch of a new record is found by content after references are resolved', async () => {
    const { summary } = await importing.load({
      'people.jsonl': [{ corpus: 'roll', id: 1, first_name: 'Ada' }],
      'organizations.jsonl': [{ corpus: 'roll', id: 2, name: 'Senate' }],
      'memberships.jsonl': [
        { corpus: 'roll', person_id: 1, organization_id: 2 },
        { corpus: 'roll-retired', person_id: 1, organization_id: 2 },
      ],
    });
    expect(summary.resources['memberships']).toMatchObject({ read: 2, created: 1, unchanged: 1 });
  });
});

describe('A row without an id', () => {
  it('is rejected if it has too little content', async () => {
    const { rejects } = await importing.load({
      'people.jsonl': [{ emails: ['a@example.org'] }],
      'organizations.jsonl': [{ domain: 'example.org' }],
      'memberships.jsonl': [{ person_id: 1 }],
      'places.jsonl': [{ owner_type: 'person', owner_id: 1, name: 'Office' }],
    });
    expect(rejects.map(({ resource, field, message }) => [resource, field, message])).toEqual([
      ['person', 'id', 'id is required, since the row does not say enough: a name'],
      ['organization', 'id', 'id is required, since the row does not say enough: a name'],
      ['membership', 'id', 'id is required, since the row does not say enough: a person and an organization'],
      [
        'place',
        'id',
        'id is required, since the row does not say enough: an owner, and an address or both coordinates',
      ],
    ]);
  });
});

describe('A row that replaces the whole name of a record of other sources', () => {
  const r2 = { sourceUrl: 'https://r2.example/' };
  const load = async (resource: string, first: object, second: object, options: object = r2) => {
    await importing.load({ [`${resource}.jsonl`]: [first] });
    return importing.load({ [`${resource}.jsonl`]: [second] }, options);
  };

  it.each([
    ['people', { id: 1, first_name: 'Alice', last_name: 'Holm' }, { id: 1, name: 'Zed Berg' }, 'Alice Holm'],
    ['people', { id: 1, first_name: 'Alice' }, { id: 1, first_name: 'Zed' }, 'Alice'],
    ['organizations', { id: 1, name: 'Harbour Light' }, { id: 1, name: 'Senate' }, 'Harbour Light'],
  ])('in %s is loaded with a warning that names --corpus', async (resource, first, second, name) => {
    const { summary, rejects } = await load(resource, first, second);
    expect(summary.total).toMatchObject({ updated: 1, warnings: 1 });
    const message = expect.stringMatching(new RegExp(`"${name}".*--corpus`));
    expect(rejects).toMatchObject([{ line: 1, severity: 'warning', field: 'id', code: 'replaced', message }]);
  });

  it('gets no warning if a part of the name stays, or if one of its sources is the same', async () => {
    const alice = { id: 1, first_name: 'Alice', last_name: 'Holm' };
    expect((await load('people', alice, { ...alice, last_name: 'Berg' })).rejects).toEqual([]);
    expect((await load('people', alice, { id: 1, last_name: 'Lund' })).rejects).toEqual([]);
    await resetDatabase();
    expect((await load('people', alice, { id: 1, name: 'Zed Berg' }, {})).rejects).toEqual([]);
  });
});
