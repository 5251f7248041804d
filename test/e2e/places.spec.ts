import { Directory, problemsOf } from '../factories/directory.js';
import { SOURCE, PUBLIC_URL, TestApp } from '../support/app.js';
import { sql } from '../support/sql.js';

const PLACES = '/api/v1/places';

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

const change = (place: any, fields: unknown) =>
  app.patch(`${PLACES}/${place.public_id}`, { place: fields, source: SOURCE });

describe('a created place', () => {
  it('is returned as a full record', async () => {
    const { status, body, headers } = await app.post(PLACES, {
      place: { person_public_id: person.public_id, name: 'Home', latitude: 51.507351, longitude: -0.127758 },
      source_reference: SOURCE,
    });
    expect(status).toBe(201);
    expect(headers['location']).toBe(`${PUBLIC_URL}${PLACES}/${body.place.public_id}`);
    expect(body.place).toEqual({
      id: expect.any(Number),
      public_id: expect.any(String),
      created_at: expect.any(String),
      updated_at: expect.any(String),
      name: 'Home',
      address: null,
      latitude: 51.507351,
      longitude: -0.127758,
      person_public_id: person.public_id,
      organization_public_id: null,
      membership_public_id: null,
      source_references: [expect.objectContaining(SOURCE)],
      source_references_count: 1,
    });
    expect((await app.get(headers['location']!)).body).toEqual(body);
  });

  it.each<[string, () => Record<string, unknown>, string]>([
    ['a person', () => ({ person_public_id: person.public_id }), 'person_public_id'],
    ['an organization', () => ({ organization_public_id: organization.public_id }), 'organization_public_id'],
    [
      'a person, the old way',
      () => ({ placeable_type: 'Person', placeable_id: person.id }),
      'person_public_id',
    ],
    [
      'an organization, the old way',
      () => ({ placeable_type: 'ORGANIZATION', placeable_id: organization.id }),
      'organization_public_id',
    ],
  ])('belongs to %s', async (_, owner, key) => {
    const { status, body } = await app.post(PLACES, { address: 'Somewhere 1', ...owner(), citation: SOURCE });
    expect(status).toBe(201);
    expect([body.place[key], body.place.address]).toEqual([expect.any(String), 'Somewhere 1']);
  });

  it.each([
    [-90, -180],
    [90, 180],
    [0, -0],
    [1e-7, 179.9999999],
  ])('can be at %d, %d', async (latitude, longitude) => {
    const place = await directory.place({ latitude, longitude });
    expect([place.latitude + 0, place.longitude + 0]).toEqual([latitude + 0, longitude + 0]);
  });

  it.each<[Record<string, string>, () => Record<string, unknown>]>([
    [{ person_public_id: 'required', address: 'required' }, () => ({ name: 'X' })],
    [{ address: 'required' }, () => ({ person_public_id: person.public_id })],
    [{ longitude: 'required' }, () => ({ person_public_id: person.public_id, latitude: 1 })],
    [{ latitude: 'required' }, () => ({ person_public_id: person.public_id, longitude: 1, address: 'X' })],
    [
      { latitude: 'out_of_range', longitude: 'out_of_range' },
      () => ({ person_public_id: person.public_id, latitude: 90.0001, longitude: -180.0001 }),
    ],
    [
      { latitude: 'invalid_type', longitude: 'invalid_type' },
      () => ({ person_public_id: person.public_id, latitude: '1', longitude: [1] }),
    ],
    [
      { organization_public_id: 'conflict', placeable_type: 'conflict' },
      () => ({
        person_public_id: person.public_id,
        organization_public_id: organization.public_id,
        placeable_type: 'person',
        placeable_id: 1,
        address: 'X',
      }),
    ],
    [{ placeable_id: 'required' }, () => ({ placeable_type: 'person', address: 'X' })],
    [{ placeable_type: 'required' }, () => ({ placeable_id: 1, address: 'X' })],
    [
      { placeable_type: 'invalid_format', placeable_id: 'invalid_format' },
      () => ({ placeable_type: 'people', placeable_id: 0, address: 'X' }),
    ],
    [{ membership_public_id: 'not_found' }, () => ({ membership_public_id: 'f'.repeat(32), address: 'X' })],
    [
      { placeable_id: 'not_found' },
      () => ({ placeable_type: 'Membership', placeable_id: 999_999, address: 'X' }),
    ],
    [
      { placeable_id: 'not_found', name: 'invalid_type' },
      () => ({ placeable_type: 'Membership', placeable_id: 999_999, address: 'X', name: 1 }),
    ],
  ])('is refused with %j', async (problems, body) => {
    const answer = await app.post(PLACES, { ...body(), citation: SOURCE });
    expect([answer.status, problemsOf(answer)]).toEqual([422, problems]);
  });
});

describe('an updated place', () => {
  it('moves to another owner', async () => {
    const place = await directory.place();
    const membership = await directory.membership();
    const owners = (body: any) => {
      const { person_public_id, organization_public_id, membership_public_id } = body.place;
      return [person_public_id, organization_public_id, membership_public_id];
    };
    const moved = await change(place, { membership_public_id: membership.public_id });
    expect(owners(moved.body)).toEqual([null, null, membership.public_id]);
    const again = await change(place, { placeable_type: 'organization', placeable_id: organization.id });
    expect(owners(again.body)).toEqual([null, organization.public_id, null]);
    const { body: log } = await app.get(`${PLACES}/${place.public_id}/changes`);
    expect(log.changes.map((one: any) => one.changed).slice(0, 2)).toEqual([
      {
        membership_public_id: { from: membership.public_id, to: null },
        organization_public_id: { from: null, to: organization.public_id },
      },
      {
        person_public_id: { from: place.person_public_id, to: null },
        membership_public_id: { from: null, to: membership.public_id },
      },
    ]);
  });

  it('requires a location, and reports it together with an unknown owner', async () => {
    const place = await directory.place();
    for (const [fields, problems] of [
      [{ latitude: null, longitude: null }, { 'place.address': 'required' }],
      [{ latitude: null }, { 'place.latitude': 'required' }],
      [
        { latitude: null, person_public_id: 'f'.repeat(32) },
        { 'place.latitude': 'required', 'place.person_public_id': 'not_found' },
      ],
    ] as const) {
      const answer = await change(place, fields);
      expect([answer.status, problemsOf(answer)]).toEqual([422, problems]);
    }
    expect((await change(place, { latitude: 2 })).body.place).toMatchObject({
      latitude: 2,
      longitude: -0.135,
    });
  });

  it('has both coordinates or none: the database refuses one alone', async () => {
    const place = await directory.place({ address: 'X', latitude: 1, longitude: 2 });
    const half = sql(app, `UPDATE places SET longitude = NULL WHERE id = $1`, [place.id]);
    await expect(half).rejects.toThrow('places_both_coordinates');
  });
});

describe('the coordinates of a place with an address', () => {
  /** Expects that no response that shows the place contains the digits. */
  const shown = async (place: any, paths: readonly string[]) => {
    const answers = await Promise.all(
      [`${PLACES}/${place.public_id}`, ...paths].map((path) => app.get(path)),
    );
    for (const { status, text } of answers) {
      expect(status).toBe(200);
      expect(text).toContain(place.public_id);
      expect(text).not.toMatch(/12\.345|67\.891/);
    }
  };
  const HIDDEN = { address: '12 St James’s Square', latitude: 12.345, longitude: 67.891 };

  it('are hidden in every response that shows the place', async () => {
    const membership = await directory.membership();
    const of = {
      person: membership.person_public_id,
      organization: membership.organization_public_id,
      membership: membership.public_id,
    };
    for (const [kind, id] of Object.entries(of)) {
      const created = await app.post(PLACES, { ...HIDDEN, [`${kind}_public_id`]: id, source: SOURCE });
      expect(created.body.place).toMatchObject({ address: HIDDEN.address, latitude: null, longitude: null });
      const plural = kind === 'person' ? 'people' : `${kind}s`;
      await shown(created.body.place, [`${PLACES}?${kind}_public_id=${id}`, `/api/v1/${plural}/${id}`]);
      const changed = await change(created.body.place, { latitude: 12.3456 });
      expect(changed.body.place).toMatchObject({ latitude: null, longitude: null });
      const owner = await app.patch(`/api/v1/${plural}/${id}`, { source: SOURCE });
      expect(owner.text).toContain(created.body.place.public_id);
      expect(owner.text).not.toMatch(/12\.345|67\.891/);
    }
  });

  it('stay stored, and are shown again without the address', async () => {
    const place = await directory.place(HIDDEN);
    const { body } = await change(place, { address: null });
    expect(body.place).toMatchObject({ address: null, latitude: 12.345, longitude: 67.891 });
  });

  it('are hidden in the change log as long as the address exists', async () => {
    const log = async (place: any) => (await app.get(`${PLACES}/${place.public_id}/changes`)).body.changes;
    const place = await directory.place({ latitude: 12.345, longitude: 67.891 });
    expect((await log(place))[0].changed.latitude).toEqual({ from: null, to: 12.345 });

    await change(place, { address: HIDDEN.address });
    await change(place, { latitude: 12.3456 });
    const hidden = await log(place);
    expect(JSON.stringify(hidden)).not.toMatch(/12\.345|67\.891/);
    expect(hidden.map((one: any) => Object.keys(one.changed).sort())).toEqual([
      ['latitude'],
      ['address'],
      ['latitude', 'longitude', 'person_public_id'],
    ]);
    expect(hidden[0].changed.latitude).toEqual({ from: null, to: null });

    await change(place, { address: null });
    expect((await log(place))[1].changed.latitude).toEqual({ from: 12.345, to: 12.3456 });
  });

  it('are hidden in the log of a deleted place that had an address at its deletion', async () => {
    const [addressed, plain] = [
      await directory.place(HIDDEN),
      await directory.place({ latitude: 12.345, longitude: 67.891 }),
    ];
    await app.delete(`${PLACES}/${addressed.public_id}`);
    await app.delete(`${PLACES}/${plain.public_id}`);
    const text = async (place: any) => (await app.get(`${PLACES}/${place.public_id}/changes`)).text;
    expect(await text(addressed)).not.toMatch(/12\.345|67\.891/);
    expect(await text(addressed)).toContain(HIDDEN.address);
    expect(await text(plain)).toMatch(/12\.345/);
  });
});

describe('places', () => {
  it('are listed by owner', async () => {
    const membership = await directory.membership();
    const place = await directory.place({ membership_public_id: membership.public_id });
    for (const filter of [`membership_public_id=${membership.public_id}`, `membership_id=${membership.id}`]) {
      const { body } = await app.get(`${PLACES}?${filter}`);
      const { source_references: _, source_references_count: _count, ...summary } = place;
      expect(body.places).toEqual([summary]);
      expect(body.meta.filters).toEqual({ membership_public_id: membership.public_id });
    }
  });

  it('are deleted', async () => {
    const place = await directory.place();
    expect((await app.delete(`${PLACES}/${place.public_id}`)).status).toBe(204);
    expect((await app.get(`${PLACES}/${place.public_id}`)).body.error).toBe('gone');
  });
});
