import { SOURCE, TestApp } from '../support/app.js';
import { emailAddress, finding, person, researched } from '../support/research.js';
import { sql } from '../support/sql.js';
import { Visitor } from '../support/visitor.js';

let app: TestApp;
let editor: Visitor;
let member: Visitor;
beforeAll(async () => {
  app = await TestApp.start();
  [editor, member] = [new Visitor(app.app), new Visitor(app.app)];
  await editor.signUp('edith@example.org', 'Edith Editor');
  await member.signUp('mary@example.org');
  await rows(`UPDATE accounts SET can_edit = true WHERE email = 'edith@example.org'`);
});
afterAll(() => app.stop());

const rows = (text: string, values?: unknown[]) => sql(app, text, values);
const statuses = async (id: number) =>
  (await rows('SELECT status FROM research_findings WHERE request_id = $1 ORDER BY id', [id])).map(
    ({ status }) => status,
  );
const idsOf = async (id: number): Promise<number[]> =>
  (await rows('SELECT id FROM research_findings WHERE request_id = $1 ORDER BY id', [id])).map(
    (row) => row.id,
  );

let domains = 0;
const newDomain = () => `paged-${domains++}.example`;
const request = async (domain = newDomain()) => {
  const id = await researched(app, domain, [
    finding('organization_name', { name: 'Paged <Society>' }, { excerpt: 'We are <b>Paged</b>.' }),
    person('Ada', 'Paged', { role: 'Chair' }),
    emailAddress(`info@${domain}`),
  ]);
  return { id, domain, page: `/workbench/research/${id}`, findings: await idsOf(id) };
};

describe('The list', () => {
  it('has the domains with open findings, and those that failed', async () => {
    const { domain, page } = await request();
    const failed = await request();
    await rows(
      `UPDATE research_requests SET status = 'failed', reason = 'Its certificate is broken.' WHERE id = $1`,
      [failed.id],
    );
    const { status, html } = await editor.get('/workbench/research');
    expect(status).toBe(200);
    expect(html).toMatch(new RegExp(`<a href="${page}"[^>]*>${domain}</a>`));
    expect(html).toContain('3 findings');
    expect(html).toContain('Its certificate is broken.');

    const again = await editor.submit('/workbench/research', {}, `${failed.page}/again`);
    expect([again.status, again.location]).toEqual([303, `${failed.page}?notice=again`]);
    expect(await rows('SELECT status, round FROM research_requests WHERE id = $1', [failed.id])).toEqual([
      { status: 'queued', round: 2 },
    ]);
    expect((await editor.get(again.location!)).html).toContain('The domain is queued again.');
  });

  it('has pages', async () => {
    for (let one = 0; one < 26; one++) await request();
    const first = await editor.get('/workbench/research');
    expect(first.html).toContain('href="/workbench/research?page=2"');
    const second = await editor.get('/workbench/research?page=2');
    expect(second.html).toContain('rel="prev"');
    expect(second.html).not.toContain('rel="next"');
    expect((await editor.get('/workbench/research?page=x')).status).toBe(200);
  });
});

describe('The review', () => {
  it('shows each finding with its excerpt, page and confidence, as text', async () => {
    const { page, domain } = await request();
    const { status, html } = await editor.get(page);
    expect(status).toBe(200);
    expect(html).toContain('Paged &lt;Society>');
    // The page marks the words that research found.
    expect(html).toContain('We are &lt;b><mark>Paged</mark>&lt;/b>.');
    expect(html).toContain('Ada Paged, Chair');
    expect(html).toContain(`info@${domain}`);
    expect(html).toContain('href="https://unknown.example/about" rel="nofollow noopener noreferrer"');
    expect(html).toContain('90% confidence');
  });

  it('accepts only what is ticked', async () => {
    const { id, page, domain, findings } = await request();
    const answer = await editor.submit(page, {
      [`finding-${findings[0]}`]: 'on',
      [`finding-${findings[1]}`]: 'on',
      decision: 'accept',
    });
    expect([answer.status, answer.location]).toEqual([303, `${page}?notice=accepted`]);
    expect(await statuses(id)).toEqual(['accepted', 'accepted', 'open']);
    const shown = await editor.get(answer.location!);
    expect(shown.html).toContain('Accepted.');
    expect(shown.html).toContain('2 reviewed');
    const [organization] = (await app.get(`/api/v1/organizations?domain=${domain}`)).body.organizations;
    expect(organization.name).toBe('Paged <Society>');
  });

  it('rejects what is ticked', async () => {
    const { id, page, findings } = await request();
    const answer = await editor.submit(page, { [`finding-${findings[2]}`]: 'on', decision: 'reject' });
    expect(answer.location).toBe(`${page}?notice=rejected`);
    expect(await statuses(id)).toEqual(['open', 'open', 'rejected']);
  });

  it('decides on one finding regardless of the ticks, and links to the record that it wrote', async () => {
    const { id, page, domain, findings } = await request();
    const [name, person, address] = findings as [number, number, number];
    const ticked = { [`finding-${address}`]: 'on' };
    const accepted = await editor.submit(page, { ...ticked, decision: `accept ${person}` });
    expect(accepted.location).toBe(`${page}?notice=accepted&finding=${person}`);
    expect(await statuses(id)).toEqual(['open', 'accepted', 'open']);
    const { html } = await editor.get(accepted.location!);
    const [organization] = (await app.get(`/api/v1/organizations?domain=${domain}`)).body.organizations;
    const { members } = (await app.get(`/api/v1/organizations/${organization.public_id}/members`)).body;
    expect(html).toMatch(new RegExp(`Ada Paged, Chair .*href="/people/${members[0].person_public_id}"`));
    expect(html).toContain('2 findings left.');
    const rejected = await editor.submit(page, { ...ticked, decision: `reject ${name}` });
    expect(rejected.location).toBe(`${page}?notice=rejected&finding=${name}`);
    expect(await statuses(id)).toEqual(['rejected', 'accepted', 'open']);
  });

  it('groups findings that the directory already has, with the current record', async () => {
    const { page, domain } = await request();
    const held = await app.post('/api/v1/organizations', { name: 'Paged <Society>', domain, source: SOURCE });
    const { html } = await editor.get(page);
    const [, group] = html.split('1 already in the directory');
    expect(group).toContain(`href="/organizations/${held.body.organization.public_id}"`);
    expect(html.split('1 already in the directory')[0]).toContain('No match');
  });

  it('reports when no finding is ticked', async () => {
    const { id, page } = await request();
    const answer = await editor.submit(page, { decision: 'accept' });
    expect(answer.status).toBe(422);
    expect(answer.html).toContain('Select at least one finding.');
    expect(await statuses(id)).toEqual(['open', 'open', 'open']);
  });

  it('asks which record is meant, and applies the answer', async () => {
    const { id, page, domain, findings } = await request();
    const known = await app.post('/api/v1/organizations', { name: 'Known Society', domain, source: SOURCE });
    const everything = Object.fromEntries(findings.map((one) => [`finding-${one}`, 'on']));
    const refused = await editor.submit(page, { ...everything, decision: 'accept' });
    expect(refused.status).toBe(409);
    expect(refused.html).toContain('Known Society (organization)');
    expect(refused.html.match(/type="checkbox"[^>]* checked/g)).toHaveLength(3);
    expect(await statuses(id)).toEqual(['open', 'open', 'open']);

    const settled = await editor.submit(page, {
      ...everything,
      [`settle-${findings[0]}`]: known.body.organization.public_id,
      decision: 'accept',
    });
    expect(settled.status).toBe(303);
    expect(await statuses(id)).toEqual(['accepted', 'accepted', 'accepted']);
    const { organization } = (await app.get(`/api/v1/organizations/${known.body.organization.public_id}`))
      .body;
    expect(organization.name_aliases).toMatchObject([{ name: 'Paged <Society>' }]);
  });

  it('asks which organization is meant', async () => {
    const { page, domain, findings } = await request();
    for (const name of ['One', 'Two']) {
      await app.post('/api/v1/organizations', { name, domain, source: SOURCE });
    }
    const ticked = { [`finding-${findings[2]}`]: 'on', decision: 'accept' };
    const refused = await editor.submit(page, ticked);
    expect([refused.status, refused.html.match(/name="organization"/g)?.length]).toEqual([409, 2]);
    const [, two] = (await app.get(`/api/v1/organizations?domain=${domain}`)).body.organizations;
    expect((await editor.submit(page, { ...ticked, organization: two.public_id })).status).toBe(303);
    expect((await editor.get(page)).html).toContain(`href="/organizations/${two.public_id}">Two</a>`);
  });

  it('keeps every answer until all conflicts are settled', async () => {
    const { id, page, domain, findings } = await request();
    for (const name of ['One', 'Two']) {
      await app.post('/api/v1/organizations', { name, domain, source: SOURCE });
    }
    const [, two] = (await app.get(`/api/v1/organizations?domain=${domain}`)).body.organizations;
    const form = {
      ...Object.fromEntries(findings.map((one) => [`finding-${one}`, 'on'])),
      decision: 'accept',
    };
    expect((await editor.submit(page, form)).status).toBe(409);
    const asked = await editor.submit(page, { ...form, organization: two.public_id });
    expect(asked.status).toBe(409);
    expect(asked.html).toContain('Two (organization)');
    expect(asked.html).toContain(`<input type="hidden" name="organization" value="${two.public_id}"`);
    const settled = { ...form, organization: two.public_id, [`settle-${findings[0]}`]: two.public_id };
    expect((await editor.submit(page, settled)).status).toBe(303);
    expect(await statuses(id)).toEqual(['accepted', 'accepted', 'accepted']);
  });

  it('writes corrections, and keeps what was typed after a refusal', async () => {
    const { id, page, domain, findings } = await request();
    const [name, person] = findings as [number, number];
    const typed = {
      [`finding-${name}`]: 'on',
      [`finding-${person}`]: 'on',
      [`value-${name}-name`]: ' Corrected Society ',
      [`value-${person}-role`]: 'Treasurer',
      [`value-${person}-start_date`]: '2026-02-31',
      decision: 'accept',
    };
    const refused = await editor.submit(page, typed);
    expect(refused.status).toBe(422);
    expect(refused.html).toContain(`<a href="#value-${person}-start_date">`);
    expect(refused.html).toMatch(/id="value-\d+-start_date"[^>]*aria-invalid="true"[^>]*value="2026-02-31"/);
    expect(refused.html).toContain('value=" Corrected Society "');
    expect(await statuses(id)).toEqual(['open', 'open', 'open']);

    const corrected = { ...typed, [`value-${person}-start_date`]: '2026-01-31' };
    expect((await editor.submit(page, corrected)).status).toBe(303);
    const [organization] = (await app.get(`/api/v1/organizations?domain=${domain}`)).body.organizations;
    expect(organization.name).toBe('Corrected Society');
    const { members } = (await app.get(`/api/v1/organizations/${organization.public_id}/members`)).body;
    expect(members).toMatchObject([{ role: 'Treasurer', start_date: '2026-01-31' }]);
  });

  it('treats a cleared field as empty, and an unchanged one as no correction', async () => {
    const { id, page, findings } = await request();
    const answer = await editor.submit(page, {
      [`finding-${findings[1]}`]: 'on',
      [`value-${findings[1]}-name`]: 'Ada Paged',
      [`value-${findings[1]}-role`]: '',
      decision: 'accept',
    });
    expect(answer.status).toBe(303);
    const [row] = await rows('SELECT edited_value FROM research_findings WHERE id = $1', [findings[1]]);
    expect(row.edited_value).toMatchObject({ name: 'Ada Paged', role: null });
    const untouched = await editor.submit(page, {
      [`finding-${findings[2]}`]: 'on',
      [`value-${findings[2]}-address`]: (
        await rows('SELECT value FROM research_findings WHERE id = $1', [findings[2]])
      )[0].value.address,
      decision: 'accept',
    });
    expect(untouched.status).toBe(303);
    expect(await rows('SELECT edited_value FROM research_findings WHERE id = $1', [findings[2]])).toEqual([
      { edited_value: null },
    ]);
    expect(await statuses(id)).toEqual(['open', 'accepted', 'accepted']);
  });

  it('changes nothing without a chosen action', async () => {
    const { id, page, findings } = await request();
    const answer = await editor.submit(page, { [`finding-${findings[0]}`]: 'on' });
    expect([answer.status, answer.html.includes('Choose whether to accept or to reject.')]).toEqual([
      422,
      true,
    ]);
    expect(await statuses(id)).toEqual(['open', 'open', 'open']);
  });

  it('refuses an unknown settlement', async () => {
    const { id, page, findings } = await request();
    for (const none of ['f'.repeat(32), 'none', ' ', '\u0000']) {
      for (const field of [`settle-${findings[0]}`, 'organization']) {
        const answer = await editor.submit(page, {
          [`finding-${findings[0]}`]: 'on',
          [field]: none,
          decision: 'accept',
        });
        expect([field, none, answer.status]).toEqual([field, none, 422]);
      }
    }
    expect(await statuses(id)).toEqual(['open', 'open', 'open']);
  });

  it('reports that a name must not be empty', async () => {
    const { id, page, findings } = await request();
    const answer = await editor.submit(page, {
      [`finding-${findings[0]}`]: 'on',
      [`value-${findings[0]}-name`]: '',
      decision: 'accept',
    });
    expect([answer.status, answer.html.includes('It must not be empty.')]).toEqual([422, true]);
    expect(await statuses(id)).toEqual(['open', 'open', 'open']);
  });

  it('shows many findings in parts', async () => {
    const domain = newDomain();
    const many = Array.from({ length: 60 }, (_, index) => emailAddress(`info-${index}@${domain}`));
    const id = await researched(app, domain, many);
    const { html } = await editor.get(`/workbench/research/${id}`);
    expect(html.match(/type="checkbox"/g)).toHaveLength(40);
    expect(html).toContain('20 more appear');
    const ticked = Object.fromEntries((await idsOf(id)).slice(0, 40).map((one) => [`finding-${one}`, 'on']));
    const answer = await editor.submit(`/workbench/research/${id}`, { ...ticked, decision: 'accept' });
    expect(answer.status).toBe(303);
    expect((await statuses(id)).filter((status) => status === 'open')).toHaveLength(20);
  });
});

describe('Accounts without can_edit', () => {
  it('cannot open the pages or submit their forms', async () => {
    const { id, page, findings } = await request();
    expect((await member.get('/workbench/research')).status).toBe(403);
    expect((await member.get(page)).status).toBe(403);
    const csrf = (await member.hiddenFields('/account/settings', '/account/name'))['csrf']!;
    const form = { csrf, [`finding-${findings[0]}`]: 'on', decision: 'accept' };
    expect((await member.post(page, form)).status).toBe(403);
    expect((await member.post(`${page}/again`, { csrf })).status).toBe(403);
    expect(await statuses(id)).toEqual(['open', 'open', 'open']);
  });

  it('must sign in, and return to the page', async () => {
    const { page } = await request();
    const { status, location } = await new Visitor(app.app).get(page);
    expect([status, location]).toEqual([303, `/sign-in?next=${encodeURIComponent(page)}`]);
  });
});

it('A form without its token changes nothing', async () => {
  const { id, page, findings } = await request();
  const answer = await editor.post(page, { [`finding-${findings[0]}`]: 'on', decision: 'accept', csrf: 'x' });
  expect(answer.status).toBe(403);
  expect(await statuses(id)).toEqual(['open', 'open', 'open']);
});

it.each(['/workbench/research/0', '/workbench/research/x', '/workbench/research/999999'])(
  '%s is not found',
  async (page) => {
    expect((await editor.get(page)).status).toBe(404);
  },
);

it('The address of a form redirects to its page', async () => {
  expect((await editor.get('/workbench/research/7/again')).location).toBe('/workbench/research/7');
});
