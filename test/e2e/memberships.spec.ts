import { columnNames, isReference } from '../../src/records/schemas.js';
import { Directory, problemsOf } from '../factories/directory.js';
import { PUBLIC_URL, SOURCE, TestApp } from '../support/app.js';
import { indexAll } from '../support/indexing.js';
import { sql } from '../support/sql.js';

const MEMBERSHIPS = '/api/v1/memberships';

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

/** The fields of a record in other ones: the columns that are no references, and a name. */
const summaryOf = (resource: 'person' | 'organization', record: any, ...more: readonly string[]) =>
  Object.fromEntries(
    [
      ...['id', 'public_id', 'created_at', 'updated_at', 'name', ...more],
      ...columnNames(resource).filter((column) => !isReference(column)),
    ].map((key) => [key, record[key]]),
  );

const owners = () => ({ person_public_id: person.public_id, organization_public_id: organization.public_id });

describe('a created membership', () => {
  it('is returned as a full record', async () => {
    const { status, body, headers } = await app.post(MEMBERSHIPS, {
      membership: { ...owners(), title: 'Chair', start_date: '2020-02-29', end_date: '2020-02-29' },
      emails: ['chair@example.org'],
      source_reference: SOURCE,
    });
    expect(status).toBe(201);
    expect(headers['location']).toBe(`${PUBLIC_URL}${MEMBERSHIPS}/${body.membership.public_id}`);
    expect(body.membership).toEqual({
      id: expect.any(Number),
      public_id: expect.any(String),
      created_at: expect.any(String),
      updated_at: expect.any(String),
      role: 'member',
      title: 'Chair',
      start_date: '2020-02-29',
      end_date: '2020-02-29',
      current: false,
      ...owners(),
      person: summaryOf('person', person),
      organization: summaryOf('organization', organization, 'parent_organization_public_id'),
      email_addresses: [expect.objectContaining({ address: 'chair@example.org' })],
      places: [],
      source_references: [expect.objectContaining(SOURCE)],
      source_references_count: 1,
    });
    expect((await app.get(headers['location']!)).body).toEqual(body);
  });

  it.each([
    ['nested', () => ({ membership: { ...owners(), start_date: '2020-01-01' }, citation: SOURCE })],
    ['flat', () => ({ ...owners(), start_date: '2020-01-01', source: SOURCE })],
    [
      'by legacy numbers',
      () => ({
        membership: {
          person_id: person.id,
          organization_id: String(organization.id),
          start_date: '2020-01-01',
        },
        source: SOURCE,
      }),
    ],
    [
      'with one id of each kind',
      () => ({
        person_id: person.id,
        organization_public_id: organization.public_id,
        start_date: '2020-01-01',
        source: SOURCE,
      }),
    ],
    [
      'with addresses as attributes',
      () => ({
        membership: {
          ...owners(),
          start_date: '2020-01-01',
          email_addresses_attributes: [{ address: 'a@b.example' }],
        },
        source: SOURCE,
      }),
    ],
  ])('can be written %s', async (_, body) => {
    const answer = await app.post(MEMBERSHIPS, body());
    expect(answer.status).toBe(201);
    expect(answer.body.membership).toMatchObject({ ...owners(), role: 'member', current: true });
  });

  it.each<[Record<string, string>, () => Record<string, unknown>]>([
    [
      {
        person_public_id: 'required',
        organization_public_id: 'required',
        start_date: 'required',
        source_reference: 'required',
      },
      () => ({}),
    ],
    [
      { 'membership.person_id': 'conflict' },
      () => ({ membership: { ...owners(), person_id: person.id, start_date: '2020-01-01' }, source: SOURCE }),
    ],
    [
      { 'membership.end_date': 'before_start' },
      () => ({
        membership: { ...owners(), start_date: '2020-01-02', end_date: '2020-01-01' },
        source: SOURCE,
      }),
    ],
    [
      { start_date: 'invalid_format', end_date: 'invalid_format' },
      () => ({ ...owners(), start_date: '2021-02-29', end_date: '10000-01-01', source: SOURCE }),
    ],
    [
      { person_public_id: 'not_found', organization_id: 'not_found' },
      () => ({
        person_public_id: 'f'.repeat(32),
        organization_id: 9_007_199_254_740_991,
        start_date: '2020-01-01',
        source: SOURCE,
      }),
    ],
    [
      { person_public_id: 'not_found', title: 'invalid_type', source_reference: 'required' },
      () => ({ ...owners(), person_public_id: 'f'.repeat(32), title: 1, start_date: '2020-01-01' }),
    ],
    [
      { aliases: 'unknown_field' },
      () => ({ ...owners(), start_date: '2020-01-01', aliases: [], source: SOURCE }),
    ],
  ])('is refused with %j', async (problems, body) => {
    const answer = await app.post(MEMBERSHIPS, body());
    expect([answer.status, problemsOf(answer)]).toEqual([422, problems]);
  });
});

describe('an updated membership', () => {
  const change = (id: string, fields: unknown) =>
    app.patch(`${MEMBERSHIPS}/${id}`, { membership: fields, source: SOURCE });

  it('is current between its dates, also in search', async () => {
    const { public_id, person } = await directory.membership({ role: 'treasurer' });
    const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
    const current = async (start_date: string, end_date: string | null) => {
      const changed = (await change(public_id, { start_date, end_date })).body.membership;
      const shown = (await app.get(`${MEMBERSHIPS}/${public_id}`)).body.membership;
      const listed = (await app.get(`${MEMBERSHIPS}?person_public_id=${person.public_id}`)).body
        .memberships[0];
      await indexAll(app);
      const query = `type=membership&role=treasurer&q=${encodeURIComponent(person.name)}`;
      const found = (await app.get(`/api/v1/search?${query}`)).body.results[0].membership;
      expect(new Set([changed, shown, listed, found].map((one) => one.current)).size).toBe(1);
      return changed.current as boolean;
    };
    expect(await current(day(-9), null)).toBe(true);
    expect(await current(day(-9), day(-2))).toBe(false);
    expect(await current(day(-9), day(2))).toBe(false);
    expect(await current(day(2), null)).toBe(false);
    expect(await current(day(0), null)).toBe(true);
    await sql(app, `ALTER TABLE memberships DISABLE TRIGGER memberships_cited`);
    await sql(app, `UPDATE memberships SET start_date = NULL WHERE public_id = $1`, [public_id]);
    await sql(app, `ALTER TABLE memberships ENABLE TRIGGER memberships_cited`);
    expect((await app.get(`${MEMBERSHIPS}/${public_id}`)).body.membership.current).toBe(true);
  });

  it('is validated with its stored dates', async () => {
    const { public_id } = await directory.membership({ start_date: '2020-06-01', end_date: '2020-07-01' });
    const early = await change(public_id, { end_date: '2020-05-31' });
    expect([early.status, problemsOf(early)]).toEqual([422, { 'membership.end_date': 'before_start' }]);
    const late = await change(public_id, { start_date: '2020-07-02' });
    expect([late.status, problemsOf(late)]).toEqual([422, { 'membership.end_date': 'before_start' }]);
    expect((await change(public_id, { start_date: '2020-07-02', end_date: null })).status).toBe(200);
  });

  it('gains addresses; person and organization stay', async () => {
    const before = await directory.membership({ emails: ['a@example.org'] });
    const { body } = await change(before.public_id, {
      role: 'chair',
      title: 'Head',
      emails: ['A@example.org', 'b@example.org'],
    });
    expect(body.membership).toMatchObject({ role: 'chair', title: 'Head', person: before.person });
    expect(body.membership.email_addresses).toHaveLength(2);
    const moved = await change(before.public_id, {
      person_public_id: person.public_id,
      role: null,
      start_date: null,
    });
    expect([moved.status, problemsOf(moved)]).toEqual([
      422,
      {
        'membership.person_public_id': 'unknown_field',
        'membership.role': 'invalid_type',
        'membership.start_date': 'invalid_type',
      },
    ]);
  });
});

describe('memberships', () => {
  it('are listed by person and organization', async () => {
    const mine = await directory.membership({ person_public_id: person.public_id, role: 'listed' });
    const { body } = await app.get(
      `${MEMBERSHIPS}?person_id=${person.id}&organization_public_id=${mine.organization_public_id}`,
    );
    expect(body.memberships).toMatchObject([
      { public_id: mine.public_id, person: { public_id: person.public_id } },
    ]);
    expect(body.memberships[0]).not.toHaveProperty('source_references');
    expect(body.meta.filters).toEqual({
      person_public_id: person.public_id,
      organization_public_id: mine.organization_public_id,
    });
  });

  it('are not listed by a number beyond those of records', async () => {
    const number = '9'.repeat(20);
    const message = 'must be an integer from 1 to 9007199254740991';
    const answer = await app.get(`${MEMBERSHIPS}?person_id=${number}`);
    expect([answer.status, answer.body.details]).toEqual([
      422,
      [{ field: 'person_id', code: 'invalid_format', message }],
    ]);
    const path = await app.get(`/api/v1/merges/${number}`);
    expect([path.status, path.body.message]).toEqual([404, `The path takes the id: it ${message}.`]);
  });

  it('are deleted with their places', async () => {
    const { public_id } = await directory.membership();
    const place = await directory.place({ membership_public_id: public_id });
    expect((await app.delete(`${MEMBERSHIPS}/${public_id}`)).status).toBe(204);
    expect((await app.get(`${MEMBERSHIPS}/${public_id}`)).status).toBe(410);
    expect((await app.get(`/api/v1/places/${place.public_id}`)).status).toBe(410);
    expect((await app.delete(`${MEMBERSHIPS}/${public_id}`)).status).toBe(410);
  });
});
