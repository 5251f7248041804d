import { Directory } from '../factories/directory.js';
import { SOURCE, TestApp } from '../support/app.js';
import { signedIn } from '../support/editors.js';
import { Visitor } from '../support/visitor.js';

describe('With PUBLIC_PAGES=summary', () => {
  let app: TestApp;
  let directory: Directory;
  let visitor: Visitor;
  beforeAll(async () => {
    app = await TestApp.start({ PUBLIC_PAGES: 'summary' });
    directory = new Directory(app);
    visitor = new Visitor(app.app);
  });
  afterAll(() => app.stop());

  it('a visitor sees name, organizations, roles and sources, but no address, account or form', async () => {
    const { person_public_id, organization_public_id } = await directory.membership({ title: 'Keeper' });
    await app.patch(`/api/v1/people/${person_public_id}`, {
      person: { first_name: 'Ada', emails: ['secret@example.org'] },
      source: { ...SOURCE, metadata: { excerpt: 'write to secret@example.org' } },
    });
    for (const url of [
      'https://example.org/secret@example.org',
      'https://example.org/?to=secret%40example.org',
    ])
      await app.patch(`/api/v1/people/${person_public_id}`, {
        person: { last_name: url.length.toString() },
        source: { category: 'letter', url },
      });
    await directory.place({ person_public_id, address: '9 Hidden Lane' });
    const { status, html, headers } = await visitor.get(`/r/${person_public_id}`);
    expect(status).toBe(200);
    expect(html).toMatch(/<h1>Ada [^<]+<\/h1>/);
    expect(html).toContain('Keeper');
    expect(html).toContain(`href="/r/${organization_public_id}"`);
    expect(html).toContain('example.org/about');
    expect(html).toContain('letter');
    expect(html).not.toMatch(/secret|Hidden Lane|Edith Editor|<form|\/edit|\/sign-out/);
    expect(html).toContain('href="/sign-in"');
    expect(headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' });
  });

  it('every kind of record has a page, and all its links work without signing in', async () => {
    const { public_id, person_public_id, organization_public_id } = await directory.membership();
    const place = await directory.place({
      name: 'Den',
      address: '8 Secret Street',
      latitude: 51.25,
      longitude: 4,
    });
    for (const id of [public_id, person_public_id, organization_public_id, place.public_id]) {
      const { status, html } = await visitor.get(`/r/${id}`);
      expect(status).toBe(200);
      expect(html).not.toMatch(/Den\b|Secret Street|51\.25/);
      for (const [, href] of html.split('<main')[1]!.matchAll(/href="(\/[^"]*)"/g))
        expect([href, (await visitor.get(href!)).status]).toEqual([href, 200]);
    }
  });

  it('a former id redirects, a deleted record is gone, and an unknown id is not found', async () => {
    const { public_id } = await directory.person();
    const next = 'c3'.repeat(16);
    await app.patch(`/api/v1/people/${public_id}`, { person: { public_id: next }, source: SOURCE });
    const moved = await visitor.get(`/r/${public_id}?memberships=1`);
    expect([moved.status, moved.location]).toEqual([
      308,
      expect.stringMatching(new RegExp(`/r/${next}\\?memberships=1$`)),
    ]);
    expect((await visitor.get(`/r/${next}`)).status).toBe(200);
    await app.delete(`/api/v1/people/${next}`);
    for (const id of [public_id, next]) expect((await visitor.get(`/r/${id}`)).status).toBe(410);
    for (const id of ['f'.repeat(32), '1', "'"]) expect((await visitor.get(`/r/${id}`)).status).toBe(404);
  });

  it('accounts see the full page at /r/{id}, and all other pages require a sign-in', async () => {
    const { public_id } = await directory.person();
    const reader = await signedIn(app, 'rita@example.org', { canEdit: false });
    expect((await reader.get(`/r/${public_id}`)).location).toBe(`/people/${public_id}`);
    for (const path of [`/people/${public_id}`, `/people/${public_id}/graph`, '/workbench/search'])
      expect((await visitor.get(path)).status).toBe(303);
  });
});

it('summaries are limited by client address', async () => {
  const app = await TestApp.start({
    PUBLIC_PAGES: 'summary',
    RATE_LIMIT_ADDRESS_PER_MINUTE: '2',
    TRUSTED_PROXIES: 'loopback',
  });
  try {
    const { public_id } = await new Directory(app).person();
    const from = async (address: string) =>
      (await new Visitor(app.app).get(`/r/${public_id}`, { 'x-forwarded-for': address })).status;
    const one = [await from('192.0.2.1'), await from('192.0.2.1'), await from('192.0.2.1')];
    expect(one).toEqual([200, 200, 429]);
    expect(await from('192.0.2.2')).toBe(200);
  } finally {
    await app.stop();
  }
});
