import type { Browser, Page } from 'playwright-core';
import { AccountsService } from '../../src/accounts/accounts.service.js';
import { Directory } from '../factories/directory.js';
import { emailAddress, finding, researched } from '../support/research.js';
import { PASSWORD, Visitor } from '../support/visitor.js';
import { describeInBrowser, openBrowser, overflowOf, viewOf, violationsOf } from './support/browser.js';
import { Site } from './support/site.js';

describeInBrowser('An editor in the workbench', () => {
  let site: Site;
  let browser: Browser;
  let directory: Directory;
  beforeAll(async () => {
    site = await Site.start({}, { background: true });
    directory = new Directory(site.api);
    await new Visitor(site.api.app).signUp('edda@example.org', 'Edda Editor');
    const accounts = site.api.app.get(AccountsService);
    await accounts.update((await accounts.find('edda@example.org'))!.id, { canEdit: true });
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });

  const titles = ['Treasurer', 'Secretary'];

  describe.each([{ scripts: true }, { scripts: false }])('with scripts: $scripts', ({ scripts }) => {
    let page: Page;
    const refused: string[] = [];
    beforeAll(async () => {
      page = await browser.newPage({
        baseURL: site.url,
        javaScriptEnabled: scripts,
        ...viewOf(1440, 'light'),
      });
      page.on('console', (message) => refused.push(message.text()));
      await page.goto('/sign-in?next=/workbench');
      await page.getByLabel('Email address').fill('edda@example.org');
      await page.getByLabel('Password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.waitForURL(`${site.url}/workbench`);
    });
    afterAll(() => page.context().close());

    const cite = async () => {
      await page.getByLabel('URL').fill('https://news.example/board');
      await page.getByLabel('Category').fill('news');
    };

    it('corrects a title with its source, from the search', async () => {
      const title = titles[scripts ? 0 : 1]!;
      const person = await directory.person({ first_name: 'Wanda', last_name: `Search-${scripts}` });
      await directory.membership({
        person_public_id: person.public_id,
        title: 'Tresurer',
        role: 'treasurer',
      });
      await site.api.settled();
      await page.getByLabel('Search the directory').fill(`Wanda Search-${scripts}`);
      await page.getByLabel('Search the directory').press('Enter');
      await page.getByRole('link', { name: `Wanda Search-${scripts}`, exact: true }).click();
      await page.getByRole('link', { name: /^Edit: Tresurer/ }).click();
      await cite();
      await page.getByLabel('Title').fill(title);
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Saved, with its source.').waitFor();
      const row = page.getByRole('row', { name: /^Title/ });
      expect(await row.innerText()).toMatch(
        new RegExp(`${title}[^]*news.example/board[^]*news · Edda Editor`),
      );
    });

    it('reverts a change', async () => {
      const person = await directory.person({ first_name: 'Before' });
      await site.api.patch(`/api/v1/people/${person.public_id}`, {
        person: { first_name: 'After' },
        source: { category: 'news', url: 'https://news.example' },
      });
      await page.goto(`/people/${person.public_id}/history`);
      await page.getByRole('link', { name: /^Put back/ }).click();
      expect(await page.getByLabel('First name').inputValue()).toBe('Before');
      await cite();
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('heading', { level: 1, name: /^Before/ }).waitFor();
    });

    it('adds the record of a zero-result search, and completes the search with a note', async () => {
      const name = `Nemo Missing-${scripts}`;
      await site.api.get(`/api/v1/search?${new URLSearchParams({ q: name })}`);
      await page.goto('/workbench/zero-results');
      await page.getByRole('link', { name: `Add a person: ${name}` }).click();
      await cite();
      expect(await page.getByLabel('Last name').inputValue()).toBe(`Missing-${scripts}`);
      await page.getByRole('button', { name: 'Create', exact: true }).click();
      const another = page.getByRole('button', { name: 'Create anyway' });
      const created = page.getByText('Created, with its source.');
      await another.or(created).first().waitFor();
      if (await another.isVisible()) await another.click();
      await created.waitFor();
      await page.goto('/workbench/zero-results');
      await page.getByLabel(`Note: ${name}`).fill('Added.');
      await page.getByRole('button', { name: `Complete: ${name}` }).click();
      await page.locator('main').getByText('The search is completed.').waitFor();
      expect(await page.getByRole('link', { name: `Search again: ${name}` }).count()).toBe(0);
    });

    it('accepts and rejects findings one by one, and sees the written records', async () => {
      const domain = `one-by-one-${scripts}.example`;
      const id = await researched(site.api, domain, [
        finding('organization_name', { name: `Office ${scripts}` }),
        emailAddress(`info@${domain}`),
        emailAddress(`old@${domain}`),
      ]);
      await page.goto(`/workbench/research/${id}`);
      await page.getByRole('button', { name: `Accept: Office ${scripts}` }).click();
      await page
        .locator('main')
        .getByText(/^Accepted\. .*2 findings left/)
        .waitFor();
      await page.getByRole('button', { name: `Reject: old@${domain}` }).click();
      await page
        .locator('main')
        .getByText(/^Rejected.*1 finding left/)
        .waitFor();
      await page.getByText('2 reviewed').click();
      await page.getByRole('link', { name: 'written (organization)' }).last().click();
      await page.getByRole('heading', { level: 1, name: `Office ${scripts}` }).waitFor();
    });

    it("sees both versions after another editor's save", async () => {
      const person = await directory.person({ first_name: 'Shared' });
      await page.goto(`/people/${person.public_id}/edit`);
      await site.api.patch(`/api/v1/people/${person.public_id}`, {
        person: { first_name: 'Theirs' },
        source: { category: 'news', url: 'https://news.example' },
      });
      await cite();
      await page.getByLabel('First name').fill('Mine');
      await page.getByRole('button', { name: 'Save' }).click();
      const both = page.getByRole('alert');
      expect(await both.innerText()).toMatch(/Theirs[^]*Mine/);
      expect(await page.getByLabel('First name').inputValue()).toBe('Mine');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('heading', { level: 1, name: /^Mine/ }).waitFor();
    });

    it('ran nothing that the policy refuses', () => {
      expect(refused.filter((text) => /Content Security Policy|Refused/.test(text))).toEqual([]);
    });
  });

  describe('with the keyboard alone', () => {
    let page: Page;
    beforeAll(async () => {
      page = await browser.newPage({ baseURL: site.url, ...viewOf(1440, 'light') });
      await page.goto('/sign-in?next=/workbench');
      await page.getByLabel('Email address').fill('edda@example.org');
      await page.keyboard.press('Tab');
      await page.keyboard.type(PASSWORD);
      await page.keyboard.press('Enter');
      await page.waitForURL(`${site.url}/workbench`);
    });
    afterAll(() => page.context().close());

    const focused = () =>
      page.evaluate(() => {
        const element = document.activeElement as HTMLInputElement;
        return element.labels?.[0]?.textContent ?? element.getAttribute('aria-label') ?? element.textContent;
      });
    const said = () => page.locator('body > p[role=status]').innerText();

    it('works through 50 findings', async () => {
      const domain = 'fifty.example';
      const many = Array.from({ length: 50 }, (_, n) =>
        emailAddress(`a${String(n).padStart(2, '0')}@${domain}`),
      );
      const id = await researched(site.api, domain, many);
      await page.goto(`/workbench/research/${id}`);
      await page.keyboard.press('j');
      expect(await focused()).toBe(`a00@${domain}`);
      await page.keyboard.press('j');
      await page.keyboard.press('k');
      for (let left = 49; left >= 0; left--) {
        await page.keyboard.press(left % 2 === 0 ? 'r' : 'a');
        const message = left === 1 ? '1 finding left.' : `${left} findings left.`;
        await page.locator('main').getByText(message).waitFor();
        // The next finding has taken the place of the decided one.
        if (left > 0) expect(await focused()).toBe(`a${String(50 - left).padStart(2, '0')}@${domain}`);
      }
      const { body } = await site.api.get(`/api/v1/research_requests/${id}`);
      const statuses = body.research_request.findings.map(({ status }: { status: string }) => status);
      expect(statuses.filter((status: string) => status === 'accepted')).toHaveLength(25);
      expect(statuses.filter((status: string) => status === 'rejected')).toHaveLength(25);
    });

    it('hears the result after a partial update', async () => {
      const id = await researched(site.api, 'said.example', [emailAddress('a@said.example')]);
      await page.goto(`/workbench/research/${id}`);
      await page.keyboard.press('j');
      await page.keyboard.press('a');
      await page
        .locator('body > p[role=status]')
        .filter({ hasText: /Accepted/ })
        .waitFor();
      expect(await said()).toMatch(/^Accepted\. .*0 findings left/);
    });

    it('opens a suggestion of the search box', async () => {
      const { public_id } = await directory.person({ first_name: 'Sugarloaf', last_name: 'Suggested' });
      await site.api.settled();
      await page.goto('/workbench');
      await page.keyboard.press('/');
      await page.keyboard.type('Sugarlo');
      const suggested = page.getByRole('option', { name: /^Sugarloaf Suggested person/ });
      await suggested.waitFor();
      await page.keyboard.press('Escape');
      expect(await page.getByRole('listbox').count()).toBe(0);
      await page.keyboard.type('a');
      await suggested.waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await page.keyboard.press('ArrowDown');
      expect(await page.getByRole('combobox').getAttribute('aria-activedescendant')).toBe(
        await suggested.getAttribute('id'),
      );
      await page.keyboard.press('Enter');
      await page.waitForURL(`**/people/${public_id}`);
    });

    it('names a record by a suggestion of its field', async () => {
      const person = await directory.person({ first_name: 'Mem', last_name: 'Ber' });
      const { public_id } = await directory.organization({ name: 'Guild of Suggestions' });
      await site.api.settled();
      await page.goto(`/workbench/memberships/new?person=${person.public_id}`);
      await page.getByLabel('Organization', { exact: true }).focus();
      await page.keyboard.type('Guild of Sug');
      await page.getByRole('option', { name: /^Guild of Suggestions/ }).waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.getByLabel('Role').fill('member');
      await page.getByLabel('Start date').fill('2026-01-31');
      await page.getByLabel('URL').fill('https://news.example/guild');
      await page.getByLabel('Category').fill('news');
      await page.getByRole('button', { name: 'Create', exact: true }).click();
      await page.getByText('Created, with its source.').waitFor();
      expect(await page.locator(`main a[href="/organizations/${public_id}"]`).count()).toBe(1);
    });

    it('sees records similar to a new one', async () => {
      await directory.person({ first_name: 'Perpetua', last_name: 'Similar' });
      await site.api.settled();
      await page.goto('/workbench/people/new?name=Perpetua+Similar');
      await page.getByLabel('URL').fill('https://news.example/perpetua');
      await page.getByLabel('Category').fill('news');
      await page.getByRole('button', { name: 'Create', exact: true }).press('Enter');
      await page.getByRole('heading', { name: 'Similar records exist' }).waitFor();
      expect(await violationsOf(page)).toEqual([]);
      expect(await page.getByLabel('Last name').inputValue()).toBe('Similar');
    });

    it('searches, moves through the hits, and opens the form', async () => {
      await directory.person({ first_name: 'Keyla', last_name: 'One' });
      await directory.person({ first_name: 'Keyla', last_name: 'Two' });
      await site.api.settled();
      await page.keyboard.press('/');
      await page.keyboard.type('Keyla');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/workbench/search?q=Keyla');
      await page.keyboard.press('j');
      const first = await focused();
      await page.keyboard.press('j');
      expect(await focused()).not.toBe(first);
      await page.keyboard.press('k');
      expect(await focused()).toBe(first);
      await page.keyboard.press('e');
      await page.waitForURL('**/edit');
    });

    it('triggers no shortcut while typing, or after disabling them', async () => {
      await page.getByLabel('First name').focus();
      await page.keyboard.type('aer/?j');
      expect(await page.getByLabel('First name').inputValue()).toMatch(/aer\/\?j/);
      await page.goto('/workbench/search?q=Keyla');
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Keys' }).waitFor();
      await page.getByLabel('Use these keys in this browser').press('Space');
      await page.keyboard.press('Escape');
      await page.keyboard.press('j');
      expect(await page.locator('[data-at]').count()).toBe(0);
      await page.keyboard.press('?');
      await page.getByLabel('Use these keys in this browser').press('Space');
      await page.keyboard.press('Escape');
      await page.keyboard.press('j');
      expect(await page.locator('[data-at]').count()).toBe(1);
    });
  });

  it('sees pages without overflow at 200 % zoom', async () => {
    const person = await directory.person();
    // At 200 % a window of 1,280 pixels has a width of 640 CSS pixels.
    const page = await browser.newPage({ baseURL: site.url, viewport: { width: 640, height: 512 } });
    await page.goto(`/sign-in?next=/people/${person.public_id}`);
    await page.getByLabel('Email address').fill('edda@example.org');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    for (const path of ['', '/edit', '/history', '/graph']) {
      await page.goto(`/people/${person.public_id}${path}`);
      expect(await overflowOf(page)).toBe(0);
    }
    await page.context().close();
  });
});
