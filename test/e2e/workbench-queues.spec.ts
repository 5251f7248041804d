import { Directory } from '../factories/directory.js';
import { TestApp } from '../support/app.js';
import { signedIn } from '../support/editors.js';
import { emailAddress, researched } from '../support/research.js';
import { sql } from '../support/sql.js';
import { Visitor } from '../support/visitor.js';

let app: TestApp;
let directory: Directory;
let editor: Visitor;
let reader: Visitor;
beforeAll(async () => {
  app = await TestApp.start();
  directory = new Directory(app);
  editor = await signedIn(app, 'edda@example.org');
  reader = await signedIn(app, 'rita@example.org', { canEdit: false });
});
afterAll(() => app.stop());

const PAGE = '/workbench/zero-results';
const HTML = 'Vanished <b> & Sons';
const zeroResultSearch = async (q: string, more = {}) => {
  await app.get(`/api/v1/search?${new URLSearchParams({ q, ...more })}`);
  await app.searchesRecorded();
};
const open = async () => (await app.get('/api/v1/zero_result_searches')).body.zero_result_searches as any[];

describe('The overview', () => {
  it('of a directory without open tasks says so', async () => {
    const { status, html } = await editor.get('/workbench');
    expect(status).toBe(200);
    expect(html).toContain('No findings to review');
    expect(html).toContain('Your changes appear here.');
  });

  it("shows the open tasks, and the editor's last changes", async () => {
    await researched(app, 'waits.example', [
      emailAddress('a@waits.example'),
      emailAddress('b@waits.example'),
    ]);
    for (const q of ['Nemo', HTML, HTML]) await zeroResultSearch(q);
    const { public_id } = await directory.person();
    const page = `/people/${public_id}/edit`;
    const fields = await editor.hiddenFields(page);
    await editor.post(page, {
      ...fields,
      first_name: 'Mine',
      last_name: 'X',
      source_category: 'x',
      source_url: 'https://x.example',
    });
    const { html } = await editor.get('/workbench');
    expect(html).toMatch(/waits\.example<\/a><span class="badge wait">2 findings/);
    expect(html).toContain('Most frequent: Vanished &lt;b> &amp; Sons (2)');
    expect(html).toContain(`<a href="/people/${public_id}">Mine X</a>`);
    expect(html).toContain('First name');
    expect(html).toMatch(/New zero-result searches: 2 searches/);
  });
});

describe('Zero-result searches', () => {
  it('are listed, most frequent first, with links to search again and to add a record', async () => {
    const { html } = await editor.get(PAGE);
    const queries = [...html.matchAll(/aria-label="Search again: ([^"]*)"/g)].map(([, query]) => query);
    expect(queries).toEqual(['Vanished &lt;b> &amp; Sons', 'Nemo']);
    expect(html).toContain('href="/workbench/search?q=Nemo"');
    expect(html).toContain('href="/workbench/organizations/new?name=Nemo"');
  });

  it('are completed with a note, by the editor', async () => {
    const nemo = (await open()).find(({ query }) => query === 'Nemo');
    const { csrf } = await editor.hiddenFields(PAGE);
    const answer = await editor.post(PAGE, { csrf: csrf!, id: String(nemo.id), note: ' Is a fish. ' });
    expect([answer.status, answer.location]).toEqual([303, `${PAGE}?notice=completed`]);
    const { zero_result_search } = (await app.get(`/api/v1/zero_result_searches/${nemo.id}`)).body;
    expect(zero_result_search).toMatchObject({
      completed: true,
      note: 'Is a fish.',
      completed_by: { name: 'Edda Editor' },
    });
    const { html } = await editor.get(answer.location!);
    expect(html).toContain('The search is completed.');
    expect(html).not.toContain('Search again: Nemo');
    expect((await editor.get(`${PAGE}?status=completed`)).html).toContain('Is a fish.');
  });

  it('are shown with their filters, in pages', async () => {
    await zeroResultSearch('Unknown Company', { type: 'organization' });
    expect((await editor.get(PAGE)).html).toContain(
      '/workbench/search?type=organization&amp;q=Unknown+Company',
    );
    await sql(
      app,
      `INSERT INTO zero_result_searches
         (account_id, normalized_query, filters, query, search_count, first_searched_at, last_searched_at, checked_at)
       SELECT $1, 'many ' || n, '{}', 'Many ' || n, 1, now(), now(), now() FROM generate_series(1, 30) n`,
      [app.editor.id],
    );
    expect((await editor.get(PAGE)).html).toContain(`href="${PAGE}?page=2"`);
    expect((await editor.get(`${PAGE}?page=2`)).html).toContain('rel="prev"');
  });

  it.each(['', '0', '-1', '999999', 'x', '9'.repeat(30)])(
    'that do not exist cannot be completed: %j',
    async (id) => {
      const { csrf } = await editor.hiddenFields(PAGE);
      expect((await editor.post(PAGE, { csrf: csrf!, id })).status).toBe(404);
    },
  );

  it('refuse a note that the API refuses', async () => {
    const [{ id }] = await open();
    const { csrf } = await editor.hiddenFields(PAGE);
    const answer = await editor.post(PAGE, { csrf: csrf!, id: String(id), note: 'x'.repeat(5_000) });
    expect([answer.status, answer.html.includes('The note must have at most')]).toEqual([422, true]);
  });

  it('are available only to editors', async () => {
    const [{ id }] = await open();
    const csrf = (await reader.hiddenFields('/account/settings', '/account/name'))['csrf']!;
    expect((await reader.get(PAGE)).status).toBe(403);
    expect((await reader.post(PAGE, { csrf, id: String(id) })).status).toBe(403);
    expect((await reader.get('/workbench')).status).toBe(403);
    expect((await new Visitor(app.app).get(PAGE)).location).toBe(`/sign-in?next=${encodeURIComponent(PAGE)}`);
  });
});
