import { Directory } from '../factories/directory.js';
import { TestApp } from '../support/app.js';
import { signedIn } from '../support/editors.js';
import { fieldsIn, fill } from '../support/forms.js';
import type { Visitor } from '../support/visitor.js';

let app: TestApp;
let directory: Directory;
let administrator: Visitor;
beforeAll(async () => {
  app = await TestApp.start();
  directory = new Directory(app);
  administrator = await signedIn(app, 'adam@example.org', { admin: true });
});
afterAll(() => app.stop());

const CITED = { source_url: 'https://news.example/board', source_category: 'news' };

/** PostgreSQL does not store the zero character. */
const UNSTORABLE = 'a\u0000@b.example';

describe('A text with a control character', () => {
  it.each<[string, Record<string, string>, string]>([
    ['people', { last_name: 'Bell' }, 'add_emails'],
    ['people', { last_name: 'Bell' }, 'add_aliases'],
    ['people', {}, 'first_name'],
    ['organizations', { name: 'Bell Works' }, 'add_emails'],
    ['organizations', { name: 'Bell Works' }, 'domain'],
    ['organizations', { name: 'Bell Works' }, 'parent_organization_public_id'],
    ['memberships', {}, 'person_public_id'],
    ['places', {}, 'address'],
  ])('in a form of new %s with %j is refused at the field %s', async (kind, typed, field) => {
    const page = `/workbench/${kind}/new`;
    for (const text of [UNSTORABLE, 'a\u200b\u0000', '\u200b']) {
      const form = await fill(administrator, page, { ...CITED, ...typed, [field]: text });
      const { status, html } = await administrator.post(page, form);
      expect([status, html.includes(`href="#${field}"`)]).toEqual([422, true]);
      expect(fieldsIn(html, page)).toMatchObject(typed);
    }
  });

  it('in a form to edit is refused at its field', async () => {
    const { public_id } = await directory.person({ emails: ['ada@b.example'] });
    const page = `/people/${public_id}/edit`;
    for (const field of ['first_name', 'add_emails', 'add_aliases', 'source_url', `remove ${UNSTORABLE}`]) {
      const form = await fill(administrator, page, { ...CITED, last_name: 'Bell', [field]: UNSTORABLE });
      const { status, html } = await administrator.post(page, form);
      expect([field, status]).toEqual([field, 422]);
      expect(fieldsIn(html, page)).toMatchObject({ last_name: 'Bell' });
    }
  });

  it('in a search is removed, as in the search of the API', async () => {
    const { public_id } = await directory.person();
    const found = await administrator.get('/workbench/accounts?q=ad%00am%40');
    expect([found.status, found.html.includes('adam@example.org')]).toEqual([200, true]);
    for (const page of ['/workbench/accounts?q=%00', `/workbench/merge?survivor=${public_id}&q=%00`])
      expect([page, (await administrator.get(page)).status]).toEqual([page, 200]);
  });

  it('in any parameter or field of a page causes no error of the server', async () => {
    const { public_id: id } = await directory.person();
    const { public_id: other } = await directory.person();
    const merge = `/workbench/merge?survivor=${id}&other=${other}`;
    const pages = [
      ...['', '/search', '/zero-results', '/research', '/duplicates', '/merges', '/accounts', '/status'].map(
        (path) => `/workbench${path}?q=a`,
      ),
      ...['?a=b', '/edit?a=b', '/history?a=b', '/graph?a=b'].map((path) => `/people/${id}${path}`),
      `/workbench/memberships/new?a=b`,
      merge,
    ];
    const names =
      'q type organization_type role domain page status back from to depth memberships person name';
    for (const page of pages)
      for (const name of names.split(' '))
        for (const value of ['%00', '9007199254740991', '-1'])
          expect([page, name, (await administrator.get(`${page}&${name}=${value}`)).status]).not.toEqual([
            page,
            name,
            500,
          ]);
    const fields = await fill(administrator, merge, { ...CITED, step: 'preview' });
    for (const step of ['preview', 'merge'])
      for (const name of ['pick-first_name', 'etag', 'other', 'force', 'step'])
        expect([
          name,
          (await administrator.post('/workbench/merge', { ...fields, step, [name]: UNSTORABLE })).status,
        ]).not.toEqual([name, 500]);
  });
});
