import { Directory } from '../factories/directory.js';
import { SOURCE, TestApp } from '../support/app.js';
import { signedIn } from '../support/editors.js';
import { sql } from '../support/sql.js';
import { Visitor } from '../support/visitor.js';

let app: TestApp;
let directory: Directory;
let editor: Visitor;
let reader: Visitor;
beforeAll(async () => {
  app = await TestApp.start({}, { background: true });
  directory = new Directory(app);
  editor = await signedIn(app, 'edda@example.org');
  reader = await signedIn(app, 'rita@example.org', { name: 'Rita Reader', canEdit: false });
});
afterAll(() => app.stop());

const NOBODY = 'f'.repeat(32);
const cells = (html: string, label: string): string => {
  const row = html.split('<tr>').find((part) => part.includes(`<th scope="row">${label}</th>`));
  return (row ?? '')
    .split('</tr>')[0]!
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
};

describe('A record page', () => {
  it('shows each value with its source: document, editor and date', async () => {
    const { public_id } = await directory.person({ first_name: 'Ada', last_name: 'Lovelace' });
    await app.patch(`/api/v1/people/${public_id}`, {
      person: { last_name: 'King' },
      source: {
        category: 'news',
        url: 'https://news.example/married',
        metadata: { excerpt: 'Ada King <née>' },
      },
    });
    const { status, html } = await editor.get(`/people/${public_id}`);
    expect(status).toBe(200);
    expect(cells(html, 'First name')).toMatch(
      /^First name Ada example.org\/about official · Edith Editor · \d+ \w+ \d{4}$/,
    );
    expect(cells(html, 'Last name')).toMatch(/^Last name King news.example\/married news · Edith Editor/);
    expect(html).toContain('Ada King &lt;née>');
    expect(html).toContain('<a href="https://news.example/married" rel="nofollow noopener noreferrer">');
  });

  it('shows email addresses, aliases, the parent, places, memberships and the latest changes', async () => {
    const parent = await directory.organization({ name: 'Parent Office' });
    const { public_id } = await directory.organization({
      name: 'Child Office',
      domain: 'child.example',
      parent_organization_public_id: parent.public_id,
      emails: ['info@child.example'],
      aliases: ['Offspring'],
    });
    await directory.place({
      organization_public_id: public_id,
      name: 'Hut',
      latitude: 78.9,
      longitude: 11.9,
    });
    await directory.place({
      organization_public_id: public_id,
      name: 'Desk',
      address: '1 Quay',
      latitude: 1,
      longitude: 2,
    });
    const member = await directory.membership({
      organization_public_id: public_id,
      title: 'Chair',
      role: 'chair',
    });
    const { html } = await editor.get(`/organizations/${public_id}`);
    expect(html).toContain(`href="/organizations/${parent.public_id}"`);
    expect(cells(html, 'Email address')).toContain('info@child.example not verified');
    expect(cells(html, 'Other name')).toContain('Offspring');
    expect(cells(html, 'Hut')).toContain('78.9, 11.9');
    expect(cells(html, 'Desk')).toContain('1 Quay');
    // A place that hides its coordinates is not on a map.
    expect(html).toContain('Map: Hut<');
    expect(html).toContain(`href="/memberships/${member.public_id}/edit"`);
    expect(html).toContain('Latest changes');
  });

  it('has its memberships in pages', async () => {
    const { public_id } = await directory.organization({ name: 'Big Office' });
    await sql(
      app,
      `WITH made AS (SELECT nextval('people_id_seq') AS person, nextval('source_references_id_seq') AS citation, n
         FROM generate_series(1, 60) n),
       cited AS (INSERT INTO source_references (id, subject_type, subject_id, source_category, url)
         SELECT citation, 'person', person, 'official', 'https://example.org/roll' FROM made),
       p AS (INSERT INTO people (id, first_name, last_name, citation_id)
         SELECT person, 'Member', 'No ' || n, citation FROM made RETURNING id, citation_id)
       SELECT count(*) FROM p`,
    );
    const people = await sql(app, `SELECT public_id FROM people WHERE first_name = 'Member' ORDER BY id`);
    for (const { public_id: person } of people)
      await app.post('/api/v1/memberships', {
        person_public_id: person.replaceAll('-', ''),
        organization_public_id: public_id,
        start_date: '2020-01-01',
        source: SOURCE,
      });
    const first = await editor.get(`/organizations/${public_id}`);
    expect(first.html.match(/Member No \d+<\/a>/g)).toHaveLength(25);
    expect(first.html).toContain(`href="/organizations/${public_id}?memberships=2#memberships"`);
    const last = await editor.get(`/organizations/${public_id}?memberships=3`);
    expect(last.html.match(/Member No \d+<\/a>/g)).toHaveLength(10);
    expect(last.html).toContain('Page 3 of 3');
  });

  it('is found at /r/ by the id of any kind of record', async () => {
    const membership = await directory.membership();
    const place = await directory.place();
    for (const [path, { public_id }] of [
      ['people', await directory.person()],
      ['organizations', await directory.organization()],
      ['memberships', membership],
      ['places', place],
    ] as const) {
      const { status, location } = await editor.get(`/r/${public_id}`);
      expect([status, location]).toEqual([303, `/${path}/${public_id}`]);
      expect((await editor.get(location!)).status).toBe(200);
    }
    expect((await editor.get(`/r/${NOBODY}`)).status).toBe(404);
  });

  it('redirects from a former id, and reports a deleted record', async () => {
    const moved = await directory.person();
    const next = 'a1'.repeat(16);
    await app.patch(`/api/v1/people/${moved.public_id}`, { person: { public_id: next }, source: SOURCE });
    expect((await editor.get(`/r/${moved.public_id}`)).location).toBe(`/people/${moved.public_id}`);
    const { status, location } = await editor.get(`/people/${moved.public_id}`);
    expect([status, location]).toEqual([308, expect.stringMatching(new RegExp(`/people/${next}$`))]);
    await app.delete(`/api/v1/people/${next}`);
    expect((await editor.get(`/people/${next}`)).status).toBe(410);
    const { location: gone } = await editor.get(`/r/${next}`);
    expect((await editor.get(gone!)).status).toBe(410);
  });

  it.each([
    `/people/${NOBODY}`,
    '/people/1',
    `/organizations/${NOBODY}/history`,
    `/people/${NOBODY}/graph`,
    `/places/${NOBODY}/edit`,
  ])('%s is not found', async (path) => {
    expect((await editor.get(path)).status).toBe(404);
  });
});

describe('Readers', () => {
  it('see name, organizations, roles and sources, but no email address and no form', async () => {
    const { public_id, person_public_id, organization_public_id } = await directory.membership({
      title: 'Keeper',
    });
    await app.patch(`/api/v1/people/${person_public_id}`, {
      person: { emails: ['secret@example.org'] },
      source: { ...SOURCE, metadata: { excerpt: 'write to secret@example.org' } },
    });
    await directory.place({ person_public_id, address: '9 Hidden Lane' });
    const { status, html } = await reader.get(`/people/${person_public_id}`);
    expect(status).toBe(200);
    expect(html).toContain('Keeper');
    expect(html).toContain(`/organizations/${organization_public_id}`);
    expect(html).toContain('example.org/about');
    expect(html).not.toMatch(/secret@|Hidden Lane|<form|\/edit/);
    expect((await reader.get(`/memberships/${public_id}`)).html).toContain('Keeper');
    for (const path of ['edit', 'history', 'graph'])
      expect([path, (await reader.get(`/people/${person_public_id}/${path}`)).status]).toEqual([path, 403]);
  });

  it('do not see the address of a place', async () => {
    const { public_id } = await directory.place({ name: 'Den', address: '8 Secret Street' });
    expect((await reader.get(`/places/${public_id}`)).html).not.toMatch(/Den|Secret Street/);
  });
});

it('Visitors must sign in, and return to the record', async () => {
  const { public_id } = await directory.person();
  for (const path of [
    `/people/${public_id}`,
    `/people/${public_id}/history`,
    `/r/${public_id}`,
    '/workbench/people/new',
  ]) {
    const { status, location } = await new Visitor(app.app).get(path);
    expect([status, location]).toEqual([303, `/sign-in?next=${encodeURIComponent(path)}`]);
  }
});

describe('The history', () => {
  it('lists every change, compares any two, and says when they do not differ', async () => {
    const { public_id } = await directory.person({ first_name: 'One', last_name: 'Same' });
    for (const name of ['Two', 'Three', 'One'])
      await app.patch(`/api/v1/people/${public_id}`, { person: { first_name: name }, source: SOURCE });
    const { changes } = (await app.get(`/api/v1/people/${public_id}/changes`)).body;
    const [again, third, second, first] = changes.map(({ id }: { id: number }) => id);
    const { html } = await editor.get(`/people/${public_id}/history`);
    for (const id of [first, second, third, again]) expect(html).toContain(`id="change-${id}"`);

    const compared = await editor.get(`/people/${public_id}/history?from=${third}&to=${first}`);
    expect(cells(compared.html, 'First name')).toBe('First name One Three');
    const same = await editor.get(`/people/${public_id}/history?from=${first}&to=${again}`);
    expect(same.html).toContain('The two versions are the same.');
    const none = await editor.get(`/people/${public_id}/history?from=${first}&to=x`);
    expect(none.html).toContain('Choose two different changes of this record');
  });

  it('hides coordinates of a place with an address', async () => {
    const { public_id } = await directory.place({ address: '1 Quay', latitude: 51.25, longitude: 4.75 });
    const { html } = await editor.get(`/places/${public_id}/history`);
    expect(html).toContain('1 Quay');
    expect(html).not.toMatch(/51\.25|4\.75/);
  });
});

describe('The graph', () => {
  it('shows its nodes as links, in a stable layout, with a table of the same facts', async () => {
    const hub = await directory.organization({ name: 'Hub & Spoke' });
    for (const title of ['Chair', 'Clerk', null])
      await directory.membership({ organization_public_id: hub.public_id, title, role: 'member' });
    const path = `/organizations/${hub.public_id}/graph`;
    const { status, html } = await editor.get(path);
    expect(status).toBe(200);
    const drawing = /<svg.*<\/svg>/s.exec(html)![0];
    expect(drawing.match(/<a class="node[^"]*" href="\/people\/[0-9a-f]{32}"/g)).toHaveLength(3);
    expect(drawing).toContain('Hub &amp; Spoke');
    expect(/<svg.*<\/svg>/s.exec((await editor.get(path)).html)![0]).toBe(drawing);
    expect(html.match(/<tr>/g)).toHaveLength(3 + 1);
    expect((await editor.get(`${path}?depth=2`)).status).toBe(200);
  });

  it('of a record without relations says so', async () => {
    const { public_id } = await directory.person();
    expect((await editor.get(`/people/${public_id}/graph`)).html).toContain('No relationships');
  });
});

describe('The search', () => {
  it('shows why each record was found, has facets, and is free of charge', async () => {
    const { public_id } = await directory.person({
      first_name: 'Zenobia',
      last_name: 'Q<uill',
      aliases: ['Zen'],
    });
    await directory.organization({ name: 'Zenobia Trust', organization_type: 'trust' });
    await app.settled();
    const spent = async () => (await app.get('/api/v1/me')).body.credits_remaining;
    const before = await spent();
    const { html } = await editor.get('/workbench/search?q=zenobia');
    expect(html).toContain(`href="/people/${public_id}"`);
    expect(html).toContain('<mark>Zenobia</mark> Q&lt;uill');
    expect(html).toContain('2 records for “zenobia”');
    expect(html).toContain('/workbench/search?q=zenobia&amp;type=person');
    const narrowed = await editor.get('/workbench/search?q=zenobia&type=organization');
    expect(narrowed.html).toContain('1 record for');
    expect(narrowed.html).toContain('Kind: organization ×');
    expect(await spent()).toBe(before);
  });

  it('without results offers to add the record, and records no zero-result search', async () => {
    const { html } = await editor.get('/workbench/search?q=Quite+Missing');
    expect(html).toContain('/workbench/people/new?name=Quite+Missing');
    await app.searchesRecorded();
    const { body } = await app.get('/api/v1/zero_result_searches');
    expect(body.zero_result_searches.map(({ query }: { query: string }) => query)).not.toContain(
      'Quite Missing',
    );
  });

  it('without words shows how it works, and refuses what the API refuses', async () => {
    expect((await editor.get('/workbench/search')).status).toBe(200);
    const refused = await editor.get(`/workbench/search?q=x&type=dog`);
    expect([refused.status, refused.html.includes('role="alert"')]).toEqual([422, true]);
    expect((await editor.get('/workbench/search?q=a&q=b')).status).toBe(200);
    expect((await reader.get('/workbench/search?q=a')).status).toBe(403);
  });
});
