import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { Account } from '../../src/accounts/accounts.entities.js';
import { ReconciliationTokens } from '../../src/accounts/reconciliation-tokens.js';
import { AccountOpening } from '../../src/credits/ledger.js';
import { Database } from '../../src/database/database.js';
import type { OpenApiDocument, Operation } from '../../src/http/openapi-types.js';
import { loadSample } from '../../src/sample/load-sample.js';
import { orderOf } from '../support/document-order.js';
import { resetDatabase } from '../support/postgres.js';
import {
  describeInBrowser,
  openBrowser,
  overflowOf,
  photograph,
  SCHEMES,
  sizeOf,
  viewOf,
  violationsOf,
} from './support/browser.js';
import { describeWithPython } from './support/python.js';
import { Site } from './support/site.js';

const WIDTHS = [360, 800, 1440] as const;
const RULES = ['color-contrast', 'skip-link', 'region', 'document-title'];

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

  // The library chooses its colors when it loads, so each scheme has a page of its own.
  it.each(SCHEMES)('fits and is readable in windows of every width, %s', async (scheme) => {
    await open(viewOf(WIDTHS[0], scheme));
    for (const width of WIDTHS) {
      await page.setViewportSize(sizeOf(width));
      await photograph(page, `reference-${width}-${scheme}`);
      const overflow = await overflowOf(page);
      // axe-core refuses roles and names in the library's markup. Contrast and the surrounding page are under test.
      const violations = await violationsOf(page, RULES);
      expect({ width, overflow, violations }).toEqual({ width, overflow: 0, violations: [] });
    }
  });

  it('loads from no other host, and runs no refused script', async () => {
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
    // The policy refuses style attributes, which hides nothing.
    expect(refused.filter((text) => /Security Policy/.test(text) && !/inline style/.test(text))).toEqual([]);
    expect(errors).toEqual([]);
  });

  it("finds an operation, and sends its sample request with the reader's key", async () => {
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

  it('has samples in curl, TypeScript and Python, curl first', async () => {
    await open();
    const shown = page.getByRole('button', { name: /Shell Curl/ }).first();
    await shown.click();
    const names = await page.getByRole('option').allInnerTexts();
    expect(names.map((name) => name.trim()).toSorted()).toEqual(['Curl', 'Python', 'TypeScript']);
    await page.getByRole('option', { name: 'Python' }).click();
    await page.getByText('import requests').first().waitFor();
    await photograph(page, 'reference-sample');
  });

  it('is a list of the operations without JavaScript', async () => {
    await open({ ...viewOf(360, 'light'), javaScriptEnabled: false });
    expect(await page.getByText('GET /api/v1/people/{public_id}/changes').count()).toBe(1);
    await photograph(page, 'reference-without-script');
  });
});

/** The token in the samples of the reconciliation routes. */
const SAMPLE_TOKEN = `rec_${'0'.repeat(43)}`;

interface Sample {
  readonly id: string;
  readonly method: string;
  readonly sources: Readonly<Record<string, string>>;
}

describeInBrowser('The samples of the API reference', () => {
  let site: Site;
  let samples: Sample[];
  let folder: string;
  beforeAll(async () => {
    site = await Site.start();
    folder = await mkdtemp(join(tmpdir(), 'directory-samples-'));
    const browser = await openBrowser();
    try {
      samples = await samplesOf(await browser.newPage({ baseURL: site.url }));
    } finally {
      await browser.close();
    }
  });
  afterAll(async () => {
    await site?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /**
   * Runs the samples in their order, in one process. An advertiser is an organization, which is deleted by
   * then.
   */
  async function runAll(language: string, extension: string, program: string, driver: string): Promise<void> {
    await resetDatabase();
    const db = site.api.app.get(Database);
    const key = (await loadSample(db, site.api.app.get(AccountOpening)))!;
    const { id: account } = await db.manager.findOneByOrFail(Account, { admin: false });
    const issued = await site.api.app.get(ReconciliationTokens).issue(account, 'samples');
    const token = 'token' in issued ? issued.token : '';
    const files = samples.map(({ id, sources }) => ({
      path: join(folder, `${id}.${extension}`),
      text: sources[language]!.replace('YOUR_SECRET_TOKEN', key).replace(SAMPLE_TOKEN, token),
    }));
    for (const { path, text } of files) await writeFile(path, text);
    const script = join(folder, `run.${extension}`);
    await writeFile(script, driver);
    const { stderr } = await promisify(execFile)(program, [script, ...files.map(({ path }) => path)]);
    expect(stderr.trim().split('\n')).toEqual([
      expect.stringMatching(
        new RegExp(`^${join(folder, `deleteAdvertiser.${extension}`)}: .*(410|gone)`, 'i'),
      ),
    ]);
  }

  it('run in TypeScript, and pass its strict check', async () => {
    const driver = `for (const file of process.argv.slice(2))
      await import(file).catch((error) => console.error(file + ': ' + error.message));`;
    await runAll('typescript', 'mts', process.execPath, driver);
    const options = '--noEmit --strict --target es2022 --module nodenext --moduleDetection force'.split(' ');
    const tsc = resolve('node_modules/typescript/bin/tsc');
    const files = samples.map(({ id }) => `${id}.mts`);
    await promisify(execFile)(process.execPath, [tsc, ...options, ...files], { cwd: folder });
  });

  describeWithPython('in Python', () => {
    it('run', () =>
      runAll(
        'python',
        'py',
        'python3',
        `import runpy, sys
for file in sys.argv[1:]:
    try:
        runpy.run_path(file)
    except Exception as error:
        print(f'{file}: {error}', file=sys.stderr)`,
      ));
  });
});

/**
 * Returns the samples that the page passes to the library, in an order in which all can be sent. The payment
 * processor signs its events, so that sample is omitted.
 */
async function samplesOf(page: Page): Promise<Sample[]> {
  await page.route('**/assets/scalar-*', (route) =>
    route.fulfill({ body: 'window.Scalar = { createApiReference: (_, given) => (window.given = given) };' }),
  );
  await page.goto('/docs');
  await page.waitForFunction(() => 'given' in globalThis);
  const { content } = (await page.evaluate('window.given')) as { content: OpenApiDocument };
  return Object.values(content.paths)
    .flatMap((item) => Object.entries(item) as [string, Operation & WithSamples][])
    .map(([method, operation]) => ({
      id: operation.operationId,
      method,
      sources: Object.fromEntries(operation['x-codeSamples'].map(({ lang, source }) => [lang, source])),
    }))
    .filter(({ id }) => id !== 'receivePaymentEvent')
    .toSorted((a, b) => orderOf(a) - orderOf(b));
}

interface WithSamples {
  readonly 'x-codeSamples': readonly { readonly lang: string; readonly source: string }[];
}
