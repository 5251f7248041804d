import { readFileSync } from 'node:fs';
import { resetDatabase } from '../support/postgres.js';
import { Importing } from '../support/importing.js';
import { rows } from '../support/sql.js';

let importing: Importing;
beforeEach(async () => {
  await resetDatabase();
  importing = new Importing();
});
afterEach(() => importing.remove());

const names = async (table: 'people' | 'organizations') =>
  (await rows(`SELECT * FROM ${table} ORDER BY id`)).map((row) => row.first_name ?? row.name);

describe('An unreadable row', () => {
  it('is rejected in every file format, and the other rows load', async () => {
    const deep = '['.repeat(5_000) + ']'.repeat(5_000);
    const person = (id: number, more = '') => `{"corpus":"c","id":${id},"first_name":"N${id}"${more}}`;
    const { summary, rejects } = await importing.load({
      'people.jsonl': Buffer.concat([
        Buffer.from(`${person(1)}\n${person(2, `,"emails":${deep}`)}\n${deep}\n`),
        Buffer.from([0x22, 0xff, 0x22, 0x0a]),
        Buffer.from(`"${'x'.repeat(2 ** 20)}"\n\0\n{"first_name":"\\ud800"}\n`),
        Buffer.from(`${person(3, `,"__proto__":{"id":7},"constructor":1`)}\n`),
      ]),
      'organizations.csv': Buffer.from(
        'corpus,id,name,__proto__\nc,1,O1,x\nc,2,\xff,y\nc,3,O3\0,\n',
        'latin1',
      ),
      'popolo.json': `{"constructor":[1],"persons":[${person(4)},${person(5, `,"x":${deep}`)},${deep},${person(6)}]}`,
    });
    expect(await names('people')).toEqual(['N1', 'N3', 'N4', 'N6']);
    expect(await names('organizations')).toEqual(['O1', 'O3']);
    expect(summary.total).toMatchObject({ read: 15, created: 6, rejected: 9 });
    const rejected = rejects.filter(({ severity }) => severity === 'rejected');
    expect(rejected.map(({ file, line, code }) => [file, line, code])).toEqual([
      ['people.jsonl', 2, 'too_deep'],
      ['people.jsonl', 3, 'too_deep'],
      ['people.jsonl', 4, 'invalid_encoding'],
      ['people.jsonl', 5, 'too_long'],
      ['people.jsonl', 6, 'invalid_json'],
      ['people.jsonl', 7, 'required'],
      ['organizations.csv', 3, 'invalid_encoding'],
      ['popolo.json', 1, 'too_deep'],
      ['popolo.json', 1, 'too_deep'],
    ]);
  });
});

describe('A rejected row', () => {
  it('is in the rejects file as it was in its file, with numbers that JSON.parse rounds', async () => {
    const [big, same] = [
      '{"id":12345678901234567890, "last_name":"A"}',
      '{"id":7,"last_name":"C","x":1e400}',
    ];
    await importing.load({ 'people.jsonl': `${big}\n{"id":7,"last_name":"B"}\n \t${same}\r\n` });
    const texts = readFileSync(importing.rejectsPath, 'utf8').trimEnd().split('\n');
    expect(texts.slice(0, 2).map((text) => text.slice(text.indexOf('"row":')))).toEqual([
      `"row":${big}}`,
      `"row":${same}}`,
    ]);
  });
});

describe('A row that PostgreSQL refuses', () => {
  const CONSTRAINTS = [
    ['people', `first_name <> 'Refused'`],
    ['organizations', `name <> 'Refused'`],
    ['source_references', `url <> 'https://example.org/refused'`],
  ];
  beforeEach(async () => {
    for (const [table, check] of CONSTRAINTS)
      await rows(`ALTER TABLE ${table} ADD CONSTRAINT refusing CHECK (${check})`);
  });
  afterEach(async () => {
    for (const [table] of CONSTRAINTS) await rows(`ALTER TABLE ${table} DROP CONSTRAINT refusing`);
  });

  it('is rejected with the reason, and the other rows of its batch load', async () => {
    const refused = new Set([1, 2, 500, 2_999]);
    const people = Array.from({ length: 3_000 }, (_, id) => ({
      corpus: 'c',
      id,
      first_name: refused.has(id) ? 'Refused' : `N${id}`,
    }));
    const { summary, rejects } = await importing.load({
      'people.jsonl': people,
      'organizations.jsonl': [
        { corpus: 'c', id: 'a', name: 'Refused' },
        { corpus: 'c', id: 'b', name: 'Below', parent_id: 'a' },
        { corpus: 'c', id: 'c', name: 'Cited', sources: ['https://example.org/refused'] },
        { corpus: 'c', id: 'd', name: 'Further', parent_id: 'b' },
      ],
    });
    expect(summary.resources['people']).toMatchObject({ read: 3_000, created: 2_996, rejected: 4 });
    expect(summary.resources['organizations']).toMatchObject({ created: 2, rejected: 2, warnings: 1 });
    expect(
      rejects.map(({ resource, line, severity, code }) => [resource, line, severity, code]).sort(),
    ).toEqual(
      [
        ['organization', 1, 'rejected', 'refused'],
        ['organization', 2, 'warning', 'not_found'],
        ['organization', 3, 'rejected', 'refused'],
        ['person', 2, 'rejected', 'refused'],
        ['person', 3, 'rejected', 'refused'],
        ['person', 501, 'rejected', 'refused'],
        ['person', 3_000, 'rejected', 'refused'],
      ].sort(),
    );
    expect(rejects.find(({ line }) => line === 501)).toMatchObject({
      field: 'row',
      message: expect.stringContaining('"refusing"'),
      row: { id: 500 },
    });
    expect(await rows('SELECT name, parent_id IS NULL AS top FROM organizations ORDER BY id')).toEqual([
      { name: 'Below', top: true },
      { name: 'Further', top: false },
    ]);
  });

  it('does not change an existing record', async () => {
    await importing.load({ 'people.jsonl': [1, 2].map((id) => ({ corpus: 'c', id, first_name: `N${id}` })) });
    const { summary } = await importing.load({
      'people.jsonl': [
        { corpus: 'c', id: 1, first_name: 'Refused' },
        { corpus: 'c', id: 2, first_name: 'Ada' },
      ],
    });
    expect(summary.total).toMatchObject({ read: 2, updated: 1, rejected: 1 });
    expect(await names('people')).toEqual(['N1', 'Ada']);
  });
});

describe('A chain of 5,000 organizations', () => {
  const chain = (parentOf: (id: number) => number | null) =>
    Array.from({ length: 5_000 }, (_, id) => ({ corpus: 'c', id, name: `O${id}`, parent_id: parentOf(id) }));
  const links = async (to: string) =>
    rows(`SELECT count(*)::int FROM organizations o JOIN organizations p ON p.id = o.parent_id
      WHERE substr(p.name, 2)::int = substr(o.name, 2)::int ${to}`);

  it('loads, repeats and reverses in time', async () => {
    const down = chain((id) => (id === 4_999 ? null : id + 1));
    expect((await importing.load({ 'orgs.jsonl': down })).summary.total).toMatchObject({ created: 5_000 });
    expect(await links('+ 1')).toEqual([{ count: 4_999 }]);
    expect((await importing.load({ 'orgs.jsonl': down })).summary.total).toMatchObject({ unchanged: 5_000 });
    const up = chain((id) => (id === 0 ? null : id - 1));
    const { summary, rejects } = await importing.load({ 'orgs.jsonl': up });
    expect([summary.total, rejects]).toMatchObject([{ updated: 5_000, rejected: 0 }, []]);
    expect(await links('- 1')).toEqual([{ count: 4_999 }]);
  });
});
