import { publicIdOf } from '../../src/importer/rows/import-row.js';
import { SOURCE, TestApp } from '../support/app.js';
import { directoryState, Importing, traces } from '../support/importing.js';
import { rows } from '../support/sql.js';

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

const path = (resource: string, id: string | number) => `/api/v1/${resource}/${publicIdOf('c', String(id))}`;
async function edit(resource: string, id: string | number, fields: object): Promise<void> {
  const { status } = await app.patch(path(resource, id), { ...fields, source_reference: SOURCE });
  expect(status).toBe(200);
}
async function remove(resource: string, publicId: string): Promise<void> {
  expect((await app.delete(`/api/v1/${resource}/${publicId}`)).status).toBeLessThan(300);
}
const aliasNamed = async (name: string): Promise<string> =>
  (await rows(`SELECT replace(public_id::text, '-', '') AS id FROM name_aliases WHERE name = $1`, [name]))[0]
    .id;

const FILES = {
  'people.jsonl': [
    {
      corpus: 'c',
      id: 1,
      first_name: 'Ada',
      last_name: 'Lovelace',
      emails: ['ada@example.org'],
      aliases: ['Countess', 'Enchantress'],
    },
    { corpus: 'c', id: 2, first_name: 'Bob', last_name: 'Builder', aliases: ['Bobby'] },
  ],
  'orgs.jsonl': [
    { corpus: 'c', id: 'a', name: 'Senate', domain: 'example.org', aliases: ['Upper House'] },
    { corpus: 'c', id: 'b', name: 'Committee', parent_id: 'a' },
  ],
  'memberships.jsonl': [
    {
      corpus: 'c',
      id: 'm',
      person_id: 1,
      organization_id: 'a',
      title: 'Chair',
      start_date: '2020-01-01',
      end_date: '2021-01-01',
    },
    { corpus: 'c', id: 'n', person_id: 2, organization_id: 'a' },
  ],
  'places.jsonl': [
    { corpus: 'c', id: 'p', organization_id: 'a', name: 'Capitol', latitude: 38.5, longitude: -77 },
    { corpus: 'c', organization_id: 'a', name: 'Annex', address: 'First St.' },
  ],
};

const listed = (rejects: readonly any[]) =>
  rejects.map(({ file, line, severity, field, code }) => [file, line, severity, field, code]);

describe('An import of a row that an editor corrected', () => {
  it("keeps the editor's values, lists the conflicts and writes nothing", async () => {
    await importing.load(FILES);
    await edit('people', 1, { last_name: 'King' });
    await edit('organizations', 'a', { domain: null, name: 'The Senate' });
    await edit('organizations', 'b', { parent_organization_public_id: null });
    await edit('memberships', 'm', { title: 'President' });
    await edit('places', 'p', { latitude: 38.9 });
    const before = await traces();
    for (const _ of [1, 2]) {
      const { summary, rejects } = await importing.load(FILES);
      expect(summary.total).toMatchObject({ read: 8, updated: 0, unchanged: 8, rejected: 0, conflicts: 6 });
      expect(listed(rejects).sort()).toEqual([
        ['memberships.jsonl', 1, 'conflict', 'title', 'edited'],
        ['orgs.jsonl', 1, 'conflict', 'domain', 'edited'],
        ['orgs.jsonl', 1, 'conflict', 'name', 'edited'],
        ['orgs.jsonl', 2, 'conflict', 'parent_organization_public_id', 'edited'],
        ['people.jsonl', 1, 'conflict', 'last_name', 'edited'],
        ['places.jsonl', 1, 'conflict', 'latitude', 'edited'],
      ]);
      expect(rejects.find(({ field }) => field === 'last_name')).toMatchObject({
        message: 'last_name stays "King", set by an editor, instead of "Lovelace"',
        row: FILES['people.jsonl'][0],
      });
      expect(await traces()).toEqual(before);
    }
  });

  it('applies the fields of the row that the editor has not changed', async () => {
    await importing.load(FILES);
    await edit('people', 1, { last_name: 'King' });
    await edit('memberships', 'm', { end_date: '2019-01-01', start_date: '2018-01-01' });
    await edit('places', 'p', { latitude: 38.9 });
    const { summary, rejects } = await importing.load({
      'people.jsonl': [{ ...FILES['people.jsonl'][0], first_name: 'Augusta', emails: ['king@example.org'] }],
      'memberships.jsonl': [{ corpus: 'c', id: 'm', title: 'Head', start_date: '2022-01-01' }],
      'places.jsonl': [{ corpus: 'c', id: 'p', name: 'Dome', latitude: 38.5, longitude: -78 }],
    });
    expect(summary.total).toMatchObject({ updated: 3, conflicts: 3 });
    expect(
      listed(rejects)
        .map(([, , , field]) => field)
        .sort(),
    ).toEqual(['last_name', 'latitude', 'start_date']);
    expect(await rows('SELECT first_name, last_name FROM people ORDER BY id LIMIT 1')).toEqual([
      { first_name: 'Augusta', last_name: 'King' },
    ]);
    expect(await rows(`SELECT title, start_date FROM memberships WHERE title IS NOT NULL`)).toEqual([
      { title: 'Head', start_date: '2018-01-01' },
    ]);
    expect(await rows(`SELECT name, latitude, longitude FROM places WHERE address IS NULL`)).toEqual([
      { name: 'Dome', latitude: 38.9, longitude: -77 },
    ]);
  });

  it('does not combine an edited and an imported value that contradict each other', async () => {
    await importing.load(FILES);
    await edit('people', 1, { first_name: null });
    await edit('memberships', 'm', { end_date: '2020-06-01' });
    const { summary, rejects } = await importing.load({
      'people.jsonl': [{ corpus: 'c', id: 1, first_name: 'Ada', last_name: null }],
      'memberships.jsonl': [{ corpus: 'c', id: 'm', start_date: '2020-12-01', end_date: '2021-01-01' }],
    });
    expect(summary.total).toMatchObject({ unchanged: 2, conflicts: 4 });
    expect(
      listed(rejects)
        .map(([, , , field]) => field)
        .sort(),
    ).toEqual(['end_date', 'first_name', 'last_name', 'start_date']);
  });

  it("overwrites the editor's values if the operator requests it", async () => {
    await importing.load(FILES);
    const wanted = await directoryState();
    await edit('people', 1, { last_name: 'King' });
    await remove('name_aliases', await aliasNamed('Countess'));
    const { summary, rejects } = await importing.load(FILES, { overwrite: true });
    expect([summary.total, rejects]).toMatchObject([{ updated: 1, conflicts: 0 }, []]);
    const state = await directoryState();
    expect(state['people']).toEqual(wanted['people']);
    expect(state['name_aliases']).toEqual(wanted['name_aliases']);
    // The import wrote last, so its next change is not a conflict.
    const renamed = [{ corpus: 'c', id: 1, last_name: 'Byron' }];
    expect((await importing.load({ 'people.jsonl': renamed })).summary.total).toMatchObject({
      updated: 1,
      conflicts: 0,
    });
  });

  it('keeps the verified_at that an editor set for an address', async () => {
    const verified = (year: number) => ({
      'people.jsonl': [
        {
          corpus: 'c',
          id: 1,
          first_name: 'Ada',
          emails: [{ address: 'a@example.org', verified_at: `${year}-01-01T00:00:00Z` }],
        },
      ],
    });
    await importing.load(verified(2024));
    expect((await importing.load(verified(2025))).summary.total).toMatchObject({ updated: 1, conflicts: 0 });
    await edit('people', 1, { emails: [{ address: 'A@example.org', verified_at: '2026-01-01T00:00:00Z' }] });
    const { summary, rejects } = await importing.load(verified(2025));
    expect(summary.total).toMatchObject({ unchanged: 1, conflicts: 1 });
    expect(listed(rejects)).toEqual([['people.jsonl', 1, 'conflict', 'emails', 'edited']]);
  });
});

describe('A removal by an editor', () => {
  it('is kept for aliases that were removed or renamed', async () => {
    await importing.load(FILES);
    await remove('name_aliases', await aliasNamed('Countess'));
    await remove('name_aliases', await aliasNamed('Upper House'));
    const renamed = await aliasNamed('Enchantress');
    const body = { name: 'Enchantress of Numbers', source_reference: SOURCE };
    expect((await app.patch(`/api/v1/name_aliases/${renamed}`, body)).status).toBe(200);
    // Aliases stay with their owner after its id changed.
    await edit('organizations', 'a', { public_id: 'f'.repeat(32) });
    const before = await traces();
    const { summary, rejects } = await importing.load(FILES);
    expect(summary.total).toMatchObject({ created: 0, updated: 0, unchanged: 8, conflicts: 3 });
    expect(listed(rejects).sort()).toEqual([
      ['orgs.jsonl', 1, 'conflict', 'aliases', 'removed'],
      ['people.jsonl', 1, 'conflict', 'aliases', 'removed'],
      ['people.jsonl', 1, 'conflict', 'aliases', 'removed'],
    ]);
    expect(await traces()).toEqual(before);
    const more = [{ corpus: 'c', id: 1, aliases: ['Countess', 'Ada K.'] }];
    expect((await importing.load({ 'people.jsonl': more })).summary.total).toMatchObject({
      updated: 1,
      conflicts: 1,
    });
    expect(await rows(`SELECT name FROM name_aliases ORDER BY name`)).toEqual(
      ['Ada K.', 'Bobby', 'Enchantress of Numbers'].map((name) => ({ name })),
    );
  });

  it('is kept for email addresses', async () => {
    await importing.load(FILES);
    await edit('people', 1, { emails: [{ address: 'Ada@example.org', _destroy: true }] });
    const before = await traces();
    const { summary, rejects } = await importing.load(FILES);
    expect(summary.total).toMatchObject({ updated: 0, unchanged: 8, conflicts: 1 });
    expect(rejects).toMatchObject([
      {
        field: 'emails',
        code: 'removed',
        message: 'emails stays without "ada@example.org", which an editor removed',
      },
    ]);
    expect(await traces()).toEqual(before);
    const more = [{ corpus: 'c', id: 1, emails: ['ada@example.org', 'king@example.org'] }];
    expect((await importing.load({ 'people.jsonl': more })).summary.total).toMatchObject({
      updated: 1,
      conflicts: 1,
    });
    expect(await rows('SELECT address FROM email_addresses')).toEqual([{ address: 'king@example.org' }]);
  });

  it('is kept for citations', async () => {
    const people = [
      { corpus: 'c', id: 1, first_name: 'Ada', sources: ['https://example.org/ada', SOURCE.url] },
    ];
    await importing.load({ 'people.jsonl': people });
    const { source_references } = (await app.get(path('people', 1))).body.person;
    await remove('source_references', source_references[0].public_id);
    const before = await traces();
    await importing.load({ 'people.jsonl': people });
    expect(await traces()).toEqual(before);
  });

  it('is kept for records, with and without an id', async () => {
    await importing.load(FILES);
    const [annex] = await rows(
      `SELECT replace(public_id::text, '-', '') AS id FROM places WHERE name = 'Annex'`,
    );
    await remove('places', annex.id);
    expect((await app.delete(path('memberships', 'm'))).status).toBeLessThan(300);
    const { summary } = await importing.load(FILES, { overwrite: true });
    expect(summary.total).toMatchObject({ created: 0, updated: 0, unchanged: 6, rejected: 2 });
  });
});

it('a row that was not loaded is not repeated by others', async () => {
  const ada = { corpus: 'c', id: 1, first_name: 'Ada' };
  await importing.load({ 'people.jsonl': [ada] });
  expect((await app.delete(path('people', 1))).status).toBe(204);
  const place = { name: 'Office', address: 'Main St. 1', owner_type: 'person' };
  const { summary, rejects } = await importing.load({
    'people.jsonl': [ada, { first_name: 'Ada' }],
    'places.jsonl': [
      { ...place, owner_id: 8 },
      { ...place, owner_id: 9 },
    ],
  });
  expect(summary.total).toMatchObject({ read: 4, created: 1, unchanged: 0, rejected: 3, warnings: 0 });
  expect(rejects.map(({ file, line, code }) => [file, line, code])).toEqual([
    ['people.jsonl', 1, 'gone'],
    ['places.jsonl', 1, 'not_found'],
    ['places.jsonl', 2, 'not_found'],
  ]);
});
