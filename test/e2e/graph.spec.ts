import { Directory } from '../factories/directory.js';
import { TestApp } from '../support/app.js';
import { signedIn } from '../support/editors.js';
import { sql } from '../support/sql.js';
import { Visitor } from '../support/visitor.js';

let app: TestApp;
let directory: Directory;
beforeAll(async () => {
  app = await TestApp.start();
  directory = new Directory(app);
});
afterAll(() => app.stop());

const graph = async (path: string) => (await app.get(`/api/v1/${path}`)).body;

describe('A graph', () => {
  it('contains the record, its memberships and their organizations, and at depth 2 their other members', async () => {
    const parent = await directory.organization({ name: 'Parent' });
    const office = await directory.organization({
      name: 'Office',
      parent_organization_public_id: parent.public_id,
    });
    const ada = await directory.person({ first_name: 'Ada', last_name: null });
    const ben = await directory.person({ first_name: 'Ben', last_name: null });
    const past = {
      person_public_id: ada.public_id,
      organization_public_id: office.public_id,
      end_date: '2021-01-01',
    };
    const membership = await directory.membership({ ...past, role: 'clerk', title: 'Clerk' });
    await directory.membership({ person_public_id: ben.public_id, organization_public_id: office.public_id });

    const near = await graph(`people/${ada.public_id}/graph`);
    expect(near.graph.nodes).toEqual([
      {
        type: 'person',
        public_id: ada.public_id,
        name: 'Ada',
        organization_type: null,
        connections: 1,
        depth: 0,
      },
      {
        type: 'organization',
        public_id: office.public_id,
        name: 'Office',
        organization_type: null,
        connections: 3,
        depth: 1,
      },
    ]);
    expect(near.graph.edges).toEqual([
      {
        type: 'membership',
        public_id: membership.public_id,
        from_public_id: ada.public_id,
        to_public_id: office.public_id,
        role: 'clerk',
        title: 'Clerk',
        current: false,
      },
    ]);
    expect(near.meta).toEqual({ depth: 1, truncated: false });

    const far = await graph(`people/${ada.public_id}/graph?depth=2`);
    expect(far.graph.nodes.map(({ name, depth }: any) => [name, depth])).toEqual(
      [
        ['Ada', 0],
        ['Office', 1],
        ['Parent', 2],
        ['Ben', 2],
      ].sort((a, b) => (a[1] as number) - (b[1] as number)),
    );
    expect(far.graph.edges.map(({ type }: any) => type)).toEqual(['membership', 'membership', 'parent']);
    expect(far.graph.edges[2]).toMatchObject({
      public_id: null,
      from_public_id: office.public_id,
      to_public_id: parent.public_id,
    });
  });

  it('of an advertiser is that of the organization', async () => {
    const { organization_public_id: id } = await directory.membership();
    expect(await graph(`advertisers/${id}/graph`)).toEqual(await graph(`organizations/${id}/graph`));
  });

  it('has at most 150 nodes, those with the most connections first, and reports that there are more', async () => {
    const hub = await directory.organization({ name: 'Hub' });
    const [{ id }] = await sql(app, `SELECT id FROM organizations WHERE name = 'Hub'`);
    await sql(
      app,
      `DO $$ DECLARE person bigint; citation bigint; BEGIN
         FOR n IN 1..180 LOOP
           INSERT INTO source_references (subject_type, subject_id, source_category, url)
             VALUES ('person', nextval('people_id_seq'), 'official', 'https://example.org') RETURNING id INTO citation;
           INSERT INTO people (id, first_name, citation_id) VALUES (currval('people_id_seq'), 'Member ' || n, citation)
             RETURNING id INTO person;
           FOR m IN 1..(CASE WHEN n > 150 THEN 3 ELSE 1 END) LOOP
             INSERT INTO source_references (subject_type, subject_id, source_category, url)
               VALUES ('membership', nextval('memberships_id_seq'), 'official', 'https://example.org') RETURNING id INTO citation;
             INSERT INTO memberships (id, person_id, organization_id, role, citation_id)
               VALUES (currval('memberships_id_seq'), person, ${id}, 'member', citation);
           END LOOP;
         END LOOP;
       END $$`,
    );
    const { graph: found, meta } = await graph(`organizations/${hub.public_id}/graph?depth=2`);
    expect(found.nodes).toHaveLength(150);
    expect(meta.truncated).toBe(true);
    const connections = found.nodes.slice(1).map((node: any) => node.connections);
    expect(connections).toEqual(connections.toSorted((a: number, b: number) => b - a));
    expect(connections.filter((count: number) => count === 3)).toHaveLength(30);
    // From a member, the hub is one step away and all others are two.
    const member = await graph(`people/${found.nodes[1].public_id}/graph?depth=2`);
    expect([member.graph.nodes.length, member.meta.truncated]).toEqual([150, true]);
    const names = new Set(found.nodes.map((node: any) => node.public_id));
    for (const { from_public_id, to_public_id } of found.edges)
      expect([names.has(from_public_id), names.has(to_public_id)]).toEqual([true, true]);
  });
});

it('redirects from a former id, returns 410 for a deleted record, and refuses other depths', async () => {
  const { public_id } = await directory.person();
  const next = 'b2'.repeat(16);
  const SOURCE = { source_category: 'official', url: 'https://example.org' };
  await app.patch(`/api/v1/people/${public_id}`, { person: { public_id: next }, source: SOURCE });
  const moved = await app.get(`/api/v1/people/${public_id}/graph?depth=2`);
  expect([moved.status, moved.headers['location']]).toEqual([
    308,
    expect.stringMatching(new RegExp(`/people/${next}/graph\\?depth=2$`)),
  ]);
  for (const depth of ['0', '3', 'x', '']) {
    const { status, body } = await app.get(`/api/v1/people/${next}/graph?depth=${depth}`);
    expect([status, body.details[0].field]).toEqual([422, 'depth']);
  }
  await app.delete(`/api/v1/people/${next}`);
  expect((await app.get(`/api/v1/people/${next}/graph`)).status).toBe(410);
  expect((await app.get(`/api/v1/organizations/${next}/graph`)).status).toBe(404);
});

it('shows only names and roles: no address, place, coordinates or source', async () => {
  const { person_public_id, organization_public_id } = await directory.membership({ title: 'Keeper' });
  const source = {
    source_category: 'letter',
    url: 'https://source.example/secret',
    metadata: { excerpt: 'secret' },
  };
  await app.patch(`/api/v1/people/${person_public_id}`, {
    person: { emails: ['secret@example.org'] },
    source,
  });
  await app.patch(`/api/v1/organizations/${organization_public_id}`, {
    organization: { emails: ['secret@example.org'] },
    source,
  });
  // More decimals than the positions of a drawing have.
  for (const owner of [{ person_public_id }, { organization_public_id }]) {
    await directory.place({ ...owner, address: '9 Secret Lane', latitude: 51.24681, longitude: 4.75319 });
    await directory.place({ ...owner, name: 'Secret Hut', latitude: 51.24681, longitude: 4.75319 });
  }
  const editor = await signedIn(app, 'edda@example.org');
  for (const [path, id] of [
    ['people', person_public_id],
    ['organizations', organization_public_id],
  ]) {
    for (const depth of [1, 2]) {
      const { text } = await app.get(`/api/v1/${path}/${id}/graph?depth=${depth}`);
      const { html } = await editor.get(`/${path}/${id}/graph?depth=${depth}`);
      for (const shown of [text, html]) {
        expect(shown).toContain('Keeper');
        expect(shown).not.toMatch(/secret|51\.2468|4\.7531/i);
      }
    }
  }
});

it('is drawn for editors; readers get summaries, and the JSON with their key', async () => {
  const { person_public_id, organization_public_id } = await directory.membership({ title: 'Keeper' });
  const reader = await signedIn(app, 'rita@example.org', { canEdit: false });
  const { key } = await app.account({ email: 'remo@example.org', name: 'Remo Reader' }, 100);
  for (const path of [`people/${person_public_id}`, `organizations/${organization_public_id}`]) {
    const drawn = await reader.get(`/${path}/graph`);
    expect([drawn.status, /Keeper|<circle/.test(drawn.html)]).toEqual([403, false]);
    const summary = await reader.get(`/${path}`);
    expect(summary.html).toContain('Summary');
    expect(summary.html).not.toContain('/graph');
    const ofReader = await app.call('GET', `/api/v1/${path}/graph?depth=2`, { key });
    expect(ofReader.body).toEqual(await graph(`${path}/graph?depth=2`));
    expect((await app.call('GET', `/api/v1/${path}/graph`, { key: null })).status).toBe(401);
    expect((await new Visitor(app.app).get(`/${path}/graph`)).status).toBe(303);
  }
});
