import { Directory, problemsOf } from '../factories/directory.js';
import { SOURCE, PUBLIC_URL, TestApp } from '../support/app.js';

const PEOPLE = '/api/v1/people';
const HEX = /^[0-9a-f]{32}$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

let app: TestApp;
let directory: Directory;
beforeAll(async () => {
  app = await TestApp.start();
  directory = new Directory(app);
});
afterAll(() => app.stop());

const addresses = (person: any) => person.email_addresses.map((email: any) => email.address);
const aliases = (person: any) => person.name_aliases.map((alias: any) => alias.name);

describe('a created person', () => {
  it('is returned as a full record, with its place', async () => {
    const { status, body, headers } = await app.post(PEOPLE, {
      person: { first_name: 'Ada', last_name: 'Lovelace', aliases: ['Augusta'], emails: ['ada@example.org'] },
      source_reference: { ...SOURCE, metadata: { page: 4 }, fields: ['first_name'] },
    });
    expect(status).toBe(201);
    const { person } = body;
    expect(headers['location']).toBe(`${PUBLIC_URL}${PEOPLE}/${person.public_id}`);
    const times = { created_at: expect.stringMatching(MOMENT), updated_at: expect.stringMatching(MOMENT) };
    const identity = { id: expect.any(Number), public_id: expect.stringMatching(HEX) };
    expect(body).toEqual({
      person: {
        ...identity,
        ...times,
        first_name: 'Ada',
        last_name: 'Lovelace',
        name: 'Ada Lovelace',
        email_addresses: [
          { id: expect.any(Number), address: 'ada@example.org', verified_at: null, ...times },
        ],
        name_aliases: [
          {
            ...identity,
            ...times,
            name: 'Augusta',
            person_public_id: person.public_id,
            organization_public_id: null,
          },
        ],
        memberships: [],
        places: [],
        source_references: [
          {
            ...identity,
            ...times,
            ...SOURCE,
            metadata: { page: 4 },
            fields: ['first_name'],
            subject: { type: 'person', public_id: person.public_id },
            recorded_by: { id: app.editor.id, name: 'Edith Editor' },
            merged_from: null,
            recorded_at: expect.stringMatching(MOMENT),
          },
        ],
        source_references_count: 1,
        former_public_ids: [],
      },
    });
    expect((await app.get(`${PEOPLE}/${person.public_id}`)).body).toEqual(body);
  });

  const person = { first_name: 'Ada', aliases: ['A'], emails: ['a@example.org'] };
  const { source_category: category, url } = SOURCE;
  it.each([
    ['nested', { person, source_reference: SOURCE }],
    ['nested, the citation as source', { person, source: SOURCE }],
    ['nested, the citation as citation, with category', { person, citation: { category, url } }],
    [
      'nested, the collections outside',
      { person: { first_name: 'Ada' }, ...omit(person, 'first_name'), source: SOURCE },
    ],
    ['flat', { ...person, source: SOURCE }],
    ['flat, the citation as source_reference', { ...person, source_reference: { category, url } }],
    ['flat, the citation as citation', { ...person, citation: SOURCE }],
    [
      'attribute-style',
      {
        person: {
          first_name: 'Ada',
          name_aliases_attributes: [{ name: 'A' }],
          email_addresses_attributes: [{ address: 'a@example.org' }],
        },
        source: SOURCE,
      },
    ],
    ['null for what is not given', { ...person, last_name: null, citation: null, source: SOURCE }],
  ])('can be written %s', async (_, body) => {
    const answer = await app.post(PEOPLE, body);
    expect([answer.status, answer.text]).toEqual([201, expect.any(String)]);
    const { first_name, last_name, source_references } = answer.body.person;
    expect({ first_name, last_name }).toEqual({ first_name: 'Ada', last_name: null });
    expect([aliases(answer.body.person), addresses(answer.body.person)]).toEqual([['A'], ['a@example.org']]);
    expect(source_references).toMatchObject([SOURCE]);
  });

  it('has duplicate values once, and text in normal form', async () => {
    const created = await directory.person({
      first_name: '  Zoe\u0308 ',
      aliases: ['Zo', { name: 'Zo' }],
      name_aliases_attributes: ['Zo', 'Zoé', 'Zoe\u0301'],
      emails: ['Zoe@Example.ORG', { address: 'zoe@example.org', verified_at: '2026-01-31T10:30:00+01:00' }],
    });
    expect(created.first_name).toBe('Zo\u00eb');
    expect(aliases(created)).toEqual(['Zo', 'Zo\u00e9']);
    expect(created.email_addresses).toMatchObject([
      { address: 'zoe@example.org', verified_at: '2026-01-31T09:30:00.000Z' },
    ]);
  });

  it.each([
    ['Greek', ['ΑΣ@example.org', 'ασ@example.org']],
    ['Turkish', ['İ@example.org', 'i\u0307@example.org']],
    ['signs', ['K@example.org', 'k@example.org']],
  ])('accepts addresses with ambiguous case: %s', async (_, emails) => {
    const stored = addresses(await directory.person({ emails }));
    expect(stored.length).toBeGreaterThan(0);
    expect(emails).toEqual(expect.arrayContaining(stored));
  });

  it('has internationalized domains in one form', async () => {
    const created = await directory.person({ emails: ['a@BÜCHER.example', 'A@xn--bcher-kva.Example'] });
    expect(addresses(created)).toEqual(['A@xn--bcher-kva.example']);
  });

  it('requires a name and a citation, and reports both with all other errors', async () => {
    const answer = await app.post(PEOPLE, {
      person: { emails: ['x', { address: 'a@example.org', verified_at: 3 }], aliases: [4, { nam: 'A' }] },
    });
    expect(answer.status).toBe(422);
    expect(problemsOf(answer)).toEqual({
      'person.first_name': 'required',
      'person.emails[0]': 'invalid_format',
      'person.emails[1].verified_at': 'invalid_type',
      'person.aliases[0]': 'invalid_type',
      'person.aliases[1].name': 'required',
      'person.aliases[1].nam': 'unknown_field',
      source_reference: 'required',
    });
  });

  it.each([
    [{ first_name: 'unknown_field' }, { first_name: 'A', person: { last_name: 'B' }, source: SOURCE }],
    [
      { person: 'invalid_type', 'person.first_name': 'required' },
      { person: 'Ada', source: SOURCE },
    ],
    [{ citation: 'conflict' }, { first_name: 'A', source: SOURCE, citation: SOURCE }],
    [{ 'source.category': 'conflict' }, { first_name: 'A', source: { ...SOURCE, category: 'x' } }],
    [
      { 'source.category': 'invalid_type', 'source.url': 'invalid_format' },
      { first_name: 'A', source: { category: 1, url: 'ftp://a' } },
    ],
    [{ source: 'invalid_type' }, { first_name: 'A', source: 'https://example.org' }],
    [
      { source_url: 'unknown_field', source_reference: 'required' },
      { first_name: 'A', source_url: 'https://example.org' },
    ],
    [{ public_id: 'unknown_field' }, { first_name: 'A', public_id: 'a'.repeat(32), source: SOURCE }],
    [{ name_aliases: 'unknown_field' }, { first_name: 'A', name_aliases: ['B'], source: SOURCE }],
    [{ emails: 'invalid_type' }, { first_name: 'A', emails: 'a@example.org', source: SOURCE }],
    [{ emails: 'too_long' }, { first_name: 'A', emails: Array(101).fill('a@example.org'), source: SOURCE }],
    [{ first_name: 'blank' }, { first_name: ' ', source: SOURCE }],
    [{ first_name: 'invalid_characters' }, { first_name: 'A\u200bB', source: SOURCE }],
    [{ first_name: 'too_long' }, { first_name: 'x'.repeat(1_001), source: SOURCE }],
  ])('is refused with %j', async (problems, body) => {
    const answer = await app.post(PEOPLE, body);
    expect([answer.status, problemsOf(answer)]).toEqual([422, problems]);
  });

  it('can have a name of as many characters as documented, however they are encoded', async () => {
    const name = '𝒜'.repeat(1_000);
    expect((await directory.person({ first_name: name })).first_name).toBe(name);
  });
});

describe('an updated person', () => {
  const change = (id: string, body: unknown) => app.patch(`${PEOPLE}/${id}`, body);

  it('keeps absent fields, and clears those that are null', async () => {
    const { public_id } = await directory.person({ first_name: 'Ada', last_name: 'Byron' });
    const renamed = await change(public_id, { person: { last_name: 'King' }, source: SOURCE });
    expect(renamed.body.person).toMatchObject({ first_name: 'Ada', last_name: 'King', name: 'Ada King' });
    const cleared = await change(public_id, { first_name: null, citation: SOURCE });
    expect(cleared.body.person).toMatchObject({ first_name: null, last_name: 'King', name: 'King' });
  });

  it('keeps a name', async () => {
    const { public_id } = await directory.person({ first_name: 'Ada', last_name: null });
    const answer = await change(public_id, { person: { first_name: null }, source: SOURCE });
    expect([answer.status, problemsOf(answer)]).toEqual([422, { 'person.first_name': 'required' }]);
  });

  it('gains aliases and addresses without duplicates', async () => {
    const { public_id } = await directory.person({
      aliases: ['A'],
      emails: [{ address: 'a@example.org', verified_at: '2026-01-01T00:00:00Z' }],
    });
    const { body } = await change(public_id, {
      aliases: ['A', 'B'],
      emails: ['A@EXAMPLE.org', 'b@example.org'],
      source: SOURCE,
    });
    expect(aliases(body.person)).toEqual(['A', 'B']);
    expect(body.person.email_addresses).toMatchObject([
      { address: 'a@example.org', verified_at: '2026-01-01T00:00:00.000Z' },
      { address: 'b@example.org', verified_at: null },
    ]);
    const verified = await change(public_id, {
      emails: [{ address: 'B@example.org', verified_at: '2026-02-01T00:00:00Z' }],
      source: SOURCE,
    });
    expect(verified.body.person.email_addresses[1]).toMatchObject({
      verified_at: '2026-02-01T00:00:00.000Z',
    });
  });

  it('gains a citation and the time of the change, even if no other field changes', async () => {
    const before = await directory.person();
    const { status, body } = await change(before.public_id, {
      source: { ...SOURCE, url: 'https://example.org/2' },
    });
    expect(status).toBe(200);
    expect(body.person.source_references.map((source: any) => source.url)).toEqual([
      SOURCE.url,
      'https://example.org/2',
    ]);
    expect(body.person.updated_at > before.updated_at).toBe(true);
  });

  it('counts as changed when only its addresses change', async () => {
    const before = await directory.person();
    const { body } = await change(before.public_id, { emails: ['new@example.org'], source: SOURCE });
    expect(body.person.updated_at > before.updated_at).toBe(true);
  });

  it('requires a citation', async () => {
    const person = await directory.person();
    const answer = await change(person.public_id, { person: { first_name: 'X', last_name: 1 } });
    expect([answer.status, problemsOf(answer)]).toEqual([
      422,
      { 'person.last_name': 'invalid_type', source_reference: 'required' },
    ]);
    expect((await app.get(`${PEOPLE}/${person.public_id}`)).body.person).toEqual(person);
  });
});

describe('people', () => {
  it('are listed as summaries, also by organization', async () => {
    const { person_public_id, organization_public_id, organization } = await directory.membership();
    const filters = [
      `organization_public_id=${organization_public_id}`,
      `organization_id=${organization.id}`,
    ];
    for (const filter of filters) {
      const { status, body } = await app.get(`${PEOPLE}?${filter}`);
      expect(status).toBe(200);
      expect(body.meta).toMatchObject({ total_count: 1, filters: { organization_public_id } });
      expect(body.people.map((person: any) => Object.keys(person).sort())).toEqual([
        ['created_at', 'first_name', 'id', 'last_name', 'name', 'public_id', 'updated_at'],
      ]);
      expect(body.people[0].public_id).toBe(person_public_id);
    }
  });

  it('are deleted with all records that they own', async () => {
    const membership = await directory.membership();
    const id = membership.person_public_id as string;
    const owned = [
      `${PEOPLE}/${id}`,
      `/api/v1/memberships/${membership.public_id}`,
      `/api/v1/places/${(await directory.place({ person_public_id: id })).public_id}`,
      `/api/v1/places/${(await directory.place({ membership_public_id: membership.public_id })).public_id}`,
      `/api/v1/name_aliases/${(await directory.nameAlias({ person_public_id: id })).public_id}`,
      `/api/v1/source_references/${(await directory.sourceReference({ person_public_id: id })).public_id}`,
      `/api/v1/source_references/${membership.source_references[0].public_id}`,
    ];
    const before = await Promise.all(owned.map((path) => app.get(path)));
    expect(before.map(({ status }) => status)).toEqual(owned.map(() => 200));
    const { status, text, headers } = await app.delete(`${PEOPLE}/${id}`);
    expect([status, text, headers['content-type']]).toEqual([204, '', undefined]);
    const after = await Promise.all(owned.map((path) => app.get(path)));
    expect(after.map(({ status }) => status)).toEqual(owned.map(() => 410));
    const { body } = await app.get(`/api/v1/organizations/${membership.organization_public_id}`);
    expect(body.organization.members_count).toBe(0);
  });
});

function omit<T extends object>(value: T, key: keyof T): Partial<T> {
  const { [key]: _, ...rest } = value;
  return rest as Partial<T>;
}
