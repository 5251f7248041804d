import { Directory } from '../factories/directory.js';
import { SOURCE, TestApp } from '../support/app.js';
import { signedIn } from '../support/editors.js';
import { fieldsIn, fill } from '../support/forms.js';
import type { Visitor } from '../support/visitor.js';

let app: TestApp;
let directory: Directory;
let editor: Visitor;
let reader: Visitor;
beforeAll(async () => {
  app = await TestApp.start({}, { background: true });
  directory = new Directory(app);
  editor = await signedIn(app, 'edda@example.org');
  reader = await signedIn(app, 'rita@example.org', { canEdit: false });
});
afterAll(() => app.stop());

const CITED = {
  source_url: 'https://news.example/board',
  source_category: 'news',
  source_excerpt: 'So it says',
};

const latest = async (path: string) => (await app.get(`${path}/changes`)).body.changes[0];

describe('Editing', () => {
  it('corrects a title, with a citation of the changed field, as the editor', async () => {
    const { public_id } = await directory.membership({ title: 'Chiar', role: 'chair' });
    const page = `/memberships/${public_id}/edit`;
    const answer = await editor.post(page, await fill(editor, page, { ...CITED, title: ' Chair ' }));
    expect([answer.status, answer.location]).toEqual([303, `/memberships/${public_id}?notice=saved`]);
    expect((await editor.get(answer.location!)).html).toContain('Saved, with its source.');
    expect(await latest(`/api/v1/memberships/${public_id}`)).toMatchObject({
      changed: { title: { from: 'Chiar', to: 'Chair' } },
      changed_by: { name: 'Edda Editor' },
      source_reference: {
        source_category: 'news',
        url: CITED.source_url,
        metadata: { excerpt: 'So it says' },
        fields: ['title'],
      },
    });
  });

  it('suggests the previous source', async () => {
    const { public_id } = await directory.person();
    const page = `/people/${public_id}/edit`;
    await editor.post(page, await fill(editor, page, { ...CITED, first_name: 'Once' }));
    expect((await editor.get(page)).html).toContain('Last source: <a href="https://news.example/board"');
    const answer = await editor.post(
      page,
      await fill(editor, page, { source_again: 'last', first_name: 'Twice' }),
    );
    expect(answer.status).toBe(303);
    expect((await latest(`/api/v1/people/${public_id}`)).source_reference).toMatchObject({
      source_category: 'news',
      url: CITED.source_url,
    });
  });

  it('refuses a form without a source or without a change, and keeps what was typed', async () => {
    const { public_id } = await directory.person({ first_name: 'Kept' });
    const page = `/people/${public_id}/edit`;
    const unsourced = await editor.post(
      page,
      await fill(editor, page, {
        first_name: '"Typed" <b>',
        add_emails: 'not an address',
        source_url: 'ftp://x',
      }),
    );
    expect(unsourced.status).toBe(422);
    expect(fieldsIn(unsourced.html, page)).toMatchObject({
      first_name: '"Typed" <b>',
      add_emails: 'not an address',
    });
    for (const field of ['source_url', 'source_category', 'add_emails'])
      expect(unsourced.html).toContain(`href="#${field}"`);
    const idle = await editor.post(page, await fill(editor, page, CITED));
    expect([idle.status, idle.html.includes('change something')]).toEqual([422, true]);
    expect((await app.get(`/api/v1/people/${public_id}`)).body.person.first_name).toBe('Kept');
  });

  it('names the addresses that are invalid, and other fields by their labels', async () => {
    const { public_id } = await directory.person({ first_name: 'Kept', last_name: null });
    const page = `/people/${public_id}/edit`;
    const addresses = { ...CITED, add_emails: 'a@example.org\nroom 7\nroom 8' };
    const { html } = await editor.post(page, await fill(editor, page, addresses));
    for (const room of ['room 7', 'room 8'])
      expect(html).toContain(`Email address ${room} must be an email address`);
    const nameless = await editor.post(page, await fill(editor, page, { ...CITED, first_name: '' }));
    expect(nameless.html).toContain('First name is required unless last name is given.');
  });

  it('adds aliases and email addresses, and removes an address', async () => {
    const { public_id } = await directory.person({ emails: ['old@example.org', 'stays@example.org'] });
    const page = `/people/${public_id}/edit`;
    const typed = {
      ...CITED,
      add_emails: 'new@example.org\r\nother@example.org',
      add_aliases: 'Countess',
      'remove old@example.org': 'on',
    };
    expect((await editor.post(page, await fill(editor, page, typed))).status).toBe(303);
    const { person } = (await app.get(`/api/v1/people/${public_id}`)).body;
    expect(person.email_addresses.map(({ address }: { address: string }) => address)).toEqual([
      'stays@example.org',
      'new@example.org',
      'other@example.org',
    ]);
    expect(person.name_aliases).toMatchObject([{ name: 'Countess' }]);
    expect((await latest(`/api/v1/people/${public_id}`)).changed.email_addresses).toBeDefined();
  });

  it('clears a field, sets the parent of an organization by name, and refuses a cycle', async () => {
    const parent = await directory.organization({ name: 'Umbrella Association' });
    const { public_id } = await directory.organization({ name: 'Under It', domain: 'under.example' });
    await app.settled();
    const page = `/organizations/${public_id}/edit`;
    const typed = { ...CITED, domain: '', parent_organization_public_id: 'umbrella associ' };
    const asked = await editor.post(page, await fill(editor, page, typed));
    expect([asked.status, asked.html.includes('Which record is it?')]).toEqual([422, true]);
    const form = { ...fieldsIn(asked.html, page), 'pick-parent_organization_public_id': parent.public_id };
    expect((await editor.post(page, form)).status).toBe(303);
    expect((await app.get(`/api/v1/organizations/${public_id}`)).body.organization).toMatchObject({
      domain: null,
      parent_organization_public_id: parent.public_id,
    });
    const upper = `/organizations/${parent.public_id}/edit`;
    const circle = { ...CITED, parent_organization_public_id: `/organizations/${public_id}` };
    const refused = await editor.post(upper, await fill(editor, upper, circle));
    expect([refused.status, refused.html.includes('href="#parent_organization_public_id"')]).toEqual([
      422,
      true,
    ]);
  });

  it('reverts a change: the form contains the former values', async () => {
    const { public_id } = await directory.person({ first_name: 'Right', emails: ['a@example.org'] });
    await app.patch(`/api/v1/people/${public_id}`, {
      person: {
        first_name: 'Wrong',
        emails: [{ address: 'a@example.org', _destroy: true }, 'b@example.org'],
      },
      source: SOURCE,
    });
    const { id } = await latest(`/api/v1/people/${public_id}`);
    expect((await editor.get(`/people/${public_id}`)).html).toContain(`/people/${public_id}/edit?back=${id}`);
    const page = `/people/${public_id}/edit`;
    const form = { ...fieldsIn((await editor.get(`${page}?back=${id}`)).html, page), ...CITED };
    expect(form).toMatchObject({
      first_name: 'Right',
      add_emails: 'a@example.org',
      'remove b@example.org': 'on',
    });
    expect((await editor.post(page, form)).status).toBe(303);
    const { person } = (await app.get(`/api/v1/people/${public_id}`)).body;
    expect([person.first_name, person.email_addresses[0].address]).toEqual(['Right', 'a@example.org']);
    expect((await editor.get(`${page}?back=999999`)).status).toBe(404);
  });
});

describe('Two editors on one record', () => {
  it('see both versions, keep what they typed, and overwrite nothing unseen', async () => {
    const { public_id } = await directory.membership({ title: 'Clerk', role: 'clerk', end_date: null });
    const page = `/memberships/${public_id}/edit`;
    const form = await fill(editor, page, { ...CITED, title: 'Head clerk', add_emails: 'desk@example.org' });
    await app.patch(`/api/v1/memberships/${public_id}`, {
      membership: { title: 'Chief clerk', end_date: '2026-01-31' },
      source: SOURCE,
    });
    const refused = await editor.post(page, form);
    expect(refused.status).toBe(412);
    expect(refused.html).toContain('This record has changed since you opened it');
    expect(refused.html).toContain('<ins>Chief clerk</ins>');
    const kept = fieldsIn(refused.html, page);
    expect(kept).toMatchObject({
      title: 'Head clerk',
      end_date: '2026-01-31',
      add_emails: 'desk@example.org',
      source_url: CITED.source_url,
      source_excerpt: CITED.source_excerpt,
    });
    expect((await editor.post(page, kept)).status).toBe(303);
    expect((await app.get(`/api/v1/memberships/${public_id}`)).body.membership).toMatchObject({
      title: 'Head clerk',
      end_date: '2026-01-31',
      email_addresses: [{ address: 'desk@example.org' }],
    });
  });

  it('do not conflict if the other adds what the form does not change', async () => {
    const { public_id } = await directory.person({ first_name: 'Ida', last_name: 'Busy' });
    const page = `/people/${public_id}/edit`;
    const form = await fill(editor, page, { ...CITED, first_name: 'Ada' });
    await directory.membership({ person_public_id: public_id });
    await directory.place({ person_public_id: public_id, address: '1 Quay' });
    expect((await editor.post(page, form)).status).toBe(303);
    expect((await app.get(`/api/v1/people/${public_id}`)).body.person.first_name).toBe('Ada');
  });
});

describe('Adding', () => {
  const NEW = '/workbench/people/new';

  it('shows similar records first, and creates another only on confirmation', async () => {
    await directory.person({ first_name: 'Perpetua', last_name: 'Undset' });
    await app.settled();
    const form = await fill(editor, NEW, { ...CITED, first_name: 'Perpetua', last_name: 'Undsett' });
    const asked = await editor.post(NEW, form);
    expect([asked.status, asked.html.includes('Similar records exist')]).toEqual([422, true]);
    expect(asked.html).toContain('Perpetua');
    const answer = await editor.post(NEW, { ...fieldsIn(asked.html, NEW), similar: 'create' });
    expect([answer.status, answer.location]).toEqual([
      303,
      expect.stringMatching(/^\/people\/\w{32}\?notice=created$/),
    ]);
    const { person } = (await app.get(`/api/v1${answer.location!.split('?')[0]}`)).body;
    expect(person).toMatchObject({
      name: 'Perpetua Undsett',
      source_references: [{ url: CITED.source_url }],
    });
  });

  it('begins with the words of a search, and refuses what the API refuses', async () => {
    expect((await editor.get(`${NEW}?name=Nils+van+Unbekannt`)).html).toMatch(
      /name="first_name"[^>]*value="Nils van"[\s\S]*name="last_name"[^>]*value="Unbekannt"/,
    );
    const path = '/workbench/organizations/new';
    expect((await editor.get(`${path}?name=Lost+Office`)).html).toContain('value="Lost Office"');
    const refused = await editor.post(path, await fill(editor, path, { ...CITED, domain: 'no domain' }));
    expect(refused.status).toBe(422);
    expect(refused.html).toContain('href="#name"');
    // The API names the alternative fields of a body. The form has one field.
    const empty = await editor.post(
      '/workbench/memberships/new',
      await fill(editor, '/workbench/memberships/new', CITED),
    );
    expect(empty.html).toContain('Organization is required.');
    expect(refused.html).toContain('href="#domain"');
  });

  it('adds a membership to a person, in an organization found by name', async () => {
    const person = await directory.person({ first_name: 'Joan', last_name: 'Joiner' });
    const organization = await directory.organization({ name: 'Guild of Joiners' });
    await app.settled();
    const path = '/workbench/memberships/new';
    const form = await fill(editor, `${path}?person=${person.public_id}`, {
      ...CITED,
      organization_public_id: 'guild of joi',
      title: 'Master',
      role: 'master',
      start_date: '2026-02-01',
    });
    expect(form['person_public_id']).toBe('Joan Joiner');
    const asked = await editor.post(path, form);
    expect(asked.status).toBe(422);
    const picked = { ...fieldsIn(asked.html, path), 'pick-organization_public_id': organization.public_id };
    const { location } = await editor.post(path, picked);
    expect((await app.get(`/api/v1${location!.split('?')[0]}`)).body.membership).toMatchObject({
      title: 'Master',
      person_public_id: person.public_id,
      organization_public_id: organization.public_id,
    });
  });

  it('takes the record of exactly the typed name, unless another has this name too', async () => {
    const [one, other] = [
      await directory.organization({ name: 'Qwertzu Handelsbund' }),
      await directory.person(),
    ];
    await directory.organization({ name: 'Qwertzu Handelsbund Nord' });
    await app.settled();
    const path = '/workbench/memberships/new';
    const typed = {
      ...CITED,
      organization_public_id: ' QWERTZU-Handelsbund',
      role: 'clerk',
      start_date: '2026-02-01',
    };
    const form = await fill(editor, `${path}?person=${other.public_id}`, typed);
    const { location } = await editor.post(path, form);
    expect((await app.get(`/api/v1${location!.split('?')[0]}`)).body.membership).toMatchObject({
      person_public_id: other.public_id,
      organization_public_id: one.public_id,
    });
    await directory.organization({ name: 'Qwertzu Handelsbünd' });
    await directory.organization({ name: 'Azerty Bund' });
    await directory.nameAlias({ organization_public_id: one.public_id, name: 'Azerty Bund' });
    await app.settled();
    for (const name of ['Qwertzu Handelsbund', 'Azerty Bund', 'Qwertzu Handelsbun']) {
      const again = { ...typed, organization_public_id: name };
      const asked = await editor.post(path, await fill(editor, `${path}?person=${other.public_id}`, again));
      expect([name, asked.status, asked.html.includes('Which record is it?')]).toEqual([name, 422, true]);
    }
  });

  it('adds a place to its owner', async () => {
    const { public_id } = await directory.organization();
    const path = '/workbench/places/new';
    const form = await fill(editor, `${path}?organization=${public_id}`, {
      ...CITED,
      latitude: '78.9',
      longitude: 'east',
    });
    const refused = await editor.post(path, form);
    expect([refused.status, refused.html.includes('href="#longitude"')]).toEqual([422, true]);
    const { status } = await editor.post(path, { ...fieldsIn(refused.html, path), longitude: '-11.9' });
    expect(status).toBe(303);
    expect((await app.get(`/api/v1/organizations/${public_id}`)).body.organization.places).toMatchObject([
      { latitude: 78.9, longitude: -11.9 },
    ]);
  });
});

describe('A form', () => {
  it('of a reader is refused', async () => {
    const { public_id } = await directory.person();
    const csrf = (await reader.hiddenFields('/account/settings', '/account/name'))['csrf']!;
    for (const path of [`/people/${public_id}/edit`, '/workbench/people/new'])
      expect((await reader.post(path, { ...CITED, csrf, first_name: 'Stolen' })).status).toBe(403);
  });

  it('from another site or without its token changes nothing', async () => {
    const { public_id } = await directory.person({ first_name: 'Safe' });
    const page = `/people/${public_id}/edit`;
    const form = await fill(editor, page, { ...CITED, first_name: 'Stolen' });
    expect((await editor.post(page, form, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await editor.post(page, { ...form, csrf: 'x' })).status).toBe(403);
    const other = await signedIn(app, 'other@example.org');
    const theirs = (await other.hiddenFields('/account/settings', '/account/name'))['csrf']!;
    expect((await editor.post(page, { ...form, csrf: theirs })).status).toBe(403);
    expect((await app.get(`/api/v1/people/${public_id}`)).body.person.first_name).toBe('Safe');
  });

  it('that is sent twice creates one record', async () => {
    const person = await directory.person();
    const organization = await directory.organization();
    const membership = {
      organization_public_id: organization.public_id,
      role: 'clerk',
      start_date: '2026-03-01',
    };
    const forms: [string, Record<string, string>][] = [
      ['/workbench/people/new', { first_name: 'Gemina', last_name: 'Tweedle' }],
      ['/workbench/organizations/new', { name: 'Tweedle Twins', domain: 'tweedle.example' }],
      [`/workbench/memberships/new?person=${person.public_id}`, membership],
      [`/workbench/places/new?person=${person.public_id}`, { address: '2 Twin Road' }],
    ];
    for (const [page, typed] of forms) {
      const path = page.split('?')[0]!;
      const form = await fill(editor, page, { ...CITED, ...typed });
      const [{ status, location }, other] = await Promise.all([
        editor.post(path, form),
        editor.post(path, form),
      ]);
      expect([status, other.status, other.location]).toEqual([303, 303, location]);
      await app.settled();
      expect((await editor.post(path, form)).location).toBe(location);
    }
    const { body } = await app.get(`/api/v1/memberships?person_public_id=${person.public_id}`);
    expect(body.meta.total_count).toBe(1);
    const page = '/workbench/people/new';
    const fresh = await editor.post(page, await fill(editor, page, { ...CITED, ...forms[0]![1] }));
    expect([fresh.status, fresh.html.includes('Similar records exist')]).toEqual([422, true]);
  });

  it('that is sent twice saves once, also after the change was reverted', async () => {
    const { public_id } = await directory.person({ first_name: 'Before' });
    const page = `/people/${public_id}/edit`;
    const form = await fill(editor, page, { ...CITED, first_name: 'After' });
    const saved = [303, `/people/${public_id}?notice=saved`];
    for (const answer of [await editor.post(page, form), await editor.post(page, form)])
      expect([answer.status, answer.location]).toEqual(saved);
    await app.patch(`/api/v1/people/${public_id}`, { person: { first_name: 'Before' }, source: SOURCE });
    const again = await editor.post(page, await fill(editor, page, { ...CITED, first_name: 'After' }));
    expect([again.status, again.location]).toEqual(saved);
    const { body } = await app.get(`/api/v1/people/${public_id}/changes`);
    expect(body.changes.map(({ changed }: any) => changed.first_name.to)).toEqual([
      'After',
      'Before',
      'After',
      'Before',
    ]);
  });

  it('for a record that was deleted meanwhile reports the deletion', async () => {
    const { public_id } = await directory.person();
    const page = `/people/${public_id}/edit`;
    const form = await fill(editor, page, { ...CITED, first_name: 'Late' });
    await app.delete(`/api/v1/people/${public_id}`);
    const { status, html } = await editor.post(page, form);
    expect([status, /<h1>([^<]*)/.exec(html)![1]]).toEqual([410, 'Record deleted']);
  });
});
