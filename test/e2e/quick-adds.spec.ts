import { Directory, problemsOf } from '../factories/directory.js';
import { PUBLIC_URL, SOURCE, TestApp } from '../support/app.js';
import { indexAll } from '../support/indexing.js';
import { sql } from '../support/sql.js';

const PERSON = '/api/v1/people/quick_add';
const ORGANIZATION = '/api/v1/organizations/quick_add';
const NAME = { first_name: 'Ada', last_name: 'Lovelace' };
const SOCIETY = { name: 'Society', domain: 'society.example', organization_type: 'club' };
const URL = 'https://example.org/page';

let app: TestApp;
let directory: Directory;
beforeAll(async () => {
  app = await TestApp.start();
  directory = new Directory(app);
});
afterAll(() => app.stop());

const today = () => new Date().toISOString().slice(0, 10);
const counts = () =>
  sql(
    app,
    `SELECT (SELECT count(*) FROM people) AS people, (SELECT count(*) FROM organizations) AS organizations,
       (SELECT count(*) FROM memberships) AS memberships, (SELECT count(*) FROM source_references) AS citations,
       (SELECT count(*) FROM name_aliases) AS aliases, (SELECT count(*) FROM email_addresses) AS addresses,
       (SELECT count(*) FROM changes) AS changes, (SELECT count(*) FROM outbox) AS messages`,
  );

describe('a person added quickly', () => {
  it('requires a URL as its citation, and no organization', async () => {
    const { status, body, headers } = await app.post(PERSON, { ...NAME, source_url: URL });
    expect(status).toBe(201);
    expect(Object.keys(body)).toEqual(['person']);
    expect(headers['location']).toBe(`${PUBLIC_URL}/api/v1/people/${body.person.public_id}`);
    expect((await app.get(headers['location']!)).body).toEqual(body);
    expect(body.person).toMatchObject({
      ...NAME,
      memberships: [],
      source_references: [{ source_category: 'internal', url: URL }],
    });
  });

  it('joins an organization today, with a copy of the citation', async () => {
    const organization = await directory.organization();
    const { body } = await app.post(PERSON, {
      ...NAME,
      organization_public_id: organization.public_id,
      citation: { category: 'web', url: URL, metadata: { page: 1 } },
    });
    expect(body.membership).toMatchObject({
      role: 'member',
      title: null,
      end_date: null,
      current: true,
      person_public_id: body.person.public_id,
      organization_public_id: organization.public_id,
    });
    expect([today(), body.person.created_at.slice(0, 10)]).toContain(body.membership.start_date);
    expect(body.person.memberships.map((each: any) => each.public_id)).toEqual([body.membership.public_id]);
    const [[ofPerson], [ofMembership]] = [body.person.source_references, body.membership.source_references];
    const citation = { source_category: 'web', url: URL, metadata: { page: 1 } };
    expect([ofPerson, ofMembership]).toMatchObject([citation, citation]);
    expect(ofPerson.public_id).not.toBe(ofMembership.public_id);
    const role = await app.post(PERSON, {
      ...NAME,
      organization_public_id: organization.public_id,
      role: 'chair',
      source_url: URL,
    });
    expect(role.body.membership.role).toBe('chair');
  });

  it('accepts aliases and addresses under every name', async () => {
    const { body } = await app.post(PERSON, {
      ...NAME,
      name_aliases: ['A', { name: 'B' }],
      aliases: ['B', 'C'],
      emails: ['a@example.org'],
      email: 'b@example.org',
      source_url: URL,
    });
    expect(body.person.name_aliases.map((alias: any) => alias.name).sort()).toEqual(['A', 'B', 'C']);
    expect(body.person.email_addresses.map((email: any) => email.address)).toEqual([
      'a@example.org',
      'b@example.org',
    ]);
  });

  it.each([
    [{ first_name: 'required', last_name: 'required', source_reference: 'required' }, {}],
    [{ source_url: 'invalid_format' }, { ...NAME, source_url: 'example.org' }],
    [{ source_url: 'required' }, { ...NAME, source_url: null }],
    [{ source_url: 'conflict' }, { ...NAME, source: SOURCE, source_url: URL }],
    [{ person: 'unknown_field' }, { ...NAME, person: {}, source_url: URL }],
    [{ email: 'invalid_format' }, { ...NAME, email: 'x', source_url: URL }],
    [
      { organization_public_id: 'not_found' },
      { ...NAME, organization_public_id: 'a'.repeat(32), source_url: URL },
    ],
    [{ organization_public_id: 'required' }, { ...NAME, role: 'chair', source_url: URL }],
    [
      { organization_public_id: 'required' },
      { ...NAME, role: 'chair', organization_public_id: null, source_url: URL },
    ],
    [
      { first_name: 'required', organization_public_id: 'required', source_reference: 'required' },
      { last_name: 'L', role: 'chair' },
    ],
    [
      { organization_public_id: 'invalid_format' },
      { ...NAME, role: 'chair', organization_public_id: 'x', source_url: URL },
    ],
    [
      { last_name: 'required', organization_public_id: 'not_found' },
      { first_name: 'A', organization_public_id: 'a'.repeat(32), source_url: URL },
    ],
    [{ title: 'unknown_field' }, { ...NAME, title: 'x', source_url: URL }],
  ])('is refused with %j, and writes nothing', async (problems, body) => {
    const before = await counts();
    const answer = await app.post(PERSON, body);
    expect([answer.status, problemsOf(answer)]).toEqual([422, problems]);
    expect(await counts()).toEqual(before);
  });
});

describe('an organization added quickly', () => {
  it('requires no person', async () => {
    const { status, body, headers } = await app.post(ORGANIZATION, {
      ...SOCIETY,
      aliases: ['S'],
      name_aliases: ['T'],
      emails: ['office@society.example'],
      source_url: URL,
    });
    expect(status).toBe(201);
    expect(Object.keys(body)).toEqual(['organization']);
    expect(headers['location']).toBe(`${PUBLIC_URL}/api/v1/organizations/${body.organization.public_id}`);
    expect((await app.get(headers['location']!)).body).toEqual(body);
    expect(body.organization.name_aliases).toHaveLength(2);
  });

  it('can include a person and a membership, each with a copy of the citation', async () => {
    const before = (await counts())[0];
    const { status, body } = await app.post(ORGANIZATION, {
      ...SOCIETY,
      person: {
        ...NAME,
        email: 'ada@society.example',
        role: 'chair',
        title: 'Chair',
        start_date: '2020-01-31',
      },
      source: SOURCE,
    });
    expect(status).toBe(201);
    const { organization, person, membership } = body;
    expect(organization).toMatchObject({ ...SOCIETY, members_count: 1 });
    expect(person).toMatchObject({ ...NAME, email_addresses: [{ address: 'ada@society.example' }] });
    expect(membership).toMatchObject({
      role: 'chair',
      title: 'Chair',
      start_date: '2020-01-31',
      person_public_id: person.public_id,
      organization_public_id: organization.public_id,
    });
    const citations = [organization, person, membership].map((record) => record.source_references);
    expect(citations).toMatchObject([[SOURCE], [SOURCE], [SOURCE]]);
    expect(new Set(citations.map(([citation]) => citation.public_id)).size).toBe(3);
    const after = (await counts())[0];
    expect([after.changes - before.changes, after.messages - before.messages]).toEqual([3, 3]);
  });

  it('is an advertiser under /advertisers', async () => {
    const { status, body, headers } = await app.post('/api/v1/advertisers/quick_add', {
      ...SOCIETY,
      person: NAME,
      source_url: URL,
    });
    expect(status).toBe(201);
    expect(Object.keys(body)).toEqual(['organization', 'advertiser', 'person', 'membership']);
    expect(body.advertiser).toEqual(body.organization);
    expect(headers['location']).toBe(`${PUBLIC_URL}/api/v1/advertisers/${body.organization.public_id}`);
    expect(body.membership).toMatchObject({ role: 'member', current: true });
  });

  it.each([
    [
      { name: 'required', domain: 'required', organization_type: 'required', source_reference: 'required' },
      {},
    ],
    [{ domain: 'invalid_format' }, { ...SOCIETY, domain: 'localhost', source_url: URL }],
    [{ organization: 'unknown_field' }, { ...SOCIETY, organization: SOCIETY, source_url: URL }],
    [
      { role: 'unknown_field', title: 'unknown_field', start_date: 'unknown_field' },
      { ...SOCIETY, role: 'chair', title: 'Chair', start_date: '2020-01-31', source_url: URL },
    ],
    [{ role: 'unknown_field' }, { ...SOCIETY, person: null, role: 'chair', source_url: URL }],
    [{ person: 'invalid_type' }, { ...SOCIETY, person: [NAME], source_url: URL }],
    [
      {
        'person.last_name': 'required',
        'person.email': 'invalid_format',
        'person.start_date': 'invalid_format',
        'person.other': 'unknown_field',
      },
      {
        ...SOCIETY,
        person: { first_name: 'A', email: 'x', start_date: '2020-02-30', other: 1 },
        source_url: URL,
      },
    ],
  ])('is refused with %j, and writes nothing', async (problems, body) => {
    const before = await counts();
    const answer = await app.post(ORGANIZATION, body);
    expect([answer.status, problemsOf(answer)]).toEqual([422, problems]);
    expect(await counts()).toEqual(before);
  });
});

describe('a quick add without a citation', () => {
  it.each([
    [PERSON, NAME],
    [ORGANIZATION, SOCIETY],
    ['/api/v1/advertisers/quick_add', SOCIETY],
  ])('%s names every key that accepts a citation', async (path, body) => {
    const message = 'is required; alternatives: source, citation, source_url';
    const answer = await app.post(path, body);
    expect([answer.status, answer.body.message]).toEqual([422, `source_reference ${message}.`]);
    expect(answer.body.details).toEqual([{ field: 'source_reference', code: 'required', message }]);
  });

  it('names source_url in no other call', async () => {
    const { body } = await app.post('/api/v1/people', NAME);
    expect(body.message).toBe('source_reference is required; alternatives: source, citation.');
  });
});

describe('a role outside the quick adds, where a person has no role', () => {
  it.each([
    ['role', (body: object) => body],
    ['person.role', (person: object) => ({ person })],
  ])('is refused as %s on create and update', async (field, shape) => {
    const { public_id } = await directory.person();
    const body = { ...shape({ ...NAME, role: 'chair' }), source: SOURCE };
    for (const answer of [
      await app.post('/api/v1/people', body),
      await app.patch(`/api/v1/people/${public_id}`, body),
    ]) {
      expect([answer.status, problemsOf(answer)]).toEqual([422, { [field]: 'unknown_field' }]);
    }
  });

  it.each(['organizations', 'advertisers'])('is refused by /%s', async (kind) => {
    const { public_id } = await directory.organization();
    const body = { name: 'S', role: 'chair', source: SOURCE };
    for (const answer of [
      await app.post(`/api/v1/${kind}`, body),
      await app.patch(`/api/v1/${kind}/${public_id}`, body),
    ]) {
      expect([answer.status, problemsOf(answer)]).toEqual([422, { role: 'unknown_field' }]);
    }
  });
});

describe('if_similar', () => {
  const person = { first_name: 'Perpetua', last_name: 'Undset', source_url: URL };
  const society = { ...SOCIETY, name: 'Perpetual Society', domain: 'perpetual.example', source_url: URL };
  let known: any;
  let club: any;
  beforeAll(async () => {
    known = (await app.post(PERSON, person)).body.person;
    club = (await app.post(ORGANIZATION, society)).body.organization;
    await indexAll(app);
  });

  it.each([
    ['person', PERSON, { ...person, last_name: 'Undsett' }, () => known],
    ['organization', ORGANIZATION, { ...society, name: 'The Perpetual Society Ltd' }, () => club],
  ])('refuse: lists a similar %s and writes nothing', async (_type, path, body, similar) => {
    const before = await counts();
    const answer = await app.post(path, { ...body, if_similar: 'refuse' });
    expect([answer.status, answer.body.error]).toEqual([409, 'similar_exists']);
    expect(answer.body.details).toEqual([
      {
        field: 'if_similar',
        code: 'similar',
        message: expect.stringContaining(`${similar().public_id} is similar, with score `),
      },
    ]);
    expect(await counts()).toEqual(before);
  });

  it('refuse: creates a record that is similar to no other', async () => {
    const { status } = await app.post(PERSON, { ...person, first_name: 'Ottilie', if_similar: 'refuse' });
    expect(status).toBe(201);
  });

  it.each([{}, { if_similar: 'create' }])('%j: creates another record', async (choice) => {
    expect((await app.post(PERSON, { ...person, ...choice })).status).toBe(201);
  });

  it('must be create or refuse', async () => {
    const answer = await app.post(PERSON, { ...person, if_similar: 'ask' });
    expect([answer.status, problemsOf(answer)]).toEqual([422, { if_similar: 'invalid_format' }]);
  });
});
