import { Directory, problemsOf } from '../factories/directory.js';
import { SOURCE, PUBLIC_URL, TestApp } from '../support/app.js';

const ORGANIZATIONS = '/api/v1/organizations';
const ADVERTISERS = '/api/v1/advertisers';
const HEX = /^[0-9a-f]{32}$/;

let app: TestApp;
let directory: Directory;
beforeAll(async () => {
  app = await TestApp.start();
  directory = new Directory(app);
});
afterAll(() => app.stop());

const summaryOf = (organization: any) => {
  const {
    id,
    public_id,
    name,
    domain,
    organization_type,
    parent_organization_public_id,
    created_at,
    updated_at,
  } = organization;
  return {
    id,
    public_id,
    name,
    domain,
    organization_type,
    parent_organization_public_id,
    created_at,
    updated_at,
  };
};

describe('a created organization', () => {
  it('is answered as a full record, with its parent', async () => {
    const parent = await directory.organization();
    const { status, body, headers } = await app.post(ORGANIZATIONS, {
      organization: {
        name: 'Analytical Society',
        domain: 'WWW.Society.Example.',
        organization_type: 'club',
        parent_organization_public_id: parent.public_id,
        aliases: ['AS'],
        emails: ['office@society.example'],
      },
      source_reference: SOURCE,
    });
    expect(status).toBe(201);
    const { organization } = body;
    expect(headers['location']).toBe(`${PUBLIC_URL}${ORGANIZATIONS}/${organization.public_id}`);
    expect(organization).toEqual({
      id: expect.any(Number),
      public_id: expect.stringMatching(HEX),
      created_at: expect.any(String),
      updated_at: expect.any(String),
      name: 'Analytical Society',
      domain: 'society.example',
      organization_type: 'club',
      parent_organization_public_id: parent.public_id,
      parent_organization: summaryOf(parent),
      email_addresses: [expect.objectContaining({ address: 'office@society.example' })],
      name_aliases: [expect.objectContaining({ name: 'AS', organization_public_id: organization.public_id })],
      places: [],
      source_references: [expect.objectContaining(SOURCE)],
      source_references_count: 1,
      former_public_ids: [],
      members_count: 0,
    });
  });

  it('may share its domain', async () => {
    const [one, two] = [
      await directory.organization({ domain: 'shared.example' }),
      await directory.organization({ domain: 'shared.example' }),
    ];
    const { body } = await app.get(`${ORGANIZATIONS}?domain=Shared.example`);
    expect(body.organizations.map((each: any) => each.public_id)).toEqual([one.public_id, two.public_id]);
    expect(body.meta.filters).toEqual({ domain: 'shared.example' });
  });

  it.each([
    [{ name: 'required' }, { source: SOURCE }],
    [{ 'organization.name': 'required' }, { organization: { domain: 'a.example' }, source: SOURCE }],
    [{ advertiser: 'conflict' }, { organization: { name: 'A' }, advertiser: { name: 'A' }, source: SOURCE }],
    [{ domain: 'invalid_format' }, { name: 'A', domain: 'https://a.example/', source: SOURCE }],
    [{ domain: 'invalid_format' }, { name: 'A', domain: '127.0.0.1', source: SOURCE }],
    [
      { parent_organization_public_id: 'invalid_format' },
      { name: 'A', parent_organization_public_id: 'A'.repeat(32), source: SOURCE },
    ],
    [
      {
        parent_organization_public_id: 'not_found',
        'emails[0]': 'invalid_format',
        source_reference: 'required',
      },
      { name: 'A', parent_organization_public_id: 'a'.repeat(32), emails: ['x'] },
    ],
    [
      { 'advertiser.parent_organization_public_id': 'not_found' },
      { advertiser: { name: 'A', parent_organization_public_id: 'a'.repeat(32) }, source: SOURCE },
    ],
  ])('is refused with %j', async (problems, body) => {
    const answer = await app.post(ORGANIZATIONS, body);
    expect([answer.status, problemsOf(answer)]).toEqual([422, problems]);
  });
});

describe('an updated organization', () => {
  const change = (id: string, fields: unknown) =>
    app.patch(`${ORGANIZATIONS}/${id}`, { organization: fields, source: SOURCE });

  it('keeps absent fields, and clears those that are null', async () => {
    const parent = await directory.organization();
    const { public_id } = await directory.organization({
      domain: 'a.example',
      organization_type: 'club',
      parent_organization_public_id: parent.public_id,
    });
    const kept = await change(public_id, { name: 'Renamed' });
    expect(kept.body.organization).toMatchObject({
      name: 'Renamed',
      domain: 'a.example',
      organization_type: 'club',
      parent_organization: { public_id: parent.public_id },
    });
    const cleared = await change(public_id, {
      domain: null,
      organization_type: null,
      parent_organization_public_id: null,
    });
    expect(cleared.body.organization).toMatchObject({
      name: 'Renamed',
      domain: null,
      organization_type: null,
      parent_organization_public_id: null,
      parent_organization: null,
    });
  });

  it('keeps a name', async () => {
    const { public_id } = await directory.organization();
    const answer = await change(public_id, { name: null });
    expect([answer.status, problemsOf(answer)]).toEqual([422, { 'organization.name': 'invalid_type' }]);
  });

  it('never stands above itself', async () => {
    const top = await directory.organization();
    const middle = await directory.organization({ parent_organization_public_id: top.public_id });
    const bottom = await directory.organization({ parent_organization_public_id: middle.public_id });
    for (const below of [top, middle, bottom]) {
      const answer = await change(top.public_id, { parent_organization_public_id: below.public_id });
      expect([answer.status, problemsOf(answer)]).toEqual([
        422,
        { 'organization.parent_organization_public_id': 'circular' },
      ]);
    }
    const moved = await change(bottom.public_id, { parent_organization_public_id: top.public_id });
    expect(moved.status).toBe(200);
  });
});

describe('the members of an organization', () => {
  it('are membership summaries', async () => {
    const { public_id } = await directory.organization();
    const member = await directory.membership({ organization_public_id: public_id, title: 'Chair' });
    await directory.membership();
    const { status, body } = await app.get(`${ORGANIZATIONS}/${public_id}/members`);
    expect(status).toBe(200);
    const {
      email_addresses: _e,
      places: _p,
      source_references: _s,
      source_references_count: _c,
      ...summary
    } = member;
    expect(body).toEqual({
      members: [summary],
      meta: expect.objectContaining({ total_count: 1, filters: {} }),
    });
    const { body: shown } = await app.get(`${ORGANIZATIONS}/${public_id}`);
    expect(shown.organization.members_count).toBe(1);
  });
});

describe('a deleted organization', () => {
  it('takes its aliases, places and addresses along', async () => {
    const { public_id } = await directory.organization({ emails: ['o@example.org'] });
    const alias = await directory.nameAlias({ organization_public_id: public_id });
    const place = await directory.place({ organization_public_id: public_id });
    expect((await app.delete(`${ORGANIZATIONS}/${public_id}`)).status).toBe(204);
    const paths = [
      `${ORGANIZATIONS}/${public_id}`,
      `${ADVERTISERS}/${public_id}`,
      `${ORGANIZATIONS}/${public_id}/members`,
      `/api/v1/name_aliases/${alias.public_id}`,
      `/api/v1/places/${place.public_id}`,
    ];
    for (const path of paths) expect([path, (await app.get(path)).body.error]).toEqual([path, 'gone']);
  });

  it('has no members and no organizations below it', async () => {
    const { organization_public_id: id, public_id: membership } = await directory.membership();
    const child = await directory.organization({ parent_organization_public_id: id });
    const refused = await app.delete(`${ORGANIZATIONS}/${id}`);
    expect([refused.status, refused.body.error]).toEqual([409, 'conflict']);
    expect(refused.body.message).toBe(
      'The organization still has 1 membership and 1 organization below it: remove or move them first.',
    );
    await app.delete(`/api/v1/memberships/${membership}`);
    expect((await app.delete(`${ORGANIZATIONS}/${id}`)).status).toBe(409);
    await app.delete(`${ORGANIZATIONS}/${child.public_id}`);
    expect((await app.delete(`${ORGANIZATIONS}/${id}`)).status).toBe(204);
  });
});

describe('an advertiser', () => {
  it('is an organization under both names', async () => {
    const created = await app.post(ADVERTISERS, {
      advertiser: { name: 'A', domain: 'ad.example' },
      source: SOURCE,
    });
    expect(created.status).toBe(201);
    const { organization } = created.body;
    const path = `${ADVERTISERS}/${organization.public_id}`;
    expect(created.body).toEqual({ organization, advertiser: organization });
    expect(created.headers['location']).toBe(PUBLIC_URL + path);
    expect((await app.get(path)).body).toEqual({ organization, advertiser: organization });
    expect((await app.get(`${ORGANIZATIONS}/${organization.public_id}`)).body).toEqual({ organization });

    const changed = await app.patch(path, { organization: { name: 'B' }, source: SOURCE });
    expect([changed.status, changed.body.advertiser.name]).toEqual([200, 'B']);
    expect(changed.body.advertiser).toEqual(changed.body.organization);

    const list = await app.get(`${ADVERTISERS}?domain=ad.example`);
    expect(list.body.advertisers).toEqual([summaryOf(changed.body.organization)]);
    expect(list.body.organizations).toEqual(list.body.advertisers);
    expect((await app.get(`${ORGANIZATIONS}?domain=ad.example`)).body).not.toHaveProperty('advertisers');

    await directory.membership({ organization_public_id: organization.public_id });
    expect((await app.get(`${path}/members`)).body.members).toHaveLength(1);
    expect((await app.get(`${path}/changes`)).body.changes).toHaveLength(2);
    expect((await app.delete(path)).status).toBe(409);
  });

  it('may be written under either key, on either route', async () => {
    for (const path of [ORGANIZATIONS, ADVERTISERS]) {
      for (const body of [{ organization: { name: 'A' } }, { advertiser: { name: 'A' } }, { name: 'A' }]) {
        expect((await app.post(path, { ...body, citation: SOURCE })).status).toBe(201);
      }
    }
  });
});

describe('organizations are listed', () => {
  it('by parent, member and type', async () => {
    const membership = await directory.membership();
    const organization = await directory.organization({
      organization_type: 'Guild of listing',
      parent_organization_public_id: membership.organization_public_id,
    });
    const found = async (filter: string) => {
      const { body } = await app.get(`${ORGANIZATIONS}?${filter}`);
      return [body.organizations.map((each: any) => each.public_id), body.meta.filters];
    };
    const { organization_public_id, person_public_id, person } = membership;
    const parent = { parent_organization_public_id: organization_public_id };
    expect(await found(`parent_organization_public_id=${organization_public_id}`)).toEqual([
      [organization.public_id],
      parent,
    ]);
    expect(await found(`parent_organization_id=${membership.organization.id}`)).toEqual([
      [organization.public_id],
      parent,
    ]);
    for (const filter of [`person_public_id=${person_public_id}`, `person_id=${person.id}`]) {
      expect(await found(filter)).toEqual([[organization_public_id], { person_public_id }]);
    }
    expect(await found('organization_type=Guild%20of%20listing')).toEqual([
      [organization.public_id],
      { organization_type: 'Guild of listing' },
    ]);
  });
});
