import { readPopolo, popoloRows } from './popolo.js';
import { MAX_ROW } from './source-row.js';

async function* pieces(text: string | Buffer): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text as string);
  for (let from = 0; from < bytes.length; from += 7_000) yield bytes.subarray(from, from + 7_000);
}

async function read(text: string | Buffer, resource: 'person' | null = null) {
  const rows = [];
  const passed: string[] = [];
  for await (const some of readPopolo(pieces(text), resource, (list) => passed.push(list)))
    rows.push(...some);
  return { rows, passed };
}

describe('readPopolo', () => {
  it('reads every list that the directory has a resource for, and reports the others', async () => {
    const document = {
      persons: [{ id: 'p' }, { id: 'q' }],
      organizations: [{ id: 'o' }],
      memberships: [{ person_id: 'p', organization_id: 'o' }],
      areas: [{ id: 'a' }, { id: 'b' }],
      meta: { sources: ['x'] },
    };
    const { rows, passed } = await read(JSON.stringify(document, null, 1));
    expect(rows.map(({ resource, value }) => [resource, value])).toEqual([
      ['person', { id: 'p' }],
      ['person', { id: 'q' }],
      ['organization', { id: 'o' }],
      ['membership', { person_id: 'p', organization_id: 'o' }],
    ]);
    expect(rows.map(({ line }) => line)).toEqual([3, 6, 11, 16]);
    expect(rows[1]?.text).toBe('{"id":"q"}');
    expect(passed).toEqual(['areas', 'areas']);
  });

  it('ignores lists with names of Object.prototype', async () => {
    const document = '{"constructor":[{"id":"a"}],"__proto__":[{"id":"b"}],"persons":[{"id":"p"}]}';
    const { rows, passed } = await read(document);
    expect(rows.map(({ value }) => value)).toEqual([{ id: 'p' }]);
    expect(passed).toEqual(['constructor', '__proto__']);
  });

  it('reads one list if the option names it', async () => {
    expect((await read('[{"id":1}]', 'person')).rows).toEqual([
      { resource: 'person', line: 1, value: { id: 1 }, text: '{"id":1}' },
    ]);
    await expect(read('[{"id":1}]')).rejects.toThrow('say so with --resource');
  });

  it('refuses a document without a list', async () => {
    for (const text of ['{}', '{"id":"p","name":"Ann","links":{}}', '{"data":{"persons":[{"id":"p"}]}}'])
      await expect(read(text)).rejects.toThrow('The JSON file has no list of persons, organizations or');
    for (const text of ['{"persons":[]}', '{"areas":[]}', '[]'])
      expect(await read(text)).toEqual({ rows: [], passed: [] });
  });

  it('reports unreadable elements, and continues', async () => {
    const { rows } = await read(
      Buffer.concat([
        Buffer.from('[{"id":}, "'),
        Buffer.from([0xff]),
        Buffer.from(
          `", "${'x'.repeat(MAX_ROW)}", "text", ${'['.repeat(5_000)}${']'.repeat(5_000)}, {"id":1}]`,
        ),
      ]),
      'person',
    );
    expect(rows.map(({ value, problem }) => [value, problem?.code])).toEqual([
      [null, 'invalid_json'],
      [null, 'invalid_encoding'],
      [null, 'too_long'],
      ['text', undefined],
      [null, 'too_deep'],
      [{ id: 1 }, undefined],
    ]);
  });
});

const values = (rows: ReturnType<typeof popoloRows>) => rows.map(({ resource, value }) => [resource, value]);

describe('popoloRows', () => {
  it('splits a person into names, addresses, links and memberships', () => {
    const rows = popoloRows('person', {
      id: 'p1',
      name: 'Ada Lovelace',
      given_name: 'Ada',
      family_name: 'Lovelace',
      email: 'ada@example.org',
      birth_date: '1815-12-10',
      identifiers: [{ scheme: 'viaf', identifier: '1' }],
      other_names: [{ name: 'Countess', note: 'title' }],
      links: [{ url: 'https://example.org/ada', note: 'home' }],
      sources: [{ url: 'https://example.org/roll' }],
      contact_details: [
        { type: 'email', value: 'work@example.org' },
        { type: 'address', label: 'Office', value: 'Main St. 1' },
        { type: 'voice', value: '+1' },
      ],
      memberships: [{ organization_id: 'o1', role: 'chair' }],
    });
    const sources = [
      { category: 'link', url: 'https://example.org/ada', note: 'home' },
      { url: 'https://example.org/roll' },
    ];
    expect(values(rows)).toEqual([
      [
        'person',
        {
          id: 'p1',
          name: 'Ada Lovelace',
          first_name: 'Ada',
          last_name: 'Lovelace',
          emails: ['ada@example.org', 'work@example.org'],
          aliases: [{ name: 'Countess', note: 'title' }],
          sources,
          contact_details: [{ type: 'voice', value: '+1' }],
          birth_date: '1815-12-10',
          identifiers: [{ scheme: 'viaf', identifier: '1' }],
        },
      ],
      ['place', { owner_type: 'person', owner_id: 'p1', name: 'Office', address: 'Main St. 1', sources }],
      [
        'membership',
        {
          person_id: 'p1',
          organization_id: 'o1',
          role: 'chair',
          sources: [
            { category: 'link', url: 'https://example.org/ada', note: 'home' },
            { url: 'https://example.org/roll' },
          ],
        },
      ],
    ]);
  });

  it('splits an organization into its type, its parent and its members', () => {
    const rows = popoloRows('organization', {
      id: 'o1',
      name: 'Committee',
      classification: 'committee',
      parent: { id: 'o0', name: 'Senate' },
      memberships: [{ person: { id: 'p1', name: 'Ada' }, label: 'Chair', start_date: '2020-01-01' }],
    });
    expect(values(rows)).toEqual([
      ['organization', { id: 'o0', name: 'Senate' }],
      ['organization', { id: 'o1', name: 'Committee', organization_type: 'committee', parent_id: 'o0' }],
      ['person', { id: 'p1', name: 'Ada' }],
      ['membership', { person_id: 'p1', organization_id: 'o1', title: 'Chair', start_date: '2020-01-01' }],
    ]);
  });

  it("passes on unknown fields, and those in the directory's form", () => {
    const place = { owner_type: 'person', owner_id: 1, address: 'x' };
    expect(values(popoloRows('place', place))).toEqual([['place', place]]);
    const membership = {
      person_id: 1,
      organization_id: 2,
      title: 'Chair',
      area_id: 'a',
      emails: ['x@y.org'],
    };
    expect(values(popoloRows('membership', membership))).toEqual([['membership', membership]]);
    expect(
      values(popoloRows('person', { id: 1, memberships: [7], contact_details: 'x', links: null })),
    ).toEqual([
      ['person', { id: 1 }],
      ['membership', 7],
    ]);
  });
});
