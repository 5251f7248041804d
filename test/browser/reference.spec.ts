import type { Browser, BrowserContext, Page } from 'playwright-core';
import {
  describeInBrowser,
  openBrowser,
  overflowOf,
  photograph,
  SCHEMES,
  viewOf,
  violationsOf,
} from './support/browser.js';
import { Site } from './support/site.js';

const WIDTHS = [360, 800, 1440] as const;

describeInBrowser('The API reference', () => {
  let site: Site;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    site = await Site.start();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });
  afterEach(() => context.close());

  async function open(view: Parameters<Browser['newContext']>[0] = viewOf(1440, 'light')) {
    context = await browser.newContext({ baseURL: site.url, ...view });
    page = await context.newPage();
    await page.goto('/docs');
    if (view.javaScriptEnabled !== false)
      await page.getByRole('heading', { name: 'Authentication', exact: true }).waitFor();
  }

  it.each(WIDTHS.flatMap((width) => SCHEMES.map((scheme) => ({ width, scheme }))))(
    'fits and can be read at $width px, $scheme',
    async ({ width, scheme }) => {
      await open(viewOf(width, scheme));
      await photograph(page, `reference-${width}-${scheme}`);
      expect(await overflowOf(page)).toBe(0);
      // Markup of the library has roles and names that axe-core refuses; contrast and the page around it are ours.
      expect(await violationsOf(page, ['color-contrast', 'skip-link', 'region', 'document-title'])).toEqual(
        [],
      );
    },
  );

  it('asks no other host and runs no refused script', async () => {
    context = await browser.newContext({ baseURL: site.url });
    page = await context.newPage();
    const hosts = new Set<string>();
    const refused: string[] = [];
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol !== 'data:' && protocol !== 'blob:') hosts.add(origin);
    });
    page.on('console', (message) => refused.push(message.text()));
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto('/docs');
    await page.getByRole('heading', { name: 'Authentication', exact: true }).waitFor();
    await page.waitForLoadState('networkidle');
    expect([...hosts]).toEqual([site.url]);
    // Style attributes are refused, which hides nothing.
    expect(refused.filter((text) => /Security Policy/.test(text) && !/inline style/.test(text))).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('finds an operation, and sends its sample request with the key of the reader', async () => {
    await open();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('show the caller');
    await page.getByRole('option', { name: /api.v1.me/ }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByPlaceholder('Token').first().fill(site.api.editor.key);
    await page.getByRole('button', { name: 'Test Request (get /api/v1/me)' }).click();
    const answered = page.waitForResponse((response) => response.url() === `${site.url}/api/v1/me`);
    await page.getByRole('button', { name: /^Send/ }).first().click();
    expect((await answered).status()).toBe(200);
    await page.getByText('credits_remaining').last().waitFor();
    await photograph(page, 'reference-answer');
  });

  it('has samples in curl, JavaScript and Python', async () => {
    await open();
    await page
      .getByRole('button', { name: /Shell Curl/ })
      .first()
      .click();
    const names = await page.getByRole('option').allInnerTexts();
    expect(names.map((name) => name.trim())).toEqual(['Fetch', 'Requests', 'Curl']);
  });

  it('is a list of the operations without JavaScript', async () => {
    await open({ ...viewOf(360, 'light'), javaScriptEnabled: false });
    expect(await page.getByText('GET /api/v1/people/{public_id}/changes').count()).toBe(1);
    await photograph(page, 'reference-without-script');
  });
});
