import { Directory, problemsOf } from '../factories/directory.js';
import { SOURCE, PUBLIC_URL, TestApp } from '../support/app.js';

const ALIASES = '/api/v1/name_aliases';

let app: TestApp;
let directory: Directory;
let person: any;
let organization: any;
beforeAll(async () => {
  app = await TestApp.start();
  directory = new Directory(app);
  person = await directory.person();
  organization = await directory.organization();
});
afterAll(() => app.stop());

describe('a created name alias', () => {
  it('is returned as a full record', async () => {
    const { status, body, headers } = await app.post(ALIASES, {
      name_alias: { name: 'Augusta Ada King', person_public_id: person.public_id },
      source_reference: SOURCE,
    });
    expect(status).toBe(201);
    expect(headers['location']).toBe(`${PUBLIC_URL}${ALIASES}/${body.name_alias.public_id}`);
    expect(body.name_alias).toEqual({
      id: expect.any(Number),
      public_id: expect.any(String),
      created_at: expect.any(String),
      updated_at: expect.any(String),
      name: 'Augusta Ada King',
      person_public_id: person.public_id,
      organization_public_id: null,
      source_references: [expect.objectContaining(SOURCE)],
      source_references_count: 1,
    });
    expect((await app.get(headers['location']!)).body).toEqual(body);
  });

  it.each<[string, () => Record<string, unknown>]>([
    ['organization_public_id', () => ({ organization_public_id: organization.public_id })],
    ['organization_public_id', () => ({ aliasable_type: 'Organization', aliasable_id: organization.id })],
    ['person_public_id', () => ({ aliasable_type: 'pErSoN', aliasable_id: String(person.id) })],
  ])('belongs to its %s', async (key, owner) => {
    const { status, body } = await app.post(ALIASES, { name: 'X', ...owner(), source: SOURCE });
    expect(status).toBe(201);
    expect(body.name_alias[key]).toMatch(/^[0-9a-f]{32}$/);
  });

  it.each<[Record<string, string>, () => Record<string, unknown>]>([
    [{ name: 'required', person_public_id: 'required', source_reference: 'required' }, () => ({})],
    [
      { organization_public_id: 'conflict' },
      () => ({
        name: 'X',
        person_public_id: person.public_id,
        organization_public_id: organization.public_id,
        source: SOURCE,
      }),
    ],
    [
      { 'name_alias.aliasable_type': 'invalid_format' },
      () => ({ name_alias: { name: 'X', aliasable_type: 'membership', aliasable_id: 1 }, source: SOURCE }),
    ],
    [
      { 'name_alias.aliasable_id': 'not_found' },
      () => ({ name_alias: { name: 'X', aliasable_type: 'person', aliasable_id: 999_999 }, source: SOURCE }),
    ],
  ])('is refused with %j', async (problems, body) => {
    const answer = await app.post(ALIASES, body());
    expect([answer.status, problemsOf(answer)]).toEqual([422, problems]);
  });
});

describe('a name alias', () => {
  it('can be renamed, and nothing else', async () => {
    const alias = await directory.nameAlias();
    const path = `${ALIASES}/${alias.public_id}`;
    const renamed = await app.patch(path, { name_alias: { name: 'Renamed' }, source: SOURCE });
    expect(renamed.body.name_alias).toMatchObject({
      name: 'Renamed',
      person_public_id: alias.person_public_id,
    });
    expect(renamed.body.name_alias.source_references).toHaveLength(2);
    const moved = await app.patch(path, {
      name: null,
      organization_public_id: organization.public_id,
      aliasable_type: 'person',
      aliasable_id: 1,
      source: SOURCE,
    });
    expect([moved.status, problemsOf(moved)]).toEqual([
      422,
      {
        name: 'invalid_type',
        organization_public_id: 'unknown_field',
        aliasable_type: 'unknown_field',
        aliasable_id: 'unknown_field',
      },
    ]);
    const uncited = await app.patch(path, { name: 'Uncited' });
    expect(problemsOf(uncited)).toEqual({ source_reference: 'required' });
  });

  it('is listed with its owner, as a summary', async () => {
    const alias = await directory.nameAlias();
    const { source_references: _, source_references_count: _count, ...summary } = alias;
    const { body } = await app.get(`${ALIASES}?person_public_id=${alias.person_public_id}`);
    expect(body).toMatchObject({ name_aliases: [summary], meta: { total_count: 1 } });
    const owner = await app.get(`/api/v1/people/${alias.person_public_id}`);
    expect(owner.body.person.name_aliases).toEqual([summary]);
  });

  it('is deleted', async () => {
    const { public_id, person_public_id } = await directory.nameAlias();
    expect((await app.delete(`${ALIASES}/${public_id}`)).status).toBe(204);
    expect((await app.get(`${ALIASES}/${public_id}`)).body.error).toBe('gone');
    expect((await app.get(`/api/v1/people/${person_public_id}`)).body.person.name_aliases).toEqual([]);
  });
});
